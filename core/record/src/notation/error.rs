//! What about a text could not be read as a move.

/// What about a text could not be read as a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SpellingError {
    /// Nothing is written, or nothing but annotations.
    #[error("no move is written in {text:?}")]
    Empty {
        /// What was written.
        text: String,
    },
    /// Too long to be a move.
    #[error("{length} characters are too many for a move")]
    TooLong {
        /// How many characters were written.
        length: usize,
    },
    /// It begins with a letter that names no man and no file.
    #[error("{letter:?} in {text:?} names neither a man nor a file")]
    UnknownLetter {
        /// What was written.
        text: String,
        /// The letter.
        letter: char,
    },
    /// The square that the man goes to is missing or cut short.
    #[error("{text:?} does not name the square the man goes to")]
    NoTarget {
        /// What was written.
        text: String,
    },
    /// Something is left over behind a readable move.
    #[error("{rest:?} at the end of {text:?} cannot be read")]
    LeftOver {
        /// What was written.
        text: String,
        /// The part that could not be read.
        rest: String,
    },
}
