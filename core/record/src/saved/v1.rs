//! Version 1 of the saved log: the twins of [`Logged`] and what it contains. They may never change; a change of the log
//! gets a new version beside them.

mod edit;
mod event;
mod name;

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::log::{Hash, Logged, Seq, Stamp};
use crate::saved::v1::event::SavedEvent;
use crate::saved::v1::name::{SavedHash, SavedWall};

/// One line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedEntry {
    seq: u32,
    wall: SavedWall,
    since_start_ms: u64,
    event: SavedEvent,
    prev: SavedHash,
    hash: SavedHash,
}

impl SavedEntry {
    /// The hash that the line bears.
    pub(super) fn hash(&self) -> Hash {
        self.hash.0
    }
}

impl From<&Logged> for SavedEntry {
    fn from(entry: &Logged) -> Self {
        SavedEntry {
            seq: entry.seq.0,
            wall: SavedWall(entry.at.wall),
            since_start_ms: u64::try_from(entry.at.since_start.as_millis()).unwrap_or(u64::MAX),
            event: SavedEvent::from(&entry.what),
            prev: SavedHash(entry.prev),
            hash: SavedHash(entry.hash()),
        }
    }
}

impl From<SavedEntry> for Logged {
    fn from(saved: SavedEntry) -> Self {
        let at = Stamp { wall: saved.wall.0, since_start: Duration::from_millis(saved.since_start_ms) };
        Logged { seq: Seq(saved.seq), at, prev: saved.prev.0, what: saved.event.into() }
    }
}
