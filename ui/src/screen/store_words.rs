//! What a store says, in words.

use scoresheet_texts::UiText;

use crate::store::StoreError;
use crate::words::say;

/// Why something could not be stored, and what to do about it.
pub(super) fn why(error: &StoreError) -> String {
    let what = match error {
        StoreError::Full => "full",
        StoreError::Refused { .. } => "refused",
        StoreError::Superseded => "superseded",
        StoreError::Taken { .. } | StoreError::Hole { .. } => "taken",
        StoreError::Silent => "silent",
        StoreError::NoSuchGame { .. } | StoreError::Failed { .. } => "failed",
    };
    say(&UiText::FaultStore { what })
}
