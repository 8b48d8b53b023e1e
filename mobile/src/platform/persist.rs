//! Whether the browser will keep what is stored, how much room there is, and a screen that stays on.

use js_sys::{Function, Object, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::{navigator, property};

/// Whether the page came in a way that the browser trusts (https, or this very device). If not, there is no service
/// worker, no lasting storage, no wake lock and no lock between pages.
#[must_use]
pub fn is_secure_context() -> bool {
    web_sys::window().is_some_and(|window| window.is_secure_context())
}

/// Whether the browser may throw away what is stored when it needs room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Persistence {
    /// It will not.
    Granted,
    /// It may.
    Denied,
    /// It cannot be asked.
    Unavailable,
}

/// Asks the browser to keep what is stored. Some ask the user.
pub async fn persist() -> Persistence {
    match ask_storage("persist").await.and_then(|answer| answer.as_bool()) {
        Some(true) => Persistence::Granted,
        Some(false) => Persistence::Denied,
        None => Persistence::Unavailable,
    }
}

/// A number of bytes, as a browser estimates it.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Bytes(pub f64);

/// How much the app may store.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Room {
    /// What it has stored, roughly.
    pub used: Bytes,
    /// What it may store in all, roughly.
    pub quota: Bytes,
}

/// Asks how much room there is; `None` where the browser does not say.
pub async fn estimate() -> Option<Room> {
    let estimate = ask_storage("estimate").await?;
    let number = |name: &str| js_sys::Reflect::get(&estimate, &name.into()).ok()?.as_f64().map(Bytes);
    Some(Room { used: number("usage")?, quota: number("quota")? })
}

/// What came of asking that the screen stay on.
pub enum Awake {
    /// It stays on until this is dropped or the page is hidden. After that it must be asked for again.
    Held(WakeLock),
    /// Not now: the page is hidden, or the battery is low.
    Refused,
    /// The browser cannot.
    Unavailable,
}

/// A screen that stays on.
pub struct WakeLock {
    sentinel: Object,
}

impl WakeLock {
    /// Whether the browser has ended it, as it does when the page is hidden.
    #[must_use]
    pub fn is_released(&self) -> bool {
        js_sys::Reflect::get(&self.sentinel, &"released".into()).ok().and_then(|value| value.as_bool()).unwrap_or(true)
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        // A promise that is not waited for: there is nothing to do if the screen stays on for longer.
        let _ = call(&self.sentinel, "release", &JsValue::UNDEFINED);
    }
}

/// Asks that the screen stay on.
pub async fn keep_awake() -> Awake {
    let wake_lock = navigator().and_then(|navigator| property::<Object>(&navigator, "wakeLock"));
    let Some(asked) = wake_lock.and_then(|wake_lock| call(&wake_lock, "request", &"screen".into())) else {
        return Awake::Unavailable;
    };
    match JsFuture::from(asked).await.ok().and_then(|sentinel| sentinel.dyn_into().ok()) {
        Some(sentinel) => Awake::Held(WakeLock { sentinel }),
        None => Awake::Refused,
    }
}

async fn ask_storage(question: &str) -> Option<JsValue> {
    let storage: Object = property(&navigator()?, "storage")?;
    JsFuture::from(call(&storage, question, &JsValue::UNDEFINED)?).await.ok()
}

/// Calls a method that gives a promise; `None` if there is none of this name.
fn call(object: &Object, method: &str, argument: &JsValue) -> Option<Promise> {
    let method: Function = property(object, method)?;
    method.call1(object, argument).ok()?.dyn_into().ok()
}
