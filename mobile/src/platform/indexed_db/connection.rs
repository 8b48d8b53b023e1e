//! The connection to a database, which is opened when it is needed and given up when another page needs it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use indexed_db_futures::database::Database;
use indexed_db_futures::internals::SystemRepr;
use indexed_db_futures::prelude::*;
use scoresheet_ui::store::StoreError;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::IdbVersionChangeEvent;

use super::failure;
use super::transactions::{ENTRIES, GAMES};

const VERSION: u32 = 1;

/// A database and whether it is connected.
pub struct Connection {
    name: String,
    link: RefCell<Option<Link>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Connected,
    /// Closed by the browser, or so that the database can be deleted. It can be opened again.
    Closed,
    /// Closed for a later version.
    Superseded,
}

struct Link {
    database: Database,
    state: Rc<Cell<State>>,
    /// Kept as long as the browser may call it.
    _on_version_change: Closure<dyn FnMut(IdbVersionChangeEvent)>,
    _on_close: Closure<dyn FnMut()>,
}

impl Connection {
    pub fn new(name: &str) -> Connection {
        Connection { name: name.to_owned(), link: RefCell::new(None) }
    }

    /// The database, opened if it is not.
    ///
    /// # Errors
    /// If the browser refuses, or a later version of the app has taken over.
    pub async fn database(&self) -> Result<Database, StoreError> {
        if let Some(database) = self.connected()? {
            return Ok(database);
        }
        let opened = open(&self.name).await.map_err(failure::of_opening)?;
        // Another call may have opened it in the meantime. Its connection is kept, so that there is only one.
        if let Some(database) = self.connected()? {
            opened.close();
            return Ok(database);
        }
        let link = Link::new(opened.clone());
        self.link.replace(Some(link));
        Ok(opened)
    }

    /// Closes the connection, so that the next call makes another; calls that are under way come to their end.
    pub fn give_up(&self) {
        if let Ok(Some(_)) = self.connected() {
            self.link.replace(None);
        }
    }

    fn connected(&self) -> Result<Option<Database>, StoreError> {
        let link = self.link.borrow();
        let Some(link) = link.as_ref() else { return Ok(None) };
        match link.state.get() {
            State::Connected => Ok(Some(link.database.clone())),
            State::Closed => Ok(None),
            State::Superseded => Err(StoreError::Superseded),
        }
    }
}

impl Link {
    fn new(database: Database) -> Link {
        let state = Rc::new(Cell::new(State::Connected));
        let (changed, to_close) = (Rc::clone(&state), database.clone());
        let on_version_change = Closure::new(move |event: IdbVersionChangeEvent| {
            // Without a new version the database is to be deleted.
            changed.set(if event.new_version().is_some() { State::Superseded } else { State::Closed });
            to_close.as_sys().close();
        });
        let closed = Rc::clone(&state);
        let on_close = Closure::new(move || closed.set(State::Closed));
        let target = database.as_sys();
        target.set_onversionchange(Some(on_version_change.as_ref().unchecked_ref()));
        target.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Link { database, state, _on_version_change: on_version_change, _on_close: on_close }
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        let target = self.database.as_sys();
        target.set_onversionchange(None);
        target.set_onclose(None);
        target.close();
    }
}

async fn open(name: &str) -> indexed_db_futures::OpenDbResult<Database> {
    let opening = Database::open(name).with_version(VERSION).with_on_upgrade_needed(|_, database| {
        database.create_object_store(GAMES).build()?;
        database.create_object_store(ENTRIES).build()?;
        Ok(())
    });
    opening.build()?.await
}
