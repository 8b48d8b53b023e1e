//! How the men move on an empty board.

use scoresheet_record::men::{Piece, Rank, Role, Square, SquareSet};

use crate::position::attacks;

/// Whether a man could go from a square to another by its way of moving alone, whatever stands on the board: a pawn one
/// or two squares ahead, or diagonally as if to capture.
#[must_use]
pub fn reaches_by_pattern(man: Piece, from: Square, to: Square) -> bool {
    if from == to {
        return false;
    }
    if man.role != Role::Pawn {
        return attacks::attacks(from, man, SquareSet::EMPTY).contains(to);
    }
    let (step, start) = man.color.fold_wb((1, Rank::Second), (-1, Rank::Seventh));
    let ahead = i32::from(to.rank()) - i32::from(from.rank());
    let aside = (i32::from(to.file()) - i32::from(from.file())).abs();
    match aside {
        0 => ahead == step || (ahead == 2 * step && from.rank() == start),
        1 => ahead == step,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scoresheet_record::men::Color;

    #[test]
    fn a_pawn_advances_one_or_from_its_start_two_and_captures_aside() {
        for (side, from, targets) in [
            (Color::White, Square::E2, vec![Square::D3, Square::E3, Square::F3, Square::E4]),
            (Color::White, Square::A3, vec![Square::A4, Square::B4]),
            (Color::Black, Square::H7, vec![Square::H5, Square::G6, Square::H6]),
            (Color::Black, Square::D5, vec![Square::C4, Square::D4, Square::E4]),
        ] {
            let reached: Vec<_> =
                Square::ALL.into_iter().filter(|to| reaches_by_pattern(side.pawn(), from, *to)).collect();
            assert_eq!(
                reached,
                targets.iter().copied().collect::<SquareSet>().into_iter().collect::<Vec<_>>(),
                "{from}"
            );
        }
    }
}
