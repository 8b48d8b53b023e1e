//! A stopped app must not look alive.
//!
//! After a panic the page would still be there and take taps that nobody records. So a panic is told to the page's own
//! script (`mobile/boot.js`), which covers everything and says up to where the game is saved. Nothing is mended here:
//! only a reload helps.

use std::panic::PanicHookInfo;

use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};
use web_sys::js_sys::{Function, Reflect};

/// From now on every panic covers the page.
pub fn cover_the_page() {
    std::panic::set_hook(Box::new(|info| {
        report(info);
        // There is no one left to tell if the page has no such script.
        let _ = call_the_page();
    }));
}

fn report(info: &PanicHookInfo<'_>) {
    web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
}

/// `window.scoresheet.panic()`, looked up by name: the page's content security policy allows no `eval`.
fn call_the_page() -> Result<(), JsValue> {
    let page = Reflect::get(&web_sys::js_sys::global(), &"scoresheet".into())?;
    let panic: Function = Reflect::get(&page, &"panic".into())?.dyn_into()?;
    panic.call0(&page).map(|_| ())
}

/// Panics, so that the browser tests see what a user would see.
#[wasm_bindgen]
#[expect(clippy::panic, reason = "this is the rehearsal of a panic")]
pub fn rehearse_panic() {
    panic!("a rehearsal");
}
