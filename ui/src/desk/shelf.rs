//! The games that the device knows, new games, and games brought in.

use scoresheet_record::log::{Event, Log, Seq, Stamp, Unlock};
use scoresheet_record::men::{Color, side_name};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::recorder::Recorder;
use scoresheet_record::saved::{self, ReadLog, SavedError};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Sheet;
use scoresheet_texts::UiText;

use super::action::{ShelfAction, Way};
use super::effect::{Effect, FileKind, OutFile, Wake};
use super::game::{CLASS_TAG, KEEPER_TAG, PREVIOUS_TAG, RULES_TAG, is_in_play, origin};
use super::settings::StorageCheck;
use super::{Access, Desk, Game, LONGEST_PIN, Origin, Place, SHORTEST_PIN, SealedPin};
use crate::store::{GameId, StoreError, StoredGame};

/// The games of the device.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shelf {
    /// The games, the newest first.
    pub games: Vec<ShelfGame>,
    /// Why nothing can be kept here, if nothing can.
    pub no_store: Option<StoreError>,
    /// Games that are being brought in and are not on the disk yet.
    pub arriving: Vec<GameId>,
    /// What is said when all have arrived.
    pub(super) when_arrived: Option<UiText>,
}

/// A game in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShelfGame {
    /// Its name in the store.
    pub id: GameId,
    /// The game as it is stored.
    pub stored: StoredGame,
    /// What the list says of it, or why it cannot be read.
    pub state: ShelfState,
}

/// What the list says of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShelfState {
    /// It can be opened.
    Readable {
        /// White's name, as the header has it.
        white: String,
        /// Black's name.
        black: String,
        /// The event.
        event: String,
        /// The date.
        date: String,
        /// The result.
        result: GameResult,
        /// How many cells the sheet has.
        plies: u32,
        /// Where it comes from.
        origin: Origin,
        /// Whether it is being played or signed, and its log is whole, so that it can go on.
        in_play: InPlay,
        /// Whether the stored log is damaged somewhere.
        damaged: Damaged,
    },
    /// A later version of the app wrote it. It can be handed on as it is.
    Newer {
        /// The version.
        version: u32,
    },
    /// It is no saved log.
    Unreadable,
}

/// Whether a game is being played or signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InPlay {
    /// It goes on.
    Yes,
    /// It is over, or cannot go on.
    No,
}

/// Whether a stored log is damaged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damaged {
    /// From this line on.
    From(usize),
    /// It is whole.
    Nowhere,
}

/// The kinds of event that a new game can be set up for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// US Chess, regular time control, rules as of 2024.
    #[default]
    UsRegular,
    /// FIDE, standard time control, Laws of 2023.
    FideStandard,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Preset; 2] = [Preset::UsRegular, Preset::FideStandard];

    /// The edition and the time class, by their ids.
    #[must_use]
    pub fn ids(self) -> (&'static str, &'static str) {
        match self {
            Preset::UsRegular => ("us-2024", "regular"),
            Preset::FideStandard => ("fide-2023", "standard"),
        }
    }
}

/// The form for a new game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// The lines of the header that were filled in, as PGN tags.
    pub header: Vec<(String, String)>,
    /// Whose sheet it is.
    pub keeper: Color,
    /// The kind of event.
    pub preset: Preset,
    /// The director's PIN.
    pub pin: String,
    /// The PIN once more, since it cannot be seen while it is typed.
    pub pin_again: String,
}

impl NewGame {
    /// What is wrong with the form, if anything.
    #[must_use]
    pub fn fault(&self) -> Option<UiText> {
        let length = self.pin.trim().chars().count();
        if !(SHORTEST_PIN..=LONGEST_PIN).contains(&length) {
            return Some(UiText::FaultPin { shortest: SHORTEST_PIN, longest: LONGEST_PIN });
        }
        if self.pin.trim() != self.pin_again.trim() {
            return Some(UiText::FaultPinsDiffer);
        }
        None
    }

    fn header(&self) -> Vec<(String, String)> {
        let (rules, class) = self.preset.ids();
        let set = [(RULES_TAG, rules), (CLASS_TAG, class), (KEEPER_TAG, side_name(self.keeper))];
        let filled = self.header.iter().filter(|(_, value)| !value.trim().is_empty());
        let filled = filled.map(|(tag, value)| (tag.clone(), value.trim().to_owned()));
        filled.chain(set.map(|(tag, value)| (tag.to_owned(), value.to_owned()))).collect()
    }
}

