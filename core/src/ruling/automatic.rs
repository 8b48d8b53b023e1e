//! Fivefold repetition and seventy-five moves: draws without a claim (FIDE 9.6), or that a director may declare (US 14K).

use scoresheet_record::claim::{ClaimKind, Claimant};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{AutomaticEffect, AutomaticRule, Citation, DrawClaimRules, FivefoldSpacing};

use super::order::Standing;
use super::{Case, FindingText, OpenText, Ruling, Verdict, draw_claim, order};
use crate::evidence::repetition::Spacing;
use crate::evidence::{Fact, quiet_run, repetition};
use crate::position::BoardEnd;
use crate::replay::Replay;

/// Judges a claim, or the director's question, of a fivefold repetition or of seventy-five moves.
pub(super) fn judge(claims: &DrawClaimRules, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    let rule = &claims.automatic;
    let by = citation(rule, case.claim.kind);
    if rule.effect == AutomaticEffect::DirectorMay && case.claim.by != Claimant::Director {
        ruling.find(FindingText::NoSuchClaim, &[by]);
        return ruling.with(Verdict::NoSuchClaim);
    }
    let (fact, ply) = fact(claims, case, &mut ruling);
    show(case, ply, &mut ruling);
    match (fact, ply) {
        (Fact::Proven, Some(ply)) => proven(rule, case, ply, ruling),
        (Fact::Refuted, _) => refuted(claims, case, by, ruling),
        (Fact::Undecided { because }, _) => ruling.ask(draw_claim::gaps(case, &because)),
        (Fact::Proven, None) => ruling.ask(OpenText::DeclareDraw),
    }
}

fn citation(rule: &AutomaticRule, kind: ClaimKind) -> Citation {
    match kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => rule.spacing.by,
        ClaimKind::Fifty | ClaimKind::SeventyFive => rule.plies.by,
    }
}

fn proven(rule: &AutomaticRule, case: &Case<'_>, ply: Ply, mut ruling: Ruling) -> Ruling {
    let cited = citation(rule, case.claim.kind);
    let by = case.replay.name(ply);
    let text = match case.claim.kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => FindingText::Fivefold { by },
        ClaimKind::Fifty | ClaimKind::SeventyFive => FindingText::SeventyFive { by },
    };
    ruling.find(text, &[cited]);
    match rule.effect {
        AutomaticEffect::EndsGame => {
            ruling.consequences.result = Some(GameResult::Draw);
            ruling.with(Verdict::Upheld)
        }
        AutomaticEffect::DirectorMay => {
            ruling.find(FindingText::DirectorMayDeclare, &[cited]);
            ruling.ask(OpenText::DeclareDraw)
        }
    }
}

fn refuted(claims: &DrawClaimRules, case: &Case<'_>, by: Citation, mut ruling: Ruling) -> Ruling {
    let text = match case.claim.kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => FindingText::NotFivefold { spacing: spacing_name(claims) },
        ClaimKind::Fifty | ClaimKind::SeventyFive => FindingText::NotSeventyFive,
    };
    ruling.find(text, &[by]);
    let over = order::ended_on_board(claims, case, &mut ruling);
    if case.claim.intending.is_some() && !over {
        ruling.find(FindingText::NotByAnnouncing, &[by]);
        return ruling.with(Verdict::NotInOrder);
    }
    ruling.with(Verdict::Rejected)
}

fn spacing_name(claims: &DrawClaimRules) -> &'static str {
    match claims.automatic.spacing.value {
        FivefoldSpacing::Anywhere => "anywhere",
        FivefoldSpacing::ConsecutiveAlternateMoves => "alternate",
    }
}

fn fact(claims: &DrawClaimRules, case: &Case<'_>, ruling: &mut Ruling) -> (Fact, Option<Ply>) {
    let rule = &claims.automatic;
    match case.claim.kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => fivefold(rule, case.replay, case.at),
        ClaimKind::Fifty | ClaimKind::SeventyFive => {
            let (fact, ply) = quiet_run::reached(case.replay, case.at, rule.plies.value);
            let Some(ply) = ply else { return (fact, None) };
            match order::standing(case.replay, ply) {
                standing if may_be_drawn(standing) => return (fact, Some(ply)),
                Standing::Unclear => return (Fact::Undecided { because: case.replay.gaps_until(ply) }, None),
                Standing::Over(_) | Standing::GoesOn => {}
            }
            // Over gaps the plies may have been complete before, without being surely so.
            let before = ply.previous().map(|ply| quiet_run::reached(case.replay, ply, rule.plies.value).0);
            if let Some(open @ Fact::Undecided { .. }) = before {
                return (open, None);
            }
            let by = case.replay.name(ply);
            ruling.find(FindingText::MateComesFirst { by }, &[rule.plies.by, claims.checkmate]);
            (Fact::Refuted, None)
        }
    }
}

fn fivefold(rule: &AutomaticRule, replay: &Replay, at: Ply) -> (Fact, Option<Ply>) {
    let spacing = match rule.spacing.value {
        FivefoldSpacing::Anywhere => Spacing::Anywhere,
        FivefoldSpacing::ConsecutiveAlternateMoves => Spacing::ConsecutiveAlternateMoves,
    };
    let reached = repetition::reached(replay, at, rule.occurrences, spacing);
    (reached.fact, reached.by)
}

/// The first automatic draw up to `at`, with its rule.
pub(super) fn first(claims: &DrawClaimRules, replay: &Replay, at: Ply) -> Option<(Ply, Citation)> {
    let rule = &claims.automatic;
    let (_, five) = fivefold(rule, replay, at);
    let (_, seventy_five) = quiet_run::reached(replay, at, rule.plies.value);
    let seventy_five = seventy_five.filter(|ply| may_be_drawn(order::standing(replay, *ply)));
    let draws = [(five, rule.spacing.by), (seventy_five, rule.plies.by)];
    draws.into_iter().filter_map(|(ply, by)| Some((ply?, by))).min_by_key(|(ply, _)| *ply)
}

/// Whether the record leaves open that the game was drawn without a claim.
pub(super) fn may_have_ended(claims: &DrawClaimRules, replay: &Replay, at: Ply) -> bool {
    let rule = &claims.automatic;
    let (five, _) = fivefold(rule, replay, at);
    let (seventy_five, _) = quiet_run::reached(replay, at, rule.plies.value);
    [five, seventy_five].iter().any(|fact| matches!(fact, Fact::Undecided { .. }))
}

/// Whether no mate came first.
fn may_be_drawn(standing: Standing) -> bool {
    matches!(standing, Standing::GoesOn | Standing::Over(BoardEnd::Stalemate))
}

/// Puts the occurrences or the quiet run into the evidence.
fn show(case: &Case<'_>, ply: Option<Ply>, ruling: &mut Ruling) {
    let at = ply.unwrap_or(case.at);
    ruling.evidence.position_at = Some(at);
    match case.claim.kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => {
            ruling.evidence.occurrences = Some(repetition::at(case.replay, at));
            ruling.evidence.look_alikes = repetition::look_alikes(case.replay, at);
        }
        ClaimKind::Fifty | ClaimKind::SeventyFive => {
            ruling.evidence.quiet = Some(quiet_run::at(case.replay, at));
        }
    }
}
