//! How often a position has occurred (US 14C, FIDE 9.2.3), and why look-alikes are not the same.

use std::collections::HashMap;

use scoresheet_record::ply::Ply;

pub use super::look_alike::{Difference, LookAlike, look_alikes};
use super::open::{AsWritten, Plies};
use super::{Basis, Fact, first_time};
use crate::position::{Identity, Position};
use crate::replay::{Completions, Effect, Going, Replay, Step};

/// An accumulator of positions. Equality is exact: whole positions are compared, not hashes of them. The start position
/// counts as an occurrence. It does not forget after captures, since an illegal move that stood may bring anything back.
#[derive(Debug, Clone, Default)]
pub struct Repetition {
    seen: HashMap<Identity, Vec<Ply>>,
    last: Option<Identity>,
    /// For two, three, … occurrences, the ply at which a position first reached so many.
    first: Vec<Ply>,
    first_alternate: Option<Ply>,
}

/// Plies between two occurrences of a position on consecutive alternate moves (US 14K).
const ALTERNATE: u32 = 4;

impl Repetition {
    /// Takes in the position after a ply; plies come in order.
    pub fn observe(&mut self, ply: Ply, position: &Position, _effect: Effect) {
        let identity = position.identity();
        let plies = self.seen.entry(identity.clone()).or_default();
        plies.push(ply);
        if plies.len() > self.first.len() + 1 {
            self.first.push(ply);
        }
        if self.first_alternate.is_none() && is_fivefold_on_alternate_moves(plies) {
            self.first_alternate = Some(ply);
        }
        self.last = Some(identity);
    }

    /// The accumulator after a whole game.
    #[must_use]
    pub fn of(steps: &[Step]) -> Repetition {
        let mut repetition = Repetition::default();
        for step in steps {
            repetition.observe(step.ply, &step.position, step.effect);
        }
        repetition
    }

    /// The plies after which the latest position stood on the board, the latest included.
    #[must_use]
    pub fn occurrences(&self) -> &[Ply] {
        self.last.as_ref().and_then(|identity| self.seen.get(identity)).map_or(&[], Vec::as_slice)
    }

    /// The ply at which any position first occurred for the `times`-th time; two or more.
    #[must_use]
    pub fn first_time(&self, times: u32) -> Option<Ply> {
        self.first.get((times as usize).checked_sub(2)?).copied()
    }

    /// The ply at which a position first occurred for the fifth time on consecutive alternate moves (US 14K; FIDE until
    /// 2017): five times within nine moves.
    #[must_use]
    pub fn first_alternate_fivefold(&self) -> Option<Ply> {
        self.first_alternate
    }
}

fn is_fivefold_on_alternate_moves(plies: &[Ply]) -> bool {
    let Some(last) = plies.last() else { return false };
    let expected = (0..5).map(|back| last.0.checked_sub(back * ALTERNATE));
    let tail = plies.iter().rev().map(|ply| Some(ply.0));
    plies.len() >= 5 && tail.zip(expected).all(|(ply, expected)| ply == expected)
}

/// What a record says of the occurrences of one position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Occurrences {
    /// The ply after which the position stands.
    pub at: Ply,
    /// The plies after which the same position surely stood, `at` included.
    pub certain: Vec<Ply>,
    /// The plies after which it may have stood.
    pub possible: Vec<Ply>,
    /// The smallest number of occurrences that the record allows.
    pub least: u32,
    /// The largest number of occurrences that the record allows.
    pub most: u32,
    /// The gaps that an undecided answer hangs on.
    pub because: Vec<Ply>,
    /// What the answer rests on.
    pub basis: Basis,
    /// The position, where it is known: on the record, or the same however the gaps are filled.
    pub position: Option<Position>,
}

impl Occurrences {
    /// Whether the position has occurred at least so often.
    #[must_use]
    pub fn at_least(&self, times: u32) -> Fact {
        Fact::reaches(self.least, self.most, times, &self.because)
    }
}

/// The occurrences of the position after `at`, up to then.
#[must_use]
pub fn at(replay: &Replay, at: Ply) -> Occurrences {
    let mut counted: Option<Occurrences> = None;
    let completions = replay.each_completion(at, &mut |steps| {
        counted = Some(merged(counted.take(), at, steps));
        Going::On
    });
    let because = gaps_that_matter(replay, at);
    match (completions, counted) {
        (Completions::Complete, Some(counted)) => counted,
        (Completions::All(ways), Some(counted)) => Occurrences { because, basis: Basis::Completed(ways), ..counted },
        (Completions::Unknown | Completions::Stopped | Completions::Complete | Completions::All(_), _) => {
            as_written(replay, at)
        }
    }
}

/// The plies at which the last position of a completion stood. Whole games are compared often, so the men come first.
fn occurrences_of_the_last(steps: &[Step]) -> Vec<Ply> {
    let Some(last) = steps.last() else { return Vec::new() };
    let identity = last.position.identity();
    let alike = steps.iter().filter(|step| step.position.board() == last.position.board());
    alike.filter(|step| step.position.identity() == identity).map(|step| step.ply).collect()
}

/// The occurrences by what is written alone, for gaps that cannot be completed.
fn as_written(replay: &Replay, at: Ply) -> Occurrences {
    written(replay, at, AsWritten::of(replay, at).occurrences(at))
}

fn written(replay: &Replay, at: Ply, (certain, possible): Plies) -> Occurrences {
    let least = count(&certain);
    let because = gaps_that_matter(replay, at);
    let most = least + count(&possible);
    let position = replay.position_after(at).cloned();
    Occurrences { at, most, least, certain, possible, because, basis: Basis::Written, position }
}

