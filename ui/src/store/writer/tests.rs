use std::cell::{Cell, RefCell};
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use super::*;
use crate::store::{Fault, FaultyStore, MemoryStore, Plan};

fn id() -> GameId {
    GameId("game".to_owned())
}

fn line(number: u32) -> String {
    format!("line {number}")
}

fn game(lines: u32) -> StoredGame {
    StoredGame { heading: "heading".to_owned(), pin: None, lines: (0..lines).map(line).collect() }
}

/// A writer that goes on with a game of `stored` lines, and to which `pushed` more were given.
fn writer(stored: u32, pushed: u32) -> Writer {
    let mut writer = Writer::resume(id(), game(stored));
    push(&mut writer, pushed);
    writer
}

fn push(writer: &mut Writer, count: u32) {
    for _ in 0..count {
        let seq = writer.ours.next_place();
        writer.push(seq, line(seq.0)).unwrap();
    }
}

fn failed() -> StoreError {
    StoreError::Failed { why: "as planned".to_owned() }
}

fn poll<F: Future>(future: std::pin::Pin<&mut F>) -> Poll<F::Output> {
    future.poll(&mut Context::from_waker(Waker::noop()))
}

#[test]
fn what_is_pushed_during_a_call_goes_with_the_next_one() {
    let mut writer = writer(2, 1);
    let first = Step::Append { game: id(), first: Seq(2), lines: vec![line(2)] };
    assert_eq!(writer.next_step(), Some(first));
    push(&mut writer, 2);
    assert_eq!(writer.next_step(), None);
    assert_eq!(writer.answered(Reply::Wrote(Ok(()))), Answer::Stored { up_to: Seq(2) });
    let second = Step::Append { game: id(), first: Seq(3), lines: vec![line(3), line(4)] };
    assert_eq!(writer.next_step(), Some(second));
    assert_eq!(writer.answered(Reply::Wrote(Ok(()))), Answer::Stored { up_to: Seq(4) });
    assert_eq!(writer.next_step(), None);
    assert_eq!(writer.unsaved_from(), Seq(5));
}

#[test]
fn an_entry_out_of_turn_is_refused_and_changes_nothing() {
    let mut writer = writer(2, 1);
    for seq in [0, 2, 4] {
        let refused = OutOfTurn { seq: Seq(seq), expected: Seq(3) };
        assert_eq!(writer.push(Seq(seq), "other".to_owned()), Err(refused));
    }
    assert_eq!(writer.ours, game(3));
}

#[test]
fn pauses_grow_and_the_player_is_told_at_the_third_failure() {
    let mut writer = writer(1, 1);
    let not_saved = || Answer::NotSaved { from: Seq(1), why: failed() };
    for (millis, answer) in [
        (250, Answer::Retry { after: Duration::from_millis(250) }),
        (1000, Answer::Retry { after: Duration::from_secs(1) }),
        (3000, not_saved()),
        (5000, not_saved()),
        (5000, not_saved()),
    ] {
        assert!(writer.next_step().is_some());
        assert_eq!(writer.answered(Reply::Wrote(Err(failed()))), answer, "{millis}");
        assert_eq!(writer.pause(), Some(Duration::from_millis(millis)));
        assert_eq!(writer.next_step(), None, "not before the pause is over");
        writer.rested();
    }
    assert!(writer.next_step().is_some());
    assert_eq!(writer.answered(Reply::Wrote(Ok(()))), Answer::Stored { up_to: Seq(1) });
    push(&mut writer, 1);
    assert!(writer.next_step().is_some());
    let quiet = Answer::Retry { after: Duration::from_millis(250) };
    assert_eq!(writer.answered(Reply::Wrote(Err(failed()))), quiet, "the count begins anew");
}

#[test]
fn the_player_is_told_at_once_what_will_not_pass() {
    for why in [StoreError::Full, StoreError::Superseded, StoreError::Refused { why: String::new() }] {
        let mut writer = writer(1, 1);
        assert!(writer.next_step().is_some());
        let answer = writer.answered(Reply::Wrote(Err(why.clone())));
        assert_eq!(answer, Answer::NotSaved { from: Seq(1), why });
        assert_eq!(writer.pause(), Some(Duration::from_millis(250)), "it is tried again all the same");
    }
}

