//! What this is, what it is not, and whether this device can be trusted with a game.

use dioxus::prelude::*;
use scoresheet_texts::{DeskLabel, Label, Word};

use crate::app::AtDesk;
use crate::component::{Key, KeyKind, Panel};
use crate::desk::{Action, Fact, Place, SCREEN, ShelfAction, StorageCheck};
use crate::words::say;

/// About the app and the device.
#[component]
pub(crate) fn About() -> Element {
    let AtDesk { desk, act } = use_context();
    let settings = desk.read().settings.clone();
    let offline = if settings.has(Fact::WorksOffline) { DeskLabel::WorksOffline } else { DeskLabel::NotOffline };
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen form",
            header { class: "title", h1 { {say(&Label::About)} } }
            p { {say(&DeskLabel::WhatThisIs)} }
            p { class: "not-certified", {say(&Word::NotCertified)} }
            p { {say(&offline)} }
            if settings.has(Fact::Persistent) {
                p { {say(&DeskLabel::Persistent)} }
            } else {
                p { {say(&Label::NotPersistent)} }
            }
            if settings.has(Fact::NotSecure) {
                p { class: "warning", {say(&Label::NotSecure)} }
            }
            Panel { heading: say(&DeskLabel::CheckStorage), name: "storage",
                p { class: "hint", {say(&DeskLabel::CheckStorageHint)} }
                StorageResult { check: settings.storage_check.clone() }
                Key {
                    text: say(&DeskLabel::CheckStorage),
                    kind: KeyKind::Main,
                    id: "check-storage",
                    on_press: move |()| act.call(Action::Shelf(ShelfAction::CheckStorage)),
                }
            }
            p { class: "hint", {say(&DeskLabel::Licence)} }
            p { class: "hint links",
                a { href: "/licences/COPYING.txt", "GPL-3.0-or-later" }
                a { href: "/licences/THIRD-PARTY.md", "THIRD-PARTY" }
            }
            p { class: "hint", {say(&DeskLabel::Build { build: settings.build.clone() })} }
            div { class: "keys",
                Key { text: say(&Label::Back), id: "back", on_press: move |()| act.call(Action::Go(Place::Shelf)) }
            }
        }
    }
}

#[component]
fn StorageResult(check: StorageCheck) -> Element {
    let text = match check {
        StorageCheck::NotRun => String::new(),
        StorageCheck::Running => say(&DeskLabel::CheckingStorage),
        StorageCheck::Done { checked, failed } if failed.is_empty() => say(&DeskLabel::StorageWell { checked }),
        StorageCheck::Done { failed, .. } => say(&DeskLabel::StorageBad { failed }),
    };
    rsx! {
        p { class: "storage-result", role: "status", "{text}" }
    }
}
