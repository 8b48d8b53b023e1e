//! One page writes a game, the others show it.

use std::cell::RefCell;
use std::rc::Rc;

use scoresheet_ui::desk::DeviceFact;
use scoresheet_ui::store::GameId;
use wasm_bindgen_futures::spawn_local;

use super::Reports;
use super::broadcast::{Broadcast, Notice};
use super::locks::{HeldLock, Lock, lock};

/// How often a lock is asked for before another page is said to hold it. The page that was here before a reload may not
/// have let go yet.
const TRIES: u32 = 4;

/// The pause between two tries, in milliseconds.
const PAUSE: u32 = 150;

/// The lock of the game that is open, and word to other pages.
pub struct OnePage {
    held: Rc<RefCell<Option<HeldLock>>>,
    others: Option<Broadcast>,
}

impl OnePage {
    /// Listens to the other pages.
    pub fn listen(reports: &Reports) -> OnePage {
        let told = reports.clone();
        let others = Broadcast::listen(move |_| told.fact(DeviceFact::OtherPage));
        OnePage { held: Rc::default(), others }
    }

    /// Takes the lock of a game and reports whose it is.
    pub fn take(&self, game: GameId, reports: &Reports) {
        let (held, reports) = (self.held.clone(), reports.clone());
        spawn_local(async move {
            held.take();
            for _ in 0..TRIES {
                match lock(&format!("game {}", game.0)).await {
                    Lock::Held(lock) => {
                        held.replace(Some(lock));
                        return reports.fact(DeviceFact::Mine(game));
                    }
                    // Without locks the store alone keeps two pages apart.
                    Lock::Unavailable => return reports.fact(DeviceFact::Mine(game)),
                    Lock::TakenByAnother => gloo_timers::future::TimeoutFuture::new(PAUSE).await,
                }
            }
            reports.fact(DeviceFact::Others(game));
        });
    }

    /// Lets go of the lock.
    pub fn release(&self) {
        self.held.take();
    }

    /// Tells the other pages that a game was opened or closed here.
    pub fn tell(&self, notice: &Notice) {
        if let Some(others) = &self.others {
            others.tell(notice);
        }
    }
}
