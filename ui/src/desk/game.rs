//! An open game: its record, who may write it, and how far it is stored.

use scoresheet_record::course::{PendingClaim, Stage, pending_claim, stage};
use scoresheet_record::log::{Event, Log, Milliseconds, Presence, Seq, Stamp};
use scoresheet_record::men::Color;
use scoresheet_record::recorder::{Outcome, RecordAction, RecordError, Recorder};
use scoresheet_record::rulebook::{Conditions, Edition, EventRules};
use scoresheet_record::saved;
use scoresheet_record::sheet::Sheet;

use crate::desk::{ClaimForm, DirectorDesk, Effect, Pen, SealedPin};
use crate::store::{GameId, StoreError, StoredGame};
use crate::view::SheetPages;

/// The header line that names the edition of the rules.
pub const RULES_TAG: &str = "Rules";
/// The header line that names the time class.
pub const CLASS_TAG: &str = "TimeClass";
/// The header line that names the player who keeps this sheet.
pub const KEEPER_TAG: &str = "ScoreKeeper";
/// The header line of a game that was brought in.
pub const ORIGIN_TAG: &str = "Origin";
/// The tag of an exported game that holds the hash of the log's last entry, so that a log shown later can be compared.
pub const SEAL_TAG: &str = "LogSeal";
/// What stands in the header line of the origin.
pub const IMPORTED: &str = "import";

/// Where a game comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// It was recorded on this device.
    Recorded,
    /// It was brought in.
    Imported,
}

/// Who may write the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Access {
    /// It is not known yet whether another page holds the game.
    Waiting,
    /// This page.
    Writing,
    /// Another page holds the game; this one only shows it.
    OtherPage,
    /// Another page has written from this entry on; what this page has from there is stored nowhere.
    WrittenElsewhere(Seq),
    /// The stored log is damaged, or of a later version: it can be read and handed on.
    Unwritable,
}

/// How far a game is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveState {
    /// Everything is on the disk, or on its way there.
    Well,
    /// Entries from this one on could not be stored; it is tried again and again.
    NotSaved {
        /// The first entry that is not stored.
        from: Seq,
        /// Why.
        why: StoreError,
    },
}

/// An open game.
#[derive(Debug)]
pub struct Game {
    /// Its name in the store.
    pub id: GameId,
    /// The pen.
    pub pen: Pen,
    /// The claim that is being put together.
    pub claim_form: ClaimForm,
    /// The director's desk.
    pub director: DirectorDesk,
    /// Who may write.
    pub access: Access,
    /// Whether storing goes well.
    pub saving: SaveState,
    recorder: Recorder,
    pin: Option<SealedPin>,
    pages: SheetPages,
    /// The first entry that is not on the disk.
    stored: Seq,
    /// The first entry that was not handed to the store.
    handed: Seq,
    /// How far the wall clock was ahead of the clock that only goes forward, when last looked at.
    wall_ahead: Option<i64>,
}

impl Game {
    /// A game that has just been begun. Its first lines go to the store with [`Effect::OpenGame`].
    #[must_use]
    pub fn begun(id: GameId, recorder: Recorder, pin: Option<SealedPin>) -> Game {
        let handed = recorder.log().next_seq();
        Game { stored: Seq(0), handed, ..Game::of(id, recorder, pin) }
    }

    /// A game as it was read from the store.
    #[must_use]
    pub fn resumed(id: GameId, log: Log, pin: Option<SealedPin>) -> Game {
        Game::of(id, Recorder::resume(log), pin)
    }

    fn of(id: GameId, recorder: Recorder, pin: Option<SealedPin>) -> Game {
        let stored = recorder.log().next_seq();
        let claim_form = ClaimForm::for_keeper(keeper(recorder.sheet()));
        let mut game = Game {
            id,
            pen: Pen::default(),
            claim_form,
            director: DirectorDesk::default(),
            access: Access::Waiting,
            saving: SaveState::Well,
            recorder,
            pin,
            pages: SheetPages::default(),
            stored,
            handed: stored,
            wall_ahead: None,
        };
        game.show();
        game
    }

