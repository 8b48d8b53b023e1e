//! Bringing games in.

use dioxus::prelude::*;
use scoresheet_texts::Label;

use super::new_game::new_id;
use crate::app::AtDesk;
use crate::component::{Key, KeyKind};
use crate::desk::{Action, Place, SCREEN, ShelfAction};
use crate::platform::PlatformHandle;
use crate::words::say;

/// A file, or pasted text.
#[component]
pub(crate) fn Import() -> Element {
    let AtDesk { act, .. } = use_context();
    let platform = use_context::<PlatformHandle>();
    let mut pasted = use_signal(String::new);
    let bring_in = use_callback(move |(name, bytes): (String, Vec<u8>)| {
        let id = new_id(&platform);
        act.call(Action::Shelf(ShelfAction::Import { name, bytes, id }));
    });
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen form",
            header { class: "title", h1 { {say(&Label::Import)} } }
            div { class: "field",
                label { r#for: "pgn-file", {say(&Label::ImportFile)} }
                input {
                    id: "pgn-file",
                    r#type: "file",
                    accept: ".pgn,.txt",
                    onchange: move |event: FormEvent| async move {
                        for file in event.files() {
                            if let Ok(bytes) = file.read_bytes().await {
                                bring_in.call((file.name(), bytes.to_vec()));
                            }
                        }
                    },
                }
            }
            div { class: "field",
                label { r#for: "pgn-text", {say(&Label::ImportText)} }
                textarea {
                    id: "pgn-text",
                    rows: "8",
                    spellcheck: false,
                    value: pasted(),
                    oninput: move |event| pasted.set(event.value()),
                }
            }
            div { class: "keys",
                Key {
                    text: say(&Label::ImportPasted),
                    kind: KeyKind::Main,
                    id: "import-pasted",
                    on_press: move |()| bring_in.call((String::new(), pasted().into_bytes())),
                }
                Key { text: say(&Label::Back), id: "back", on_press: move |()| act.call(Action::Go(Place::Shelf)) }
            }
        }
    }
}
