//! A game that is over, handed out: once where every program can take it, twice where not.

use std::time::Duration;

use scoresheet_core::pgn;
use scoresheet_record::log::Event;
use scoresheet_record::men::Color;
use scoresheet_record::notation::MoveText;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
use scoresheet_record::setup::SetUp;
use scoresheet_tests::at_desk::{AtDesk, at, game_id, opened, stored};
use scoresheet_tests::at_once::at_once;
use scoresheet_texts::Language;
use scoresheet_ui::desk::{Action, Choice, DeviceFact, Effect, FinishAction, Readers, Way};
use scoresheet_ui::store::{MemoryStore, Store as _};

use crate::by_clicks::all_is_said;
use crate::screen::Screen;

fn written(moves: &str) -> Recorder {
    let mut recorder = opened(&SetUp::default());
    for text in moves.split(' ') {
        let writing = Writing::Text(MoveText::new(text));
        recorder.apply(RecordAction::Write(writing), at(Duration::ZERO)).expect("any text can be written");
    }
    recorder
}

fn signed(mut recorder: Recorder) -> Recorder {
    recorder.apply(RecordAction::Result(GameResult::Draw), at(Duration::ZERO)).expect("a result");
    for side in [Color::White, Color::Black] {
        recorder.note(Event::Signature { side }, at(Duration::ZERO)).expect("a note");
    }
    recorder
}

fn shown(recorder: &Recorder) -> Screen {
    let store = MemoryStore::default();
    at_once(store.open(&game_id(), &stored(recorder.log()))).expect("an answer").expect("room");
    let mut screen = Screen::started(store);
    let game = screen.all("class=game").into_iter().find(|found| found.tag == "button").expect("a game to open");
    screen.click_on(&game);
    assert_eq!(screen.place(), "Finished");
    screen
}

fn handed_out(screen: &mut Screen, key: &str) -> (String, String) {
    screen.press(key);
    let effects = screen.hall.effects.borrow().clone();
    let Some(Effect::HandOut(Way::File, file)) = effects.last() else { panic!("{effects:?}") };
    (file.name.clone(), file.text.clone())
}

#[test]
fn a_clean_game_goes_out_by_one_tap_and_plainly() {
    let mut screen = shown(&signed(written("e2-e4 e5 Qh5 Nc6 Qxf7")));
    assert!(screen.all("data-test=save-pgn-others").is_empty());
    let (name, text) = handed_out(&mut screen, "save-pgn");
    assert!(name.ends_with(".pgn") && !name.contains("other-programs"), "{name}");
    assert!(text.ends_with("\n1. e4 e5 2. Qh5 Nc6 3. Qxf7+ 1/2-1/2\n") && text.contains("[LogSeal "), "{text}");
}

#[test]
fn a_game_that_pgn_cannot_hold_goes_out_twice_over_in_every_language() {
    let recorder = signed(written("e4 e5 -- Nc6 Nf3"));
    for language in Language::ALL {
        let mut screen = shown(&recorder);
        screen.report(Action::Device(DeviceFact::Chosen(vec![Choice::Speak(language)])));
        all_is_said(&screen);
        let (ours, faithful) = handed_out(&mut screen, "save-pgn");
        let (others, safe) = handed_out(&mut screen, "save-pgn-others");
        assert_ne!(ours, others, "one does not overwrite the other");
        assert!(faithful.contains("2. -- Nc6 3. Nf3"), "{faithful}");
        assert!(!safe.contains("[%sheet") && safe.contains(": 2. -- Nc6 3. Nf3}"), "{safe}");
        let game = &pgn::read(safe.as_bytes()).games[0];
        assert_eq!((game.moves.len(), game.result), (2, Some(GameResult::Draw)), "{safe}");
    }
}

/// Invariant: a scoresheet may not help. Not before the game is over does the app ask whether its moves are legal.
#[test]
fn nothing_is_asked_and_nothing_goes_out_while_the_game_is_played() {
    for moves in ["e4 e5 Ke3", "e4 e5 Nf3"] {
        let mut at_desk = AtDesk::playing(written(moves).log());
        assert!(!at_desk.desk.is_written_twice(), "{moves}");
        for readers in [Readers::Ours, Readers::Others] {
            assert_eq!(at_desk.act(Action::Finish(FinishAction::ExportPgn(readers, Way::File))), [], "{moves}");
        }
    }
}
