//! The log of a game: everything that was done on the device, in order, append-only.
//!
//! Use it as the one truth of a game: the [sheet](crate::sheet) is folded from it, the [saved file](crate::saved) is a
//! copy of it, and a place in time is a [`Seq`] of it. Each entry holds the hash of the entry before, so that damage, a
//! missing entry and a changed order show. It deliberately knows neither the time, which comes in as a [`Stamp`], nor
//! what the entries mean; and it proves nothing against the owner of the device, who can write a whole new log.
//!
//! ```
//! use std::time::Duration;
//! use scoresheet_record::log::{Event, Log, Stamp};
//! use scoresheet_record::outcome::GameResult;
//!
//! let at = Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::ZERO };
//! let mut log = Log::new();
//! log.append(at, Event::Result(GameResult::Draw));
//! assert_eq!(log.verify(), Ok(()));
//! assert_eq!(log.entries().len(), 1);
//! ```

mod digest;
mod event;
mod hash;
mod stamp;

pub use event::{ClaimStep, Claimant, Claimed, DrawMark, Edit, Event, Milliseconds, Presence, Unlock};
pub use hash::{Hash, HashError};
pub use stamp::Stamp;

use std::fmt;

/// The place of an entry in the log, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seq(pub u32);

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One thing that was done, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// Its place in the log.
    pub seq: Seq,
    /// When it was done.
    pub at: Stamp,
    /// The hash of the entry before; [`Hash::START`] for the first.
    pub prev: Hash,
    /// What was done.
    pub what: Event,
}

impl Logged {
    /// The hash of this entry, which covers the hash of the entry before. `docs/saved-format.md` defines it; it does not
    /// depend on how entries are saved.
    #[must_use]
    pub fn hash(&self) -> Hash {
        digest::of(self)
    }
}

/// The entry at which the chain does not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq} of the log does not follow from the entry before it")]
pub struct ChainBreak {
    /// The place at which the entry stands, whatever number it bears.
    pub seq: Seq,
}

/// The log of one game. Entries are added at the end and never changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    entries: Vec<Logged>,
    head: Hash,
}

impl Default for Log {
    fn default() -> Self {
        Log { entries: Vec::new(), head: Hash::START }
    }
}

impl Log {
    /// A log with nothing in it.
    #[must_use]
    pub fn new() -> Log {
        Log::default()
    }

    /// Takes entries read from elsewhere.
    ///
    /// # Errors
    /// Names the first entry that does not follow from the one before: a wrong number, a wrong hash, or a time that the
    /// log would have [settled](Stamp::settled).
    pub fn from_entries(entries: Vec<Logged>) -> Result<Log, ChainBreak> {
        let mut log = Log::new();
        for entry in entries {
            log.push(entry)?;
        }
        Ok(log)
    }

    /// Adds what was done at `at`, whose time is [settled](Stamp::settled) first.
    pub fn append(&mut self, at: Stamp, what: Event) -> &Logged {
        let logged = Logged { seq: self.next_seq(), at: at.settled(), prev: self.head, what };
        self.head = logged.hash();
        self.entries.push_mut(logged)
    }

    /// Adds an entry read from elsewhere.
    ///
    /// # Errors
    /// As [`from_entries`](Self::from_entries); the log stays as it was.
    pub fn push(&mut self, entry: Logged) -> Result<&Logged, ChainBreak> {
        let seq = self.next_seq();
        if !follows(&entry, seq, self.head) {
            return Err(ChainBreak { seq });
        }
        self.head = entry.hash();
        Ok(self.entries.push_mut(entry))
    }

    /// The entries in order.
    #[must_use]
    pub fn entries(&self) -> &[Logged] {
        &self.entries
    }

    /// The place that the next entry will get.
    #[must_use]
    pub fn next_seq(&self) -> Seq {
        Seq(u32::try_from(self.entries.len()).unwrap_or(u32::MAX))
    }

    /// The hash of the last entry, which covers all before it. It stands on the claim form, the export and the
    /// signature screen, so that a log shown later can be told from another.
    #[must_use]
    pub fn head(&self) -> Hash {
        self.head
    }

    /// Checks that each entry follows from the one before. This finds damage and partial edits, not a log that was
    /// written anew as a whole.
    ///
    /// # Errors
    /// Names the first entry that does not follow.
    pub fn verify(&self) -> Result<(), ChainBreak> {
        let mut prev = Hash::START;
        for (index, entry) in self.entries.iter().enumerate() {
            let seq = Seq(u32::try_from(index).unwrap_or(u32::MAX));
            if !follows(entry, seq, prev) {
                return Err(ChainBreak { seq });
            }
            prev = entry.hash();
        }
        if prev == self.head { Ok(()) } else { Err(ChainBreak { seq: self.next_seq() }) }
    }
}

fn follows(entry: &Logged, seq: Seq, prev: Hash) -> bool {
    entry.seq == seq && entry.prev == prev && entry.at == entry.at.settled()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::cell::Written;
    use crate::outcome::GameResult;
    use crate::ply::Ply;

    fn log() -> Log {
        let mut log = Log::new();
        for second in 0..5 {
            let wall = "2026-05-01T10:00:00.123456+02:00".parse().unwrap();
            let at = Stamp { wall, since_start: Duration::from_secs(second) };
            log.append(at, Event::Edit(Edit::Write { ply: Ply(1), written: Written::Dash }));
        }
        log
    }

    #[test]
    fn entries_are_numbered_and_chained() {
        let log = log();
        assert_eq!(log.verify(), Ok(()));
        assert_eq!(log.entries()[0].prev, Hash::START);
        for pair in log.entries().windows(2) {
            assert_eq!(pair[1].prev, pair[0].hash());
            assert_eq!(pair[1].seq.0, pair[0].seq.0 + 1);
        }
        assert_eq!(log.head(), log.entries()[4].hash());
        assert_eq!(Log::from_entries(log.entries().to_vec()), Ok(log));
    }

    /// A named kind of damage.
    type Damage = (&'static str, u32, fn(&mut Vec<Logged>));

    #[test]
    fn damage_is_found_at_the_entry_after_it_or_in_it() {
        let cases: [Damage; 5] = [
            ("a changed entry", 3, |entries| entries[2].what = Event::Result(GameResult::Draw)),
            ("a changed time", 3, |entries| entries[2].at.since_start = Duration::from_secs(9)),
            ("a missing entry", 2, |entries| drop(entries.remove(2))),
            ("two entries swapped", 1, |entries| entries.swap(1, 2)),
            ("a repeated entry", 2, |entries| entries.insert(1, entries[1].clone())),
        ];
        for (name, seq, damage) in cases {
            let mut entries = log().entries;
            damage(&mut entries);
            assert_eq!(Log::from_entries(entries.clone()), Err(ChainBreak { seq: Seq(seq) }), "{name}");
            assert_eq!(Log { head: log().head, entries }.verify(), Err(ChainBreak { seq: Seq(seq) }), "{name}");
        }
        let mut unsettled = log().entries;
        unsettled[1].at.since_start = Duration::from_micros(1);
        assert_eq!(Log::from_entries(unsettled), Err(ChainBreak { seq: Seq(1) }), "a time that cannot be saved");
        let mut last = log();
        last.entries[4].what = Event::Result(GameResult::Draw);
        assert_eq!(last.verify(), Err(ChainBreak { seq: Seq(5) }), "a changed last entry disagrees with the head");
    }
}
