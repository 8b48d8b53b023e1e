//! The board as it is shown.

use scoresheet_record::diagram::{Diagram, Gesture};
use scoresheet_record::men::{Color, File, Piece, Rank, Square};

use crate::desk::Pen;

/// How a square is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareMark {
    /// Not at all.
    None,
    /// It was tapped first.
    Selected,
    /// The last entry names it, as the list does.
    LastEntry,
}

/// A square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareView {
    /// Which.
    pub square: Square,
    /// What stands there.
    pub man: Option<Piece>,
    /// How it is marked.
    pub mark: SquareMark,
    /// Whether the keyboard's focus comes here when the board gets it.
    pub has_focus: bool,
}

/// The board, rank by rank as it is looked at, from the upper left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardView {
    /// The ranks from above to below.
    pub ranks: Vec<Vec<SquareView>>,
    /// Whose side is below.
    pub below: Color,
}

/// The board with a diagram on it, `below` at the bottom. `last` are the squares that the last entry names.
#[must_use]
pub fn board(diagram: &Diagram, pen: &Pen, last: &[Square], below: Color) -> BoardView {
    let ranks = ordered(Rank::ALL, below.other());
    let files = ordered(File::ALL, below);
    let square = |file, rank| {
        let square = Square::from_coords(file, rank);
        let mark = if pen.selected == Some(square) {
            SquareMark::Selected
        } else if last.contains(&square) {
            SquareMark::LastEntry
        } else {
            SquareMark::None
        };
        SquareView { square, man: diagram.board.piece_at(square), mark, has_focus: pen.focus == square }
    };
    let ranks = ranks.into_iter().map(|rank| files.iter().map(|file| square(*file, rank)).collect()).collect();
    BoardView { ranks, below }
}

/// In order for White, the other way round for Black.
fn ordered<T: Copy>(all: [T; 8], side: Color) -> [T; 8] {
    let mut all = all;
    if side == Color::Black {
        all.reverse();
    }
    all
}

/// The squares that a gesture of `side` names.
#[must_use]
pub fn squares_of(gesture: &Gesture, side: Color) -> Vec<Square> {
    match *gesture {
        Gesture::Plain { from, to, promotion: _ } => vec![from, to],
        Gesture::Castle(wing) => {
            let home = Square::from_coords(File::E, scoresheet_record::men::home_rank(side));
            vec![home, wing.king_to(side)]
        }
    }
}

#[cfg(test)]
mod tests {
    use scoresheet_record::setup::SetUp;

    use super::*;

    #[test]
    fn the_keepers_side_is_below() {
        let diagram = Diagram::of(&SetUp::default());
        for (below, first, last) in [(Color::White, Square::A8, Square::H1), (Color::Black, Square::H1, Square::A8)] {
            let view = board(&diagram, &Pen::default(), &[], below);
            let squares: Vec<Square> = view.ranks.iter().flatten().map(|square| square.square).collect();
            assert_eq!((squares.len(), squares[0], squares[63]), (64, first, last));
        }
    }
}