impl Shelf {
    /// What a new game's header tells of the last game that was recorded here, in figures that every language reads: when
    /// its log ends, its result, the number of its last move.
    fn previous(&self) -> Option<String> {
        let recorded = |game: &&ShelfGame| matches!(game.state, ShelfState::Readable { origin: Origin::Recorded, .. });
        let log = saved::read(&saved_text(&self.games.iter().find(recorded)?.stored)).ok()?.log;
        let (sheet, last) = (Sheet::of(&log), log.entries().last()?.at);
        let figures = sheet.result.unwrap_or(GameResult::Open).figures();
        let length = sheet.numbering().label(sheet.last_ply()).map(|label| label.to_string()).unwrap_or_default();
        Some(format!("{}, {figures}, {length}", last.wall.format("%Y-%m-%d %H:%M:%S")))
    }
}

impl Desk {
    pub(super) fn shelf_action(&mut self, at: Stamp, action: ShelfAction) -> Vec<Effect> {
        match action {
            ShelfAction::Begin { form, id, salt } => self.begin(at, form, (id, salt)),
            ShelfAction::Open(id) => self.open(at, &id),
            ShelfAction::HandOutRaw(id) => self.hand_out_raw(&id),
            ShelfAction::Leave => {
                if self.game.as_ref().is_some_and(|game| !game.is_in_play()) {
                    self.game = None;
                    return self.go(at, Place::Shelf);
                }
                Vec::new()
            }
            ShelfAction::Import { name, bytes, id } => self.import(at, &name, (&bytes, &id)),
            ShelfAction::Reload => vec![Effect::LoadGames],
            ShelfAction::Update if self.game.is_none() => vec![Effect::Update],
            ShelfAction::Update => Vec::new(),
            ShelfAction::CheckStorage if self.game.is_none() => {
                self.settings.storage_check = StorageCheck::Running;
                vec![Effect::CheckStorage]
            }
            ShelfAction::CheckStorage => Vec::new(),
        }
    }

    fn hand_out_raw(&self, id: &GameId) -> Vec<Effect> {
        let found = self.shelf.games.iter().find(|game| game.id == *id).filter(|_| self.game.is_none());
        let file = found.map(|game| OutFile {
            name: format!("game-{}.scoresheet.jsonl", id.0),
            kind: FileKind::Log,
            text: saved_text(&game.stored),
        });
        file.map(|file| Effect::HandOut(Way::File, file)).into_iter().collect()
    }

    fn begin(&mut self, at: Stamp, form: NewGame, (id, salt): (GameId, [u8; 16])) -> Vec<Effect> {
        if self.game.is_some() {
            return Vec::new();
        }
        self.notice = form.fault();
        if self.notice.is_some() {
            return Vec::new();
        }
        let mut header = form.header();
        header.extend(self.shelf.previous().map(|told| (PREVIOUS_TAG.to_owned(), told)));
        let mut recorder = Recorder::new(header, SetUp::default(), at);
        // A note is refused only if it belongs elsewhere, and this one does not.
        let _ = recorder.note(Event::Unlock(Unlock::PinSet), at);
        let game = Game::begun(id.clone(), recorder, Some(SealedPin::seal(form.pin.trim(), &salt)));
        let stored = game.as_stored();
        self.shelf.games.insert(0, ShelfGame::of(id.clone(), stored.clone()));
        self.game = Some(game);
        self.place = Place::Record;
        vec![Effect::OpenGame { game: id.clone(), stored }, Effect::TakeLock(id), Effect::KeepAwake(Wake::On)]
    }

    fn open(&mut self, at: Stamp, id: &GameId) -> Vec<Effect> {
        if self.game.is_some() {
            return Vec::new();
        }
        let found = self.shelf.games.iter().find(|game| game.id == *id);
        let Some(mut game) = found.and_then(resumed) else { return Vec::new() };
        if !game.is_in_play() {
            // What is over is only read here.
            game.access = Access::Unwritable;
        }
        self.game = Some(game);
        self.go_home(at)
    }

