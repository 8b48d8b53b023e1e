//! `repetition`: how often the final position has occurred, and who may claim.

use serde_json::{Value, json};

use scoresheet_core::evidence::repetition::{self, Spacing};
use scoresheet_core::position::{BoardEnd, Position};
use scoresheet_core::replay::Replay;
use scoresheet_record::rulebook::Edition;

use super::QuestionError;
use super::line::{LineJson, announced, names, number, told, warnings};

/// Occurrences that may be claimed, and that end the game (FIDE 9.2 and 9.6.1).
const CLAIMABLE: u32 = 3;
const AUTOMATIC: u32 = 5;

pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let question = LineJson::read(input)?;
    let replay = question.replay()?;
    let last = replay.last_ply();
    let occurrences = repetition::at(&replay, last);
    let first = |times| {
        let reached = repetition::reached(&replay, last, times, Spacing::Anywhere);
        reached.by.map(|ply| replay.name(ply))
    };
    let end = replay.position_after(last).and_then(Position::end);
    let now = |times| if end.is_some() { Value::Bool(false) } else { told(&occurrences.at_least(times)) };
    let open = occurrences.least != occurrences.most;
    let mut answer = json!({
        "final_position_count": number(occurrences.least, occurrences.most),
        "final_position_count_at_least": occurrences.least,
        "final_position_count_at_most": occurrences.most,
        "final_position_plies": occurrences.certain.iter().map(|ply| ply.0).collect::<Vec<_>>(),
        "claim_now": now(CLAIMABLE),
        "first_threefold_at": first(CLAIMABLE),
        "first_fivefold_at": first(AUTOMATIC),
        "automatic_fivefold_now": told(&occurrences.at_least(AUTOMATIC)),
        "undecided_because": if open { names(&replay, &occurrences.because) } else { Vec::new() },
        "rules": Edition::Fide2023.id(),
        "warnings": warnings(&replay),
    });
    if let (Some(text), Some(fields)) = (&question.announce_san, answer.as_object_mut()) {
        fields.insert("announce".to_owned(), announce(&replay, text, end));
    }
    Ok(answer)
}

fn announce(replay: &Replay, text: &str, end: Option<BoardEnd>) -> Value {
    match announced(replay, text) {
        Ok((with, san)) => {
            let count = repetition::at(&with, with.last_ply());
            let valid = if end.is_some() { Value::Bool(false) } else { told(&count.at_least(CLAIMABLE)) };
            json!({ "san": san, "resulting_count": number(count.least, count.most), "valid": valid })
        }
        Err(reason) => json!({ "san": text, "resulting_count": null, "valid": false, "reason": reason }),
    }
}
