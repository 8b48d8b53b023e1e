//! Before the store has been read.

use dioxus::prelude::*;
use scoresheet_texts::Label;

use crate::desk::SCREEN;
use crate::words::say;

/// Says that the games are being opened.
#[component]
pub(crate) fn Starting() -> Element {
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen starting", h1 { {say(&Label::Starting)} } }
    }
}
