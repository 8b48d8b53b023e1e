//! Whether a sheet with gaps does for a claim of repetition (US 14C9, 14C8).

use scoresheet_record::claim::{ClaimKind, Claimant, Known};
use scoresheet_record::clock::ClockReading;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{EventRules, Recording};

use super::{Case, FindingText, OpenText, Raised, Ruling};
use crate::evidence::completeness;

/// Whether the sheet does.
pub(super) enum Sheet {
    Adequate,
    Inadequate,
    Open(OpenText),
}

/// Whether the sheet does for a claim of repetition (US 14C9, with the exception of 14C8).
pub(super) fn sheet(raised: Raised<'_>, ruling: &mut Ruling) -> Sheet {
    let Raised { rules, claims, case, .. } = raised;
    let asked = case.claim.kind == ClaimKind::Threefold && rules.recording == Recording::Required;
    let (Some(rule), Some(allowed), true) = (claims.repetition.adequate_sheet, rules.missing_pairs, asked) else {
        return Sheet::Adequate;
    };
    let missing = completeness::missing_pairs(case.replay, case.at);
    let (pairs, rows) = (missing.pairs, missing.rows);
    ruling.evidence.missing = Some(missing);
    if pairs == 0 {
        return Sheet::Adequate;
    }
    let limit = allowed.value;
    if pairs <= limit && rows > limit {
        return Sheet::Open(OpenText::SheetBorderline { pairs, rows });
    }
    if pairs <= limit {
        ruling.find(FindingText::SheetAdequate { pairs, allowed: limit }, &[rule, allowed.by]);
        return Sheet::Adequate;
    }
    ruling.find(FindingText::SheetInadequate { pairs, allowed: limit }, &[rule, allowed.by]);
    observation(raised, ruling).map_or(Sheet::Inadequate, Sheet::Open)
}

/// The question of a witness, where an observation may replace what the sheet does not show (US 14C8).
pub(super) fn observation(raised: Raised<'_>, ruling: &mut Ruling) -> Option<OpenText> {
    let Raised { rules, claims, case, .. } = raised;
    let repetition = case.claim.kind == ClaimKind::Threefold;
    let witnessed = claims.repetition.witnessed.filter(|_| repetition && in_time_pressure(rules, case))?;
    if case.now.witnessed == Known::No {
        return None;
    }
    ruling.find(FindingText::WitnessMayDo, &[witnessed]);
    Some(OpenText::Witness)
}

/// Sudden death and fewer than five minutes left to the claimant (US 14C8).
fn in_time_pressure(rules: &EventRules, case: &Case<'_>) -> bool {
    let Claimant::Player(side) = case.claim.by else { return false };
    let completed = (1..=case.at.0).filter(|ply| case.replay.numbering.mover(Ply(*ply)) == side).count();
    let completed = u32::try_from(completed).unwrap_or(u32::MAX);
    let sudden_death =
        rules.control.as_ref().is_some_and(|control| control.is_sudden_death(control.period_at(completed)));
    let short = case.now.time_of(side).is_some_and(|time| time < ClockReading::from_minutes(5));
    sudden_death && short
}
