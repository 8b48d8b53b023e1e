//! The part of a question that gives a game.

use serde::Deserialize;
use serde_json::{Value, json};

use scoresheet_core::evidence::Fact;
use scoresheet_core::pgn::{self, Tag};
use scoresheet_core::replay::{Played, PlyState, Replay};
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_texts::{Language, Texts};

use super::QuestionError;
use crate::check;

/// A start position and moves.
#[derive(Debug, Deserialize)]
pub(super) struct LineJson {
    pub(super) fen: Option<String>,
    #[serde(default)]
    pub(super) moves_san: Vec<String>,
    #[serde(default)]
    pub(super) announce_san: Option<String>,
    #[serde(default)]
    pub(super) chess960: bool,
}

const KNOWN: [&str; 8] = ["fen", "moves_san", "announce_san", "move_uci", "move_san", "tail_san", "chess960", "text"];

impl LineJson {
    pub(super) fn read(input: &Value) -> Result<LineJson, QuestionError> {
        // A misspelled key must not turn a question into one about the initial position.
        let fields = input.as_object();
        if let Some(strange) = fields.filter(|fields| !fields.keys().any(|key| KNOWN.contains(&key.as_str())))
            && let Some(key) = strange.keys().next()
        {
            return Err(QuestionError::NoGame { key: key.clone() });
        }
        Ok(serde_json::from_value(input.clone())?)
    }

    pub(super) fn start(&self) -> Result<SetUp, QuestionError> {
        let start = match &self.fen {
            // Rights that only Chess960 has mean Chess960, as in a PGN file.
            Some(fen) => {
                SetUp::from_fen(fen)?;
                pgn::start(&[Tag::new("FEN", fen)]).0
            }
            None => SetUp::default(),
        };
        Ok(SetUp { chess960: self.chess960 || start.chess960, ..start })
    }

    pub(super) fn replay(&self) -> Result<Replay, QuestionError> {
        let start = self.start()?;
        let cells = self.moves_san.iter().map(|text| written(text)).collect();
        Ok(Replay::of(&Line { start, cells, ..Line::default() }))
    }
}

pub(super) fn written(text: &str) -> Written {
    Written::Text(MoveText::new(text))
}

/// The record with one more move, or why that move cannot be announced.
pub(super) fn announced(replay: &Replay, text: &str) -> Result<(Replay, String), String> {
    let replay = replay.clone().then(written(text));
    let Some(played) = replay.played(replay.last_ply()) else { return Err(String::new()) };
    match &played.state {
        PlyState::Legal { .. } | PlyState::Followed | PlyState::Unplaced => {
            let san = replay.move_text(played);
            Ok((replay, san))
        }
        PlyState::Illegal { .. } | PlyState::Unread { .. } | PlyState::Missing => {
            Err(reason(&replay, played).unwrap_or_default())
        }
    }
}

/// Why a move is not legal or cannot be read, in English.
fn reason(replay: &Replay, played: &Played) -> Option<String> {
    check::reason(replay, played, &Texts::new(Language::English))
}

/// Why the first fault of a record is one.
pub(super) fn first_reason(replay: &Replay) -> Option<String> {
    reason(replay, replay.first_fault()?)
}

/// What is wrong with the moves of a question, as typed warnings.
pub(super) fn warnings(replay: &Replay) -> Vec<Value> {
    let fault = replay.first_fault().map(
        |played| json!({ "ply": played.ply.0, "move": replay.name(played.ply), "reason": reason(replay, played) }),
    );
    fault.into_iter().collect()
}

/// A fact as JSON: true, false, or null where the record does not tell.
pub(super) fn told(fact: &Fact) -> Value {
    match fact {
        Fact::Proven => json!(true),
        Fact::Refuted => json!(false),
        Fact::Undecided { .. } => Value::Null,
    }
}

/// A number that lies between two, or null where these differ.
pub(super) fn number(least: u32, most: u32) -> Value {
    if least == most { json!(least) } else { Value::Null }
}

/// The plies that an open answer hangs on, as players name them.
pub(super) fn names(replay: &Replay, plies: &[Ply]) -> Vec<String> {
    plies.iter().map(|ply| replay.name(*ply)).collect()
}
