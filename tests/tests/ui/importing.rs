//! Games brought in and handed out again say what they said.

use proptest::prelude::*;
use scoresheet_core::pgn::{self, ExportGame, Game, PgnRecord};
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_record::outcome::GameResult;
use scoresheet_tests::at_desk::AtDesk;
use scoresheet_tests::states::without_slips;
use scoresheet_ui::desk::{Action, Effect, FinishAction, Place, Readers, ShelfAction, Way};
use scoresheet_ui::store::GameId;

use crate::records::any_record;

/// The moves of a PGN game with its result, without its tags.
fn movetext(pgn: &str) -> &str {
    pgn.split_once("\n\n").map_or(pgn, |(_, moves)| moves)
}

/// A game as a record can have it: no comments, no variations, no glyphs.
fn bare(game: &Game) -> ExportGame {
    let mut bare = ExportGame::from(game);
    bare.comments_before.clear();
    for played in &mut bare.moves {
        played.comments.clear();
        played.variations.clear();
        played.nags.clear();
    }
    bare
}

fn is_legal(game: &Game) -> bool {
    let replay = Replay::of(&game.line());
    replay.plies.iter().all(|played| matches!(&played.state, PlyState::Legal { slips } if slips.is_empty()))
}

/// A desk at which a file has been brought in, and its games.
fn brought_in(name: &str, bytes: &[u8]) -> (AtDesk, Vec<GameId>) {
    let mut at_desk = AtDesk::default();
    at_desk.finds(Vec::new());
    at_desk.act(Action::Go(Place::Import));
    let id = GameId("20260501T080000000-00000000".to_owned());
    let import = ShelfAction::Import { name: name.to_owned(), bytes: bytes.to_vec(), id };
    let effects = at_desk.act(Action::Shelf(import));
    assert_eq!(at_desk.desk.place(), Place::Shelf);
    let opened = effects.iter().map(|effect| match effect {
        Effect::OpenGame { game, .. } => game.clone(),
        other => panic!("{other:?}"),
    });
    let opened = opened.collect();
    (at_desk, opened)
}

/// Brings a file in and hands every game of it out.
fn there_and_back(name: &str, bytes: &[u8]) -> Vec<String> {
    let (mut at_desk, opened) = brought_in(name, bytes);
    let mut out = Vec::new();
    for id in opened {
        at_desk.act(Action::Shelf(ShelfAction::Open(id)));
        assert_eq!(at_desk.desk.place(), Place::Finished);
        let effects = at_desk.act(Action::Finish(FinishAction::ExportPgn(Readers::Ours, Way::File)));
        let [Effect::HandOut(Way::File, file)] = &effects[..] else { panic!("{effects:?}") };
        out.push(file.text.clone());
        at_desk.act(Action::Shelf(ShelfAction::Leave));
    }
    out
}

#[test]
fn every_game_of_the_folder_comes_back_with_its_moves_clocks_and_result() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let (mut legal, mut all) = (0, 0);
    for entry in std::fs::read_dir(folder).expect("the folder of games") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "pgn") {
            continue;
        }
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let bytes = std::fs::read(&path).expect("a game file");
        let games = pgn::read(&bytes).games;
        let out = there_and_back(&name, &bytes);
        assert_eq!(out.len(), games.len(), "{name}");
        for (game, text) in games.iter().zip(&out) {
            all += 1;
            let again = pgn::read(text.as_bytes());
            assert_eq!(again.games[0].moves.len(), game.moves.len(), "{name}, game {}", game.index);
            if is_legal(game) {
                legal += 1;
                assert_eq!(movetext(text), movetext(&pgn::write(&bare(game))), "{name}, game {}", game.index);
            }
        }
    }
    assert!(legal > 20 && legal * 10 > all * 8, "{legal} of {all} games are legal");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_record_handed_out_faithfully_and_brought_in_is_followed_alike(record in any_record()) {
        let sheet = record.0.sheet();
        let text = pgn::write(&pgn::faithful(&PgnRecord::from(sheet)));
        let (mut at_desk, opened) = brought_in("game.pgn", text.as_bytes());
        prop_assert_eq!(opened.len(), 1);
        at_desk.act(Action::Shelf(ShelfAction::Open(opened[0].clone())));
        let again = at_desk.game().sheet();
        prop_assert_eq!(&again.start, &sheet.start);
        prop_assert_eq!(&again.diagrams, &sheet.diagrams);
        prop_assert_eq!(again.result, sheet.result.filter(|result| *result != GameResult::Open));
        let (before, after) = (Replay::of(&sheet.line()), Replay::of(&again.line()));
        prop_assert_eq!(before.plies.len(), after.plies.len());
        for (played, read) in before.plies.iter().zip(&after.plies) {
            prop_assert_eq!(without_slips(&played.state), without_slips(&read.state), "{:?} {:?}\n{}", played, read, &text);
            prop_assert_eq!(played.gesture, read.gesture, "{}", &text);
            prop_assert_eq!(&played.after, &read.after, "{}", &text);
        }
        for (entry, read) in sheet.cells.iter().zip(&again.cells) {
            prop_assert_eq!((entry.clock, entry.draw_offer), (read.clock, read.draw_offer));
        }
    }
}

/// B is the Hungarian rook: what no rook can do does not become a move of the English bishop when the game is on the device.
#[test]
fn a_game_in_other_letters_stays_in_them() {
    let (mut at_desk, opened) = brought_in("game.pgn", b"[White \"A\"]\n\n1. e4 e5 2. Hf3 Hc6 3. Bd3 *\n");
    at_desk.act(Action::Shelf(ShelfAction::Open(opened[0].clone())));
    let replay = Replay::of(&at_desk.game().sheet().line());
    let states: Vec<bool> = replay.plies.iter().map(|played| matches!(played.state, PlyState::Legal { .. })).collect();
    assert_eq!((replay.notation.to_string().as_str(), states), ("hu", vec![true, true, true, true, false]));
    let text = pgn::write(&pgn::faithful(&PgnRecord::from(at_desk.game().sheet())));
    let again = Replay::of(&pgn::read(text.as_bytes()).games[0].line());
    assert!(again.first_fault().is_some_and(|played| played.ply.0 == 5), "{text}");
}
