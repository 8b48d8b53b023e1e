//! What the director sees: the verdict with its findings, the evidence as diagrams, and the director's own layer.

use std::time::Duration;

use scoresheet_core::evidence::repetition::Difference;
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_core::ruling::{
    Audience, Case, Consequences, Finding, OpenText, Ruling, SharedEvidence, Verdict, judge,
};
use scoresheet_record::claim::{Claim, Situation};
use scoresheet_record::log::{Edit, Event, Log, Logged, Presence, Stamp};
use scoresheet_record::men::{Color, Piece, Square};
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{Edition, EventRules};
use scoresheet_record::setup::castling_letters;
use scoresheet_record::sheet::{Line, Sheet, Written};
use scoresheet_texts::{CliText, UiText};

use crate::desk::{Game, Layer, PREVIOUS_TAG};
use crate::view::sheet::written_plainly;

/// What is judged. Two that are equal have the same ruling.
#[derive(Debug, Clone, PartialEq)]
pub struct RulingInput {
    /// The record, frozen where the claim was made if it was.
    pub line: Line,
    /// The rules of the event.
    pub rules: EventRules,
    /// The claim as the director asks it.
    pub claim: Claim,
    /// What the director knows besides.
    pub now: Situation,
    /// After which ply.
    pub at: Ply,
}

impl RulingInput {
    /// What the director's desk asks of a game.
    #[must_use]
    pub fn of(game: &Game) -> RulingInput {
        let frozen = game.pending_claim().and_then(|pending| pending.made);
        let line = match frozen {
            Some(seq) => Sheet::as_of(game.log(), seq).line(),
            None => game.sheet().line(),
        };
        let last = Ply(u32::try_from(line.cells.len()).unwrap_or(u32::MAX));
        let at = game.director.at.unwrap_or(last).min(last);
        RulingInput { line, rules: game.rules(), claim: game.director.claim(), now: game.director.situation(), at }
    }
}

/// A small diagram of the evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiagramView {
    /// After which move, as players name it; nothing for the start position.
    pub after: Option<String>,
    /// The ply.
    pub ply: Ply,
    /// Whether the position stood on the board or would appear.
    pub standing: Standing,
    /// The men, from a8 to h1.
    pub men: Vec<Option<Piece>>,
    /// The side to move.
    pub to_move: Color,
    /// The castling rights, in the letters of a FEN.
    pub castling: String,
    /// The square of a legal en passant capture.
    pub en_passant: Option<Square>,
}

/// Whether a position stood on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It stood there.
    OnBoard,
    /// The announced move would bring it about.
    AboutToAppear,
}

/// The ruling as it is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct RulingView {
    /// The edition ruled by.
    pub edition: Edition,
    /// The verdict.
    pub verdict: Verdict,
    /// The findings, in the order of reasoning.
    pub findings: Vec<Finding>,
    /// What is open.
    pub open: Vec<OpenText>,
    /// What follows.
    pub consequences: Consequences,
    /// Who may see the evidence.
    pub evidence_for: Audience,
    /// The occurrences of the position, or the ends of the quiet run.
    pub occurrences: Vec<DiagramView>,
    /// Positions that look the same, with the differences.
    pub look_alikes: Vec<(DiagramView, Vec<Difference>)>,
    /// The plies without capture or pawn move, if the claim is about them.
    pub quiet: Option<CliText>,
    /// The position at which the claim is made.
    pub now: Option<DiagramView>,
    /// What the director must know and may not point out.
    pub director_only: Vec<Finding>,
    /// The plies that cannot be played as written, or are missing, as players name them.
    pub faults: Vec<String>,
    /// After which plies it can be judged, with their names, the last first.
    pub plies: Vec<(Ply, String)>,
}

