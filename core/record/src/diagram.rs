//! Men moved by geometry alone.
//!
//! A [`Diagram`] is what stands on the board according to the sheet. Use it to show the players the position that their
//! record leads to, to find out which man a typed move means, and to spell a move that was tapped. It knows how men
//! move on an empty board and nothing else: it sees no blockers, no pins, no checks and no rights, it accepts every
//! move that a hand can make, and it has no opinion on any of them. Legality lives in `scoresheet-core`.
//!
//! ```
//! use scoresheet_record::diagram::{Diagram, Gesture};
//! use scoresheet_record::men::{Color, Role, Square};
//! use scoresheet_record::setup::SetUp;
//!
//! let mut diagram = Diagram::of(&SetUp::default());
//! let gesture = Gesture::Plain { from: Square::E2, to: Square::E5, promotion: None };
//! diagram.apply(&gesture, Color::White);
//! assert_eq!(diagram.board.role_at(Square::E5), Some(Role::Pawn));
//! ```

mod pattern;
mod spelled;

pub use pattern::reaches_by_pattern;
pub use spelled::{geometric_readings, geometric_spelling};

use crate::men::{Board, CastlingSide, Color, File, Role, Square, SquareSet, home_rank, last_rank};
use crate::notation::Spelling;
use crate::ply::Ply;
use crate::setup::SetUp;

/// A move as made on the board with the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gesture {
    /// A man goes from a square to another; an own or enemy man there leaves the board.
    Plain {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
        /// What a pawn becomes; `None` leaves a pawn a pawn, on the last rank too.
        promotion: Option<Role>,
    },
    /// King and rook move together.
    Castle(CastlingSide),
}

impl Gesture {
    /// The gesture by its squares, `e2e4`, or `O-O`: the spelling that needs no diagram.
    #[must_use]
    pub fn by_squares(&self) -> Spelling {
        match *self {
            Gesture::Plain { from, to, promotion } => Spelling::Squares { from, to, promotion },
            Gesture::Castle(side) => Spelling::Castle { side, check: None },
        }
    }
}

/// Whether the diagram is known to be what stood on the board, if each entry was played as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// Each entry so far said which men moved where.
    Certain,
    /// The first entry that did not say so. The men are shown where the other entries put them.
    NotCertainSince(Ply),
}

/// What a gesture did to a diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The men are where the gesture puts them.
    Moved,
    /// The man, or the king and rook, that the gesture names do not stand there; nothing moved.
    NothingThere,
}

/// The men on the board according to the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// The men on their squares.
    pub board: Board,
    /// Whether the men are known to stand there.
    pub certainty: Certainty,
}

impl Diagram {
    /// The diagram of a position as written down, which is certain.
    #[must_use]
    pub fn of(setup: &SetUp) -> Diagram {
        Diagram { board: setup.board.clone(), certainty: Certainty::Certain }
    }

    /// Whether the men are known to stand where they are shown.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.certainty == Certainty::Certain
    }

    /// Notes that the entry at `ply` does not say what it did to the board. An earlier doubt stays.
    pub fn doubt(&mut self, ply: Ply) {
        if self.is_certain() {
            self.certainty = Certainty::NotCertainSince(ply);
        }
    }

    /// Moves the men as the hand of `side` did. Whatever the gesture, it is done as far as men stand there; a caller
    /// that gets [`Effect::NothingThere`] should [`doubt`](Self::doubt) the diagram.
    pub fn apply(&mut self, gesture: &Gesture, side: Color) -> Effect {
        let meant = match *gesture {
            Gesture::Plain { from, to, .. } => castling_by_king_step(&self.board, side, from, to),
            Gesture::Castle(_) => None,
        };
        match moved(&self.board, &meant.map_or(*gesture, Gesture::Castle), side) {
            Some(board) => {
                self.board = board;
                Effect::Moved
            }
            None => Effect::NothingThere,
        }
    }

    /// The gesture as it is kept: a king's two files are castling where they [can be](castling_by_king_step). On a diagram
    /// that is not certain the squares are kept as they were entered, for it is not known what stood there.
    #[must_use]
    pub fn normalise(&self, gesture: Gesture, side: Color) -> Gesture {
        match gesture {
            Gesture::Plain { from, to, promotion: None } if self.is_certain() => {
                castling_by_king_step(&self.board, side, from, to).map_or(gesture, Gesture::Castle)
            }
            Gesture::Plain { .. } | Gesture::Castle(_) => gesture,
        }
    }
}

