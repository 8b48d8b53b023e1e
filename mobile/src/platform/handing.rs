//! Handing files out: saved by the browser, copied, shared.

use scoresheet_ui::desk::{DeviceFact, OutFile, Way};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::Array;
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, ShareData, Url};

use super::Reports;

/// Hands a file out and reports what became of it.
pub fn hand_out(way: Way, file: &OutFile, reports: &Reports) {
    match way {
        Way::File => report(&save(file), way, reports),
        Way::Clipboard => {
            let (text, reports) = (file.text.clone(), reports.clone());
            spawn_local(async move { report(&copy(&text).await, way, &reports) });
        }
        Way::Share => {
            let (file, reports) = (file.clone(), reports.clone());
            spawn_local(async move { report(&share(&file).await, way, &reports) });
        }
    }
}

fn report(done: &Result<(), JsValue>, way: Way, reports: &Reports) {
    reports.fact(match done {
        Ok(()) => DeviceFact::HandedOut(way),
        Err(_) => DeviceFact::NotHandedOut(way),
    });
}

/// Whether the device can share a file.
pub fn can_share() -> bool {
    let Some(navigator) = web_sys::window().map(|window| window.navigator()) else { return false };
    let has = web_sys::js_sys::Reflect::has(&navigator, &"canShare".into()).unwrap_or(false);
    has && data("game.pgn", "text/plain", "").is_ok_and(|data| navigator.can_share_with_data(&data))
}

fn save(file: &OutFile) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(file.kind.media_type());
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&file.text.as_str().into()), &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(&file.name);
    link.click();
    Url::revoke_object_url(&url)
}

/// Copies by the way that secure pages have, and else by the old one.
async fn copy(text: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    if window.is_secure_context() {
        return JsFuture::from(window.navigator().clipboard().write_text(text)).await.map(|_| ());
    }
    copy_selected(text)
}

fn copy_selected(text: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let document: web_sys::HtmlDocument = document.dyn_into().map_err(|_| JsValue::NULL)?;
    let area: web_sys::HtmlTextAreaElement = document.create_element("textarea")?.dyn_into()?;
    area.set_value(text);
    document.body().ok_or(JsValue::NULL)?.append_child(&area)?;
    area.select();
    let copied = document.exec_command("copy");
    area.remove();
    if copied? { Ok(()) } else { Err(JsValue::NULL) }
}

async fn share(file: &OutFile) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let data = data(&file.name, "text/plain", &file.text)?;
    JsFuture::from(window.navigator().share_with_data(&data)).await.map(|_| ())
}

fn data(name: &str, kind: &str, text: &str) -> Result<ShareData, JsValue> {
    let options = FilePropertyBag::new();
    options.set_type(kind);
    let file = File::new_with_str_sequence_and_options(&Array::of1(&text.into()), name, &options)?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Ok(data)
}
