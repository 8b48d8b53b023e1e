//! `fifty_count`: plies without capture or pawn move, and who may claim.

use serde_json::{Value, json};

use scoresheet_core::evidence::quiet_run::{self, QuietPlies};
use scoresheet_core::position::{BoardEnd, Position};
use scoresheet_core::replay::{Effect, Replay, effect};
use scoresheet_record::ply::Ply;

use super::QuestionError;
use super::line::{LineJson, announced, names, number, told, warnings};

/// Quiet plies that may be claimed, and that end the game (FIDE 9.3 and 9.6.2).
const CLAIMABLE: u32 = 100;
const AUTOMATIC: u32 = 150;

pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let question = LineJson::read(input)?;
    let replay = question.replay()?;
    let last = replay.last_ply();
    let quiet = quiet_run::at(&replay, last);
    let position = replay.position_after(last);
    let end = position.and_then(Position::end);
    let now = if end.is_some() { Value::Bool(false) } else { told(&quiet.at_least(CLAIMABLE)) };
    let mated = end == Some(BoardEnd::Checkmate);
    let mut answer = json!({
        "halfmove_clock": number(quiet.least, quiet.most),
        "halfmove_clock_at_least": quiet.least,
        "halfmove_clock_at_most": quiet.most,
        "claim_now": now,
        "claim_by_announcing_some_move_fide": announceable(position, &quiet),
        "automatic_75_now": if mated { Value::Bool(false) } else { told(&quiet.at_least(AUTOMATIC)) },
        "undecided_because": if quiet.least == quiet.most { Vec::new() } else { names(&replay, &quiet.because) },
        "first_claimable_on_board_at": first(&replay, CLAIMABLE),
        "first_75_at": first(&replay, AUTOMATIC),
        "warnings": warnings(&replay),
    });
    if let (Some(text), Some(fields)) = (&question.announce_san, answer.as_object_mut()) {
        fields.insert("announce".to_owned(), announce(&replay, text, end));
    }
    Ok(answer)
}

fn first(replay: &Replay, plies: u32) -> Option<String> {
    quiet_run::first_complete(replay, replay.last_ply(), plies).map(|ply| replay.name(ply))
}

/// Whether some legal move is quiet and completes the count; null where the record does not tell.
fn announceable(now: Option<&Position>, quiet: &QuietPlies) -> Value {
    let Some(now) = now else { return Value::Null };
    let some = now.legal_moves().into_iter().any(|m| effect(now, Position::gesture(m)) == Effect::Quiet);
    if some { told(&quiet.at_least(CLAIMABLE - 1)) } else { Value::Bool(false) }
}

fn announce(replay: &Replay, text: &str, end: Option<BoardEnd>) -> Value {
    match announced(replay, text) {
        Ok((with, san)) => {
            let at: Ply = with.last_ply();
            let quiet = quiet_run::at(&with, at);
            let valid = if end.is_some() { Value::Bool(false) } else { told(&quiet.at_least(CLAIMABLE)) };
            json!({ "san": san, "resulting_halfmove_clock": number(quiet.least, quiet.most), "valid_fide": valid })
        }
        Err(reason) => {
            json!({ "san": text, "resulting_halfmove_clock": null, "valid_fide": false, "reason": reason })
        }
    }
}
