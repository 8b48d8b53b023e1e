//! The list of games.

use dioxus::prelude::*;
use scoresheet_texts::{Label, Language, Word};

use super::result::figures;
use super::store_words;
use crate::app::AtDesk;
use crate::component::{Choices, Key, KeyKind, Offered};
use crate::desk::{Action, Choice, Damaged, Fact, Place, SCREEN, ShelfAction, ShelfGame, ShelfState, Theme, Update};
use crate::words::say;

/// The list of games, and what there is to know before one begins.
#[component]
pub(crate) fn Games() -> Element {
    let AtDesk { desk, act } = use_context();
    let read = desk.read();
    let go = use_callback(move |place: Place| act.call(Action::Go(place)));
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen games",
            header { class: "title",
                h1 { {say(&Label::App)} }
            }
            Warnings {}
            if read.settings.update == Update::Ready {
                div { class: "update", role: "region", aria_label: say(&Label::UpdateReady),
                    p { {say(&Label::UpdateReady)} }
                    Key {
                        text: say(&Label::UpdateNow),
                        id: "update",
                        on_press: move |()| act.call(Action::Shelf(ShelfAction::Update)),
                    }
                }
            }
            div { class: "keys",
                Key {
                    text: say(&Label::NewGame),
                    kind: KeyKind::Main,
                    id: "new-game",
                    on_press: move |()| go.call(Place::NewGame),
                }
                Key { text: say(&Label::Import), id: "import", on_press: move |()| go.call(Place::Import) }
                Key { text: say(&Label::About), id: "about", on_press: move |()| go.call(Place::About) }
            }
            h2 { {say(&Label::Games)} }
            if read.shelf.games.is_empty() {
                p { class: "empty", {say(&Label::NoGames)} }
            }
            ul { class: "shelf",
                for game in read.shelf.games.iter().cloned() {
                    GameLine { key: "{game.id.0}", arriving: read.shelf.arriving.contains(&game.id), game }
                }
            }
            p { class: "not-certified", {say(&Word::NotCertified)} }
            Preferences {}
        }
    }
}

/// What does not work here, each in one sentence.
#[component]
fn Warnings() -> Element {
    let AtDesk { desk, .. } = use_context();
    let read = desk.read();
    let has = |fact| read.settings.has(fact);
    rsx! {
        div { class: "warnings", role: "region", aria_label: say(&Label::About),
            if let Some(error) = &read.shelf.no_store {
                p { class: "warning", "data-warning": "no-store", {say(&Label::NoStore)} " " {store_words::why(error)} }
            }
            if has(Fact::NotSecure) {
                p { class: "warning", "data-warning": "not-secure", {say(&Label::NotSecure)} }
            }
            if has(Fact::NotPersistent) {
                p { class: "remark", "data-warning": "not-persistent", {say(&Label::NotPersistent)} }
            }
        }
    }
}

/// The language and the colours.
#[component]
pub(super) fn Preferences() -> Element {
    let AtDesk { desk, act } = use_context();
    let settings = desk.read().settings.clone();
    let languages = Language::ALL.map(|language| Offered {
        value: language,
        id: language.code(),
        text: language.own_name().to_owned(),
    });
    let themes = Theme::ALL.map(|theme| Offered {
        value: theme,
        id: theme.id(),
        text: say(&Label::ThemeName { theme: theme.id() }),
    });
    rsx! {
        div { class: "preferences",
            Choices {
                label: say(&Label::Language),
                name: "language",
                options: languages.to_vec(),
                chosen: settings.language,
                on_choose: move |language| act.call(Action::Settings(Choice::Speak(language))),
            }
            Choices {
                label: say(&Label::Theme),
                name: "theme",
                options: themes.to_vec(),
                chosen: settings.theme,
                on_choose: move |theme| act.call(Action::Settings(Choice::Theme(theme))),
            }
        }
    }
}

#[component]
fn GameLine(game: ShelfGame, arriving: bool) -> Element {
    let AtDesk { act, .. } = use_context();
    let id = game.id.clone();
    let open = move |_| act.call(Action::Shelf(ShelfAction::Open(id.clone())));
    match &game.state {
        ShelfState::Readable { white, black, event, date, result, plies, damaged, .. } => rsx! {
            li {
                button { r#type: "button", class: "game", onclick: open,
                    span { class: "players", {name(white)} " – " {name(black)} }
                    span { class: "result", {figures(*result)} }
                    if arriving {
                        span { class: "particulars", {say(&Label::Saving)} }
                    }
                    span { class: "particulars",
                        {particulars(event, date)}
                        {say(&Word::Moves { moves: plies.div_ceil(2) })}
                    }
                    if let Damaged::From(line) = damaged {
                        span { class: "warning", {say(&Label::Damaged { line: *line })} }
                    }
                }
            }
        },
        ShelfState::Newer { version } => rsx! {
            li { class: "game", p { class: "warning", {say(&Label::Newer { version: *version })} } HandOutRaw { game: game.clone() } }
        },
        ShelfState::Unreadable => rsx! {
            li { class: "game", p { class: "warning", {say(&Label::Unreadable)} } HandOutRaw { game: game.clone() } }
        },
    }
}

/// Hands a log out as it lies in the store, which works for one that cannot be read too.
#[component]
fn HandOutRaw(game: ShelfGame) -> Element {
    let AtDesk { act, .. } = use_context();
    let id = game.id.clone();
    rsx! {
        Key {
            text: say(&Label::ExportLog),
            on_press: move |()| act.call(Action::Shelf(ShelfAction::HandOutRaw(id.clone()))),
        }
    }
}

fn name(name: &str) -> String {
    if name.is_empty() { say(&Label::Nameless) } else { name.to_owned() }
}

fn particulars(event: &str, date: &str) -> String {
    let parts = [event, date].into_iter().filter(|part| !part.is_empty());
    parts.map(|part| format!("{part} · ")).collect()
}
