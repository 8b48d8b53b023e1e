//! The course of a game: how far it has come, and which claim is pending.
//!
//! Both are read from the log each time, so that a reload finds what was there before. A claim is pending from its draft
//! until it is cancelled, or the director sends the players back to the game, or decides. A sheet is closed when both
//! players have signed it, or the director has closed it, and nothing on it was changed afterwards. This module
//! deliberately has no opinion on claims and results.
//!
//! ```
//! use std::time::Duration;
//! use scoresheet_record::course::{Stage, stage};
//! use scoresheet_record::log::{Event, Log, Stamp};
//! use scoresheet_record::{men::Color, outcome::GameResult};
//!
//! let at = Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::ZERO };
//! let mut log = Log::new();
//! assert_eq!(stage(&log), Stage::Running);
//! log.append(at, Event::Result(GameResult::Draw));
//! log.append(at, Event::Signature { side: Color::White });
//! assert_eq!(stage(&log), Stage::Noted { result: GameResult::Draw, signed: vec![Color::White] });
//! log.append(at, Event::Closed);
//! assert_eq!(stage(&log), Stage::Closed { result: GameResult::Draw });
//! ```

use crate::claim::{Claim, ClaimKind};
use crate::log::{ClaimStep, Claimed, Event, Log, Logged, Seq};
use crate::men::Color;
use crate::outcome::GameResult;
use crate::sheet::standing_result;

/// How far a game has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stage {
    /// It is being played.
    Running,
    /// A result is noted and not everyone has signed.
    Noted {
        /// The result.
        result: GameResult,
        /// Who has signed the sheet as it stands (US 15H, FIDE 8.7).
        signed: Vec<Color>,
    },
    /// The sheet is closed.
    Closed {
        /// The result.
        result: GameResult,
    },
}

/// How far the game of this log has come.
#[must_use]
pub fn stage(log: &Log) -> Stage {
    stage_with(log, standing_result(log))
}

/// The same where the result on the sheet is at hand: then only what came after the last change is looked at.
#[must_use]
pub fn stage_with(log: &Log, result: Option<GameResult>) -> Stage {
    let Some(result) = result.filter(|result| *result != GameResult::Open) else { return Stage::Running };
    let since_change = log.entries().iter().rev().take_while(|logged| !changes_sheet(&logged.what));
    let mut signed = Vec::new();
    for logged in since_change {
        match &logged.what {
            Event::Closed => return Stage::Closed { result },
            Event::Signature { side } if !signed.contains(side) => signed.push(*side),
            _ => {}
        }
    }
    if signed.len() == Color::ALL.len() { Stage::Closed { result } } else { Stage::Noted { result, signed } }
}

fn changes_sheet(what: &Event) -> bool {
    matches!(what, Event::Opened { .. } | Event::Edit(_) | Event::Result(_))
}

/// A claim that nothing has settled yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingClaim {
    /// The claim.
    pub claim: Claim,
    /// The entry by which it was drafted.
    pub drafted: Seq,
    /// The entry by which the director marked that it was made. The record is frozen there (US 13C3): what is written
    /// later does not count for the claim.
    pub made: Option<Seq>,
}

/// The claim that is pending, if one is. A kind of claim that this version does not know is none.
#[must_use]
pub fn pending_claim(log: &Log) -> Option<PendingClaim> {
    let mut pending: Option<PendingClaim> = None;
    for logged in log.entries() {
        match &logged.what {
            Event::Claim(claimed) => pending = after_step(pending, logged, claimed),
            Event::Decision { .. } => pending = pending.filter(|pending| pending.made.is_none()),
            Event::Closed => pending = None,
            _ => {}
        }
    }
    pending
}

