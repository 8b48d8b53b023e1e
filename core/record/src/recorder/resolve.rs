//! From what a player puts into a cell to what stands there.

use crate::diagram::{Diagram, Gesture, geometric_readings};
use crate::men::{Color, Role, Square};
use crate::notation::{MoveText, Spelling};
use crate::ply::Ply;
use crate::recorder::{RecordError, Writing};
use crate::sheet::{Misplaced, Sheet, Written};

/// What stands in the cell, or what has to be asked first.
pub(super) enum Resolved {
    Written(Written),
    Ask(Vec<Gesture>),
}

/// A cell, with the diagram before it.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub sheet: &'a Sheet,
    pub diagram: &'a Diagram,
    pub ply: Ply,
}

/// Resolves what is put into a cell on the diagram before it.
pub(super) fn resolve(place: Place<'_>, writing: Writing) -> Result<Resolved, RecordError> {
    let Place { sheet, diagram, ply } = place;
    let side = sheet.numbering().mover(ply);
    let written = match writing {
        Writing::Squares { from, to, promotion } => {
            let gesture = diagram.normalise(Gesture::Plain { from, to, promotion }, side);
            Written::Move { gesture, text: None }
        }
        Writing::Castle(wing) => Written::Move { gesture: Gesture::Castle(wing), text: None },
        Writing::TextAs { text, gesture } => {
            Written::Move { gesture: diagram.normalise(gesture, side), text: Some(text) }
        }
        Writing::Text(text) if text.as_str().is_empty() => return Err(RecordError::EmptyText { ply }),
        Writing::Text(text) => return Ok(resolve_text(diagram, side, text)),
        Writing::Undecided(text) => Written::Text(text),
        Writing::Illegible(text) => Written::Illegible(text),
        Writing::Tick => Written::Tick,
        Writing::Dash => Written::Dash,
        Writing::Blank => Written::Blank,
    };
    Ok(Resolved::Written(written))
}

/// Resolves what is put into, or before, a cell that the sheet has.
pub(super) fn resolve_existing(sheet: &Sheet, ply: Ply, writing: Writing) -> Result<Resolved, RecordError> {
    match sheet.entry(ply) {
        Some(_) => {
            let diagram = sheet.diagram_after(ply.previous().unwrap_or(Ply::START));
            resolve(Place { sheet, diagram: &diagram, ply }, writing)
        }
        None => Err(Misplaced::NoSuchCell { ply, last: sheet.last_ply() }.into()),
    }
}

fn resolve_text(diagram: &Diagram, side: Color, text: MoveText) -> Resolved {
    let Ok(spelling) = Spelling::read(&text) else { return Resolved::Written(Written::Text(text)) };
    if spelling == Spelling::Pass {
        return Resolved::Written(Written::Dash);
    }
    let mut readings = if diagram.is_certain() { geometric_readings(diagram, side, &spelling) } else { Vec::new() };
    if readings.len() > 1 {
        return Resolved::Ask(readings);
    }
    let gesture = readings.pop().or_else(|| gesture_written_in_full(diagram, &spelling));
    Resolved::Written(match gesture {
        Some(gesture) => Written::Move { gesture, text: Some(text) },
        None => Written::Text(text),
    })
}

/// The gesture of a spelling that names both squares, or castling, which needs no diagram to be known.
fn gesture_written_in_full(diagram: &Diagram, spelling: &Spelling) -> Option<Gesture> {
    match spelling {
        Spelling::Castle { side, check: _ } => Some(Gesture::Castle(*side)),
        Spelling::Squares { from, to, promotion } => {
            Some(Gesture::Plain { from: *from, to: *to, promotion: *promotion })
        }
        Spelling::Man(man) => {
            let from = Square::from_coords(man.from_file?, man.from_rank?);
            let stands_there = agrees(diagram, from, man.role);
            stands_there.then_some(Gesture::Plain { from, to: man.to, promotion: man.promotion })
        }
        Spelling::PawnTakes { .. } | Spelling::Descriptive(_) | Spelling::Pass => None,
    }
}

/// Whether the diagram lets a man of this kind stand there. Where it certainly shows another, the text contradicts
/// itself and stays a text.
fn agrees(diagram: &Diagram, square: Square, role: Role) -> bool {
    !diagram.is_certain() || diagram.board.role_at(square) == Some(role)
}
