//! What the director sees: the verdict with its findings, and the evidence as diagrams.

use scoresheet_core::evidence::repetition::Difference;
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_core::ruling::{
    Audience, Case, Consequences, Finding, OpenText, Ruling, SharedEvidence, Verdict, judge,
};
use scoresheet_record::claim::{Claim, Situation};
use scoresheet_record::men::{Color, Piece, Square};
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{Edition, EventRules};
use scoresheet_record::setup::castling_letters;
use scoresheet_record::sheet::{Line, Sheet, Written};
use scoresheet_texts::CliText;

use crate::desk::{Game, Layer};

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

impl RulingView {
    /// Whether the evidence may be shown while this layer is open: a claim that is not in order is not examined before
    /// the players.
    #[must_use]
    pub fn shows_evidence(&self, layer: Layer) -> bool {
        self.evidence_for == Audience::Players || layer == Layer::DirectorOnly
    }
}
