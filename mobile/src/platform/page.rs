//! The page itself: its script, its elements, its source of chance.

use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Reflect, global};

/// Calls a function of the page's own script (`mobile/boot.js`), looked up by name: the content security policy allows no
/// `eval`. Nothing happens if the page has no such script.
pub fn call(name: &str, arguments: &[JsValue]) {
    let _ = try_call(name, arguments);
}

fn try_call(name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let page = Reflect::get(&global(), &"scoresheet".into())?;
    let function: Function = Reflect::get(&page, &name.into())?.dyn_into()?;
    function.apply(&page, &arguments.iter().collect::<Array>())
}

/// The build of the app, as `cargo xtask bundle` wrote it into the page.
pub fn build() -> String {
    let document = web_sys::window().and_then(|window| window.document());
    let meta = document.and_then(|document| document.query_selector("meta[name=build]").ok().flatten());
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Random bytes. Where the page gives none they are zeros, and names are told apart by their time alone.
pub fn random() -> [u8; 16] {
    let mut bytes = [0; 16];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    if let Some(crypto) = crypto {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// Moves the keyboard's focus to an element, once what was just decided is on the screen.
pub fn focus(id: String) {
    Timeout::new(0, move || {
        let document = web_sys::window().and_then(|window| window.document());
        let element = document.and_then(|document| document.get_element_by_id(&id));
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    })
    .forget();
}