    /// The record.
    #[must_use]
    pub fn recorder(&self) -> &Recorder {
        &self.recorder
    }

    /// The sheet.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        self.recorder.sheet()
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &Log {
        self.recorder.log()
    }

    /// The pages of the sheet as they are shown.
    #[must_use]
    pub fn pages(&self) -> &SheetPages {
        &self.pages
    }

    /// The sealed PIN.
    #[must_use]
    pub fn pin(&self) -> Option<&SealedPin> {
        self.pin.as_ref()
    }

    /// The first entry that is not on the disk; entries before it may be shown as saved.
    #[must_use]
    pub fn stored(&self) -> Seq {
        self.stored
    }

    /// How far the game has come.
    #[must_use]
    pub fn stage(&self) -> Stage {
        stage(self.log())
    }

    /// The claim that is pending.
    #[must_use]
    pub fn pending_claim(&self) -> Option<PendingClaim> {
        pending_claim(self.log())
    }

    /// Whether the result on the sheet follows from a decision of the director.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let mut before =
            self.log().entries().iter().rev().skip_while(|logged| !matches!(logged.what, Event::Result(_)));
        let result = before.next();
        result.is_some() && before.next().is_some_and(|logged| matches!(logged.what, Event::Decision { .. }))
    }

    /// Where the game comes from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        origin(self.sheet())
    }

    /// Whether it is being played or signed: nothing else may be seen on the device meanwhile (`design.md` §7.9).
    #[must_use]
    pub fn is_in_play(&self) -> bool {
        self.access != Access::Unwritable && is_in_play(self.log(), self.sheet())
    }

    /// Whether this page may write.
    #[must_use]
    pub fn may_write(&self) -> bool {
        self.access == Access::Writing
    }

    /// Whether another page writes this game, so that here only the record can be read, with a sentence that says so.
    #[must_use]
    pub fn is_for_reading(&self) -> bool {
        matches!(self.access, Access::OtherPage | Access::WrittenElsewhere(_))
    }

    /// The rules that the game is played by, as its header says; an edition that is not known is FIDE's of 2023.
    #[must_use]
    pub fn rules(&self) -> EventRules {
        let edition = self.sheet().tag(RULES_TAG).and_then(|id| id.parse().ok()).unwrap_or(Edition::Fide2023);
        let class = self.sheet().tag(CLASS_TAG).and_then(|id| id.parse().ok());
        EventRules::resolve(edition, &Conditions { class, ..Conditions::default() }, &[])
    }

    /// Whose sheet this is: the side that sits at the bottom of the board.
    #[must_use]
    pub fn keeper(&self) -> Color {
        keeper(self.sheet())
    }

    /// Does something to the record.
    ///
    /// # Errors
    /// As [`Recorder::apply`].
    pub fn record(&mut self, action: RecordAction, at: Stamp) -> Result<Outcome, RecordError> {
        let outcome = self.recorder.apply(action, at)?;
        self.show();
        Ok(outcome)
    }

    /// Takes the result off that is noted. It is what was done last to the sheet, since nothing is written under a result; taken
    /// back as such it is out of the way of what may be taken back next.
    pub fn take_result_off(&mut self, at: Stamp) {
        // There is something to take back wherever a result is noted.
        let _ = self.record(RecordAction::Undo, at);
    }

    /// Notes what happened beside the record.
    pub fn note(&mut self, what: Event, at: Stamp) {
        // The recorder refuses only what belongs to `record`, and none of that is noted here.
        let _ = self.recorder.note(what, at);
    }

    /// Notes that the app goes on with this game.
    pub fn note_start(&mut self, build: String, at: Stamp) {
        self.note(Event::Presence(Presence::AppStarted { build }), at);
    }

    /// By how much the wall clock has moved against the clock that only goes forward since it was last looked at, if by
    /// more than a slow timer explains.
    #[must_use]
    pub fn clock_jump(&self, at: Stamp) -> Option<Milliseconds> {
        let moved = ahead(at) - self.wall_ahead?;
        (moved.abs() > LARGEST_DRIFT).then_some(Milliseconds(moved))
    }

    /// Looks at both clocks and notes a jump.
    pub fn look_at_clocks(&mut self, at: Stamp) {
        if let Some(ahead) = self.clock_jump(at) {
            self.note(Event::Presence(Presence::ClockJumped { ahead }), at);
            self.wall_ahead = None;
        }
        // The first look sets the measure, and so does the first after a jump; a slow drift adds up until it shows.
        self.wall_ahead = self.wall_ahead.or(Some(ahead(at)));
    }

    /// Brings the shown pages up to the record.
    pub fn show(&mut self) {
        self.pages.bring_up_to(&self.recorder, self.stored, &self.pen);
    }

    /// The store has everything before `next`.
    pub fn stored_before(&mut self, next: Seq) {
        self.stored = self.stored.max(next);
        // A store that goes on after the entry with which it failed takes what is still on its way, too, or says so.
        let goes_on = matches!(self.saving, SaveState::NotSaved { from, .. } if from < self.stored);
        if goes_on || self.stored >= self.handed {
            self.saving = SaveState::Well;
        }
        self.show();
    }

    /// Entries from this one on are not stored. Some of them may have been, if the device has lost them again.
    pub fn not_stored(&mut self, from: Seq, why: StoreError) {
        self.saving = SaveState::NotSaved { from, why };
        self.stored = self.stored.min(from);
        self.show();
    }

    /// Another page has written from this entry on.
    pub fn written_elsewhere(&mut self, from: Seq) {
        self.access = Access::WrittenElsewhere(from);
        self.stored = self.stored.min(from);
        self.show();
    }

    /// The lines that the log has and the store was not given yet.
    pub(super) fn take_lines(&mut self) -> Option<Effect> {
        let next = self.log().next_seq();
        if !self.may_write() || self.handed >= next {
            return None;
        }
        let first = std::mem::replace(&mut self.handed, next);
        let lines = self.log().entries().iter().skip(first.0 as usize).map(saved::write_entry).collect();
        Some(Effect::Append { game: self.id.clone(), first, lines })
    }

    /// The game as it is stored when it is begun.
    pub(super) fn as_stored(&self) -> StoredGame {
        StoredGame {
            heading: saved::write_heading(),
            pin: self.pin.as_ref().map(SealedPin::to_text),
            lines: self.log().entries().iter().map(saved::write_entry).collect(),
        }
    }
}

/// Two clocks of one device drift apart by less than this within a game, in milliseconds.
const LARGEST_DRIFT: i64 = 3_000;

/// How far the wall clock is ahead of the clock that only goes forward, in milliseconds.
fn ahead(at: Stamp) -> i64 {
    at.wall.timestamp_millis() - i64::try_from(at.since_start.as_millis()).unwrap_or(i64::MAX)
}

/// Where the game of a sheet comes from.
#[must_use]
pub fn origin(sheet: &Sheet) -> Origin {
    if sheet.tag(ORIGIN_TAG) == Some(IMPORTED) { Origin::Imported } else { Origin::Recorded }
}

/// Whether the game of a log is being played or signed.
#[must_use]
pub fn is_in_play(log: &Log, sheet: &Sheet) -> bool {
    match stage(log) {
        Stage::Running | Stage::Noted { .. } => origin(sheet) == Origin::Recorded,
        Stage::Closed { .. } => false,
    }
}

fn keeper(sheet: &Sheet) -> Color {
    if sheet.tag(KEEPER_TAG) == Some("black") { Color::Black } else { Color::White }
}
