//! The writers of the open games, each with its queue into the store.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

use scoresheet_ui::desk::DeviceFact;
use scoresheet_ui::store::writer::{Answer, Writer, drain};
use scoresheet_ui::store::{GameId, Seq, StoreError, StoredGame};
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
        // A new writer has nothing that these could not follow.
        let _ = push(&mut writer, Seq(0), stored.lines);
        let writer = Rc::new(RefCell::new(writer));
        self.open.borrow_mut().insert(game.clone(), writer.clone());
        self.work(game, writer);
    }

    /// Stores further lines of a game.
    pub fn append(&self, game: &GameId, first: Seq, lines: Vec<String>) {
        let known = self.open.borrow().get(game).cloned();
        let writer = known.or_else(|| self.resumed(game));
        let refused = writer.as_ref().map_or(Err(first), |writer| push(&mut writer.borrow_mut(), first, lines));
        if let Err(from) = refused {
            // The desk hands every line on once and in order. Should it ever not, the player must know at once.
            let why = StoreError::Failed { why: "the entries do not follow what was stored".to_owned() };
            self.reports.fact(DeviceFact::NotStored { game: game.clone(), from, why });
        }
        if let Some(writer) = writer {
            self.work(game.clone(), writer);
        }
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

/// Gives lines to a writer, or the first place that is out of turn.
fn push(writer: &mut Writer, first: Seq, lines: Vec<String>) -> Result<(), Seq> {
    let mut places = (first.0..).map(Seq).zip(lines);
    places.try_for_each(|(seq, line)| writer.push(seq, line).map_err(|out_of_turn| out_of_turn.seq))
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
