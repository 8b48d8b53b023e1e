//! What `games/facts.json` says, read.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub struct Facts {
    pub games: Vec<GameFacts>,
    pub claims: Vec<ClaimFacts>,
}

#[derive(Debug, Deserialize)]
pub struct GameFacts {
    pub file: String,
    pub game: usize,
    pub chess960: bool,
    pub plies: u32,
    pub final_fen: String,
    pub on_board_end: Option<String>,
    pub final_occurrences: Vec<u32>,
    pub threefold: Option<Moment>,
    pub threefold_or_more_at: Vec<u32>,
    pub fivefold: Option<Moment>,
    pub quiet_at_end: u32,
    pub fifty: Option<Moment>,
    pub seventy_five: Option<Moment>,
    pub longest_quiet: Run,
    pub announce: Announce,
    pub promotion: Vec<u32>,
    pub en_passant: Vec<u32>,
    pub castling: Vec<u32>,
    pub look_alikes: Vec<LookAlikes>,
}

/// The first ply at which something was so.
#[derive(Debug, Deserialize, PartialEq)]
pub struct Moment {
    pub ply: u32,
    #[serde(rename = "move")]
    pub name: String,
    #[serde(default)]
    pub occurrences: Vec<u32>,
}

#[derive(Debug, Deserialize, PartialEq)]
pub struct Run {
    pub plies: u32,
    pub from: u32,
    pub to: u32,
}

#[derive(Debug, Deserialize, PartialEq)]
pub struct Announce {
    pub threefold: Vec<AnnouncedThird>,
    pub fifty: Vec<String>,
}

#[derive(Debug, Deserialize, PartialEq)]
pub struct AnnouncedThird {
    #[serde(rename = "move")]
    pub san: String,
    pub earlier: Vec<u32>,
}

#[derive(Debug, Deserialize)]
pub struct LookAlikes {
    pub positions: Vec<Vec<u32>>,
    pub differ_in: Vec<String>,
}

#[derive(Debug, Deserialize)]
pub struct ClaimFacts {
    pub file: String,
    pub game: usize,
    pub at: u32,
    pub by: String,
    pub claim: String,
    pub intending: Option<String>,
    pub holds: bool,
    pub occurrences: Vec<u32>,
    pub quiet: u32,
    pub in_turn: bool,
}

impl Facts {
    pub fn read() -> Facts {
        serde_json::from_str(include_str!("../../games/facts.json")).expect("facts.json as README.md describes it")
    }
}
