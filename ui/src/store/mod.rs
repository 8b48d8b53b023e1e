//! Where games are kept: what a store must do, whatever it is made of.
//!
//! A store keeps, for each game, the heading of its saved log, the sealed PIN, and the lines of the log by their
//! [`Seq`]. Lines are only ever added: the store refuses a place that is taken and a place that leaves a hole. When a
//! promise of [`Store::append`] is kept, the lines are on the disk, and only then may the screen say so.
//!
//! Use a [`Store`] through a [`writer`], which tries again and finds out what an unclear failure has done; [`contract`]
//! checks that a store is one. A store deliberately knows nothing of what the lines say.

pub mod contract;
pub mod faulty;
pub mod memory;
pub mod writer;

pub use faulty::{Fault, FaultyStore, Plan};
pub use memory::MemoryStore;
pub use scoresheet_record::log::Seq;

use std::cmp::Ordering;
use std::future::Future;

/// The name of a game within a store: when it was opened and a few random letters, so that names sort by age.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub String);

/// A game as it lies in a store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredGame {
    /// The first line of the saved log, which names the format and its version.
    pub heading: String,
    /// The director's PIN, salted and stretched, in a form that only the lock reads; none for an imported game.
    pub pin: Option<String>,
    /// The lines of the log, the first entry first.
    pub lines: Vec<String>,
}

impl StoredGame {
    /// The place that the next line will get.
    #[must_use]
    pub fn next_place(&self) -> Seq {
        Seq(u32::try_from(self.lines.len()).unwrap_or(u32::MAX))
    }
}

/// Why a store did not do what was asked. Nothing that was stored before is lost by any of these.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another page has written there, or has opened the game.
    #[error("entry {seq} of this game was already stored by another page")]
    Taken {
        /// The place.
        seq: Seq,
    },
    /// The entry would leave a hole.
    #[error("entry {seq} cannot be stored: entry {expected} is due")]
    Hole {
        /// The place asked for.
        seq: Seq,
        /// The place that is due.
        expected: Seq,
    },
    /// There is no such game.
    #[error("there is no game {game} in the store")]
    NoSuchGame {
        /// Its name.
        game: String,
    },
    /// The device has no room left.
    #[error("the device has no room left")]
    Full,
    /// The browser or the system does not let the app store anything.
    #[error("storage is refused: {why}")]
    Refused {
        /// What it says.
        why: String,
    },
    /// A later version of the app has taken over the store, and this page must be reloaded.
    #[error("a later version of the app uses the store")]
    Superseded,
    /// The store has not answered for a while. It may still do so, and until then it is not known what is stored.
    #[error("the store does not answer")]
    Silent,
    /// Anything else that went wrong.
    #[error("the store failed: {why}")]
    Failed {
        /// What it says.
        why: String,
    },
}

impl StoreError {
    /// [`StoreError::NoSuchGame`] about `game`.
    #[must_use]
    pub fn no_such_game(game: &GameId) -> StoreError {
        StoreError::NoSuchGame { game: game.0.clone() }
    }
}

/// Whether lines may be added at `first` when `next` is the place that is due; every store asks this first.
///
/// # Errors
/// [`StoreError::Taken`] for an earlier place, [`StoreError::Hole`] for a later one.
pub fn check_place(first: Seq, next: Seq) -> Result<(), StoreError> {
    match first.cmp(&next) {
        Ordering::Less => Err(StoreError::Taken { seq: first }),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(StoreError::Hole { seq: first, expected: next }),
    }
}

/// Keeps games. See the [module](self).
pub trait Store {
    /// The names of all games, the oldest first.
    ///
    /// # Errors
    /// Only when the device fails.
    fn games(&self) -> impl Future<Output = Result<Vec<GameId>, StoreError>>;

    /// A whole game.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] if there is none of this name.
    fn load(&self, game: &GameId) -> impl Future<Output = Result<StoredGame, StoreError>>;

    /// Stores a new game with its first lines, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if there is a game of this name.
    fn open(&self, game: &GameId, stored: &StoredGame) -> impl Future<Output = Result<(), StoreError>>;

    /// Adds lines behind those that are stored, the first of them at `first`, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::Taken`] and [`StoreError::Hole`] if `first` is not the next place, [`StoreError::NoSuchGame`] if the
    /// game was never opened.
    fn append(&self, game: &GameId, first: Seq, lines: &[String]) -> impl Future<Output = Result<(), StoreError>>;
}
