//! The saved log: JSON Lines, one line per log entry after a first line that names the format.
//!
//! Use it to store and to hand on a whole game, and to read it again: a file that was cut off, damaged or put out of
//! order gives the entries before the damage, the place of it, and the bytes from there on untouched. Every version that
//! was ever written is read for ever; `docs/saved-format.md` states the format and the promise. It deliberately touches
//! no disk, and it judges no entry beyond its hash.
//!
//! ```
//! use std::time::Duration;
//! use scoresheet_record::log::{Event, Log, Stamp};
//! use scoresheet_record::outcome::GameResult;
//! use scoresheet_record::saved;
//!
//! let at = Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::ZERO };
//! let mut log = Log::new();
//! log.append(at, Event::Result(GameResult::Draw));
//!
//! let read = saved::read(&saved::write(&log)).unwrap();
//! assert_eq!(read.log, log);
//! assert_eq!(read.damage, None);
//! ```

mod v1;

use serde::{Deserialize, Serialize};

use crate::log::{Log, Logged};

/// The version that is written. Version 2 is version 1 with the entry `closed`, so one set of twins reads both.
pub const VERSION: u32 = 2;

const FORMAT: &str = "scoresheet-log";

/// A log as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadLog {
    /// The entries up to the first damage, which follow from each other.
    pub log: Log,
    /// The first damage, if any.
    pub damage: Option<Damage>,
    /// The file from the first damaged line on, byte for byte; empty without damage. Keep it: what cannot be read now
    /// may still be deciphered.
    pub rest: Vec<u8>,
}

/// Where a saved log is damaged, and how.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the saved log: {why}")]
pub struct Damage {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub why: Flaw,
}

/// What is wrong with a line of a saved log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// It is not text.
    #[error("the line is not UTF-8")]
    NotText,
    /// It is not an entry.
    #[error("the line is not a log entry: {reason}")]
    NotAnEntry {
        /// What the reader says.
        reason: String,
    },
    /// Something in it was changed.
    #[error("the entry is not what was saved: its hash does not fit")]
    Changed,
    /// Entries are missing, repeated or out of order before it.
    #[error("the entry does not follow from the one before it: entry {expected} is due, this is entry {found}")]
    OutOfOrder {
        /// The entry due.
        expected: u32,
        /// The entry found.
        found: u32,
    },
    /// The number fits and the hash does not: the entry belongs to another log, or the one before it was replaced.
    #[error("entry {seq} does not carry the hash of the entry before it")]
    OtherChain {
        /// The entry.
        seq: u32,
    },
}

/// Why a file cannot be read as a saved log at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SavedError {
    /// The first line does not name the format.
    #[error("line 1 does not begin a saved log: {text:?}")]
    NotALog {
        /// The beginning of the line.
        text: String,
    },
    /// The file was written by a later version of the app, and may still be handed on as it is.
    #[error("the saved log has version {version}; this app reads versions up to {}", VERSION)]
    Newer {
        /// The version of the file.
        version: u32,
    },
}

#[derive(Serialize, Deserialize)]
struct SavedHeading {
    format: String,
    version: u32,
}

/// Writes a log. The same log always gives the same bytes.
#[must_use]
pub fn write(log: &Log) -> String {
    let mut text = write_heading();
    for entry in log.entries() {
        text.push('\n');
        text.push_str(&write_entry(entry));
    }
    text.push('\n');
    text
}

/// The first line of a saved log, without its end.
#[must_use]
pub fn write_heading() -> String {
    line_of(&SavedHeading { format: FORMAT.to_owned(), version: VERSION })
}

/// The line of one entry, without its end, for a store that appends.
#[must_use]
pub fn write_entry(entry: &Logged) -> String {
    line_of(&v1::SavedEntry::from(entry))
}

/// Reads a saved log. Line ends may be CRLF; empty lines are passed over.
///
/// # Errors
/// When the file is not a saved log, or one of a later version. Damage further down is not an error: see
/// [`ReadLog::damage`].
pub fn read(text: &str) -> Result<ReadLog, SavedError> {
    read_bytes(text.as_bytes())
}

