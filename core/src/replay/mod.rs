//! A written game followed on the board, ply by ply. It never fails.
//!
//! Each cell of a [`Line`] becomes a [`Played`]: legal; illegal and followed by hand; followed on a board that no legal
//! play can hold; unread; missing; or written after a gap, where the position it was made in is not known. Positions are
//! known again from a diagram that the director has confirmed (US 15F3). Short gaps can be completed in every legal way:
//! [`Replay::each_completion`]. Counting is [`crate::evidence`].
//!
//! ```
//! use scoresheet_core::replay::{PlyState, Replay};
//! use scoresheet_record::{notation::MoveText, ply::Ply, sheet::{Line, Written}};
//!
//! let cells = ["e4", "e5", "Ke3"].map(|text| Written::Text(MoveText::new(text)));
//! let replay = Replay::of(&Line { cells: cells.into(), ..Line::default() });
//! assert!(matches!(replay.plies[1].state, PlyState::Legal { .. }));
//! assert_eq!(replay.first_fault().map(|played| played.ply), Some(Ply(3)));
//! assert_eq!(replay.name(Ply(2)), "1...e5");
//! ```

mod as_written;
mod completion;
mod notation;
mod placed;

pub use completion::{Completions, Going, Step};

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{CastlingSide, Color, Role};
use scoresheet_record::notation::{MoveText, Notation, SpellingError};
use scoresheet_record::ply::{MoveLabel, Numbering, Ply};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};

use crate::legality::IllegalMove;
use crate::position::{Position, SetUpFlaw};
use crate::reading::{Origins, Reading, Slip, read_on_sheet};
use placed::{gap, placed};

/// What a replay makes of one cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlyState {
    /// A legal move.
    Legal {
        /// What was off in its spelling.
        slips: Vec<Slip>,
    },
    /// Moved by hand on a board that no legal play can hold, in the way the man moves.
    Followed,
    /// Not legal. Moved by hand where the squares are plain.
    Illegal {
        /// Why.
        why: IllegalMove,
    },
    /// Something is written that gives no single move.
    Unread {
        /// Why.
        why: Unread,
    },
    /// A move was made, or left out, and none is written.
    Missing,
    /// A move is written, and the position it was made in is not known.
    Unplaced,
}

/// Why a cell gives no single move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// The text does not spell a move.
    Spelling(SpellingError),
    /// Marked as illegible.
    Illegible,
    /// Several legal moves fit.
    Ambiguous(Vec<Gesture>),
}

scoresheet_record::messages! {
    /// Why a cell gives no single move, for people.
    pub enum UnreadText {
        /// The text does not spell a move.
        Spelling = "unread-spelling" {
            /// The text.
            text: String,
        },
        /// Marked as illegible.
        Illegible = "unread-illegible",
        /// Several legal moves fit.
        Ambiguous = "unread-ambiguous" {
            /// The text.
            text: String,
            /// The moves by their squares.
            moves: Vec<String>,
        },
    }
}

impl Unread {
    /// The reason as a message; `text` is what is written.
    #[must_use]
    pub fn message(&self, text: &str) -> UnreadText {
        match self {
            Unread::Spelling(_) => UnreadText::Spelling { text: text.to_owned() },
            Unread::Illegible => UnreadText::Illegible,
            Unread::Ambiguous(gestures) => UnreadText::Ambiguous {
                text: text.to_owned(),
                moves: gestures.iter().map(|gesture| gesture.by_squares().to_string()).collect(),
            },
        }
    }
}

/// What a ply does to the count of plies without capture or pawn move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Neither a capture nor a pawn move.
    Quiet,
    /// A capture or a pawn move (US 14F1, FIDE 9.3).
    Zeroing,
    /// Not known.
    Unknown,
}

/// One ply of a replay.
#[derive(Debug, Clone)]
pub struct Played {
    /// Which.
    pub ply: Ply,
    /// What stands in the cell.
    pub written: Written,
    /// What it is worth.
    pub state: PlyState,
    /// The hand movement, where its squares are known.
    pub gesture: Option<Gesture>,
    /// What it does to the quiet run.
    pub effect: Effect,
    /// The position after it, where it is known.
    pub after: Option<Position>,
    /// Whether the position after it is a diagram confirmed by the director.
    pub diagram: Option<SetUp>,
}

