//! Where one can go while a game is played: nowhere but to its own screens, whatever is done, in every tab and after
//! every reload (`design.md` §7.9); and what the log says of claims and of the lock.

use std::collections::BTreeMap;
use std::time::Duration;

use proptest::prelude::*;
use scoresheet_record::log::{ClaimStep, Event, Unlock};
use scoresheet_record::men::{Color, Square};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::setup::SetUp;
use scoresheet_tests::at_desk::{AtDesk, PIN, game_id, opened, stored};
use scoresheet_ui::desk::{
    AUTO_LOCK, Access, Action, ClaimAction, DeviceFact, DirectorAction, Effect, FinishAction, Place, SaveState,
    ShelfAction, Way,
};
use scoresheet_ui::store::{GameId, StoreError, StoredGame};

use crate::doings::{Step, old_id, second_game, step};

/// The screens of a game that is played.
const IN_PLAY: [Place; 5] = [Place::Record, Place::Claim, Place::Lock, Place::Result, Place::Director];

/// A device with its store and a page open on it.
struct Device {
    at_desk: AtDesk,
    store: BTreeMap<GameId, StoredGame>,
    /// When the director was last let in by the right PIN, or did something behind the lock.
    director_at: Option<Duration>,
    /// Whether this page holds the lock of the game.
    holds_lock: bool,
}

impl Device {
    /// With a game that was just begun, and an old one that is over.
    fn new(holds_lock: bool) -> Device {
        let mut old = opened(&SetUp::default());
        let at = scoresheet_tests::at_desk::at(Duration::ZERO);
        old.apply(scoresheet_record::recorder::RecordAction::Result(GameResult::Draw), at).expect("a result");
        old.note(Event::Closed, at).expect("a note");
        let new = opened(&SetUp::default());
        let store = BTreeMap::from([(old_id(), stored(old.log())), (game_id(), stored(new.log()))]);
        let mut device = Device { at_desk: AtDesk::default(), store, director_at: None, holds_lock };
        device.reload();
        device
    }

    fn games(&self) -> DeviceFact {
        let games = self.store.iter().map(|(id, stored)| (id.clone(), stored.clone())).collect();
        DeviceFact::Games { games, build: "test".to_owned() }
    }

    fn reload(&mut self) {
        self.at_desk = AtDesk { clock: self.at_desk.clock, ..AtDesk::default() };
        self.director_at = None;
        let games = self.games();
        self.act(Action::Device(games));
    }

    fn take(&mut self, step: &Step) {
        match step {
            Step::Act(action) => {
                // Without the lock of the game, no page is told that it has it.
                if self.holds_lock || !matches!(action, Action::Device(DeviceFact::Mine(_))) {
                    self.act(action.clone());
                }
            }
            Step::Pass(seconds) => self.at_desk.clock += Duration::from_secs(*seconds),
            Step::Tick => self.act(Action::Tick),
            Step::Saves | Step::Fails => {
                let Some(game) = &self.at_desk.desk.game else { return };
                let (id, from, next) = (game.id.clone(), game.stored(), game.log().next_seq());
                let up_to = scoresheet_record::log::Seq(next.0 - 1);
                self.act(Action::Device(match step {
                    Step::Saves => DeviceFact::Stored { game: id, up_to },
                    _ => DeviceFact::NotStored { game: id, from, why: StoreError::Full },
                }));
            }
            Step::Reload => self.reload(),
            Step::Hears => {
                let games = self.games();
                self.act(Action::Device(games));
            }
        }
    }

