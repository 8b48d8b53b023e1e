//! The plies of a record that were not legal or cannot be read.

use scoresheet_record::ply::Ply;

use crate::legality::IllegalMove;
use crate::position::BoardEnd;
use crate::reading::Slip;
use crate::replay::{Played, PlyState, Replay, Unread};

/// An accumulator of faults, ply by ply.
#[derive(Debug, Clone, Default)]
pub struct Legality {
    /// The faults, in the order of play.
    pub faults: Vec<Fault>,
    /// Moves understood although their spelling was off.
    pub slips: Vec<(Ply, Vec<Slip>)>,
    /// Plies without a move.
    pub missing: Vec<Ply>,
    /// Plies moved on a board that no legal play can hold.
    pub followed: Vec<Ply>,
    /// The ply that ended the game on the board, and how.
    pub end: Option<(Ply, BoardEnd)>,
}

/// A ply that was not legal or cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Which.
    pub ply: Ply,
    /// What is wrong.
    pub why: Wrong,
    /// Whether the game can be followed on the board past it.
    pub followed_on: FollowedOn,
}

/// Whether the game can be followed past a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FollowedOn {
    /// By hand, since its squares are plain.
    Yes,
    /// Not, since nobody knows what stands on the board after it.
    No,
}

/// What is wrong with a ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// Not legal.
    Illegal(IllegalMove),
    /// Not readable as one move.
    Unread(Unread),
}

impl Legality {
    /// Takes in a ply; plies come in order.
    pub fn observe(&mut self, played: &Played) {
        let followed_on = if played.after.is_some() { FollowedOn::Yes } else { FollowedOn::No };
        match &played.state {
            PlyState::Legal { slips } if slips.is_empty() => {}
            PlyState::Legal { slips } => self.slips.push((played.ply, slips.clone())),
            PlyState::Followed => self.followed.push(played.ply),
            PlyState::Illegal { why } => {
                self.faults.push(Fault { ply: played.ply, why: Wrong::Illegal(why.clone()), followed_on });
            }
            PlyState::Unread { why } => {
                self.faults.push(Fault { ply: played.ply, why: Wrong::Unread(why.clone()), followed_on });
            }
            PlyState::Missing => self.missing.push(played.ply),
            PlyState::Unplaced => {}
        }
        let end = played.after.as_ref().and_then(|position| position.end());
        if let (None, Some(end)) = (self.end, end) {
            self.end = Some((played.ply, end));
        }
    }

    /// The faults of a whole record. Asking each ply whether the game has ended makes this dearer than the replay.
    #[must_use]
    pub fn of(replay: &Replay) -> Legality {
        let mut legality = Legality::default();
        for played in &replay.plies {
            legality.observe(played);
        }
        if let Some(end) = replay.start.end() {
            legality.end = Some((Ply::START, end));
        }
        legality
    }

    /// The first fault.
    #[must_use]
    pub fn first(&self) -> Option<&Fault> {
        self.faults.first()
    }

    /// How many plies from the start were legal without a break.
    #[must_use]
    pub fn legal_prefix(replay: &Replay) -> Ply {
        let legal = replay.plies.iter().take_while(|played| matches!(played.state, PlyState::Legal { .. }));
        Ply(u32::try_from(legal.count()).unwrap_or(u32::MAX))
    }
}
