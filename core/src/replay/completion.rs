//! Every legal way to fill the gaps of a record, where there are few enough.

use scoresheet_record::diagram::Gesture;
use scoresheet_record::notation::{Notation, Spelling};
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::Written;

use super::{Effect, Played, PlyState, Replay, Unread, effect};
use crate::position::Position;
use crate::reading::legal_meanings;

/// One ply of one way to complete a record.
#[derive(Debug, Clone)]
pub struct Step {
    /// Which ply; 0 is the start.
    pub ply: Ply,
    /// The position after it.
    pub position: Position,
    /// What it did to the quiet run; the start counts as quiet.
    pub effect: Effect,
    /// The hand movement; none for the start, for a diagram and where a side did not move.
    pub gesture: Option<Gesture>,
}

/// How many ways there are to complete a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Completions {
    /// The record has no gap: there is one.
    Complete,
    /// All were visited: so many.
    All(usize),
    /// The visitor had seen enough.
    Stopped,
    /// More than can be searched, or none that agrees with what is written.
    Unknown,
}

/// What a search may cost before it gives up; about a tenth of a second.
const BUDGET: u32 = 200_000;

/// What it costs to make a move in a search. A visitor walks over the whole completion, each ply of it at a cost of one.
const MOVE: u32 = 10;

/// Plies after a first gap that are searched at most, so that the search needs little stack.
const DEPTH: u32 = 400;

impl Replay {
    /// Calls `visit` with each way to complete the record up to `until` by legal moves, which agrees with everything
    /// written after the gaps; `visit` returns whether to go on. A blank cell may also mean that a side did not move.
    /// That missing moves were legal is an assumption, and evidence that rests on it must say so.
    pub fn each_completion(&self, until: Ply, visit: &mut dyn FnMut(&[Step]) -> Going) -> Completions {
        let path = self.steps_to_first_gap(until);
        let known = path.last().map_or(Ply::START, |step| step.ply);
        if known == until {
            visit(&path);
            return Completions::Complete;
        }
        if until.0 - known.0 > DEPTH || self.ways_at_a_guess(&path, until) > BUDGET / MOVE {
            return Completions::Unknown;
        }
        let rest = self
            .plies
            .iter()
            .take(until.0 as usize)
            .skip(known.0 as usize)
            .map(|played| Cell::of(played, self.notation))
            .collect();
        let mut search = Search { cells: rest, known, until, visit, path, budget: BUDGET, found: 0 };
        match search.go_on() {
            Going::Stop if search.budget == 0 => Completions::Unknown,
            Going::Stop => Completions::Stopped,
            Going::On if search.found == 0 => Completions::Unknown,
            Going::On => Completions::All(search.found),
        }
    }

    /// How many ways to fill the first gap there seem to be, as many moves as each side has before it: a gap that is far
    /// too wide is then told at once.
    fn ways_at_a_guess(&self, path: &[Step], until: Ply) -> u32 {
        let Some(last) = path.last() else { return 1 };
        let moves = [&last.position, &last.position.after_pass()].map(|position| position.legal_moves().len().max(1));
        let missing = self.plies.iter().take(until.0 as usize).skip(last.ply.0 as usize);
        let missing = missing.take_while(|played| played.is_open());
        missing.zip(moves.into_iter().cycle()).fold(1, |ways: u32, (_, moves)| {
            let moves = u32::try_from(moves).unwrap_or(u32::MAX);
            ways.saturating_mul(moves)
        })
    }

    /// The start and the plies of the record before its first gap, illegal moves that stood included.
    fn steps_to_first_gap(&self, until: Ply) -> Vec<Step> {
        let start = Step { ply: Ply::START, position: self.start.clone(), effect: Effect::Quiet, gesture: None };
        let known = self.plies.iter().take(until.0 as usize).map_while(|played| {
            let position = played.after.clone().filter(|_| !played.is_gap())?;
            Some(Step { ply: played.ply, position, effect: played.effect, gesture: played.gesture })
        });
        std::iter::once(start).chain(known).collect()
    }
}

/// Whether a visitor wants to see more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Going {
    /// More, please.
    On,
    /// Enough.
    Stop,
}

/// A cell of the record in a search, read once.
struct Cell<'a> {
    played: &'a Played,
    /// What is written; none where the move may have been any.
    spelling: Option<Spelling>,
    /// The confirmed diagram after it.
    diagram: Option<Position>,
}