    /// Does something, sees whether it was in order, and brings about what comes of it.
    fn act(&mut self, action: Action) {
        let desk = &self.at_desk.desk;
        let (place, entries) = (desk.place(), desk.game.as_ref().map_or(0, |game| game.log().entries().len()));
        let before =
            desk.game.as_ref().map(|game| (game.id.clone(), game.is_in_play(), game.pending_claim().is_some()));
        let effects = self.at_desk.act(action.clone());
        self.check_place(&action, place);
        if let Some((id, true, pending)) = before {
            let game = self.at_desk.game();
            assert_eq!(game.id, id, "{action:?}: no other game comes in between");
            assert_eq!(game.pending_claim().is_some(), self.is_pending(entries, pending), "{action:?}");
            self.check_steps(&action, place, entries);
            self.check_effects(&action, &effects);
        }
        // What a platform has to say comes after everything that it was asked for.
        let mut answers = Vec::new();
        for effect in effects {
            match effect {
                Effect::OpenGame { game, stored } => drop(self.store.insert(game, stored)),
                Effect::Append { game, first, lines } => {
                    let known = &mut self.store.get_mut(&game).expect("an open game").lines;
                    assert_eq!(known.len(), first.0 as usize, "lines come in order and once");
                    known.extend(lines);
                }
                Effect::TakeLock(id) if self.holds_lock => answers.push(DeviceFact::Mine(id)),
                Effect::TakeLock(id) => answers.push(DeviceFact::Others(id)),
                Effect::LoadGames => answers.push(self.games()),
                _ => {}
            }
        }
        answers.into_iter().for_each(|fact| self.act(Action::Device(fact)));
    }

    fn check_place(&mut self, action: &Action, before: Place) {
        let now = self.at_desk.clock;
        let desk = &self.at_desk.desk;
        let Some(game) = desk.game.as_ref().filter(|game| game.is_in_play()) else { return };
        assert!(IN_PLAY.contains(&desk.place()), "{:?} after {action:?}", desk.place());
        assert!(desk.may_see(desk.place()), "{:?} may not be seen after {action:?}", desk.place());
        let unlocks = *action == Action::Director(DirectorAction::Unlock(PIN.to_owned()));
        let touches = matches!(action, Action::Director(other) if !matches!(other, DirectorAction::Unlock(_)));
        if desk.place() == Place::Director {
            let in_time = self.director_at.is_some_and(|since| now - since < AUTO_LOCK);
            assert!(unlocks || (in_time && before != Place::Starting), "the lock is open after {action:?}");
            assert!(self.holds_lock && game.may_write());
        }
        if game.director.is_open() && (unlocks || touches) {
            self.director_at = Some(now);
        }
        if !self.holds_lock {
            assert!(matches!(game.access, Access::Waiting | Access::OtherPage), "{:?}", game.access);
        }
    }

    fn new_steps(&self, entries: usize) -> Vec<ClaimStep> {
        let new = &self.at_desk.game().log().entries()[entries..];
        let steps = new.iter().filter_map(|logged| match &logged.what {
            Event::Claim(claimed) => Some(claimed.step),
            _ => None,
        });
        steps.collect()
    }

    /// Whether a claim is pending now, by the new entries of the log and what was before.
    fn is_pending(&self, entries: usize, before: bool) -> bool {
        let new = &self.at_desk.game().log().entries()[entries..];
        if new.iter().any(|logged| matches!(logged.what, Event::Decision { .. } | Event::Closed)) {
            return false;
        }
        match self.new_steps(entries).last() {
            Some(ClaimStep::Drafted | ClaimStep::Made) => true,
            Some(ClaimStep::Cancelled | ClaimStep::PlayGoesOn) => false,
            None => before,
        }
    }

    /// Each step of a claim is logged, and by no other action than its own.
    fn check_steps(&self, action: &Action, place: Place, entries: usize) {
        let steps = self.new_steps(entries);
        let expected = match action {
            Action::Claim(ClaimAction::Draft) => vec![ClaimStep::Drafted],
            Action::Claim(ClaimAction::Cancel) => vec![ClaimStep::Cancelled],
            Action::Claim(ClaimAction::PlayGoesOn) | Action::Director(DirectorAction::PlayGoesOn) => {
                vec![ClaimStep::PlayGoesOn]
            }
            // Who decides on a claim has heard it.
            Action::Director(DirectorAction::MarkMade | DirectorAction::Decide { .. }) if place == Place::Director => {
                vec![ClaimStep::Made]
            }
            _ => Vec::new(),
        };
        assert!(steps.is_empty() || steps == expected, "{action:?} logs {steps:?}");
    }

