//! How many plies have passed without capture or pawn move (US 14F1, FIDE 9.3 and 9.6.2).

use scoresheet_record::men::{Board, Color, SquareSet};
use scoresheet_record::ply::Ply;

use super::{Basis, Fact, first_time};
use crate::position::Position;
use crate::replay::{Completions, Effect, Going, Replay, Step};

/// An accumulator of the plies without capture or pawn move.
#[derive(Debug, Clone, Default)]
pub struct QuietRun {
    carried: u32,
    plies: u32,
    since: Ply,
}

impl QuietRun {
    /// A run that begins with so many quiet plies that are not on the record, as the counter of a FEN says.
    #[must_use]
    pub fn carried(plies: u32) -> QuietRun {
        QuietRun { carried: plies, plies, since: Ply::START }
    }

    /// Takes in a ply; plies come in order, the start position left out.
    pub fn observe(&mut self, ply: Ply, _position: &Position, effect: Effect) {
        match effect {
            Effect::Quiet => self.plies = self.plies.saturating_add(1),
            Effect::Zeroing | Effect::Unknown => *self = QuietRun { carried: 0, plies: 0, since: ply },
        }
    }

    /// The quiet plies up to now.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// The capture or pawn move that the run begins after, or the start.
    #[must_use]
    pub fn since(&self) -> Ply {
        self.since
    }

    /// Of these plies, how many are known from a set-up's counter alone.
    #[must_use]
    pub fn of_which_carried(&self) -> u32 {
        self.carried
    }
}

/// What a record says of the quiet run at one ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuietPlies {
    /// The ply asked about.
    pub at: Ply,
    /// The smallest number of quiet plies that the record allows.
    pub least: u32,
    /// The largest number that it allows.
    pub most: u32,
    /// The capture or pawn move before the run, or the start; the last possible one where it is not certain.
    pub since: Ply,
    /// Of the smallest number, how many are known from the counter of a set-up position alone.
    pub carried: u32,
    /// The gaps that an undecided answer hangs on.
    pub because: Vec<Ply>,
    /// What the answer rests on.
    pub basis: Basis,
}

impl QuietPlies {
    /// Whether there are at least so many quiet plies.
    #[must_use]
    pub fn at_least(&self, plies: u32) -> Fact {
        Fact::reaches(self.least, self.most, plies, &self.because)
    }
}

/// The quiet run at `at`.
#[must_use]
pub fn at(replay: &Replay, at: Ply) -> QuietPlies {
    let written = as_written(replay, at);
    if written.least == written.most {
        return written;
    }
    let mut counted: Option<QuietPlies> = None;
    let completions = replay.each_completion(at, &mut |steps| {
        let run = run(replay, steps);
        let (least, most, carried) = (run.plies(), run.plies(), run.of_which_carried());
        let here = QuietPlies { least, most, since: run.since(), carried, ..written.clone() };
        counted = Some(match counted.take() {
            None => here,
            Some(old) => QuietPlies {
                least: old.least.min(here.least),
                most: old.most.max(here.most),
                since: old.since.max(here.since),
                carried: old.carried.min(here.carried),
                ..here
            },
        });
        Going::On
    });
    match (completions, counted) {
        (Completions::Complete, Some(counted)) => QuietPlies { basis: Basis::Record, ..counted },
        (Completions::All(ways), Some(counted)) => QuietPlies { basis: Basis::Completed(ways), ..counted },
        (Completions::Unknown | Completions::Stopped | Completions::Complete | Completions::All(_), _) => written,
    }
}

fn run(replay: &Replay, steps: &[Step]) -> QuietRun {
    let mut run = QuietRun::carried(replay.set_up.quiet_plies);
    for step in steps.iter().skip(1) {
        run.observe(step.ply, &step.position, step.effect);
    }
    run
}