/// The board after a hand movement of `side`, taken as it is named: a king that goes two files takes no rook along, for
/// that is [`castling_by_king_step`]. `None` if the man, or the king and rook, do not stand there.
#[must_use]
pub fn moved(board: &Board, gesture: &Gesture, side: Color) -> Option<Board> {
    match *gesture {
        Gesture::Plain { from, to, promotion } => stepped(board, from, to, promotion),
        Gesture::Castle(wing) => castled(board, side, wing),
    }
}

/// The square of a pawn that a pawn going from `from` to `to` takes in passing: it goes one file diagonally forward to
/// an empty square and an enemy pawn stands beside it on that file (US 8F5, FIDE 3.7.3.1).
#[must_use]
pub fn taken_in_passing(board: &Board, from: Square, to: Square) -> Option<Square> {
    let man = board.piece_at(from).filter(|man| man.role == Role::Pawn)?;
    if pattern::pawn_step(man.color, from, to) != Some(pattern::PawnStep::Diagonal) {
        return None;
    }
    let beside = Square::from_coords(to.file(), from.rank());
    let enemy_pawn = board.piece_at(beside) == Some(man.color.other().pawn());
    (enemy_pawn && board.piece_at(to).is_none()).then_some(beside)
}

/// The wing on which a king of `side` castles by going from `from` to `to`: two files from its home square with an own
/// rook in that corner (US 8A, FIDE 3.8.2), whatever stands between and whatever has moved before.
#[must_use]
pub fn castling_by_king_step(board: &Board, side: Color, from: Square, to: Square) -> Option<CastlingSide> {
    let home = Square::from_coords(File::E, home_rank(side));
    if from != home || board.king_of(side) != Some(home) {
        return None;
    }
    let wing = CastlingSide::ALL.into_iter().find(|wing| wing.king_to(side) == to)?;
    let corner_file = match wing {
        CastlingSide::KingSide => File::H,
        CastlingSide::QueenSide => File::A,
    };
    let corner = Square::from_coords(corner_file, home_rank(side));
    (board.piece_at(corner) == Some(side.rook())).then_some(wing)
}

fn stepped(board: &Board, from: Square, to: Square, promotion: Option<Role>) -> Option<Board> {
    let taken = taken_in_passing(board, from, to);
    let mut board = board.clone();
    let mut man = board.remove_piece_at(from)?;
    if let Some(taken) = taken {
        board.discard_piece_at(taken);
    }
    if man.role == Role::Pawn && to.rank() == last_rank(man.color) {
        man.role = promotion.unwrap_or(Role::Pawn);
    }
    board.set_piece_at(to, man);
    Some(board)
}

fn castled(board: &Board, side: Color, wing: CastlingSide) -> Option<Board> {
    let (king, rook) = castling_men(board, side, wing)?;
    let mut board = board.clone();
    // Both leave before either lands: in Chess960 one may land where the other stood.
    board.discard_piece_at(king);
    board.discard_piece_at(rook);
    board.set_piece_at(wing.king_to(side), side.king());
    board.set_piece_at(wing.rook_to(side), side.rook());
    Some(board)
}