impl Played {
    /// Whether the record gives no move here, so that the position is lost.
    #[must_use]
    pub fn is_gap(&self) -> bool {
        match &self.state {
            PlyState::Missing | PlyState::Unread { .. } => true,
            PlyState::Illegal { .. } => self.gesture.is_none(),
            PlyState::Legal { .. } | PlyState::Followed | PlyState::Unplaced => false,
        }
    }
}

/// A written game followed on the board.
#[derive(Debug, Clone)]
pub struct Replay {
    /// How the plies are numbered.
    pub numbering: Numbering,
    /// The position before ply 1.
    pub start: Position,
    /// The set-up that the start was read from.
    pub set_up: SetUp,
    /// What had to be put aside in the set-up.
    pub flaws: Vec<SetUpFlaw>,
    /// The notation that the texts are read in: the one chosen, or the only one in which the game as a whole reads.
    pub notation: Notation,
    /// Other notations in which the game reads as well and differently, so that none of them was taken.
    pub undecided_notations: Vec<Notation>,
    /// The plies, ply 1 first.
    pub plies: Vec<Played>,
}

impl Replay {
    /// Follows a line from its start.
    #[must_use]
    pub fn of(line: &Line) -> Replay {
        let replay = Replay::in_notation(line, line.notation.unwrap_or_default());
        if line.notation.is_some() { replay } else { replay.in_the_notation_of_the_sheet(line) }
    }

    /// Follows a line whose texts are written in this notation.
    fn in_notation(line: &Line, notation: Notation) -> Replay {
        // A diagram confirmed before the first move stands for the start position.
        let set_up = line.diagrams.get(&Ply::START).unwrap_or(&line.start);
        let (start, flaws) = Position::set_up(set_up);
        let mut replay = Replay {
            numbering: set_up.numbering(),
            start,
            set_up: set_up.clone(),
            flaws,
            notation,
            undecided_notations: Vec::new(),
            plies: Vec::with_capacity(line.cells.len()),
        };
        for written in &line.cells {
            let ply = Ply::of_cell(replay.plies.len());
            replay.push(written.clone(), line.diagrams.get(&ply).cloned());
        }
        replay
    }

    /// Follows one more cell.
    pub fn push(&mut self, written: Written, diagram: Option<SetUp>) {
        let ply = Ply::of_cell(self.plies.len());
        let before = self.position_after(self.last_ply());
        let mut played = match before {
            Some(before) => placed(ply, &written, before, self),
            None => self.unplaced(ply, &written),
        };
        if let PlyState::Illegal { why } = &mut played.state {
            self.date(why, self.numbering.mover(ply));
        }
        if let Some(setup) = &diagram {
            played.after = Some(Position::set_up(setup).0);
        }
        played.diagram = diagram;
        self.plies.push(played);
    }

    /// Reads a text as the next move of the record, made in `before`, in this notation, whatever the record is written in.
    #[must_use]
    pub fn reading_of(&self, before: &Position, text: &MoveText, notation: Notation) -> Reading {
        let mut reading = match notation {
            Notation::Algebraic(_) => read_on_sheet(before, text, notation, &Origins::default()),
            Notation::Descriptive => read_on_sheet(before, text, notation, &self.origins()),
        };
        if let Reading::Illegal { why, .. } = &mut reading {
            self.date(why, before.turn());
        }
        reading
    }

    /// Names the move by which a right to castle was lost, where the record shows it.
    fn date(&self, why: &mut IllegalMove, side: Color) {
        if let IllegalMove::CastlingRightGone { wing, since } = why {
            *since = self.right_lost_at(wing, side);
        }
    }

    /// Where the pieces on the board began, as far as the record tells.
    #[must_use]
    pub fn origins(&self) -> Origins {
        let mut origins = Origins::at_start(&self.start);
        self.plies.iter().for_each(|played| self.follow(&mut origins, played));
        origins
    }

    /// Follows a ply of the record with the origins of the pieces before it.
    pub(crate) fn follow(&self, origins: &mut Origins, played: &Played) {
        let before = played.ply.previous().and_then(|ply| self.position_after(ply));
        match before.zip(played.gesture).filter(|_| played.diagram.is_none()) {
            Some((before, gesture)) => origins.follow(before, &gesture),
            // Over a gap or a new diagram nobody can tell the pieces apart.
            None => *origins = Origins::default(),
        }
    }

