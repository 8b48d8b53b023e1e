//! The whole way from a tap to the disk on a device that fails and is killed: what was shown as saved is there after a
//! restart, and what is not stored is never shown as saved (`design.md` §7.1).
//!
//! A page is the desk with its writer over a store that fails by plan, as a platform joins them. Every run is made from a
//! number, and can be played again.

use std::collections::BTreeMap;
use std::time::Duration;

use scoresheet_record::log::Log;
use scoresheet_record::men::{CastlingSide, Color, Square};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::saved;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Entry, Sheet};
use scoresheet_tests::at_desk::{AtDesk, PIN, QUICK_PIN, game_id, opened, stored};
use scoresheet_tests::at_once::at_once;
use scoresheet_tests::random_games::Dice;
use scoresheet_ui::desk::{
    Access, Action, ClaimAction, DeviceFact, DirectorAction, Effect, FinishAction, Game, NewGame, Place, Preset,
    RecordKey, SealedPin, ShelfAction,
};
use scoresheet_ui::store::writer::{Answer, Writer};
use scoresheet_ui::store::{Fault, FaultyStore, GameId, MemoryStore, Plan, Seq, Store, StoreError, StoredGame};
use scoresheet_ui::view::{SavedBand, SavedMark, recording};

/// A device and what its screen has promised.
struct Device {
    store: FaultyStore<MemoryStore>,
    /// The cells that were last shown as saved, as they were shown.
    solid: BTreeMap<Ply, Shown>,
    /// What really lies in the store, and the sheet that it makes.
    log: Log,
    on_disk: Sheet,
    /// So many entries were once reported stored.
    stored: Seq,
    run: String,
    clock: Duration,
    /// Whether the game is begun by the form for new games, which takes its time to seal the PIN.
    by_form: bool,
}

/// What a player reads in a cell, whatever other cells make of its spelling.
type Shown = (String, String);

fn shown(entry: &Entry) -> Shown {
    let earlier: Vec<_> = entry.earlier.iter().map(|struck| &struck.written).collect();
    (format!("{:?}", entry.written), format!("{:?} {:?} {earlier:?}", entry.clock, entry.draw_offer))
}

/// The app from one start to the next.
struct Page {
    at_desk: AtDesk,
    writer: Option<Writer>,
    loaded: Option<StoredGame>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// There is nothing to do.
    Settled,
    /// There is more to do.
    Open,
    /// The app must be started again.
    Killed,
}

impl Device {
    fn new(plan: Plan, run: String) -> Device {
        let store = FaultyStore::new(MemoryStore::default(), plan);
        let (log, on_disk) = (Log::new(), Sheet::default());
        let clock = Duration::ZERO;
        Device { store, solid: BTreeMap::new(), log, on_disk, stored: Seq(0), run, clock, by_form: false }
    }

    /// Takes in what really lies in the store. A store only adds lines, so only new ones are read.
    fn look(&mut self) {
        let stored = at_once(self.store.inner().load(&game_id())).expect("an answer");
        let lines = stored.map_or_else(|_| Vec::new(), |stored| stored.lines);
        let known = self.log.entries().len();
        assert!(lines.len() >= known, "{}: the store has lost lines", self.run);
        for line in &lines[known..] {
            self.log.push(saved::read_entry(line).expect("a line")).expect("a line that follows");
        }
        if lines.len() > known {
            self.on_disk = Sheet::of(&self.log);
        }
    }

    /// Starts the app, as often as it takes to read the store.
    fn start(&mut self) -> Page {
        loop {
            self.store.restart();
            let games = at_once(self.store.games()).and_then(Result::ok);
            let Some(games) = games else { continue };
            let mut found = Vec::new();
            for id in games {
                found.extend(at_once(self.store.load(&id)).and_then(Result::ok).map(|stored| (id, stored)));
            }
            // A game that could not be read this time is asked for again.
            if found.len() < at_once(self.store.inner().games()).expect("an answer").expect("games").len() {
                continue;
            }
            return self.open(found);
        }
    }

