//! `read_move` and `read_descriptive`: what a written move, or a game in descriptive notation, means.

use serde::Deserialize;
use serde_json::{Value, json};

use scoresheet_core::legality::IllegalMove;
use scoresheet_core::pgn;
use scoresheet_core::position::Position;
use scoresheet_core::reading::{Reading, Slip};
use scoresheet_core::replay::{PlyState, Replay, Unread};
use scoresheet_core::writing::{Style, write};
use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::Square;
use scoresheet_record::notation::{MoveText, Notation, described_moves};
use scoresheet_record::sheet::{Line, Written};
use scoresheet_texts::{Language, Texts};

use super::QuestionError;
use super::line::{LineJson, first_reason};

#[derive(Debug, Deserialize)]
struct ReadJson {
    text: String,
    #[serde(default)]
    locale: Option<String>,
}

impl ReadJson {
    /// The notation asked for, as a language tag, a notation or a style; English algebraic if none is.
    fn notation(&self) -> Result<Notation, QuestionError> {
        let Some(locale) = &self.locale else { return Ok(Notation::default()) };
        let style = locale.parse::<Style>().map(Style::notation);
        let notation = locale.parse().or(style);
        notation.map_err(|error| QuestionError::Locale { why: error.to_string() })
    }
}

/// What one written move means in the position after the moves before it.
pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let asked: ReadJson = serde_json::from_value(input.clone())?;
    let notation = asked.notation()?;
    let before = LineJson::read(input)?.replay()?;
    let Some(position) = before.position_after(before.last_ply()).cloned() else {
        return Ok(json!({ "status": "unreadable", "reason": first_reason(&before) }));
    };
    let text = MoveText::new(&asked.text);
    let reading = before.reading_of(&position, &text, notation);
    let mut answer = answer_of(&position, &reading, &asked.text);
    let Some(fields) = answer.as_object_mut() else { return Ok(answer) };
    match san_of(&position, &reading) {
        Some(san) => {
            fields.insert("san".to_owned(), json!(san));
        }
        None if asked.locale.is_none() => {
            fields.insert("in_other_notations".to_owned(), in_other_notations(&before, &position, &text));
        }
        None => {}
    }
    Ok(answer)
}

fn answer_of(position: &Position, reading: &Reading, text: &str) -> Value {
    let say =
        |slips: &[Slip]| -> Vec<String> { slips.iter().map(|slip| Texts::new(Language::English).say(slip)).collect() };
    match reading {
        Reading::Exact(gesture) | Reading::Lenient { gesture, .. } => {
            // Whatever is not exactly the canonical spelling is read leniently.
            let is_canonical = san_of(position, reading).as_deref() == Some(text);
            let slips = if let Reading::Lenient { slips, .. } = reading { say(slips) } else { Vec::new() };
            let status = if is_canonical { "ok" } else { "ok_lenient" };
            // On a board that no legal play can hold there is no legal move, and the squares are all that can be told.
            let squares = || gesture.by_squares().to_string();
            let uci = write(position, gesture, Style::Uci).unwrap_or_else(squares);
            json!({ "status": status, "uci": uci, "slips": slips, "possible_position": position.is_valid() })
        }
        Reading::Ambiguous(gestures) => json!({ "status": "ambiguous", "candidates": sans(position, gestures) }),
        Reading::Illegal { why: IllegalMove::PromotionMissing { to }, gesture } => {
            let candidates = promotions(position, *to, gesture.as_ref());
            json!({ "status": "incomplete", "missing": "promotion piece", "candidates": sans(position, &candidates) })
        }
        Reading::Illegal { why, gesture } => {
            let squares = gesture.map(|gesture| gesture.by_squares().to_string());
            json!({ "status": "illegal", "reason": Texts::new(Language::English).say(why), "squares": squares })
        }
        Reading::Unreadable(error) => json!({ "status": "unreadable", "reason": error.to_string() }),
        Reading::Open => json!({ "status": "null_move" }),
    }
}

