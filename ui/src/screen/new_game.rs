//! The form for a new game, filled in by the director and the players at check-in.

use dioxus::prelude::*;
use scoresheet_record::men::Color;
use scoresheet_texts::{Label, Word};

use crate::app::AtDesk;
use crate::component::{Choices, Field, Key, KeyKind, Offered, sides};
use crate::desk::{Action, NewGame, Place, Preset, SCREEN, ShelfAction};
use crate::platform::PlatformHandle;
use crate::store::GameId;
use crate::words::say;

/// The fields of the header, by their PGN tags, in their order on the form.
const FIELDS: [(&str, Label); 7] = [
    ("White", Label::WhiteName),
    ("Black", Label::BlackName),
    ("Event", Label::Event),
    ("Site", Label::Site),
    ("Round", Label::Round),
    ("Board", Label::BoardNumber),
    ("Date", Label::Date),
];

/// The form for a new game.
#[component]
pub(crate) fn NewGameForm() -> Element {
    let AtDesk { act, .. } = use_context();
    let platform = use_context::<PlatformHandle>();
    let today = platform.0.now().wall.format("%Y.%m.%d").to_string();
    let mut values = use_signal(|| FIELDS.map(|(tag, _)| if tag == "Date" { today.clone() } else { String::new() }));
    let mut keeper = use_signal(|| Color::White);
    let mut preset = use_signal(Preset::default);
    let mut pin = use_signal(String::new);
    let mut pin_again = use_signal(String::new);
    let begin = move |event: FormEvent| {
        event.prevent_default();
        let tags = FIELDS.iter().map(|(tag, _)| (*tag).to_owned());
        let header = tags.zip(values.read().iter().cloned()).collect();
        let form = NewGame { header, keeper: keeper(), preset: preset(), pin: pin(), pin_again: pin_again() };
        let (id, salt) = (new_id(&platform), platform.0.random());
        act.call(Action::Shelf(ShelfAction::Begin { form, id, salt }));
    };
    let presets = Preset::ALL.map(|preset| {
        let (id, _) = preset.ids();
        Offered { value: preset, id, text: say(&Label::Preset { id }) }
    });
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen form new-game",
            header { class: "title", h1 { {say(&Label::NewGame)} } }
            form { onsubmit: begin,
                for (index , (tag , label)) in FIELDS.iter().enumerate() {
                    Field {
                        key: "{tag}",
                        label: say(label),
                        name: *tag,
                        value: values.read().get(index).cloned().unwrap_or_default(),
                        on_input: move |text| {
                            if let Some(value) = values.write().get_mut(index) {
                                *value = text;
                            }
                        },
                    }
                }
                Choices {
                    label: say(&Label::Keeper),
                    name: "keeper",
                    options: sides(),
                    chosen: keeper(),
                    on_choose: move |side| keeper.set(side),
                }
                Choices {
                    label: say(&Label::Rules),
                    name: "preset",
                    options: presets.to_vec(),
                    chosen: preset(),
                    on_choose: move |chosen| preset.set(chosen),
                }
                Field {
                    label: say(&Label::NewPin),
                    name: "pin",
                    kind: "password",
                    value: pin(),
                    hint: say(&Label::NewPinHint),
                    on_input: move |text| pin.set(text),
                }
                Field {
                    label: say(&Label::PinAgain),
                    name: "pin-again",
                    kind: "password",
                    value: pin_again(),
                    on_input: move |text| pin_again.set(text),
                }
                p { class: "not-certified", {say(&Word::NotCertified)} }
                div { class: "keys",
                    button { r#type: "submit", class: "key", "data-kind": "main", "data-test": "begin", {say(&Label::Begin)} }
                    Key {
                        text: say(&Label::Back),
                        kind: KeyKind::Plain,
                        id: "back",
                        on_press: move |()| act.call(Action::Go(Place::Shelf)),
                    }
                }
            }
        }
    }
}

/// A name for a new game: the time, so that names sort by age, and a few random letters.
pub(super) fn new_id(platform: &PlatformHandle) -> GameId {
    let time = platform.0.now().wall.to_utc().format("%Y%m%dT%H%M%S%3f");
    let chance: String = platform.0.random().iter().take(4).map(|byte| format!("{byte:02x}")).collect();
    GameId(format!("{time}-{chance}"))
}
