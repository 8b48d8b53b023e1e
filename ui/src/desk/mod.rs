//! The desk: what the app knows and does, without a screen.
//!
//! [`Desk::apply`] takes an [`Action`] at a time and returns the [`Effect`]s that a platform must bring about; their
//! outcome comes back as an action. Everything that can go wrong between a tap and the disk is decided here and can be
//! tested without a browser. The desk deliberately holds no clock, no randomness, no words and no widgets, and its record
//! side knows no legality.
//!
//! ```
//! use std::time::Duration;
//! use scoresheet_record::log::Stamp;
//! use scoresheet_ui::desk::{Action, Desk, Place};
//!
//! let at = Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::ZERO };
//! let mut desk = Desk::default();
//! desk.apply(at, Action::Go(Place::NewGame));
//! assert_eq!(desk.place(), Place::NewGame);
//! ```

mod action;
mod claim_form;
mod director;
mod effect;
mod game;
mod hand_out;
mod import;
mod pen;
mod pin;
mod places;
mod platform;
mod recording;
mod settings;
mod shelf;

pub use action::{Action, Choice, ClaimAction, DeviceFact, DirectorAction, FinishAction, RecordKey, ShelfAction, Way};
pub use claim_form::{ClaimForm, PROMOTIONS};
pub use director::{AUTO_LOCK, DirectorDesk, Layer};
pub use effect::{Effect, FileKind, OutFile, Wake};
pub use game::{Access, Game, Origin, PREVIOUS_TAG, SaveState};
pub use hand_out::Readers;
pub use pen::{Asked, Pen, Target};
pub use pin::{LONGEST_PIN, PinTry, SHORTEST_PIN, SealedPin, waiting};
pub use recording::{FIRST_ANSWER, LONGEST_MOVE, TYPED_MOVE, clock_typed};
pub use settings::{Fact, Settings, StorageCheck, Theme, Update};
pub use shelf::{Damaged, InPlay, NewGame, Preset, Shelf, ShelfGame, ShelfState, saved_text};

use scoresheet_record::log::Stamp;
pub use scoresheet_texts::Language;
use scoresheet_texts::UiText;

/// The id of the element that a screen is. It takes the focus when the screen changes, so that the keyboard and screen
/// readers begin at its top.
pub const SCREEN: &str = "screen";

/// A screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Place {
    /// Nothing is known yet: the store is being read.
    #[default]
    Starting,
    /// The list of games.
    Shelf,
    /// The form for a new game.
    NewGame,
    /// Bringing a game in from a file or the clipboard.
    Import,
    /// What this is, what is stored where, and the check of the storage.
    About,
    /// The record of a running game.
    Record,
    /// A claim being drafted, or drafted.
    Claim,
    /// The arbiter lock.
    Lock,
    /// The director's desk.
    Director,
    /// Noting and signing the result.
    Result,
    /// A game that is over, or was brought in.
    Finished,
}

/// The whole state of the app.
#[derive(Debug, Default)]
pub struct Desk {
    place: Place,
    /// The games that the device knows.
    pub shelf: Shelf,
    /// The game that is open.
    pub game: Option<Game>,
    /// What the platform said about itself and what its user chose.
    pub settings: Settings,
    /// What has just happened, for the eye and for screen readers; gone with the next action.
    pub notice: Option<UiText>,
}

impl Desk {
    /// The screen.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place
    }

    /// Does what was asked at `at`. What comes back must be brought about in this order.
    pub fn apply(&mut self, at: Stamp, action: Action) -> Vec<Effect> {
        if !matches!(action, Action::Device(_) | Action::Tick) {
            self.notice = None;
        }
        // A device that was asleep sends no ticks, and whoever wakes it must not find the lock open.
        let mut effects = self.tick(at);
        // What a player enters changes nothing about where one may be, and must not cost more in a long game. Taking back
        // may bring a result back that an older log had taken off.
        let may_lead_away = !matches!(&action, Action::Record(key) if *key != RecordKey::Undo);
        effects.extend(match action {
            Action::Go(place) => self.go(at, place),
            Action::Shelf(action) => self.shelf_action(at, action),
            Action::Record(key) => self.record_key(at, key),
            Action::Claim(action) => self.claim_action(at, action),
            Action::Director(action) => self.director_action(at, action),
            Action::Finish(action) => self.finish_action(at, action),
            Action::Settings(choice) => self.settings_choice(choice),
            Action::Device(fact) => self.device_fact(at, fact),
            Action::Tick => Vec::new(),
        });
        if may_lead_away {
            effects.extend(self.go_where_one_may_be(at));
        }
        effects.extend(self.lines_to_store());
        effects
    }

    /// The lines that the last action added to the log.
    fn lines_to_store(&mut self) -> Option<Effect> {
        self.game.as_mut().and_then(Game::take_lines)
    }
}