/// The king on its home rank and the outermost own rook on that wing, which covers Chess960 (FIDE Guidelines II.3).
fn castling_men(board: &Board, side: Color, wing: CastlingSide) -> Option<(Square, Square)> {
    let king = board.king_of(side).filter(|king| king.rank() == home_rank(side))?;
    let rooks = board.by_piece(side.rook()) & SquareSet::from_rank(home_rank(side));
    let rook = match wing {
        CastlingSide::KingSide => rooks.last().filter(|rook| *rook > king),
        CastlingSide::QueenSide => rooks.first().filter(|rook| *rook < king),
    };
    Some((king, rook?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(squares: &str, promotion: Option<Role>) -> Gesture {
        let (from, to) = squares.split_at(2);
        Gesture::Plain { from: from.parse().unwrap(), to: to.parse().unwrap(), promotion }
    }

    fn after(board: &str, gesture: Gesture, side: Color) -> (String, Effect) {
        let mut diagram = Diagram::of(&SetUp::from_fen(board).unwrap());
        let effect = diagram.apply(&gesture, side);
        (diagram.board.to_string(), effect)
    }

    #[test]
    fn men_go_where_the_hand_puts_them() {
        let white = Color::White;
        for (board, gesture, side, expected) in [
            ("8/8/8/8/8/8/4P3/8", plain("e2e4", None), white, "8/8/8/8/4P3/8/8/8"),
            ("8/8/8/8/8/8/4P3/8", plain("e2a7", None), white, "8/P7/8/8/8/8/8/8"),
            // An own man leaves the board too, and the other side's men can be moved.
            ("8/8/8/8/8/8/4P3/4K3", plain("e1e2", None), white, "8/8/8/8/8/8/4K3/8"),
            ("8/8/8/8/8/8/4p3/4K3", plain("e2e1", None), white, "8/8/8/8/8/8/8/4p3"),
            // Promotion, also of a pawn that stays a pawn, also of a pawn that came from afar.
            ("8/4P3/8/8/8/8/8/8", plain("e7e8", Some(Role::Knight)), white, "4N3/8/8/8/8/8/8/8"),
            ("8/4P3/8/8/8/8/8/8", plain("e7e8", None), white, "4P3/8/8/8/8/8/8/8"),
            ("8/8/8/4P3/8/8/8/8", plain("e5e8", Some(Role::Queen)), white, "4Q3/8/8/8/8/8/8/8"),
            ("8/8/4P3/8/8/8/8/8", plain("e6e7", Some(Role::Queen)), white, "8/4P3/8/8/8/8/8/8"),
            // In passing: only with an enemy pawn beside, only onto an empty square.
            ("8/8/8/3pP3/8/8/8/8", plain("e5d6", None), white, "8/8/3P4/8/8/8/8/8"),
            ("8/8/8/3nP3/8/8/8/8", plain("e5d6", None), white, "8/8/3P4/3n4/8/8/8/8"),
            ("8/8/3r4/3pP3/8/8/8/8", plain("e5d6", None), white, "8/8/3P4/3p4/8/8/8/8"),
            ("8/8/8/8/3pP3/8/8/8", plain("d4e3", None), Color::Black, "8/8/8/8/8/4p3/8/8"),
            // Castling by the king's two files; not without a rook in the corner, not from elsewhere.
            ("8/8/8/8/8/8/8/R3K2R", plain("e1g1", None), white, "8/8/8/8/8/8/8/R4RK1"),
            ("r3k3/8/8/8/8/8/8/8", plain("e8c8", None), Color::Black, "2kr4/8/8/8/8/8/8/8"),
            ("8/8/8/8/8/8/8/R3K1R1", plain("e1g1", None), white, "8/8/8/8/8/8/8/R5K1"),
            ("8/8/8/8/8/8/8/R2K3R", plain("d1f1", None), white, "8/8/8/8/8/8/8/R4K1R"),
            ("8/8/8/8/8/8/8/R3Q2R", plain("e1g1", None), white, "8/8/8/8/8/8/8/R5QR"),
        ] {
            assert_eq!(after(board, gesture, side), (expected.to_owned(), Effect::Moved), "{gesture:?} on {board}");
        }
    }

    /// Rule: FIDE Guidelines II.3.3: king to the c or g file, rook to the d or f file.
    #[test]
    fn castling_takes_the_outermost_rook_wherever_the_king_stands() {
        for (board, wing, expected) in [
            ("8/8/8/8/8/8/8/1RKR4", CastlingSide::KingSide, "8/8/8/8/8/8/8/1R3RK1"),
            ("8/8/8/8/8/8/8/1RKR4", CastlingSide::QueenSide, "8/8/8/8/8/8/8/2KR4"),
            ("8/8/8/8/8/8/8/RR3KRR", CastlingSide::KingSide, "8/8/8/8/8/8/8/RR3RK1"),
            ("8/8/8/8/8/8/8/6KR", CastlingSide::KingSide, "8/8/8/8/8/8/8/5RK1"),
        ] {
            let board_after = after(board, Gesture::Castle(wing), Color::White).0;
            // In the third row the rook on g1 is under the king's square; a hand would have to take it off.
            assert_eq!(board_after, expected, "{wing:?} on {board}");
        }
    }

    #[test]
    fn a_movement_is_taken_as_it_is_named() {
        let board = Diagram::of(&SetUp::from_fen("8/8/8/8/8/8/8/R3K2R").unwrap()).board;
        let by_hand = |gesture| moved(&board, &gesture, Color::White).map(|board| board.to_string());
        assert_eq!(by_hand(plain("e1g1", None)).as_deref(), Some("8/8/8/8/8/8/8/R5KR"));
        let castled = by_hand(Gesture::Castle(CastlingSide::KingSide));
        assert_eq!(castled.as_deref(), Some("8/8/8/8/8/8/8/R4RK1"));
        assert_eq!(by_hand(plain("e2e4", None)), None);
        assert_eq!(castling_by_king_step(&board, Color::White, Square::E1, Square::G1), Some(CastlingSide::KingSide));
        assert_eq!(castling_by_king_step(&board, Color::White, Square::E1, Square::F1), None);
    }

    #[test]
    fn what_names_no_man_moves_nothing() {
        for (board, gesture) in [
            ("8/8/8/8/8/8/4P3/8", plain("e3e4", None)),
            ("8/8/8/8/8/8/8/4K3", Gesture::Castle(CastlingSide::KingSide)),
            ("8/8/8/8/8/8/4K3/7R", Gesture::Castle(CastlingSide::KingSide)),
            ("8/8/8/8/8/8/8/R3K3", Gesture::Castle(CastlingSide::KingSide)),
            ("8/8/8/8/8/8/8/4K2R", Gesture::Castle(CastlingSide::QueenSide)),
        ] {
            assert_eq!(after(board, gesture, Color::White), (board.to_owned(), Effect::NothingThere), "{gesture:?}");
        }
    }

    #[test]
    fn the_first_doubt_is_kept() {
        let mut diagram = Diagram::of(&SetUp::default());
        diagram.doubt(Ply(3));
        diagram.doubt(Ply(5));
        assert_eq!(diagram.certainty, Certainty::NotCertainSince(Ply(3)));
    }

    #[test]
    fn a_kings_two_files_are_kept_as_castling_only_while_the_diagram_is_certain() {
        let mut diagram = Diagram::of(&SetUp::from_fen("8/8/8/8/8/8/8/R3K2R").unwrap());
        let castle = Gesture::Castle(CastlingSide::KingSide);
        assert_eq!(diagram.normalise(plain("e1g1", None), Color::White), castle);
        assert_eq!(diagram.normalise(plain("e1g1", None), Color::Black), plain("e1g1", None));
        diagram.doubt(Ply(1));
        assert_eq!(diagram.normalise(plain("e1g1", None), Color::White), plain("e1g1", None));
    }
}
