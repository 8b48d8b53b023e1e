//! The spelling of moves and games: text to structure and back, without a position.
//!
//! [`Spelling`] is what a written move says, [`MoveText`] what was written. What a spelling means on a board is decided
//! by `scoresheet_core::reading` (legality) or [`crate::diagram`] (geometry). [`lexer`] cuts PGN text into tokens and
//! loses no byte of it.
//!
//! ```
//! use scoresheet_record::notation::{Letters, MoveText, Notation, Oddity, Spelling};
//!
//! let read = Spelling::read_noting(&MoveText::new("0-0-0!?"), Notation::default()).unwrap();
//! assert_eq!(read.spelling.to_string(), "O-O-O");
//! assert_eq!(read.oddities, [Oddity::Annotation, Oddity::ZeroCastling]);
//! assert!(Spelling::read(&MoveText::new("Nf9")).is_err());
//!
//! let german = Spelling::read_in(&MoveText::new("Sbxd7"), Notation::Algebraic(Letters::German)).unwrap();
//! assert_eq!(german.to_string(), "Nbxd7");
//! assert_eq!(german.in_letters(Letters::Figurine), "♘bxd7");
//! ```

mod descriptive;
mod error;
mod letters;
pub mod lexer;
mod reading;
mod signs;
mod spelling;
mod suffix;

pub use descriptive::{DescribedFile, DescribedMan, DescribedMove, DescribedSquare, DescribedTarget, described_moves};
pub use error::SpellingError;
pub use letters::{Letters, UnknownLetters};
pub use reading::{Oddity, ReadSpelling};
pub use spelling::{CheckMark, ManSpelling, Spelling};

use std::fmt;
use std::str::FromStr;

/// How the moves of a sheet are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Notation {
    /// Algebraic, with these letters for the men. FIDE recognises no other (Appendix C).
    Algebraic(Letters),
    /// English descriptive, `P-K4`, `KtxP`: still permitted by US Chess (15A).
    Descriptive,
}

impl Notation {
    /// Every notation: algebraic with each set of letters, then descriptive.
    pub fn all() -> impl Iterator<Item = Notation> {
        Letters::ALL.iter().map(|letters| Notation::Algebraic(*letters)).chain([Notation::Descriptive])
    }
}

impl Default for Notation {
    /// Algebraic with English letters, as in PGN.
    fn default() -> Notation {
        Notation::Algebraic(Letters::English)
    }
}

impl fmt::Display for Notation {
    /// Prints the language tag of the letters, or `descriptive`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notation::Algebraic(letters) => write!(f, "{letters}"),
            Notation::Descriptive => f.write_str("descriptive"),
        }
    }
}

impl FromStr for Notation {
    type Err = UnknownLetters;

    /// Reads a language tag ([`Letters`]), `descriptive` or `en-descriptive`.
    fn from_str(text: &str) -> Result<Notation, UnknownLetters> {
        if text.to_ascii_lowercase().split(['-', '_']).any(|part| part == "descriptive") {
            return Ok(Notation::Descriptive);
        }
        text.parse().map(Notation::Algebraic)
    }
}

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
