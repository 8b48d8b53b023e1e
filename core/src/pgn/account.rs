//! What became of each byte of a text.

/// What became of the bytes of a text: nothing is dropped without a word.
///
/// A byte is part of something that a game holds, or blank, or part of something that a warning names. Bytes are those
/// of the text in UTF-8; for a file in UTF-8 without a mark these are the bytes of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Account {
    /// Bytes of tags, moves with their numbers, annotations, comments, variations and results that games hold.
    pub read: u64,
    /// Blanks, line breaks, and other signs that cannot be seen.
    pub blank: u64,
    /// Bytes of what was put aside with a warning, listed or counted among those that are not listed.
    pub warned: u64,
}

impl Account {
    /// All bytes of the text.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.read + self.blank + self.warned
    }

    pub(super) fn add(&mut self, other: Account) {
        self.read += other.read;
        self.blank += other.blank;
        self.warned += other.warned;
    }

    pub(super) fn read_to_warned(&mut self, bytes: u64) {
        self.read = self.read.saturating_sub(bytes);
        self.warned += bytes;
    }

    pub(super) fn warned_to_read(&mut self, bytes: u64) {
        self.warned = self.warned.saturating_sub(bytes);
        self.read += bytes;
    }
}
