//! `pgn_export`: a game written as PGN.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use scoresheet_core::pgn::{self, Game, GameResult, PgnRecord, PgnWarning, Tag};
use scoresheet_record::clock::ClockReading;
use scoresheet_record::message::Message as _;
use scoresheet_record::notation::MoveText;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Line;
use scoresheet_texts::{Language, Texts};

use super::QuestionError;
use super::line::warnings;

/// A game: moves with what stands around them, or a PGN file to be written anew.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct ExportJson {
    pgn: Option<String>,
    moves_san: Option<Vec<String>>,
    fen: Option<String>,
    chess960: bool,
    tags: BTreeMap<String, Value>,
    result: Option<String>,
    comments: BesideMoves,
    clocks: BesideMoves,
}

/// What stands beside moves: a list with one value for each ply, or values by their plies.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum BesideMoves {
    ByPly(BTreeMap<String, Value>),
    List(Vec<Value>),
}

impl Default for BesideMoves {
    fn default() -> Self {
        BesideMoves::List(Vec::new())
    }
}

impl BesideMoves {
    /// The text beside the move in a cell, or before the first move where there is no cell.
    fn at(&self, cell: Option<usize>) -> Option<String> {
        let value = match (self, cell) {
            (BesideMoves::List(list), Some(cell)) => list.get(cell),
            (BesideMoves::List(_), None) => None,
            (BesideMoves::ByPly(plies), cell) => plies.get(&cell.map_or(0, |cell| cell + 1).to_string()),
        };
        value.filter(|value| !value.is_null()).map(plain)
    }
}

const NEEDED: [&str; 4] = ["pgn", "moves_san", "fen", "tags"];

pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let fields = input.as_object().filter(|fields| NEEDED.iter().any(|key| fields.contains_key(*key)));
    if fields.is_none() {
        return Err(QuestionError::NothingToWrite);
    }
    let question: ExportJson = serde_json::from_value(input.clone())?;
    let (records, told) = match &question.pgn {
        Some(text) => read(text),
        None => (vec![question.record()?], Vec::new()),
    };
    let records = records.into_iter().map(|record| question.completed(record)).collect::<Result<Vec<_>, _>>()?;
    let written: Vec<String> = records.iter().map(|record| pgn::write(&pgn::faithful(record))).collect();
    let faults = records.iter().flat_map(|record| warnings(&record.replay));
    let texts = Texts::new(Language::English);
    let parts = records.iter().flat_map(|record| pgn::safe(record, &|note| texts.say(note)));
    let safe: Vec<String> = parts.map(|part| pgn::write(&part)).collect();
    Ok(json!({
        "pgn": written.join("\n"),
        "safe": safe.join("\n"),
        "clean": records.iter().all(PgnRecord::is_clean),
        "warnings": told.into_iter().chain(faults).collect::<Vec<_>>(),
    }))
}

/// The games of a text and what was odd about them.
fn read(text: &str) -> (Vec<PgnRecord>, Vec<Value>) {
    let file = pgn::read(text.as_bytes());
    let odd = file.warnings.iter().chain(file.games.iter().flat_map(|game: &Game| &game.warnings));
    let told = odd.map(warning).collect();
    (file.games.iter().map(PgnRecord::from).collect(), told)
}

fn warning(warning: &PgnWarning) -> Value {
    let PgnWarning { place, kind } = warning;
    let message = Texts::new(Language::English).say(kind);
    json!({ "id": kind.id(), "message": message, "game": place.game, "line": place.line, "column": place.column })
}

impl ExportJson {
    /// The record of the moves.
    fn record(&self) -> Result<PgnRecord, QuestionError> {
        let tags = self.tags();
        // Tags may say where the game starts, as in a file.
        let (mut start, _) = pgn::start(&tags);
        let chess960 = self.chess960 || start.chess960;
        if let Some(fen) = &self.fen {
            start = SetUp::from_fen(fen)?;
        }
        let moves = self.moves_san.iter().flatten();
        let line = Line {
            start: SetUp { chess960, ..start },
            cells: moves.map(|text| pgn::cell_of(&MoveText::new(text))).collect(),
            ..Line::default()
        };
        Ok(PgnRecord::from(&line))
    }

    /// The record with the tags, the result and what stands beside the moves.
    fn completed(&self, mut record: PgnRecord) -> Result<PgnRecord, QuestionError> {
        for tag in self.tags() {
            record.tags.retain(|known| known.name != tag.name);
            record.tags.push(tag);
        }
        if let Some(text) = self.result.clone().or_else(|| self.tags.get("Result").map(plain)) {
            let result = GameResult::parse_alone(&text);
            record.result = result.ok_or(QuestionError::Result { text })?;
            record.contradicting.clear();
        }
        record.comments_before.extend(self.comments.at(None));
        for (cell, notes) in record.notes.iter_mut().enumerate() {
            notes.comments.extend(self.comments.at(Some(cell)));
            if let Some(text) = self.clocks.at(Some(cell)) {
                notes.clock = Some(reading(&text)?);
            }
        }
        Ok(record)
    }

    fn tags(&self) -> Vec<Tag> {
        self.tags.iter().map(|(name, value)| Tag::new(name, &plain(value))).collect()
    }
}

/// Seconds or a reading as a clock shows it.
fn reading(text: &str) -> Result<ClockReading, QuestionError> {
    let seconds = text.parse().ok().map(ClockReading::from_seconds);
    let reading = seconds.or_else(|| text.parse().ok());
    reading.ok_or_else(|| QuestionError::Clock { text: text.to_owned() })
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
