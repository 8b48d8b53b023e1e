//! Recording on a device that fails and is killed: what was reported stored is stored, whatever happens.
//!
//! Every run is made from a number or from a plan, and can be played again.

use std::time::Duration;

use scoresheet_record::log::{Event, Log, Presence, Stamp};
use scoresheet_record::men::{CastlingSide, Square};
use scoresheet_record::notation::MoveText;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
use scoresheet_record::saved;
use scoresheet_record::setup::SetUp;
use scoresheet_tests::at_once::at_once;
use scoresheet_tests::random_games::Dice;
use scoresheet_ui::store::writer::{Answer, Writer};
use scoresheet_ui::store::{Fault, FaultyStore, GameId, MemoryStore, Plan, Store, StoreError, StoredGame};

fn game() -> GameId {
    GameId("2026-05-01T10:00 abc".to_owned())
}

fn at(seconds: u64) -> Stamp {
    Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::from_secs(seconds) }
}

/// The device: its store, and what it was said to have stored.
struct Device {
    store: FaultyStore<MemoryStore>,
    promised: Vec<String>,
    /// What a failure is to be shown with, so that the run can be played again.
    run: String,
    /// Counts up, so that no two entries are the same.
    seconds: u64,
}

/// The app from one start to the next.
struct Session {
    recorder: Recorder,
    writer: Writer,
    /// The entries of the log that were given to the writer, as they are saved.
    lines: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// Every entry is stored, or another page has taken over.
    Settled,
    /// There is more to do.
    Open,
    /// The app must be started again.
    Killed,
}

impl Device {
    fn new(memory: &MemoryStore, plan: Plan, run: String) -> Device {
        Device { store: FaultyStore::new(memory.clone(), plan), promised: Vec::new(), run, seconds: 0 }
    }

    fn stamp(&mut self) -> Stamp {
        self.seconds += 1;
        at(self.seconds)
    }

    /// What really lies in the store.
    fn lines(&self) -> Vec<String> {
        at_once(self.store.inner().load(&game())).unwrap().map_or_else(|_| Vec::new(), |stored| stored.lines)
    }

    /// The promise: what was reported stored is in the store, byte for byte and in order.
    fn check(&self) {
        let stored = self.lines();
        assert!(stored.starts_with(&self.promised), "{}: promised {:?}, stored {stored:?}", self.run, self.promised);
    }

    /// Starts the app, as often as it takes.
    fn start(&mut self) -> Session {
        loop {
            self.store.restart();
            match at_once(self.store.load(&game())) {
                Some(Ok(stored)) => return self.resume(stored),
                Some(Err(StoreError::NoSuchGame { .. })) => return self.begin(),
                Some(Err(_)) | None => {}
            }
        }
    }

    fn begin(&mut self) -> Session {
        assert!(self.promised.is_empty(), "{}: a game that was stored is gone", self.run);
        let recorder = Recorder::new(vec![("White".to_owned(), "Jürgen „J.“ Ñ".to_owned())], SetUp::default(), at(0));
        let mut session = Session {
            recorder,
            writer: Writer::new(game(), saved::write_heading(), Some("pin".to_owned())),
            lines: Vec::new(),
        };
        session.push();
        session
    }

    fn resume(&mut self, stored: StoredGame) -> Session {
        self.check();
        let entries = stored.lines.iter().map(|line| saved::read_entry(line).unwrap()).collect();
        // Taken only if each entry follows from the one before.
        let log = Log::from_entries(entries).unwrap();
        let mut recorder = Recorder::resume(log);
        recorder.note(Event::Presence(Presence::AppStarted { build: "test".to_owned() }), self.stamp()).unwrap();
        let mut session = Session { recorder, lines: stored.lines.clone(), writer: Writer::resume(game(), stored) };
        session.push();
        session
    }

