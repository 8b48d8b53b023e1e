//! What stands between a game that is being recorded and its store: the entries in order, and how far they are stored.
//!
//! Use one [`Writer`] per open game. Entries are [pushed](Writer::push) as they are recorded; [`Writer::next_step`] says what
//! to ask of the store, one call at a time; [`Writer::answered`] takes the answer and says what to show. A failed call is
//! tried again for ever, after growing pauses. It keeps every line of the game, not only those that wait, so that it can
//! open the game anew where a device has lost it.
//!
//! A failure may be a lie: the answer of a call that did store can be lost. Therefore a place that is taken is not yet
//! another page's doing. The game is loaded and compared byte for byte; our own lines count as stored, other lines make
//! the game read-only. Nothing counts as stored unless the store said so, or gave it back.
//!
//! It deliberately has no clock, no task and no store of its own: [`drain`] brings them together.
//!
//! ```
//! use scoresheet_ui::store::{GameId, Seq};
//! use scoresheet_ui::store::writer::{Answer, Reply, Step, Writer};
//!
//! let mut writer = Writer::new(GameId("2026-05-01-a".to_owned()), "heading".to_owned(), None);
//! writer.push(Seq(0), "entry 0".to_owned()).unwrap();
//! assert!(matches!(writer.next_step(), Some(Step::Open { .. })));
//! assert_eq!(writer.next_step(), None, "one call at a time");
//! assert_eq!(writer.answered(Reply::Wrote(Ok(()))), Answer::Stored { up_to: Seq(0) });
//! assert_eq!(writer.next_step(), None, "all is stored");
//! ```

mod drain;
#[cfg(test)]
mod tests;

pub use drain::{PATIENCE, drain};

use std::time::Duration;

use super::{GameId, Seq, Store, StoreError, StoredGame};

/// The pauses before a call is tried again; the last one is kept.
const PAUSES: [Duration; 4] =
    [Duration::from_millis(250), Duration::from_secs(1), Duration::from_secs(3), Duration::from_secs(5)];

/// How many failures in a row are passed over before the player is told.
const QUIET_FAILURES: usize = 2;

/// A call to make of the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Open the game with its first lines.
    Open {
        /// The game.
        game: GameId,
        /// What to store.
        stored: StoredGame,
    },
    /// Add lines.
    Append {
        /// The game.
        game: GameId,
        /// The place of the first line.
        first: Seq,
        /// The lines.
        lines: Vec<String>,
    },
    /// Load the game, to compare it with what should be stored.
    Compare {
        /// The game.
        game: GameId,
    },
}

impl Step {
    /// Makes the call.
    pub async fn run(&self, store: &impl Store) -> Reply {
        match self {
            Step::Open { game, stored } => Reply::Wrote(store.open(game, stored).await),
            Step::Append { game, first, lines } => Reply::Wrote(store.append(game, *first, lines).await),
            Step::Compare { game } => Reply::Loaded(store.load(game).await),
        }
    }
}

/// What the store answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// To [`Step::Open`] and [`Step::Append`].
    Wrote(Result<(), StoreError>),
    /// To [`Step::Compare`].
    Loaded(Result<StoredGame, StoreError>),
}

/// What an answer of the store means for the game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub enum Answer {
    /// All entries up to and with this one are stored.
    Stored {
        /// The last one.
        up_to: Seq,
    },
    /// Nothing new is known; the next step follows at once.
    Unclear,
    /// It failed, and is tried again after a pause. There is nothing to show yet.
    Retry {
        /// The pause.
        after: Duration,
    },
    /// It failed for so long, or in such a way, that the player must be told. It is tried again all the same.
    NotSaved {
        /// The first entry that is not stored; it may be one that was stored before, if the device has lost it.
        from: Seq,
        /// What the store says.
        why: StoreError,
    },
    /// Another page has written to this game. What comes from here on is never stored by this one; what comes before is.
    ReadOnly {
        /// The first entry that is not stored.
        from: Seq,
    },
}

/// An entry that was pushed out of its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq} was to be stored, but entry {expected} is due")]
pub struct OutOfTurn {
    /// The entry.
    pub seq: Seq,
    /// The one that is due.
    pub expected: Seq,
}

/// The entries of one game on their way into the store. See the [module](self).
#[derive(Debug, Clone)]
pub struct Writer {
    game: GameId,
    ours: StoredGame,
    /// How many lines are known to be in the store, from the first on.
    saved: usize,
    due: Due,
    state: State,
    /// Failures since something was last stored.
    failures: usize,
}

/// Which call comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Due {
    Open,
    Append,
    Compare,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Ready,
    /// A call is under way that stores the lines up to this number.
    Calling {
        lines: usize,
    },
    Pausing {
        after: Duration,
    },
    ReadOnly,
}

impl Writer {
    /// For a new game, which is opened with its first entries.
    #[must_use]
    pub fn new(game: GameId, heading: String, pin: Option<String>) -> Writer {
        let ours = StoredGame { heading, pin, lines: Vec::new() };
        Writer { game, ours, saved: 0, due: Due::Open, state: State::Ready, failures: 0 }
    }

    /// For a game that goes on as it was loaded.
    #[must_use]
    pub fn resume(game: GameId, stored: StoredGame) -> Writer {
        let saved = stored.lines.len();
        Writer { game, ours: stored, saved, due: Due::Append, state: State::Ready, failures: 0 }
    }

