//! Real games: what this program finds in them is what an independent oracle found (`games/facts.json`).

mod claims;
mod counts;
mod facts;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use scoresheet_core::pgn::{ExportGame, Game, read, write};
use scoresheet_core::replay::Replay;
use scoresheet_record::ply::Ply;

use facts::{Facts, GameFacts};

static FACTS: LazyLock<Facts> = LazyLock::new(Facts::read);

static GAMES: LazyLock<BTreeMap<String, Vec<Game>>> = LazyLock::new(scoresheet_tests::games::all);

/// The game of a file, from 1, followed on the board.
pub fn replay(file: &str, game: usize) -> Replay {
    Replay::of(&GAMES[file][game - 1].line())
}

/// Each game with what the oracle says of it.
pub fn each() -> impl Iterator<Item = (&'static GameFacts, Replay)> {
    FACTS.games.iter().map(|facts| (facts, replay(&facts.file, facts.game)))
}

pub fn numbers(plies: &[Ply]) -> Vec<u32> {
    plies.iter().map(|ply| ply.0).collect()
}

#[test]
fn every_game_of_the_folder_has_its_facts() {
    let games = GAMES.iter().flat_map(|(file, games)| (1..=games.len()).map(move |game| (file.clone(), game)));
    let facts: Vec<(String, usize)> = FACTS.games.iter().map(|facts| (facts.file.clone(), facts.game)).collect();
    assert_eq!(games.collect::<Vec<_>>(), facts);
}

/// What is written of a game is the same game to us as the one that was read.
#[test]
fn each_game_is_written_and_read_again_with_the_same_moves_and_result() {
    for (file, games) in GAMES.iter() {
        for game in games {
            let written = write(&ExportGame::from(game));
            let again = read(written.as_bytes()).games;
            assert_eq!(again.len(), 1, "{file} {}", game.index);
            let names = |game: &Game| {
                let replay = Replay::of(&game.line());
                replay.plies.iter().map(|played| replay.name(played.ply)).collect::<Vec<_>>()
            };
            assert_eq!((names(&again[0]), again[0].result), (names(game), game.result), "{file} {}", game.index);
        }
    }
}
