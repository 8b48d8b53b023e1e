//! PGN that every reader takes: what is known and legal, and the rest in words.

use scoresheet_record::men::Color;
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Written;

use super::comment::comment_parts;
use super::export::crowded_out;
use super::faithful::fork;
use super::note::PgnNote;
use super::parts::{Part, parts};
use super::record::{CellNotes, PgnRecord};
use super::result::marker;
use super::variation::rewritten;
use super::{ExportGame, ExportMove, GameResult, SheetCommand, Tag};
use crate::replay::{Played, Replay, written_text};

/// The tag that says which part of a game this is: `1/2`.
pub const PART_TAG: &str = "ScoresheetPart";

/// Says a note in the language of whoever the file is for.
pub type Say<'a> = &'a dyn Fn(&PgnNote) -> String;

/// The game as one or more games that every reader takes. The first holds the moves up to the first that is not known or
/// not legal. Where the position is known again, because an illegal move stood and was followed or because the director
/// confirmed a diagram, a further game begins there with `SetUp` and `FEN`. What stands on the sheet between the parts is
/// told in a comment.
///
/// The parts of one game have the same header and a [`PART_TAG`]. The last one has the result, the others `*`: they end
/// with the game still in progress (PGN 8.1.1.7), and so no database counts the game twice. Of a
/// [clean](PgnRecord::is_clean) record this is one game without notes.
#[must_use]
pub fn safe(record: &PgnRecord, say: Say<'_>) -> Vec<ExportGame> {
    let mut parts = parts(&record.replay);
    let mut told_before = Vec::new();
    // A first part without moves would be an empty game: what it has to say is told before the next.
    if parts.len() > 1 && parts.first().is_some_and(|part| part.last == part.after) {
        let first = parts.remove(0);
        told_before = [opening(record, &first, say), left_out(record, &first, say)].concat();
    }
    let count = parts.len();
    let places = (1..).map(|part| Place { part, parts: count });
    let games = parts.iter().zip(places).map(|(part, place)| game(record, (part, place), say));
    let mut games: Vec<ExportGame> = games.collect();
    if let Some(first) = games.first_mut() {
        first.comments_before.splice(0..0, told_before);
    }
    games
}

/// Which of how many parts.
#[derive(Debug, Clone, Copy)]
struct Place {
    part: usize,
    parts: usize,
}

fn game(record: &PgnRecord, (part, place): (&Part, Place), say: Say<'_>) -> ExportGame {
    let is_last = place.part == place.parts;
    let mut comments_before = opening(record, part, say);
    if place.part > 1 {
        let after = as_words(&record.replay.name(part.after));
        comments_before.insert(0, say(&PgnNote::Continues { part: place.part, parts: place.parts, after }));
    }
    let plies = record.replay.plies.iter().zip(&record.notes);
    let plies = plies.filter(|(played, _)| part.after < played.ply && played.ply <= part.last);
    let mut moves: Vec<ExportMove> = plies.map(|(played, notes)| legal_move(&record.replay, played, notes)).collect();
    let mut closing = left_out(record, part, say);
    if !is_last {
        closing.push(say(&PgnNote::Continued { part: place.part, parts: place.parts }));
    } else if !record.contradicting.is_empty() {
        let results: Vec<&str> = record.contradicting.iter().map(|result| result.figures()).collect();
        closing.push(say(&PgnNote::ResultsContradict { results: results.join(", ") }));
    } else if marker(record.result) != record.result {
        closing.push(say(&PgnNote::ResultNoted { result: record.result.to_string() }));
    }
    match moves.last_mut() {
        Some(last) => last.comments.extend(closing),
        None => comments_before.extend(closing),
    }
    ExportGame {
        tags: tags(record, place, moves.len()),
        start: part.start.clone().unwrap_or_default(),
        comments_before,
        commands_before: Vec::new(),
        moves,
        result: if is_last { marker(record.result) } else { GameResult::Open },
    }
}

