//! The transactions of the store, one function each.

use std::collections::BTreeMap;

use indexed_db_futures::database::Database;
use indexed_db_futures::error::Error;
use indexed_db_futures::internals::SystemRepr;
use indexed_db_futures::object_store::ObjectStore;
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::{Transaction, TransactionDurability, TransactionMode, TransactionOptions};
use indexed_db_futures::{KeyRange, Result};
use scoresheet_ui::store::{GameId, Seq, StoreError, StoredGame, check_place};
use wasm_bindgen::JsValue;

use super::failure;

/// The object store of headings and PINs, by the name of the game.
pub const GAMES: &str = "games";
/// The object store of lines, by the name of the game and the place.
pub const ENTRIES: &str = "entries";

const HEADING: &str = "heading";
const PIN: &str = "pin";

/// The names of all games, the oldest first.
pub async fn games(database: &Database) -> std::result::Result<Vec<GameId>, StoreError> {
    let mut games = names(database).await.map_err(failure::of_a_call)?;
    // The browser sorts by UTF-16, which is another order for signs outside the first plane.
    games.sort();
    Ok(games)
}

/// A whole game.
pub async fn load(database: &Database, game: &GameId) -> std::result::Result<StoredGame, StoreError> {
    let loaded = whole(database, game).await.map_err(failure::of_a_call)?;
    loaded.ok_or_else(|| StoreError::no_such_game(game))
}

/// Stores a new game.
pub async fn open(database: &Database, game: &GameId, stored: &StoredGame) -> std::result::Result<(), StoreError> {
    match add_game(database, game, stored).await {
        Err(error) if failure::is_taken(&error) => Err(StoreError::Taken { seq: Seq(0) }),
        answer => answer.map_err(failure::of_a_call),
    }
}

/// Adds lines to a game.
pub async fn append(
    database: &Database,
    game: &GameId,
    first: Seq,
    lines: &[String],
) -> std::result::Result<(), StoreError> {
    let transaction = writing(database).map_err(failure::of_a_call)?;
    let known = is_known(&transaction, game).await.map_err(failure::of_a_call)?;
    if !known {
        return Err(StoreError::no_such_game(game));
    }
    let entries = transaction.object_store(ENTRIES).map_err(failure::of_a_call)?;
    let next = next_place(&entries, game).await.map_err(failure::of_a_call)?;
    // A transaction that is dropped is aborted.
    check_place(first, next)?;
    match add_lines(&entries, game, (first, lines)).await {
        Err(error) if failure::is_taken(&error) => return Err(StoreError::Taken { seq: first }),
        answer => answer.map_err(failure::of_a_call)?,
    }
    drop(entries);
    commit(transaction).await.map_err(failure::of_a_call)
}

async fn names(database: &Database) -> Result<Vec<GameId>> {
    let transaction = database.transaction(GAMES).build()?;
    let keys = transaction.object_store(GAMES)?.get_all_keys::<String>().primitive()?.await?;
    keys.map(|key| key.map(GameId)).collect()
}

async fn whole(database: &Database, game: &GameId) -> Result<Option<StoredGame>> {
    let transaction = database.transaction([GAMES, ENTRIES]).build()?;
    let games = transaction.object_store(GAMES)?;
    let Some(mut fields) = games.get::<Fields, _, _>(game.0.as_str()).primitive()?.await? else { return Ok(None) };
    let entries = transaction.object_store(ENTRIES)?;
    let lines = entries
        .get_all::<String>()
        .with_query::<JsValue, _>(places_of(game))
        .primitive()?
        .await?
        .collect::<Result<_>>()?;
    let heading = fields.remove(HEADING).flatten().unwrap_or_default();
    Ok(Some(StoredGame { heading, pin: fields.remove(PIN).flatten(), lines }))
}

/// What is stored of a game beside its lines, by the names of the fields.
type Fields = BTreeMap<String, Option<String>>;

async fn add_game(database: &Database, game: &GameId, stored: &StoredGame) -> Result<()> {
    let transaction = writing(database)?;
    let fields = BTreeMap::from([(HEADING, Some(stored.heading.clone())), (PIN, stored.pin.clone())]);
    let games = transaction.object_store(GAMES)?;
    games.add(fields).with_key(JsValue::from(&game.0)).without_key_type().primitive()?.await?;
    let entries = transaction.object_store(ENTRIES)?;
    add_lines(&entries, game, (Seq(0), &stored.lines)).await?;
    drop((games, entries));
    commit(transaction).await
}

async fn is_known(transaction: &Transaction<'_>, game: &GameId) -> Result<bool> {
    let games = transaction.object_store(GAMES)?;
    Ok(games.count().with_query::<&str, _>(game.0.as_str()).primitive()?.await? > 0)
}

/// Lines are added without holes, so their number is the next place.
async fn next_place(entries: &ObjectStore<'_>, game: &GameId) -> Result<Seq> {
    entries.count().with_query::<JsValue, _>(places_of(game)).primitive()?.await.map(Seq)
}

/// One after the other: were several under way when one fails, each would report the end of the transaction.
async fn add_lines(entries: &ObjectStore<'_>, game: &GameId, (first, lines): (Seq, &[String])) -> Result<()> {
    for (place, line) in (first.0..).zip(lines) {
        let key = key(game, &JsValue::from(place));
        entries.add(line.as_str()).with_key(key).without_key_type().primitive()?.await?;
    }
    Ok(())
}

fn writing(database: &Database) -> Result<Transaction<'_>> {
    let strict = TransactionOptions::new().with_durability(TransactionDurability::Strict);
    database.transaction([GAMES, ENTRIES]).with_mode(TransactionMode::Readwrite).with_options(strict).build()
}

/// Waits until the transaction is complete. When the device is full only the transaction knows, not the wrapper.
async fn commit(transaction: Transaction<'_>) -> Result<()> {
    let inner = transaction.as_sys().clone();
    let answer = transaction.commit().await;
    answer.map_err(|error| inner.error().map_or(error, Error::from))
}

fn places_of(game: &GameId) -> KeyRange<JsValue> {
    KeyRange::Bound(key(game, &JsValue::from(0)), false, key(game, &JsValue::from(f64::INFINITY)), false)
}

fn key(game: &GameId, place: &JsValue) -> JsValue {
    js_sys::Array::of2(&JsValue::from(&game.0), place).into()
}