impl Cell<'_> {
    fn of(played: &Played, notation: Notation) -> Cell<'_> {
        let spelling = if played.is_open() { None } else { as_spelled(&played.written, notation) };
        Cell { played, spelling, diagram: played.diagram.as_ref().map(|diagram| Position::set_up(diagram).0) }
    }
}

struct Search<'a> {
    /// The cells after the known ones.
    cells: Vec<Cell<'a>>,
    known: Ply,
    until: Ply,
    visit: &'a mut dyn FnMut(&[Step]) -> Going,
    path: Vec<Step>,
    budget: u32,
    found: usize,
}

impl Search<'_> {
    fn go_on(&mut self) -> Going {
        let Some(last) = self.path.last() else { return Going::On };
        if last.ply == self.until {
            self.found += 1;
            let plies = u32::try_from(self.path.len()).unwrap_or(u32::MAX);
            let going = (self.visit)(&self.path);
            return if self.pay(plies) { going } else { Going::Stop };
        }
        let ply = last.ply.next();
        let Some(cell) = self.cell(ply) else { return Going::On };
        for (gesture, position, effect) in Search::choices(cell, &last.position) {
            if !self.pay(MOVE) {
                return Going::Stop;
            }
            let Some(position) = self.as_confirmed(ply, position) else { continue };
            self.path.push(Step { ply, position, effect, gesture });
            let going = self.go_on();
            self.path.pop();
            if going == Going::Stop {
                return Going::Stop;
            }
        }
        Going::On
    }

    /// Takes a cost from the budget; whether it was still there.
    fn pay(&mut self, cost: u32) -> bool {
        let left = self.budget.checked_sub(cost);
        self.budget = left.unwrap_or(0);
        left.is_some()
    }

    /// What this ply may have been, from the position before it.
    fn choices(cell: &Cell<'_>, before: &Position) -> Vec<(Option<Gesture>, Position, Effect)> {
        match &cell.spelling {
            Some(spelling) => by_gestures(before, &legal_meanings(before, spelling)),
            None if cell.played.is_open() => any_move(before, &cell.played.written),
            None => Vec::new(),
        }
    }

    /// The position with what a confirmed diagram adds to it; none if it contradicts the diagram.
    fn as_confirmed(&self, ply: Ply, position: Position) -> Option<Position> {
        let Some(known) = self.cell(ply).and_then(|cell| cell.diagram.as_ref()) else { return Some(position) };
        let agrees = position.board() == known.board() && position.turn() == known.turn();
        agrees.then(|| known.clone())
    }

    fn cell(&self, ply: Ply) -> Option<&Cell<'_>> {
        self.cells.get(ply.0.checked_sub(self.known.0 + 1)? as usize)
    }
}

impl Played {
    /// Whether nothing is known of the move, so that it may have been any.
    fn is_open(&self) -> bool {
        self.is_gap() && !matches!(self.state, PlyState::Unread { why: Unread::Ambiguous(_) })
    }
}

fn by_gestures(before: &Position, gestures: &[Gesture]) -> Vec<(Option<Gesture>, Position, Effect)> {
    let moved = |gesture: &Gesture| {
        let position = before.after_gesture(gesture)?;
        Some((Some(*gesture), position, effect(before, *gesture)))
    };
    gestures.iter().filter_map(moved).collect()
}

fn any_move(before: &Position, written: &Written) -> Vec<(Option<Gesture>, Position, Effect)> {
    let moves = before.legal_moves().into_iter().map(|m| {
        let gesture = Position::gesture(m);
        (Some(gesture), before.after(m), effect(before, gesture))
    });
    let passed = (*written == Written::Blank).then(|| (None, before.after_pass(), Effect::Quiet));
    moves.chain(passed).collect()
}

fn as_spelled(written: &Written, notation: Notation) -> Option<Spelling> {
    match written {
        Written::Move { gesture: Gesture::Plain { from, to, promotion }, .. } => {
            Some(Spelling::Squares { from: *from, to: *to, promotion: *promotion })
        }
        Written::Move { gesture: Gesture::Castle(side), .. } => Some(Spelling::Castle { side: *side, check: None }),
        Written::Text(text) => Spelling::read_in(text, notation).ok(),
        Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => None,
    }
}
