//! PGN as it is met in the wild: read without a panic, without losing a game or a move, and written so that it reads
//! the same again.

mod account;
mod bad_input;
mod faithful;
mod reading;
#[path = "../strategies/records.rs"]
mod records;
mod safe;
#[path = "../strategies/mod.rs"]
#[expect(dead_code, reason = "other suites use the rest")]
mod strategies;
mod streaming;
mod times;
mod writing;

use scoresheet_core::pgn::{Game, GameResult, PgnOddity, games};

pub fn main_line(game: &Game) -> Vec<&str> {
    game.moves.iter().map(|played| played.text.as_str()).collect()
}

/// The games of a text: the moves of each in one string, and its result.
pub fn summary(text: &str) -> Vec<(String, Option<GameResult>)> {
    games(text).map(|game| (main_line(&game).join(" "), game.result)).collect()
}

pub fn only_game(text: &str) -> Game {
    let mut found: Vec<Game> = games(text).collect();
    assert_eq!(found.len(), 1, "{text}");
    found.remove(0)
}

/// The oddities of the only game, tags that are missing aside.
pub fn oddities(text: &str) -> Vec<PgnOddity> {
    let kinds = only_game(text).warnings.into_iter().map(|warning| warning.kind);
    kinds.filter(|kind| !matches!(kind, PgnOddity::MissingTags { .. })).collect()
}
