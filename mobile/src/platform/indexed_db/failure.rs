//! What the browser's exceptions mean for a store.

use indexed_db_futures::error::{Error, OpenDbError};
use scoresheet_ui::store::StoreError;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// A failure to open or delete the database.
pub fn of_opening(error: OpenDbError) -> StoreError {
    let error = match error {
        OpenDbError::Base(error) => error,
        error @ (OpenDbError::VersionZero | OpenDbError::UnsupportedEnvironment | OpenDbError::NullFactory) => {
            return StoreError::Refused { why: error.to_string() };
        }
    };
    let Some((name, why)) = named(&error) else { return StoreError::Refused { why: error.to_string() } };
    match name.as_str() {
        "VersionError" => StoreError::Superseded,
        "QuotaExceededError" => StoreError::Full,
        "InvalidStateError" | "SecurityError" | "UnknownError" | "NotAllowedError" => StoreError::Refused { why },
        _ => StoreError::Failed { why },
    }
}

/// A failure of a transaction. A place that is taken is told apart where the place is known.
pub fn of_a_call(error: Error) -> StoreError {
    let Some((name, why)) = named(&error) else { return StoreError::Failed { why: error.to_string() } };
    match name.as_str() {
        "QuotaExceededError" => StoreError::Full,
        "SecurityError" | "NotAllowedError" => StoreError::Refused { why },
        _ => StoreError::Failed { why },
    }
}

/// Whether a key was there already.
pub fn is_taken(error: &Error) -> bool {
    named(error).is_some_and(|(name, _)| name == "ConstraintError")
}

/// An exception outside of IndexedDB.
pub fn of_javascript(value: &JsValue) -> StoreError {
    let message = value.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    StoreError::Failed { why: message.unwrap_or_else(|| format!("{value:?}")) }
}

/// The name of the exception, and the name with its message.
fn named(error: &Error) -> Option<(String, String)> {
    let Error::DomException(exception) = error else { return None };
    let exception = DomException::from(exception.clone());
    let name = exception.name();
    let why = format!("{name}: {}", exception.message());
    Some((name, why))
}
