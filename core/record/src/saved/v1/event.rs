//! Everything that can be done on the device.

use serde::{Deserialize, Serialize};

use crate::log::{ClaimStep, Claimant, Claimed, Event, Milliseconds, Presence, Seq, Unlock};
use crate::notation::MoveText;
use crate::saved::v1::edit::{SavedEdit, SavedSetUp};
use crate::saved::v1::name::{SavedResult, SavedSide, written_as_word};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SavedEvent {
    Opened(SavedOpened),
    Edit(SavedEdit),
    Presence(SavedPresence),
    Claim(SavedClaim),
    Unlock(SavedUnlock),
    Decision(SavedDecision),
    Result(SavedResult),
    Signature(SavedSide),
    Closed(SavedClosed),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedOpened {
    header: Vec<(String, String)>,
    start: SavedSetUp,
}

/// There is nothing to say about it but that it happened.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedClosed {}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedDecision {
    text: String,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SavedPresence {
    AppStarted { build: String },
    PageHidden {},
    PageShown {},
    ClockJumped { ahead_ms: i64 },
    Acknowledged { up_to: u32 },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedClaim {
    kind: String,
    by: SavedClaimant,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    intended: Option<String>,
    step: SavedClaimStep,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedClaimant {
    White,
    Black,
    Director,
}

written_as_word! {
    /// `drafted`, `made`, …
    SavedClaimStep(ClaimStep) { Drafted, Made, Cancelled, PlayGoesOn }
}
written_as_word! {
    /// `pin-set`, `unlocked`, …
    SavedUnlock(Unlock) { PinSet, Unlocked, WrongPin, TooSoon, Locked }
}

impl From<&Event> for SavedEvent {
    fn from(event: &Event) -> Self {
        match event {
            Event::Opened { header, start } => {
                SavedEvent::Opened(SavedOpened { header: header.clone(), start: start.into() })
            }
            Event::Edit(edit) => SavedEvent::Edit(edit.into()),
            Event::Presence(presence) => SavedEvent::Presence(presence.into()),
            Event::Claim(claimed) => SavedEvent::Claim(claimed.into()),
            Event::Unlock(unlock) => SavedEvent::Unlock((*unlock).into()),
            Event::Decision { text } => SavedEvent::Decision(SavedDecision { text: text.clone() }),
            Event::Result(result) => SavedEvent::Result(SavedResult(*result)),
            Event::Signature { side } => SavedEvent::Signature((*side).into()),
            Event::Closed => SavedEvent::Closed(SavedClosed {}),
        }
    }
}

impl From<SavedEvent> for Event {
    fn from(saved: SavedEvent) -> Self {
        match saved {
            SavedEvent::Opened(opened) => Event::Opened { header: opened.header, start: opened.start.into() },
            SavedEvent::Edit(edit) => Event::Edit(edit.into()),
            SavedEvent::Presence(presence) => Event::Presence(presence.into()),
            SavedEvent::Claim(claim) => Event::Claim(claim.into()),
            SavedEvent::Unlock(unlock) => Event::Unlock(unlock.into()),
            SavedEvent::Decision(decision) => Event::Decision { text: decision.text },
            SavedEvent::Result(result) => Event::Result(result.0),
            SavedEvent::Signature(side) => Event::Signature { side: side.into() },
            SavedEvent::Closed(SavedClosed {}) => Event::Closed,
        }
    }
}

impl From<&Presence> for SavedPresence {
    fn from(presence: &Presence) -> Self {
        match presence {
            Presence::AppStarted { build } => SavedPresence::AppStarted { build: build.clone() },
            Presence::PageHidden => SavedPresence::PageHidden {},
            Presence::PageShown => SavedPresence::PageShown {},
            Presence::ClockJumped { ahead } => SavedPresence::ClockJumped { ahead_ms: ahead.0 },
            Presence::Acknowledged { up_to } => SavedPresence::Acknowledged { up_to: up_to.0 },
        }
    }
}

impl From<SavedPresence> for Presence {
    fn from(saved: SavedPresence) -> Self {
        match saved {
            SavedPresence::AppStarted { build } => Presence::AppStarted { build },
            SavedPresence::PageHidden {} => Presence::PageHidden,
            SavedPresence::PageShown {} => Presence::PageShown,
            SavedPresence::ClockJumped { ahead_ms } => Presence::ClockJumped { ahead: Milliseconds(ahead_ms) },
            SavedPresence::Acknowledged { up_to } => Presence::Acknowledged { up_to: Seq(up_to) },
        }
    }
}

impl From<&Claimed> for SavedClaim {
    fn from(claimed: &Claimed) -> Self {
        let by = match claimed.by {
            Claimant::Player(side) => side.fold_wb(SavedClaimant::White, SavedClaimant::Black),
            Claimant::Director => SavedClaimant::Director,
        };
        let intended = claimed.intended.as_ref().map(|text| text.as_str().to_owned());
        SavedClaim { kind: claimed.kind.clone(), by, intended, step: claimed.step.into() }
    }
}

impl From<SavedClaim> for Claimed {
    fn from(saved: SavedClaim) -> Self {
        let by = match saved.by {
            SavedClaimant::White => Claimant::Player(crate::men::Color::White),
            SavedClaimant::Black => Claimant::Player(crate::men::Color::Black),
            SavedClaimant::Director => Claimant::Director,
        };
        let intended = saved.intended.map(|text| MoveText::new(&text));
        Claimed { kind: saved.kind, by, intended, step: saved.step.into() }
    }
}
