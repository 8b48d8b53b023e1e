//! Every screen says everything in every language, and the odd corners of screens.

use std::time::Duration;

use dioxus::prelude::Key;
use scoresheet_record::log::{Log, Seq};
use scoresheet_record::recorder::RecordAction;
use scoresheet_record::setup::SetUp;
use scoresheet_tests::at_desk::{PIN, at, game_id, opened, stored};
use scoresheet_tests::at_once::at_once;
use scoresheet_texts::Language;
use scoresheet_ui::desk::{Action, Choice, DeviceFact, Effect, Fact, Way};
use scoresheet_ui::store::{GameId, MemoryStore, Store as _, StoreError, StoredGame};

use crate::by_clicks::{all_is_said, fill, in_language, names_a_message, press, tap};
use crate::screen::Screen;

/// A store with a running game.
fn store_with(log: &Log) -> MemoryStore {
    let store = MemoryStore::default();
    at_once(store.open(&game_id(), &stored(log))).expect("an answer").expect("room");
    store
}

#[test]
fn the_screens_without_a_game_say_everything_in_every_language() {
    for language in Language::ALL {
        let mut starting = Screen::new(MemoryStore::default());
        starting.report(Action::Device(DeviceFact::Chosen(vec![Choice::Speak(language)])));
        assert_eq!(starting.place(), "Starting");
        all_is_said(&starting);
        for why in errors() {
            starting.report(Action::Device(DeviceFact::NoStore(why)));
            all_is_said(&starting);
        }

        let store = MemoryStore::default();
        for (name, stored) in odd_games() {
            at_once(store.open(&GameId(name.to_owned()), &stored)).expect("an answer").expect("room");
        }
        let mut screen = in_language(store, language);
        let facts = vec![Fact::NotSecure, Fact::NotPersistent, Fact::CanShare, Fact::WorksOffline];
        screen.report(Action::Device(DeviceFact::Facts(facts)));
        screen.report(Action::Device(DeviceFact::UpdateReady));
        all_is_said(&screen);
        assert_eq!(screen.all("class=warning").len(), 4, "not secure, damaged, newer, unreadable");
        press(&mut screen, "update");
        for theme in ["light", "dark", "device"] {
            screen.choose("theme", theme);
            assert_eq!(screen.the("class=app").get("data-theme"), Some(theme));
        }
        press(&mut screen, "about");
        press(&mut screen, "check-storage");
        let failed = DeviceFact::StorageChecked { checked: 13, failed: vec!["a-hole-is-refused".to_owned()] };
        screen.report(Action::Device(failed));
        all_is_said(&screen);
        screen.report(Action::Device(DeviceFact::Facts(vec![Fact::Persistent])));
        all_is_said(&screen);
        press(&mut screen, "back");
        press(&mut screen, "import");
        press(&mut screen, "import-pasted");
        assert!(!screen.notice().is_empty(), "there is no game in nothing");
        fill(&mut screen, "#pgn-text", "[White \"A\"]\n\n1. e4 (1. d4) e5 2. Qh5?? ~x 1-0");
        press(&mut screen, "import-pasted");
        assert_eq!(screen.place(), "Shelf");
        screen.report(Action::Device(DeviceFact::NotHandedOut(Way::Share)));
        all_is_said(&screen);
    }
}

fn errors() -> [StoreError; 8] {
    [
        StoreError::Taken { seq: Seq(3) },
        StoreError::Hole { seq: Seq(3), expected: Seq(2) },
        StoreError::no_such_game(&game_id()),
        StoreError::Full,
        StoreError::Refused { why: "as planned".to_owned() },
        StoreError::Superseded,
        StoreError::Silent,
        StoreError::Failed { why: "as planned".to_owned() },
    ]
}

