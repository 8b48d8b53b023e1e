//! Other readers of PGN: python-chess and pgn-extract.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::Line;
use crate::workspace::{Workspace, run};

/// The version of python-chess that is compared with.
const PYTHON_CHESS: &str = "chess==1.11.2";

/// Where Debian puts pgn-extract, which is not on every PATH.
const GAMES_FOLDER: &str = "/usr/games/pgn-extract";

/// So many games are given to pgn-extract at once.
const BATCH: usize = 200;

/// A game behind each text, by which the games of the next are told from those of this.
const MARK: &str = "\n\n[Event \"mark\"]\n[Result \"*\"]\n\n1. a3 h6 2. h3 a6 3. a4 h5 4. h4 a5 *\n\n";
const MARK_MOVES: [&str; 8] = ["a3", "h6", "h3", "a6", "a4", "h5", "h4", "a5"];

/// python-chess in an environment of its own.
pub struct PythonChess {
    python: PathBuf,
    script: PathBuf,
    folder: PathBuf,
}

/// pgn-extract as it is installed.
pub struct PgnExtract {
    program: PathBuf,
    folder: PathBuf,
    /// What it says of its version.
    pub version: String,
}

/// The games that a peer finds in a piece of text.
pub type Found = Vec<Line>;

#[derive(Deserialize)]
struct PieceJson {
    games: Vec<GameJson>,
}

#[derive(Deserialize)]
struct GameJson {
    moves: Vec<String>,
    result: String,
    errors: Vec<String>,
}

impl PythonChess {
    /// Installs it below the folder of builds, if it is not there.
    pub fn ensure(workspace: &Workspace) -> Result<PythonChess> {
        let folder = folder(workspace)?;
        let environment = folder.join("venv");
        let python = environment.join("bin/python");
        if !python.is_file() {
            let mut make = Command::new("python3");
            make.args(["-m", "venv"]).arg(&environment);
            run(make)
                .context("python-chess needs Python 3 with its venv (on Debian `apt-get install python3-venv`)")?;
        }
        let mut install = Command::new(&python);
        install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", PYTHON_CHESS]);
        run(install)?;
        Ok(PythonChess { python, script: workspace.root().join("xtask/src/readers/python_chess.py"), folder })
    }

    /// What it finds in each text.
    pub fn read(&self, texts: &[Vec<u8>]) -> Result<Vec<Found>> {
        let (file, lengths) = (self.folder.join("pieces.pgn"), self.folder.join("pieces.lengths"));
        fs::write(&file, texts.concat())?;
        let mut numbers = String::new();
        for text in texts {
            writeln!(numbers, "{}", text.len())?;
        }
        fs::write(&lengths, numbers)?;
        let output =
            Command::new(&self.python).arg(&self.script).arg(&file).arg(&lengths).stderr(Stdio::inherit()).output()?;
        if !output.status.success() {
            bail!("python-chess failed");
        }
        let read = |line: &str| -> Result<Found> {
            let piece: PieceJson = serde_json::from_str(line)?;
            let games = piece.games.into_iter();
            Ok(games
                .map(|game| Line { moves: game.moves, result: game.result, fault: game.errors.into_iter().next() })
                .collect())
        };
        std::str::from_utf8(&output.stdout)?.lines().map(read).collect()
    }
}

impl PgnExtract {
    /// The program on the PATH or where Debian puts it; installed on Debian, by root alone.
    pub fn ensure(workspace: &Workspace) -> Result<PgnExtract> {
        let found = || ["pgn-extract", GAMES_FOLDER].into_iter().find_map(|name| Some((name, version(name)?)));
        if found().is_none() {
            let mut install = Command::new("apt-get");
            install.args(["install", "-y", "pgn-extract"]);
            // Without the rights it fails, and the sentence below says what to do.
            let _ = run(install);
        }
        let (program, version) =
            found().context("pgn-extract is missing; on Debian run `apt-get install pgn-extract`")?;
        Ok(PgnExtract { program: program.into(), folder: folder(workspace)?, version })
    }

    /// What it finds in each text. Games that it would leave out because of a fault are asked for with what it could
    /// read of them.
    pub fn read(&self, texts: &[Vec<u8>]) -> Result<Vec<Found>> {
        let mut found = Vec::with_capacity(texts.len());
        for batch in texts.chunks(BATCH) {
            found.extend(self.batch(batch)?);
        }
        Ok(found)
    }

    /// Halved until the mark behind each text is found, so that what a damaged text swallows is known.
    fn batch(&self, texts: &[Vec<u8>]) -> Result<Vec<Found>> {
        let marked: Vec<Vec<u8>> = texts.iter().map(|text| [text.as_slice(), MARK.as_bytes()].concat()).collect();
        let games = self.once(&marked.concat())?;
        let pieces: Vec<Found> = games.split(|game| game.moves == MARK_MOVES).map(<[Line]>::to_vec).collect();
        match pieces.split_last() {
            Some((rest, pieces)) if pieces.len() == texts.len() && rest.is_empty() => Ok(pieces.to_vec()),
            _ if texts.len() > 1 => {
                let (first, second) = texts.split_at(texts.len() / 2);
                Ok([self.batch(first)?, self.batch(second)?].concat())
            }
            // It goes without a mark, so nothing else is swallowed.
            _ => texts.iter().map(|text| self.once(text)).collect(),
        }
    }

    fn once(&self, text: &[u8]) -> Result<Found> {
        let file = self.folder.join("batch.pgn");
        fs::write(&file, text)?;
        let mut ask = Command::new(&self.program);
        ask.args(["-s", "-C", "-N", "-V", "--nomovenumbers", "--keepbroken", "-w", "100000"]).arg(&file);
        let output = ask.stderr(Stdio::null()).output()?;
        // Names may be Latin-1; the moves are not.
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(text.lines().filter(|line| !line.is_empty() && !line.starts_with('[')).map(line_of).collect())
    }
}

/// Moves and the result behind them.
fn line_of(text: &str) -> Line {
    let mut moves: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    let result = moves.pop_if(|last| matches!(last.as_str(), "1-0" | "0-1" | "1/2-1/2" | "*"));
    Line { moves, result: result.unwrap_or_default(), fault: None }
}

fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").output().ok()?;
    let said = [output.stdout, output.stderr].concat();
    String::from_utf8_lossy(&said).lines().next().map(str::to_owned)
}

fn folder(workspace: &Workspace) -> Result<PathBuf> {
    let folder: &Path = &workspace.target()?.join("readers");
    fs::create_dir_all(folder)?;
    Ok(folder.to_owned())
}