fn count(plies: &[Ply]) -> u32 {
    u32::try_from(plies.len()).unwrap_or(u32::MAX)
}

fn merged(so_far: Option<Occurrences>, at: Ply, steps: &[Step]) -> Occurrences {
    let plies = occurrences_of_the_last(steps);
    let number = count(&plies);
    let last = steps.last().map(|step| &step.position);
    let Some(mut merged) = so_far else {
        return Occurrences {
            at,
            certain: plies,
            possible: Vec::new(),
            least: number,
            most: number,
            because: Vec::new(),
            basis: Basis::Record,
            position: last.cloned(),
        };
    };
    merged.position = merged.position.filter(|position| Some(position) == last);
    let (kept, dropped): (Vec<Ply>, Vec<Ply>) = merged.certain.iter().partition(|ply| plies.contains(ply));
    let new = plies.iter().copied().filter(|ply| !kept.contains(ply));
    merged.possible.extend(dropped.into_iter().chain(new));
    merged.possible.sort_unstable();
    merged.possible.dedup();
    merged.certain = kept;
    merged.least = merged.least.min(number);
    merged.most = merged.most.max(number);
    merged
}

/// The gaps after the last capture or pawn move, or, if there are none, all gaps (castling rights may hang on them).
fn gaps_that_matter(replay: &Replay, at: Ply) -> Vec<Ply> {
    let gaps = replay.gaps_until(at);
    let last_zeroing = replay.plies.iter().take(at.0 as usize).rfind(|played| played.effect == Effect::Zeroing);
    let since = last_zeroing.map_or(Ply::START, |played| played.ply);
    let late: Vec<Ply> = gaps.iter().copied().filter(|ply| *ply > since).collect();
    if late.is_empty() { gaps } else { late }
}

/// Whether, and by which ply, some position of the game had occurred `times` times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reached {
    /// Whether it had.
    pub fact: Fact,
    /// The first ply by which it surely had.
    pub by: Option<Ply>,
}

/// How a fifth occurrence must come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spacing {
    /// Anywhere in the game (FIDE 9.6.1).
    Anywhere,
    /// On consecutive alternate moves by each player (US 14K).
    ConsecutiveAlternateMoves,
}

/// Records with wide gaps are compared ply with ply up to this length, which is more than twice the longest game played.
const LONGEST_COMPARED: u32 = 1_200;

/// Whether any position up to `until` had occurred `times` times.
#[must_use]
pub fn reached(replay: &Replay, until: Ply, times: u32, spacing: Spacing) -> Reached {
    if let Some(reached) = reached_as_completed(replay, until, times, spacing) {
        return reached;
    }
    // The record cannot be completed as a whole; up to the beginning of one of its gaps it can.
    let begins = |ply: &Ply| *ply < until && replay.played(*ply).is_none_or(|played| !played.is_gap());
    let gaps = replay.gaps().into_iter().filter_map(Ply::previous).filter(begins);
    let parts = gaps.map_while(|ply| Some((ply, reached_as_completed(replay, ply, times, spacing)?)));
    let (completed, before) = parts.last().unwrap_or((Ply::START, Reached { fact: Fact::Refuted, by: None }));
    if before.fact.is_proven() {
        return before;
    }
    let mut fact = before.fact;
    if until.0 > LONGEST_COMPARED {
        return Reached { fact: fact.or(Fact::Undecided { because: gaps_that_matter(replay, until) }), by: None };
    }
    let all = AsWritten::of(replay, until).all_occurrences(until);
    for (ply, plies) in (0..).map(Ply).zip(all).skip(completed.0 as usize + 1) {
        let here = reached_as_written(&written(replay, ply, plies), times, spacing);
        if here.is_proven() {
            return Reached { fact: here, by: Some(ply) };
        }
        fact = fact.or(here);
    }
    Reached { fact, by: None }
}

/// The answer if all completions can be visited.
fn reached_as_completed(replay: &Replay, until: Ply, times: u32, spacing: Spacing) -> Option<Reached> {
    let first = &mut |steps: &[Step]| {
        let repetition = Repetition::of(steps);
        match spacing {
            Spacing::Anywhere => repetition.first_time(times),
            Spacing::ConsecutiveAlternateMoves => repetition.first_alternate_fivefold(),
        }
    };
    let (fact, by) = first_time::as_completed(replay, until, first)?;
    Some(Reached { fact, by })
}

fn reached_as_written(occurrences: &Occurrences, times: u32, spacing: Spacing) -> Fact {
    match spacing {
        Spacing::Anywhere => occurrences.at_least(times),
        Spacing::ConsecutiveAlternateMoves if is_fivefold_on_alternate_moves(&occurrences.certain) => Fact::Proven,
        Spacing::ConsecutiveAlternateMoves => alternate_as_written(occurrences),
    }
}

/// Whether the plies that may hold the position could be consecutive alternate moves.
fn alternate_as_written(occurrences: &Occurrences) -> Fact {
    let mut plies = [occurrences.certain.as_slice(), &occurrences.possible].concat();
    plies.sort_unstable();
    plies.retain(|ply| (occurrences.at.0 - ply.0).is_multiple_of(ALTERNATE));
    if !is_fivefold_on_alternate_moves(&plies) {
        return Fact::Refuted;
    }
    Fact::Undecided { because: occurrences.because.clone() }
}
