//! What descriptive notation means in a position.
//!
//! A spelling names a kind of man and a square that is one of two; what is legal decides. Where that leaves several
//! moves, a check that is written, and then the wing a piece is said to belong to, may leave one. A piece belongs to the
//! wing it began on; where the record does not tell ([`Origins`]), to the half of the board it stands on.

use std::collections::BTreeMap;

use scoresheet_record::diagram::{Gesture, reaches_by_pattern};
use scoresheet_record::men::{CastlingSide, Role, Square, half};
use scoresheet_record::notation::{DescribedMan, DescribedMove, DescribedTarget};

use super::Reading;
use super::slips::{Slip, check_given, check_slip};
use crate::legality::{IllegalMove, obstacle};
use crate::position::Position;

/// Where the pieces on the board began, as far as the record tells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Origins {
    began: BTreeMap<Square, Square>,
}

impl Origins {
    /// The origins in a position nobody has moved in: every piece of an initial position began where it stands; for any
    /// other start nothing is known.
    #[must_use]
    pub fn at_start(position: &Position) -> Origins {
        let initial = Position::set_up(&scoresheet_record::setup::SetUp::default()).0;
        if position.board() != initial.board() {
            return Origins::default();
        }
        Origins { began: position.board().occupied().into_iter().map(|square| (square, square)).collect() }
    }

    /// Follows a hand movement made in `before`.
    pub fn follow(&mut self, before: &Position, gesture: &Gesture) {
        match *gesture {
            Gesture::Plain { from, to, promotion } => {
                let began = self.began.remove(&from);
                self.began.remove(&to);
                // A promoted piece began nowhere.
                self.began.extend(began.filter(|_| promotion.is_none()).map(|began| (to, began)));
            }
            Gesture::Castle(wing) => {
                let side = before.turn();
                let king = before.board().king_of(side);
                let moves = [
                    king.zip(Some(wing.king_to(side))),
                    before.castling_rook(side, wing).zip(Some(wing.rook_to(side))),
                ];
                let began = moves.map(|squares| {
                    let (from, to) = squares?;
                    Some((to, self.began.remove(&from)?))
                });
                self.began.extend(began.into_iter().flatten());
            }
        }
    }

    /// The wing that the piece on `square` began on.
    fn wing(&self, square: Square) -> Option<CastlingSide> {
        self.began.get(&square).map(|began| half(*began))
    }
}

/// Reads a move in descriptive notation.
pub(super) fn read(position: &Position, described: &DescribedMove, origins: &Origins) -> Reading {
    let legal = legal(position, described, origins);
    match legal.as_slice() {
        [gesture] => {
            let wing = described.man.wing().zip(from(gesture));
            let is_doubtful = wing.is_some_and(|(wing, from)| origins.wing(from).unwrap_or(half(from)) != wing);
            let doubt = is_doubtful.then_some(Slip::WingDoubtful);
            let slips = check_slip(position, *gesture, described.check).into_iter().chain(doubt);
            Reading::Exact(*gesture).with_slips(slips)
        }
        [] => none_legal(position, described, origins),
        _ => Reading::Ambiguous(legal),
    }
}

/// The legal moves that a spelling can mean, after everything in it has been looked at.
pub(super) fn legal(position: &Position, described: &DescribedMove, origins: &Origins) -> Vec<Gesture> {
    let board = position.board();
    let mut gestures = meant(position, described, origins);
    gestures.retain(|gesture| {
        position.legal_move(gesture).is_some() || (!position.is_valid() && obstacle(position, gesture).is_none())
    });
    // A move to a square is no capture, unless only captures fit.
    if matches!(described.target, DescribedTarget::Square(_)) {
        narrow(&mut gestures, |gesture| matches!(gesture, Gesture::Plain { to, .. } if board.piece_at(*to).is_none()));
    }
    if described.check.is_some() {
        narrow(&mut gestures, |gesture| check_given(position, gesture) == described.check);
    }
    by_wing(&mut gestures, &described.man, from, origins);
    if let DescribedTarget::Takes(man) = &described.target {
        by_wing(&mut gestures, man, to, origins);
    }
    gestures
}

/// Keeps what fits, if anything does and anything is to be decided.
fn narrow(gestures: &mut Vec<Gesture>, fits: impl Fn(&Gesture) -> bool) {
    if gestures.len() > 1 && gestures.iter().any(&fits) {
        gestures.retain(fits);
    }
}

