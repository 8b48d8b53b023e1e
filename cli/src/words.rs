//! A ruling in words: the verdict first, then what was asked, why, and the evidence.

use std::io::{self, Write};

use scoresheet_core::evidence::repetition::LookAlike;
use scoresheet_core::pgn::Game;
use scoresheet_core::replay::Replay;
use scoresheet_core::ruling::{self, Audience, Case, Finding, OpenText, Ruling, SharedEvidence, Verdict};
use scoresheet_record::claim::Claimant;
use scoresheet_record::message::Message;
use scoresheet_record::ply::Ply;
use scoresheet_texts::{CliText, Texts};

use crate::check;
use crate::diagram::{self, Caption};
use crate::pace::Pace;

/// What is judged, and how it is told.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    /// The game.
    pub game: &'a Game,
    /// What is judged.
    pub case: &'a Case<'a>,
    /// The record as the claimant wants it seen: up to the claim, with the intended move.
    pub replay: &'a Replay,
    /// How fast the game is taken to be.
    pub pace: Pace,
    /// The words.
    pub texts: &'a Texts,
}

/// Prints a ruling: the verdict, what was asked, the result, the findings with their rules, the evidence.
pub fn ruling(ruling: &Ruling, told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}\n", verdict(ruling, told))?;
    question(ruling, told, out)?;
    writeln!(out, "{}\n", told.texts.say(&result(ruling)))?;
    findings(ruling.findings.iter(), told.texts, out)?;
    open(ruling.open.iter(), told.texts, out)?;
    shown_evidence(ruling, told, out)
}

/// A ruling in one line, where it matters less than another.
pub fn in_brief(ruling: &Ruling, told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}. {}", verdict(ruling, told), claim(told))
}

/// Nobody has claimed: for whom a claim would be in order and what would become of it, then why. The evidence is that
/// of the claim that would be upheld, or else of the first.
pub fn possible(rulings: &[(Claimant, Ruling)], told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Some((_, first)) = rulings.first() else { return Ok(()) };
    writeln!(out, "{}\n", told.texts.say(&CliText::WhoMayClaim).to_uppercase())?;
    for (by, ruling) in rulings {
        writeln!(out, "  {}", would_be(*by, ruling, told.texts))?;
    }
    writeln!(out, "\n{}\n", told.texts.say(&CliText::NoClaimant))?;
    question(first, told, out)?;
    for (by, ruling) in rulings {
        writeln!(out, "\n{}", would_be(*by, ruling, told.texts))?;
        findings(ruling.findings.iter().filter(|finding| !finding.text.is_consequence()), told.texts, out)?;
        let asked = ruling.open.iter().filter(|open| !matches!(open, OpenText::Penalty { .. }));
        open(asked, told.texts, out)?;
    }
    let upheld = rulings.iter().find(|(_, ruling)| ruling.verdict == Verdict::Upheld);
    shown_evidence(upheld.map_or(first, |(_, ruling)| ruling), told, out)
}

/// The same in few lines, where it matters less than another.
pub fn possible_in_brief(rulings: &[(Claimant, Ruling)], told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    let each: Vec<String> = rulings.iter().map(|(by, ruling)| would_be(*by, ruling, told.texts)).collect();
    writeln!(out, "{}. {}", each.join(". "), claim(told))
}

fn would_be(by: Claimant, ruling: &Ruling, texts: &Texts) -> String {
    texts.say(&CliText::WouldBe { by: by.to_string(), verdict: ruling.verdict.id() })
}

fn verdict(ruling: &Ruling, told: Told<'_>) -> String {
    told.texts.say(&ruling.verdict).to_uppercase()
}

fn claim(told: Told<'_>) -> String {
    let claim = told.case.claim;
    let by = match claim.by {
        Claimant::Director if told.is_unclaimed() => "none".to_owned(),
        by => by.to_string(),
    };
    let intending = claim.intending.as_ref().map(ToString::to_string);
    told.texts.say(&CliText::Claim { by, kind: claim.kind.id().to_owned(), intending })
}

impl Told<'_> {
    /// A draw that only players may claim, and nobody has.
    fn is_unclaimed(&self) -> bool {
        self.case.claim.by == Claimant::Director && !crate::verify::ends_without_claim(self.case.claim.kind)
    }

    /// The first fault of the record up to the claim, with its place and reason.
    pub fn record_fault(&self) -> Option<String> {
        let (ply, fault) = check::first_fault(self.game, self.case.replay, self.texts)?;
        (ply <= self.case.at).then_some(fault)
    }
}

fn result(ruling: &Ruling) -> CliText {
    CliText::outcome(ruling.verdict, ruling::result(ruling))
}

/// So many oddities of the game are told; `check` tells them all.
const ODDITIES: usize = 3;

/// The evidence for both players, then the director's part: facts of a claim that is not in order, faults of the record
/// up to the claim (US 11D1), and oddities of the game.
fn shown_evidence(ruling: &Ruling, told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    let mut shown = Vec::new();
    evidence(&ruling.evidence, told, &mut shown)?;
    let (for_all, for_director_alone) = match ruling.evidence_for {
        Audience::Players => (shown, Vec::new()),
        Audience::DirectorOnly => (Vec::new(), shown),
    };
    out.write_all(&for_all)?;
    let mut part = Vec::new();
    told.record_fault().map_or(Ok(()), |fault| writeln!(part, "! {fault}"))?;
    findings(ruling.director_only.iter(), told.texts, &mut part)?;
    oddities(told, &mut part)?;
    part.extend(for_director_alone);
    if part.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}\n", told.texts.say(&CliText::DirectorOnly))?;
    out.write_all(&part)
}

