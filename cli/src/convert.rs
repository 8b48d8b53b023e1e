//! `convert`: every game of a file in another notation, or as PGN.

use std::io::{self, Write};

use scoresheet_core::pgn::{self, Game, PgnRecord, faithful, in_style, safe};
use scoresheet_core::replay::{Played, PlyState};
use scoresheet_record::ply::Ply;
use scoresheet_texts::{CliText, Texts};

use crate::args::{ConvertArgs, Target};
use crate::check;
use crate::exit::Exit;
use crate::input::{self, Failure};

/// Converts every game of a file. What cannot be converted stays as it was written, and is told on the side.
pub fn run(args: &ConvertArgs, texts: &Texts, out: &mut dyn Write) -> Result<Exit, Failure> {
    if args.safe && args.to != Target::Pgn {
        return Err(CliText::SafeWithoutPgn.into());
    }
    let mut exit = Exit::AllWell;
    let mut left_out = LeftOut::default();
    let mut is_first = true;
    for game in pgn::stream(input::open(&args.file)?) {
        let game = game.map_err(|error| input::unreadable(&args.file, &error))?;
        let game = check::in_notation(game, args.from);
        let record = PgnRecord::from(&game);
        left_out.add(&record);
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
    if args.to != Target::Pgn
        && let Some(told) = left_out.told()
    {
        out.flush()?;
        writeln!(io::stderr(), "{}", texts.say(&told))?;
    }
    Ok(exit)
}

/// What stands beside the moves of a file, for which only PGN has a place.
#[derive(Debug, Default)]
struct LeftOut {
    comments: usize,
    variations: usize,
    annotations: usize,
    clocks: usize,
}

impl LeftOut {
    fn add(&mut self, record: &PgnRecord) {
        self.comments += record.comments_before.len();
        for notes in &record.notes {
            self.comments += notes.comments.len();
            self.variations += notes.variations.len();
            self.annotations += notes.nags.len() + usize::from(notes.draw_offered);
            self.clocks += usize::from(notes.clock.is_some()) + usize::from(notes.elapsed.is_some());
        }
    }

    fn told(&self) -> Option<CliText> {
        let LeftOut { comments, variations, annotations, clocks } = *self;
        let is_any = comments + variations + annotations + clocks > 0;
        is_any.then_some(CliText::LeftOut { comments, variations, annotations, clocks })
    }
}

/// The game, or the games that it becomes.
fn converted(record: &PgnRecord, args: &ConvertArgs, texts: &Texts) -> String {
    match args.to {
        Target::Pgn if args.safe => {
            let parts = safe(record, &|note| texts.say(note));
            parts.iter().map(pgn::write).collect::<Vec<_>>().join("\n")
        }
        Target::Pgn => pgn::write(&faithful(record)),
        Target::Style(style) => in_style(record, style),
    }
}

/// What about the game could not be converted: what in the file leaves open what was played, the first move that is not
/// legal or cannot be read, how many more stand as they were written, and in which notations the game can be read where
/// that is open.
fn faults(game: &Game, record: &PgnRecord, texts: &Texts) -> Vec<String> {
    let replay = &record.replay;
    let undecided = check::notation(replay, texts).filter(|_| !replay.undecided_notations.is_empty());
    let fault = check::first_fault(game, replay, texts);
    // A legal move is written in every style, and an entry that tells no move has none.
    let is_as_written = |played: &&Played| !matches!(played.state, PlyState::Legal { .. } | PlyState::Missing);
    let plies: Vec<Ply> = replay.plies.iter().filter(is_as_written).map(|played| played.ply).collect();
    let first_is_told = fault.as_ref().is_some_and(|(ply, _)| plies == [*ply]);
    let left = plies.first().filter(|_| !first_is_told);
    let left = left.map(|first| texts.say(&CliText::AsWritten { moves: plies.len(), first: replay.name(*first) }));
    let spoiling = game.warnings.iter().filter(|warning| warning.kind.spoils_the_game());
    let spoiling = spoiling.map(|warning| check::warning(warning, texts));
    spoiling.chain(undecided).chain(fault.map(|(_, fault)| fault)).chain(left).collect()
}
