//! Keys, fields, bands.

use dioxus::prelude::*;
use scoresheet_record::claim::ClaimKind;
use scoresheet_record::men::{Color, side_name};
use scoresheet_texts::{DeskLabel, Label, UiText};

use crate::app::AtDesk;
use crate::words::say;

/// What a key is for, for its looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeyKind {
    /// One of several.
    Plain,
    /// The one that is meant to be pressed here.
    Main,
    /// It ends or drops something.
    Grave,
}

/// A key.
#[component]
pub(crate) fn Key(
    text: String,
    on_press: Callback<()>,
    #[props(default = KeyKind::Plain)] kind: KeyKind,
    #[props(default)] id: Option<&'static str>,
    #[props(default)] pressed: Option<bool>,
) -> Element {
    let kind = match kind {
        KeyKind::Plain => "plain",
        KeyKind::Main => "main",
        KeyKind::Grave => "grave",
    };
    rsx! {
        button {
            r#type: "button",
            class: "key",
            "data-kind": kind,
            "data-test": id,
            aria_pressed: pressed,
            onclick: move |_| on_press.call(()),
            "{text}"
        }
    }
}

/// The signs of the record keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    /// An arrow that turns back.
    TakeBack,
    /// A dash, as it stands on the sheet.
    Dash,
    /// A question mark.
    Illegible,
    /// The sign for a draw offer (FIDE 8.1.5).
    DrawOffer,
    /// A clock.
    Clock,
}

/// A key with its sign above its words, so that it is found at a glance.
#[component]
pub(crate) fn SignKey(sign: Sign, text: String, id: &'static str, on_press: Callback<()>) -> Element {
    rsx! {
        button { r#type: "button", class: "key sign-key", "data-test": id, onclick: move |_| on_press.call(()),
            span { class: "sign", aria_hidden: true, SignShape { sign } }
            span { class: "words", "{text}" }
        }
    }
}

#[component]
fn SignShape(sign: Sign) -> Element {
    let path = match sign {
        Sign::Dash => return rsx! { "–" },
        Sign::Illegible => return rsx! { "?" },
        Sign::DrawOffer => return rsx! { "(=)" },
        Sign::TakeBack => "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
        Sign::Clock => "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4l3 2",
    };
    rsx! {
        svg { class: "shape", view_box: "0 0 24 24", path { d: path } }
    }
}

/// Which mode the screen is in; it can be told from afar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// A player keeps score.
    Record,
    /// A claim is drafted.
    Claim,
    /// The director's screens.
    Director,
    /// The result.
    Result,
    /// The game is over.
    Finished,
    /// Another page records.
    ReadOnly,
}

/// The band over a screen of a game.
#[component]
pub(crate) fn Band(mode: Mode, children: Element) -> Element {
    let (id, label) = match mode {
        Mode::Record => ("record", Label::ModeRecord),
        Mode::Claim => ("claim", Label::ModeClaim),
        Mode::Director => ("director", Label::ModeDirector),
        Mode::Result => ("result", Label::ModeResult),
        Mode::Finished => ("finished", Label::ModeFinished),
        Mode::ReadOnly => ("read-only", Label::ModeReadOnly),
    };
    rsx! {
        header { class: "band", "data-mode": id,
            h1 { class: "mode", {say(&label)} }
            {children}
        }
    }
}

/// The most signs of a field. No name, event or decision needs more.
const LONGEST_FIELD: u32 = 200;

/// A field with its label above it.
#[component]
pub(crate) fn Field(
    label: String,
    name: &'static str,
    value: String,
    on_input: Callback<String>,
    #[props(default)] hint: Option<String>,
    #[props(default = "text")] kind: &'static str,
) -> Element {
    let described_by = hint.as_ref().map(|_| format!("{name}-hint"));
    rsx! {
        div { class: "field",
            label { r#for: name, "{label}" }
            input {
                id: name,
                name,
                r#type: kind,
                value,
                maxlength: "{LONGEST_FIELD}",
                autocomplete: "off",
                autocapitalize: "off",
                spellcheck: false,
                aria_describedby: described_by,
                oninput: move |event| on_input.call(event.value()),
            }
            if let Some(hint) = hint {
                p { class: "hint", id: "{name}-hint", "{hint}" }
            }
        }
    }
}

/// Something that can be chosen.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Offered<T> {
    /// What.
    pub value: T,
    /// Its name in the page.
    pub id: &'static str,
    /// What stands on its key.
    pub text: String,
}

/// The two sides, to be chosen from.
pub(crate) fn sides() -> Vec<Offered<Color>> {
    let offered =
        |side| Offered { value: side, id: side_name(side), text: say(&DeskLabel::Claimant { by: side_name(side) }) };
    Color::ALL.map(offered).to_vec()
}

/// The kinds of claim among `kinds`, to be chosen from.
pub(crate) fn claim_kinds(kinds: &[ClaimKind]) -> Vec<Offered<ClaimKind>> {
    let offered =
        |kind: &ClaimKind| Offered { value: *kind, id: kind.id(), text: say(&DeskLabel::Kind { kind: kind.id() }) };
    kinds.iter().map(offered).collect()
}

/// A choice of one among a few, as keys side by side.
#[component]
pub(crate) fn Choices<T: Copy + PartialEq + 'static>(
    label: String,
    name: &'static str,
    options: Vec<Offered<T>>,
    chosen: T,
    on_choose: Callback<T>,
) -> Element {
    rsx! {
        fieldset { class: "choices",
            legend { "{label}" }
            for Offered { value , id , text } in options {
                label { key: "{id}", class: "choice",
                    input {
                        r#type: "radio",
                        name,
                        value: id,
                        checked: value == chosen,
                        onchange: move |_| on_choose.call(value),
                    }
                    span { "{text}" }
                }
            }
        }
    }
}

/// A part of a screen with a heading.
#[component]
pub(crate) fn Panel(heading: String, children: Element, #[props(default)] name: &'static str) -> Element {
    rsx! {
        section { class: "panel", "data-panel": name,
            h2 { "{heading}" }
            {children}
        }
    }
}

/// What has just happened, said politely to screen readers too. Its place is kept, so that nothing jumps.
#[component]
pub(crate) fn Notice() -> Element {
    let AtDesk { desk, .. } = use_context();
    let notice: Option<UiText> = desk.read().notice.clone();
    let text = notice.as_ref().map(|notice| say(notice)).unwrap_or_default();
    rsx! {
        p { class: "notice", role: "status", aria_live: "polite", "{text}" }
    }
}
