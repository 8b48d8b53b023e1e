//! The web as a platform: its store, its locks, its clocks, its ways of handing things out.

mod broadcast;
mod clock;
mod events;
mod facts;
mod handing;
mod indexed_db;
mod locks;
mod one_page;
mod page;
mod persist;
mod screen;
mod self_check;
mod settings;
mod store;
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
use scoresheet_ui::store::{Store as _, StoreError};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use self::broadcast::Notice;
use self::clock::Clock;
use self::one_page::OnePage;
use self::screen::Screen;
use self::store::DeviceStore;
use self::writers::Writers;

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
    one_page: OnePage,
    screen: Screen,
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
        let screen = Screen::default();
        events::listen(&reports, &screen);
        settings::report(&reports);
        facts::report(&reports);
        let platform = WebPlatform {
            writers: Writers::new(store.clone(), reports.clone()),
            incoming: Rc::new(RefCell::new(receiver)),
            clock: Clock::start(),
            one_page: OnePage::listen(&reports),
            screen,
            reports,
            store,
        };
        platform.load();
        platform
    }

    fn load(&self) {
        let (store, reports, writers) = (self.store.clone(), self.reports.clone(), self.writers.clone());
        spawn_local(async move {
            let names = match patiently(async || store.games().await).await {
                Ok(names) => names,
                Err(error) => return reports.fact(DeviceFact::NoStore(error)),
            };
            let mut games = Vec::new();
            for name in names {
                match patiently(async || store.load(&name).await).await {
                    Ok(stored) => {
                        writers.loaded(&name, &stored);
                        games.push((name, stored));
                    }
                    // It may be the game that is being played: nothing else may be shown then.
                    Err(error) => return reports.fact(DeviceFact::NoStore(error)),
                }
            }
            reports.fact(DeviceFact::Games { games, build: page::build() });
        });
    }
}

/// Reads from the store, and tries again: right after a crash a browser may still be mending its database.
async fn patiently<T>(read: impl AsyncFn() -> Result<T, StoreError>) -> Result<T, StoreError> {
    let mut found = read().await;
    for _ in 0..READ_TRIES {
        if found.is_ok() {
            break;
        }
        gloo_timers::future::TimeoutFuture::new(READ_PAUSE).await;
        found = read().await;
    }
    found
}

/// How often it is read again, and the pause before, in milliseconds.
const READ_TRIES: u32 = 5;
const READ_PAUSE: u32 = 300;

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
                self.one_page.take(game, &self.reports);
            }
            Effect::ReleaseLock => {
                events::open_the_way_back();
                self.one_page.release();
            }
            Effect::TellOpened(game) => self.one_page.tell(&Notice::Opened(game)),
            Effect::TellClosed(game) => self.one_page.tell(&Notice::Closed(game)),
            Effect::KeepAwake(wake) => self.screen.wish(wake),
            Effect::HandOut(way, file) => handing::hand_out(way, &file, &self.reports),
            Effect::Update => page::call("applyUpdate", &[]),
            Effect::Keep(choice) => settings::keep(choice),
            Effect::CheckStorage => self_check::report(&self.reports),
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

/// The window's `navigator`; `None` outside a window. Read by the names of its properties, since web-sys takes for
/// granted what a page without https does not have.
fn navigator() -> Option<JsValue> {
    web_sys::window().map(|window| window.navigator().into())
}

/// A property of an object that may not be there.
fn property<T: JsCast>(object: &JsValue, name: &str) -> Option<T> {
    js_sys::Reflect::get(object, &name.into()).ok().and_then(|value| value.dyn_into().ok())
}
