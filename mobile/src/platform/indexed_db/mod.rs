//! Games in the browser's IndexedDB.
//!
//! One database holds the store `games` (by the game's name: heading and PIN) and the store `entries` (by the name and
//! the place: the line). Lines are only ever added, in transactions of strict durability, and a promise is kept when the
//! transaction is complete. Two pages may use one database: a place is checked and taken in the same transaction.
//!
//! A later version of the app asks for a later version of the database. This page then lets go of it, so as not to stand
//! in the way, and says [`StoreError::Superseded`] from then on. When the connection is lost in another way, as when the
//! browser's data are cleared, and after a failure that nobody can name, the next call opens the database anew. Opening
//! waits while another page holds on to an older version of the database; pages of ours always let go.

mod connection;
mod failure;
mod transactions;

use std::cell::RefCell;
use std::future::Future;
use std::rc::Rc;

use indexed_db_futures::database::Database;
use scoresheet_ui::store::{GameId, Seq, Store, StoreError, StoredGame};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use connection::Connection;

/// The database of the app.
pub const DATABASE: &str = "scoresheet";

/// Keeps games in the browser. Clones share one connection, which is closed with the last of them.
#[derive(Clone)]
pub struct IndexedDbStore {
    connection: Rc<Connection>,
}

impl IndexedDbStore {
    /// Opens the database of this name, which is made if need be.
    ///
    /// # Errors
    /// [`StoreError::Refused`] where the browser stores nothing, as in some private windows, and
    /// [`StoreError::Superseded`] if a later version of the app has been here.
    pub async fn connect(name: &str) -> Result<IndexedDbStore, StoreError> {
        let store = IndexedDbStore { connection: Rc::new(Connection::new(name)) };
        store.call(async |_| Ok(())).await?;
        Ok(store)
    }

    /// Deletes a database with everything in it: for one that was made for a check, never for [`DATABASE`].
    ///
    /// # Errors
    /// If the browser does not let it.
    pub async fn delete(name: &str) -> Result<(), StoreError> {
        let deleting = Database::delete_by_name(name).map_err(failure::of_opening)?;
        deleting.await.map_err(failure::of_a_call)
    }

    async fn call<T: 'static>(
        &self,
        work: impl AsyncFnOnce(&Database) -> Result<T, StoreError> + 'static,
    ) -> Result<T, StoreError> {
        let connection = Rc::clone(&self.connection);
        to_the_end(async move {
            let answer = work(&connection.database().await?).await;
            if let Err(StoreError::Failed { .. }) = answer {
                // A tablet that slept may have lost its connection without being told. The next call gets a new one.
                connection.give_up();
            }
            answer
        })
        .await
    }
}

impl Store for IndexedDbStore {
    async fn games(&self) -> Result<Vec<GameId>, StoreError> {
        self.call(async |database| transactions::games(database).await).await
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame, StoreError> {
        let game = game.clone();
        self.call(async move |database| transactions::load(database, &game).await).await
    }

    async fn open(&self, game: &GameId, stored: &StoredGame) -> Result<(), StoreError> {
        let (game, stored) = (game.clone(), stored.clone());
        self.call(async move |database| transactions::open(database, &game, &stored).await).await
    }

    async fn append(&self, game: &GameId, first: Seq, lines: &[String]) -> Result<(), StoreError> {
        let (game, lines) = (game.clone(), lines.to_vec());
        self.call(async move |database| transactions::append(database, &game, first, &lines).await).await
    }
}

/// Does the work in a task of its own. A transaction ends by itself as soon as nothing is asked of it in the same turn of
/// the browser, so the work must not wait for whoever polls this future; and it must not stop halfway when nobody does.
async fn to_the_end<T: 'static>(work: impl Future<Output = Result<T, StoreError>> + 'static) -> Result<T, StoreError> {
    let done = Rc::new(RefCell::new(None));
    let place = Rc::clone(&done);
    let promise = future_to_promise(async move {
        let output = work.await;
        place.replace(Some(output));
        Ok(JsValue::UNDEFINED)
    });
    let ended = JsFuture::from(promise).await;
    let output = done.take();
    output.unwrap_or_else(|| Err(failure::of_javascript(&ended.err().unwrap_or(JsValue::UNDEFINED))))
}
