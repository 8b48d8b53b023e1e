//! What the checks are made of: games to store, and comparisons that say what was expected.

use std::fmt::Debug;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

use super::Broken;
use crate::store::{GameId, Store, StoreError, StoredGame};

pub fn id(name: &str) -> GameId {
    GameId(format!("contract {name}"))
}

/// A game with lines numbered from 0.
pub fn game(lines: usize) -> StoredGame {
    StoredGame { heading: "heading".to_owned(), pin: Some("sealed".to_owned()), lines: numbered(0, lines) }
}

/// `count` lines, the first with the number `first`.
pub fn numbered(first: usize, count: usize) -> Vec<String> {
    (first..first + count).map(|number| format!("line {number}")).collect()
}

/// Lines that are not those of [`numbered`].
pub fn other(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("other {number}")).collect()
}

/// # Errors
/// If the store does not have exactly this game under the name.
pub async fn expect_stored(store: &impl Store, id: &GameId, game: &StoredGame) -> Result<(), Broken> {
    expect_equal(&Ok(game.clone()), &store.load(id).await)
}

/// # Errors
/// If the two differ.
pub fn expect_equal<T: PartialEq + Debug>(expected: &T, found: &T) -> Result<(), Broken> {
    if expected == found {
        return Ok(());
    }
    Err(Broken::Otherwise { expected: shown(expected), found: shown(found) })
}

/// # Errors
/// If the answer is another one than that the place is taken.
pub fn expect_taken(answer: &Result<(), StoreError>) -> Result<(), Broken> {
    match answer {
        Err(StoreError::Taken { .. }) => Ok(()),
        answer => Err(Broken::Otherwise { expected: "Taken".to_owned(), found: shown(answer) }),
    }
}

/// # Errors
/// If the answer is another one than that there is no such game.
pub fn expect_no_such_game<T: Debug>(answer: &Result<T, StoreError>) -> Result<(), Broken> {
    match answer {
        Err(StoreError::NoSuchGame { .. }) => Ok(()),
        answer => Err(Broken::Otherwise { expected: "NoSuchGame".to_owned(), found: shown(answer) }),
    }
}

/// Long texts are cut: a report is read by people.
fn shown(value: &impl Debug) -> String {
    format!("{value:?}").chars().take(1000).collect()
}

/// Waits for both at the same time.
pub async fn both<T>(one: impl Future<Output = T>, two: impl Future<Output = T>) -> [T; 2] {
    let (mut one, mut two) = (pin!(one), pin!(two));
    let (mut first, mut second) = (None, None);
    poll_fn(move |context| {
        if first.is_none()
            && let Poll::Ready(answer) = one.as_mut().poll(context)
        {
            first = Some(answer);
        }
        if second.is_none()
            && let Poll::Ready(answer) = two.as_mut().poll(context)
        {
            second = Some(answer);
        }
        match (first.take(), second.take()) {
            (Some(one), Some(two)) => Poll::Ready([one, two]),
            (one, two) => {
                (first, second) = (one, two);
                Poll::Pending
            }
        }
    })
    .await
}
