//! What a replay makes of a cell, for comparing records that are spelled differently.

use scoresheet_core::replay::PlyState;

/// A state without what was off in the spelling.
pub fn without_slips(state: &PlyState) -> PlyState {
    match state {
        PlyState::Legal { .. } => PlyState::Legal { slips: Vec::new() },
        PlyState::Followed
        | PlyState::Illegal { .. }
        | PlyState::Unread { .. }
        | PlyState::Missing
        | PlyState::Unplaced => state.clone(),
    }
}