    /// One call of the store.
    fn step(&mut self, session: &mut Session) -> End {
        let Some(step) = session.writer.next_step() else { return End::Settled };
        let Some(reply) = at_once(step.run(&self.store)) else {
            self.check();
            return End::Killed;
        };
        let answer = session.writer.answered(reply);
        session.writer.rested();
        if let Answer::Stored { up_to } = answer {
            let reported = &session.lines[..=up_to.0 as usize];
            assert!(reported.starts_with(&self.promised), "{}: a promise was taken back", self.run);
            // Whether it is stored is checked below, as after every step.
            self.promised = reported.to_vec();
            assert_eq!(session.writer.unsaved_from().0, up_to.0 + 1);
        }
        self.check();
        match answer {
            Answer::NotSaved { why: StoreError::Superseded, .. } => End::Killed,
            Answer::ReadOnly { .. } => End::Settled,
            Answer::Stored { .. } | Answer::Unclear | Answer::Retry { .. } | Answer::NotSaved { .. } => End::Open,
        }
    }

    /// Steps until everything is stored or the app is killed.
    fn settle(&mut self, session: &mut Session) -> End {
        for _ in 0..1_000 {
            match self.step(session) {
                End::Open => {}
                end => return end,
            }
        }
        panic!("{}: it is tried for ever", self.run)
    }
}

impl Session {
    /// Gives what is new in the log to the writer.
    fn push(&mut self) {
        for entry in &self.recorder.log().entries()[self.lines.len()..] {
            let line = saved::write_entry(entry);
            self.writer.push(entry.seq, line.clone()).unwrap();
            self.lines.push(line);
        }
    }

    fn act(&mut self, action: RecordAction, at: Stamp) {
        // What the sheet has no place for changes nothing, and the player goes on.
        let _ = self.recorder.apply(action, at);
        self.push();
    }
}

const TEXTS: [&str; 5] = ["Nf3", "Кf3", "♞\"f6\"", "e4?!", "\\"];

fn action(dice: &mut Dice) -> RecordAction {
    let ply = Ply(dice.roll(6) as u32 + 1);
    match dice.roll(12) {
        0..=4 => {
            let (from, to) = (*dice.pick(&Square::ALL), *dice.pick(&Square::ALL));
            RecordAction::Write(Writing::Squares { from, to, promotion: None })
        }
        5 => RecordAction::Write(Writing::Castle(CastlingSide::KingSide)),
        6 => RecordAction::Write(Writing::Text(MoveText::new(TEXTS[dice.roll(TEXTS.len())]))),
        7 => RecordAction::Correct { ply, to: Writing::Dash },
        8 => RecordAction::Insert { ply, writing: Writing::Blank },
        9 => RecordAction::Header { tag: "Event".to_owned(), value: "Ö\u{2028}\u{1F600}".to_owned() },
        10 => RecordAction::Result(GameResult::Draw),
        _ => RecordAction::Undo,
    }
}

/// Faults at about this percentage of the first calls.
fn plan(dice: &mut Dice, calls: u32, percent: usize) -> Plan {
    let mut plan = Plan::default();
    for call in 0..calls {
        if dice.chance(percent) {
            plan.0.insert(call, *dice.pick(&Fault::ALL));
        }
    }
    plan
}

/// A run with kills between calls, too, and entries that wait while the store is slow.
fn random_run(seed: u64) {
    let mut dice = Dice::new(seed);
    let percent = 10 + dice.roll(50);
    let plan = plan(&mut dice, 30, percent);
    let mut device = Device::new(&MemoryStore::default(), plan, format!("seed {seed}"));
    for _ in 0..3 {
        let mut session = device.start();
        let mut end = End::Open;
        for _ in 0..3 {
            session.act(action(&mut dice), device.stamp());
            for _ in 0..dice.roll(4) {
                end = device.step(&mut session);
                assert!(!session.writer.is_read_only(), "no other page writes");
                if end == End::Killed {
                    break;
                }
            }
            if end == End::Killed {
                break;
            }
        }
    }
    finish(device);
}

