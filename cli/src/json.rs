//! A ruling as JSON.

use serde::Serialize;

use scoresheet_core::evidence::Basis;
use scoresheet_core::pgn::{PgnWarning, Place};
use scoresheet_core::replay::Replay;
use scoresheet_core::ruling::{self, Audience, DrawOffer, Finding, MustPlay, Ruling, Verdict};
use scoresheet_record::men::side_name;
use scoresheet_record::message::Message;
use scoresheet_record::ply::Ply;
use scoresheet_texts::Texts;

use crate::words::{self, Told};

/// A ruling.
#[derive(Debug, Serialize)]
pub struct RulingJson {
    edition: &'static str,
    time_class: &'static str,
    time_class_from: &'static str,
    claim: &'static str,
    by: String,
    intending: Option<String>,
    at: PlyJson,
    record_fault: Option<String>,
    oddities: Vec<OddityJson>,
    verdict: &'static str,
    result: &'static str,
    time: Vec<TimeJson>,
    must_play: Option<String>,
    draw_offer: Option<&'static str>,
    findings: Vec<FindingJson>,
    director_only: Vec<FindingJson>,
    evidence_for: &'static str,
    open: Vec<TextJson>,
    citations: Vec<String>,
    occurrences: Option<OccurrencesJson>,
    look_alikes: Vec<LookAlikeJson>,
    quiet: Option<QuietJson>,
    missing_pairs: Option<MissingJson>,
}

#[derive(Debug, Serialize)]
struct PlyJson {
    ply: u32,
    name: String,
    fen: Option<String>,
}

#[derive(Debug, Serialize)]
struct TimeJson {
    side: &'static str,
    seconds: i32,
}

#[derive(Debug, Serialize)]
struct TextJson {
    id: &'static str,
    text: String,
}

#[derive(Debug, Serialize)]
struct OddityJson {
    line: u32,
    column: u32,
    id: &'static str,
    text: String,
}

#[derive(Debug, Serialize)]
struct FindingJson {
    id: &'static str,
    text: String,
    rules: Vec<String>,
}

#[derive(Debug, Serialize)]
struct OccurrencesJson {
    least: u32,
    most: u32,
    certain: Vec<PlyJson>,
    possible: Vec<PlyJson>,
    because: Vec<PlyJson>,
    basis: &'static str,
}

#[derive(Debug, Serialize)]
struct LookAlikeJson {
    at: PlyJson,
    differs: Vec<TextJson>,
}

#[derive(Debug, Serialize)]
struct QuietJson {
    least: u32,
    most: u32,
    since: PlyJson,
    from_set_up: u32,
    because: Vec<PlyJson>,
    basis: &'static str,
}

#[derive(Debug, Serialize)]
struct MissingJson {
    pairs: u32,
    rows: u32,
    plies: Vec<PlyJson>,
}

/// The word for a verdict in files.
pub fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Upheld => "upheld",
        Verdict::Rejected => "rejected",
        Verdict::NotInOrder => "not-in-order",
        Verdict::NoSuchClaim => "no-such-claim",
        Verdict::ForDirector => "for-arbiter",
    }
}

/// The word for what becomes of a draw offer.
pub fn offer_word(offer: DrawOffer) -> &'static str {
    match offer {
        DrawOffer::Stands => "stands",
        DrawOffer::Lapses => "lapses",
    }
}

/// The move that must be played, in words of the files.
pub fn must_play_text(must_play: &MustPlay) -> String {
    match must_play {
        MustPlay::Announced(san) => san.clone(),
        MustPlay::OtherWith(square) => format!("another move with the piece on {square}"),
    }
}

/// The ruling on a case.
pub fn ruling(ruling: &Ruling, told: Told<'_>) -> RulingJson {
    let Told { case, replay, texts, .. } = told;
    let plies = |plies: &[Ply]| plies.iter().map(|at| ply(replay, *at)).collect::<Vec<_>>();
    let evidence = &ruling.evidence;
    let consequences = &ruling.consequences;
    let times = consequences.time.iter();
    RulingJson {
        edition: ruling.edition.id(),
        time_class: told.pace.class,
        time_class_from: told.pace.source,
        claim: case.claim.kind.id(),
        by: case.claim.by.to_string(),
        intending: case.claim.intending.as_ref().map(ToString::to_string),
        at: ply(replay, case.at),
        record_fault: told.record_fault(),
        oddities: told.game.warnings.iter().map(|warning| oddity(warning, texts)).collect(),
        verdict: verdict_word(ruling.verdict),
        result: ruling::result(ruling).figures(),
        time: times.map(|time| TimeJson { side: side_name(time.side), seconds: time.seconds }).collect(),
        must_play: consequences.must_play.as_ref().map(must_play_text),
        draw_offer: consequences.offer.map(offer_word),
        findings: ruling.findings.iter().map(|finding| self::finding(finding, texts)).collect(),
        director_only: ruling.director_only.iter().map(|found| finding(found, texts)).collect(),
        evidence_for: match ruling.evidence_for {
            Audience::Players => "players",
            Audience::DirectorOnly => "director",
        },
        open: ruling.open.iter().map(|open| text(open, texts)).collect(),
        citations: ruling.citations().iter().map(ToString::to_string).collect(),
        occurrences: evidence.occurrences.as_ref().map(|found| OccurrencesJson {
            least: found.least,
            most: found.most,
            certain: plies(&found.certain),
            possible: plies(&found.possible),
            because: plies(&found.because),
            basis: basis_word(found.basis),
        }),
        look_alikes: look_alikes(ruling, replay, texts),
        quiet: evidence.quiet.as_ref().map(|quiet| QuietJson {
            least: quiet.least,
            most: quiet.most,
            since: ply(replay, quiet.since),
            from_set_up: quiet.carried,
            because: plies(&quiet.because),
            basis: basis_word(quiet.basis),
        }),
        missing_pairs: evidence.missing.as_ref().map(|missing| MissingJson {
            pairs: missing.pairs,
            rows: missing.rows,
            plies: plies(&missing.plies),
        }),
    }
}

fn finding(finding: &Finding, texts: &Texts) -> FindingJson {
    FindingJson { id: finding.text.id(), text: texts.say(&finding.text), rules: words::rules(finding) }
}

fn oddity(warning: &PgnWarning, texts: &Texts) -> OddityJson {
    let Place { line, column, .. } = warning.place;
    OddityJson { line, column, id: warning.kind.id(), text: texts.say(&warning.kind) }
}

fn look_alikes(ruling: &Ruling, replay: &Replay, texts: &Texts) -> Vec<LookAlikeJson> {
    let alike = ruling.evidence.look_alikes.iter().map(|alike| LookAlikeJson {
        at: ply(replay, alike.ply),
        differs: alike.differs.iter().map(|difference| text(difference, texts)).collect(),
    });
    alike.collect()
}

fn text(message: &dyn Message, texts: &Texts) -> TextJson {
    TextJson { id: message.id(), text: texts.say(message) }
}

fn ply(replay: &Replay, ply: Ply) -> PlyJson {
    let number = replay.numbering.label(ply.next()).map_or(replay.set_up.number, |label| label.number);
    let quiet = scoresheet_core::evidence::quiet_run::at(replay, ply).least;
    let fen = replay.position_after(ply).map(|position| position.fen(quiet, number));
    PlyJson { ply: ply.0, name: replay.name(ply), fen }
}

fn basis_word(basis: Basis) -> &'static str {
    match basis {
        Basis::Record => "record",
        Basis::Completed(_) => "gaps-completed",
        Basis::Written => "as-written",
    }
}
