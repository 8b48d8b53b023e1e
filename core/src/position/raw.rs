//! A board moved by hand: what is left when a position cannot be valid.

use shakmaty::CastlingMode;

use scoresheet_record::diagram::{self, Gesture};
use scoresheet_record::men::{Board, Color, Rank, Role, Square, SquareSet, home_rank};

use super::SetUpFlaw;

#[derive(Debug, Clone)]
pub(super) struct RawPosition {
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) castling_rooks: SquareSet,
    /// The square behind a pawn that has just advanced two squares.
    pub(super) passed_square: Option<Square>,
    pub(super) mode: CastlingMode,
}

impl RawPosition {
    /// Keeps a castling right only where king and rook stand on their squares, and a passed square only behind a pawn.
    pub(super) fn without_lost_rights(mut self) -> RawPosition {
        let rooks = self.castling_rooks;
        self.castling_rooks = rooks.into_iter().filter(|rook| self.right_can_exist(*rook)).collect();
        self.passed_square = self.passed_square.filter(|square| self.passed_pawn(*square).is_some());
        self
    }

    fn right_can_exist(&self, rook: Square) -> bool {
        let Some(man) = self.board.piece_at(rook) else { return false };
        let Some(king) = self.board.king_of(man.color) else { return false };
        let home = home_rank(man.color);
        let standard =
            king.file() == shakmaty::File::E && (rook.file() == shakmaty::File::A || rook.file() == shakmaty::File::H);
        man.role == Role::Rook && rook.rank() == home && king.rank() == home && (standard || self.mode.is_chess960())
    }

    /// The enemy pawn that has just passed `square`.
    fn passed_pawn(&self, square: Square) -> Option<Square> {
        let (passed_rank, pawn_rank) = self.turn.fold_wb((Rank::Sixth, Rank::Fifth), (Rank::Third, Rank::Fourth));
        let pawn = Square::from_coords(square.file(), pawn_rank);
        let there = self.board.piece_at(pawn) == Some(self.turn.other().pawn());
        (square.rank() == passed_rank && there && self.board.piece_at(square).is_none()).then_some(pawn)
    }

    /// Whether some pawn may capture en passant without leaving its king in check.
    pub(super) fn legal_en_passant(&self) -> Option<Square> {
        let target = self.passed_square?;
        self.passed_pawn(target)?;
        let pawns = self.board.by_piece(self.turn.pawn());
        let capturers = shakmaty::attacks::pawn_attacks(self.turn.other(), target) & pawns;
        capturers.into_iter().any(|from| self.capture_is_safe(from, target)).then_some(target)
    }

    fn capture_is_safe(&self, from: Square, to: Square) -> bool {
        let capture = Gesture::Plain { from, to, promotion: None };
        let Some(board) = by_hand(&self.board, &capture, self.turn) else { return false };
        let king = board.king_of(self.turn);
        king.is_none_or(|king| board.attacks_to(king, self.turn.other(), board.occupied()).is_empty())
    }

    pub(super) fn flaws(&self) -> Vec<SetUpFlaw> {
        let mut flaws = Vec::new();
        let one_king = |side: Color| self.board.by_piece(side.king()).count() == 1;
        if !one_king(Color::White) || !one_king(Color::Black) {
            flaws.push(SetUpFlaw::Kings);
        }
        if (self.board.pawns() & SquareSet::BACKRANKS).any() {
            flaws.push(SetUpFlaw::PawnsOnLastRank);
        }
        let waiting = self.board.king_of(self.turn.other());
        let attacked = |king| self.board.attacks_to(king, self.turn, self.board.occupied()).any();
        if waiting.is_some_and(attacked) {
            flaws.push(SetUpFlaw::OppositeCheck);
        }
        flaws
    }

    /// The position after a hand movement by the side to move.
    pub(super) fn after_gesture(&self, gesture: &Gesture) -> Option<RawPosition> {
        let next = RawPosition {
            board: by_hand(&self.board, gesture, self.turn)?,
            turn: self.turn.other(),
            castling_rooks: self.castling_rooks & !self.rights_touched(gesture),
            passed_square: self.square_passed(gesture),
            mode: self.mode,
        };
        Some(next.without_lost_rights())
    }

    /// The squares whose rooks lose their castling rights: a rook that moves or is taken, all of a king that moves.
    fn rights_touched(&self, gesture: &Gesture) -> SquareSet {
        let home = SquareSet::from_rank(home_rank(self.turn));
        match *gesture {
            Gesture::Castle(_) => home,
            Gesture::Plain { from, to, promotion: _ } => {
                let ends = SquareSet::from(from) | SquareSet::from(to);
                if self.board.role_at(from) == Some(Role::King) { ends | home } else { ends }
            }
        }
    }

    /// The square that a pawn passes when it advances two squares.
    fn square_passed(&self, gesture: &Gesture) -> Option<Square> {
        let Gesture::Plain { from, to, promotion: _ } = *gesture else { return None };
        let is_pawn = self.board.role_at(from) == Some(Role::Pawn);
        if !is_pawn || from.file() != to.file() || from.distance(to) != 2 {
            return None;
        }
        let middle = (u32::from(from) + u32::from(to)) / 2;
        Square::try_from(middle).ok()
    }
}

/// The board after a hand movement by `side`; `None` if it has no such man, or no king and rook to castle with.
pub(super) fn by_hand(board: &Board, gesture: &Gesture, side: Color) -> Option<Board> {
    let is_own = match *gesture {
        Gesture::Plain { from, .. } => board.color_at(from) == Some(side),
        Gesture::Castle(_) => true,
    };
    if is_own { diagram::moved(board, gesture, side) } else { None }
}