    /// Nothing is handed out of a game that is played, but the log of one that cannot be saved.
    fn check_effects(&self, action: &Action, effects: &[Effect]) {
        let game = self.at_desk.game();
        if !game.is_in_play() {
            return;
        }
        for effect in effects {
            match effect {
                Effect::HandOut(way, _) => {
                    assert_eq!((action, way), (&Action::Finish(FinishAction::ExportLog), &Way::File));
                    assert!(game.saving != SaveState::Well, "{action:?}");
                }
                Effect::OpenGame { .. } | Effect::Update | Effect::CheckStorage => panic!("{effect:?} in play"),
                Effect::Append { .. } => assert!(self.holds_lock),
                _ => {}
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_game_in_play_can_be_left_by_nothing(steps in proptest::collection::vec(step(), 1..60)) {
        let mut device = Device::new(true);
        steps.iter().for_each(|step| device.take(step));
    }

    #[test]
    fn a_second_tab_shows_the_game_and_writes_nothing(steps in proptest::collection::vec(step(), 1..60)) {
        let mut device = Device::new(false);
        let before = device.store.clone();
        steps.iter().for_each(|step| device.take(step));
        prop_assert_eq!(&device.store[&game_id()], &before[&game_id()]);
        prop_assert_eq!(device.at_desk.desk.game.as_ref().map(|game| game.id.clone()), Some(game_id()));
        prop_assert!(device.at_desk.game().is_in_play());
    }
}

proptest! {
    // To seal the PIN of a second game takes its time.
    #![proptest_config(ProptestConfig { cases: 50, ..ProptestConfig::default() })]

    #[test]
    fn a_second_game_on_the_device_holds_it_like_the_first(
        begin in proptest::collection::vec(step(), 0..10),
        steps in proptest::collection::vec(step(), 1..40),
    ) {
        let mut device = Device::new(true);
        let end = [
            Action::Go(Place::Result),
            Action::Finish(FinishAction::Note(GameResult::Draw)),
            Action::Finish(FinishAction::Sign(Color::White)),
            Action::Finish(FinishAction::Sign(Color::Black)),
            Action::Shelf(ShelfAction::Leave),
        ];
        end.into_iter().for_each(|action| device.act(action));
        prop_assert_eq!(device.at_desk.desk.place(), Place::Shelf);
        begin.iter().for_each(|step| device.take(step));
        device.act(Action::Shelf(ShelfAction::Leave));
        device.act(Action::Shelf(second_game()));
        steps.iter().for_each(|step| device.take(step));
    }
}

/// Rule: US 14C, FIDE 9.2: a claim is made at the board; what the players do on the device is a draft, and the log has
/// all of it.
#[test]
fn drafting_cancelling_and_playing_on_are_in_the_log_and_made_is_the_directors_word() {
    let mut at_desk = AtDesk::playing(opened(&SetUp::default()).log());
    let steps = |at_desk: &AtDesk| {
        let steps = at_desk.game().log().entries().iter().filter_map(|logged| match &logged.what {
            Event::Claim(claimed) => Some(claimed.step),
            _ => None,
        });
        steps.collect::<Vec<_>>()
    };
    let claim = |at_desk: &mut AtDesk, action| drop(at_desk.act(Action::Claim(action)));
    at_desk.act(Action::Go(Place::Claim));
    claim(&mut at_desk, ClaimAction::Cancel);
    assert_eq!((at_desk.desk.place(), steps(&at_desk)), (Place::Record, vec![]), "a form alone leaves no trace");
    at_desk.act(Action::Go(Place::Claim));
    claim(&mut at_desk, ClaimAction::Draft);
    at_desk.act(Action::Go(Place::Record));
    assert_eq!(at_desk.desk.place(), Place::Claim, "a draft is settled before play goes on");
    claim(&mut at_desk, ClaimAction::Cancel);
    at_desk.act(Action::Go(Place::Claim));
    claim(&mut at_desk, ClaimAction::Draft);
    claim(&mut at_desk, ClaimAction::PlayGoesOn);
    let mut expected = vec![ClaimStep::Drafted, ClaimStep::Cancelled, ClaimStep::Drafted, ClaimStep::PlayGoesOn];
    assert_eq!((at_desk.desk.place(), steps(&at_desk)), (Place::Record, expected.clone()));
    at_desk.act(Action::Go(Place::Claim));
    claim(&mut at_desk, ClaimAction::Draft);
    at_desk.act(Action::Director(DirectorAction::MarkMade));
    expected.push(ClaimStep::Drafted);
    assert_eq!(steps(&at_desk), expected, "not before the lock is open");
    at_desk.act(Action::Director(DirectorAction::Unlock(PIN.to_owned())));
    at_desk.act(Action::Director(DirectorAction::MarkMade));
    at_desk.act(Action::Director(DirectorAction::Lock));
    claim(&mut at_desk, ClaimAction::Cancel);
    claim(&mut at_desk, ClaimAction::PlayGoesOn);
    expected.push(ClaimStep::Made);
    assert_eq!((at_desk.desk.place(), steps(&at_desk)), (Place::Claim, expected), "a claim that was made stays");
}

/// What happens at a desk before a reload.
type Happens<'a> = &'a dyn Fn(&mut AtDesk);

/// A reload must not lead past a claim: play goes on when it is settled.
#[test]
fn a_reload_finds_the_claim_the_result_and_the_game_where_they_were() {
    let claimed = |device: &mut AtDesk| {
        device.act(Action::Go(Place::Claim));
        device.act(Action::Claim(ClaimAction::Draft));
    };
    let noted = |device: &mut AtDesk| {
        device.act(Action::Go(Place::Result));
        device.act(Action::Finish(FinishAction::Note(GameResult::Draw)));
    };
    let table: [(Place, Happens<'_>); 4] = [
        (Place::Record, &|_| ()),
        (Place::Claim, &claimed),
        (Place::Result, &noted),
        (Place::Result, &|device| {
            claimed(device);
            noted(device);
        }),
    ];
    for (place, happens) in table {
        let mut at_desk = AtDesk::playing(opened(&SetUp::default()).log());
        happens(&mut at_desk);
        assert_eq!(at_desk.desk.place(), place);
        let mut again = AtDesk::playing(at_desk.game().log());
        assert_eq!(again.desk.place(), place);
        if place != Place::Record {
            let entries = again.game().log().entries().len();
            again.tap(Square::E2, Square::E4);
            assert_eq!(again.game().log().entries().len(), entries, "nothing is recorded at {place:?}");
        }
        // A tab that does not hold the game shows the record, which says so.
        let mut second = AtDesk::default();
        second.finds(vec![(game_id(), stored(at_desk.game().log()))]);
        second.act(Action::Device(DeviceFact::Others(game_id())));
        assert_eq!(second.desk.place(), Place::Record);
    }
}

/// The list may have been asked for just before the game was begun, by a page that came back into sight.
#[test]
fn a_game_that_is_not_in_the_store_yet_is_not_swept_away_by_an_older_list() {
    let mut desk = AtDesk::default();
    desk.finds(Vec::new());
    desk.act(Action::Shelf(second_game()));
    let id = desk.game().id.clone();
    desk.finds(Vec::new());
    assert_eq!(
        (desk.desk.place(), desk.desk.game.as_ref().map(|game| game.id.clone())),
        (Place::Record, Some(id.clone()))
    );
    desk.act(Action::Device(DeviceFact::Mine(id)));
    desk.tap(Square::E2, Square::E4);
    assert_eq!(desk.game().sheet().cells.len(), 1);
}

/// Rule: every text a user reads is translated; what the header keeps is read in any language.
#[test]
fn what_is_kept_of_the_game_before_has_no_words() {
    let mut before = opened(&SetUp::default());
    let mut desk = AtDesk::playing(before.log());
    desk.tap(Square::E2, Square::E4);
    desk.act(Action::Finish(FinishAction::Note(GameResult::Draw)));
    for side in Color::ALL {
        desk.act(Action::Finish(FinishAction::Sign(side)));
    }
    before = scoresheet_record::recorder::Recorder::resume(desk.game().log().clone());
    let mut desk = AtDesk::default();
    desk.finds(vec![(game_id(), stored(before.log()))]);
    desk.act(Action::Shelf(second_game()));
    let told = desk.game().sheet().tag("PreviousGame").expect("a line of the header").to_owned();
    assert!(told.ends_with(", 1/2-1/2, 1."), "{told}");
    assert!(!told.contains(char::is_alphabetic), "{told}");
}

/// What the log says of the lock.
pub fn unlocks(at_desk: &AtDesk) -> Vec<Unlock> {
    let unlocks = at_desk.game().log().entries().iter().filter_map(|logged| match logged.what {
        Event::Unlock(unlock) => Some(unlock),
        _ => None,
    });
    unlocks.collect()
}
