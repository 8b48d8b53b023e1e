//! The store of this device: the browser's database, opened when it is first needed and again after it was refused.

use std::cell::RefCell;

use scoresheet_ui::store::{GameId, Seq, Store, StoreError, StoredGame};

use super::indexed_db::{DATABASE, IndexedDbStore};

/// Keeps the games of this device.
#[derive(Default)]
pub struct DeviceStore {
    opened: RefCell<Option<IndexedDbStore>>,
}

impl DeviceStore {
    async fn opened(&self) -> Result<IndexedDbStore, StoreError> {
        let known = self.opened.borrow().clone();
        if let Some(store) = known {
            return Ok(store);
        }
        let store = IndexedDbStore::connect(DATABASE).await?;
        self.opened.replace(Some(store.clone()));
        Ok(store)
    }
}

impl Store for DeviceStore {
    async fn games(&self) -> Result<Vec<GameId>, StoreError> {
        self.opened().await?.games().await
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame, StoreError> {
        self.opened().await?.load(game).await
    }

    async fn open(&self, game: &GameId, stored: &StoredGame) -> Result<(), StoreError> {
        self.opened().await?.open(game, stored).await
    }

    async fn append(&self, game: &GameId, first: Seq, lines: &[String]) -> Result<(), StoreError> {
        self.opened().await?.append(game, first, lines).await
    }
}
