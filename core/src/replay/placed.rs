//! What a cell is worth on the position it was made in.

use scoresheet_record::cell::Written;
use scoresheet_record::diagram::Gesture;
use scoresheet_record::ply::Ply;

use super::{Effect, Played, PlyState, Replay, Unread, effect};
use crate::legality::{IllegalMove, obstacle};
use crate::position::Position;
use crate::reading::{Reading, Slip, hand_movement};

/// A cell of the sheet and its place.
type Cell<'a> = (Ply, &'a Written);

/// A cell on the position before it, with the record it goes on.
pub(super) fn placed(ply: Ply, written: &Written, before: &Position, record: &Replay) -> Played {
    match written {
        Written::Move { gesture, .. } => by_hand(ply, written, before, *gesture),
        Written::Text(text) => by_reading((ply, written), before, record.reading_of(before, text, record.notation)),
        Written::Illegible(_) => gap(ply, written, PlyState::Unread { why: Unread::Illegible }),
        Written::Tick | Written::Dash | Written::Blank => gap(ply, written, PlyState::Missing),
    }
}

fn by_hand(ply: Ply, written: &Written, before: &Position, gesture: Gesture) -> Played {
    let gesture = match gesture {
        Gesture::Plain { from, to, promotion } => hand_movement(before, from, to, promotion),
        Gesture::Castle(_) => gesture,
    };
    let why = obstacle(before, &gesture);
    moved((ply, written), before, gesture, state(before, why, Vec::new()))
}

fn by_reading((ply, written): Cell<'_>, before: &Position, reading: Reading) -> Played {
    match reading {
        Reading::Exact(gesture) => moved((ply, written), before, gesture, state(before, None, Vec::new())),
        Reading::Lenient { gesture, slips } => moved((ply, written), before, gesture, state(before, None, slips)),
        Reading::Illegal { gesture: Some(gesture), why } => {
            moved((ply, written), before, gesture, PlyState::Illegal { why })
        }
        Reading::Illegal { gesture: None, why } => gap(ply, written, PlyState::Illegal { why }),
        Reading::Ambiguous(gestures) => gap(ply, written, PlyState::Unread { why: Unread::Ambiguous(gestures) }),
        Reading::Unreadable(error) => gap(ply, written, PlyState::Unread { why: Unread::Spelling(error) }),
        Reading::Open => gap(ply, written, PlyState::Missing),
    }
}

fn state(before: &Position, why: Option<IllegalMove>, slips: Vec<Slip>) -> PlyState {
    match why {
        Some(why) => PlyState::Illegal { why },
        None if before.is_valid() => PlyState::Legal { slips },
        None => PlyState::Followed,
    }
}

fn moved((ply, written): Cell<'_>, before: &Position, gesture: Gesture, state: PlyState) -> Played {
    let after = before.after_gesture(&gesture);
    let known = after.is_some();
    Played {
        ply,
        written: written.clone(),
        state,
        // A movement that the board cannot make, from an empty square for instance, leaves the position unknown.
        gesture: known.then_some(gesture),
        effect: if known { effect(before, gesture) } else { Effect::Unknown },
        after,
        diagram: None,
    }
}

pub(super) fn gap(ply: Ply, written: &Written, state: PlyState) -> Played {
    Played { ply, written: written.clone(), state, gesture: None, effect: Effect::Unknown, after: None, diagram: None }
}
