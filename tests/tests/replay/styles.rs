//! Every legal move, written in every style, is read as the same single move.

use proptest::prelude::*;
use scoresheet_core::position::Position as CorePosition;
use scoresheet_core::reading::{Origins, read_in, read_on_sheet};
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_core::writing::{Style, write, write_on_sheet};
use scoresheet_record::notation::{MoveText, Notation};
use scoresheet_record::sheet::{Line, Written};
use scoresheet_tests::random_games::{Dice, RandomGame};

use crate::spellings::random;

/// The position before each move, with where its pieces began.
fn followed(game: &RandomGame) -> Vec<(CorePosition, Origins)> {
    let (mut position, _) = CorePosition::set_up(&game.start);
    let mut origins = Origins::at_start(&position);
    let mut before = Vec::new();
    for m in &game.moves {
        let gesture = CorePosition::gesture(*m);
        before.push((position.clone(), origins.clone()));
        origins.follow(&position, &gesture);
        position = position.after_gesture(&gesture).expect("a legal move");
    }
    before
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// FIDE Appendix C, PGN 8.2.3, US 15A: whatever the style and the letters, position and text give one move.
    #[test]
    fn a_move_written_in_any_style_is_read_as_that_move(seed in any::<u64>(), plies in 1_usize..90) {
        let game = random(seed, plies);
        let mut dice = Dice::new(seed);
        let positions = followed(&game);
        for _ in 0..4 {
            let (position, origins) = dice.pick(&positions);
            for m in position.legal_moves() {
                let gesture = CorePosition::gesture(m);
                for style in Style::all() {
                    let text = write(position, &gesture, style);
                    let place = format!("{style} {text:?} for {} in {}", position.san(m), position.fen(0, scoresheet_record::ply::MoveNumber(1)));
                    let text = MoveText::new(&text.expect("a style for each move"));
                    prop_assert_eq!(read_in(position, &text, style.notation()).legal(), Some(gesture), "{}", place);
                    let on_sheet = write_on_sheet(position, &gesture, style, origins).expect("a style for each move");
                    let read = read_on_sheet(position, &MoveText::new(&on_sheet), style.notation(), origins);
                    prop_assert_eq!(read.legal(), Some(gesture), "on its sheet: {}", place);
                }
            }
        }
    }

    /// A whole game is read in the notation it is written in, found from the game where several would do.
    #[test]
    fn a_game_written_in_any_style_replays_as_that_game(seed in any::<u64>(), plies in 1_usize..90) {
        let game = random(seed, plies);
        let positions = followed(&game);
        for style in Style::all() {
            let texts = game.moves.iter().zip(&positions).map(|(m, (position, origins))| {
                write_on_sheet(position, &CorePosition::gesture(*m), style, origins).expect("a style for each move")
            });
            let cells: Vec<Written> = texts.map(|text| Written::Text(MoveText::new(&text))).collect();
            let chosen = Line { start: game.start.clone(), cells, notation: Some(style.notation()), ..Line::default() };
            let replay = Replay::of(&chosen);
            for (played, m) in replay.plies.iter().zip(&game.moves) {
                prop_assert_eq!(played.gesture, Some(CorePosition::gesture(*m)), "{} {:?}", style, played.written);
                let is_legal = matches!(played.state, PlyState::Legal { .. });
                prop_assert!(is_legal, "{} {:?}", style, played);
            }
            // Not chosen, it is found, or left open; never taken for another.
            let found = Replay::of(&Line { notation: None, ..chosen });
            let is_english = found.notation == Notation::default();
            for (played, m) in found.plies.iter().zip(&game.moves).filter(|_| !is_english) {
                prop_assert_eq!(played.gesture, Some(CorePosition::gesture(*m)), "{} as {}", style, found.notation);
            }
        }
    }
}