    fn open(&mut self, found: Vec<(GameId, StoredGame)>) -> Page {
        let loaded = found.first().map(|(_, stored)| stored.clone());
        let mut page = Page { at_desk: AtDesk { clock: self.clock, ..AtDesk::default() }, writer: None, loaded };
        self.act(&mut page, Action::Device(DeviceFact::Games { games: found, build: "test".to_owned() }));
        if page.at_desk.desk.game.is_none() {
            assert_eq!(page.loaded, None, "{}: the game in play is opened", self.run);
            self.begin(&mut page);
        }
        page
    }

    /// Begins the game, as the form for new games does or beside it with a PIN that is sealed at once.
    fn begin(&mut self, page: &mut Page) {
        if self.by_form {
            let (header, pin) = (Vec::new(), PIN.to_owned());
            let form =
                NewGame { header, keeper: Color::White, preset: Preset::UsRegular, pin: pin.clone(), pin_again: pin };
            let (id, salt) = (game_id(), [1; 16]);
            return self.act(page, Action::Shelf(ShelfAction::Begin { form, id, salt }));
        }
        let recorder = opened(&SetUp::default());
        let stored = stored(recorder.log());
        page.at_desk.desk.game = Some(Game::begun(game_id(), recorder, SealedPin::from_text(QUICK_PIN)));
        page.at_desk.act(Action::Go(Place::Record));
        self.bring_about(page, vec![Effect::OpenGame { game: game_id(), stored }, Effect::TakeLock(game_id())]);
    }

    /// Does something at the desk and brings about what comes of it, as a platform does.
    fn act(&mut self, page: &mut Page, action: Action) {
        let effects = page.at_desk.act(action);
        self.bring_about(page, effects);
    }

    fn bring_about(&mut self, page: &mut Page, effects: Vec<Effect>) {
        self.clock = page.at_desk.clock;
        let mut mine = None;
        for effect in effects {
            match effect {
                // What a platform has to say comes after everything that it was asked for.
                Effect::TakeLock(id) => mine = Some(DeviceFact::Mine(id)),
                Effect::OpenGame { game, stored } => {
                    let mut writer = Writer::new(game, stored.heading, stored.pin);
                    push(&mut writer, Seq(0), stored.lines);
                    page.writer = Some(writer);
                }
                Effect::Append { game, first, lines } => {
                    let loaded = &mut page.loaded;
                    let resume = || Writer::resume(game, loaded.take().expect("a game that was loaded"));
                    push(page.writer.get_or_insert_with(resume), first, lines);
                }
                _ => {}
            }
        }
        self.check(page);
        if let Some(fact) = mine {
            self.act(page, Action::Device(fact));
        }
    }

    /// One call of the store, and what the desk makes of the answer.
    fn step(&mut self, page: &mut Page) -> End {
        let Some(writer) = page.writer.as_mut() else { return End::Settled };
        let Some(step) = writer.next_step() else { return End::Settled };
        let Some(reply) = at_once(step.run(&self.store)) else { return End::Killed };
        let answer = writer.answered(reply);
        writer.rested();
        let game = game_id();
        match answer {
            Answer::Stored { up_to } => {
                self.stored = self.stored.max(Seq(up_to.0 + 1));
                self.act(page, Action::Device(DeviceFact::Stored { game, up_to }));
                End::Open
            }
            Answer::NotSaved { from, why } => {
                let end = if why == StoreError::Superseded { End::Killed } else { End::Open };
                self.act(page, Action::Device(DeviceFact::NotStored { game, from, why: why.clone() }));
                let band = recording(page.at_desk.game()).saved;
                assert!(
                    matches!(&band, SavedBand::NotSaved { why: said, .. } if *said == why),
                    "{}: {band:?}",
                    self.run
                );
                end
            }
            Answer::ReadOnly { .. } => panic!("{}: no other page writes", self.run),
            Answer::Unclear | Answer::Retry { .. } => End::Open,
        }
    }

