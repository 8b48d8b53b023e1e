//! The screens and what stands behind them.
pub mod store;

use dioxus::prelude::*;

/// The app.
#[component]
pub fn App() -> Element {
    rsx! { main { "Scoresheet" } }
}
