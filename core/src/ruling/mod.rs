//! The verdict on a claim, with findings, citations and consequences.
//!
//! [`judge`] is a pure function of the event's rules and a [`Case`]: what was recorded, what is claimed, and what the
//! director knows. It says *upheld*, *rejected* (found to be incorrect), *not in order* (may not be raised so), *no such
//! claim*, or leaves it *to the director* with the open questions. It never guesses: what the record and the situation do
//! not tell becomes a question. The director decides.
//!
//! ```
//! use scoresheet_core::{replay::Replay, ruling::{Case, Verdict, judge}};
//! use scoresheet_record::claim::{Claim, ClaimKind, Claimant, Situation};
//! use scoresheet_record::rulebook::{Conditions, Edition, EventRules};
//! use scoresheet_record::{men::Color, notation::MoveText, ply::Ply, sheet::{Line, Written}};
//!
//! let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1".split(' ');
//! let cells = moves.map(|text| Written::Text(MoveText::new(text))).collect();
//! let replay = Replay::of(&Line { cells, ..Line::default() });
//! let claim = Claim {
//!     by: Claimant::Player(Color::Black),
//!     kind: ClaimKind::Threefold,
//!     intending: Some(MoveText::new("Ng8")),
//! };
//! let rules = EventRules::resolve(Edition::Fide2023, &Conditions::default(), &[]);
//! let ruling = judge(&rules, &Case { replay: &replay, at: Ply(7), claim: &claim, now: &Situation::default() });
//! assert_eq!(ruling.verdict, Verdict::Upheld);
//! assert!(ruling.cites("FIDE 9.2.1"));
//! ```

mod automatic;
mod consequence;
mod draw_claim;
mod facts;
mod order;
mod sheet;
mod texts;

pub use consequence::{Consequences, DrawOffer, MustPlay, TimeChange};
pub use texts::{FindingText, OpenText};

use scoresheet_record::claim::{Claim, ClaimKind, Claimant, Situation};
use scoresheet_record::notation::Notation;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{Citation, DrawClaimRules, Edition, EventRules, Raising};
use scoresheet_record::sheet::Written;

use crate::evidence::completeness::MissingPairs;
use crate::evidence::quiet_run::QuietPlies;
use crate::evidence::repetition::{LookAlike, Occurrences};
use crate::position::Position;
use crate::replay::{PlyState, Replay};

/// What is to be judged.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    /// The record followed on the board.
    pub replay: &'a Replay,
    /// The ply at which the claim is made; what was written after it does not count.
    pub at: Ply,
    /// The claim.
    pub claim: &'a Claim,
    /// What the director knows besides.
    pub now: &'a Situation,
}

/// A player's draw claim with the rules that it is judged by.
#[derive(Clone, Copy)]
struct Raised<'a> {
    rules: &'a EventRules,
    claims: &'a DrawClaimRules,
    raising: &'a Raising,
    case: &'a Case<'a>,
}

scoresheet_record::messages! {
    /// The verdict on a claim.
    #[derive(Copy)]
    pub enum Verdict {
        /// What is claimed is so.
        Upheld = "verdict-upheld",
        /// What is claimed is not so, or not proven as the rule asks.
        Rejected = "verdict-rejected",
        /// The wrong person, the wrong moment or the wrong way: no incorrect claim, and no penalty.
        NotInOrder = "verdict-not-in-order",
        /// The edition has no such claim.
        NoSuchClaim = "verdict-no-such-claim",
        /// The director decides, since a question is open or the rule leaves it to him.
        ForDirector = "verdict-for-director",
    }
}

/// A finding with the rules it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What was found.
    pub text: FindingText,
    /// The rules.
    pub rules: Vec<Citation>,
}

/// A position that an announced move would bring about.
#[derive(Debug, Clone)]
pub struct AboutToAppear {
    /// The move as players name it.
    pub name: String,
    /// The position.
    pub position: Position,
}