/// Games that cannot be read, or not to their end.
pub fn odd_games() -> [(&'static str, StoredGame); 3] {
    let whole = stored(opened(&SetUp::default()).log());
    let mut damaged = whole.clone();
    damaged.lines.push("{\"seq\":2,\"not\":\"an entry\"}".to_owned());
    damaged.lines.push("half a li".to_owned());
    let newer = StoredGame { heading: "{\"format\":\"scoresheet-log\",\"version\":99}".to_owned(), ..whole.clone() };
    let unreadable = StoredGame { heading: "<html>".to_owned(), lines: vec!["nothing".to_owned()], pin: None };
    [
        ("20260501T080000000-damaged", damaged),
        ("20260501T080000000-newer", newer),
        ("20260501T080000000-odd", unreadable),
    ]
}

#[test]
fn the_record_screen_says_everything_in_every_language() {
    for language in Language::ALL {
        let start = SetUp::from_fen("4k3/P7/8/8/8/8/p7/N3K1N1 w - - 0 1").expect("a FEN");
        let mut screen = in_language(store_with(opened(&start).log()), language);
        assert_eq!(screen.place(), "Record");
        press(&mut screen, "draw-offer");
        press(&mut screen, "take-back");
        press(&mut screen, "enter");
        tap(&mut screen, "a7a8");
        press(&mut screen, "promote-q");
        screen.key("#a8", Key::ArrowDown);
        assert!(screen.hall.effects.borrow().contains(&Effect::Focus("a7".to_owned())));
        fill(&mut screen, "#typed-move", "Kd7");
        press(&mut screen, "enter");
        // The knights of a1 and g1 are told apart; those that reach the square by geometry are asked about.
        tap(&mut screen, "a1b3");
        tap(&mut screen, "d7d6");
        tap(&mut screen, "b3d4");
        tap(&mut screen, "d6d7");
        fill(&mut screen, "#typed-move", "Nf3");
        press(&mut screen, "enter");
        assert_eq!(screen.within("class=keys tools question").iter().filter(|found| found.tag == "button").count(), 3);
        let keys = screen.within("class=keys tools question");
        screen.click_on(keys.iter().find(|found| found.tag == "button").expect("a key"));
        all_is_said(&screen);
        tap(&mut screen, "a2a1");
        press(&mut screen, "stays-pawn");
        press(&mut screen, "clock");
        fill(&mut screen, "#clock-time", "x");
        press(&mut screen, "note-clock");
        // What is no time stays in its field.
        fill(&mut screen, "#clock-time", "91");
        press(&mut screen, "note-clock");
        press(&mut screen, "draw-offer");
        fill(&mut screen, "#typed-move", "N?x");
        press(&mut screen, "illegible");
        press(&mut screen, "dash");
        tap(&mut screen, "e4e5");
        assert!(!screen.the("class=uncertain").text.is_empty());
        screen.click("data-ply=3");
        all_is_said(&screen);
        press(&mut screen, "insert");
        press(&mut screen, "dash");
        screen.click("data-ply=3");
        press(&mut screen, "take-out");
        screen.click("data-ply=2");
        press(&mut screen, "leave-cell");
        for why in errors() {
            screen.report(Action::Device(DeviceFact::NotStored { game: game_id(), from: Seq(4), why }));
            all_is_said(&screen);
            screen.the("data-test=not-saved");
        }
        screen.report(Action::Device(DeviceFact::Others(game_id())));
        all_is_said(&screen);
        screen.the("data-test=other-page");
        assert!(screen.all("data-test=take-back").is_empty(), "a page that only reads has no keys");
        screen.report(Action::Device(DeviceFact::WrittenElsewhere { game: game_id(), from: Seq(4) }));
        all_is_said(&screen);
        screen.the("data-test=written-elsewhere");
    }
}

#[test]
fn the_screens_of_claims_and_of_the_director_say_everything_in_every_language() {
    let editions = ["us-2020", "us-2024", "fide-2014-rapid-15", "fide-2017-07", "fide-2018", "fide-2023"];
    for (edition, language) in editions.into_iter().zip(Language::ALL.into_iter().cycle()) {
        claim_and_rule(language, edition);
    }
}

fn claim_and_rule(language: Language, edition: &str) {
    let mut recorder = opened(&SetUp::from_fen("4k3/8/8/8/8/8/P7/R3K2R w KQ - 97 60").expect("a FEN"));
    let at = scoresheet_tests::at_desk::at(std::time::Duration::ZERO);
    let rules =
        scoresheet_record::recorder::RecordAction::Header { tag: "Rules".to_owned(), value: edition.to_owned() };
    recorder.apply(rules, at).expect("a header");
    let store = MemoryStore::default();
    at_once(store.open(&game_id(), &stored(recorder.log()))).expect("an answer").expect("room");
    let mut screen = in_language(store, language);
    for squares in "h1h2 e8e7 h2h1 e7e8 h1h2 e8e7 h2h1 e7e8 e1e4 e8e7".split(' ') {
        tap(&mut screen, squares);
    }
    for kind in ["fifty", "threefold"] {
        press(&mut screen, "claim");
        screen.choose("kind", kind);
        screen.choose("by", "black");
        tap(&mut screen, "a2a8");
        press(&mut screen, "promote-n");
        fill(&mut screen, "#intended", "Rh2");
        press(&mut screen, "draft");
        press(&mut screen, "play-goes-on");
    }
    press(&mut screen, "director");
    for guess in ["1", "2", "3", PIN] {
        fill(&mut screen, "#pin", guess);
        press(&mut screen, "unlock");
    }
    assert_eq!(screen.place(), "Lock", "it waits");
    screen.wait(500);
    fill(&mut screen, "#pin", PIN);
    press(&mut screen, "unlock");
    press(&mut screen, "layer");
    let kinds: Vec<String> = values(&screen, "kind");
    assert!(kinds.len() >= 4, "{kinds:?}");
    for kind in kinds {
        screen.choose("kind", &kind);
        for by in values(&screen, "by") {
            screen.choose("by", &by);
            for pressed in ["yes", "no", "unknown"] {
                screen.choose("pressed", pressed);
                all_is_said(&screen);
            }
        }
    }
    fill(&mut screen, "#intended", "Rh2");
    fill(&mut screen, "#touched", "z9");
    fill(&mut screen, "#touched", "h1");
    press(&mut screen, "mark-made");
    press(&mut screen, "decide-deny");
    assert_eq!(screen.place(), "Record");
    press(&mut screen, "result");
    press(&mut screen, "back");
    press(&mut screen, "director");
    fill(&mut screen, "#pin", PIN);
    press(&mut screen, "unlock");
    press(&mut screen, "decide-draw");
    press(&mut screen, "layer");
    press(&mut screen, "close-sheet");
    assert_eq!(screen.place(), "Finished");
    press(&mut screen, "check-claim");
    assert_eq!(screen.place(), "Director");
    press(&mut screen, "layer");
    press(&mut screen, "back");
}

fn values(screen: &Screen, name: &str) -> Vec<String> {
    screen.all(&format!("name={name}")).iter().filter_map(|option| option.get("value").map(str::to_owned)).collect()
}

/// The keyboard's way over the board, as it is looked at from either side.
#[test]
fn arrow_keys_move_the_focus_as_the_board_is_looked_at() {
    for (keeper, up, left) in [("white", "e3", "d3"), ("black", "e1", "f1")] {
        let mut recorder = opened(&SetUp::default());
        let header = RecordAction::Header { tag: "ScoreKeeper".to_owned(), value: keeper.to_owned() };
        recorder.apply(header, at(Duration::ZERO)).expect("a header");
        let mut screen = Screen::started(store_with(recorder.log()));
        let focus = |screen: &Screen| -> Vec<String> {
            let squares = screen.all("class=square").into_iter().filter(|square| square.get("tabindex") == Some("0"));
            squares.filter_map(|square| square.get("id").map(str::to_owned)).collect()
        };
        assert_eq!(focus(&screen), ["e2"], "one square is in the way of the Tab key");
        for (from, key, to) in [
            ("e2", Key::ArrowUp, up),
            (up, Key::ArrowLeft, left),
            (left, Key::ArrowRight, up),
            (up, Key::ArrowDown, "e2"),
        ] {
            screen.key(&format!("#{from}"), key);
            assert_eq!(focus(&screen), [to], "{keeper}: from {from}");
            assert_eq!(screen.hall.effects.borrow().last(), Some(&Effect::Focus(to.to_owned())));
        }
        screen.key("#e2", Key::Enter);
        assert_eq!(focus(&screen), ["e2"]);
    }
    let mut corner = Screen::started(store_with(opened(&SetUp::default()).log()));
    corner.key("#a1", Key::ArrowLeft);
    corner.key("#a1", Key::ArrowDown);
    assert!(!corner.hall.effects.borrow().iter().any(|effect| matches!(effect, Effect::Focus(_))), "the edge holds");
}

#[test]
fn a_text_that_is_missing_is_found() {
    for (text, missing) in
        [("<label-board>", true), ("a <b-2> c", true), ("1 < 2 > 0", false), ("<A>", false), ("Board", false)]
    {
        assert_eq!(names_a_message(text), missing, "{text}");
    }
}

/// What cannot be read is kept, shown, and can be handed out as it lies in the store.
#[test]
fn odd_games_are_listed_and_handed_out_as_they_lie() {
    let store = MemoryStore::default();
    for (name, stored) in odd_games() {
        at_once(store.open(&GameId(name.to_owned()), &stored)).expect("an answer").expect("room");
    }
    let raw = |stored: &StoredGame| format!("{}\n{}\n", stored.heading, stored.lines.join("\n"));
    let mut screen = Screen::started(store);
    let [(_, damaged), (_, newer), (_, unreadable)] = odd_games();
    // The newest name comes first.
    for stored in [&unreadable, &newer] {
        let keys = screen.within("class=game").into_iter().filter(|found| found.is("class=key")).collect::<Vec<_>>();
        let index = usize::from(stored == &newer);
        screen.click_on(&keys[index]);
        let effects = screen.hall.effects.borrow().clone();
        let Some(Effect::HandOut(Way::File, file)) = effects.last() else { panic!("{effects:?}") };
        assert_eq!(file.text, raw(stored));
    }
    let game = screen.all("class=game").into_iter().find(|found| found.tag == "button").expect("a game to open");
    screen.click_on(&game);
    assert_eq!(screen.place(), "Finished");
    screen.press("save-log");
    let effects = screen.hall.effects.borrow().clone();
    let Some(Effect::HandOut(Way::File, file)) = effects.last() else { panic!("{effects:?}") };
    assert_eq!(file.text, raw(&damaged), "with what lies behind the damage");
}