    /// Takes the next entry.
    ///
    /// # Errors
    /// If another entry is due; nothing is changed then.
    pub fn push(&mut self, seq: Seq, line: String) -> Result<(), OutOfTurn> {
        let expected = self.ours.next_place();
        if seq != expected {
            return Err(OutOfTurn { seq, expected });
        }
        self.ours.lines.push(line);
        Ok(())
    }

    /// The first entry that is not known to be stored. All before it are.
    #[must_use]
    pub fn unsaved_from(&self) -> Seq {
        place(self.saved)
    }

    /// Whether another page has taken the game over.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.state == State::ReadOnly
    }

    /// The call to make now; `None` while one is under way or paused for, and when there is nothing to do.
    pub fn next_step(&mut self) -> Option<Step> {
        let unsaved = self.ours.lines.get(self.saved..).unwrap_or_default();
        if self.state != State::Ready || (unsaved.is_empty() && self.due != Due::Compare) {
            return None;
        }
        let game = self.game.clone();
        let step = match self.due {
            Due::Open => Step::Open { game, stored: self.ours.clone() },
            Due::Append => Step::Append { game, first: place(self.saved), lines: unsaved.to_vec() },
            Due::Compare => Step::Compare { game },
        };
        self.state = State::Calling { lines: self.ours.lines.len() };
        Some(step)
    }

    /// Takes the answer to the call that [`next_step`](Self::next_step) gave. An answer to anything else proves nothing and
    /// changes nothing.
    pub fn answered(&mut self, reply: Reply) -> Answer {
        let State::Calling { lines } = self.state else { return Answer::Unclear };
        let answer = match (self.due, reply) {
            (Due::Open | Due::Append, Reply::Loaded(_)) | (Due::Compare, Reply::Wrote(_)) => return Answer::Unclear,
            (Due::Open | Due::Append, Reply::Wrote(answer)) => answer.map(|()| None),
            (Due::Compare, Reply::Loaded(answer)) => answer.map(Some),
        };
        self.state = State::Ready;
        match answer {
            Ok(None) => self.stored(lines),
            Ok(Some(theirs)) => self.compared(&theirs),
            Err(StoreError::Taken { .. } | StoreError::Hole { .. }) => {
                self.due = Due::Compare;
                Answer::Unclear
            }
            Err(why) => self.failed(why),
        }
    }

    /// The pause to make before the next step, after a failure.
    #[must_use]
    pub fn pause(&self) -> Option<Duration> {
        match self.state {
            State::Pausing { after } => Some(after),
            State::Ready | State::Calling { .. } | State::ReadOnly => None,
        }
    }

    /// Ends the pause.
    pub fn rested(&mut self) {
        if self.pause().is_some() {
            self.state = State::Ready;
        }
    }

    /// Gives up the call that is under way, or the pause, so that another step can be made. Whether the call stored
    /// anything is then unknown, and the store's next answers tell.
    pub fn abandon(&mut self) {
        if matches!(self.state, State::Calling { .. } | State::Pausing { .. }) {
            self.state = State::Ready;
        }
    }

    /// What to show when a call has been under way for too long: the store may never answer.
    pub fn silent(&self) -> Answer {
        Answer::NotSaved { from: self.unsaved_from(), why: StoreError::Silent }
    }

    fn stored(&mut self, lines: usize) -> Answer {
        self.saved = lines;
        self.due = Due::Append;
        self.failures = 0;
        Answer::Stored { up_to: place(lines.saturating_sub(1)) }
    }

    fn compared(&mut self, theirs: &StoredGame) -> Answer {
        let is_ours = theirs.heading == self.ours.heading && theirs.pin == self.ours.pin;
        let pairs = theirs.lines.iter().zip(&self.ours.lines);
        let equal = if is_ours { pairs.take_while(|(theirs, ours)| theirs == ours).count() } else { 0 };
        if !is_ours || equal < theirs.lines.len() {
            self.saved = equal;
            self.state = State::ReadOnly;
            return Answer::ReadOnly { from: place(equal) };
        }
        self.due = Due::Append;
        if equal > self.saved {
            return self.stored(equal);
        }
        let seq = place(self.saved);
        if equal == self.saved {
            // The place is free after all: whatever took it is gone.
            return self.failed(StoreError::Taken { seq });
        }
        // The device has lost entries that it had stored. They are all here.
        self.saved = equal;
        self.failed(StoreError::Hole { seq, expected: place(equal) })
    }

    fn failed(&mut self, why: StoreError) -> Answer {
        if matches!(why, StoreError::NoSuchGame { .. }) {
            // The device has lost the game, as when its storage was cleared. All of it is here.
            self.saved = 0;
            self.due = Due::Open;
        }
        let after = PAUSES.get(self.failures).or(PAUSES.last()).copied().unwrap_or_default();
        self.failures += 1;
        self.state = State::Pausing { after };
        if self.failures > QUIET_FAILURES || !may_pass(&why) {
            return Answer::NotSaved { from: place(self.saved), why };
        }
        Answer::Retry { after }
    }
}

/// Whether the next try may well succeed, so that the player need not be told yet.
fn may_pass(why: &StoreError) -> bool {
    match why {
        StoreError::Failed { .. } | StoreError::Silent => true,
        StoreError::Taken { .. }
        | StoreError::Hole { .. }
        | StoreError::NoSuchGame { .. }
        | StoreError::Full
        | StoreError::Refused { .. }
        | StoreError::Superseded => false,
    }
}

fn place(index: usize) -> Seq {
    Seq(u32::try_from(index).unwrap_or(u32::MAX))
}
