//! What a case expects, compared with the ruling.

use std::fmt;

use serde_json::{Map, Value, json};

use scoresheet_core::ruling::{self, Ruling};
use scoresheet_record::men::side_name;
use scoresheet_texts::Texts;

use super::ClaimsError;
use super::block::Field;
use crate::json::{must_play_text, offer_word, verdict_word};

const VERDICTS: [&str; 5] = ["upheld", "rejected", "not-in-order", "for-arbiter", "no-such-claim"];

/// What a case expects.
#[derive(Debug)]
pub(super) struct Expected {
    verdict: String,
    fields: Vec<(String, String)>,
}

/// A ruling to be compared, with the language that open questions are looked up in.
pub(super) struct Compared<'a> {
    pub(super) ruling: &'a Ruling,
    pub(super) texts: &'a Texts,
}

/// A field that is not as expected.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mismatch {
    field: String,
    expected: String,
    got: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, got {}", self.field, self.expected, self.got)
    }
}

impl Expected {
    pub(super) fn read(verdict: &Field, fields: &[Field]) -> Result<Expected, ClaimsError> {
        if !VERDICTS.contains(&verdict.value.as_str()) {
            let why = format!("unknown verdict {:?}; known are {}", verdict.value, VERDICTS.join(", "));
            return Err(ClaimsError::new(verdict.line, why));
        }
        fields.iter().try_for_each(possible)?;
        let fields = fields.iter().map(|field| (field.key.clone(), field.value.clone())).collect();
        Ok(Expected { verdict: verdict.value.clone(), fields })
    }

    pub(super) fn compare(&self, compared: &Compared<'_>) -> Vec<Mismatch> {
        let ruling = compared.ruling;
        let mut mismatches = Vec::new();
        let mut expect = |field: &str, expected: &str, got: String, ok: bool| {
            if !ok {
                mismatches.push(Mismatch { field: field.to_owned(), expected: expected.to_owned(), got });
            }
        };
        let verdict = verdict_word(ruling.verdict);
        expect("verdict", &self.verdict, verdict.to_owned(), verdict == self.verdict);
        for (key, value) in &self.fields {
            let got = value_of(key, compared);
            let ok = match key.as_str() {
                "rule" => ruling.cites(value),
                "open" => got.to_lowercase().contains(&value.to_lowercase()),
                "must-play" => without_check_mark(&got) == without_check_mark(value),
                _ => got == *value,
            };
            expect(key, value, got, ok);
        }
        mismatches
    }

    pub(super) fn in_json(&self) -> Value {
        let mut fields = Map::new();
        fields.insert("verdict".to_owned(), json!(self.verdict));
        for (key, value) in &self.fields {
            match fields.get_mut(key).and_then(Value::as_array_mut) {
                Some(values) => values.push(json!(value)),
                None if key == "rule" => {
                    fields.insert(key.clone(), json!([value]));
                }
                None => {
                    fields.insert(key.clone(), json!(value));
                }
            }
        }
        Value::Object(fields)
    }
}

/// A value that no ruling can have is a slip of the file, not a failure of the ruling.
fn possible(field: &Field) -> Result<(), ClaimsError> {
    let values: &[&str] = match field.key.as_str() {
        "result" => &["1-0", "0-1", "1/2-1/2", "*"],
        "draw-offer" => &["stands", "lapses"],
        _ => return Ok(()),
    };
    if values.contains(&field.value.as_str()) {
        return Ok(());
    }
    let why = format!("{} can be {}, not {:?}", field.key, values.join(" or "), field.value);
    Err(ClaimsError::new(field.line, why))
}

fn without_check_mark(text: &str) -> &str {
    text.trim_end_matches(['+', '#'])
}

/// What the ruling says, in the words of the format.
pub(super) fn got(compared: &Compared<'_>) -> Value {
    let keys = ["result", "time", "must-play", "draw-offer", "open", "occurrences", "pairs"];
    let mut fields: Map<String, Value> =
        keys.iter().map(|key| ((*key).to_owned(), json!(value_of(key, compared)))).collect();
    fields.insert("verdict".to_owned(), json!(verdict_word(compared.ruling.verdict)));
    Value::Object(fields)
}

fn value_of(key: &str, compared: &Compared<'_>) -> String {
    let ruling = compared.ruling;
    let none = || "none".to_owned();
    match key {
        "rule" => joined(ruling.citations().iter().map(ToString::to_string), ", "),
        "result" => ruling::result(ruling).figures().to_owned(),
        "time" => times(ruling),
        "must-play" => ruling.consequences.must_play.as_ref().map_or_else(none, must_play_text),
        "draw-offer" => ruling.consequences.offer.map_or_else(none, |offer| offer_word(offer).to_owned()),
        "open" => joined(ruling.open.iter().map(|open| compared.texts.say(open)), " "),
        "occurrences" => {
            let found = ruling.evidence.occurrences.as_ref();
            // The format lists plies on the board, so not the one that an announced move would make.
            let about_to = ruling.evidence.about_to_appear.as_ref().and(ruling.evidence.position_at);
            let on_board = found.map(|found| found.certain.iter().filter(move |ply| Some(**ply) != about_to));
            on_board.map_or_else(none, |plies| joined(plies.map(ToString::to_string), " "))
        }
        "pairs" => ruling.evidence.missing.as_ref().map_or_else(none, |missing| missing.pairs.to_string()),
        _ => none(),
    }
}

fn joined(words: impl Iterator<Item = String>, between: &str) -> String {
    words.collect::<Vec<_>>().join(between)
}

/// `white +2:00 black -10:00`, or `none`.
fn times(ruling: &Ruling) -> String {
    let changes = ruling.consequences.time.iter().map(|change| {
        let sign = if change.seconds < 0 { '-' } else { '+' };
        let seconds = change.seconds.unsigned_abs();
        format!("{} {sign}{}:{:02}", side_name(change.side), seconds / 60, seconds % 60)
    });
    let text = joined(changes, " ");
    if text.is_empty() { "none".to_owned() } else { text }
}
