//! `cargo xtask readers FILE`: our main lines against those of python-chess and pgn-extract.
//!
//! The games are cut out of the file at the lines that begin with `[Event `, and each goes to all three readers. What
//! differs is counted by its kind. Then all of them are written with our writer, faulty ones too, and each reader has to
//! find the same main line in what was written. This is a measurement on data that is not part of the project, so it is
//! no part of `test`; `tests/games/README.md` explains what it shows.

mod difference;
mod peers;

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use scoresheet_core::pgn::{self, ExportGame, Game, GameResult};
use scoresheet_core::replay::{PlyState, Replay};

use crate::verdicts;
use crate::workspace::Workspace;
use difference::Differences;
use peers::{Found, PgnExtract, PythonChess};

#[derive(Args)]
pub struct ReadersArguments {
    /// A PGN file, plain or .zst
    file: PathBuf,
    /// Takes only every so manieth game
    #[arg(long, default_value = "1")]
    every: usize,
    /// Takes at most so many games
    #[arg(long)]
    games: Option<usize>,
}

/// A game as somebody reads it.
#[derive(Debug, Clone)]
pub struct Line {
    /// The main line in SAN, up to the first move that is not legal, not readable or not there.
    moves: Vec<String>,
    /// The result; empty where nobody can tell.
    result: String,
    /// What the reader says is wrong with the game, if anything.
    fault: Option<String>,
}

/// A game cut out of the file.
struct Piece {
    /// Which of the file it is, from 1.
    number: usize,
    text: Vec<u8>,
}

/// Measures; started from a debug build it starts itself as a release build, since the data are large.
pub fn run(workspace: &Workspace, arguments: &ReadersArguments) -> Result<ExitCode> {
    if cfg!(debug_assertions) {
        return again_as_release(workspace, arguments);
    }
    let started = Instant::now();
    let python_chess = PythonChess::ensure(workspace)?;
    let pgn_extract = PgnExtract::ensure(workspace)?;
    let pieces = pieces(arguments)?;
    let texts: Vec<Vec<u8>> = pieces.iter().map(|piece| piece.text.clone()).collect();
    let mut games = Vec::new();
    for piece in &pieces {
        let mut found = pgn::read(&piece.text).games;
        if found.len() != 1 {
            bail!("we find {} games in game {}", found.len(), piece.number);
        }
        games.append(&mut found);
    }
    check_stream(&texts, &games)?;
    let lines: Vec<Line> = games.iter().map(line).collect();
    println!("{} games, {} plies", lines.len(), lines.iter().map(|line| line.moves.len()).sum::<usize>());
    compare("python-chess", &pieces, (&lines, python_chess.read(&texts)?));
    compare(&pgn_extract.version, &pieces, (&lines, pgn_extract.read(&texts)?));

    let written: Vec<Vec<u8>> = games.iter().map(|game| pgn::write(&ExportGame::from(game)).into_bytes()).collect();
    let expected: Vec<Line> = lines.into_iter().map(as_written).collect();
    let ours = written.iter().map(|text| pgn::read(text).games.iter().map(line).collect()).collect();
    compare("what was written, read by us", &pieces, (&expected, ours));
    compare("what was written, read by python-chess", &pieces, (&expected, python_chess.read(&written)?));
    compare("what was written, read by pgn-extract", &pieces, (&expected, pgn_extract.read(&written)?));
    println!("\nin {:.0} s", started.elapsed().as_secs_f64());
    Ok(ExitCode::SUCCESS)
}

fn again_as_release(workspace: &Workspace, arguments: &ReadersArguments) -> Result<ExitCode> {
    let file = std::path::absolute(&arguments.file)?;
    let file = file.to_str().context("the name of the file is not UTF-8")?;
    let every = arguments.every.to_string();
    let mut command =
        vec!["run", "--release", "--locked", "--quiet", "-p", "xtask", "--", "readers", file, "--every", &every];
    let games = arguments.games.map(|games| games.to_string());
    command.extend(games.iter().flat_map(|games| ["--games", games]));
    workspace.run_cargo(&command)?;
    Ok(ExitCode::SUCCESS)
}

/// The games that are compared.
fn pieces(arguments: &ReadersArguments) -> Result<Vec<Piece>> {
    let mut source = BufReader::new(verdicts::open(&arguments.file)?);
    let mut pieces: Vec<Piece> = Vec::new();
    let (mut number, mut line) = (0_usize, Vec::new());
    while source.read_until(b'\n', &mut line)? > 0 {
        let begins = line.starts_with(b"[Event ");
        number += usize::from(begins);
        let is_taken = number % arguments.every.max(1) == 1 % arguments.every.max(1) && number > 0;
        if begins && is_taken {
            if arguments.games.is_some_and(|most| pieces.len() >= most) {
                break;
            }
            pieces.push(Piece { number, text: Vec::new() });
        }
        if let Some(piece) = pieces.last_mut().filter(|_| is_taken) {
            piece.text.extend_from_slice(&line);
        }
        line.clear();
    }
    Ok(pieces)
}

/// One after the other the games are the same as each alone.
fn check_stream(texts: &[Vec<u8>], games: &[Game]) -> Result<()> {
    let whole = texts.concat();
    let mut stream = pgn::stream(whole.as_slice());
    let mut count = 0;
    for (streamed, game) in stream.by_ref().zip(games) {
        let moves = |game: &Game| game.moves.iter().map(|played| played.text.clone()).collect::<Vec<_>>();
        if moves(&streamed?) != moves(game) {
            bail!("game {} is another in the whole file", count + 1);
        }
        count += 1;
    }
    // The last look makes the stream read to its end.
    if stream.next().is_some() || count != games.len() {
        bail!("the whole file has not as many games as its pieces");
    }
    let account = stream.file().account;
    println!(
        "bytes of text: {}, in games {}, blank {}, put aside with a warning {}",
        account.total(),
        account.read,
        account.blank,
        account.warned
    );
    Ok(())
}

fn line(game: &Game) -> Line {
    let replay = Replay::of(&game.line());
    let is_sure = |state: &PlyState| matches!(state, PlyState::Legal { .. } | PlyState::Followed);
    let sure = replay.plies.iter().take_while(|played| is_sure(&played.state));
    let moves: Vec<String> = sure.map(|played| replay.move_text(played)).collect();
    let stop = replay.plies.get(moves.len()).map(|played| format!("stops at {}", replay.name(played.ply)));
    let is_contradicted = game.result_tag.is_some() && game.result_marker.is_some();
    let result = match game.result {
        // The peers know the results that PGN has a mark for.
        Some(GameResult::BothLose | GameResult::HalfToWhite | GameResult::HalfToBlack) => GameResult::Open.figures(),
        Some(result) => result.figures(),
        None if is_contradicted => "",
        None => GameResult::Open.figures(),
    };
    Line { moves, result: result.to_owned(), fault: stop }
}

/// A result that cannot be told is written as an open one.
fn as_written(line: Line) -> Line {
    let result = if line.result.is_empty() { "*".to_owned() } else { line.result };
    Line { result, ..line }
}

fn compare(title: &str, pieces: &[Piece], (ours, theirs): (&[Line], Vec<Found>)) {
    let mut differences = Differences::default();
    for ((piece, ours), theirs) in pieces.iter().zip(ours).zip(&theirs) {
        differences.note(&format!("game {}", piece.number), ours, theirs);
    }
    differences.print(title);
}
