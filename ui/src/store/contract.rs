//! The contract of a store, as facts that can be checked on any store.
//!
//! Use it in tests of a store, and on a device before a game: the browser's storage can be checked where it will be
//! used. The checks write games of their own and need a store that is empty and thrown away afterwards. They ask for the
//! store by a function that opens it, since some facts are about opening it again. What a store does when the device
//! fails in the middle of a call is not checked here: that takes a store that fails when told to.
//!
//! ```
//! use scoresheet_ui::store::MemoryStore;
//! use scoresheet_ui::store::contract::{Fact, check};
//! # fn now<F: std::future::Future>(future: F) -> F::Output {
//! #     let mut context = std::task::Context::from_waker(std::task::Waker::noop());
//! #     match std::pin::pin!(future).poll(&mut context) {
//! #         std::task::Poll::Ready(output) => output,
//! #         std::task::Poll::Pending => panic!("a store in memory answers at once"),
//! #     }
//! # }
//! let store = MemoryStore::default();
//! assert_eq!(now(check(Fact::AHoleIsRefused, &async || Ok(store.clone()))), Ok(()));
//! ```

mod checks;
mod steps;

use super::{Store, StoreError};

/// What every store must do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fact {
    /// A game comes back as it was opened: heading, PIN and lines.
    AGameIsOpenedWhole,
    /// Opening a game under a name that is there is [`StoreError::Taken`], and nothing changes.
    ATakenNameIsRefused,
    /// Lines are added at the next place, one or several.
    LinesAreAddedAtTheNextPlace,
    /// Lines at a place that is taken are [`StoreError::Taken`], and nothing changes.
    ATakenPlaceIsRefused,
    /// Lines that would leave a hole are [`StoreError::Hole`], and nothing changes.
    AHoleIsRefused,
    /// Several lines are stored all or not at all, even if only the first has no place.
    LinesAreAllOrNothing,
    /// Lines come back byte for byte, whatever is in them.
    LinesComeBackByteForByte,
    /// Lines come back in the order of their places, which is not the order of the places' digits.
    LinesComeBackInOrder,
    /// Games are listed by their names, the oldest first.
    GamesAreListedOldestFirst,
    /// A game that was never opened is [`StoreError::NoSuchGame`] for loading and adding, and is not made by either.
    AnUnknownGameIsRefused,
    /// Games with similar names do not mix.
    GamesAreKeptApart,
    /// Of two handles on the store that add at the same place, also at the same time, one is refused and sees what the
    /// other wrote.
    HandlesExcludeEachOther,
    /// What was stored is there when the store is opened again, and the game goes on from there.
    GamesOutliveTheHandle,
}

impl Fact {
    /// Every fact.
    pub const ALL: [Fact; 13] = [
        Fact::AGameIsOpenedWhole,
        Fact::ATakenNameIsRefused,
        Fact::LinesAreAddedAtTheNextPlace,
        Fact::ATakenPlaceIsRefused,
        Fact::AHoleIsRefused,
        Fact::LinesAreAllOrNothing,
        Fact::LinesComeBackByteForByte,
        Fact::LinesComeBackInOrder,
        Fact::GamesAreListedOldestFirst,
        Fact::AnUnknownGameIsRefused,
        Fact::GamesAreKeptApart,
        Fact::HandlesExcludeEachOther,
        Fact::GamesOutliveTheHandle,
    ];

    /// Its name in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Fact::AGameIsOpenedWhole => "a-game-is-opened-whole",
            Fact::ATakenNameIsRefused => "a-taken-name-is-refused",
            Fact::LinesAreAddedAtTheNextPlace => "lines-are-added-at-the-next-place",
            Fact::ATakenPlaceIsRefused => "a-taken-place-is-refused",
            Fact::AHoleIsRefused => "a-hole-is-refused",
            Fact::LinesAreAllOrNothing => "lines-are-all-or-nothing",
            Fact::LinesComeBackByteForByte => "lines-come-back-byte-for-byte",
            Fact::LinesComeBackInOrder => "lines-come-back-in-order",
            Fact::GamesAreListedOldestFirst => "games-are-listed-oldest-first",
            Fact::AnUnknownGameIsRefused => "an-unknown-game-is-refused",
            Fact::GamesAreKeptApart => "games-are-kept-apart",
            Fact::HandlesExcludeEachOther => "handles-exclude-each-other",
            Fact::GamesOutliveTheHandle => "games-outlive-the-handle",
        }
    }
}

/// How a store breaks the contract.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// It did another thing than it must.
    #[error("expected {expected}, found {found}")]
    Otherwise {
        /// What it must do.
        expected: String,
        /// What it did.
        found: String,
    },
    /// It could not be tried.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

/// Checks one fact. `open` opens the store, which is the same one each time and was empty at first.
///
/// # Errors
/// How the store breaks the contract, or why it cannot be tried.
pub async fn check<S: Store>(fact: Fact, open: &impl AsyncFn() -> Result<S, StoreError>) -> Result<(), Broken> {
    match fact {
        Fact::AGameIsOpenedWhole => checks::a_game_is_opened_whole(&open().await?).await,
        Fact::ATakenNameIsRefused => checks::a_taken_name_is_refused(&open().await?).await,
        Fact::LinesAreAddedAtTheNextPlace => checks::lines_are_added_at_the_next_place(&open().await?).await,
        Fact::ATakenPlaceIsRefused => checks::a_taken_place_is_refused(&open().await?).await,
        Fact::AHoleIsRefused => checks::a_hole_is_refused(&open().await?).await,
        Fact::LinesAreAllOrNothing => checks::lines_are_all_or_nothing(&open().await?).await,
        Fact::LinesComeBackByteForByte => checks::lines_come_back_byte_for_byte(&open().await?).await,
        Fact::LinesComeBackInOrder => checks::lines_come_back_in_order(&open().await?).await,
        Fact::GamesAreListedOldestFirst => checks::games_are_listed_oldest_first(&open().await?).await,
        Fact::AnUnknownGameIsRefused => checks::an_unknown_game_is_refused(&open().await?).await,
        Fact::GamesAreKeptApart => checks::games_are_kept_apart(&open().await?).await,
        Fact::HandlesExcludeEachOther => checks::handles_exclude_each_other(open).await,
        Fact::GamesOutliveTheHandle => checks::games_outlive_the_handle(open).await,
    }
}

/// Checks every fact, each as [`check`] does.
pub async fn check_all<S: Store>(open: &impl AsyncFn() -> Result<S, StoreError>) -> Vec<(Fact, Result<(), Broken>)> {
    let mut found = Vec::new();
    for fact in Fact::ALL {
        found.push((fact, check(fact, open).await));
    }
    found
}
