//! The spelling of moves and games: text to structure and back, without a position.
//!
//! [`Spelling`] is what a written move says, [`MoveText`] what was written. What a spelling means on a board is decided
//! by `scoresheet_core::reading` (legality) or [`crate::diagram`] (geometry). [`lexer`] cuts PGN text into tokens and
//! loses no byte of it.
//!
//! ```
//! use scoresheet_record::notation::{MoveText, Oddity, Spelling};
//!
//! let read = Spelling::read_noting(&MoveText::new("0-0-0!?")).unwrap();
//! assert_eq!(read.spelling.to_string(), "O-O-O");
//! assert_eq!(read.oddities, [Oddity::Annotation, Oddity::ZeroCastling]);
//! assert!(Spelling::read(&MoveText::new("Nf9")).is_err());
//! ```

pub mod lexer;
mod reading;
mod signs;
mod spelling;
mod suffix;

pub use reading::{Oddity, ReadSpelling, SpellingError};
pub use spelling::{CheckMark, ManSpelling, Spelling};

use std::fmt;

/// A move exactly as it was written, without surrounding blanks.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveText(String);

impl MoveText {
    /// Keeps `text` as it was written, trimmed of surrounding white space.
    #[must_use]
    pub fn new(text: &str) -> MoveText {
        MoveText(text.trim().to_owned())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests;
