//! Checks of this device, to be made before a game.

use scoresheet_ui::store::contract::{Broken, Fact, check_all};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::indexed_db::IndexedDbStore;

/// Checks the browser's storage on a database of this name, which must be of no use to anybody: it is deleted before and
/// after. Gives a JSON list of objects with `fact`, `holds` and, if it does not hold, `why`.
#[wasm_bindgen]
pub async fn check_store(database: String) -> String {
    // If it cannot be deleted, the facts say so: nothing can be opened twice.
    let _ = IndexedDbStore::delete(&database).await;
    let found = check_all(&async || IndexedDbStore::connect(&database).await).await;
    let _ = IndexedDbStore::delete(&database).await;
    let list: js_sys::Array = found.iter().map(object).collect();
    js_sys::JSON::stringify(&list).map(String::from).unwrap_or_default()
}

fn object((fact, holds): &(Fact, Result<(), Broken>)) -> JsValue {
    let why = holds.as_ref().err().map_or(JsValue::UNDEFINED, |broken| broken.to_string().into());
    let fields: js_sys::Array = [("fact", fact.name().into()), ("holds", holds.is_ok().into()), ("why", why)]
        .into_iter()
        .map(|(name, value)| js_sys::Array::of2(&name.into(), &value))
        .collect();
    js_sys::Object::from_entries(&fields).map_or(JsValue::UNDEFINED, JsValue::from)
}
