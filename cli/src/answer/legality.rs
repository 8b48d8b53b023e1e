//! `legality`: whether a move is legal, how far a record can be replayed, and which rights are left.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use scoresheet_core::evidence::legality::Legality;
use scoresheet_core::legality::obstacle;
use scoresheet_core::position::Position;
use scoresheet_core::reading::hand_movement;
use scoresheet_record::men::{CastlingSide, Color, Square};
use scoresheet_record::notation::{MoveText, Spelling};
use scoresheet_record::setup::castling_letters;
use scoresheet_texts::{Language, Texts};

use super::QuestionError;
use super::line::{LineJson, first_reason, names, warnings, written};

#[derive(Debug, Deserialize)]
struct LegalityJson {
    #[serde(default)]
    move_uci: Option<String>,
    #[serde(default)]
    move_san: Option<String>,
    #[serde(default)]
    tail_san: Vec<String>,
}

pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let question: LegalityJson = serde_json::from_value(input.clone())?;
    let mut replay = LineJson::read(input)?.replay()?;
    let position = replay.position_after(replay.last_ply()).cloned();
    for text in question.tail_san.iter().chain(&question.move_san) {
        replay.push(written(text), None);
    }
    let fault = replay.first_fault().map(|played| played.ply.0);
    let mut reason = first_reason(&replay);
    let mut legal = if replay.gaps().is_empty() || fault.is_some() { json!(fault.is_none()) } else { Value::Null };
    if let (Some(text), None) = (&question.move_uci, fault) {
        // After a gap the position is not known, and neither is whether the move is legal.
        let illegal = position.as_ref().map(|position| move_fault(position, text)).transpose()?;
        legal = illegal.as_ref().map_or(Value::Null, |illegal| json!(illegal.is_none()));
        reason = illegal.flatten();
    }
    let mut answer = json!({
        "legal": legal,
        "first_illegal_ply": fault,
        "reason": reason,
        "replayed_plies": Legality::legal_prefix(&replay).0,
        "undecided_because": names(&replay, &replay.gaps()),
        "warnings": warnings(&replay),
    });
    if let (Some(fields), Some(position)) = (answer.as_object_mut(), &position) {
        fields.extend(rights(position));
    }
    Ok(answer)
}

/// Why a move by its squares is not legal.
fn move_fault(position: &Position, text: &str) -> Result<Option<String>, QuestionError> {
    let bad = || QuestionError::Move { text: text.to_owned() };
    let Ok(Spelling::Squares { from, to, promotion }) = Spelling::read(&MoveText::new(text)) else {
        return Err(bad());
    };
    let gesture = hand_movement(position, from, to, promotion);
    Ok(obstacle(position, &gesture).map(|why| Texts::new(Language::English).say(&why)))
}

/// Castling rights and the legal en passant capture.
fn rights(position: &Position) -> Map<String, Value> {
    let castling = castling_letters(position.board(), position.castling_rooks());
    let wings = [CastlingSide::KingSide, CastlingSide::QueenSide];
    let rooks: Vec<(String, Square)> = [Color::White, Color::Black]
        .into_iter()
        .flat_map(|side| wings.map(|wing| (side, wing)))
        .filter_map(|(side, wing)| Some((wing_letter(side, wing), position.castling_rook(side, wing)?)))
        .collect();
    let mut fields = Map::new();
    fields.insert("castling".to_owned(), json!(castling));
    fields.insert("legal_ep_square".to_owned(), json!(position.legal_en_passant().map(|square| square.to_string())));
    fields.insert("castling_rook".to_owned(), json!(rooks.first().map(|(_, rook)| rook.to_string())));
    let all: Map<String, Value> = rooks.into_iter().map(|(letter, rook)| (letter, json!(rook.to_string()))).collect();
    fields.insert("castling_rooks".to_owned(), Value::Object(all));
    fields
}

fn wing_letter(side: Color, wing: CastlingSide) -> String {
    let letter = if wing.is_queen_side() { "q" } else { "k" };
    side.fold_wb(letter.to_uppercase(), letter.to_owned())
}
