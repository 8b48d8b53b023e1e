//! What this browser can and cannot do, for the list of games and the page about the app.

use js_sys::{Object, Promise};
use scoresheet_ui::desk::{DeviceFact, Fact};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::persist::{Persistence, is_secure_context, persist};
use super::{Reports, handing, navigator, property};

/// Looks the browser over and reports what was found, and once more when the app is kept for use without a network.
pub fn report(reports: &Reports) {
    let reports = reports.clone();
    spawn_local(async move {
        let mut facts = Vec::new();
        if !is_secure_context() {
            facts.push(Fact::NotSecure);
        }
        if handing::can_share() {
            facts.push(Fact::CanShare);
        }
        facts.push(match persist().await {
            Persistence::Granted => Fact::Persistent,
            Persistence::Denied | Persistence::Unavailable => Fact::NotPersistent,
        });
        reports.fact(DeviceFact::Facts(facts.clone()));
        if kept_offline().await {
            facts.push(Fact::WorksOffline);
            reports.fact(DeviceFact::Facts(facts));
        }
    });
}

/// Waits until the service worker has everything; `false` where there is none.
async fn kept_offline() -> bool {
    let workers = navigator().and_then(|navigator| property::<Object>(&navigator, "serviceWorker"));
    let ready = workers.and_then(|workers| property::<Promise>(&workers, "ready"));
    match ready {
        Some(ready) => JsFuture::from(ready).await.is_ok(),
        None => false,
    }
}
