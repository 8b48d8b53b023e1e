//! Which findings are for both players, which for the director alone, and which mean nothing without a claim.

use scoresheet_core::ruling::{Finding, FindingText, Ruling, Verdict};

/// Who may see the facts of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Both players.
    Players,
    /// The director alone.
    DirectorOnly,
}

/// Who may see the evidence. A claim that is not in order is not examined, and what is counted for it would tell the
/// opponent what he may claim himself.
pub fn evidence_for(ruling: &Ruling) -> Audience {
    match ruling.verdict {
        Verdict::NotInOrder => Audience::DirectorOnly,
        Verdict::Upheld | Verdict::Rejected | Verdict::NoSuchClaim | Verdict::ForDirector => Audience::Players,
    }
}

/// The findings that both players may see.
pub fn for_players(ruling: &Ruling) -> impl Iterator<Item = &Finding> {
    let audience = evidence_for(ruling);
    ruling.findings.iter().filter(move |finding| audience == Audience::Players || !is_fact(&finding.text))
}

/// What the director knows and may not point out to the players.
pub fn for_director(ruling: &Ruling) -> Vec<Finding> {
    let facts = ruling.findings.iter().filter(|finding| is_fact(&finding.text)).cloned();
    let mut findings: Vec<Finding> = match evidence_for(ruling) {
        Audience::Players => Vec::new(),
        Audience::DirectorOnly => facts.collect(),
    };
    let faults = ruling.director_only.iter().map(|text| Finding { text: text.clone(), rules: Vec::new() });
    findings.extend(faults);
    findings
}

/// Whether a finding is a fact of what is claimed.
fn is_fact(text: &FindingText) -> bool {
    use FindingText::{
        BeginsAtSetUp, CarriedPlies, GapsCompleted, LookAlike, Occurred, OccurredBetween, QuietPlies, QuietPliesBetween,
    };
    matches!(
        text,
        Occurred { .. }
            | OccurredBetween { .. }
            | LookAlike { .. }
            | QuietPlies { .. }
            | QuietPliesBetween { .. }
            | CarriedPlies { .. }
            | GapsCompleted { .. }
            | BeginsAtSetUp
    )
}

/// Whether a finding says what follows from a claim, so that it means nothing while nobody has claimed.
pub fn needs_a_claim(text: &FindingText) -> bool {
    use FindingText::{
        ActsAsOffer, Correct, Incorrect, MustPlayAnnounced, MustPlayOther, OfferLapses, OfferStands, OpponentGains,
    };
    matches!(
        text,
        Incorrect
            | Correct
            | OpponentGains { .. }
            | OfferStands
            | OfferLapses
            | ActsAsOffer
            | MustPlayAnnounced { .. }
            | MustPlayOther { .. }
    )
}
