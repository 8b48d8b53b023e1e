//! `clock`: what the text of a clock or a time control says, and whether a clock can show a time.

mod control;
mod possible;
mod text;

use serde::Deserialize;
use serde_json::{Map, Number, Value, json};

use scoresheet_core::pgn::PgnOddity;
use scoresheet_record::clock::{ClockReading, ClockText, ControlTag, PreviousReading};
use scoresheet_record::message::Message;
use scoresheet_texts::{Language, Texts};

use super::QuestionError;

/// A question about a clock. At least one of `comment`, `clock`, `time_control` and `clock_s` must be there.
#[derive(Debug, Deserialize)]
struct ClockJson {
    /// A PGN comment with commands such as `[%clk 1:31:00]`.
    comment: Option<String>,
    /// A time as it is written.
    #[serde(alias = "text", alias = "clock_text", alias = "clk")]
    clock: Option<String>,
    /// The value of a `TimeControl` tag.
    #[serde(alias = "control")]
    time_control: Option<String>,
    #[serde(alias = "own_moves", alias = "moves_completed")]
    own_moves_completed: Option<u32>,
    /// What the clock shows, in seconds.
    clock_s: Option<f64>,
    /// What the same clock showed after the move before.
    #[serde(alias = "previous_s")]
    previous_clock_s: Option<f64>,
    #[serde(alias = "previous", alias = "previous_clk")]
    previous_clock: Option<String>,
}

/// What is asked about, read.
struct Asked {
    control: Option<ControlTag>,
    own_moves_completed: Option<u32>,
    previous: Option<PreviousReading>,
}

pub(super) fn answer(input: &Value) -> Result<Value, QuestionError> {
    let question: ClockJson = serde_json::from_value(input.clone())?;
    let asked = Asked::of(&question)?;
    let mut answer = Answer::default();
    if let (Some(tag), Some(written)) = (&asked.control, &question.time_control) {
        control::tell(tag, written, &mut answer);
    }
    let mut readings = Vec::new();
    if let Some(written) = question.comment.as_deref() {
        readings = text::tell_comment(written, &asked, &mut answer);
    } else if let Some(written) = question.clock.as_deref() {
        readings = text::tell_clock(written, &asked, &mut answer);
    }
    if let Some(seconds) = question.clock_s {
        readings = reading(seconds).into_iter().collect();
        answer.set("clock_s", json!(seconds));
        if readings.is_empty() {
            answer.refuse(&format!("{seconds} seconds cannot stand on a clock"));
            answer.set("possible", json!(false));
        }
    } else if question.comment.is_none() && question.clock.is_none() && asked.control.is_none() {
        return Err(QuestionError::NoClock);
    }
    possible::tell(&asked, &readings, &mut answer);
    Ok(answer.finish())
}

impl Asked {
    fn of(question: &ClockJson) -> Result<Asked, QuestionError> {
        let previous = match (&question.previous_clock, question.previous_clock_s) {
            (Some(text), _) => Some(ClockText::read(text).map_err(QuestionError::PreviousClock)?.likeliest()),
            (None, Some(seconds)) => Some(reading(seconds).ok_or(QuestionError::PreviousSeconds { seconds })?),
            (None, None) => None,
        };
        let moves_before = question.own_moves_completed.and_then(|moves| moves.checked_sub(1));
        Ok(Asked {
            control: question.time_control.as_deref().map(ControlTag::read),
            own_moves_completed: question.own_moves_completed,
            previous: previous.map(|reading| PreviousReading { reading, own_moves_completed: moves_before }),
        })
    }
}

/// The fields of an answer, and what is odd.
#[derive(Default)]
struct Answer {
    fields: Map<String, Value>,
    warnings: Vec<PgnOddity>,
}

impl Answer {
    fn set(&mut self, name: &str, value: Value) {
        self.fields.insert(name.to_owned(), value);
    }

    fn refuse(&mut self, why: &str) {
        self.set("status", json!("unreadable"));
        self.set("reason", json!(why));
    }

    fn finish(mut self) -> Value {
        let texts = Texts::new(Language::English);
        let warnings = self.warnings.iter().map(|odd| json!({ "id": odd.id(), "message": texts.say(odd) }));
        let warnings: Vec<Value> = warnings.collect();
        self.set("warnings", json!(warnings));
        Value::Object(self.fields)
    }
}

/// A reading of so many seconds; `None` if no clock shows them.
fn reading(seconds: f64) -> Option<ClockReading> {
    let millis = (seconds * 1000.0).round();
    // The bounds make the conversion exact.
    let fits = millis >= 0.0 && millis < 2_f64.powi(53);
    if fits { ClockReading::from_millis(millis as u64) } else { None }
}

/// Seconds, with a fraction only if there is one.
fn seconds(millis: u64) -> Value {
    if millis.is_multiple_of(1000) {
        return json!(millis / 1000);
    }
    Number::from_f64(millis as f64 / 1000.0).map_or(Value::Null, Value::Number)
}