/// What was found when the place was taken, and what that means.
#[test]
fn a_taken_place_is_compared_before_anything_is_said() {
    let other = |lines: &[&str]| StoredGame { lines: lines.iter().map(|line| (*line).to_owned()).collect(), ..game(0) };
    let stored = |up_to| Answer::Stored { up_to: Seq(up_to) };
    let read_only = |from| Answer::ReadOnly { from: Seq(from) };
    let hole = |seq, expected| StoreError::Hole { seq: Seq(seq), expected: Seq(expected) };
    for (name, theirs, answer) in [
        ("all of ours", game(4), stored(3)),
        ("the first of ours", game(3), stored(2)),
        ("none of ours", game(2), Answer::NotSaved { from: Seq(2), why: StoreError::Taken { seq: Seq(2) } }),
        ("ours and more", game(5), read_only(4)),
        ("others", other(&["line 0", "line 1", "other"]), read_only(2)),
        ("one of ours and others", other(&["line 0", "line 1", "line 2", "other"]), read_only(3)),
        ("another sign", other(&["line 0", "line 1", "line 2 "]), read_only(2)),
        ("another PIN", StoredGame { pin: Some("1".to_owned()), ..game(4) }, read_only(0)),
        ("another heading", StoredGame { heading: "2".to_owned(), ..game(4) }, read_only(0)),
        ("less than was promised", game(1), Answer::NotSaved { from: Seq(1), why: hole(2, 1) }),
    ] {
        let mut writer = writer(2, 2);
        assert!(matches!(writer.next_step(), Some(Step::Append { .. })));
        assert_eq!(writer.answered(Reply::Wrote(Err(StoreError::Taken { seq: Seq(2) }))), Answer::Unclear);
        assert_eq!(writer.next_step(), Some(Step::Compare { game: id() }));
        assert_eq!(writer.answered(Reply::Loaded(Ok(theirs))), answer, "{name}");
        assert_eq!(writer.is_read_only(), matches!(answer, Answer::ReadOnly { .. }), "{name}");
        if writer.is_read_only() {
            push(&mut writer, 1);
            writer.rested();
            assert_eq!(writer.next_step(), None, "{name}");
        }
    }
}

#[test]
fn a_game_that_the_device_has_lost_is_opened_anew_with_all_its_entries() {
    let mut writer = writer(3, 1);
    assert!(writer.next_step().is_some());
    let gone = StoreError::no_such_game(&id());
    let answer = writer.answered(Reply::Wrote(Err(gone.clone())));
    assert_eq!(answer, Answer::NotSaved { from: Seq(0), why: gone });
    writer.rested();
    assert_eq!(writer.next_step(), Some(Step::Open { game: id(), stored: game(4) }));
    assert_eq!(writer.answered(Reply::Wrote(Ok(()))), Answer::Stored { up_to: Seq(3) });
}

#[test]
fn an_answer_that_was_not_asked_for_proves_nothing() {
    let mut writer = writer(1, 1);
    assert_eq!(writer.answered(Reply::Wrote(Ok(()))), Answer::Unclear);
    assert!(matches!(writer.next_step(), Some(Step::Append { .. })));
    assert_eq!(writer.answered(Reply::Loaded(Ok(game(2)))), Answer::Unclear);
    assert_eq!(writer.answered(Reply::Wrote(Err(StoreError::Taken { seq: Seq(1) }))), Answer::Unclear);
    assert_eq!(writer.next_step(), Some(Step::Compare { game: id() }));
    assert_eq!(writer.answered(Reply::Wrote(Ok(()))), Answer::Unclear);
    assert_eq!(writer.unsaved_from(), Seq(1));
}

#[test]
fn the_loop_stores_everything_and_tells_each_answer() {
    let store = FaultyStore::new(MemoryStore::default(), Plan::one(0, Fault::WrittenUnknown));
    let cell = RefCell::new(Writer::new(id(), "heading".to_owned(), None));
    push(&mut cell.borrow_mut(), 2);
    let (mut told, slept) = (Vec::new(), RefCell::new(Vec::new()));
    let sleep = async |pause| {
        slept.borrow_mut().push(pause);
        if pause == PATIENCE {
            std::future::pending::<()>().await;
        }
        if slept.borrow().len() == 1 {
            push(&mut cell.borrow_mut(), 1);
        }
    };
    let mut report = |answer| told.push(answer);
    assert!(poll(pin!(drain(&store, &cell, &sleep, &mut report))).is_ready());
    // The first call stored two entries and said that it failed. The third was pushed in the pause.
    let expected = [
        Answer::Retry { after: Duration::from_millis(250) },
        Answer::Unclear,
        Answer::Stored { up_to: Seq(1) },
        Answer::Stored { up_to: Seq(2) },
    ];
    assert_eq!(told, expected);
    let Poll::Ready(stored) = poll(pin!(store.inner().load(&id()))) else { panic!("memory answers at once") };
    assert_eq!(stored, Ok(game(3)));
}

#[test]
fn a_call_that_takes_too_long_is_told_and_waited_for() {
    let store = FaultyStore::new(MemoryStore::default(), Plan::one(0, Fault::KilledBefore));
    let cell = RefCell::new(Writer::new(id(), "heading".to_owned(), None));
    push(&mut cell.borrow_mut(), 1);
    let told = Cell::new(0);
    let mut report = |answer| {
        assert_eq!(answer, Answer::NotSaved { from: Seq(0), why: StoreError::Silent });
        told.set(told.get() + 1);
    };
    let at_once = async |_| {};
    {
        let mut first = pin!(drain(&store, &cell, &at_once, &mut report));
        assert!(poll(first.as_mut()).is_pending());
        assert!(poll(first.as_mut()).is_pending());
        assert_eq!(told.get(), 1, "once");
        let mut silent = |_| panic!("another loop has nothing to do");
        assert!(poll(pin!(drain(&store, &cell, &at_once, &mut silent))).is_ready());
    }
    // The loop was dropped, as with its screen. Another one goes on.
    store.restart();
    let mut told = Vec::new();
    assert!(poll(pin!(drain(&store, &cell, &at_once, &mut |answer| told.push(answer)))).is_ready());
    assert_eq!(told, [Answer::Stored { up_to: Seq(0) }]);
}
