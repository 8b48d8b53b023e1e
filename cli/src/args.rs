//! The arguments.

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Parser, Subcommand, ValueEnum};
use scoresheet_core::writing::{Style, UnknownStyle};
use scoresheet_record::claim::{ClaimKind, Known};
use scoresheet_record::men::{Color, Square};
use scoresheet_record::notation::Notation;
use scoresheet_record::rulebook::{Edition, Supervision, TimeClass};
use scoresheet_texts::Language;

/// Check recorded chess games and rule on draw claims, with evidence. Certified by nobody: the director decides.
#[derive(Debug, Parser)]
#[command(name = "scoresheet", version, max_term_width = 100)]
pub struct Args {
    /// The language of what is printed: en, ru or de
    #[arg(long, global = true, default_value = "en", value_parser = language)]
    lang: Language,
    #[command(subcommand)]
    pub command: Command,
}

impl Args {
    /// The language of what is printed.
    pub fn language(&self) -> Language {
        self.lang
    }
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// For each game: its plies, the first move that is not legal or cannot be read, and whether the result fits
    Check(CheckArgs),
    /// Judge a draw claim on a game
    Verify(VerifyArgs),
    /// Write each game in another notation, or as PGN
    Convert(ConvertArgs),
    /// Answer a JSON file of questions of fact, one line each
    Answer(AnswerArgs),
    /// Judge a file of situations at the board and compare each with what is expected
    Judge(JudgeArgs),
}

#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// A PGN file; - for standard input
    pub file: PathBuf,
    /// The notation that the games are written in: san, descriptive, or the letters of a language; by default found from
    /// each game as a whole
    #[arg(long, value_parser = notation)]
    pub from: Option<Notation>,
}

#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// A PGN file; - for standard input
    pub file: PathBuf,
    /// The notation that the game is written in: san, descriptive, or the letters of a language; by default found from
    /// the game as a whole
    #[arg(long, value_parser = notation)]
    pub from: Option<Notation>,
    /// Which game of the file, counted from 1
    #[arg(long)]
    pub game: Option<usize>,
    /// The ply after which the claim is made, as a number (50) or a move (25b); by default the last
    #[arg(long)]
    pub at: Option<String>,
    /// The move that the claimant has written and not played
    #[arg(long)]
    pub intended: Option<String>,
    /// Who claims; without it, it is only said for whom a claim would be in order
    #[arg(long)]
    pub by: Option<Side>,
    /// Whether the player who moved last has pressed the clock
    #[arg(long)]
    pub pressed: Option<YesNo>,
    /// The square of the piece that the player on move has touched
    #[arg(long, value_name = "SQUARE", value_parser = square)]
    pub touched: Option<Square>,
    /// What is claimed; by default each of the four is looked at
    #[arg(long, value_parser = one_of::<ClaimKind>)]
    pub claim: Option<ClaimKind>,
    /// The edition of the rules
    #[arg(long, default_value = "fide-2023", value_parser = one_of::<Edition>)]
    pub rules: Edition,
    /// How fast the game is: regular, dual, quick, standard, rapid or blitz; by default as the TimeControl tag says
    #[arg(long, value_parser = one_of::<TimeClass>)]
    pub class: Option<TimeClass>,
    /// How closely a rapid or blitz event is supervised: full or basic
    #[arg(long, value_parser = one_of::<Supervision>)]
    pub supervision: Option<Supervision>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    /// A PGN file, its moves in any notation; - for standard input
    pub file: PathBuf,
    /// What to write: san, lan, uci, iccf, figurine, descriptive, the letters of a language (de, fr, ru, …), or pgn
    #[arg(long, value_parser = one_of::<Target>)]
    pub to: Target,
    /// The notation that the games are written in: san, lan, uci, iccf, descriptive, or the letters of a language; by
    /// default found from each game as a whole
    #[arg(long, value_parser = notation)]
    pub from: Option<Notation>,
    /// With --to pgn: write what every other program takes, the legal part and further games from known positions,
    /// instead of all that the record says
    #[arg(long)]
    pub safe: bool,
}

/// What a game is converted to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// PGN.
    Pgn,
    /// Moves in a style.
    Style(Style),
}

impl FromStr for Target {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Target, UnknownStyle> {
        if text.eq_ignore_ascii_case("pgn") { Ok(Target::Pgn) } else { text.parse().map(Target::Style) }
    }
}

#[derive(Debug, clap::Args)]
pub struct AnswerArgs {
    /// A JSON file; - for standard input
    pub file: PathBuf,
}

#[derive(Debug, clap::Args)]
pub struct JudgeArgs {
    /// Files of situations; - for standard input
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Print one JSON line for each case
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Side {
    White,
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum YesNo {
    Yes,
    No,
}

impl From<YesNo> for Known {
    fn from(answer: YesNo) -> Known {
        match answer {
            YesNo::Yes => Known::Yes,
            YesNo::No => Known::No,
        }
    }
}

fn language(text: &str) -> Result<Language, String> {
    Language::from_code(text).ok_or_else(|| format!("unknown language {text:?}; use en, ru or de"))
}

/// An argument that is one of some words; what is wrong with another is said in the words of its type.
fn one_of<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

/// A notation that games are read in. The styles without letters of their own are English algebraic.
fn notation(text: &str) -> Result<Notation, String> {
    match text.to_ascii_lowercase().as_str() {
        "san" | "lan" | "uci" | "iccf" => Ok(Notation::default()),
        _ => one_of(text),
    }
}

fn square(text: &str) -> Result<Square, String> {
    text.parse().map_err(|_| format!("unknown square {text:?}; use a file and a rank, as in e4"))
}
