//! The desk without a screen: at a clock that goes on by itself, with games that lie in a store.

use std::time::Duration;

use scoresheet_record::log::{Event, Log, Stamp, Unlock};
use scoresheet_record::men::Square;
use scoresheet_record::recorder::Recorder;
use scoresheet_record::saved;
use scoresheet_record::setup::SetUp;
use scoresheet_ui::desk::{Action, Desk, DeviceFact, Effect, Game, RecordKey};
use scoresheet_ui::platform::stamp;
use scoresheet_ui::store::{GameId, StoredGame};

/// The PIN of every game here.
pub const PIN: &str = "2718";

/// 1 May 2026, 10:00 in Berlin, in milliseconds since 1970.
const MORNING: i64 = 1_777_622_400_000;

/// A time of that day.
pub fn at(after: Duration) -> Stamp {
    let milliseconds = i64::try_from(after.as_millis()).expect("a time of that day");
    stamp(MORNING + milliseconds, 120, after)
}

/// The name of the game at the desk.
pub fn game_id() -> GameId {
    GameId("20260501T080000000-00000000".to_owned())
}

/// The sealed PIN, stretched so little that a test can try it often.
pub const QUICK_PIN: &str = "pbkdf2-sha256$1$73616c74$b623e339eb5cd702890f710242f2239a53f56862276a057bee60b0fc19b869ac";

/// The header of a game that is recorded here.
pub fn header() -> Vec<(String, String)> {
    let lines = [("White", "Anna Weiß"), ("Black", "Борис Чёрный"), ("Rules", "us-2024"), ("ScoreKeeper", "white")];
    lines.map(|(tag, value)| (tag.to_owned(), value.to_owned())).to_vec()
}

/// A record that is opened and at which a PIN is set, with nothing written yet.
pub fn opened(start: &SetUp) -> Recorder {
    let mut recorder = Recorder::new(header(), start.clone(), at(Duration::ZERO));
    recorder.note(Event::Unlock(Unlock::PinSet), at(Duration::ZERO)).expect("a note");
    recorder
}

/// The game of a log as it lies in a store.
pub fn stored(log: &Log) -> StoredGame {
    StoredGame {
        heading: saved::write_heading(),
        pin: Some(QUICK_PIN.to_owned()),
        lines: log.entries().iter().map(saved::write_entry).collect(),
    }
}

/// A desk and its clock.
pub struct AtDesk {
    /// The desk.
    pub desk: Desk,
    /// The time since the app was started.
    pub clock: Duration,
}

impl Default for AtDesk {
    fn default() -> Self {
        AtDesk { desk: Desk::default(), clock: Duration::ZERO }
    }
}

impl AtDesk {
    /// A desk in an app that found these games in the store, and holds the lock of the one that is in play.
    pub fn with_games(games: Vec<(GameId, StoredGame)>) -> AtDesk {
        let mut at_desk = AtDesk::default();
        at_desk.finds(games);
        if let Some(id) = at_desk.desk.game.as_ref().map(|game| game.id.clone()) {
            at_desk.act(Action::Device(DeviceFact::Mine(id)));
        }
        at_desk
    }

    /// A desk at which the game of this log is played.
    pub fn playing(log: &Log) -> AtDesk {
        AtDesk::with_games(vec![(game_id(), stored(log))])
    }

    /// The app has read the store.
    pub fn finds(&mut self, games: Vec<(GameId, StoredGame)>) -> Vec<Effect> {
        self.act(Action::Device(DeviceFact::Games { games, build: "test".to_owned() }))
    }

    /// Does something, a tenth of a second after what was done before.
    pub fn act(&mut self, action: Action) -> Vec<Effect> {
        self.clock += Duration::from_millis(100);
        self.desk.apply(at(self.clock), action)
    }

    /// Presses a key of the record screen.
    pub fn press(&mut self, key: RecordKey) -> Vec<Effect> {
        self.act(Action::Record(key))
    }

    /// Taps two squares; what comes back is of the second tap.
    pub fn tap(&mut self, from: Square, to: Square) -> Vec<Effect> {
        self.press(RecordKey::Tap(from));
        self.press(RecordKey::Tap(to))
    }

    /// Says that everything is stored.
    pub fn all_stored(&mut self) {
        let game = self.game();
        let fact = DeviceFact::Stored { game: game.id.clone(), up_to: last_seq(game) };
        self.act(Action::Device(fact));
    }

    /// The game at the desk.
    pub fn game(&self) -> &Game {
        self.desk.game.as_ref().expect("a game")
    }
}

fn last_seq(game: &Game) -> scoresheet_record::log::Seq {
    game.log().entries().last().expect("an entry").seq
}