    /// The promise, after everything that happens.
    fn check(&mut self, page: &Page) {
        let Some(game) = &page.at_desk.desk.game else { return };
        self.look();
        assert!(self.log.next_seq() >= self.stored, "{}: something stored is gone", self.run);
        let view = recording(game);
        let mut first_hollow = None;
        self.solid.clear();
        let rows = view.pages.pages().iter().flat_map(|page| &page.rows);
        for cell in rows.flat_map(|row| row.white.iter().chain(&row.black)) {
            if cell.saved == SavedMark::Hollow {
                first_hollow = first_hollow.or(Some(format!("{}{}", cell.label, cell.text)));
                continue;
            }
            let entry = game.sheet().entry(cell.ply).expect("a cell that is shown");
            let found = self.on_disk.entry(cell.ply).map(shown);
            assert_eq!(found, Some(shown(entry)), "{}: {cell:?} is shown as saved", self.run);
            self.solid.insert(cell.ply, shown(entry));
        }
        if let SavedBand::NotSaved { from, .. } = view.saved {
            assert_eq!(from, first_hollow, "{}: the band names the first entry that is not saved", self.run);
        }
    }

    /// After a start: everything that was shown as saved before is shown as saved again.
    fn check_start(&self, before: &BTreeMap<Ply, Shown>) {
        for (ply, cell) in before {
            assert_eq!(self.solid.get(ply), Some(cell), "{}: ply {ply} was shown as saved and is lost", self.run);
        }
    }

    fn restart(&mut self) -> Page {
        let before = self.solid.clone();
        let page = self.start();
        self.check_start(&before);
        page
    }
}

fn push(writer: &mut Writer, first: Seq, lines: Vec<String>) {
    for (seq, line) in (first.0..).zip(lines) {
        writer.push(Seq(seq), line).expect("the desk hands on every line once and in order");
    }
}

const TEXTS: [&str; 6] = ["Nf3", "♞\"f6\"", "e4?!", "\\", "Nd2", "O-O"];

/// Something that a player, the director or the device does.
fn action(dice: &mut Dice, place: Place) -> Action {
    let ply = Ply(dice.roll(8) as u32 + 1);
    match place {
        Place::Claim => Action::Claim(match dice.roll(4) {
            0 => ClaimAction::Draft,
            1 => ClaimAction::Intend("Nf3".to_owned()),
            2 => ClaimAction::PlayGoesOn,
            _ => ClaimAction::Cancel,
        }),
        Place::Lock if dice.chance(50) => Action::Director(DirectorAction::Unlock(PIN.to_owned())),
        Place::Lock => Action::Go(Place::Record),
        Place::Director => Action::Director(match dice.roll(3) {
            0 => DirectorAction::MarkMade,
            1 => DirectorAction::Decide { text: "Ö\u{2028}\u{1F600}".to_owned(), result: None },
            _ => DirectorAction::Lock,
        }),
        Place::Result => Action::Finish(match dice.roll(3) {
            0 => FinishAction::Note(GameResult::Draw),
            1 => FinishAction::Sign(Color::White),
            _ => FinishAction::TakeOff,
        }),
        _ => match dice.roll(24) {
            0..=10 => Action::Record(RecordKey::Tap(*dice.pick(&Square::ALL))),
            11 => Action::Record(RecordKey::Castle(CastlingSide::KingSide)),
            12 | 13 => Action::Record(RecordKey::Type(TEXTS[dice.roll(TEXTS.len())].to_owned())),
            14 | 15 => Action::Record(RecordKey::Pick(ply)),
            16 => Action::Record(RecordKey::InsertBefore),
            17 => Action::Record(RecordKey::Remove),
            18 => Action::Record(RecordKey::DrawOffer),
            19 => Action::Record(RecordKey::Clock("91".to_owned())),
            20 | 21 => Action::Record(RecordKey::Undo),
            22 => Action::Device(if dice.chance(50) { DeviceFact::Hidden } else { DeviceFact::Shown }),
            _ => Action::Go(*dice.pick(&[Place::Claim, Place::Result, Place::Lock])),
        },
    }
}