    /// The record up to a ply: what was written afterwards does not count for a claim made there.
    #[must_use]
    pub fn up_to(&self, ply: Ply) -> Replay {
        let plies = self.plies.iter().take(ply.0 as usize).cloned().collect();
        Replay {
            numbering: self.numbering,
            start: self.start.clone(),
            set_up: self.set_up.clone(),
            flaws: self.flaws.clone(),
            notation: self.notation,
            undecided_notations: self.undecided_notations.clone(),
            plies,
        }
    }

    /// The record with one more cell, such as an announced move.
    #[must_use]
    pub fn then(mut self, written: Written) -> Replay {
        self.push(written, None);
        self
    }

    /// The last ply, or 0 for a game without moves.
    #[must_use]
    pub fn last_ply(&self) -> Ply {
        Ply(u32::try_from(self.plies.len()).unwrap_or(u32::MAX))
    }

    /// The ply as played; `None` for the start or beyond the end.
    #[must_use]
    pub fn played(&self, ply: Ply) -> Option<&Played> {
        self.plies.get(ply.cell()?)
    }

    /// The position after a ply, where it is known; ply 0 is the start.
    #[must_use]
    pub fn position_after(&self, ply: Ply) -> Option<&Position> {
        match ply.cell() {
            None => Some(&self.start),
            Some(cell) => self.plies.get(cell)?.after.as_ref(),
        }
    }

    /// The first ply that is not a legal move or cannot be read. Missing moves are no fault of this kind.
    #[must_use]
    pub fn first_fault(&self) -> Option<&Played> {
        self.plies.iter().find(|played| matches!(played.state, PlyState::Illegal { .. } | PlyState::Unread { .. }))
    }

    /// The plies at which the record gives no move.
    #[must_use]
    pub fn gaps(&self) -> Vec<Ply> {
        self.plies.iter().filter(|played| played.is_gap()).map(|played| played.ply).collect()
    }

    /// The plies up to `at` at which the record gives no move.
    #[must_use]
    pub fn gaps_until(&self, at: Ply) -> Vec<Ply> {
        self.gaps().into_iter().filter(|ply| *ply <= at).collect()
    }

    /// A ply as players name it: `26.Nb5`, with the move as written where it is not a legal one. The start is `start`.
    #[must_use]
    pub fn name(&self, ply: Ply) -> String {
        let Some((label, played)) = self.numbering.label(ply).zip(self.played(ply)) else {
            return "start".to_owned();
        };
        format!("{label}{}", self.move_text(played))
    }

    /// The move of a ply in English SAN, or as written where it is not a legal one.
    #[must_use]
    pub fn move_text(&self, played: &Played) -> String {
        let before = played.ply.previous().and_then(|ply| self.position_after(ply));
        let legal = before.zip(played.gesture).and_then(|(before, gesture)| {
            let m = before.legal_move(&gesture)?;
            Some(before.san(m))
        });
        legal.unwrap_or_else(|| written_text(&played.written))
    }

    /// The move by which a castling right was lost, where the record shows it.
    #[must_use]
    pub fn right_lost_at(&self, wing: &str, side: Color) -> Option<MoveLabel> {
        let wing = if wing == crate::legality::wing_name(CastlingSide::KingSide) {
            CastlingSide::KingSide
        } else {
            CastlingSide::QueenSide
        };
        let has_right = |position: &Position| position.castling_rook(side, wing).is_some();
        let last_with =
            (0..=self.last_ply().0).rev().map(Ply).find(|ply| self.position_after(*ply).is_some_and(has_right))?;
        // Over a gap nobody knows which move it was.
        self.position_after(last_with.next())?;
        self.numbering.label(last_with.next())
    }
}

/// What stands in a cell, as text.
#[must_use]
pub fn written_text(written: &Written) -> String {
    match written {
        Written::Move { text: Some(text), .. } | Written::Text(text) | Written::Illegible(text) => text.to_string(),
        Written::Move { gesture, text: None } => gesture.by_squares().to_string(),
        Written::Tick => "✓".to_owned(),
        Written::Dash | Written::Blank => "--".to_owned(),
    }
}

/// What a hand movement does to the quiet run (US 14F1, FIDE 9.3).
#[must_use]
pub fn effect(before: &Position, gesture: Gesture) -> Effect {
    let Gesture::Plain { from, to, .. } = gesture else { return Effect::Quiet };
    let board = before.board();
    let zeroing = board.role_at(from) == Some(Role::Pawn) || board.piece_at(to).is_some();
    if zeroing { Effect::Zeroing } else { Effect::Quiet }
}

#[cfg(test)]
mod tests;
