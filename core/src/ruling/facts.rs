//! The facts of a draw claim, put into findings and evidence.

use scoresheet_record::claim::ClaimKind;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::Citation;

use super::{FindingText, Raised, Ruling};
use crate::evidence::repetition::Difference;
use crate::evidence::{Basis, Fact, quiet_run, repetition};
use crate::position::Position;
use crate::replay::{Effect, Replay};

/// Finds the facts of the claim at a ply and puts them into findings and evidence.
pub(super) fn show(raised: Raised<'_>, replay: &Replay, at: Ply, ruling: &mut Ruling) -> Fact {
    ruling.evidence.position_at = Some(at);
    match raised.case.claim.kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => show_occurrences(raised, replay, at, ruling),
        ClaimKind::Fifty | ClaimKind::SeventyFive => show_quiet(raised, replay, at, ruling),
    }
}

fn show_occurrences(raised: Raised<'_>, replay: &Replay, at: Ply, ruling: &mut Ruling) -> Fact {
    let (rule, case) = (&raised.claims.repetition, raised.case);
    let occurrences = repetition::at(replay, at);
    let on_record = occurrences.certain.iter().filter(|ply| **ply <= case.at);
    let after: Vec<String> = on_record.map(|ply| replay.name(*ply)).collect();
    let (least, most) = (occurrences.least, occurrences.most);
    let text = if least == most {
        FindingText::Occurred { times: least, after }
    } else {
        FindingText::OccurredBetween { least, most, after }
    };
    let announced = (at > case.at).then_some(rule.raising.announced).flatten();
    ruling.find(text, &[announced.unwrap_or(rule.raising.on_board), rule.sameness]);
    note_basis(replay, occurrences.basis, ruling);
    for ply in &occurrences.certain {
        let passed = replay.position_after(*ply).and_then(Position::en_passant_not_legal);
        if let Some(square) = passed {
            ruling.find(FindingText::EnPassantNotLegal { after: replay.name(*ply), square }, &[rule.en_passant]);
        }
    }
    let fact = occurrences.at_least(rule.occurrences);
    let look_alikes = repetition::look_alikes(replay, at);
    for look_alike in &look_alikes {
        let cited: Vec<Citation> = look_alike
            .differs
            .iter()
            .map(|difference| match difference {
                Difference::SideToMove { .. } => rule.sameness,
                Difference::CastlingRight { .. } => rule.castling,
                Difference::EnPassant { .. } => rule.en_passant,
            })
            .collect();
        ruling.find(FindingText::LookAlike { after: replay.name(look_alike.ply) }, &cited);
    }
    ruling.evidence.look_alikes = look_alikes;
    ruling.evidence.occurrences = Some(occurrences);
    fact
}

fn show_quiet(raised: Raised<'_>, replay: &Replay, at: Ply, ruling: &mut Ruling) -> Fact {
    let rule = &raised.claims.move_count;
    let announced = (at > raised.case.at).then_some(rule.raising.announced).flatten();
    let by = announced.unwrap_or(rule.raising.on_board);
    let quiet = quiet_run::at(replay, at);
    let text = if quiet.least == quiet.most {
        FindingText::QuietPlies { plies: quiet.least, since: replay.name(quiet.since) }
    } else {
        FindingText::QuietPliesBetween { least: quiet.least, most: quiet.most }
    };
    ruling.find(text, &[by]);
    if quiet.carried > 0 {
        ruling.find(FindingText::CarriedPlies { plies: quiet.carried }, &[by]);
    }
    if let Some(last) = replay.plies.last().filter(|last| last.ply == at && last.effect == Effect::Zeroing) {
        let text = replay.move_text(last);
        ruling.find(FindingText::EndsRun { text }, &[by]);
    }
    note_basis(replay, quiet.basis, ruling);
    let fact = quiet.at_least(rule.plies);
    ruling.evidence.quiet = Some(quiet);
    fact
}

fn note_basis(replay: &Replay, basis: Basis, ruling: &mut Ruling) {
    if let Basis::Completed(ways) = basis {
        ruling.find(FindingText::GapsCompleted { ways }, &[]);
    }
    if !replay.set_up.is_initial() && replay.set_up.quiet_plies > 0 {
        ruling.find(FindingText::BeginsAtSetUp, &[]);
    }
}
