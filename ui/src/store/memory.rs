//! A store that lives as long as the program, for tests and for a device that refuses to store anything.
//!
//! Clones share their contents, so that a test can drop one handle and open "the same device" again, as after a restart.
//!
//! ```
//! use scoresheet_ui::store::{GameId, MemoryStore, Seq, Store, StoredGame};
//! # fn now<F: std::future::Future>(future: F) -> F::Output {
//! #     let mut context = std::task::Context::from_waker(std::task::Waker::noop());
//! #     match std::pin::pin!(future).poll(&mut context) {
//! #         std::task::Poll::Ready(output) => output,
//! #         std::task::Poll::Pending => panic!("a store in memory answers at once"),
//! #     }
//! # }
//! let store = MemoryStore::default();
//! let game = GameId("2026-05-01-a".to_owned());
//! let opened = StoredGame { heading: "heading".to_owned(), pin: None, lines: vec!["entry 0".to_owned()] };
//! now(store.open(&game, &opened)).unwrap();
//! now(store.append(&game, Seq(1), &["entry 1".to_owned()])).unwrap();
//!
//! let after_a_restart = store.clone();
//! assert_eq!(now(after_a_restart.load(&game)).unwrap().lines, ["entry 0", "entry 1"]);
//! ```

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::{GameId, Seq, Store, StoreError, StoredGame, check_place};

/// Keeps games in memory. See the [module](self).
#[derive(Debug, Clone, Default)]
pub struct MemoryStore {
    // Never borrowed across a call: each method takes it and gives it back before it answers.
    games: Rc<RefCell<BTreeMap<GameId, StoredGame>>>,
}

impl Store for MemoryStore {
    async fn games(&self) -> Result<Vec<GameId>, StoreError> {
        Ok(self.games.borrow().keys().cloned().collect())
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame, StoreError> {
        self.games.borrow().get(game).cloned().ok_or_else(|| StoreError::no_such_game(game))
    }

    async fn open(&self, game: &GameId, stored: &StoredGame) -> Result<(), StoreError> {
        let mut games = self.games.borrow_mut();
        if games.contains_key(game) {
            return Err(StoreError::Taken { seq: Seq(0) });
        }
        games.insert(game.clone(), stored.clone());
        Ok(())
    }

    async fn append(&self, game: &GameId, first: Seq, lines: &[String]) -> Result<(), StoreError> {
        let mut games = self.games.borrow_mut();
        let stored = games.get_mut(game).ok_or_else(|| StoreError::no_such_game(game))?;
        check_place(first, stored.next_place())?;
        stored.lines.extend_from_slice(lines);
        Ok(())
    }
}
