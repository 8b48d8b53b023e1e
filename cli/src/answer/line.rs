//! The part of a question that gives a game.

use serde::Deserialize;
use serde_json::{Value, json};

use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_record::notation::MoveText;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_texts::{Language, Texts};

use super::QuestionError;

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

impl LineJson {
    pub(super) fn read(input: &Value) -> Result<LineJson, QuestionError> {
        Ok(serde_json::from_value(input.clone())?)
    }

    pub(super) fn replay(&self) -> Result<Replay, QuestionError> {
        let start = match &self.fen {
            Some(fen) => SetUp::from_fen(fen)?,
            None => SetUp::default(),
        };
        let start = SetUp { chess960: self.chess960, ..start };
        let cells = self.moves_san.iter().map(|text| written(text)).collect();
        Ok(Replay::of(&Line { start, cells, ..Line::default() }))
    }
}

pub(super) fn written(text: &str) -> Written {
    Written::Text(MoveText::new(text))
}

/// The record with one more move, or why that move cannot be announced.
pub(super) fn announced(replay: &Replay, text: &str) -> Result<(Replay, String), String> {
    let mut replay = replay.clone();
    replay.push(written(text), None);
    let Some(played) = replay.plies.last() else { return Err(String::new()) };
    match &played.state {
        PlyState::Legal { .. } | PlyState::Followed => {
            let san = replay.move_text(played);
            Ok((replay, san))
        }
        _ => Err(fault_in_words(&replay).unwrap_or_default()),
    }
}

/// The reason of the latest fault.
pub(super) fn fault_in_words(replay: &Replay) -> Option<String> {
    let texts = Texts::new(Language::English);
    let played = replay.first_fault()?;
    match &played.state {
        PlyState::Illegal { why } => Some(texts.say(why)),
        PlyState::Unread { why } => Some(texts.say(&why.message(&replay.move_text(played)))),
        PlyState::Legal { .. } | PlyState::Followed | PlyState::Missing | PlyState::Unplaced => None,
    }
}

/// What is wrong with the moves of a question, as typed warnings.
pub(super) fn warnings(replay: &Replay) -> Vec<Value> {
    let fault = replay.first_fault().map(
        |played| json!({ "ply": played.ply.0, "move": replay.name(played.ply), "reason": fault_in_words(replay) }),
    );
    fault.into_iter().collect()
}
