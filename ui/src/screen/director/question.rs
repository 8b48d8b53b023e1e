//! What is asked, and what the director knows.

use dioxus::prelude::*;
use scoresheet_record::claim::{ClaimKind, Claimant, Known};
use scoresheet_record::men::Color;
use scoresheet_record::ply::Ply;
use scoresheet_texts::DeskLabel;

use super::CurrentRuling;
use crate::app::AtDesk;
use crate::component::{Choices, Field, Key, KeyKind, Panel};
use crate::desk::{Action, DirectorAction};
use crate::words::say;

const BY: [(&str, Claimant); 3] = [
    ("white", Claimant::Player(Color::White)),
    ("black", Claimant::Player(Color::Black)),
    ("director", Claimant::Director),
];

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
    let kinds = ClaimKind::ALL.map(|kind| (kind.id(), say(&DeskLabel::Kind { kind: kind.id() })));
    let by = BY.map(|(id, _)| (id, say(&DeskLabel::Claimant { by: id })));
    let known = KNOWN.map(|(answer, _)| (answer, say(&DeskLabel::Known { answer })));
    let numbering = game.sheet().numbering();
    let mover = numbering.side_to_move_after(asked.at.unwrap_or(game.sheet().last_ply())).other();
    let no_square = !asked.touched.trim().is_empty() && asked.situation().touched.is_none();
    rsx! {
        Panel { heading: say(&DeskLabel::Question), name: "question",
            Choices {
                label: say(&DeskLabel::What),
                name: "kind",
                options: kinds.to_vec(),
                chosen: asked.kind.id(),
                on_choose: move |id: &'static str| {
                    if let Some(kind) = ClaimKind::ALL.into_iter().find(|kind| kind.id() == id) {
                        send.call(DirectorAction::Kind(kind));
                    }
                },
            }
            Choices {
                label: say(&DeskLabel::Who),
                name: "by",
                options: by.to_vec(),
                chosen: name_of(&BY, asked.by),
                on_choose: move |id: &'static str| {
                    if let Some((_, by)) = BY.into_iter().find(|(name, _)| *name == id) {
                        send.call(DirectorAction::By(by));
                    }
                },
            }
            Choices {
                label: say(&DeskLabel::Pressed { side: mover }),
                name: "pressed",
                options: known.to_vec(),
                chosen: name_of(&KNOWN, asked.pressed),
                on_choose: move |id: &'static str| {
                    if let Some((_, known)) = KNOWN.into_iter().find(|(name, _)| *name == id) {
                        send.call(DirectorAction::Pressed(known));
                    }
                },
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

fn name_of<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, found)| *found == value).map(|(name, _)| *name).unwrap_or_default()
}
