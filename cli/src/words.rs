//! A ruling in words.

use std::io::{self, Write};

use scoresheet_core::evidence::repetition::LookAlike;
use scoresheet_core::replay::Replay;
use scoresheet_core::ruling::{self, Case, Ruling};
use scoresheet_record::ply::Ply;
use scoresheet_texts::{CliText, Texts};

use crate::diagram::{self, Caption};

/// Prints a ruling: what was asked, the verdict, the findings with their rules, the evidence.
pub fn ruling(ruling: &Ruling, case: &Case<'_>, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    question(ruling, case, texts, out)?;
    writeln!(out, "\n{}\n", texts.say(&ruling.verdict).to_uppercase())?;
    findings(ruling, texts, out)?;
    let figures = ruling::result(ruling).figures().to_owned();
    writeln!(out, "\n{}", texts.say(&CliText::Result { figures }))?;
    evidence(ruling, case.replay, texts, out)
}

/// What was asked, at which ply and under which edition.
pub fn question(ruling: &Ruling, case: &Case<'_>, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let claim = CliText::Claim {
        by: case.claim.by.to_string(),
        kind: case.claim.kind.id().to_owned(),
        intending: case.claim.intending.as_ref().map(ToString::to_string),
    };
    writeln!(out, "{}", texts.say(&claim))?;
    writeln!(out, "{}", texts.say(&CliText::At { name: case.replay.name(case.at), ply: case.at.0 }))?;
    writeln!(out, "{}", texts.say(&CliText::Edition { id: ruling.edition.id().to_owned() }))
}

/// The findings, each with its rules, and what is open.
pub fn findings(ruling: &Ruling, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    for finding in &ruling.findings {
        let rules: Vec<String> = finding.rules.iter().map(ToString::to_string).collect();
        let cited = if rules.is_empty() { String::new() } else { format!("  [{}]", rules.join(", ")) };
        writeln!(out, "- {}{cited}", texts.say(&finding.text))?;
    }
    if !ruling.open.is_empty() {
        writeln!(out, "\n{}", texts.say(&CliText::Open))?;
    }
    for open in &ruling.open {
        writeln!(out, "? {}", texts.say(open))?;
    }
    Ok(())
}

/// Plies, diagrams and rights; for look-alikes why they differ.
pub fn evidence(ruling: &Ruling, replay: &Replay, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let evidence = &ruling.evidence;
    if let Some(quiet) = &evidence.quiet {
        let since = replay.name(quiet.since);
        writeln!(out, "\n{}", texts.say(&CliText::Evidence))?;
        let text = CliText::Quiet { least: quiet.least, most: quiet.most, since };
        writeln!(out, "  {}", texts.say(&text))?;
    }
    let Some(occurrences) = &evidence.occurrences else { return Ok(()) };
    writeln!(out, "\n{}\n", texts.say(&CliText::Occurrences))?;
    let mut certain: Vec<Caption<'_>> =
        occurrences.certain.iter().filter_map(|ply| caption(replay, *ply, texts)).collect();
    certain.extend(evidence.about_to_appear.as_ref().map(|next| Caption {
        heading: texts.say(&CliText::AboutToAppear { name: next.name.clone() }),
        position: &next.position,
    }));
    write!(out, "{}", diagram::rows(&certain, texts))?;
    if !evidence.look_alikes.is_empty() {
        writeln!(out, "\n{}\n", texts.say(&CliText::LookAlikes))?;
    }
    let alike: Vec<Caption<'_>> =
        evidence.look_alikes.iter().filter_map(|alike| caption(replay, alike.ply, texts)).collect();
    write!(out, "{}", diagram::rows(&alike, texts))?;
    evidence.look_alikes.iter().try_for_each(|alike| look_alike(alike, replay, texts, out))
}

fn look_alike(alike: &LookAlike, replay: &Replay, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    let place = CliText::LookAlike { name: replay.name(alike.ply), ply: alike.ply.0 };
    let reasons: Vec<String> = alike.differs.iter().map(|difference| texts.say(difference)).collect();
    writeln!(out, "  {} {}", texts.say(&place), reasons.join(" "))
}

/// A diagram of the record; a position that an announced move would bring about has no diagram of its own there.
fn caption<'a>(replay: &'a Replay, ply: Ply, texts: &Texts) -> Option<Caption<'a>> {
    let position = replay.position_after(ply)?;
    let heading = match ply {
        Ply::START => texts.say(&CliText::Start),
        _ => texts.say(&CliText::After { name: replay.name(ply) }),
    };
    Some(Caption { heading, position })
}
