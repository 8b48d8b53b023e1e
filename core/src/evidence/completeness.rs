//! How complete a record is: missing move pairs (US 13C7).

use scoresheet_record::ply::Ply;

use crate::replay::{Played, PlyState, Replay};

/// The missing or incomplete move pairs of a record, counted both ways that the rule's wording allows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingPairs {
    /// The plies without a readable move.
    pub plies: Vec<Ply>,
    /// The fewest pairs of consecutive moves, White-Black or Black-White, that hold them all.
    pub pairs: u32,
    /// The rows of the sheet with a bad half.
    pub rows: u32,
}

/// Counts the missing pairs of a record up to `until`. A pair is bad if either half is; three bad plies in a row are two
/// pairs (US 13C7).
#[must_use]
pub fn missing_pairs(replay: &Replay, until: Ply) -> MissingPairs {
    let bad: Vec<Ply> =
        replay.plies.iter().take(until.0 as usize).filter(|played| is_bad(played)).map(|played| played.ply).collect();
    let mut pairs = 0;
    let mut rows: Vec<_> =
        bad.iter().filter_map(|ply| replay.numbering.label(*ply)).map(|label| label.number).collect();
    rows.dedup();
    let mut covered: Option<Ply> = None;
    for ply in &bad {
        // The pair that begins with one bad ply also holds the next.
        if covered.is_none_or(|covered| *ply > covered) {
            pairs += 1;
            covered = Some(ply.next());
        }
    }
    MissingPairs { plies: bad, pairs, rows: u32::try_from(rows.len()).unwrap_or(u32::MAX) }
}

fn is_bad(played: &Played) -> bool {
    match &played.state {
        PlyState::Missing | PlyState::Unread { .. } => true,
        // A recorded illegal move that was played is a correct record of the game.
        PlyState::Illegal { .. } => played.gesture.is_none(),
        PlyState::Legal { .. } | PlyState::Followed | PlyState::Unplaced => false,
    }
}
