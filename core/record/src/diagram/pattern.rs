//! How men move on an empty board (US 8, FIDE 3.2-3.8), as arithmetic on files and ranks.

use crate::men::{Color, Piece, Rank, Role, Square};

/// Whether a man could go from a square to another by its way of moving alone, whatever stands on the board: a pawn one
/// or two squares ahead, or diagonally as if to capture. Castling is not such a way.
#[must_use]
pub fn reaches_by_pattern(man: Piece, from: Square, to: Square) -> bool {
    match man.role {
        Role::Pawn => pawn_step(man.color, from, to).is_some(),
        role => piece_reaches(role, from, to),
    }
}

/// How a pawn steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PawnStep {
    /// Along its file: one square, or two from its first rank.
    Forward,
    /// One square diagonally.
    Diagonal,
}

/// Whether a piece of this kind goes from `from` to `to` in one step of its own. Castling is not such a step, and pawns
/// have [`pawn_step`].
pub(super) fn piece_reaches(role: Role, from: Square, to: Square) -> bool {
    let files = from.file().distance(to.file());
    let ranks = from.rank().distance(to.rank());
    let diagonal = files == ranks && files > 0;
    let straight = (files == 0) != (ranks == 0);
    match role {
        Role::Pawn => false,
        Role::Knight => files.min(ranks) == 1 && files.max(ranks) == 2,
        Role::Bishop => diagonal,
        Role::Rook => straight,
        Role::Queen => diagonal || straight,
        Role::King => files.max(ranks) == 1,
    }
}

/// How a pawn of `side` steps from `from` to `to`, if it does.
pub(super) fn pawn_step(side: Color, from: Square, to: Square) -> Option<PawnStep> {
    let forward = side.fold_wb(1, -1) * (i32::from(to.rank()) - i32::from(from.rank()));
    let first_rank = side.fold_wb(Rank::Second, Rank::Seventh);
    match (from.file().distance(to.file()), forward) {
        (0, 1) => Some(PawnStep::Forward),
        (0, 2) if from.rank() == first_rank => Some(PawnStep::Forward),
        (1, 1) => Some(PawnStep::Diagonal),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_man_reaches_the_squares_of_its_pattern() {
        for (role, from, count) in [
            (Role::Knight, Square::A1, 2),
            (Role::Knight, Square::E4, 8),
            (Role::Bishop, Square::E4, 13),
            (Role::Rook, Square::E4, 14),
            (Role::Queen, Square::E4, 27),
            (Role::King, Square::E4, 8),
            (Role::King, Square::H8, 3),
            (Role::Pawn, Square::E4, 0),
        ] {
            let reached = Square::ALL.into_iter().filter(|to| piece_reaches(role, from, *to)).count();
            assert_eq!(reached, count, "{role:?} on {from}");
        }
    }

    #[test]
    fn a_pawn_advances_one_or_from_its_start_two_and_captures_aside() {
        for (side, from, targets) in [
            (Color::White, Square::E2, vec![Square::D3, Square::E3, Square::F3, Square::E4]),
            (Color::White, Square::A3, vec![Square::A4, Square::B4]),
            (Color::White, Square::H8, vec![]),
            (Color::Black, Square::H7, vec![Square::H5, Square::G6, Square::H6]),
            (Color::Black, Square::D5, vec![Square::C4, Square::D4, Square::E4]),
        ] {
            let reached: Vec<_> =
                Square::ALL.into_iter().filter(|to| reaches_by_pattern(side.pawn(), from, *to)).collect();
            assert_eq!(reached, targets, "{from}");
        }
    }

    #[test]
    fn pawns_step_forward_as_their_side_sees_it() {
        for (side, squares, step) in [
            (Color::White, "e2e3", Some(PawnStep::Forward)),
            (Color::White, "e2e4", Some(PawnStep::Forward)),
            (Color::White, "e3e5", None),
            (Color::White, "e3e2", None),
            (Color::White, "e2d3", Some(PawnStep::Diagonal)),
            (Color::White, "e2d1", None),
            (Color::White, "e2c3", None),
            (Color::Black, "e7e5", Some(PawnStep::Forward)),
            (Color::Black, "e2e1", Some(PawnStep::Forward)),
            (Color::Black, "e2f1", Some(PawnStep::Diagonal)),
        ] {
            let (from, to) = squares.split_at(2);
            assert_eq!(pawn_step(side, from.parse().unwrap(), to.parse().unwrap()), step, "{side:?} {squares}");
        }
    }
}
