//! The stretches of a record that are known and legal.

use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;

use crate::position::Position;
use crate::replay::{Effect, Played, PlyState, Replay};

/// A stretch of legal moves from a known position, and what stands on the sheet between it and the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    /// The ply after which it begins.
    pub after: Ply,
    /// The position there; `None` at the start of a game that begins from a position that cannot be.
    pub start: Option<SetUp>,
    /// Its last legal move, or where it begins if it has none.
    pub last: Ply,
    /// The last entry before the next part, or of the record.
    pub until: Ply,
}

/// The stretches of a record. Only the first may be without moves.
pub(super) fn parts(replay: &Replay) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut next = Some((Ply::START, start_of(replay)));
    while let Some((after, start)) = next {
        let last = if start.is_some() { last_legal(replay, after) } else { after };
        next = restart(replay, last);
        let until = next.as_ref().map_or(replay.last_ply(), |(until, _)| *until);
        parts.push(Part { after, start, last, until });
    }
    parts
}

/// The last of the legal moves after a ply. A diagram that says otherwise than the move before it ends them.
fn last_legal(replay: &Replay, after: Ply) -> Ply {
    let mut last = after;
    while let Some(played) = replay.played(last.next()).filter(|played| is_legal(played)) {
        last = played.ply;
        if replaces(replay, played) {
            break;
        }
    }
    last
}

fn is_legal(played: &Played) -> bool {
    matches!(played.state, PlyState::Legal { .. })
}

/// Whether a diagram stands after a move that the move does not lead to.
fn replaces(replay: &Replay, played: &Played) -> bool {
    let before = played.ply.previous().and_then(|ply| replay.position_after(ply));
    let moved = before.zip(played.gesture).and_then(|(before, gesture)| before.after_gesture(&gesture));
    played.diagram.is_some() && moved != played.after
}

/// The next place from which moves are legal and the position is one that every program takes.
fn restart(replay: &Replay, last: Ply) -> Option<(Ply, Option<SetUp>)> {
    let places = (last.0..replay.last_ply().0).map(Ply);
    let legal = places.filter(|ply| replay.played(ply.next()).is_some_and(is_legal));
    legal.filter(|ply| *ply != Ply::START).find_map(|ply| Some((ply, Some(position_after(replay, ply)?))))
}

/// The start as it was written down, or without what had to be put aside in it.
fn start_of(replay: &Replay) -> Option<SetUp> {
    if replay.flaws.is_empty() && replay.start.is_possible_as_noted() {
        return Some(replay.set_up.clone());
    }
    position_after(replay, Ply::START)
}

fn position_after(replay: &Replay, ply: Ply) -> Option<SetUp> {
    let position: &Position = replay.position_after(ply).filter(|position| position.is_possible())?;
    let label = replay.numbering.label(ply.next()).filter(|label| label.side == position.turn())?;
    Some(SetUp {
        board: position.board().clone(),
        turn: position.turn(),
        castling_rooks: position.castling_rooks(),
        en_passant: position.legal_en_passant(),
        quiet_plies: quiet_plies(replay, ply),
        number: label.number,
        chess960: position.is_chess960(),
    })
}

/// The most quiet plies that are written in a FEN; no game has so many.
const MOST_QUIET: u32 = 9_999;

/// The plies without capture or pawn move (US 14F1, FIDE 9.3), back to the start or to a confirmed diagram.
fn quiet_plies(replay: &Replay, at: Ply) -> u32 {
    let mut quiet: u32 = 0;
    let mut ply = at;
    while let Some(played) = replay.played(ply) {
        if let Some(diagram) = &played.diagram {
            return quiet.saturating_add(diagram.quiet_plies).min(MOST_QUIET);
        }
        if played.effect != Effect::Quiet {
            return quiet.min(MOST_QUIET);
        }
        quiet += 1;
        ply = ply.previous().unwrap_or(Ply::START);
    }
    quiet.saturating_add(replay.set_up.quiet_plies).min(MOST_QUIET)
}