/// What the text would mean in the notations in which it is a legal move: none is chosen for a single move.
fn in_other_notations(before: &Replay, position: &Position, text: &MoveText) -> Value {
    let san = |notation| {
        let san = san_of(position, &before.reading_of(position, text, notation))?;
        Some((notation.to_string(), json!(san)))
    };
    Value::Object(Notation::all().filter(|notation| *notation != Notation::default()).filter_map(san).collect())
}

fn san_of(position: &Position, reading: &Reading) -> Option<String> {
    Some(position.san(position.legal_move(&reading.legal()?)?))
}

fn sans(position: &Position, gestures: &[Gesture]) -> Vec<String> {
    gestures.iter().filter_map(|gesture| Some(position.san(position.legal_move(gesture)?))).collect()
}

/// The legal promotions on a square, of the pawn that is meant if that is known.
fn promotions(position: &Position, on: Square, meant: Option<&Gesture>) -> Vec<Gesture> {
    let left = |gesture: &Gesture| match gesture {
        Gesture::Plain { from, to, promotion } => Some((*from, *to, *promotion)),
        Gesture::Castle(_) => None,
    };
    let from = meant.and_then(left).map(|(from, ..)| from);
    let is_one = |gesture: &Gesture| {
        left(gesture).is_some_and(|(pawn, to, promotion)| {
            promotion.is_some() && to == on && from.is_none_or(|from| from == pawn)
        })
    };
    position.legal_moves().into_iter().map(Position::gesture).filter(is_one).collect()
}

/// A whole game in descriptive notation.
pub(super) fn game(input: &Value) -> Result<Value, QuestionError> {
    let asked: ReadJson = serde_json::from_value(input.clone())?;
    let notation = if asked.locale.is_some() { asked.notation()? } else { Notation::Descriptive };
    let start = LineJson::read(input)?.start()?;
    let cells = match notation {
        Notation::Descriptive => {
            let moves = described_moves(&asked.text, &start.numbering()).into_iter();
            moves.map(|text| text.map_or(Written::Dash, Written::Text)).collect()
        }
        Notation::Algebraic(_) => pgn::games(&asked.text).next().map(|game| game.line().cells).unwrap_or_default(),
    };
    let replay = Replay::of(&Line { start, cells, notation: Some(notation), ..Line::default() });
    let fault = replay.plies.iter().find(|played| !matches!(played.state, PlyState::Legal { .. }));
    let read = replay.plies.iter().take_while(|played| matches!(played.state, PlyState::Legal { .. }));
    let mut answer = json!({
        "status": "ok",
        "moves_san": read.map(|played| replay.move_text(played)).collect::<Vec<_>>(),
    });
    let (Some(fields), Some(fault)) = (answer.as_object_mut(), fault) else { return Ok(answer) };
    let before = fault.ply.previous().and_then(|ply| replay.position_after(ply));
    let (status, at) = match &fault.state {
        PlyState::Unread { why: Unread::Ambiguous(gestures) } => {
            let candidates = before.map(|before| sans(before, gestures)).unwrap_or_default();
            fields.insert("candidates".to_owned(), json!(candidates));
            ("ambiguous", "ambiguous_at")
        }
        PlyState::Illegal { why: IllegalMove::PromotionMissing { .. } } => {
            fields.insert("missing".to_owned(), json!("promotion piece"));
            ("incomplete", "incomplete_at")
        }
        PlyState::Illegal { .. } => ("illegal", "illegal_at"),
        PlyState::Missing => {
            fields.insert("missing".to_owned(), json!("move"));
            ("incomplete", "incomplete_at")
        }
        PlyState::Unread { .. } | PlyState::Legal { .. } | PlyState::Followed | PlyState::Unplaced => {
            ("unreadable", "unreadable_at")
        }
    };
    fields.insert("status".to_owned(), json!(status));
    fields.insert(at.to_owned(), json!(replay.name(fault.ply)));
    fields.insert("error_ply".to_owned(), json!(fault.ply.0));
    fields.insert("reason".to_owned(), json!(first_reason(&replay)));
    Ok(answer)
}
