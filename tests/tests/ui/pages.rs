//! The pages of the sheet: however they came about, they show the record as it is, and a solid mark keeps its promise.

use proptest::prelude::*;
use scoresheet_record::log::{Edit, Event, Log, Seq};
use scoresheet_record::men::Square;
use scoresheet_record::ply::Ply;
use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
use scoresheet_record::sheet::{Entry, Sheet, Written};
use scoresheet_tests::at_desk::{AtDesk, game_id, opened};
use scoresheet_ui::desk::{Action, DeviceFact, Pen, RecordKey, Target};
use scoresheet_ui::store::StoreError;
use scoresheet_ui::view::{SavedBand, SavedMark, SheetCell, SheetPages, recording};

use crate::strategies::{Happening, action, happening, new_game, noon, play};

/// A step of a session, as the pages see it.
#[derive(Debug, Clone)]
enum Step {
    Happens(Happening),
    /// The store has so much of the log: a part in a hundred.
    Stored(u32),
    /// A cell is picked, or put something before, or let go.
    Pick(Target),
}

fn step() -> impl Strategy<Value = Step> {
    let target = (0_u32..40).prop_map(|ply| match ply % 3 {
        0 => Target::Next,
        1 => Target::Correct(Ply(ply)),
        _ => Target::Before(Ply(ply)),
    });
    prop_oneof![
        8 => happening().prop_map(Step::Happens),
        2 => (0_u32..=100).prop_map(Step::Stored),
        2 => target.prop_map(Step::Pick),
    ]
}

/// A sheet of some pages, so that a change can fall on the first, a middle or the last one.
fn long_record(plies: usize) -> Recorder {
    let mut recorder = new_game();
    for _ in 0..plies {
        let squares = Writing::Squares { from: Square::G1, to: Square::F3, promotion: None };
        recorder.apply(RecordAction::Write(squares), noon()).expect("a move");
    }
    recorder
}

fn cells(pages: &SheetPages) -> impl Iterator<Item = &SheetCell> {
    let rows = pages.pages().iter().flat_map(|page| &page.rows);
    rows.flat_map(|row| row.white.iter().chain(&row.black))
}

/// The log up to an entry.
fn up_to(log: &Log, next: Seq) -> Log {
    Log::from_entries(log.entries()[..next.0 as usize].to_vec()).expect("a beginning of a log")
}

/// What a player reads in a cell. How geometry spells the squares depends on other cells.
fn read(entry: &Entry) -> impl PartialEq + std::fmt::Debug + use<> {
    let earlier: Vec<Written> = entry.earlier.iter().map(|struck| struck.written.clone()).collect();
    (entry.written.clone(), entry.clock, entry.draw_offer, earlier)
}

/// Whether an entry puts other things into cells than it writes there itself.
fn moves_cells(what: &Event) -> bool {
    matches!(what, Event::Edit(Edit::Insert { .. } | Edit::Remove { .. } | Edit::Undo { .. }))
}

/// What is shown solid is on the disk: whatever of the rest gets there before the device is killed, the cell will be
/// found as it is shown.
fn check_marks(recorder: &Recorder, stored: Seq, pages: &SheetPages) {
    let log = recorder.log();
    let rest = &log.entries()[stored.0 as usize..];
    // A failure shows the cell and the entries that were not stored.
    let found: Vec<Sheet> = (stored.0..=log.next_seq().0).map(|next| Sheet::of(&up_to(log, Seq(next)))).collect();
    for cell in cells(pages) {
        let entry = recorder.sheet().entry(cell.ply).expect("the cell shown");
        if cell.saved == SavedMark::Solid {
            assert!(entry.changed < stored, "{cell:?}");
            for sheet in &found {
                assert_eq!(sheet.entry(cell.ply).map(read), Some(read(entry)), "{cell:?} {rest:?}");
            }
        } else {
            assert!(entry.changed >= stored || rest.iter().any(|logged| moves_cells(&logged.what)), "{cell:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn pages_brought_up_step_by_step_are_the_pages_made_at_once(
        plies in 0_usize..80,
        steps in proptest::collection::vec(step(), 1..40),
    ) {
        let mut recorder = long_record(plies);
        let mut stored = Seq(0);
        let mut pen = Pen::default();
        let mut pages = SheetPages::default();
        for step in steps {
            match step {
                Step::Happens(happening) => play(&mut recorder, &[happening]),
                Step::Stored(percent) => stored = Seq(recorder.log().next_seq().0 * percent / 100),
                Step::Pick(target) => pen.target = target,
            }
            pages.bring_up_to(&recorder, stored, &pen);
            let mut anew = SheetPages::default();
            anew.bring_up_to(&recorder, stored, &pen);
            prop_assert_eq!(&pages, &anew);
        }
    }

    #[test]
    fn a_solid_cell_is_found_on_the_disk_as_it_is_shown(
        before in proptest::collection::vec(action(), 0..25),
        after in proptest::collection::vec(action(), 0..6),
    ) {
        let mut recorder = new_game();
        let apply = |recorder: &mut Recorder, actions: Vec<RecordAction>| {
            play(recorder, &actions.into_iter().map(Happening::Action).collect::<Vec<_>>());
        };
        apply(&mut recorder, before);
        let stored = recorder.log().next_seq();
        apply(&mut recorder, after);
        let mut pages = SheetPages::default();
        pages.bring_up_to(&recorder, stored, &Pen::default());
        check_marks(&recorder, stored, &pages);
    }
}

fn marks(at_desk: &AtDesk) -> Vec<SavedMark> {
    cells(&recording(at_desk.game()).pages).map(|cell| cell.saved).collect()
}

/// Three moves at a desk whose store has all of them.
fn three_moves() -> AtDesk {
    let mut at_desk = AtDesk::playing(opened(&Default::default()).log());
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)] {
        at_desk.tap(from, to);
    }
    at_desk.all_stored();
    assert_eq!(marks(&at_desk), [SavedMark::Solid; 3]);
    at_desk
}

