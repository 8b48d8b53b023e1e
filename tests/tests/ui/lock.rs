//! The arbiter lock: it closes by itself, makes wrong guesses wait, and logs every try (`design.md` §7.8).

use std::time::Duration;

use scoresheet_record::log::Unlock;
use scoresheet_record::setup::SetUp;
use scoresheet_tests::at_desk::{AtDesk, PIN, game_id, opened, stored};
use scoresheet_texts::UiText;
use scoresheet_ui::desk::{AUTO_LOCK, Action, DeviceFact, DirectorAction, Effect, Layer, Place, waiting};
use scoresheet_ui::store::Seq;

use crate::places::unlocks;

fn at_board() -> AtDesk {
    AtDesk::playing(opened(&SetUp::default()).log())
}

fn does(at_desk: &mut AtDesk, action: DirectorAction) -> Vec<Effect> {
    at_desk.act(Action::Director(action))
}

fn tries(at_desk: &mut AtDesk, pin: &str) -> Vec<Effect> {
    does(at_desk, DirectorAction::Unlock(pin.to_owned()))
}

#[test]
fn the_lock_closes_a_minute_after_the_last_touch_at_the_next_tick() {
    assert_eq!(AUTO_LOCK, Duration::from_secs(60));
    let mut at_desk = at_board();
    tries(&mut at_desk, PIN);
    for _ in 0..3 {
        at_desk.clock += Duration::from_millis(59_700);
        at_desk.act(Action::Tick);
        assert_eq!(at_desk.desk.place(), Place::Director, "not yet");
        does(&mut at_desk, DirectorAction::ToggleLayer);
    }
    assert_eq!(at_desk.game().director.layer, Layer::DirectorOnly);
    at_desk.clock += Duration::from_millis(59_800);
    at_desk.act(Action::Tick);
    assert_eq!(at_desk.desk.place(), Place::Director);
    let effects = at_desk.act(Action::Tick);
    assert_eq!(at_desk.desk.place(), Place::Record);
    assert_eq!(at_desk.game().director.layer, Layer::Shared, "the next one to come in begins anew");
    assert_eq!(unlocks(&at_desk), [Unlock::PinSet, Unlock::Unlocked, Unlock::Locked]);
    assert!(matches!(&effects[..], [Effect::Append { .. }]), "{effects:?}");
    assert_eq!(at_desk.act(Action::Tick), []);
}

#[test]
fn a_device_that_slept_wakes_up_locked_whatever_is_done_first() {
    for action in [
        DirectorAction::MarkMade,
        DirectorAction::ToggleLayer,
        DirectorAction::Decide { text: "won".to_owned(), result: None },
        DirectorAction::CloseSheet,
    ] {
        let mut at_desk = at_board();
        tries(&mut at_desk, PIN);
        at_desk.clock += Duration::from_secs(3600);
        does(&mut at_desk, action.clone());
        assert_eq!(at_desk.desk.place(), Place::Record, "{action:?}");
        assert_eq!(at_desk.game().pending_claim(), None, "{action:?}");
        assert_eq!(unlocks(&at_desk), [Unlock::PinSet, Unlock::Unlocked, Unlock::Locked], "{action:?}");
    }
}

#[test]
fn the_lock_does_not_stay_open_behind_another_screen() {
    for place in [Place::Record, Place::Claim, Place::Lock, Place::Result] {
        let mut at_desk = at_board();
        tries(&mut at_desk, PIN);
        at_desk.act(Action::Go(place));
        assert_eq!(at_desk.desk.place(), place);
        at_desk.act(Action::Go(Place::Director));
        assert_eq!(at_desk.desk.place(), place, "the way back leads through the lock");
        does(&mut at_desk, DirectorAction::MarkMade);
        assert_eq!(at_desk.game().pending_claim(), None);
        assert_eq!(unlocks(&at_desk), [Unlock::PinSet, Unlock::Unlocked, Unlock::Locked]);
    }
}

/// Nothing that is done there could be stored, and nothing would answer, not even the key that locks.
#[test]
fn the_lock_closes_when_another_page_takes_the_game() {
    for fact in [DeviceFact::Others(game_id()), DeviceFact::WrittenElsewhere { game: game_id(), from: Seq(2) }] {
        let mut at_desk = at_board();
        tries(&mut at_desk, PIN);
        at_desk.act(Action::Device(fact.clone()));
        assert_eq!(at_desk.desk.place(), Place::Record, "{fact:?}");
        tries(&mut at_desk, PIN);
        assert_eq!(at_desk.desk.place(), Place::Record, "{fact:?}");
    }
}

#[test]
fn wrong_guesses_make_the_lock_wait_and_every_try_is_logged() {
    let mut at_desk = at_board();
    let mut expected = vec![Unlock::PinSet];
    for guess in ["0000", "271"] {
        tries(&mut at_desk, guess);
        expected.push(Unlock::WrongPin);
        assert_eq!(at_desk.desk.notice, Some(UiText::NoticeWrongPin));
    }
    tries(&mut at_desk, "27180");
    expected.push(Unlock::WrongPin);
    assert_eq!(at_desk.desk.notice, Some(UiText::NoticePinWaits { seconds: 30 }));
    let effects = tries(&mut at_desk, PIN);
    expected.push(Unlock::TooSoon);
    assert_eq!(at_desk.desk.place(), Place::Record, "the right PIN has to wait as well");
    assert!(matches!(&effects[..], [Effect::Append { lines, .. }] if lines.len() == 1), "a try goes to the disk");
    assert_eq!(unlocks(&at_desk), expected);

    // Loading the page anew does not shorten the wait, nor does its clock, which begins anew.
    let log = at_desk.game().log().clone();
    let mut again = AtDesk { clock: at_desk.clock, ..AtDesk::default() };
    again.finds(vec![(game_id(), stored(&log))]);
    again.act(Action::Device(DeviceFact::Mine(game_id())));
    tries(&mut again, PIN);
    expected.push(Unlock::TooSoon);
    assert_eq!((again.desk.place(), unlocks(&again)), (Place::Record, expected.clone()));
    let now = scoresheet_tests::at_desk::at(again.clock);
    again.clock += waiting(again.game().log(), now);
    tries(&mut again, PIN);
    expected.push(Unlock::Unlocked);
    assert_eq!((again.desk.place(), unlocks(&again)), (Place::Director, expected.clone()));

    // A right one begins anew.
    does(&mut again, DirectorAction::Lock);
    tries(&mut again, "0000");
    expected.extend([Unlock::Locked, Unlock::WrongPin]);
    assert_eq!(again.desk.notice, Some(UiText::NoticeWrongPin));
    assert_eq!(unlocks(&again), expected);
}

#[test]
fn behind_a_closed_lock_nothing_is_done() {
    let mut at_desk = at_board();
    let before = at_desk.game().log().clone();
    for action in [
        DirectorAction::MarkMade,
        DirectorAction::PlayGoesOn,
        DirectorAction::ToggleLayer,
        DirectorAction::Acknowledge,
        DirectorAction::Decide { text: "won".to_owned(), result: None },
        DirectorAction::CloseSheet,
        DirectorAction::Lock,
    ] {
        assert_eq!(does(&mut at_desk, action.clone()), [], "{action:?}");
        assert_eq!(*at_desk.game().log(), before, "{action:?}");
        assert_eq!(at_desk.desk.place(), Place::Record, "{action:?}");
    }
}
