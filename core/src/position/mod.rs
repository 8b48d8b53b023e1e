//! Positions: the only door to shakmaty's `Chess`.
//!
//! A [`Position`] is either *valid*, so that legal moves can be generated, or *raw*: a board that no legal play can
//! hold, such as one with a king left in check or an unpromoted pawn. Such boards happen over the board and the game
//! goes on (US 11B, FIDE 7.5), so a raw position can still be moved on, tests attacks by itself, and becomes valid again
//! as soon as its fault is gone. Castling rights survive while king and rook have not moved (US 8A3, FIDE 3.8.2.1).
//!
//! It deliberately knows nothing of counters or history: repetitions and quiet runs are [`crate::evidence`].
//!
//! ```
//! use scoresheet_core::position::Position;
//! use scoresheet_record::{diagram::Gesture, men::Square, setup::SetUp};
//!
//! let (start, flaws) = Position::set_up(&SetUp::default());
//! assert!(flaws.is_empty() && start.is_valid());
//! assert_eq!(start.legal_moves().len(), 20);
//!
//! // An illegal move that stood: the position goes on as it is on the board.
//! let jump = Gesture::Plain { from: Square::F1, to: Square::B4, promotion: None };
//! assert!(start.legal_move(&jump).is_none());
//! assert!(start.after_gesture(&jump).is_some());
//! ```

mod flaw;
mod possible;
mod raw;

use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position as _, PositionError, Setup, san::SanPlus};

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{Board, CastlingSide, Color, Role, Square, SquareSet};
use scoresheet_record::ply::MoveNumber;
use scoresheet_record::setup::SetUp;

use raw::RawPosition;

pub use flaw::SetUpFlaw;

pub use shakmaty::Move;
/// Attacks on given boards, for the rest of this crate.
pub(crate) use shakmaty::attacks;

/// What makes two positions the same for a claim of repetition (US 14C, FIDE 9.2.3): men on squares, the side to move,
/// the castling rights not lost for good, and an en passant capture only if it could legally be made.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Identity {
    /// The men on their squares; men of the same kind and colour are interchangeable.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rooks with which castling is not lost for good.
    pub castling_rooks: SquareSet,
    /// The square of a legal en passant capture.
    pub en_passant: Option<Square>,
}

/// How a game ends on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardEnd {
    /// The side to move is checkmated (US 13A, FIDE 5.1.1).
    Checkmate,
    /// The side to move is stalemated (US 14A, FIDE 5.2.1).
    Stalemate,
}

/// A position on the board, valid or raw.
#[derive(Debug, Clone)]
pub struct Position(Kind);

#[derive(Debug, Clone)]
enum Kind {
    Valid(Chess),
    Raw(Box<RawPosition>),
}

/// Equal as for a claim of repetition: see [`Identity`].
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board() == other.board() && self.identity() == other.identity()
    }
}

impl Eq for Position {}

impl Position {
    /// The position of a set-up, with what had to be put aside. Impossible positions become raw ones.
    #[must_use]
    pub fn set_up(setup: &SetUp) -> (Position, Vec<SetUpFlaw>) {
        let raw = RawPosition {
            board: setup.board.clone(),
            turn: setup.turn,
            castling_rooks: setup.castling_rooks,
            passed_square: setup.en_passant,
            mode: CastlingMode::from_chess960(setup.chess960),
        };
        let position = Position::settle(raw);
        let flaws = position.flaws(setup);
        (position, flaws)
    }

    fn flaws(&self, setup: &SetUp) -> Vec<SetUpFlaw> {
        let mut flaws = Vec::new();
        if self.castling_rooks() != setup.castling_rooks {
            flaws.push(SetUpFlaw::CastlingDropped);
        }
        if let Some(square) = setup.en_passant
            && self.passed_square() != Some(square)
        {
            flaws.push(SetUpFlaw::EnPassantDropped { square });
        }
        if let Kind::Raw(raw) = &self.0 {
            flaws.extend(raw.flaws());
        }
        flaws
    }

