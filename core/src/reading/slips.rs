//! What was off in the spelling of a move that could be understood.

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{Role, Square};
use scoresheet_record::notation::{CheckMark, ManSpelling, Oddity, Spelling};

use crate::position::{BoardEnd, Position};

scoresheet_record::messages! {
    /// What was off in the spelling of a move that could be understood.
    pub enum Slip {
        /// Castling not written `O-O`.
        CastlingForm = "slip-castling-form",
        /// A small letter for a man, or a capital for a file.
        LetterCase = "slip-letter-case",
        /// A promotion not written `=Q`.
        PromotionForm = "slip-promotion-form",
        /// A pawn's capture without the rank it goes to.
        RankLeftOut = "slip-rank-left-out",
        /// A letter for the pawn.
        PawnLetter = "slip-pawn-letter",
        /// Another sign than `x`, `-`, `+` or `#`, or blanks inside the move.
        SignForm = "slip-sign-form",
        /// A capture without its sign.
        CaptureSignMissing = "slip-capture-sign-missing",
        /// A capture sign, and nothing is captured.
        CaptureSignExtra = "slip-capture-sign-extra",
        /// Check or mate written, and it is not.
        CheckSignWrong = "slip-check-sign-wrong",
        /// Check or mate given and not written, or the other of the two written.
        CheckSignMissing = "slip-check-sign-missing",
        /// A pawn's capture without the file it leaves.
        SquareLeftMissing = "slip-square-left-missing",
        /// `e.p.` is written, and it is no capture in passing.
        EnPassantWrong = "slip-en-passant-wrong",
        /// The wing that a piece is said to belong to, where the piece stands on the other and nobody knows where it began.
        WingDoubtful = "slip-wing-doubtful",
        /// More of the square left than is needed.
        SquareLeftExtra = "slip-square-left-extra",
        /// A king's movement written for castling.
        KingMoveForCastling = "slip-king-move-for-castling",
    }
}

impl Slip {
    /// The slip that an unusual form is. Squares, long forms, comment signs, draw offers and `e.p.` are none by
    /// themselves.
    pub(super) fn of(oddity: Oddity) -> Option<Slip> {
        match oddity {
            Oddity::ZeroCastling | Oddity::CastlingHyphens => Some(Slip::CastlingForm),
            Oddity::LowerCaseLetter | Oddity::UpperCaseFile => Some(Slip::LetterCase),
            Oddity::PromotionSign => Some(Slip::PromotionForm),
            Oddity::RankLeftOut => Some(Slip::RankLeftOut),
            Oddity::PawnLetter => Some(Slip::PawnLetter),
            Oddity::CheckSign | Oddity::SignVariant | Oddity::Blanks => Some(Slip::SignForm),
            Oddity::EnPassantSuffix
            | Oddity::LongForm
            | Oddity::Coordinates
            | Oddity::Numeric
            | Oddity::MoveNumber
            | Oddity::SquareLeftMarked
            | Oddity::NoCaptureSign
            | Oddity::CheckDropped
            | Oddity::Annotation
            | Oddity::DrawOfferMark
            | Oddity::PassSign => None,
        }
    }
}

/// What is off in `spelling` for the legal move `gesture`.
pub(super) fn slips(position: &Position, gesture: Gesture, spelling: &Spelling) -> Vec<Slip> {
    let (check, mut slips) = match (spelling, gesture) {
        (Spelling::Man(man), Gesture::Plain { from, .. }) => (Some(man.check), man_slips(position, from, man)),
        (Spelling::Man(man), Gesture::Castle(_)) => (Some(man.check), vec![Slip::KingMoveForCastling]),
        (Spelling::PawnTakes { check, .. } | Spelling::Castle { check, .. }, _) => (Some(*check), Vec::new()),
        // Bare squares carry no signs.
        (Spelling::Squares { .. } | Spelling::Pass, _) => (None, Vec::new()),
        (Spelling::Descriptive(described), _) => (Some(described.check), Vec::new()),
    };
    slips.extend(check.and_then(|check| check_slip(position, gesture, check)));
    slips
}

/// The check or mate that a movement gives.
pub(crate) fn check_given(position: &Position, gesture: &Gesture) -> Option<CheckMark> {
    let after = position.after_gesture(gesture)?;
    // Moves are generated only where there is a check, since this runs at every move of every game.
    after.checkers().any().then(|| match after.end() {
        Some(BoardEnd::Checkmate) => CheckMark::Mate,
        Some(BoardEnd::Stalemate) | None => CheckMark::Check,
    })
}

pub(super) fn check_slip(position: &Position, gesture: Gesture, written: Option<CheckMark>) -> Option<Slip> {
    match (written, check_given(position, &gesture)) {
        (None, None) => None,
        (Some(written), Some(given)) if written == given => None,
        (Some(_), None) => Some(Slip::CheckSignWrong),
        (Some(_) | None, Some(_)) => Some(Slip::CheckSignMissing),
    }
}

fn man_slips(position: &Position, from: Square, man: &ManSpelling) -> Vec<Slip> {
    let mut slips = Vec::new();
    let board = position.board();
    let captures = board.piece_at(man.to).is_some() || (man.role == Role::Pawn && from.file() != man.to.file());
    match (man.captures, captures) {
        (false, true) => slips.push(Slip::CaptureSignMissing),
        (true, false) => slips.push(Slip::CaptureSignExtra),
        (true, true) | (false, false) => {}
    }
    match (needed(position, from, man), (man.from_file.is_some(), man.from_rank.is_some())) {
        (needed, written) if needed == written => {}
        // Any other man's square left is needed only where several men could move.
        ((true, _), (false, false)) => slips.push(Slip::SquareLeftMissing),
        _ => slips.push(Slip::SquareLeftExtra),
    }
    slips
}

/// Whether SAN needs the file and the rank of the square left, or, where either would do, what was written.
fn needed(position: &Position, from: Square, man: &ManSpelling) -> (bool, bool) {
    if man.role == Role::Pawn {
        return (from.file() != man.to.file(), false);
    }
    let moves = position.legal_moves_to(man.role, man.to);
    let others: Vec<Square> = moves.into_iter().filter_map(|m| m.from()).filter(|other| *other != from).collect();
    if others.is_empty() {
        return (false, false);
    }
    let same_file = others.iter().any(|other| other.file() == from.file());
    let same_rank = others.iter().any(|other| other.rank() == from.rank());
    match (same_file, same_rank) {
        (false, _) => (true, false),
        (true, false) => (false, true),
        (true, true) => (true, true),
    }
}