/// Killed now, the device would show the dash again.
#[test]
fn what_was_taken_back_is_hollow_until_that_is_stored() {
    use SavedMark::{Hollow, Solid};
    let mut at_desk = three_moves();
    at_desk.press(RecordKey::Pick(Ply(2)));
    at_desk.press(RecordKey::Dash);
    at_desk.all_stored();
    at_desk.press(RecordKey::Undo);
    assert_eq!(marks(&at_desk), [Solid, Hollow, Solid]);
    at_desk.all_stored();
    assert_eq!(marks(&at_desk), [Solid; 3]);
    at_desk.press(RecordKey::Pick(Ply(2)));
    at_desk.press(RecordKey::Remove);
    assert_eq!(marks(&at_desk), [Solid, Hollow], "the third move is not on the disk as the second one");
    at_desk.press(RecordKey::Undo);
    assert_eq!(marks(&at_desk), [Solid, Hollow, Hollow]);
}

/// The storage of a browser can be cleared while the app is open (`store::writer`, `Answer::NotSaved`).
#[test]
fn what_the_device_has_lost_again_is_hollow() {
    use SavedMark::{Hollow, Solid};
    let mut at_desk = three_moves();
    let from = at_desk.game().sheet().entry(Ply(2)).expect("the second move").seq;
    let why = StoreError::Hole { seq: Seq(from.0 + 1), expected: from };
    at_desk.act(Action::Device(DeviceFact::NotStored { game: game_id(), from, why: why.clone() }));
    assert_eq!(marks(&at_desk), [Solid, Hollow, Hollow]);
    let named = Some("1...e5".to_owned());
    assert_eq!(recording(at_desk.game()).saved, SavedBand::NotSaved { from: named, why });
    at_desk.all_stored();
    assert_eq!(marks(&at_desk), [Solid; 3]);
    assert_eq!(recording(at_desk.game()).saved, SavedBand::Well);
    at_desk.act(Action::Device(DeviceFact::WrittenElsewhere { game: game_id(), from }));
    assert_eq!(marks(&at_desk), [Solid, Hollow, Hollow]);
}

/// `design.md` §5: the band names the first entry that is not saved.
#[test]
fn the_band_names_the_first_entry_that_is_not_on_the_disk() {
    let mut at_desk = three_moves();
    at_desk.tap(Square::B8, Square::C6);
    let from = at_desk.game().stored();
    let fails = Action::Device(DeviceFact::NotStored { game: game_id(), from, why: StoreError::Full });
    at_desk.act(fails.clone());
    at_desk.tap(Square::F1, Square::B5);
    let band = |at_desk: &AtDesk| match recording(at_desk.game()).saved {
        SavedBand::NotSaved { from, .. } => from,
        other => panic!("{other:?}"),
    };
    assert_eq!(band(&at_desk).as_deref(), Some("2...Nc6"));
    // The store takes the first of them, and fails with the second.
    at_desk.act(Action::Device(DeviceFact::Stored { game: game_id(), up_to: from }));
    let shown = recording(at_desk.game()).saved;
    assert!(!matches!(&shown, SavedBand::NotSaved { from: Some(named), .. } if named == "2...Nc6"), "{shown:?}");
    at_desk.act(Action::Device(DeviceFact::NotStored {
        game: game_id(),
        from: Seq(from.0 + 1),
        why: StoreError::Full,
    }));
    assert_eq!(band(&at_desk).as_deref(), Some("3.Bb5"));
    at_desk.all_stored();
    assert_eq!(recording(at_desk.game()).saved, SavedBand::Well);
    // Only a correction taken back is not on the disk: its cell is named.
    at_desk.press(RecordKey::Pick(Ply(2)));
    at_desk.press(RecordKey::Dash);
    at_desk.all_stored();
    at_desk.press(RecordKey::Undo);
    let from = at_desk.game().stored();
    at_desk.act(Action::Device(DeviceFact::NotStored { game: game_id(), from, why: StoreError::Full }));
    assert_eq!(band(&at_desk).as_deref(), Some("1...e5"));
}
