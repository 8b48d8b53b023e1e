//! A board moved by hand: what is left when a position cannot be valid.

use shakmaty::CastlingMode;

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{Board, CastlingSide, Color, Rank, Role, Square, SquareSet, home_rank};

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
        let captured = self.passed_pawn(target)?;
        let pawns = self.board.by_piece(self.turn.pawn());
        let capturers = shakmaty::attacks::pawn_attacks(self.turn.other(), target) & pawns;
        capturers.into_iter().any(|from| self.capture_is_safe(from, target, captured)).then_some(target)
    }

    fn capture_is_safe(&self, from: Square, to: Square, captured: Square) -> bool {
        let mut board = self.board.clone();
        board.discard_piece_at(from);
        board.discard_piece_at(captured);
        board.set_piece_at(to, self.turn.pawn());
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

    /// The board after a hand movement by the side to move.
    pub(super) fn after_gesture(&self, gesture: &Gesture) -> Option<RawPosition> {
        let mut next = self.clone();
        next.passed_square = None;
        match *gesture {
            Gesture::Plain { from, to, promotion } => next.move_man(from, to, promotion)?,
            Gesture::Castle(wing) => next.castle(wing)?,
        }
        next.turn = self.turn.other();
        Some(next.without_lost_rights())
    }

    fn move_man(&mut self, from: Square, to: Square, promotion: Option<Role>) -> Option<()> {
        let man = self.board.piece_at(from).filter(|man| man.color == self.turn)?;
        let passing = man.role == Role::Pawn && from.file() != to.file() && self.board.piece_at(to).is_none();
        if passing {
            // En passant by geometry: the pawn beside the capturer leaves the board (FIDE 3.7.3.1).
            let beside = Square::from_coords(to.file(), from.rank());
            if self.board.piece_at(beside) == Some(self.turn.other().pawn()) {
                self.board.discard_piece_at(beside);
            }
        }
        self.board.discard_piece_at(from);
        let role = promotion.filter(|_| man.role == Role::Pawn).unwrap_or(man.role);
        self.board.set_piece_at(to, role.of(man.color));
        self.castling_rooks.discard(from);
        self.castling_rooks.discard(to);
        if man.role == Role::King {
            self.castling_rooks &= !SquareSet::from_rank(home_rank(man.color));
        }
        let doubled = man.role == Role::Pawn && from.file() == to.file() && from.distance(to) == 2;
        if doubled {
            let middle = (u32::from(from) + u32::from(to)) / 2;
            self.passed_square = Square::try_from(middle).ok();
        }
        Some(())
    }

    fn castle(&mut self, wing: CastlingSide) -> Option<()> {
        let king = self.board.king_of(self.turn)?;
        let home = SquareSet::from_rank(home_rank(self.turn));
        let rooks = self.board.by_piece(self.turn.rook()) & home;
        let rook = match wing {
            CastlingSide::KingSide => rooks.last().filter(|rook| *rook > king),
            CastlingSide::QueenSide => rooks.first().filter(|rook| *rook < king),
        }?;
        if !home.contains(king) {
            return None;
        }
        self.board.discard_piece_at(king);
        self.board.discard_piece_at(rook);
        self.board.set_piece_at(wing.king_to(self.turn), self.turn.king());
        self.board.set_piece_at(wing.rook_to(self.turn), self.turn.rook());
        self.castling_rooks &= !home;
        Some(())
    }
}
