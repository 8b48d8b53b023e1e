//! What the browser offers: its storage, its locks, word between pages, and a screen that stays on.
//!
//! Everything that knows of the browser stands here, so that the screens know of none. Much of it is missing where the
//! page did not come over https; each module says so by its outcome, and none panics.

pub mod broadcast;
pub mod indexed_db;
pub mod locks;
pub mod persist;
pub mod self_check;

use wasm_bindgen::{JsCast, JsValue};

/// The window's `navigator`; `None` outside a window. Read by the names of its properties, since web-sys takes for
/// granted what a page without https does not have.
fn navigator() -> Option<JsValue> {
    web_sys::window().map(|window| window.navigator().into())
}

/// A property of an object that may not be there.
fn property<T: JsCast>(object: &JsValue, name: &str) -> Option<T> {
    js_sys::Reflect::get(object, &name.into()).ok().and_then(|value| value.dyn_into().ok())
}
