//! PGN: no byte is lost by the lexer, and what is read stays as it is when it is written and read again.

use scoresheet_core::pgn::{ExportGame, Game, Pgn, decode, read, write};
use scoresheet_core::replay::{Played, PlyState, Replay};
use scoresheet_record::notation::lexer::tokens;
use scoresheet_record::sheet::Line;

/// Replays are looked at up to here: the search should spend its time in the reader.
const REPLAYED: usize = 60;

pub(super) fn property(bytes: &[u8]) {
    nothing_is_lost(&decode(bytes).text);
    let first = read(bytes);
    let text = written(&first);
    let second = read(text.as_bytes());
    assert_eq!(first.games.len(), second.games.len(), "games are read again, from:\n{text}");
    for (before, after) in first.games.iter().zip(&second.games) {
        is_kept(before, after);
        plays_alike(&beginning(before), &beginning(after));
    }
    // The lines of a header may come in another order once, and then no more.
    let text = written(&second);
    let third = read(text.as_bytes());
    assert_eq!(text, written(&third), "what was written is written anew in the same way");
}

fn beginning(game: &Game) -> Replay {
    let line = game.line();
    let cells = line.cells.into_iter().take(REPLAYED).collect();
    Replay::of(&Line { cells, ..line })
}

/// The legal moves at the beginning are the same, and the entry that ends them has not become a legal move.
fn plays_alike(before: &Replay, after: &Replay) {
    let is_legal = |played: &Played| matches!(played.state, PlyState::Legal { .. });
    for (one, other) in before.plies.iter().zip(&after.plies) {
        assert_eq!(is_legal(one), is_legal(other), "ply {}: {:?} and then {:?}", one.ply, one.written, other.written);
        if !is_legal(one) {
            return;
        }
        assert_eq!(before.move_text(one), after.move_text(other), "ply {}", one.ply);
    }
}

fn nothing_is_lost(text: &str) {
    let mut end = 0;
    for token in tokens(text) {
        assert_eq!(token.start, end, "tokens follow one another");
        assert!(!token.text.is_empty(), "no token is empty");
        assert_eq!(text.get(end..end + token.text.len()), Some(token.text), "a token is a piece of the text");
        end += token.text.len();
    }
    assert_eq!(end, text.len(), "tokens put together are the text");
}

fn written(pgn: &Pgn) -> String {
    let games: Vec<String> = pgn.games.iter().map(|game| write(&ExportGame::from(game))).collect();
    games.join("\n")
}

/// What a game holds survives being written: each move with what stands beside it, the tags, the start and the result.
fn is_kept(before: &Game, after: &Game) {
    assert_eq!(before.moves.len(), after.moves.len(), "plies");
    assert_eq!(before.start.to_fen(), after.start.to_fen(), "start");
    assert_eq!(before.result.is_some(), after.result.is_some() && before.result.is_some(), "result");
    for (ply, (before, after)) in before.moves.iter().zip(&after.moves).enumerate() {
        assert_eq!(before.clock, after.clock, "clock at ply {}", ply + 1);
        assert_eq!(before.elapsed, after.elapsed, "time taken at ply {}", ply + 1);
        assert_eq!(before.draw_offered, after.draw_offered, "draw offer at ply {}", ply + 1);
        assert_eq!(before.nags, after.nags, "glyphs at ply {}", ply + 1);
        let words = |comments: &[String]| comments.iter().map(|comment| plain(comment)).collect::<Vec<_>>().concat();
        let (before, after) = (words(&before.comments), words(&after.comments));
        assert!(after.contains(&before), "comments at ply {}: {before:?} and then {after:?}", ply + 1);
    }
    for tag in before.tags.iter().filter(|tag| !is_derived(&tag.name)) {
        let is_standard = tag.name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        let is_first = before.tags.iter().find(|other| other.name == tag.name) == Some(tag);
        // Names in other letters are the same name to those who write them.
        let mut alike = after.tags.iter().filter(|other| other.name.eq_ignore_ascii_case(&tag.name));
        let is_kept = alike.any(|other| plain(&other.value) == plain(&tag.value));
        assert!(!is_standard || !is_first || is_kept, "tag {tag:?} is lost");
    }
}

/// Tags that are written from other parts of the game.
fn is_derived(name: &str) -> bool {
    ["Result", "SetUp", "FEN", "Variant"].iter().any(|derived| name.eq_ignore_ascii_case(derived))
}

/// Letters and digits alone: blanks, line ends and braces may be written differently.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).collect()
}
