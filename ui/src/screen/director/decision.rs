//! The director's decision, which is what is kept.

use dioxus::prelude::*;
use scoresheet_core::ruling::Verdict;
use scoresheet_record::message::Message;
use scoresheet_record::outcome::GameResult;
use scoresheet_texts::DeskLabel;

use super::CurrentRuling;
use crate::app::AtDesk;
use crate::component::{Field, Key, KeyKind, Panel};
use crate::desk::{Action, DirectorAction};
use crate::words::say;

/// Decides, in prepared words or in one's own.
#[component]
pub(super) fn Decide(current: CurrentRuling) -> Element {
    let AtDesk { desk, act } = use_context();
    let words = desk.read().game.as_ref().map(|game| game.director.words.clone()).unwrap_or_default();
    let verdict = current.read().as_ref().map(|ruling| ruling.verdict);
    // The key that follows from the verdict stands out, and none while the verdict is open.
    let follows = |verdicts: &[Verdict]| match verdict {
        Some(verdict) if verdicts.contains(&verdict) => KeyKind::Main,
        _ => KeyKind::Plain,
    };
    let draws = follows(&[Verdict::Upheld]);
    let denies = follows(&[Verdict::Rejected, Verdict::NotInOrder, Verdict::NoSuchClaim]);
    let decide = use_callback(move |(text, result): (String, Option<GameResult>)| {
        act.call(Action::Director(DirectorAction::Decide { text, result }));
    });
    let prepared = use_callback(move |what: &'static str| {
        let read = desk.read();
        let claim = read.game.as_ref().map(|game| game.director.claim());
        let verdict = current.read().as_ref().map(|ruling| ruling.verdict.id()).unwrap_or_default();
        let (by, kind) = claim.map(|claim| (claim.by.to_string(), claim.kind.id())).unwrap_or_default();
        say(&DeskLabel::DecisionText { what, by, kind, verdict })
    });
    rsx! {
        Panel { heading: say(&DeskLabel::Decision), name: "decision",
            div { class: "keys",
                Key {
                    text: say(&DeskLabel::DecideDraw),
                    kind: draws,
                    id: "decide-draw",
                    on_press: move |()| decide.call((prepared.call("draw"), Some(GameResult::Draw))),
                }
                Key {
                    text: say(&DeskLabel::DecideDeny),
                    kind: denies,
                    id: "decide-deny",
                    on_press: move |()| decide.call((prepared.call("deny"), None)),
                }
            }
            Field {
                label: say(&DeskLabel::DecisionField),
                name: "decision",
                value: words.clone(),
                on_input: move |text| act.call(Action::Director(DirectorAction::Words(text))),
            }
            div { class: "keys",
                Key {
                    text: say(&DeskLabel::NoteDecision),
                    id: "note-decision",
                    on_press: move |()| {
                        let text = words.clone();
                        if !text.trim().is_empty() {
                            decide.call((text.trim().to_owned(), None));
                        }
                    },
                }
            }
        }
    }
}
