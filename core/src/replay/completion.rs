//! Every legal way to fill the gaps of a record, where there are few enough.

use scoresheet_record::diagram::Gesture;
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::Written;

use super::{Effect, Played, PlyState, Replay, Unread, effect};
use crate::position::Position;
use crate::reading::{Reading, hand_movement, read};

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

/// Positions visited before the search gives up; about a tenth of a second.
const BUDGET: u32 = 60_000;

/// Plies after a first gap that are searched at most, so that the search needs little stack.
const DEPTH: u32 = 400;

/// Plies without a move that are searched at most: with about thirty legal moves each, more would only use up the budget.
const WIDEST: usize = 4;

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
        let gaps = self.plies.iter().take(until.0 as usize).filter(|played| played.is_gap()).count();
        if until.0 - known.0 > DEPTH || gaps > WIDEST {
            return Completions::Unknown;
        }
        let mut search = Search { replay: self, until, visit, path, budget: BUDGET, found: 0 };
        match search.go_on() {
            Going::Stop if search.budget == 0 => Completions::Unknown,
            Going::Stop => Completions::Stopped,
            Going::On if search.found == 0 => Completions::Unknown,
            Going::On => Completions::All(search.found),
        }
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

struct Search<'a> {
    replay: &'a Replay,
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
            return (self.visit)(&self.path);
        }
        let Some(played) = self.replay.played(last.ply.next()) else { return Going::On };
        let before = last.position.clone();
        for (gesture, position, effect) in Search::choices(played, &before) {
            if self.budget == 0 {
                return Going::Stop;
            }
            self.budget -= 1;
            self.path.push(Step { ply: played.ply, position, effect, gesture });
            let going = self.go_on();
            self.path.pop();
            if going == Going::Stop {
                return Going::Stop;
            }
        }
        Going::On
    }

    /// What this ply may have been, from the position before it.
    fn choices(played: &Played, before: &Position) -> Vec<(Option<Gesture>, Position, Effect)> {
        let moves = match &played.state {
            // An ambiguous move at the first gap was read in this very position.
            PlyState::Unread { why: Unread::Ambiguous(_) } => as_written(before, &played.written),
            PlyState::Missing | PlyState::Unread { .. } => any_move(before, &played.written),
            PlyState::Illegal { .. } if played.gesture.is_none() => any_move(before, &played.written),
            PlyState::Legal { .. } | PlyState::Followed | PlyState::Illegal { .. } | PlyState::Unplaced => {
                as_written(before, &played.written)
            }
        };
        let Some(diagram) = &played.diagram else { return moves };
        let known = Position::set_up(diagram).0;
        let agrees = |position: &Position| position.board() == known.board() && position.turn() == known.turn();
        let agreeing = moves.into_iter().filter(|(_, position, _)| agrees(position));
        agreeing.map(|(gesture, _, effect)| (gesture, known.clone(), effect)).collect()
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

fn as_written(before: &Position, written: &Written) -> Vec<(Option<Gesture>, Position, Effect)> {
    match written {
        Written::Move { gesture: Gesture::Plain { from, to, promotion }, .. } => {
            let gesture = hand_movement(before, *from, *to, *promotion);
            if before.legal_move(&gesture).is_some() { by_gestures(before, &[gesture]) } else { Vec::new() }
        }
        Written::Move { gesture, .. } if before.legal_move(gesture).is_some() => by_gestures(before, &[*gesture]),
        Written::Text(text) => match read(before, text) {
            Reading::Exact(gesture) | Reading::Lenient { gesture, .. } => by_gestures(before, &[gesture]),
            Reading::Ambiguous(gestures) => by_gestures(before, &gestures),
            Reading::Illegal { .. } | Reading::Unreadable(_) | Reading::Open => Vec::new(),
        },
        Written::Move { .. } | Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => Vec::new(),
    }
}