/// The facts that both players may see, since they belong to the claim that was made.
#[derive(Debug, Clone, Default)]
pub struct SharedEvidence {
    /// The position that an announced move would bring about.
    pub about_to_appear: Option<AboutToAppear>,
    /// The ply of the position claimed; one beyond the record for an intended move.
    pub position_at: Option<Ply>,
    /// The occurrences of the position claimed.
    pub occurrences: Option<Occurrences>,
    /// Positions that look like it and are not the same.
    pub look_alikes: Vec<LookAlike>,
    /// The plies without capture or pawn move.
    pub quiet: Option<QuietPlies>,
    /// The gaps of the record, counted as move pairs.
    pub missing: Option<MissingPairs>,
}

impl SharedEvidence {
    /// The position after a ply of the record that was judged, or of the announced move. After a gap the record does not
    /// know it, and the occurrences may.
    #[must_use]
    pub fn position<'a>(&'a self, replay: &'a Replay, ply: Ply) -> Option<&'a Position> {
        let counted = || {
            let found = self.occurrences.as_ref().filter(|found| found.certain.contains(&ply))?;
            found.position.as_ref()
        };
        replay.position_after(ply).or_else(counted)
    }

    /// Whether the position after this ply would be brought about by the announced move.
    #[must_use]
    pub fn is_about_to_appear(&self, ply: Ply) -> bool {
        self.about_to_appear.is_some() && self.position_at == Some(ply)
    }
}

/// Who may see something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Both players and the director.
    Players,
    /// The director alone, who may not prompt a player to claim.
    DirectorOnly,
}

/// The answer to a claim. It is always computed anew; the director's decision is what is kept.
#[derive(Debug, Clone)]
pub struct Ruling {
    /// The edition ruled by.
    pub edition: Edition,
    /// The verdict.
    pub verdict: Verdict,
    /// The findings, in the order of reasoning. Both players may see them.
    pub findings: Vec<Finding>,
    /// What the director must know and may not point out to the players, such as illegal moves on the record (US 11D1).
    pub director_only: Vec<Finding>,
    /// Who may see the evidence: a claim that is not in order is not examined before the players.
    pub evidence_for: Audience,
    /// What is open, also beside a verdict.
    pub open: Vec<OpenText>,
    /// What follows.
    pub consequences: Consequences,
    /// The facts of the claim.
    pub evidence: SharedEvidence,
}

impl Ruling {
    fn of(rules: &EventRules) -> Ruling {
        Ruling {
            edition: rules.edition,
            verdict: Verdict::ForDirector,
            findings: Vec::new(),
            director_only: Vec::new(),
            evidence_for: Audience::Players,
            open: Vec::new(),
            consequences: Consequences::default(),
            evidence: SharedEvidence::default(),
        }
    }

    fn find(&mut self, text: FindingText, rules: &[Citation]) {
        self.findings.push(Finding { text, rules: each_once(rules.iter()) });
    }

    fn with(mut self, verdict: Verdict) -> Ruling {
        self.verdict = verdict;
        self
    }

    /// Leaves the verdict to the director because of an open question.
    fn ask(mut self, open: OpenText) -> Ruling {
        self.open.push(open);
        self.with(Verdict::ForDirector)
    }

    /// Every rule cited, each once, in the order of the findings.
    #[must_use]
    pub fn citations(&self) -> Vec<Citation> {
        each_once(self.findings.iter().flat_map(|finding| &finding.rules))
    }

    /// Whether a finding rests on the rule that `text` names, or on a part of it.
    #[must_use]
    pub fn cites(&self, text: &str) -> bool {
        self.citations().iter().any(|citation| citation.is_within(text))
    }
}

fn each_once<'a>(rules: impl Iterator<Item = &'a Citation>) -> Vec<Citation> {
    let mut cited: Vec<Citation> = Vec::new();
    for rule in rules {
        if !cited.contains(rule) {
            cited.push(*rule);
        }
    }
    cited
}