/// Reads a saved log from a file that may be damaged so far that it is no longer text.
///
/// # Errors
/// As [`read`].
pub fn read_bytes(bytes: &[u8]) -> Result<ReadLog, SavedError> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (heading, mut rest) = first_line(bytes);
    check_heading(heading)?;
    let mut log = Log::new();
    let mut line = 1;
    while !rest.is_empty() {
        line += 1;
        let (text, after) = first_line(rest);
        if let Err(why) = add_line(&mut log, text) {
            return Ok(ReadLog { log, damage: Some(Damage { line, why }), rest: rest.to_vec() });
        }
        rest = after;
    }
    Ok(ReadLog { log, damage: None, rest: Vec::new() })
}

/// Reads the line of one entry and checks its hash.
///
/// # Errors
/// When it is not an entry, or not as it was saved.
pub fn read_entry(line: &str) -> Result<Logged, Flaw> {
    let saved: v1::SavedEntry =
        serde_json::from_str(line).map_err(|error| Flaw::NotAnEntry { reason: error.to_string() })?;
    let hash = saved.hash();
    let entry = Logged::from(saved);
    if entry.hash() == hash { Ok(entry) } else { Err(Flaw::Changed) }
}

fn add_line(log: &mut Log, line: &[u8]) -> Result<(), Flaw> {
    let line = str::from_utf8(line).map_err(|_| Flaw::NotText)?.trim();
    if line.is_empty() {
        return Ok(());
    }
    let entry = read_entry(line)?;
    let (expected, found) = (log.next_seq().0, entry.seq.0);
    let flaw = if expected == found { Flaw::OtherChain { seq: found } } else { Flaw::OutOfOrder { expected, found } };
    log.push(entry).map(|_| ()).map_err(|_| flaw)
}

fn check_heading(line: &[u8]) -> Result<(), SavedError> {
    let start = line.get(..80).unwrap_or(line);
    let not_a_log = || SavedError::NotALog { text: String::from_utf8_lossy(start).into_owned() };
    let heading: SavedHeading = serde_json::from_slice(line).map_err(|_| not_a_log())?;
    if heading.format != FORMAT || heading.version == 0 {
        return Err(not_a_log());
    }
    if heading.version > VERSION {
        return Err(SavedError::Newer { version: heading.version });
    }
    Ok(())
}

/// The first line without its end, and what comes after it.
fn first_line(bytes: &[u8]) -> (&[u8], &[u8]) {
    let Some(end) = bytes.iter().position(|byte| *byte == b'\n') else { return (bytes, &[]) };
    let (line, after) = bytes.split_at_checked(end).unwrap_or((bytes, &[]));
    (line, after.get(1..).unwrap_or(&[]))
}

/// serde_json fails only on a writer that fails and on keys that are not texts; there is neither here. Were that to
/// change, the line would be found damaged when it is read, rather than missing.
fn line_of(twin: &impl Serialize) -> String {
    serde_json::to_string(twin).unwrap_or_else(|error| format!("not written: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_a_saved_log_is_named_as_such() {
        for text in [
            "",
            "\n",
            "1. e4 e5",
            "{}",
            "{\"format\":\"scoresheet-log\",\"ver",
            "{\"format\":\"other\",\"version\":1}",
            "{\"format\":\"scoresheet-log\",\"version\":0}",
            "{\"format\":\"scoresheet-log\",\"version\":-1}",
            &"é".repeat(100),
        ] {
            assert!(matches!(read(text), Err(SavedError::NotALog { .. })), "{text}");
        }
    }

    #[test]
    fn a_later_version_is_named_and_not_read() {
        let text = "{\"format\":\"scoresheet-log\",\"version\":3,\"new\":true}\n{}\n";
        assert_eq!(read(text), Err(SavedError::Newer { version: 3 }));
    }

    #[test]
    fn a_log_without_entries_is_a_log() {
        assert_eq!(read(&write(&Log::new())).unwrap().log, Log::new());
        assert_eq!(write(&Log::new()), "{\"format\":\"scoresheet-log\",\"version\":2}\n");
    }
}