fn after_step(pending: Option<PendingClaim>, logged: &Logged, claimed: &Claimed) -> Option<PendingClaim> {
    let kind: ClaimKind = claimed.kind.parse().ok()?;
    let claim = Claim { by: claimed.by, kind, intending: claimed.intended.clone() };
    match claimed.step {
        ClaimStep::Drafted => Some(PendingClaim { claim, drafted: logged.seq, made: None }),
        ClaimStep::Made => {
            let drafted = pending.map_or(logged.seq, |pending| pending.drafted);
            Some(PendingClaim { claim, drafted, made: Some(logged.seq) })
        }
        ClaimStep::Cancelled | ClaimStep::PlayGoesOn => None,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::claim::Claimant;
    use crate::log::{DrawMark, Edit, Stamp};
    use crate::notation::MoveText;
    use crate::ply::Ply;
    use crate::sheet::Written;

    fn log(events: &[Event]) -> Log {
        let at = Stamp { wall: "2026-05-01T10:00:00Z".parse().unwrap(), since_start: Duration::ZERO };
        let mut log = Log::new();
        for event in events {
            log.append(at, event.clone());
        }
        log
    }

    fn step(step: ClaimStep) -> Event {
        let by = Claimant::Player(Color::Black);
        Event::Claim(Claimed { kind: "threefold".to_owned(), by, intended: Some(MoveText::new("Ng8")), step })
    }

    /// Rules: US 15H, FIDE 8.7: a signature stands for the sheet as it was signed.
    #[test]
    fn a_sheet_is_closed_by_both_players_or_by_the_director_and_not_after_a_change() {
        let write = Event::Edit(Edit::Write { ply: Ply(1), written: Written::Dash });
        let offer = Event::Edit(Edit::DrawOffer { ply: Ply(1), mark: DrawMark::Offered });
        let [white, black] = [Color::White, Color::Black].map(|side| Event::Signature { side });
        let draw = Event::Result(GameResult::Draw);
        let noted = |signed: &[Color]| Stage::Noted { result: GameResult::Draw, signed: signed.to_vec() };
        let closed = Stage::Closed { result: GameResult::Draw };
        let decided = Event::Decision { text: String::new() };
        for (events, expected) in [
            (vec![write.clone()], Stage::Running),
            (vec![white.clone(), black.clone()], Stage::Running),
            (vec![Event::Result(GameResult::Open), Event::Closed], Stage::Running),
            (vec![write.clone(), draw.clone()], noted(&[])),
            (vec![white.clone(), draw.clone(), black.clone()], noted(&[Color::Black])),
            (vec![draw.clone(), white.clone(), white.clone()], noted(&[Color::White])),
            (vec![draw.clone(), white.clone(), decided, black.clone()], closed.clone()),
            (vec![write.clone(), draw.clone(), white.clone(), offer, black.clone()], noted(&[Color::Black])),
            (vec![draw.clone(), Event::Closed], closed),
            (vec![draw.clone(), Event::Closed, Event::Edit(Edit::Undo { seq: Seq(0) })], Stage::Running),
        ] {
            assert_eq!(stage(&log(&events)), expected, "{events:?}");
        }
    }

    #[test]
    fn a_claim_is_pending_from_its_draft_until_it_is_settled() {
        use ClaimStep::{Cancelled, Drafted, Made, PlayGoesOn};
        let decision = || Event::Decision { text: "draw".to_owned() };
        for (events, expected) in [
            (vec![], None),
            (vec![step(Drafted)], Some((0, None))),
            (vec![step(Drafted), step(Cancelled)], None),
            (vec![step(Drafted), step(Cancelled), step(Drafted)], Some((2, None))),
            (vec![step(Drafted), step(Made)], Some((0, Some(1)))),
            (vec![step(Made)], Some((0, Some(0)))),
            (vec![step(Drafted), step(Made), step(PlayGoesOn)], None),
            (vec![step(Drafted), step(Made), decision()], None),
            // A decision on something else leaves a draft that nobody has heard.
            (vec![step(Drafted), decision()], Some((0, None))),
            (vec![step(Drafted), step(Made), Event::Closed], None),
        ] {
            let pending = pending_claim(&log(&events));
            let places = pending.map(|pending| (pending.drafted.0, pending.made.map(|made| made.0)));
            assert_eq!(places, expected, "{events:?}");
        }
    }

    #[test]
    fn an_unknown_kind_of_claim_is_none() {
        let by = Claimant::Director;
        let claimed = Claimed { kind: "eclipse".to_owned(), by, intended: None, step: ClaimStep::Made };
        assert_eq!(pending_claim(&log(&[Event::Claim(claimed)])), None);
    }
}