/// Judges a claim under the rules of an event.
#[must_use]
pub fn judge(rules: &EventRules, case: &Case<'_>) -> Ruling {
    if let Some((replay, plies)) = played_beyond(case) {
        let now = Situation { plies_played: None, ..case.now.clone() };
        let mut ruling = judge(rules, &Case { replay: &replay, at: replay.last_ply(), now: &now, ..*case });
        ruling.findings.insert(0, Finding { text: FindingText::PlayedBeyond { plies }, rules: Vec::new() });
        return ruling;
    }
    let mut ruling = Ruling::of(rules);
    ruling.director_only = faults_on_record(case);
    let Some(claims) = rules.draw_claims else {
        ruling.find(FindingText::EditionSilent, &[]);
        return ruling.ask(OpenText::EditionSilent);
    };
    if let Some(apart) = rules.apart {
        ruling.find(FindingText::RuledApart { rule: apart }, &[apart]);
        return ruling.ask(OpenText::RuledApart);
    }
    let ruling = match case.claim.kind {
        ClaimKind::Threefold | ClaimKind::Fifty => draw_claim::judge(rules, &claims, case, ruling),
        ClaimKind::Fivefold | ClaimKind::SeventyFive => automatic::judge(&claims, case, ruling),
    };
    as_far_as_the_notation_allows(rules, case.replay, ruling)
}

/// Leaves a verdict that rests on the sheet to the director where the sheet's notation makes it no evidence (FIDE
/// Appendix C; US 15A permits any), or where it can be read in two notations.
fn as_far_as_the_notation_allows(rules: &EventRules, replay: &Replay, mut ruling: Ruling) -> Ruling {
    if !matches!(ruling.verdict, Verdict::Upheld | Verdict::Rejected | Verdict::ForDirector) {
        return ruling;
    }
    let by = rules.algebraic_only.filter(|_| replay.notation == Notation::Descriptive);
    if let Some(rule) = by {
        ruling.consequences = Consequences::default();
        ruling.find(FindingText::NotationNoEvidence, &[rule]);
        return ruling.ask(OpenText::NotationNoEvidence);
    }
    if replay.undecided_notations.is_empty() {
        return ruling;
    }
    ruling.consequences = Consequences::default();
    let notations = replay.undecided_notations.iter().map(Notation::to_string).collect();
    ruling.ask(OpenText::WhichNotation { notations })
}

/// The record up to the claim with a dash for each ply that was played on the board and not recorded, if there are any:
/// the position claimed is then not on the record.
fn played_beyond(case: &Case<'_>) -> Option<(Replay, u32)> {
    let beyond = case.now.plies_played?.0.checked_sub(case.at.0).filter(|plies| *plies > 0)?;
    let known = case.replay.up_to(case.at);
    let replay = (0..beyond.min(MOST_BEYOND)).fold(known, |replay, _| replay.then(Written::Dash));
    Some((replay, beyond))
}

/// More plies than were ever played in a game are a slip of the pen.
const MOST_BEYOND: u32 = 2_000;

/// The illegal moves that stand on the record up to the claim: the facts of the claim count them as played.
fn faults_on_record(case: &Case<'_>) -> Vec<Finding> {
    let played = case.replay.plies.iter().take(case.at.0 as usize);
    let illegal = played.filter(|played| matches!(played.state, PlyState::Illegal { .. }));
    let text = |ply| FindingText::IllegalOnRecord { by: case.replay.name(ply) };
    illegal.map(|played| Finding { text: text(played.ply), rules: Vec::new() }).collect()
}

/// For whom a claim would be in order, when nobody has claimed yet: each player, the one on move first. The ruling itself
/// needs a claimant.
#[must_use]
pub fn possible_claims(rules: &EventRules, case: &Case<'_>) -> [(Claimant, Ruling); 2] {
    let on_move = case.replay.numbering.side_to_move_after(case.at);
    [on_move, on_move.other()].map(|side| {
        let by = Claimant::Player(side);
        let claim = Claim { by, ..case.claim.clone() };
        (by, judge(rules, &Case { claim: &claim, ..*case }))
    })
}

/// The result that a ruling leads to; open if the game goes on or the director must say.
#[must_use]
pub fn result(ruling: &Ruling) -> GameResult {
    ruling.consequences.result.unwrap_or(GameResult::Open)
}

#[cfg(test)]
mod tests;
