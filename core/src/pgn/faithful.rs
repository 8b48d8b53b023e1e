//! PGN that holds a whole record: read back, it is the same record.

use scoresheet_record::notation::{MoveText, Notation, Spelling};
use scoresheet_record::sheet::{Sheet, Written};

use super::export::{header_commands, is_one_move, is_tag_name};
use super::mark::{cell_of, marked};
use super::record::{CellNotes, Kept, PgnRecord};
use super::variation::{Fork, rewritten};
use super::{ExportGame, ExportMove, Game, SheetCommand};
use crate::replay::{Played, PlyState, Replay};

/// The game with everything that the record says: legal moves in SAN, other moves by their squares or as typed, gaps as
/// `--`, and a [`SheetCommand`] wherever that does not say what stands on the sheet. Read back, it is the same record.
#[must_use]
pub fn faithful(record: &PgnRecord) -> ExportGame {
    let PgnRecord { tags, start, diagram_before, replay, notes, comments_before, result, contradicting } = record;
    let mut commands_before = header_commands(tags);
    commands_before.extend(Some(contradicting).filter(|results| results.len() > 1).cloned().map(SheetCommand::Results));
    let is_foreign = keeps_other_letters(replay, notes);
    commands_before.extend(is_foreign.then_some(SheetCommand::Notation(replay.notation)));
    commands_before.extend(diagram_before.clone().map(SheetCommand::Diagram));
    let moves = replay.plies.iter().zip(notes).map(|(played, notes)| {
        // In a sheet with other letters each move says what was written, since its SAN would be read with those.
        let cell = if is_foreign { in_full(replay, played) } else { token(replay, played, notes.spelling) };
        export_move(replay, (played, cell), notes)
    });
    ExportGame {
        tags: tags.iter().filter(|tag| is_tag_name(&tag.name)).cloned().collect(),
        start: start.clone(),
        comments_before: comments_before.clone(),
        commands_before,
        moves: moves.collect(),
        result: *result,
    }
}

/// Whether the texts stay in the letters or the descriptive notation that they are written in: because a player wrote
/// them, or because one of them cannot be put into English letters, as PGN has it. English ones need not be told: moves in
/// SAN make no other notation likelier.
fn keeps_other_letters(replay: &Replay, notes: &[CellNotes]) -> bool {
    let is_kept = || notes.iter().any(|notes| notes.spelling == Kept::AsWritten);
    let is_put_into_english = |played: &Played| match &played.written {
        Written::Text(text) => {
            let is_legal = matches!(played.state, PlyState::Legal { .. });
            is_legal
                || matches!(Spelling::read_in(text, replay.notation), Ok(spelling) if !matches!(spelling, Spelling::Descriptive(_)))
        }
        Written::Move { .. } | Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => true,
    };
    replay.notation != Notation::default() && (is_kept() || !replay.plies.iter().all(is_put_into_english))
}

/// What stands in the place of a move whose cell is told by a command, and that command.
fn in_full(replay: &Replay, played: &Played) -> Token {
    let is_legal = matches!(played.state, PlyState::Legal { .. });
    let place = if is_legal { replay.move_text(played) } else { in_place(played, replay.notation) };
    let is_dash = played.written == Written::Dash;
    (place, (!is_dash).then(|| SheetCommand::Cell(played.written.clone())))
}

/// What stands in a move's place, and the command that says the rest.
type Token = (String, Option<SheetCommand>);

fn export_move(replay: &Replay, (played, (san, cell)): (&Played, Token), notes: &CellNotes) -> ExportMove {
    let cell = cell.or_else(|| may_mislead(played, notes).then(|| SheetCommand::Cell(played.written.clone())));
    let diagram = played.diagram.clone().map(SheetCommand::Diagram);
    ExportMove {
        san,
        clock: notes.clock,
        elapsed: notes.elapsed,
        draw_offered: notes.draw_offered,
        commands: cell.into_iter().chain(diagram).collect(),
        nags: notes.nags.clone(),
        comments: notes.comments.clone(),
        variations: notes.variations.iter().map(|text| variation(text, &fork(replay, played))).collect(),
    }
}