/// Judges what the director asks.
#[must_use]
pub fn ruling(input: &RulingInput) -> RulingView {
    let record = Replay::of(&input.line);
    let case = Case { replay: &record, at: input.at, claim: &input.claim, now: &input.now };
    let found = judge(&input.rules, &case);
    let seen = match &input.claim.intending {
        Some(text) => record.up_to(input.at).then(Written::Text(text.clone())),
        None => record.up_to(input.at),
    };
    let faults = seen
        .plies
        .iter()
        .take(input.at.0 as usize)
        .filter(|played| !matches!(played.state, PlyState::Legal { .. } | PlyState::Followed | PlyState::Unplaced));
    let faults = faults.map(|played| seen.name(played.ply)).collect();
    let plies = (0..=record.last_ply().0).rev().map(Ply).map(|ply| (ply, record.name(ply))).collect();
    let shown = Shown { replay: &seen, evidence: &found.evidence };
    RulingView {
        occurrences: occurrences(shown),
        look_alikes: found
            .evidence
            .look_alikes
            .iter()
            .rev()
            .take(MOST_DIAGRAMS)
            .rev()
            .filter_map(|alike| Some((diagram(shown, alike.ply)?, alike.differs.clone())))
            .collect(),
        quiet: quiet(shown),
        now: diagram(shown, input.at),
        faults,
        plies,
        ..plain(found)
    }
}

/// A ruling without its evidence.
fn plain(found: Ruling) -> RulingView {
    RulingView {
        edition: found.edition,
        verdict: found.verdict,
        findings: found.findings,
        open: found.open,
        consequences: found.consequences,
        evidence_for: found.evidence_for,
        director_only: found.director_only,
        occurrences: Vec::new(),
        look_alikes: Vec::new(),
        quiet: None,
        now: None,
        faults: Vec::new(),
        plies: Vec::new(),
    }
}

/// So many diagrams are drawn of a kind: three prove a claim, and a hundred would take seconds to draw.
const MOST_DIAGRAMS: usize = 6;

#[derive(Clone, Copy)]
struct Shown<'a> {
    replay: &'a Replay,
    evidence: &'a SharedEvidence,
}

/// The last occurrences of the position. The finding names all of them.
fn occurrences(shown: Shown<'_>) -> Vec<DiagramView> {
    let certain = shown.evidence.occurrences.as_ref().map_or(&[][..], |found| &found.certain);
    let last = certain.iter().rev().take(MOST_DIAGRAMS).rev();
    last.filter_map(|ply| diagram(shown, *ply)).collect()
}

fn quiet(shown: Shown<'_>) -> Option<CliText> {
    let (quiet, at) = (shown.evidence.quiet.as_ref()?, shown.evidence.position_at?);
    Some(CliText::quiet_plies(quiet, at, |ply| shown.replay.name(ply)))
}

fn diagram(shown: Shown<'_>, ply: Ply) -> Option<DiagramView> {
    let position = shown.evidence.position(shown.replay, ply)?;
    let announced = shown.evidence.is_about_to_appear(ply);
    let board = position.board();
    let ranks = scoresheet_record::men::Rank::ALL.into_iter().rev();
    let men = ranks
        .flat_map(|rank| scoresheet_record::men::File::ALL.map(|file| board.piece_at(Square::from_coords(file, rank))));
    Some(DiagramView {
        after: (ply != Ply::START).then(|| shown.replay.name(ply)),
        ply,
        standing: if announced { Standing::AboutToAppear } else { Standing::OnBoard },
        men: men.collect(),
        to_move: position.turn(),
        castling: castling_letters(board, position.castling_rooks()),
        en_passant: position.legal_en_passant(),
    })
}

/// A line of the director's view of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// When, by the device's clock.
    pub time: String,
    /// What.
    pub text: UiText,
}

