//! What follows from a ruling.

use scoresheet_record::claim::{Claimant, Known};
use scoresheet_record::clock::{ClockReading, Counting};
use scoresheet_record::men::{Color, Square};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{Citation, EventRules, IllegalWindow, OfferAfterDenial, Penalty, Raising};

use super::draw_claim::gaps;
use super::order::may_be_over;
use super::{Case, FindingText, OpenText, Raised, Ruling, Verdict};
use crate::replay::PlyState;

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
pub(super) fn not_in_order(raised: Raised<'_>, mut ruling: Ruling) -> Ruling {
    if matches!(raised.case.claim.by, Claimant::Player(_)) && ruling.consequences.result.is_none() {
        ruling.find(FindingText::ActsAsOffer, &[raised.raising.offer]);
        ruling.consequences.offer = Some(DrawOffer::Stands);
    }
    ruling.with(Verdict::NotInOrder)
}

/// A claim found incorrect, with the penalty of the event.
pub(super) fn incorrect(raised: Raised<'_>, mut ruling: Ruling) -> Ruling {
    let Raised { claims, raising, case, .. } = raised;
    ruling.find(FindingText::Incorrect, &[raising.incorrect]);
    if let Claimant::Player(side) = case.claim.by {
        penalise(raised, side.other(), &mut ruling);
    }
    match ruling.consequences.must_play.clone() {
        Some(MustPlay::Announced(text)) => {
            ruling.find(FindingText::MustPlayAnnounced { text }, &[claims.announced_move]);
        }
        Some(MustPlay::OtherWith(from)) => {
            let rule = claims.illegal_announced.unwrap_or(claims.announced_move);
            ruling.find(FindingText::MustPlayOther { from }, &[rule]);
        }
        None => {}
    }
    let (text, offer) = match claims.after_denial {
        OfferAfterDenial::Stands => (FindingText::OfferStands, DrawOffer::Stands),
        OfferAfterDenial::Lapses => (FindingText::OfferLapses, DrawOffer::Lapses),
    };
    ruling.find(text, &[raising.offer]);
    ruling.consequences.offer = Some(offer);
    ruling.with(Verdict::Rejected)
}

fn penalise(raised: Raised<'_>, opponent: Color, ruling: &mut Ruling) {
    let Some(claim) = &raised.rules.incorrect_claim else { return ruling.open.push(OpenText::EditionSilent) };
    match &claim.penalty {
        Penalty::Added(time) => {
            let cited: Vec<Citation> = [Some(raised.raising.incorrect), claim.by].into_iter().flatten().collect();
            ruling.find(FindingText::OpponentGains { side: opponent, seconds: time.0 }, &cited);
            let seconds = i32::try_from(time.0).unwrap_or(i32::MAX);
            ruling.consequences.time.push(TimeChange { side: opponent, seconds });
        }
        Penalty::Unclear(times) => {
            ruling.open.push(OpenText::Penalty { seconds: times.iter().map(|time| time.0).collect() });
        }
    }
}

/// What the situation adds to a ruling on a player's draw claim: an illegal move that can still be taken back, a flag
/// that is down, an opponent who agrees.
pub(super) fn in_the_situation(raised: Raised<'_>, ruling: Ruling) -> Ruling {
    let Raised { rules, claims, raising, case } = raised;
    let examined = matches!(ruling.verdict, Verdict::Upheld | Verdict::Rejected);
    let over = if ruling.verdict == Verdict::Rejected { may_be_over(claims, case) } else { Vec::new() };
    let ruling = if over.is_empty() { ruling } else { reopened(ruling, gaps(case, &over), raising.incorrect) };
    let ruling = match correctable(rules, case) {
        Some((by, rule)) if examined => reopened(ruling, OpenText::IllegalMove { by }, rule),
        Some(_) | None => ruling,
    };
    let ruling = match case.now.flag_down {
        Some(_) if examined => reopened(ruling, OpenText::FlagOrClaim, claims.flag_fall),
        Some(_) | None => ruling,
    };
    accepted(raising, case, ruling)
}

/// The facts stay; what follows from them waits for the answer.
fn reopened(mut ruling: Ruling, question: OpenText, rule: Citation) -> Ruling {
    ruling.consequences = Consequences::default();
    ruling.findings.retain(|finding| !finding.text.is_consequence());
    ruling.find(FindingText::Reopened, &[rule]);
    ruling.ask(question)
}

/// The first illegal move on the record that can still be taken back, with the rule.
fn correctable(rules: &EventRules, case: &Case<'_>) -> Option<(String, Citation)> {
    let window = rules.illegal_moves?;
    let replay = case.replay;
    let until_claim = replay.plies.iter().take(case.at.0 as usize);
    let illegal = until_claim.filter(|played| matches!(played.state, PlyState::Illegal { .. }));
    let open = |ply: Ply| match window.value {
        IllegalWindow::WholeGame => true,
        IllegalWindow::UntilReply => ply == case.at,
        // In time pressure only the players may point it out (US 11D1).
        IllegalWindow::LastMoves(moves) => (case.at.0 - ply.0) / 2 < moves && !time_pressure(rules, case),
    };
    let found = illegal.map(|played| played.ply).find(|ply| open(*ply))?;
    Some((replay.name(found), window.by))
}

/// Either player under five minutes and neither increment nor delay of thirty seconds (US 11D1).
fn time_pressure(rules: &EventRules, case: &Case<'_>) -> bool {
    let short = |side| case.now.time_of(side).is_some_and(|time| time < ClockReading::from_minutes(5));
    let bonus = rules.control.as_ref().is_some_and(|control| {
        control.thirty_second_bonus(control.period_at(case.at.0 / 2), Counting::IncrementOrDelay)
    });
    (short(Color::White) || short(Color::Black)) && !bonus
}

/// If the opponent has agreed, the game is drawn by agreement and nothing is to be checked or paid, unless the event may
/// have barred draws at this point (FIDE 9.1.1).
fn accepted(raising: &Raising, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    let by_player = matches!(case.claim.by, Claimant::Player(_));
    if case.now.opponent_agrees != Known::Yes || !by_player || ruling.consequences.result.is_some() {
        return ruling;
    }
    ruling.findings.retain(|finding| !finding.text.is_consequence());
    ruling.find(FindingText::OpponentAgreed, &[raising.offer]);
    ruling.open.clear();
    if let Some(rule) = raising.agreement_barred {
        ruling.open.push(OpenText::EarlyDraw);
        ruling.find(FindingText::AgreementMayBeBarred, &[rule]);
    }
    ruling.consequences = Consequences { result: Some(GameResult::Draw), ..Consequences::default() };
    ruling
}
