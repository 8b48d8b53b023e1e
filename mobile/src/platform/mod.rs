//! The web as a platform: its store, its locks, its clocks, its ways of handing things out.

mod clock;
mod events;
mod handing;
mod page;
mod settings;
mod writers;

use std::cell::RefCell;
use std::rc::Rc;

use dioxus::prelude::*;
use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use futures_util::StreamExt;
use futures_util::future::poll_fn;
use scoresheet_ui::App;
use scoresheet_ui::desk::{Action, DeviceFact, Effect};
use scoresheet_ui::platform::{NextAction, Platform, PlatformHandle, Stamp};
use scoresheet_ui::store::Store as _;
use wasm_bindgen_futures::spawn_local;

use self::clock::Clock;
use self::writers::Writers;

/// The store of this device.
pub type DeviceStore = scoresheet_ui::store::MemoryStore;

/// The app with the web below it.
#[component]
pub fn OnTheWeb() -> Element {
    use_context_provider(|| PlatformHandle(Rc::new(WebPlatform::start())));
    rsx! { App {} }
}

/// The web as a platform.
pub struct WebPlatform {
    reports: Reports,
    incoming: Rc<RefCell<UnboundedReceiver<Action>>>,
    store: Rc<DeviceStore>,
    writers: Writers,
    clock: Clock,
}

/// Where everything that the platform has to report goes.
#[derive(Clone)]
pub struct Reports(UnboundedSender<Action>);

impl Reports {
    /// Reports a fact.
    pub fn fact(&self, fact: DeviceFact) {
        self.action(Action::Device(fact));
    }

    /// Reports anything.
    pub fn action(&self, action: Action) {
        // The receiver lives as long as the page; without it nobody is left to be told.
        let _ = self.0.unbounded_send(action);
    }
}

impl WebPlatform {
    /// Looks the page over, listens to it, and begins to read the store.
    pub fn start() -> WebPlatform {
        let (sender, receiver) = unbounded();
        let reports = Reports(sender);
        let store = Rc::new(DeviceStore::default());
        events::listen(&reports);
        settings::report(&reports);
        let platform = WebPlatform {
            writers: Writers::new(store.clone(), reports.clone()),
            incoming: Rc::new(RefCell::new(receiver)),
            clock: Clock::start(),
            reports,
            store,
        };
        platform.load();
        platform
    }

    fn load(&self) {
        let (store, reports, writers) = (self.store.clone(), self.reports.clone(), self.writers.clone());
        spawn_local(async move {
            let names = match store.games().await {
                Ok(names) => names,
                Err(error) => return reports.fact(DeviceFact::NoStore(error)),
            };
            let mut games = Vec::new();
            for name in names {
                let stored = store.load(&name).await;
                if let Ok(stored) = &stored {
                    writers.loaded(&name, stored);
                }
                games.push((name, stored));
            }
            reports.fact(DeviceFact::Games { games, build: page::build() });
        });
    }
}

impl Platform for WebPlatform {
    fn now(&self) -> Stamp {
        self.clock.now()
    }

    fn random(&self) -> [u8; 16] {
        page::random()
    }

    fn run(&self, effect: Effect) {
        match effect {
            Effect::LoadGames => self.load(),
            Effect::OpenGame { game, stored } => self.writers.open(game, stored),
            Effect::Append { game, first, lines } => self.writers.append(&game, first, lines),
            Effect::TakeLock(game) => {
                events::guard_the_way_back();
                self.reports.fact(DeviceFact::Mine(game));
            }
            Effect::ReleaseLock => events::open_the_way_back(),
            Effect::TellPages => {}
            Effect::KeepAwake(_) => {}
            Effect::HandOut(way, file) => handing::hand_out(way, &file, &self.reports),
            Effect::Update => page::call("applyUpdate", &[]),
            Effect::Keep(choice) => settings::keep(choice),
            Effect::CheckStorage => {}
            Effect::Focus(id) => page::focus(id),
        }
    }

    fn next_action(&self) -> NextAction {
        let incoming = self.incoming.clone();
        Box::pin(poll_fn(move |context| incoming.borrow_mut().poll_next_unpin(context)))
    }

    fn if_it_breaks(&self, sentence: String, reload: String) {
        page::call("savedUpTo", &[sentence.into(), reload.into()]);
    }
}