    /// The valid position of `raw` if there is one, else the raw one.
    fn settle(raw: RawPosition) -> Position {
        let setup = Setup {
            board: raw.board.clone(),
            promoted: SquareSet::EMPTY,
            pockets: None,
            turn: raw.turn,
            castling_rights: raw.castling_rooks,
            ep_square: raw.passed_square,
            remaining_checks: None,
            halfmoves: 0,
            fullmoves: std::num::NonZeroU32::MIN,
        };
        let chess = Chess::from_setup(setup, raw.mode)
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square)
            .or_else(PositionError::ignore_impossible_check)
            .or_else(PositionError::ignore_too_much_material);
        match chess {
            Ok(chess) => Position(Kind::Valid(chess)),
            Err(_) => Position(Kind::Raw(Box::new(raw.without_lost_rights()))),
        }
    }

    /// Whether legal moves can be generated: one king each, no pawn on the last ranks, no king left in check.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        matches!(self.0, Kind::Valid(_))
    }

    /// The men on their squares.
    #[must_use]
    pub fn board(&self) -> &Board {
        match &self.0 {
            Kind::Valid(chess) => chess.board(),
            Kind::Raw(raw) => &raw.board,
        }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        match &self.0 {
            Kind::Valid(chess) => chess.turn(),
            Kind::Raw(raw) => raw.turn,
        }
    }

    /// The rooks with which castling is not lost for good (US 8A3), whether or not it is possible now (8A4).
    #[must_use]
    pub fn castling_rooks(&self) -> SquareSet {
        match &self.0 {
            Kind::Valid(chess) => chess.castles().castling_rights(),
            Kind::Raw(raw) => raw.castling_rooks,
        }
    }

    /// The rook with which `side` may still castle on that wing.
    #[must_use]
    pub fn castling_rook(&self, side: Color, wing: CastlingSide) -> Option<Square> {
        let king = self.board().king_of(side)?;
        let own = self.castling_rooks() & self.board().by_color(side);
        match wing {
            CastlingSide::KingSide => own.last().filter(|rook| *rook > king),
            CastlingSide::QueenSide => own.first().filter(|rook| *rook < king),
        }
    }

    /// Whether castling follows Chess960 (FIDE Guidelines II).
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        match &self.0 {
            Kind::Valid(chess) => chess.castles().mode().is_chess960(),
            Kind::Raw(raw) => raw.mode.is_chess960(),
        }
    }

    /// The square that a pawn has just passed by advancing two squares, whether or not it can be captured.
    #[must_use]
    pub fn passed_square(&self) -> Option<Square> {
        match &self.0 {
            Kind::Valid(chess) => chess.maybe_ep_square(),
            Kind::Raw(raw) => raw.passed_square,
        }
    }

    /// The square of an en passant capture that can legally be made now.
    #[must_use]
    pub fn legal_en_passant(&self) -> Option<Square> {
        match &self.0 {
            Kind::Valid(chess) => chess.ep_square(EnPassantMode::Legal),
            Kind::Raw(raw) => raw.legal_en_passant(),
        }
    }

    /// What makes this position the same as another (US 14C, FIDE 9.2.3).
    #[must_use]
    pub fn identity(&self) -> Identity {
        Identity {
            board: self.board().clone(),
            turn: self.turn(),
            castling_rooks: self.castling_rooks(),
            en_passant: self.legal_en_passant(),
        }
    }

    /// The men of `by` that attack `square`.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.board().attacks_to(square, by, self.board().occupied())
    }

    /// The men that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        let king = self.board().king_of(self.turn());
        king.map_or(SquareSet::EMPTY, |king| self.attackers(king, self.turn().other()))
    }

    /// All legal moves; none in a raw position, where legality cannot be said.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match &self.0 {
            Kind::Valid(chess) => chess.legal_moves().into_iter().collect(),
            Kind::Raw(_) => Vec::new(),
        }
    }

    /// The legal moves of men of one kind to one square; none in a raw position.
    #[must_use]
    pub fn legal_moves_to(&self, role: Role, to: Square) -> Vec<Move> {
        match &self.0 {
            Kind::Valid(chess) => chess.san_candidates(role, to).into_iter().collect(),
            Kind::Raw(_) => Vec::new(),
        }
    }

    /// The legal castling on that wing, if there is one.
    #[must_use]
    pub fn legal_castling(&self, wing: CastlingSide) -> Option<Move> {
        match &self.0 {
            // shakmaty's generator for one wing leaves it to its caller that nobody castles out of check.
            Kind::Valid(chess) if chess.is_check() => None,
            Kind::Valid(chess) => chess.castling_moves(wing).first().copied(),
            Kind::Raw(_) => None,
        }
    }

    /// The legal move that a gesture makes, if it makes one.
    #[must_use]
    pub fn legal_move(&self, gesture: &Gesture) -> Option<Move> {
        match *gesture {
            Gesture::Castle(wing) => self.legal_castling(wing),
            Gesture::Plain { from, to, promotion } => {
                let role = self.board().role_at(from)?;
                let moves = self.legal_moves_to(role, to);
                moves.into_iter().find(|m| m.from() == Some(from) && m.promotion() == promotion)
            }
        }
    }

    /// The hand movement of a legal move.
    #[must_use]
    pub fn gesture(m: Move) -> Gesture {
        match m {
            Move::Normal { from, to, promotion, .. } => Gesture::Plain { from, to, promotion },
            Move::EnPassant { from, to } => Gesture::Plain { from, to, promotion: None },
            Move::Castle { king, rook } => Gesture::Castle(CastlingSide::from_queen_side(rook < king)),
            // Crazyhouse drops do not exist in chess; no move generator here makes one.
            Move::Put { to, .. } => Gesture::Plain { from: to, to, promotion: None },
        }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, m: Move) -> Position {
        match &self.0 {
            Kind::Valid(chess) => {
                let mut chess = chess.clone();
                chess.play_unchecked(m);
                Position(Kind::Valid(chess))
            }
            Kind::Raw(_) => self.after_gesture(&Position::gesture(m)).unwrap_or_else(|| self.clone()),
        }
    }

    /// The position after a hand movement, legal or not: men moved by geometry, castling rights lost where king or rook
    /// moved. `None` if there is no man of the side to move to be moved, or no king and rook to castle with.
    #[must_use]
    pub fn after_gesture(&self, gesture: &Gesture) -> Option<Position> {
        if let Some(m) = self.legal_move(gesture) {
            return Some(self.after(m));
        }
        self.raw().after_gesture(gesture).map(Position::settle)
    }

    /// The men after a hand movement, without asking what the position is worth.
    pub(crate) fn after_by_hand(&self, gesture: &Gesture) -> Option<Board> {
        raw::by_hand(self.board(), gesture, self.turn())
    }

    /// The position when the side to move does not move (an empty cell because the other side moved twice).
    #[must_use]
    pub fn after_pass(&self) -> Position {
        let mut raw = self.raw();
        raw.turn = raw.turn.other();
        raw.passed_square = None;
        Position::settle(raw)
    }

    /// Checkmate or stalemate; a raw position has no end that can be said.
    #[must_use]
    pub fn end(&self) -> Option<BoardEnd> {
        let Kind::Valid(chess) = &self.0 else { return None };
        if !chess.legal_moves().is_empty() {
            return None;
        }
        Some(if chess.is_check() { BoardEnd::Checkmate } else { BoardEnd::Stalemate })
    }

    /// Whether the men alone exclude any checkmate: bare kings, a lone minor piece, or bishops on squares of one colour
    /// (US 14D1 to 14D3, FIDE 5.2.2). That they do not says nothing; walls of pawns and the like are not looked for.
    #[must_use]
    pub fn is_dead_by_material(&self) -> bool {
        match &self.0 {
            Kind::Valid(chess) => chess.is_insufficient_material(),
            Kind::Raw(_) => false,
        }
    }

    /// The square that a pawn has just passed beside an enemy pawn which may not capture it, since that would leave its
    /// king in check.
    #[must_use]
    pub fn en_passant_not_legal(&self) -> Option<Square> {
        let passed = self.passed_square().filter(|_| self.legal_en_passant().is_none())?;
        let beside = attacks::pawn_attacks(self.turn().other(), passed) & self.board().by_piece(self.turn().pawn());
        beside.any().then_some(passed)
    }

    /// The move in English SAN, with `+` or `#` as it is.
    #[must_use]
    pub fn san(&self, m: Move) -> String {
        match &self.0 {
            Kind::Valid(chess) => SanPlus::from_move(chess.clone(), m).to_string(),
            Kind::Raw(_) => m.to_string(),
        }
    }

    /// The position as a FEN with the given counters; the en passant square only where a capture is legal.
    #[must_use]
    pub fn fen(&self, quiet_plies: u32, number: MoveNumber) -> String {
        let setup = SetUp {
            board: self.board().clone(),
            turn: self.turn(),
            castling_rooks: self.castling_rooks(),
            en_passant: self.legal_en_passant(),
            quiet_plies,
            number,
            chess960: self.is_chess960(),
        };
        setup.to_fen()
    }

    fn raw(&self) -> RawPosition {
        match &self.0 {
            Kind::Raw(raw) => (**raw).clone(),
            Kind::Valid(chess) => RawPosition {
                board: chess.board().clone(),
                turn: chess.turn(),
                castling_rooks: chess.castles().castling_rights(),
                passed_square: chess.maybe_ep_square(),
                mode: chess.castles().mode(),
            },
        }
    }
}
