//! `judge`: files of situations at the board, each compared with the ruling expected.

mod block;
mod expected;
mod movetext;
mod situation;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use serde_json::json;

use scoresheet_core::replay::Replay;
use scoresheet_core::ruling::{Case, Ruling, judge};
use scoresheet_texts::{CliText, Language, Texts};

use crate::args::JudgeArgs;
use crate::exit::Exit;
use crate::input::{self, Failure};

use block::Block;
use expected::{Compared, Mismatch};
use situation::{Asked, Situated};

/// A fault of a claims file, with its line.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub(crate) struct ClaimsError {
    pub(crate) line: usize,
    pub(crate) why: String,
}

impl ClaimsError {
    fn new(line: usize, why: impl Into<String>) -> ClaimsError {
        ClaimsError { line, why: why.into() }
    }
}

#[derive(Debug, Default)]
struct Tally {
    passed: usize,
    failed: usize,
    skipped: usize,
}

/// Judges every case of every file. Files are read whole before anything is printed, so a fault in one is not buried.
pub fn run(args: &JudgeArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut cases = Vec::new();
    for path in &args.files {
        cases.extend(read(path)?);
    }
    let mut tally = Tally::default();
    for case in &cases {
        let line = judged(case, args, &mut tally);
        writeln!(out, "{line}")?;
    }
    if !args.json {
        let skipped = if tally.skipped == 0 { String::new() } else { format!(", {} skipped", tally.skipped) };
        writeln!(out, "{} passed, {} failed{skipped}", tally.passed, tally.failed)?;
    }
    Ok(match tally {
        Tally { failed: 0, skipped: 0, .. } => Exit::AllWell,
        Tally { failed: 0, .. } => Exit::Director,
        Tally { .. } => Exit::Not,
    })
}

fn read(path: &Path) -> Result<Vec<Situated>, Failure> {
    let text = input::text(path)?;
    let bad = |error: ClaimsError| {
        Failure::from(CliText::BadClaims { path: input::name(path), line: error.line, why: error.why })
    };
    let blocks = block::blocks(&text).map_err(bad)?;
    if blocks.is_empty() {
        return Err(bad(ClaimsError::new(1, "the file holds no case")));
    }
    unique(&blocks).map_err(bad)?;
    let cases: Result<Vec<Situated>, ClaimsError> = blocks.iter().map(Block::situated).collect();
    cases.map_err(bad)
}

/// A failure is found by the name of its case, so no two may share one.
fn unique(blocks: &[Block]) -> Result<(), ClaimsError> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for name in blocks.iter().filter_map(|block| block.get("case")) {
        if let Some(line) = seen.insert(&name.value, name.line) {
            let why = format!("a case of the name {:?} stands in line {line} already", name.value);
            return Err(ClaimsError::new(name.line, why));
        }
    }
    Ok(())
}

fn judged(case: &Situated, args: &JudgeArgs, tally: &mut Tally) -> String {
    let Asked::Claim(claim) = &case.asked else {
        tally.skipped += 1;
        let Asked::NotYet(kind) = &case.asked else { return String::new() };
        if args.json {
            return json!({ "case": case.name, "skipped": format!("{kind} is not ruled on yet") }).to_string();
        }
        return format!("skip {}: {kind} is not ruled on yet", case.name);
    };
    let replay = Replay::of(&case.line);
    let at = case.as_of.unwrap_or(replay.last_ply());
    let ruling = judge(&case.rules, &Case { replay: &replay, at, claim, now: &case.now });
    let mismatches = case.expected.compare(&Compared { ruling: &ruling, texts: &Texts::new(Language::English) });
    if mismatches.is_empty() {
        tally.passed += 1;
    } else {
        tally.failed += 1;
    }
    if args.json { in_json(case, &ruling, &mismatches) } else { in_words(case, &mismatches) }
}

fn in_words(case: &Situated, mismatches: &[Mismatch]) -> String {
    if mismatches.is_empty() {
        return format!("ok {}", case.name);
    }
    let lines = mismatches.iter().map(|mismatch| format!("FAIL {}: {mismatch}", case.name));
    lines.collect::<Vec<_>>().join("\n")
}

fn in_json(case: &Situated, ruling: &Ruling, mismatches: &[Mismatch]) -> String {
    let citations: Vec<String> = ruling.citations().iter().map(ToString::to_string).collect();
    let got = expected::got(&Compared { ruling, texts: &Texts::new(Language::English) });
    let faults: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
    json!({
        "case": case.name,
        "expected": case.expected.in_json(),
        "got": got,
        "ok": mismatches.is_empty(),
        "mismatches": faults,
        "citations": citations,
    })
    .to_string()
}
