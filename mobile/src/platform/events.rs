//! What the page hears: it goes out of sight and comes back, time passes, someone goes back, a new build is ready.

use std::cell::Cell;

use gloo_timers::callback::Interval;
use scoresheet_ui::desk::{Action, DeviceFact};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, VisibilityState};

use super::screen::Screen;
use super::{Reports, page};

/// How often it is looked whether time has run out somewhere, in milliseconds.
const TICK: u32 = 2_000;

thread_local! {
    /// Whether going back would leave a running game.
    static GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Listens for as long as the page lives.
pub fn listen(reports: &Reports, screen: &Screen) {
    listen_for_sight(reports, screen);
    listen_for_going_back();
    let told = reports.clone();
    let ready = Closure::<dyn Fn()>::new(move || told.fact(DeviceFact::UpdateReady));
    page::call("onUpdate", &[ready.into_js_value()]);
    let told = reports.clone();
    Interval::new(TICK, move || told.action(Action::Tick)).forget();
}

fn document() -> Option<Document> {
    web_sys::window().and_then(|window| window.document())
}

fn listen_for_sight(reports: &Reports, screen: &Screen) {
    let (told, screen) = (reports.clone(), screen.clone());
    let heard = Closure::<dyn Fn()>::new(move || {
        let hidden = document().is_some_and(|document| document.visibility_state() == VisibilityState::Hidden);
        if !hidden {
            screen.ask_again();
        }
        told.fact(if hidden { DeviceFact::Hidden } else { DeviceFact::Shown });
    });
    if let Some(document) = document() {
        let _ = document.add_event_listener_with_callback("visibilitychange", heard.as_ref().unchecked_ref());
    }
    heard.forget();
}

/// Going back during a game leads nowhere: the page puts itself in front again.
fn listen_for_going_back() {
    let heard = Closure::<dyn Fn()>::new(|| {
        if GUARDED.get() {
            push_state();
        }
    });
    if let Some(window) = web_sys::window() {
        let _ = window.add_event_listener_with_callback("popstate", heard.as_ref().unchecked_ref());
    }
    heard.forget();
}

fn push_state() {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let _ = history.push_state_with_url(&JsValue::NULL, "", None);
    }
}

/// From now on going back leads nowhere.
pub fn guard_the_way_back() {
    if !GUARDED.replace(true) {
        push_state();
    }
}

/// Going back is free again.
pub fn open_the_way_back() {
    GUARDED.set(false);
}
