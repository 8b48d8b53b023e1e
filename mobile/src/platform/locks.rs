//! One page per game: the browser's Web Locks.
//!
//! A lock ends with the page, however it ends, so no lock is ever left behind by a crash.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::{navigator, property};

/// What came of asking for a lock.
pub enum Lock {
    /// This page has it.
    Held(HeldLock),
    /// Another page, or another part of this one, has it.
    TakenByAnother,
    /// The browser has no locks, or not for a page that did not come over https. The store alone keeps pages apart.
    Unavailable,
}

/// A lock that is held until this is dropped or the page ends.
pub struct HeldLock {
    release: Function,
}

impl Drop for HeldLock {
    fn drop(&mut self) {
        // Resolving a promise does not fail.
        let _ = self.release.call0(&JsValue::UNDEFINED);
    }
}

/// Asks for the lock of this name, without waiting for whoever has it.
pub async fn lock(name: &str) -> Lock {
    let (granted, grant) = promise();
    let (held, release) = promise();
    let answer = grant.clone();
    let on_grant = Closure::once(move |lock: JsValue| {
        let is_held = !lock.is_null() && !lock.is_undefined();
        let _ = answer.call1(&JsValue::UNDEFINED, &is_held.into());
        // The lock is held until the promise that is given back is resolved.
        if is_held { JsValue::from(held) } else { JsValue::UNDEFINED }
    });
    let Some(request) = request(name, &on_grant) else { return Lock::Unavailable };
    // A request that is refused never calls back.
    let on_refusal = Closure::once(move |_: JsValue| {
        let _ = grant.call0(&JsValue::UNDEFINED);
    });
    let _ = request.catch(&on_refusal);
    let answer = JsFuture::from(granted).await.ok().and_then(|answer| answer.as_bool());
    // The browser may still call it, if it takes the lock away.
    on_refusal.forget();
    match answer {
        Some(true) => Lock::Held(HeldLock { release }),
        Some(false) => Lock::TakenByAnother,
        None => Lock::Unavailable,
    }
}

fn request(name: &str, on_grant: &Closure<dyn FnMut(JsValue) -> JsValue>) -> Option<Promise> {
    let locks: Object = property(&navigator()?, "locks")?;
    let request: Function = property(&locks, "request")?;
    let options = Object::new();
    Reflect::set(&options, &"mode".into(), &"exclusive".into()).ok()?;
    Reflect::set(&options, &"ifAvailable".into(), &true.into()).ok()?;
    let callback: &Function = on_grant.as_ref().unchecked_ref();
    request.call3(&locks, &name.into(), &options, callback).ok()?.dyn_into().ok()
}

/// A promise and the function that resolves it.
fn promise() -> (Promise, Function) {
    let mut resolver = Function::default();
    let promise = Promise::new(&mut |resolve, _| resolver = resolve);
    (promise, resolver)
}
