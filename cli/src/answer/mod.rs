//! `answer`: questions of fact in JSON, one answer a line.

mod clock;
mod fifty;
mod legality;
mod line;
mod pgn_export;
mod pgn_import;
mod read_move;
mod repetition;

use std::io::Write;

use serde::Deserialize;
use serde_json::{Value, json};

use scoresheet_texts::CliText;

use crate::args::AnswerArgs;
use crate::exit::Exit;
use crate::input::{self, Failure};

/// One question; more fields are welcome and not looked at.
#[derive(Debug, Deserialize)]
struct QuestionJson {
    id: Value,
    ask: String,
    #[serde(default)]
    input: Value,
}

/// Why a question cannot be answered, in the words of the question's own fields.
#[derive(Debug, thiserror::Error)]
pub(crate) enum QuestionError {
    #[error("the question {ask:?} is not answered by this version")]
    Unknown { ask: String },
    #[error("input has {key:?} and none of fen, moves_san, announce_san, move_uci, move_san, tail_san and chess960")]
    NoGame { key: String },
    #[error("input: {0}")]
    Input(#[from] serde_json::Error),
    #[error("input.fen: {0}")]
    Fen(#[from] scoresheet_record::setup::FenError),
    #[error("input has to have pgn, moves_san, fen or tags")]
    NothingToWrite,
    #[error("input.result: {text:?} is no result such as 1-0")]
    Result { text: String },
    #[error("input.clocks: {text:?} is neither a number of seconds nor a reading such as 1:05:09")]
    Clock { text: String },
    #[error("input has to have either pgn or pgn_bytes_hex")]
    NoFile,
    #[error("input.pgn_bytes_hex: not pairs of hexadecimal digits")]
    Hex,
    #[error("input has none of comment, clock, time_control and clock_s")]
    NoClock,
    #[error("input.previous_clock: {0}")]
    PreviousClock(scoresheet_record::clock::ClockTextError),
    #[error("input.previous_clock_s: no clock shows {seconds} seconds")]
    PreviousSeconds { seconds: f64 },
    #[error("input.move_uci: {text:?} does not give two squares such as e2e4")]
    Move { text: String },
    #[error("input.locale: {why}")]
    Locale { why: String },
}

/// Answers every question of a file.
pub fn run(args: &AnswerArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let text = input::text(&args.file)?;
    let path = input::name(&args.file);
    let bad = |error: serde_json::Error| CliText::BadJson { path: path.clone(), why: error.to_string() };
    let questions: Vec<Value> = serde_json::from_str(&text).map_err(bad)?;
    let mut exit = Exit::AllWell;
    for (index, question) in questions.into_iter().enumerate() {
        let question = serde_json::from_value::<QuestionJson>(question)
            .map_err(|error| bad(serde::de::Error::custom(format!("question {}: {error}", index + 1))))?;
        let line = match answer(&question) {
            Ok(answer) => json!({ "id": question.id, "answer": answer }),
            Err(error) => {
                exit = Exit::Not;
                json!({ "id": question.id, "error": error.to_string() })
            }
        };
        writeln!(out, "{line}")?;
    }
    Ok(exit)
}

fn answer(question: &QuestionJson) -> Result<Value, QuestionError> {
    match question.ask.as_str() {
        "clock" => clock::answer(&question.input),
        "repetition" => repetition::answer(&question.input),
        "fifty_count" => fifty::answer(&question.input),
        "legality" => legality::answer(&question.input),
        "read_move" => read_move::answer(&question.input),
        "read_descriptive" => read_move::game(&question.input),
        "pgn_export" => pgn_export::answer(&question.input),
        "pgn_import" => pgn_import::answer(&question.input),
        _ => Err(QuestionError::Unknown { ask: question.ask.clone() }),
    }
}
