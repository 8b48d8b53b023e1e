//! Men moved by geometry alone.

use crate::men::{CastlingSide, Role, Square};

/// A move as made on the board with the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gesture {
    /// A man goes from a square to another; an own or enemy man there leaves the board.
    Plain {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
        /// What a pawn becomes; `None` leaves a pawn a pawn, on the last rank too.
        promotion: Option<Role>,
    },
    /// King and rook move together.
    Castle(CastlingSide),
}
