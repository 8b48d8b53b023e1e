//! The verdict, why, what is open, and the evidence that both players may see.

use dioxus::prelude::*;
use scoresheet_core::ruling::{DrawOffer, Finding};
use scoresheet_record::message::Message;
use scoresheet_record::outcome::GameResult;
use scoresheet_texts::{CliText, DeskLabel};

use super::CurrentRuling;
use crate::app::AtDesk;
use crate::component::{Diagram, Panel};
use crate::view::{DiagramView, RulingView};
use crate::words::say;

/// The answer to the question.
#[component]
pub(super) fn Answer(current: CurrentRuling) -> Element {
    let AtDesk { desk, .. } = use_context();
    let layer = desk.read().game.as_ref().map(|game| game.director.layer).unwrap_or_default();
    let read = current.read();
    let Some(ruling) = read.as_ref() else { return rsx! {} };
    let shows_evidence = ruling.shows_evidence(layer);
    rsx! {
        section { class: "verdict", "data-verdict": ruling.verdict.id(), aria_live: "polite",
            h2 { {say(&ruling.verdict)} }
            p { class: "outcome", {say(&outcome(ruling))} }
            p { class: "edition",
                {say(&CliText::Edition { id: ruling.edition.id().to_owned() })}
            }
            Open { current }
        }
        Panel { heading: say(&DeskLabel::Findings), name: "findings",
            Findings { findings: Findable(ruling.findings.clone()) }
            Consequences { current }
        }
        if shows_evidence {
            Evidence { current }
        } else {
            p { class: "hint evidence-hidden", {say(&DeskLabel::EvidenceHidden)} }
        }
    }
}

/// Findings as a property of a component.
#[derive(Clone, PartialEq)]
pub(super) struct Findable(pub Vec<Finding>);

/// Findings, each with its rules.
#[component]
pub(super) fn Findings(findings: Findable) -> Element {
    rsx! {
        ul { class: "findings",
            for (index , finding) in findings.0.iter().enumerate() {
                li { key: "{index}", "data-finding": finding.text.id(),
                    {say(&finding.text)}
                    for rule in finding.rules.iter() {
                        span { key: "{rule}", class: "rule", "{rule}" }
                    }
                }
            }
        }
    }
}

fn outcome(ruling: &RulingView) -> CliText {
    CliText::outcome(ruling.verdict, ruling.consequences.result.unwrap_or(GameResult::Open))
}

#[component]
fn Open(current: CurrentRuling) -> Element {
    let read = current.read();
    let Some(ruling) = read.as_ref().filter(|ruling| !ruling.open.is_empty()) else { return rsx! {} };
    rsx! {
        h3 { {say(&CliText::Open)} }
        ul { class: "open",
            for (index , open) in ruling.open.iter().enumerate() {
                li { key: "{index}", "data-open": open.id(), {say(open)} }
            }
        }
    }
}

#[component]
fn Consequences(current: CurrentRuling) -> Element {
    let read = current.read();
    let Some(ruling) = read.as_ref() else { return rsx! {} };
    let offer = ruling.consequences.offer.map(|offer| match offer {
        DrawOffer::Stands => "stands",
        DrawOffer::Lapses => "lapses",
    });
    rsx! {
        ul { class: "consequences",
            for (index , change) in ruling.consequences.time.iter().enumerate() {
                li { key: "{index}", {say(&DeskLabel::TimeChange { side: change.side, seconds: change.seconds.into() })} }
            }
            if let Some(offer) = offer {
                li { {say(&DeskLabel::Offer { offer })} }
            }
        }
    }
}

#[component]
fn Evidence(current: CurrentRuling) -> Element {
    let read = current.read();
    let Some(ruling) = read.as_ref() else { return rsx! {} };
    rsx! {
        if !ruling.occurrences.is_empty() {
            Panel { heading: say(&CliText::Occurrences), name: "occurrences",
                Diagrams { views: ruling.occurrences.clone() }
            }
        }
        if let Some(quiet) = &ruling.quiet {
            Panel { heading: say(&CliText::Evidence), name: "quiet",
                p { {say(quiet)} }
                Diagrams { views: ruling.now.clone().into_iter().collect::<Vec<_>>() }
            }
        }
        if !ruling.look_alikes.is_empty() {
            Panel { heading: say(&CliText::LookAlikes), name: "look-alikes",
                ul { class: "look-alikes",
                    for (view , differs) in ruling.look_alikes.iter() {
                        li { key: "{view.ply}",
                            Diagram { view: view.clone() }
                            ul { class: "differences",
                                for (index , difference) in differs.iter().enumerate() {
                                    li { key: "{index}", {say(difference)} }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[component]
fn Diagrams(views: Vec<DiagramView>) -> Element {
    rsx! {
        div { class: "diagrams",
            for view in views {
                Diagram { key: "{view.ply}", view }
            }
        }
    }
}
