//! The pen: what has been entered so far of the next entry, and where it will go.

use scoresheet_record::diagram::{Diagram, Gesture};
use scoresheet_record::men::{Role, Square, last_rank};
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;

/// Where the next entry goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Target {
    /// Into the next free cell.
    #[default]
    Next,
    /// In place of what stands in a cell.
    Correct(Ply),
    /// Into a new cell before this one.
    Before(Ply),
}

/// A question about the next entry. It is asked by geometry alone: whatever stands on the board is taken to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// A pawn was moved to its last rank.
    Promotion {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
    },
    /// What was typed may mean several moves.
    Which {
        /// What was typed.
        text: MoveText,
        /// What it may mean.
        gestures: Vec<Gesture>,
    },
}

/// What is being entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pen {
    /// The square tapped first.
    pub selected: Option<Square>,
    /// The square that has the keyboard's focus when the board gets it.
    pub focus: Square,
    /// Where the entry goes.
    pub target: Target,
    /// What is asked.
    pub asked: Option<Asked>,
}

impl Default for Pen {
    fn default() -> Self {
        Pen { selected: None, focus: Square::E2, target: Target::Next, asked: None }
    }
}

/// What a tap has brought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tapped {
    /// Nothing is to be recorded yet.
    Waiting,
    /// Two squares were tapped.
    Squares {
        /// The first.
        from: Square,
        /// The second.
        to: Square,
    },
}

impl Pen {
    /// Takes a tap. Every square answers, whatever stands on it: the first tap selects, the second on another square
    /// completes the move, the second on the same square lets it go. A question is dropped by a tap.
    pub fn tap(&mut self, square: Square, diagram: &Diagram) -> Tapped {
        self.focus = square;
        if self.asked.take().is_some() {
            self.selected = None;
        }
        match self.selected.take() {
            None => self.selected = Some(square),
            Some(from) if from == square => {}
            Some(from) if promotes(diagram, from, square) => self.asked = Some(Asked::Promotion { from, to: square }),
            Some(from) => return Tapped::Squares { from, to: square },
        }
        Tapped::Waiting
    }

    /// The promotion that is asked about, with the answer.
    pub fn promote(&mut self, role: Option<Role>) -> Option<(Square, Square, Option<Role>)> {
        match self.asked.take() {
            Some(Asked::Promotion { from, to }) => Some((from, to, role)),
            other => {
                self.asked = other;
                None
            }
        }
    }

    /// Clears what was entered and lets a picked cell go; the focus stays.
    pub fn lift(&mut self) {
        *self = Pen { focus: self.focus, ..Pen::default() };
    }

    /// The cell that is being corrected or put something before.
    #[must_use]
    pub fn picked(&self) -> Option<Ply> {
        match self.target {
            Target::Next => None,
            Target::Correct(ply) | Target::Before(ply) => Some(ply),
        }
    }
}

/// Whether a pawn, of either side and from wherever, goes to its last rank.
fn promotes(diagram: &Diagram, from: Square, to: Square) -> bool {
    let man = diagram.board.piece_at(from);
    man.is_some_and(|man| man.role == Role::Pawn && to.rank() == last_rank(man.color))
}

#[cfg(test)]
mod tests {
    use scoresheet_record::setup::SetUp;

    use super::*;

    #[test]
    fn two_taps_make_a_move_on_any_squares_and_two_on_one_square_none() {
        let diagram = Diagram::of(&SetUp::default());
        for from in Square::ALL {
            for to in Square::ALL {
                let mut pen = Pen::default();
                assert_eq!(pen.tap(from, &diagram), Tapped::Waiting);
                assert_eq!(pen.selected, Some(from));
                let tapped = pen.tap(to, &diagram);
                assert_eq!((pen.selected, pen.focus), (None, to));
                if from == to {
                    assert_eq!((tapped, pen.asked), (Tapped::Waiting, None), "{from}");
                } else if let Some(asked) = pen.asked {
                    assert_eq!(asked, Asked::Promotion { from, to });
                } else {
                    assert_eq!(tapped, Tapped::Squares { from, to });
                }
            }
        }
    }

    /// Wish 8 of `peers.md`: no automatic queen; the question comes for any pawn, by geometry.
    #[test]
    fn a_pawn_of_either_side_on_its_last_rank_is_asked_about_and_a_tap_drops_the_question() {
        let diagram = Diagram::of(&SetUp::from_fen("8/4P3/8/8/8/8/4p3/4R3 b - - 0 1").unwrap());
        for (from, to, asks) in [
            (Square::E7, Square::E8, true),
            (Square::E7, Square::A8, true),
            (Square::E2, Square::E1, true),
            (Square::E2, Square::E8, false),
            (Square::E1, Square::E8, false),
        ] {
            let mut pen = Pen::default();
            pen.tap(from, &diagram);
            pen.tap(to, &diagram);
            assert_eq!(pen.asked.is_some(), asks, "{from}{to}");
            if asks {
                let mut other = pen.clone();
                assert_eq!(pen.promote(Some(Role::Rook)), Some((from, to, Some(Role::Rook))));
                assert_eq!((other.tap(Square::A1, &diagram), other.asked), (Tapped::Waiting, None));
                assert_eq!(other.selected, Some(Square::A1));
            }
        }
    }
}