    /// Takes in what the store holds: the list, and the game that is being played, if one is.
    pub(super) fn take_in(&mut self, at: Stamp, games: Vec<(GameId, StoredGame)>) -> Vec<Effect> {
        let mut known: Vec<ShelfGame> = games.into_iter().rev().map(|(id, stored)| ShelfGame::of(id, stored)).collect();
        let arriving = std::mem::take(&mut self.shelf.arriving);
        known.splice(0..0, self.shelf.games.drain(..).filter(|game| arriving.contains(&game.id)));
        self.shelf = Shelf { games: known, no_store: None, arriving, when_arrived: self.shelf.when_arrived.take() };
        // A finished game that is being looked at stays open; one that is played comes before everything else. What
        // another page has crowded out is stored nowhere and stays in sight, and so does a game that was begun after the
        // store was asked.
        let is_new = |game: &Game| game.access == Access::Waiting && game.stored() == Seq(0);
        let stays =
            |game: &Game| game.may_write() || matches!(game.access, Access::WrittenElsewhere(_)) || is_new(game);
        if self.game.as_ref().is_some_and(stays) {
            return Vec::new();
        }
        let in_play = self.shelf.games.iter().find(|game| game.is_in_play()).and_then(resumed);
        match in_play {
            Some(game) => {
                let id = game.id.clone();
                self.game = Some(game);
                self.place = Place::Record;
                let mut effects = self.go_home(at);
                effects.extend([Effect::TakeLock(id), Effect::KeepAwake(Wake::On)]);
                effects
            }
            None if self.game.as_ref().is_none_or(Game::is_in_play) => {
                self.game = None;
                self.place =
                    if self.place == Place::Starting || !self.may_see(self.place) { Place::Shelf } else { self.place };
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Brings the list up to the game that is open.
    pub(super) fn refresh_shelf(&mut self) {
        let Some(game) = &self.game else { return };
        let (id, stored) = (game.id.clone(), game.as_stored());
        let fresh = ShelfGame::of(id, stored);
        match self.shelf.games.iter_mut().find(|old| old.id == fresh.id) {
            Some(old) => *old = fresh,
            None => self.shelf.games.insert(0, fresh),
        }
    }
}

/// The text of a stored game as the saved file has it.
#[must_use]
pub fn saved_text(stored: &StoredGame) -> String {
    let mut text = stored.heading.clone();
    for line in &stored.lines {
        text.push('\n');
        text.push_str(line);
    }
    text.push('\n');
    text
}

/// Opens a game of the list as far as it can be read.
fn resumed(game: &ShelfGame) -> Option<Game> {
    let ReadLog { log, damage, .. } = saved::read(&saved_text(&game.stored)).ok()?;
    let pin = game.stored.pin.as_deref().and_then(SealedPin::from_text);
    let mut open = Game::resumed(game.id.clone(), log, pin);
    if damage.is_some() {
        open.access = Access::Unwritable;
    }
    Some(open)
}

impl ShelfGame {
    /// What the list says of a stored game.
    #[must_use]
    pub fn of(id: GameId, stored: StoredGame) -> ShelfGame {
        let state = match saved::read(&saved_text(&stored)) {
            Ok(ReadLog { log, damage, .. }) => {
                ShelfState::readable(&log, damage.map_or(Damaged::Nowhere, |damage| Damaged::From(damage.line)))
            }
            Err(SavedError::Newer { version }) => ShelfState::Newer { version },
            Err(SavedError::NotALog { .. }) => ShelfState::Unreadable,
        };
        ShelfGame { id, stored, state }
    }

    fn is_in_play(&self) -> bool {
        matches!(self.state, ShelfState::Readable { in_play: InPlay::Yes, .. })
    }
}

impl ShelfState {
    fn readable(log: &Log, damaged: Damaged) -> ShelfState {
        let sheet = Sheet::of(log);
        let tag = |name: &str| sheet.tag(name).filter(|value| *value != "?").unwrap_or_default().to_owned();
        let goes_on = is_in_play(log, &sheet) && damaged == Damaged::Nowhere;
        ShelfState::Readable {
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            date: tag("Date"),
            result: sheet.result.unwrap_or(GameResult::Open),
            plies: sheet.last_ply().0,
            origin: origin(&sheet),
            in_play: if goes_on { InPlay::Yes } else { InPlay::No },
            damaged,
        }
    }
}