/// What was odd about the file where this game stands in it, since moves may have been read otherwise than was meant.
fn oddities(told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    let warnings = &told.game.warnings;
    warnings
        .iter()
        .take(ODDITIES)
        .try_for_each(|warning| writeln!(out, "~ {}", check::warning(warning, told.texts)))?;
    let count = warnings.len().saturating_sub(ODDITIES);
    if count == 0 { Ok(()) } else { writeln!(out, "~ {}", told.texts.say(&CliText::MoreOddities { count })) }
}

/// Which game, what is claimed at which ply, and under which edition.
fn question(ruling: &Ruling, told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    let texts = told.texts;
    let at = told.case.at;
    writeln!(out, "{}", check::heading(told.game, texts))?;
    writeln!(out, "{}", claim(told))?;
    writeln!(out, "{}", texts.say(&CliText::At { name: told.replay.name(at), ply: at.0 }))?;
    writeln!(out, "{}", texts.say(&CliText::Edition { id: ruling.edition.id().to_owned() }))?;
    writeln!(out, "{}", texts.say(&told.pace.text()))
}

/// Findings, each with its rules.
fn findings<'a>(mut findings: impl Iterator<Item = &'a Finding>, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    findings.try_for_each(|finding| {
        let rules = rules(finding);
        let cited = if rules.is_empty() { String::new() } else { format!("  [{}]", rules.join(", ")) };
        writeln!(out, "- {}{cited}", texts.say(&finding.text))
    })
}

/// What is open.
fn open<'a>(open: impl Iterator<Item = &'a OpenText>, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let mut open = open.peekable();
    if open.peek().is_some() {
        writeln!(out, "\n{}", texts.say(&CliText::Open))?;
    }
    open.try_for_each(|open| writeln!(out, "? {}", texts.say(open)))
}

/// The rules of a finding, each once.
pub fn rules(finding: &Finding) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for rule in finding.rules.iter().map(ToString::to_string) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

/// Plies, diagrams and rights; for look-alikes why they differ.
fn evidence(evidence: &SharedEvidence, told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    let texts = told.texts;
    let captions = |plies: Vec<Ply>| -> Vec<Caption<'_>> {
        plies.into_iter().filter_map(|ply| caption(evidence, ply, told)).collect()
    };
    let quiet = captions(quiet_plies(evidence));
    let occurrences = captions(evidence.occurrences.iter().flat_map(|found| found.certain.clone()).collect());
    let alike = captions(evidence.look_alikes.iter().map(|alike| alike.ply).collect());
    diagrams(&CliText::Evidence, &quiet, texts, out)?;
    if let (Some(quiet), Some(at)) = (&evidence.quiet, evidence.position_at) {
        writeln!(out, "\n  {}", texts.say(&CliText::quiet_plies(quiet, at, |ply| told.replay.name(ply))))?;
    }
    diagrams(&CliText::Occurrences, &occurrences, texts, out)?;
    diagrams(&CliText::LookAlikes, &alike, texts, out)?;
    if !evidence.look_alikes.is_empty() {
        writeln!(out)?;
    }
    evidence.look_alikes.iter().try_for_each(|alike| look_alike(alike, told, out))?;
    let is_drawn = [&quiet, &occurrences, &alike].iter().any(|captions| !captions.is_empty());
    if is_drawn { writeln!(out, "\n{}", texts.say(&CliText::Legend)) } else { Ok(()) }
}

/// The last capture or pawn move, and the ply of the claim.
fn quiet_plies(evidence: &SharedEvidence) -> Vec<Ply> {
    let (Some(quiet), Some(at)) = (&evidence.quiet, evidence.position_at) else { return Vec::new() };
    if quiet.since == at { vec![at] } else { vec![quiet.since, at] }
}

fn diagrams(heading: &CliText, captions: &[Caption<'_>], texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    if captions.is_empty() {
        return Ok(());
    }
    write!(out, "\n{}\n\n{}", texts.say(heading), diagram::rows(captions, texts))
}

fn look_alike(alike: &LookAlike, told: Told<'_>, out: &mut dyn Write) -> io::Result<()> {
    let place = CliText::LookAlike { name: told.replay.name(alike.ply), ply: alike.ply.0 };
    let reasons: Vec<String> = alike.differs.iter().map(|difference| told.texts.say(difference)).collect();
    writeln!(out, "  {}: {}", told.texts.say(&place), reasons.join("; "))
}

/// A diagram of the record, or of what the intended move would bring about.
fn caption<'a>(evidence: &'a SharedEvidence, ply: Ply, told: Told<'a>) -> Option<Caption<'a>> {
    let position = evidence.position(told.replay, ply)?;
    let name = told.replay.name(ply);
    let heading = match ply {
        Ply::START => CliText::Start,
        _ if evidence.is_about_to_appear(ply) => CliText::AboutToAppear { name },
        _ => CliText::After { name },
    };
    Some(Caption { heading: told.texts.say(&heading), position })
}
