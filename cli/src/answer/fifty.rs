//! `fifty_count`: plies without capture or pawn move, and who may claim.

use serde_json::{Value, json};

use scoresheet_core::evidence::quiet_run;
use scoresheet_core::position::{BoardEnd, Position};
use scoresheet_core::replay::{Effect, Replay, effect};
use scoresheet_record::ply::Ply;

use super::QuestionError;
use super::line::{LineJson, announced, warnings};

/// Quiet plies that may be claimed, and that end the game (FIDE 9.3 and 9.6.2).
const CLAIMABLE: u32 = 100;
const AUTOMATIC: u32 = 150;

pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let question = LineJson::read(input)?;
    let replay = question.replay()?;
    let last = replay.last_ply();
    let quiet = quiet_run::at(&replay, last).least;
    let position = replay.position_after(last);
    let end = position.and_then(Position::end);
    let mut answer = json!({
        "halfmove_clock": quiet,
        "claim_now": quiet >= CLAIMABLE && end.is_none(),
        "claim_by_announcing_some_move_fide": end.is_none() && position.is_some_and(|now| can_announce(now, quiet)),
        "automatic_75_now": quiet >= AUTOMATIC && end != Some(BoardEnd::Checkmate),
        "first_claimable_on_board_at": first(&replay, CLAIMABLE),
        "first_75_at": first(&replay, AUTOMATIC),
        "warnings": warnings(&replay),
    });
    if let (Some(text), Some(fields)) = (&question.announce_san, answer.as_object_mut()) {
        fields.insert("announce".to_owned(), announce(&replay, text, end.is_some()));
    }
    Ok(answer)
}

fn first(replay: &Replay, plies: u32) -> Option<String> {
    quiet_run::first_complete(replay, replay.last_ply(), plies).map(|ply| replay.name(ply))
}

/// Whether some legal move is quiet and completes the count.
fn can_announce(now: &Position, quiet: u32) -> bool {
    let enough = quiet + 1 >= CLAIMABLE;
    enough && now.legal_moves().into_iter().any(|m| effect(now, Position::gesture(m)) == Effect::Quiet)
}

fn announce(replay: &Replay, text: &str, over: bool) -> Value {
    match announced(replay, text) {
        Ok((with, san)) => {
            let at: Ply = with.last_ply();
            let quiet = quiet_run::at(&with, at).least;
            json!({ "san": san, "resulting_halfmove_clock": quiet, "valid_fide": quiet >= CLAIMABLE && !over })
        }
        Err(reason) => {
            json!({ "san": text, "resulting_halfmove_clock": null, "valid_fide": false, "reason": reason })
        }
    }
}
