//! `cargo xtask verdicts FILE`: our threefolds and fifty-move counts against the verdicts of a tournament manager.
//!
//! The file is a PGN, plain or packed with zstd, whose `TerminationDetails` tags say why each game ended, as the
//! archive of the TCEC engine tournaments has them. Every game that ended by repetition or by the fifty-move rule must
//! reach it at its last ply and not before, and no game with another verdict may reach either. Games without a verdict
//! are counted apart. A claim needs a game that goes on, so a mate or stalemate on the hundredth ply reaches nothing.
//! This is a measurement on data that is not part of the project, so it is no part of `test`.

use std::fmt;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;
use scoresheet_core::evidence::{QuietRun, Repetition};
use scoresheet_core::pgn::{self, Game};
use scoresheet_core::replay::{Effect, Replay};
use scoresheet_record::ply::Ply;

use crate::workspace::Workspace;

#[derive(Args)]
pub struct VerdictsArguments {
    /// A PGN file, plain or .zst
    file: PathBuf,
}

/// What the tournament manager said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manager {
    Threefold,
    Fifty,
    Other,
    Silent,
}

impl Manager {
    fn of(game: &Game) -> Manager {
        match game.tag("TerminationDetails").map(str::to_lowercase).as_deref() {
            Some("3-fold repetition") => Manager::Threefold,
            Some("fifty moves rule") => Manager::Fifty,
            Some(_) => Manager::Other,
            None => Manager::Silent,
        }
    }
}

/// What we find: the first ply with a third occurrence, and with a hundred quiet plies.
struct Found {
    last: Ply,
    threefold: Option<Ply>,
    fifty: Option<Ply>,
    fivefold: bool,
    seventy_five: bool,
    unread: bool,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ply = |ply: Option<Ply>| ply.map_or_else(|| "never".to_owned(), |ply| format!("at ply {ply}"));
        write!(f, "threefold {}, fifty {}, last ply {}", ply(self.threefold), ply(self.fifty), self.last)
    }
}

/// So many of so many.
#[derive(Default)]
struct Share {
    part: u32,
    all: u32,
}

impl Share {
    /// Counts one more; `part` is 1 if it belongs to the part and 0 if not.
    fn note(&mut self, part: u32) {
        self.part += part;
        self.all += 1;
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.part, self.all)
    }
}

#[derive(Default)]
struct Report {
    games: u32,
    plies: u64,
    unread: u32,
    /// Games with a threefold, a fivefold, fifty and seventy-five quiet moves.
    totals: [u32; 4],
    threefold: Share,
    fifty: Share,
    both_at_once: u32,
    others: u32,
    silent: Share,
    differences: Vec<String>,
}

/// Measures; started from a debug build it starts itself as a release build, since the data are large.
pub fn run(workspace: &Workspace, arguments: &VerdictsArguments) -> Result<ExitCode> {
    if cfg!(debug_assertions) {
        let file = std::path::absolute(&arguments.file)?;
        let file = file.to_str().context("the name of the file is not UTF-8")?;
        workspace.run_cargo(&["run", "--release", "--locked", "--quiet", "-p", "xtask", "--", "verdicts", file])?;
        return Ok(ExitCode::SUCCESS);
    }
    let started = Instant::now();
    let mut report = Report::default();
    for game in pgn::stream(open(&arguments.file)?) {
        report.add(&game?);
    }
    report.print(started);
    Ok(ExitCode::SUCCESS)
}

/// A file, unpacked as it is read where it is packed.
pub fn open(path: &Path) -> Result<Box<dyn Read>> {
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    if path.extension().is_some_and(|extension| extension == "zst") {
        return Ok(Box::new(ruzstd::decoding::StreamingDecoder::new(BufReader::new(file))?));
    }
    Ok(Box::new(file))
}

fn find(game: &Game) -> Found {
    let replay = Replay::of(&game.line());
    let mut repetition = Repetition::default();
    let mut quiet = QuietRun::carried(replay.set_up.quiet_plies);
    let (mut fifty, mut seventy_five) = (None, false);
    repetition.observe(Ply::START, &replay.start, Effect::Quiet);
    for played in &replay.plies {
        let Some(position) = &played.after else { break };
        repetition.observe(played.ply, position, played.effect);
        quiet.observe(played.ply, position, played.effect);
        if fifty.is_none() && quiet.plies() >= 100 && position.end().is_none() {
            fifty = Some(played.ply);
        }
        seventy_five |= quiet.plies() >= 150;
    }
    let unread = replay.first_fault().is_some() || !replay.gaps().is_empty();
    let (threefold, fivefold) = (repetition.first_time(3), repetition.first_time(5).is_some());
    Found { last: replay.last_ply(), threefold, fifty, fivefold, seventy_five, unread }
}

impl Report {
    fn add(&mut self, game: &Game) {
        let found = find(game);
        self.games += 1;
        self.plies += u64::from(found.last.0);
        self.unread += u32::from(found.unread);
        let reached = [found.threefold.is_some(), found.fivefold, found.fifty.is_some(), found.seventy_five];
        for (total, reached) in self.totals.iter_mut().zip(reached) {
            *total += u32::from(reached);
        }
        let at_last = Some(found.last);
        let agreed = match Manager::of(game) {
            Manager::Threefold => {
                let agreed = found.threefold == at_last && found.fifty.is_none_or(|ply| Some(ply) == at_last);
                self.threefold.note(u32::from(agreed));
                agreed
            }
            Manager::Fifty => {
                self.both_at_once += u32::from(found.threefold == at_last);
                let agreed = found.fifty == at_last && found.threefold.is_none_or(|ply| Some(ply) == at_last);
                self.fifty.note(u32::from(agreed));
                agreed
            }
            Manager::Other => {
                self.others += 1;
                found.threefold.is_none() && found.fifty.is_none()
            }
            Manager::Silent => {
                self.silent.note(u32::from(found.threefold.is_some() || found.fifty.is_some()));
                true
            }
        };
        if !agreed {
            let ended = game.tag("TerminationDetails").unwrap_or("no verdict");
            self.differences.push(format!("game {} in line {}: {ended}; {found}", game.index, game.line));
        }
    }

    fn print(&self, started: Instant) {
        println!("{} games, {} plies, in {:.1} s", self.games, self.plies, started.elapsed().as_secs_f64());
        let [threefold, fivefold, fifty, seventy_five] = self.totals;
        println!(
            "in all games: {threefold} threefold, {fivefold} fivefold, {fifty} fifty, {seventy_five} seventy-five"
        );
        println!("threefold: {} at the last ply and not before", self.threefold);
        println!("fifty moves: {} at the last ply and not before", self.fifty);
        println!("of these, both at the same ply: {}", self.both_at_once);
        println!("games with another verdict: {}, of which neither is reached unless listed below", self.others);
        println!("games without a verdict that reach one of the two: {}", self.silent);
        println!("games with a move that is not legal or not readable: {}", self.unread);
        println!("differences: {}", self.differences.len());
        for difference in &self.differences {
            println!("  {difference}");
        }
    }
}
