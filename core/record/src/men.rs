//! The men and the squares: the door to shakmaty's vocabulary.
//!
//! Use these names everywhere instead of `shakmaty::…`, so that the line between recording and judging is visible in
//! the imports. It deliberately brings no positions, no move generation and no attacks.
//!
//! ```
//! use scoresheet_record::men::{Board, Color, Role, Square};
//!
//! let board = Board::new();
//! assert_eq!(board.piece_at(Square::E1), Some(Color::White.king()));
//! assert_eq!(board.role_at(Square::B8), Some(Role::Knight));
//! ```

pub use shakmaty::{Bitboard as SquareSet, Board, CastlingSide, Color, File, Piece, Rank, Role, Square};

/// The rank on which `side`'s pieces stand at the start of a game.
#[must_use]
pub fn home_rank(side: Color) -> Rank {
    side.fold_wb(Rank::First, Rank::Eighth)
}

/// The rank on which a pawn of `side` must be promoted.
#[must_use]
pub fn last_rank(side: Color) -> Rank {
    home_rank(side.other())
}

/// The half of the board that a square lies on.
#[must_use]
pub fn half(square: Square) -> CastlingSide {
    CastlingSide::from_queen_side(square.file() < File::E)
}

/// The name of a side in messages and files: `white` or `black`.
#[must_use]
pub fn side_name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

/// The name of a kind of man in messages and files: `pawn`, `knight`, …
#[must_use]
pub fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
