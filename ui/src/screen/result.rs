//! The result and the signatures.

use dioxus::prelude::*;
use scoresheet_record::course::Stage;
use scoresheet_record::men::Color;
use scoresheet_record::outcome::GameResult;
use scoresheet_texts::{DeskLabel, Label};

use super::record::SavedState;
use crate::app::AtDesk;
use crate::component::{Band, Key, KeyKind, Mode};
use crate::desk::{Action, FinishAction, Place, SCREEN};
use crate::view::saved_band;
use crate::words::say;

/// The results that players note, in the order of the keys.
const RESULTS: [GameResult; 3] = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];

/// Notes the result; both players sign it.
#[component]
pub(crate) fn ResultOfGame() -> Element {
    let AtDesk { desk, act } = use_context();
    let read = desk.read();
    let Some(game) = &read.game else { return rsx! {} };
    let head = game.log().head().to_string();
    let home = read.home();
    let decided = game.is_decided();
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen result",
            Band { mode: Mode::Result }
            SavedState { saved: saved_band(game) }
            match game.stage() {
                Stage::Running => rsx! {
                    h2 { {say(&DeskLabel::Result)} }
                    div { class: "keys results",
                        for result in RESULTS {
                            Key {
                                key: "{result}",
                                text: figures(result),
                                on_press: move |()| act.call(Action::Finish(FinishAction::Note(result))),
                            }
                        }
                    }
                    div { class: "keys",
                        Key { text: say(&Label::Back), id: "back", on_press: move |()| act.call(Action::Go(home)) }
                    }
                },
                Stage::Noted { result, signed } => rsx! {
                    h2 { class: "noted", {say(&DeskLabel::Noted { figures: figures(result) })} }
                    p { {say(&DeskLabel::SignHint)} }
                    div { class: "keys signatures",
                        for side in Color::ALL {
                            Signature { key: "{side}", side, signed: signed.contains(&side) }
                        }
                    }
                    p { class: "seal", {say(&DeskLabel::Head { hash: head })} }
                    div { class: "keys",
                        if !decided {
                            Key {
                                text: say(&DeskLabel::TakeOff),
                                kind: KeyKind::Grave,
                                id: "take-off",
                                on_press: move |()| act.call(Action::Finish(FinishAction::TakeOff)),
                            }
                        }
                        Key { text: say(&Label::Director), id: "director", on_press: move |()| act.call(Action::Go(Place::Lock)) }
                    }
                },
                Stage::Closed { .. } => rsx! {},
            }
        }
    }
}

#[component]
fn Signature(side: Color, signed: bool) -> Element {
    let AtDesk { act, .. } = use_context();
    if signed {
        return rsx! { p { class: "signed", {say(&DeskLabel::Signed { side })} } };
    }
    rsx! {
        Key {
            text: say(&DeskLabel::Sign { side }),
            kind: KeyKind::Main,
            on_press: move |()| act.call(Action::Finish(FinishAction::Sign(side))),
        }
    }
}

/// A result as players write it.
pub(super) fn figures(result: GameResult) -> String {
    result.figures().replace('-', "–").replace("1/2", "½")
}
