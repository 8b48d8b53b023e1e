//! `convert`: every game of a file in another notation, or as PGN.

use std::io::{self, Write};

use scoresheet_core::pgn::{self, Game, PgnRecord, faithful, in_style, safe};
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
    let mut exit = Exit::AllWell;
    let mut is_first = true;
    for game in pgn::stream(input::open(&args.file)?) {
        let game = game.map_err(|error| input::unreadable(&args.file, &error))?;
        let record = record(&game, args.from);
        if !std::mem::replace(&mut is_first, false) {
            writeln!(out)?;
        }
        out.write_all(converted(&record, args, texts).as_bytes())?;
        let faults = faults(&game, &record, texts);
        if !faults.is_empty() {
            exit = Exit::Not;
            // So that the two come in their order on a terminal.
            out.flush()?;
        }
        for fault in faults {
            writeln!(io::stderr(), "{}: {fault}", check::heading(&game, texts))?;
        }
    }
    if is_first {
        return Err(CliText::NoGame { path: input::name(&args.file) }.into());
    }
    Ok(exit)
}

/// The game, or the games that it becomes.
fn converted(record: &PgnRecord, args: &ConvertArgs, texts: &Texts) -> String {
    match args.to {
        Target::Pgn if args.safe => {
            let parts = safe(record, &|note| texts.say(note));
            parts.iter().map(pgn::write).collect::<Vec<_>>().join("\n")
        }
        Target::Pgn => pgn::write(&faithful(record)),
        Target::Style(style) => in_style(record, style).text,
    }
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

/// What about the game could not be converted: what in the file leaves open what was played, the first move that is not legal or cannot be read, how many more stand
/// as they were written, and in which notations the game can be read where that is open.
fn faults(game: &Game, record: &PgnRecord, texts: &Texts) -> Vec<String> {
    let replay = &record.replay;
    let undecided = check::notation(replay, texts).filter(|_| !replay.undecided_notations.is_empty());
    let fault = check::first_fault(game, replay, texts);
    let plies: Vec<Ply> = in_style(record, Style::Uci).as_written;
    let first_is_told = fault.as_ref().is_some_and(|(ply, _)| plies == [*ply]);
    let left = plies.first().filter(|_| !first_is_told);
    let left = left.map(|first| texts.say(&CliText::AsWritten { moves: plies.len(), first: replay.name(*first) }));
    let spoiling = game.warnings.iter().filter(|warning| warning.kind.spoils_the_game());
    let spoiling = spoiling.map(|warning| check::warning(warning, texts));
    spoiling.chain(undecided).chain(fault.map(|(_, fault)| fault)).chain(left).collect()
}
