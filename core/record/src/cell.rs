//! What stands in one cell of the sheet.
//!
//! A cell is a ply's place on the sheet; [`Written`] is what the player put there, right or wrong. How a cell came to hold
//! it is [`crate::log`], all cells together are [`crate::sheet`].
//!
//! ```
//! use scoresheet_record::{cell::Written, notation::MoveText};
//!
//! let unsure = Written::Illegible(MoveText::new("N?3"));
//! assert_ne!(unsure, Written::Text(MoveText::new("N?3")));
//! ```

use crate::diagram::Gesture;
use crate::notation::MoveText;

/// What stands in a cell of the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Written {
    /// A move whose squares are known, with the text as typed if it was typed.
    Move {
        /// The squares.
        gesture: Gesture,
        /// What was typed.
        text: Option<MoveText>,
    },
    /// A move in writing whose squares are not known from geometry.
    Text(MoveText),
    /// Something that cannot be deciphered, as far as it can be copied.
    Illegible(MoveText),
    /// A bare check mark: a move was made, not which.
    Tick,
    /// A dash: a move was made, not which.
    Dash,
    /// Nothing. A cell left empty, also when one side moved twice in a row.
    Blank,
}