/// Starts the app until everything that it has is stored, and compares.
fn finish(mut device: Device) {
    loop {
        let mut session = device.start();
        if device.settle(&mut session) == End::Killed {
            continue;
        }
        assert!(!session.writer.is_read_only());
        assert_eq!(device.lines(), session.lines, "{}", device.run);
        assert_eq!(device.promised, session.lines, "{}", device.run);
        assert_eq!(session.recorder.log().verify(), Ok(()));
        return;
    }
}

#[test]
fn nothing_reported_stored_is_ever_lost() {
    let threads = 4;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || (thread..10_000).step_by(threads as usize).for_each(random_run));
        }
    });
}

/// Four moves and a result, each stored before the next if the device lets it.
fn short_game(plan: &Plan) -> u32 {
    let mut device = Device::new(&MemoryStore::default(), plan.clone(), format!("{plan:?}"));
    let mut session = device.start();
    for move_text in ["e4", "e5", "Nf3", "Nc6", "1/2-1/2"] {
        if device.settle(&mut session) == End::Killed {
            session = device.start();
        }
        session.act(RecordAction::Write(Writing::Text(MoveText::new(move_text))), device.stamp());
    }
    device.settle(&mut session);
    let calls = device.store.calls();
    finish(device);
    calls
}

#[test]
fn no_single_fault_and_no_pair_of_faults_loses_a_stored_entry() {
    let calls = short_game(&Plan::default());
    assert_eq!(calls, 7, "one to look for the game, one for each entry");
    // A fault makes at most two calls more: to compare, and to try again.
    let last = calls + 2;
    for first in 0..last {
        for fault in Fault::ALL {
            let plan = Plan::one(first, fault);
            short_game(&plan);
            for (second, other) in (first + 1..last + 2).flat_map(|second| Fault::ALL.map(|other| (second, other))) {
                let mut plan = plan.clone();
                plan.0.insert(second, other);
                short_game(&plan);
            }
        }
    }
}

/// Two pages with the same game, as when Web Locks are not there: one of them records, the other one is told.
#[test]
fn of_two_pages_one_becomes_read_only_and_none_is_lied_to() {
    let mut both_wrote = 0;
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let memory = MemoryStore::default();
        let mut first = Device::new(&memory, Plan::default(), format!("seed {seed}"));
        let mut session = first.start();
        first.settle(&mut session);

        let mut pages: Vec<(Device, Session)> = Vec::new();
        for page in 0..2 {
            // A kill would only make the page another one.
            let mut plan = plan(&mut dice, 20, 30);
            let kills = [Fault::KilledBefore, Fault::KilledAfter, Fault::Superseded];
            plan.0.retain(|_, fault| !kills.contains(fault));
            let mut device = Device::new(&memory, plan, format!("seed {seed}, page {page}"));
            device.seconds = 1000 * (page + 1);
            let stored = at_once(memory.load(&game())).unwrap().unwrap();
            let session = device.resume(stored);
            pages.push((device, session));
        }
        for _ in 0..20 {
            let (device, session) = &mut pages[dice.roll(2)];
            if dice.chance(40) && !session.writer.is_read_only() {
                session.act(action(&mut dice), device.stamp());
            }
            device.step(session);
        }
        for (device, session) in &mut pages {
            device.settle(session);
        }
        let read_only = pages.iter().filter(|(_, session)| session.writer.is_read_only()).count();
        assert_eq!(read_only, 1, "seed {seed}");
        for (device, session) in &pages {
            device.check();
            if !session.writer.is_read_only() {
                assert_eq!(device.lines(), session.lines, "seed {seed}");
            }
        }
        both_wrote += usize::from(pages.iter().all(|(device, _)| device.store.calls() > 1));
    }
    assert!(both_wrote > 1_000, "{both_wrote}");
}
