//! What is asked, and what the director knows.

use dioxus::prelude::*;
use scoresheet_record::claim::{ClaimKind, Claimant, Known};
use scoresheet_record::men::Color;
use scoresheet_record::ply::Ply;
use scoresheet_texts::DeskLabel;

use super::CurrentRuling;
use crate::app::AtDesk;
use crate::component::{Choices, Field, Key, KeyKind, Offered, Panel, claim_kinds};
use crate::desk::{Action, DirectorAction};
use crate::words::say;

/// Who may claim, by the names in the page.
const BY: [(&str, Claimant); 3] = [
    ("white", Claimant::Player(Color::White)),
    ("black", Claimant::Player(Color::Black)),
    ("director", Claimant::Director),
];

/// What is known of yes or no, by the names in the page.
const KNOWN: [(&str, Known); 3] = [("yes", Known::Yes), ("no", Known::No), ("unknown", Known::Unknown)];

/// The question: who claims what, after which move, and what stands on the board besides.
#[component]
pub(super) fn Question(current: CurrentRuling) -> Element {
    let AtDesk { desk, act } = use_context();
    let send = use_callback(move |action: DirectorAction| act.call(Action::Director(action)));
    let read = desk.read();
    let Some(game) = &read.game else { return rsx! {} };
    let asked = game.director.clone();
    let playing = game.is_in_play();
    let pending = game.pending_claim();
    let by = BY.map(|(by, value)| Offered { value, id: by, text: say(&DeskLabel::Claimant { by }) });
    let known = KNOWN.map(|(answer, value)| Offered { value, id: answer, text: say(&DeskLabel::Known { answer }) });
    let numbering = game.sheet().numbering();
    let mover = numbering.side_to_move_after(asked.at.unwrap_or(game.sheet().last_ply())).other();
    let no_square = !asked.touched.trim().is_empty() && asked.situation().touched.is_none();
    rsx! {
        Panel { heading: say(&DeskLabel::Question), name: "question",
            Choices {
                label: say(&DeskLabel::What),
                name: "kind",
                options: claim_kinds(&ClaimKind::ALL),
                chosen: asked.kind,
                on_choose: move |kind| send.call(DirectorAction::Kind(kind)),
            }
            Choices {
                label: say(&DeskLabel::Who),
                name: "by",
                options: by.to_vec(),
                chosen: asked.by,
                on_choose: move |by| send.call(DirectorAction::By(by)),
            }
            Choices {
                label: say(&DeskLabel::Pressed { side: mover }),
                name: "pressed",
                options: known.to_vec(),
                chosen: asked.pressed,
                on_choose: move |known| send.call(DirectorAction::Pressed(known)),
            }
            div { class: "fields",
                Field {
                    label: say(&DeskLabel::Intended),
                    name: "intended",
                    value: asked.intended.clone(),
                    on_input: move |text| send.call(DirectorAction::Intend(text)),
                }
                AfterMove { current, chosen: asked.at }
                Field {
                    label: say(&DeskLabel::Touched),
                    name: "touched",
                    value: asked.touched.clone(),
                    hint: no_square.then(|| say(&DeskLabel::NoSquare)),
                    on_input: move |text| send.call(DirectorAction::Touched(text)),
                }
            }
            if playing {
                div { class: "keys",
                    if pending.as_ref().is_some_and(|pending| pending.made.is_some()) {
                        p { class: "made", role: "status", {say(&DeskLabel::Made)} }
                    } else {
                        Key {
                            text: say(&DeskLabel::MarkMade),
                            kind: KeyKind::Main,
                            id: "mark-made",
                            on_press: move |()| send.call(DirectorAction::MarkMade),
                        }
                    }
                    if pending.is_some() {
                        Key {
                            text: say(&DeskLabel::PlayGoesOn),
                            id: "play-goes-on",
                            on_press: move |()| send.call(DirectorAction::PlayGoesOn),
                        }
                    }
                }
            }
        }
    }
}

#[component]
fn AfterMove(current: CurrentRuling, chosen: Option<Ply>) -> Element {
    let AtDesk { act, .. } = use_context();
    let read = current.read();
    let Some(ruling) = read.as_ref() else { return rsx! {} };
    let last = ruling.plies.first().map(|(ply, _)| *ply).unwrap_or_default();
    let chosen = chosen.unwrap_or(last).min(last);
    rsx! {
        div { class: "field",
            label { r#for: "after-move", {say(&DeskLabel::AfterMove)} }
            select {
                id: "after-move",
                onchange: move |event: FormEvent| {
                    if let Ok(ply) = event.value().parse() {
                        act.call(Action::Director(DirectorAction::At(Ply(ply))));
                    }
                },
                for (ply , name) in ruling.plies.iter() {
                    option { key: "{ply}", value: "{ply}", selected: *ply == chosen, {named(name)} }
                }
            }
        }
    }
}

/// The start position has no move that it could be named by.
fn named(name: &str) -> String {
    if name == "start" { say(&scoresheet_texts::CliText::Start) } else { name.to_owned() }
}