/// Faults at about this percentage of the first calls.
fn plan(dice: &mut Dice, percent: usize) -> Plan {
    let calls = (0..40).filter(|_| dice.chance(percent)).collect::<Vec<_>>();
    Plan(calls.into_iter().map(|call| (call, *dice.pick(&Fault::ALL))).collect())
}

fn random_run(seed: u64) -> usize {
    let mut dice = Dice::new(seed);
    let percent = 10 + dice.roll(50);
    let mut device = Device::new(plan(&mut dice, percent), format!("seed {seed}"));
    device.by_form = seed.is_multiple_of(1000);
    for _ in 0..2 {
        let mut page = device.restart();
        'session: for _ in 0..8 {
            let action = action(&mut dice, page.at_desk.desk.place());
            device.act(&mut page, action);
            for _ in 0..dice.roll(3) {
                if device.step(&mut page) == End::Killed {
                    break 'session;
                }
            }
        }
        // Killed, between two calls or within one.
    }
    finish(device)
}

/// Starts the app until all that it has is stored: then all of it is shown as saved. How many cells that are.
fn finish(mut device: Device) -> usize {
    'start: loop {
        let mut page = device.restart();
        for _ in 0..200 {
            match device.step(&mut page) {
                End::Open => {}
                End::Killed => continue 'start,
                End::Settled => {
                    let game = page.at_desk.game();
                    assert_eq!(game.stored(), game.log().next_seq(), "{}", device.run);
                    let on_disk = at_once(device.store.inner().load(&game_id())).expect("an answer").expect("the game");
                    assert_eq!(
                        on_disk,
                        StoredGame { pin: on_disk.pin.clone(), ..stored(game.log()) },
                        "{}",
                        device.run
                    );
                    assert_eq!(recording(game).saved, SavedBand::Well, "{}", device.run);
                    assert_eq!(device.solid.len(), game.sheet().cells.len(), "{}", device.run);
                    return device.solid.len();
                }
            }
        }
        panic!("{}: it is tried for ever", device.run);
    }
}

#[test]
fn what_was_shown_as_saved_is_never_lost_and_nothing_else_is_shown_so() {
    let cells: usize = std::thread::scope(|scope| {
        let halves =
            [0, 1].map(|thread| scope.spawn(move || (thread..10_000).step_by(2).map(random_run).sum::<usize>()));
        halves.into_iter().map(|half| half.join().expect("no panic")).sum()
    });
    assert!(cells > 10_000, "so few cells: {cells}");
}

/// `design.md` §5: a store that never works ends in a band that names the first entry that is not saved.
#[test]
fn a_store_that_always_fails_is_said_to_with_the_first_entry_that_it_lacks() {
    for fault in [Fault::NotWritten, Fault::Full, Fault::Refused] {
        for works in [1, 2, 3, 4] {
            // The first call looks for games.
            let plan = Plan((works..60).map(|call| (call, fault)).collect());
            let mut device = Device::new(plan, format!("{fault:?} from call {works}"));
            device.by_form = true;
            let mut page = device.start();
            for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)] {
                device.step(&mut page);
                device.act(&mut page, Action::Record(RecordKey::Tap(from)));
                device.act(&mut page, Action::Record(RecordKey::Tap(to)));
            }
            for _ in 0..6 {
                device.step(&mut page);
            }
            let game = page.at_desk.game();
            assert_eq!(game.access, Access::Writing);
            let named = ["1.e4", "1.e4", "1...e5", "2.Nf3"][works as usize - 1];
            let band = recording(game).saved;
            assert!(
                matches!(&band, SavedBand::NotSaved { from: Some(from), .. } if from == named),
                "{}: {band:?}",
                device.run
            );
            // Then there is a way off the device, also while the game is played.
            let out = page.at_desk.act(Action::Finish(FinishAction::ExportLog));
            let text = saved::write(page.at_desk.game().log());
            assert!(matches!(&out[..], [Effect::HandOut(_, file)] if file.text == text), "{out:?}");
        }
    }
}
