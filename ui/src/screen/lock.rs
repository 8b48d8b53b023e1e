//! The arbiter lock.

use dioxus::prelude::*;
use scoresheet_texts::{DeskLabel, Label};

use crate::app::AtDesk;
use crate::component::{Band, Field, Key, Mode};
use crate::desk::{Action, DirectorAction, SCREEN};
use crate::view::log_lines;
use crate::words::say;

/// So many tries are shown.
const SHOWN: usize = 5;

/// Asks for the PIN and shows the last tries.
#[component]
pub(crate) fn Lock() -> Element {
    let AtDesk { desk, act } = use_context();
    let mut pin = use_signal(String::new);
    let read = desk.read();
    let home = read.home();
    let lines = read.game.as_ref().map(|game| log_lines(game.log())).unwrap_or_default();
    let tries = lines.into_iter().filter(|line| matches!(line.text, scoresheet_texts::UiText::LogLock { .. }));
    let unlock = move |event: FormEvent| {
        event.prevent_default();
        let entered = pin.take();
        act.call(Action::Director(DirectorAction::Unlock(entered)));
    };
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen lock",
            Band { mode: Mode::Director }
            form { onsubmit: unlock,
                Field {
                    label: say(&DeskLabel::Pin),
                    name: "pin",
                    kind: "password",
                    value: pin(),
                    hint: say(&DeskLabel::LockHint),
                    on_input: move |text| pin.set(text),
                }
                div { class: "keys",
                    button { r#type: "submit", class: "key", "data-kind": "main", "data-test": "unlock", {say(&DeskLabel::Unlock)} }
                    Key { text: say(&Label::Back), id: "back", on_press: move |()| act.call(Action::Go(home)) }
                }
            }
            ul { class: "log",
                for (index , line) in tries.take(SHOWN).enumerate() {
                    li { key: "{index}", "{line.time} " {say(&line.text)} }
                }
            }
        }
    }
}
