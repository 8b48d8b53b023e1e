//! The director's own layer, opened by a second action: what may not be pointed out to the players.

use dioxus::prelude::*;
use scoresheet_texts::DeskLabel;

use super::CurrentRuling;
use super::answer::{Findable, Findings};
use crate::app::AtDesk;
use crate::component::{Key, Panel};
use crate::desk::{Action, DirectorAction, Layer};
use crate::view::log_lines;
use crate::words::say;

/// Illegal and missing entries, and the log of the device.
#[component]
pub(super) fn DirectorsLayer(current: CurrentRuling) -> Element {
    let AtDesk { desk, act } = use_context();
    let send = use_callback(move |action: DirectorAction| act.call(Action::Director(action)));
    let read = desk.read();
    let Some(game) = &read.game else { return rsx! {} };
    let is_open = game.director.layer == Layer::DirectorOnly;
    let toggle = if is_open { DeskLabel::CloseLayer } else { DeskLabel::OpenLayer };
    rsx! {
        div { class: "keys",
            Key {
                text: say(&toggle),
                id: "layer",
                pressed: is_open,
                on_press: move |()| send.call(DirectorAction::ToggleLayer),
            }
        }
        if is_open {
            Panel { heading: say(&DeskLabel::OpenLayer), name: "director-only",
                Faults { current }
                h3 { {say(&DeskLabel::Log)} }
                LogOfDevice {}
                Key {
                    text: say(&DeskLabel::Acknowledge),
                    id: "acknowledge",
                    on_press: move |()| send.call(DirectorAction::Acknowledge),
                }
                p { class: "seal", {say(&DeskLabel::Head { hash: game.log().head().to_string() })} }
                p { class: "hint", {say(&DeskLabel::HeadHint)} }
            }
        }
    }
}

#[component]
fn Faults(current: CurrentRuling) -> Element {
    let read = current.read();
    let Some(ruling) = read.as_ref() else { return rsx! {} };
    let faults = ruling.faults.clone();
    rsx! {
        Findings { findings: Findable(ruling.director_only.clone()) }
        if faults.is_empty() {
            p { {say(&DeskLabel::NoFaults)} }
        } else {
            p { class: "faults", {say(&DeskLabel::Faults { plies: faults })} }
        }
    }
}

#[component]
fn LogOfDevice() -> Element {
    let AtDesk { desk, .. } = use_context();
    let lines = desk.read().game.as_ref().map(|game| log_lines(game.log())).unwrap_or_default();
    rsx! {
        // With the keyboard it is scrolled where it has the focus.
        ul { class: "log", tabindex: "0",
            for (index , line) in lines.iter().enumerate() {
                li { key: "{index}",
                    time { "{line.time}" }
                    " "
                    {say(&line.text)}
                }
            }
        }
    }
}