/// The run counted back from `at` over what is written: a gap may or may not have been quiet, unless the men before and
/// after it show which.
fn as_written(replay: &Replay, at: Ply) -> QuietPlies {
    let mut answer =
        QuietPlies { at, least: 0, most: 0, since: Ply::START, carried: 0, because: Vec::new(), basis: Basis::Record };
    let mut certain = true;
    let mut ply = at;
    while let Some(played) = replay.played(ply) {
        let stretch = Stretch::ending(replay, ply);
        match (played.effect, &stretch) {
            (Effect::Zeroing, _) => {
                answer.since = if certain { ply } else { answer.since };
                return answer;
            }
            (Effect::Quiet, _) | (Effect::Unknown, Stretch::Quiet { .. }) => {
                let plies = if played.effect == Effect::Quiet { 1 } else { stretch.plies() };
                answer.most += plies;
                answer.least += if certain { plies } else { 0 };
                ply = Ply(ply.0.saturating_sub(plies));
            }
            (Effect::Unknown, Stretch::Zeroing { first }) => {
                // Something was captured or a pawn moved in the gap; at the earliest by its first move.
                answer.note_gap(&mut certain, *first, ply);
                answer.most += ply.0 - first.0;
                return answer;
            }
            (Effect::Unknown, Stretch::Unknown) => {
                answer.note_gap(&mut certain, ply, ply);
                answer.most += 1;
                ply = Ply(ply.0 - 1);
            }
        }
    }
    let carried = replay.set_up.quiet_plies;
    answer.most = answer.most.saturating_add(carried);
    if certain {
        answer.carried = carried;
        answer.least = answer.least.saturating_add(carried);
    }
    answer
}

impl QuietPlies {
    fn note_gap(&mut self, certain: &mut bool, first: Ply, last: Ply) {
        if *certain {
            self.since = last;
        }
        *certain = false;
        self.basis = Basis::Written;
        self.because.extend((first.0..=last.0).map(Ply));
        self.because.sort_unstable();
    }
}

/// What the known positions around plies of unknown effect show.
enum Stretch {
    /// The same men and pawns before and after: nothing was captured and no pawn moved, since neither can come back.
    Quiet { plies: u32 },
    /// Men or pawns differ: there was a capture or a pawn move.
    Zeroing { first: Ply },
    /// A position is missing.
    Unknown,
}

impl Stretch {
    fn ending(replay: &Replay, last: Ply) -> Stretch {
        let unknown = |ply: &Ply| replay.played(*ply).is_some_and(|played| played.effect == Effect::Unknown);
        let Some(first) = (1..=last.0).rev().map(Ply).take_while(unknown).last() else { return Stretch::Unknown };
        let before = first.previous().and_then(|ply| replay.position_after(ply));
        let Some((before, after)) = before.zip(replay.position_after(last)) else { return Stretch::Unknown };
        if irreversible_men(before.board()) == irreversible_men(after.board()) {
            Stretch::Quiet { plies: last.0 - first.0 + 1 }
        } else {
            Stretch::Zeroing { first }
        }
    }

    fn plies(&self) -> u32 {
        match self {
            Stretch::Quiet { plies } => *plies,
            Stretch::Zeroing { .. } | Stretch::Unknown => 1,
        }
    }
}

/// What only captures and pawn moves change: the pawns of each side and how many men each side has.
fn irreversible_men(board: &Board) -> [(SquareSet, usize); 2] {
    [Color::White, Color::Black].map(|side| (board.by_piece(side.pawn()), board.by_color(side).count()))
}

/// The first ply up to `until` at which so many quiet plies were surely complete; 0 if they were at the start.
#[must_use]
pub fn first_complete(replay: &Replay, until: Ply, plies: u32) -> Option<Ply> {
    let mut run = QuietRun::carried(replay.set_up.quiet_plies);
    if run.plies() >= plies {
        return Some(Ply::START);
    }
    replay.plies.iter().take(until.0 as usize).find_map(|played| {
        match played.effect {
            Effect::Quiet => run.plies = run.plies.saturating_add(1),
            Effect::Zeroing | Effect::Unknown => run = QuietRun::default(),
        }
        (run.plies() >= plies).then_some(played.ply)
    })
}

/// Whether so many quiet plies were complete at some ply up to `until`, and the first by which they surely were.
#[must_use]
pub fn reached(replay: &Replay, until: Ply, plies: u32) -> (Fact, Option<Ply>) {
    let first = &mut |steps: &[Step]| {
        let mut run = QuietRun::carried(replay.set_up.quiet_plies);
        steps.iter().find_map(|step| {
            if step.ply != Ply::START {
                run.observe(step.ply, &step.position, step.effect);
            }
            (run.plies() >= plies).then_some(step.ply)
        })
    };
    first_time::as_completed(replay, until, first).unwrap_or_else(|| reached_as_written(replay, until, plies))
}

fn reached_as_written(replay: &Replay, until: Ply, plies: u32) -> (Fact, Option<Ply>) {
    let mut fact = Fact::Refuted;
    for ply in (0..=until.0).map(Ply) {
        let here = as_written(replay, ply).at_least(plies);
        if here.is_proven() {
            return (here, Some(ply));
        }
        fact = fact.or(here);
    }
    (fact, None)
}