/// Whether a comment would be taken for what stands in the cell, if no command said that first: one that holds a second
/// command, or one behind a dash that reads like an older mark.
fn may_mislead(played: &Played, notes: &CellNotes) -> bool {
    let mark = notes.comments.first().filter(|comment| marked(comment).is_some());
    (played.written == Written::Dash && mark.is_some())
        || notes.comments.iter().any(|comment| comment.contains(SheetCommand::OPENING))
}

/// A variation with right numbers, or the text as it is where it is none.
fn variation(text: &str, fork: &Fork<'_>) -> String {
    rewritten(text, fork).map_or_else(|| text.to_owned(), |rewritten| rewritten.text)
}

/// Where the variations of a move begin.
pub(super) fn fork<'a>(replay: &'a Replay, played: &Played) -> Fork<'a> {
    let before = played.ply.previous().and_then(|ply| replay.position_after(ply));
    Fork { numbering: replay.numbering, ply: played.ply, before }
}

/// What stands in the move's place, and the command that says the rest.
fn token(replay: &Replay, played: &Played, kept: Kept) -> Token {
    let written = &played.written;
    if let PlyState::Legal { slips } = &played.state {
        let san = replay.move_text(played);
        let as_typed = typed(written).filter(|_| kept == Kept::AsWritten);
        let is_said = as_typed.is_none_or(|text| slips.is_empty() && is_spelled_alike(text.as_str(), &san));
        return (san, (!is_said).then(|| SheetCommand::Cell(written.clone())));
    }
    let place = in_place(played, replay.notation);
    if kept == Kept::AsRead && replay.notation != Notation::default() && matches!(written, Written::Text(_)) {
        return (place, None);
    }
    let is_said = cell_of(&MoveText::new(&place)) == *written;
    (place, (!is_said).then(|| SheetCommand::Cell(written.clone())))
}

fn typed(written: &Written) -> Option<&MoveText> {
    match written {
        Written::Move { text, .. } => text.as_ref(),
        Written::Text(text) => Some(text),
        Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => None,
    }
}

/// The signs for check and mate may be left out on a sheet (FIDE C.13.3 to C.13.6) and say nothing of the move.
fn is_spelled_alike(text: &str, san: &str) -> bool {
    text.trim_end_matches(['+', '#']) == san.trim_end_matches(['+', '#'])
}

/// What is written in the place of a move that is not a legal one: something that a reader takes for one move, or `--`.
/// Texts in other letters are put into English ones.
fn in_place(played: &Played, notation: Notation) -> String {
    let written = &played.written;
    let gesture = match written {
        Written::Move { gesture, .. } => Some(*gesture),
        // What descriptive notation says has no other spelling.
        Written::Text(_) => played.gesture.filter(|_| notation == Notation::Descriptive),
        Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => None,
    };
    let squares = gesture.map(|gesture| gesture.by_squares().to_string());
    let as_typed = typed(written).filter(|_| notation == Notation::default()).map(ToString::to_string);
    let read = |text: &MoveText| match Spelling::read_in(text, notation).ok()? {
        Spelling::Descriptive(_) => None,
        spelling => Some(spelling),
    };
    let tidied = typed(written).and_then(read).map(|spelling| spelling.to_string());
    let found = [as_typed, tidied, squares].into_iter().flatten().find(|text| is_one_move(text));
    found.unwrap_or_else(|| "--".to_owned())
}

impl From<&Sheet> for ExportGame {
    /// The [`faithful`] export of a sheet.
    fn from(sheet: &Sheet) -> ExportGame {
        faithful(&PgnRecord::from(sheet))
    }
}

impl From<&Game> for ExportGame {
    /// The [`faithful`] export of a game as it was read.
    fn from(game: &Game) -> ExportGame {
        faithful(&PgnRecord::from(game))
    }
}
