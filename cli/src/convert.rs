//! `convert`: every game of a file in another notation, or as PGN.

use std::io::{self, Write};

use scoresheet_core::pgn::{self, Game, PgnRecord, Styled, faithful, in_style};
use scoresheet_core::replay::Replay;
use scoresheet_core::writing::Style;
use scoresheet_record::notation::Notation;
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::Line;
use scoresheet_texts::{CliText, Texts};

use crate::args::{ConvertArgs, Target};
use crate::check;
use crate::exit::Exit;
use crate::input::{self, Failure};

/// Converts every game of a file. What cannot be converted stays as it was written, and is told on the side.
pub fn run(args: &ConvertArgs, texts: &Texts, out: &mut dyn Write) -> Result<Exit, Failure> {
    let bytes = input::bytes(&args.file)?;
    let decoded = pgn::decode(&bytes);
    let mut exit = Exit::AllWell;
    let mut is_first = true;
    for game in pgn::games(&decoded.text) {
        let record = record(&game, args.from);
        let faults = faults(&game, &record, texts);
        if !faults.is_empty() {
            exit = Exit::Not;
        }
        if !std::mem::replace(&mut is_first, false) {
            writeln!(out)?;
        }
        let text = match args.to {
            Target::Pgn => pgn::write(&faithful(&record)),
            Target::Style(style) => {
                let Styled { text, .. } = in_style(&record, style);
                text
            }
        };
        out.write_all(text.as_bytes())?;
        for fault in faults {
            out.flush()?;
            writeln!(io::stderr(), "{}: {fault}", check::heading(&game, texts))?;
        }
    }
    if is_first {
        return Err(CliText::NoGame { path: input::name(&args.file) }.into());
    }
    Ok(exit)
}

/// The game as read in the notation that was chosen, or in the one it is written in.
fn record(game: &Game, notation: Option<Notation>) -> PgnRecord {
    let record = PgnRecord::from(game);
    match notation {
        None => record,
        Some(notation) => {
            let replay = Replay::of(&Line { notation: Some(notation), ..game.line() });
            PgnRecord { replay, ..record }
        }
    }
}

/// What about the game could not be converted: the first move that is not legal or cannot be read, how many more stand
/// as they were written, and in which notations the game can be read where that is open.
fn faults(game: &Game, record: &PgnRecord, texts: &Texts) -> Vec<String> {
    let replay = &record.replay;
    let undecided = check::notation(replay, texts).filter(|_| !replay.undecided_notations.is_empty());
    let fault = check::first_fault(game, replay, texts);
    let plies: Vec<Ply> = in_style(record, Style::Uci).as_written;
    let first_is_told = fault.as_ref().is_some_and(|(ply, _)| plies == [*ply]);
    let left = plies.first().filter(|_| !first_is_told);
    let left = left.map(|first| texts.say(&CliText::AsWritten { moves: plies.len(), first: replay.name(*first) }));
    undecided.into_iter().chain(fault.map(|(_, fault)| fault)).chain(left).collect()
}