/// Keeps the moves whose piece belongs to the wing that is written. Where the wing it began on and the half it stands on
/// point to different pieces, nothing is decided.
fn by_wing(
    gestures: &mut Vec<Gesture>,
    man: &DescribedMan,
    square: impl Fn(&Gesture) -> Option<Square>,
    origins: &Origins,
) {
    let Some(wing) = man.wing().filter(|_| gestures.len() > 1) else { return };
    let kept = |belongs: &dyn Fn(Square) -> bool| -> Vec<Gesture> {
        gestures.iter().filter(|gesture| square(gesture).is_some_and(belongs)).copied().collect()
    };
    let by_half = kept(&|square| half(square) == wing);
    let all_known = gestures.iter().all(|gesture| square(gesture).is_some_and(|square| origins.wing(square).is_some()));
    let by_origin = if all_known { kept(&|square| origins.wing(square) == Some(wing)) } else { by_half.clone() };
    let decided = match (by_origin.as_slice(), by_half.as_slice()) {
        ([origin], [half]) => origin == half,
        ([_], _) => true,
        _ => false,
    };
    if decided {
        *gestures = by_origin;
    }
}

fn from(gesture: &Gesture) -> Option<Square> {
    match gesture {
        Gesture::Plain { from, .. } => Some(*from),
        Gesture::Castle(_) => None,
    }
}

fn to(gesture: &Gesture) -> Option<Square> {
    match gesture {
        Gesture::Plain { to, .. } => Some(*to),
        Gesture::Castle(_) => None,
    }
}

/// The movements between the squares that the spelling names: those that the man's way of moving allows, if there are
/// any, of men that belong to the wing that is written.
fn meant(position: &Position, described: &DescribedMove, origins: &Origins) -> Vec<Gesture> {
    let (board, side) = (position.board(), position.turn());
    let piece = described.man.role.of(side);
    let targets = described.targets(board, side);
    let is_straight = matches!(described.target, DescribedTarget::Square(_)) && described.man.role == Role::Pawn;
    let movers = described.movers(board, side).into_iter();
    let mut pairs: Vec<(Square, Square)> = movers
        .flat_map(|from| targets.into_iter().map(move |to| (from, to)))
        .filter(|(from, to)| !is_straight || from.file() == to.file())
        .collect();
    if pairs.iter().any(|(from, to)| reaches_by_pattern(piece, *from, *to)) {
        pairs.retain(|(from, to)| reaches_by_pattern(piece, *from, *to));
    }
    if let Some(wing) = described.man.wing() {
        of_wing(&mut pairs, wing, origins);
    }
    pairs.into_iter().map(|(from, to)| Gesture::Plain { from, to, promotion: described.promotion }).collect()
}

/// Keeps the movements of men of one wing, so that no other man is taken for one that cannot move. A man is told by the
/// wing it began on, where that is known of all of them, or else by the half it stands on, if any stands there.
fn of_wing(pairs: &mut Vec<(Square, Square)>, wing: CastlingSide, origins: &Origins) {
    let is_known = pairs.iter().all(|(from, _)| origins.wing(*from).is_some());
    let began = |from: Square| origins.wing(from) == Some(wing);
    let stands = |from: Square| half(from) == wing;
    let has =
        |pairs: &[(Square, Square)], belongs: &dyn Fn(Square) -> bool| pairs.iter().any(|(from, _)| belongs(*from));
    match (is_known, has(pairs, &began), has(pairs, &stands)) {
        // Both, and they may be different men: then nothing is decided here.
        (true, true, true) => pairs.retain(|(from, _)| began(*from) || stands(*from)),
        (true, true, false) => pairs.retain(|(from, _)| began(*from)),
        (_, _, true) => pairs.retain(|(from, _)| stands(*from)),
        // The man that is named cannot go there.
        (true, false, false) => pairs.clear(),
        (false, _, false) => {}
    }
}

fn none_legal(position: &Position, described: &DescribedMove, origins: &Origins) -> Reading {
    if let Some(end) = position.end() {
        return Reading::Illegal { gesture: None, why: IllegalMove::after(end) };
    }
    let man = described.man.role.of(position.turn());
    if position.board().by_piece(man).is_empty() {
        return Reading::Illegal { gesture: None, why: IllegalMove::NoSuchMan { man } };
    }
    let reason = |gesture| Some((gesture, obstacle(position, &gesture)?));
    let meant = meant(position, described, origins).into_iter();
    let reasons: Vec<(Gesture, IllegalMove)> = meant.filter_map(reason).collect();
    let missing = reasons.iter().find(|(_, why)| matches!(why, IllegalMove::PromotionMissing { .. }));
    match (reasons.as_slice(), missing) {
        ([(gesture, why)], _) => Reading::Illegal { gesture: Some(*gesture), why: why.clone() },
        (_, Some((_, why))) => Reading::Illegal { gesture: None, why: why.clone() },
        _ => Reading::Illegal { gesture: None, why: IllegalMove::NothingFits { written: described.to_string() } },
    }
}