/// What the director should know of the log: corrections, presence, the lock, claims. Plain entries are on the sheet.
#[must_use]
pub fn log_lines(log: &Log) -> Vec<LogLine> {
    let sheet = Sheet::of(log);
    let label = |ply: Ply| sheet.numbering().label(ply).map(|label| label.to_string()).unwrap_or_default();
    let mut hidden_at = None;
    let mut lines = Vec::new();
    for logged in log.entries() {
        let text = match &logged.what {
            Event::Edit(edit) => edit_line(log, edit, label),
            Event::Presence(presence) => presence_line(presence, logged, &mut hidden_at),
            Event::Unlock(unlock) => Some(UiText::LogLock { what: unlock.id() }),
            Event::Claim(claimed) => Some(UiText::LogClaim {
                by: claimed.by.to_string(),
                kind: claimed.kind.clone(),
                step: claimed.step.id(),
            }),
            Event::Decision { text } => Some(UiText::LogDecision { text: text.clone() }),
            Event::Result(result) => Some(UiText::LogResult { figures: result.figures().to_owned() }),
            Event::Signature { side } => Some(UiText::LogSigned { side: *side }),
            Event::Closed => Some(UiText::LogClosed),
            Event::Opened { header, .. } => {
                let previous = header.iter().find(|(tag, _)| tag == PREVIOUS_TAG).map(|(_, told)| told.clone());
                Some(UiText::LogOpened { previous })
            }
        };
        let time = logged.at.wall.format("%H:%M:%S").to_string();
        lines.extend(text.map(|text| LogLine { time, text }));
    }
    lines.reverse();
    lines
}

fn edit_line(log: &Log, edit: &Edit, label: impl Fn(Ply) -> String) -> Option<UiText> {
    Some(match edit {
        Edit::Write { .. } | Edit::DrawOffer { .. } | Edit::Clock { .. } => return None,
        Edit::Correct { ply, to } => UiText::LogCorrected { label: label(*ply), to: written_plainly(to) },
        Edit::Insert { ply, written } => UiText::LogInserted { label: label(*ply), to: written_plainly(written) },
        Edit::Remove { ply } => UiText::LogRemoved { label: label(*ply) },
        Edit::Header { tag, .. } => UiText::LogHeader { tag: tag.clone() },
        Edit::Position { next_move, .. } => UiText::LogDiagram { label: next_move.to_string() },
        Edit::Undo { seq } => {
            let undone = log.entries().get(seq.0 as usize).map(|undone| &undone.what);
            let entry = match undone {
                Some(Event::Edit(Edit::Write { ply, written: to } | Edit::Correct { ply, to })) => {
                    Some(format!("{} {}", label(*ply), written_plainly(to)))
                }
                _ => None,
            };
            UiText::LogTakenBack { entry }
        }
    })
}

fn presence_line(presence: &Presence, logged: &Logged, hidden_at: &mut Option<Stamp>) -> Option<UiText> {
    match presence {
        Presence::AppStarted { build } => Some(match hidden_at.take() {
            // The clock that only goes forward begins anew with the app, so the wall clock must do.
            Some(since) => {
                let away = logged.at.wall.signed_duration_since(since.wall).to_std().unwrap_or_default();
                UiText::LogHiddenTillStart { span: minutes_and_seconds(away) }
            }
            None => UiText::LogStarted { build: build.clone() },
        }),
        Presence::PageHidden => {
            *hidden_at = Some(logged.at);
            None
        }
        Presence::PageShown => {
            let away = logged.at.since_start.saturating_sub(hidden_at.take()?.since_start);
            Some(UiText::LogHidden { span: minutes_and_seconds(away) })
        }
        Presence::ClockJumped { ahead } => Some(UiText::LogClockJumped { seconds: ahead.0 / 1000 }),
        Presence::Acknowledged { .. } => Some(UiText::LogAcknowledged),
    }
}

fn minutes_and_seconds(span: Duration) -> String {
    let seconds = span.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl RulingView {
    /// Whether the evidence may be shown while this layer is open: a claim that is not in order is not examined before
    /// the players.
    #[must_use]
    pub fn shows_evidence(&self, layer: Layer) -> bool {
        self.evidence_for == Audience::Players || layer == Layer::DirectorOnly
    }
}
