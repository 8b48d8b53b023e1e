//! What the writing alone says of a ply, where the position it was made in is not known.

use scoresheet_record::cell::Written;
use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{Role, Square};
use scoresheet_record::notation::{DescribedTarget, Notation, Spelling, SpellingError};
use scoresheet_record::ply::Ply;

use super::{Effect, Played, PlyState, Replay, Unread, gap};
use crate::reading::Slip;

impl Replay {
    /// A cell after a gap. A man without a capture sign is taken not to capture, except where this sheet has left the
    /// sign out before, as is allowed (FIDE C.9).
    pub(super) fn unplaced(&self, ply: Ply, written: &Written) -> Played {
        let played = said(ply, written, self.notation);
        let left_out = |played: &Played| matches!(&played.state, PlyState::Legal { slips } if slips.contains(&Slip::CaptureSignMissing));
        let castles = matches!(played.gesture, Some(Gesture::Castle(_)));
        if played.effect == Effect::Quiet && !castles && self.plies.iter().any(left_out) {
            return Played { effect: Effect::Unknown, ..played };
        }
        played
    }
}

/// What the writing alone says.
fn said(ply: Ply, written: &Written, notation: Notation) -> Played {
    let state = match written {
        Written::Move { .. } | Written::Text(_) => PlyState::Unplaced,
        Written::Illegible(_) => PlyState::Unread { why: Unread::Illegible },
        Written::Tick | Written::Dash | Written::Blank => PlyState::Missing,
    };
    let spelling = spelled(written, notation);
    match (&state, &spelling) {
        (PlyState::Unplaced, Some(Ok(Spelling::Pass))) => gap(ply, written, PlyState::Missing),
        (PlyState::Unplaced, Some(Err(error))) if matches!(written, Written::Text(_)) => {
            gap(ply, written, PlyState::Unread { why: Unread::Spelling(error.clone()) })
        }
        _ => {
            let effect = spelling.and_then(Result::ok).map_or(Effect::Unknown, |spelling| effect_as_written(&spelling));
            Played { effect, gesture: gesture_as_written(written, notation), ..gap(ply, written, state) }
        }
    }
}

fn spelled(written: &Written, notation: Notation) -> Option<Result<Spelling, SpellingError>> {
    match written {
        Written::Move { text: Some(text), .. } | Written::Text(text) => Some(Spelling::read_in(text, notation)),
        Written::Move { text: None, gesture: Gesture::Castle(side) } => {
            Some(Ok(Spelling::Castle { side: *side, check: None }))
        }
        Written::Move { text: None, gesture: Gesture::Plain { .. } }
        | Written::Illegible(_)
        | Written::Tick
        | Written::Dash
        | Written::Blank => None,
    }
}

/// The quiet run taken at the word of the writing: a pawn, a promotion or a capture sign ends it.
fn effect_as_written(spelling: &Spelling) -> Effect {
    match spelling {
        Spelling::Man(man) if man.role == Role::Pawn || man.captures => Effect::Zeroing,
        Spelling::PawnTakes { .. } => Effect::Zeroing,
        Spelling::Squares { promotion: Some(_), .. } => Effect::Zeroing,
        Spelling::Descriptive(described) => {
            let takes = !matches!(described.target, DescribedTarget::Square(_));
            if takes || described.man.role == Role::Pawn { Effect::Zeroing } else { Effect::Quiet }
        }
        Spelling::Man(_) | Spelling::Castle { .. } => Effect::Quiet,
        Spelling::Squares { .. } | Spelling::Pass => Effect::Unknown,
    }
}

fn gesture_as_written(written: &Written, notation: Notation) -> Option<Gesture> {
    match written {
        Written::Move { gesture, .. } => Some(*gesture),
        Written::Text(text) => match Spelling::read_in(text, notation).ok()? {
            Spelling::Squares { from, to, promotion } => Some(Gesture::Plain { from, to, promotion }),
            Spelling::Castle { side, .. } => Some(Gesture::Castle(side)),
            Spelling::Man(man) => {
                let from = Square::from_coords(man.from_file?, man.from_rank?);
                Some(Gesture::Plain { from, to: man.to, promotion: man.promotion })
            }
            Spelling::PawnTakes { .. } | Spelling::Descriptive(_) | Spelling::Pass => None,
        },
        Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => None,
    }
}
