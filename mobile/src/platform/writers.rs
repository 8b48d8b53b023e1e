//! The writers of the open games, each with its queue into the store.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

use scoresheet_ui::desk::DeviceFact;
use scoresheet_ui::store::writer::{Answer, Writer, drain};
use scoresheet_ui::store::{GameId, Seq, StoredGame};
use wasm_bindgen_futures::spawn_local;

use super::{DeviceStore, Reports};

/// The writers of the games that this page writes.
#[derive(Clone)]
pub struct Writers {
    store: Rc<DeviceStore>,
    reports: Reports,
    open: Rc<RefCell<HashMap<GameId, Rc<RefCell<Writer>>>>>,
    loaded: Rc<RefCell<HashMap<GameId, StoredGame>>>,
}

impl Writers {
    /// No writers yet.
    pub fn new(store: Rc<DeviceStore>, reports: Reports) -> Writers {
        Writers { store, reports, open: Rc::default(), loaded: Rc::default() }
    }

    /// Notes a game as it was loaded, so that a writer can go on from there. One that is being written stays with its
    /// writer.
    pub fn loaded(&self, game: &GameId, stored: &StoredGame) {
        self.loaded.borrow_mut().insert(game.clone(), stored.clone());
    }

    /// Stores a new game.
    pub fn open(&self, game: GameId, stored: StoredGame) {
        let mut writer = Writer::new(game.clone(), stored.heading, stored.pin);
        push(&mut writer, Seq(0), stored.lines);
        let writer = Rc::new(RefCell::new(writer));
        self.open.borrow_mut().insert(game.clone(), writer.clone());
        self.work(game, writer);
    }

    /// Stores further lines of a game.
    pub fn append(&self, game: &GameId, first: Seq, lines: Vec<String>) {
        let known = self.open.borrow().get(game).cloned();
        let Some(writer) = known.or_else(|| self.resumed(game)) else { return };
        push(&mut writer.borrow_mut(), first, lines);
        self.work(game.clone(), writer);
    }

    fn resumed(&self, game: &GameId) -> Option<Rc<RefCell<Writer>>> {
        let stored = self.loaded.borrow_mut().remove(game)?;
        let writer = Rc::new(RefCell::new(Writer::resume(game.clone(), stored)));
        self.open.borrow_mut().insert(game.clone(), writer.clone());
        Some(writer)
    }

    fn work(&self, game: GameId, writer: Rc<RefCell<Writer>>) {
        let (store, reports) = (self.store.clone(), self.reports.clone());
        spawn_local(async move {
            let mut report = |answer| {
                if let Some(fact) = fact(&game, answer) {
                    reports.fact(fact);
                }
            };
            drain(&*store, &writer, &sleep, &mut report).await;
        });
    }
}

fn push(writer: &mut Writer, first: Seq, lines: Vec<String>) {
    for (index, line) in (first.0..).zip(lines) {
        // The desk hands every line on once and in order; a line out of turn would be shown as not saved for ever.
        let _ = writer.push(Seq(index), line);
    }
}

fn fact(game: &GameId, answer: Answer) -> Option<DeviceFact> {
    let game = game.clone();
    match answer {
        Answer::Stored { up_to } => Some(DeviceFact::Stored { game, up_to }),
        Answer::NotSaved { from, why } => Some(DeviceFact::NotStored { game, from, why }),
        Answer::ReadOnly { from } => Some(DeviceFact::WrittenElsewhere { game, from }),
        Answer::Unclear | Answer::Retry { .. } => None,
    }
}

async fn sleep(pause: Duration) {
    gloo_timers::future::sleep(pause).await;
}
