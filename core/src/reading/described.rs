//! What descriptive notation means in a position.
//!
//! A spelling names a kind of man and a square that is one of two; what is legal decides. Where that leaves several
//! moves, a check that is written, and then the wing a piece is said to belong to, may leave one. A piece belongs to the
//! wing it began on; where the record does not tell ([`Origins`]), to the half of the board it stands on.

use std::collections::BTreeMap;

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{CastlingSide, File, Role, Square};
use scoresheet_record::notation::{CheckMark, DescribedMan, DescribedMove, DescribedTarget};

use super::Reading;
use super::slips::{Slip, check_slip};
use crate::legality::{IllegalMove, obstacle};
use crate::position::{BoardEnd, Position};

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

fn half(square: Square) -> CastlingSide {
    CastlingSide::from_queen_side(square.file() < File::E)
}

/// Reads a move in descriptive notation.
pub(super) fn read(position: &Position, described: &DescribedMove, origins: &Origins) -> Reading {
    let legal = legal(position, described, origins);
    match legal.as_slice() {
        [gesture] => {
            let slips: Vec<Slip> = check_slip(position, *gesture, described.check).into_iter().collect();
            if slips.is_empty() { Reading::Exact(*gesture) } else { Reading::Lenient { gesture: *gesture, slips } }
        }
        [] => none_legal(position, described),
        _ => Reading::Ambiguous(legal),
    }
}

/// The legal moves that a spelling can mean, after everything in it has been looked at.
pub(super) fn legal(position: &Position, described: &DescribedMove, origins: &Origins) -> Vec<Gesture> {
    let board = position.board();
    let mut gestures = meant(position, described);
    gestures.retain(|gesture| {
        position.legal_move(gesture).is_some() || (!position.is_valid() && obstacle(position, gesture).is_none())
    });
    // A move to a square is no capture, unless only captures fit.
    if matches!(described.target, DescribedTarget::Square(_)) {
        narrow(&mut gestures, |gesture| matches!(gesture, Gesture::Plain { to, .. } if board.piece_at(*to).is_none()));
    }
    if described.check.is_some() {
        narrow(&mut gestures, |gesture| gives(position, gesture) == described.check);
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

fn gives(position: &Position, gesture: &Gesture) -> Option<CheckMark> {
    let after = position.after_gesture(gesture)?;
    let mark = if after.end() == Some(BoardEnd::Checkmate) { CheckMark::Mate } else { CheckMark::Check };
    after.checkers().any().then_some(mark)
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

/// The movements between the squares that the spelling names.
fn meant(position: &Position, described: &DescribedMove) -> Vec<Gesture> {
    let (board, side) = (position.board(), position.turn());
    let targets = described.targets(board, side);
    let is_straight = matches!(described.target, DescribedTarget::Square(_)) && described.man.role == Role::Pawn;
    let pairs =
        described.movers(board, side).into_iter().flat_map(|from| targets.into_iter().map(move |to| (from, to)));
    let pairs = pairs.filter(|(from, to)| !is_straight || from.file() == to.file());
    pairs.map(|(from, to)| Gesture::Plain { from, to, promotion: described.promotion }).collect()
}

fn none_legal(position: &Position, described: &DescribedMove) -> Reading {
    if let Some(end) = position.end() {
        return Reading::Illegal { gesture: None, why: IllegalMove::after(end) };
    }
    let man = described.man.role.of(position.turn());
    if position.board().by_piece(man).is_empty() {
        return Reading::Illegal { gesture: None, why: IllegalMove::NoSuchMan { man } };
    }
    // Of the movements named, those that the man's way of moving allows, if there are any.
    let reason = |gesture| Some((gesture, obstacle(position, &gesture)?));
    let mut reasons: Vec<(Gesture, IllegalMove)> = meant(position, described).into_iter().filter_map(reason).collect();
    let by_pattern = |(_, why): &(Gesture, IllegalMove)| !matches!(why, IllegalMove::Pattern { .. });
    if reasons.iter().any(by_pattern) {
        reasons.retain(by_pattern);
    }
    match reasons.as_slice() {
        [(gesture, why)] => Reading::Illegal { gesture: Some(*gesture), why: why.clone() },
        _ => Reading::Illegal { gesture: None, why: IllegalMove::NothingFits { written: described.to_string() } },
    }
}