/// The header; a number of plies stays where it is right for what is written.
fn tags(record: &PgnRecord, place: Place, moves: usize) -> Vec<Tag> {
    let is_right = |tag: &Tag| place.parts == 1 && tag.value.trim().parse() == Ok(moves);
    let kept = record.tags.iter().filter(|tag| !tag.name.eq_ignore_ascii_case("PlyCount") || is_right(tag));
    let part = Tag::new(PART_TAG, &format!("{}/{}", place.part, place.parts));
    kept.cloned().chain((place.parts > 1).then_some(part)).collect()
}

/// What is told before the first move of a part.
fn opening(record: &PgnRecord, part: &Part, say: Say<'_>) -> Vec<String> {
    let diagram = match part.after.cell() {
        None => record.diagram_before.as_ref(),
        Some(cell) => record.replay.plies.get(cell).and_then(|played| played.diagram.as_ref()),
    };
    let mut told: Vec<String> = diagram.map(|_| say(&PgnNote::FromDiagram)).into_iter().collect();
    if part.start.is_none() {
        told.push(say(&PgnNote::StartNotPossible { fen: SetUp::to_fen(&record.replay.set_up) }));
    }
    if part.after == Ply::START {
        let further = crowded_out(&record.tags).into_iter();
        told.extend(further.map(|tag| {
            let (name, value) = (as_words(&tag.name), as_words(&tag.value));
            say(&PgnNote::FurtherTag { name, value })
        }));
        told.extend(record.comments_before.iter().map(|comment| harmless(comment)));
    }
    told
}

fn legal_move(replay: &Replay, played: &Played, notes: &CellNotes) -> ExportMove {
    let mut comments: Vec<String> = notes.comments.iter().map(|comment| harmless(comment)).collect();
    let mut variations = Vec::new();
    for text in &notes.variations {
        match rewritten(text, &fork(replay, played)).filter(|rewritten| rewritten.is_legal) {
            Some(rewritten) => variations.push(without_sheet_commands(&rewritten.text)),
            None => comments.push(harmless(text)),
        }
    }
    ExportMove {
        san: replay.move_text(played),
        clock: notes.clock,
        elapsed: notes.elapsed,
        draw_offered: notes.draw_offered,
        commands: Vec::new(),
        nags: notes.nags.clone(),
        comments,
        variations,
    }
}

/// The entries between a part and the next, as they stand on the sheet.
fn left_out(record: &PgnRecord, part: &Part, say: Say<'_>) -> Vec<String> {
    let plies = record.replay.plies.iter().zip(&record.notes);
    let plies = plies.filter(|(played, _)| part.last < played.ply && played.ply <= part.until);
    let mut words: Vec<String> = Vec::new();
    for (played, notes) in plies {
        let label = record.replay.numbering.label(played.ply);
        words.extend(label.filter(|label| label.side == Color::White || words.is_empty()).map(|l| l.to_string()));
        words.push(entry(&played.written));
        words.extend(notes.draw_offered.then(|| "(=)".to_owned()));
        words.extend(notes.comments.iter().map(|comment| format!("({comment})")));
        words.extend(notes.variations.iter().cloned());
    }
    let entries = as_words(&words.join(" "));
    if entries.is_empty() { Vec::new() } else { vec![say(&PgnNote::GoesOn { entries })] }
}

/// What stands in a cell, with the marks that `docs/pgn.md` lists.
fn entry(written: &Written) -> String {
    match written {
        Written::Move { .. } | Written::Text(_) | Written::Dash => written_text(written),
        Written::Illegible(text) => format!("~{text}"),
        Written::Tick => "+v".to_owned(),
        Written::Blank => "_".to_owned(),
    }
}

/// What stands on the sheet, in which no reader finds a command.
fn as_words(entries: &str) -> String {
    entries.replace("[%", "(%")
}

/// Text in which no reader of ours finds a command about the sheet.
fn without_sheet_commands(text: &str) -> String {
    text.replace(SheetCommand::OPENING, "(%sheet")
}

/// A comment in which no reader of ours finds a command about the sheet, nor a time: those that count stand before it, and
/// what is left in the words is a second one, or none that can be read.
fn harmless(comment: &str) -> String {
    let plain = without_sheet_commands(comment);
    let parts = comment_parts(&plain);
    let tells_a_time = parts.clock.is_some() || parts.elapsed.is_some() || !parts.oddities.is_empty();
    if tells_a_time { plain.replace("[%", "(%") } else { plain }
}
