//! The claim screen: a draft, then the proper steps at the board. It says nothing about whether the claim is right.

use dioxus::prelude::*;
use scoresheet_record::claim::{ClaimKind, proper_steps};
use scoresheet_record::course::PendingClaim;
use scoresheet_record::rulebook::Edition;
use scoresheet_texts::{CliText, DeskLabel, Label};

use super::record::{PromotionQuestion, SavedState};
use crate::app::AtDesk;
use crate::component::{Band, Board, Choices, Field, Key, KeyKind, Mode, MoveList, Panel, claim_kinds, sides};
use crate::desk::{Action, Asked, ClaimAction, Game, Place, SCREEN};
use crate::view::{BoardView, board, saved_band};
use crate::words::say;

/// The kinds that a player may draft. Fivefold and seventy-five need no claim.
const KINDS: [ClaimKind; 2] = [ClaimKind::Threefold, ClaimKind::Fifty];

/// Drafts a claim, then leads through its steps.
#[component]
pub(crate) fn Claim() -> Element {
    let AtDesk { desk, .. } = use_context();
    let no_pick = use_callback(|_| ());
    let read = desk.read();
    let Some(game) = &read.game else { return rsx! {} };
    let pending = game.pending_claim();
    let edition = game.rules().edition;
    let seal = game.log().head().to_string();
    let pages = game.pages().clone();
    let saved = saved_band(game);
    rsx! {
        main { id: SCREEN, tabindex: "-1", class: "screen claim",
            Band { mode: Mode::Claim,
                p { class: "no-help", {say(&DeskLabel::DraftHint)} }
            }
            if let Some(pending) = pending {
                Drafted { pending: Shared(pending), edition, seal }
            } else {
                Draft {}
            }
            div { class: "sheet-area",
                SavedState { saved }
                MoveList { pages, on_pick: no_pick }
            }
        }
    }
}

/// A pending claim as a property of a component.
#[derive(Clone, PartialEq)]
struct Shared(PendingClaim);

#[component]
fn Draft() -> Element {
    let AtDesk { desk, act } = use_context();
    let send = use_callback(move |action: ClaimAction| act.call(Action::Claim(action)));
    let on_tap = use_callback(move |square| send.call(ClaimAction::Tap(square)));
    let on_focus = use_callback(move |square| send.call(ClaimAction::Focus(square)));
    let read = desk.read();
    let Some(game) = &read.game else { return rsx! {} };
    let form = game.claim_form.clone();
    let asks = matches!(form.pen.asked, Some(Asked::Promotion { .. }));
    rsx! {
        div { class: "board-area",
            Board { view: board_of(game), on_tap, on_focus }
        }
        div { class: "entry-area",
            Choices {
                label: say(&DeskLabel::What),
                name: "kind",
                options: claim_kinds(&KINDS),
                chosen: form.kind,
                on_choose: move |kind| send.call(ClaimAction::Kind(kind)),
            }
            Choices {
                label: say(&DeskLabel::Who),
                name: "by",
                options: sides(),
                chosen: form.by,
                on_choose: move |by| send.call(ClaimAction::By(by)),
            }
            Field {
                label: say(&DeskLabel::Intended),
                name: "intended",
                value: form.intended.clone(),
                hint: say(&DeskLabel::IntendedHint),
                on_input: move |text| send.call(ClaimAction::Intend(text)),
            }
            if asks {
                PromotionQuestion {
                    side: form.by,
                    on_answer: move |role| send.call(ClaimAction::Promote(role)),
                    on_drop: move |()| send.call(ClaimAction::DropQuestion),
                }
            }
            div { class: "keys",
                Key {
                    text: say(&DeskLabel::Draft),
                    kind: KeyKind::Main,
                    id: "draft",
                    on_press: move |()| send.call(ClaimAction::Draft),
                }
                Key { text: say(&Label::Back), id: "back", on_press: move |()| send.call(ClaimAction::Cancel) }
            }
        }
    }
}

fn board_of(game: &Game) -> BoardView {
    board(game.recorder().diagram(), &game.claim_form.pen, &[], game.keeper())
}

#[component]
fn Drafted(pending: Shared, edition: Edition, seal: String) -> Element {
    let AtDesk { act, .. } = use_context();
    let claim = pending.0.claim;
    let is_made = pending.0.made.is_some();
    let steps = proper_steps(edition, &claim);
    let drafted = DeskLabel::Drafted {
        by: claim.by.to_string(),
        kind: claim.kind.id(),
        intending: claim.intending.as_ref().map(ToString::to_string),
    };
    let send = move |action| act.call(Action::Claim(action));
    rsx! {
        div { class: "entry-area drafted",
            h2 { class: "drafted-claim", {say(&drafted)} }
            p { class: "edition", {say(&CliText::Edition { id: edition.id().to_owned() })} }
            if is_made {
                p { class: "made", role: "status", {say(&DeskLabel::Made)} }
            }
            Panel { heading: say(&DeskLabel::Steps), name: "steps",
                if steps.is_empty() {
                    p { {say(&DeskLabel::NoSteps)} }
                }
                ol { class: "steps",
                    for (index , step) in steps.iter().enumerate() {
                        li { key: "{index}",
                            {say(&step.value)}
                            " "
                            span { class: "rule", {say(&DeskLabel::Rule { rule: step.by.to_string() })} }
                        }
                    }
                }
            }
            div { class: "keys",
                Key {
                    text: say(&Label::Director),
                    kind: KeyKind::Main,
                    id: "director",
                    on_press: move |()| act.call(Action::Go(Place::Lock)),
                }
                if !is_made {
                    Key {
                        text: say(&DeskLabel::Agreed),
                        id: "agreed",
                        on_press: move |()| act.call(Action::Go(Place::Result)),
                    }
                    Key {
                        text: say(&DeskLabel::PlayGoesOn),
                        id: "play-goes-on",
                        on_press: move |()| send(ClaimAction::PlayGoesOn),
                    }
                    Key {
                        text: say(&DeskLabel::Cancel),
                        kind: KeyKind::Grave,
                        id: "cancel",
                        on_press: move |()| send(ClaimAction::Cancel),
                    }
                }
            }
            p { class: "seal", {say(&DeskLabel::Head { hash: seal })} }
        }
    }
}
