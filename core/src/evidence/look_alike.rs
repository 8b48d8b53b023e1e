//! Positions with the same men on the same squares that are not the same, and why (US 14C, FIDE 9.2.3).

use scoresheet_record::men::{CastlingSide, Color, Square};
use scoresheet_record::ply::Ply;

use crate::legality::wing_name;
use crate::position::{Identity, Position};
use crate::replay::Replay;

scoresheet_record::messages! {
    /// Why two positions with the same men on the same squares are not the same.
    pub enum Difference {
        /// The other side is to move.
        SideToMove = "difference-side-to-move" {
            /// The side to move in the earlier one.
            then: Color,
        },
        /// A right to castle still existed in one of them (US 8A3, FIDE 9.2.3.2).
        CastlingRight = "difference-castling-right" {
            /// Whose right.
            side: Color,
            /// `king-side` or `queen-side`.
            wing: &'static str,
            /// The move after which it was gone, if the record shows it.
            lost_by: Option<String>,
        },
        /// In one of them a pawn could be captured en passant (US 8F5, FIDE 9.2.3.1).
        EnPassant = "difference-en-passant" {
            /// The square of the capture.
            square: Square,
            /// The ply after which it was possible, as players name it.
            after: String,
        },
    }
}

/// An earlier position with the same men on the same squares that is not the same position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookAlike {
    /// The ply after which it stood.
    pub ply: Ply,
    /// What differs.
    pub differs: Vec<Difference>,
}

/// The positions before `at` that look like the one after it and are not the same, with the reasons.
#[must_use]
pub fn look_alikes(replay: &Replay, at: Ply) -> Vec<LookAlike> {
    let Some(now) = replay.position_after(at).map(Position::identity) else { return Vec::new() };
    let earlier = (0..at.0).map(Ply).filter_map(|ply| {
        let then = replay.position_after(ply).filter(|then| *then.board() == now.board)?.identity();
        (then != now).then(|| LookAlike { ply, differs: differences(replay, (ply, &then), (at, &now)) })
    });
    earlier.collect()
}

fn differences(replay: &Replay, then: (Ply, &Identity), now: (Ply, &Identity)) -> Vec<Difference> {
    let mut differs = Vec::new();
    if then.1.turn != now.1.turn {
        differs.push(Difference::SideToMove { then: then.1.turn });
    }
    let changed = then.1.castling_rooks ^ now.1.castling_rooks;
    differs.extend(changed.into_iter().filter_map(|rook| right_difference(replay, then.0, now.0, rook)));
    let sides = [(then.0, then.1), (now.0, now.1)];
    if then.1.turn == now.1.turn && then.1.en_passant != now.1.en_passant {
        let possible = sides.iter().filter_map(|(ply, identity)| Some((ply, identity.en_passant?)));
        differs.extend(possible.map(|(ply, square)| Difference::EnPassant { square, after: replay.name(*ply) }));
    }
    differs
}

fn right_difference(replay: &Replay, then: Ply, now: Ply, rook: Square) -> Option<Difference> {
    let earlier = replay.position_after(then).or_else(|| replay.position_after(now))?;
    let man = earlier.board().piece_at(rook)?;
    let king = earlier.board().king_of(man.color)?;
    let right = |ply: Ply| replay.position_after(ply).map(|position| position.castling_rooks().contains(rook));
    // Only a move between two known positions can be named as the one by which the right was lost.
    let lost = |ply: &Ply| ply.previous().and_then(right) == Some(true) && right(*ply) == Some(false);
    let lost_by = (then.0 + 1..=now.0).map(Ply).find(lost).map(|ply| replay.name(ply));
    let wing = wing_name(CastlingSide::from_queen_side(rook < king));
    Some(Difference::CastlingRight { side: man.color, wing, lost_by })
}
