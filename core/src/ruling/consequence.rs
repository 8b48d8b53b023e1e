//! What follows from a ruling.

use scoresheet_record::claim::{Claimant, Known};
use scoresheet_record::men::{Color, Square};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::rulebook::{Citation, DrawClaimRules, EventRules, OfferAfterDenial, Penalty, Raising};

use super::{Case, FindingText, OpenText, Ruling, Verdict};

/// A change of a player's remaining time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeChange {
    /// Whose.
    pub side: Color,
    /// In seconds; negative where time is taken.
    pub seconds: i32,
}

/// What becomes of the draw offer that a claim is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawOffer {
    /// The opponent may still accept.
    Stands,
    /// It is gone.
    Lapses,
}

/// The move that stays binding after a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MustPlay {
    /// The announced move, in SAN.
    Announced(String),
    /// Another legal move with the piece on that square, since the announced one is illegal.
    OtherWith(Square),
}

/// What follows from a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Consequences {
    /// The result, if the game is over.
    pub result: Option<GameResult>,
    /// Changes of remaining time.
    pub time: Vec<TimeChange>,
    /// The move that must be played.
    pub must_play: Option<MustPlay>,
    /// The draw offer in the claim.
    pub offer: Option<DrawOffer>,
}

/// A claim found correct: the game is drawn.
pub(super) fn correct(mut ruling: Ruling, rule: Citation) -> Ruling {
    ruling.find(FindingText::Correct, &[rule]);
    ruling.consequences.result = Some(GameResult::Draw);
    ruling.with(Verdict::Upheld)
}

/// A claim that may not be raised so: no penalty, and it acts as a draw offer.
pub(super) fn not_in_order(raising: &Raising, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    if matches!(case.claim.by, Claimant::Player(_)) && ruling.consequences.result.is_none() {
        ruling.find(FindingText::ActsAsOffer, &[raising.offer]);
        ruling.consequences.offer = Some(DrawOffer::Stands);
        ruling = accepted(case, ruling);
    }
    ruling.with(Verdict::NotInOrder)
}

/// A claim found incorrect, with the penalty of the event.
pub(super) fn incorrect(
    rules: &EventRules,
    (claims, raising): (&DrawClaimRules, &Raising),
    case: &Case<'_>,
    mut ruling: Ruling,
) -> Ruling {
    ruling.find(FindingText::Incorrect, &[raising.incorrect]);
    if let Claimant::Player(side) = case.claim.by {
        penalise(rules, side.other(), &mut ruling);
    }
    match ruling.consequences.must_play.clone() {
        Some(MustPlay::Announced(text)) => {
            ruling.find(FindingText::MustPlayAnnounced { text }, &[claims.announced_move]);
        }
        Some(MustPlay::OtherWith(from)) => {
            ruling.find(FindingText::MustPlayOther { from }, &[claims.announced_move]);
        }
        None => {}
    }
    let (text, offer) = match claims.after_denial {
        OfferAfterDenial::Stands => (FindingText::OfferStands, DrawOffer::Stands),
        OfferAfterDenial::Lapses => (FindingText::OfferLapses, DrawOffer::Lapses),
    };
    ruling.find(text, &[raising.offer]);
    ruling.consequences.offer = Some(offer);
    accepted(case, ruling).with(Verdict::Rejected)
}

fn penalise(rules: &EventRules, opponent: Color, ruling: &mut Ruling) {
    let Some(penalty) = &rules.incorrect_claim else { return ruling.open.push(OpenText::EditionSilent) };
    match &penalty.value {
        Penalty::Added(time) => {
            ruling.find(FindingText::OpponentGains { side: opponent, seconds: time.0 }, &[penalty.by]);
            let seconds = i32::try_from(time.0).unwrap_or(i32::MAX);
            ruling.consequences.time.push(TimeChange { side: opponent, seconds });
        }
        Penalty::Unclear(times) => {
            ruling.open.push(OpenText::Penalty { seconds: times.iter().map(|time| time.0).collect() });
        }
    }
}

/// If the opponent has agreed, the game is drawn by agreement and nothing is to be checked or paid.
fn accepted(case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    if case.now.opponent_agrees == Known::Yes {
        ruling.find(FindingText::OpponentAgreed, &[]);
        ruling.consequences = Consequences { result: Some(GameResult::Draw), ..Consequences::default() };
    }
    ruling
}
