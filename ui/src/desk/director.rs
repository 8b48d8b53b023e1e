//! Behind the arbiter lock.

use std::time::Duration;

use scoresheet_record::claim::{Claim, ClaimKind, Claimant, Known, Situation};
use scoresheet_record::course::Stage;
use scoresheet_record::log::{ClaimStep, Event, Presence, Stamp, Unlock};
use scoresheet_record::men::Color;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::recorder::RecordAction;
use scoresheet_texts::UiText;

use super::action::DirectorAction;
use super::claim_form::{note_step, square_named};
use super::effect::Effect;
use super::pin::{PinTry, waiting};
use super::recording::LONGEST_MOVE;
use super::{Desk, Game, Place, SCREEN};

/// The lock closes by itself after so long without a touch (`design.md` §7.8).
pub const AUTO_LOCK: Duration = Duration::from_secs(60);

/// Which layer of the evidence is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Layer {
    /// What both players may see.
    #[default]
    Shared,
    /// The director's own as well.
    DirectorOnly,
}

/// The director's desk: what is asked, and what the director knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DirectorDesk {
    /// When the lock was last used while open; nothing while it is closed.
    pub open_since: Option<Duration>,
    /// Who claims.
    pub by: Claimant,
    /// What is claimed.
    pub kind: ClaimKind,
    /// The intended move; empty if the claim rests on the board.
    pub intended: String,
    /// After which ply it is judged; the end of the record if nothing is said.
    pub at: Option<Ply>,
    /// Whether the player who moved last has pressed the clock.
    pub pressed: Known,
    /// The square of a touched piece, as typed.
    pub touched: String,
    /// The words of a decision as they stand in the field; they outlast the lock.
    pub words: String,
    /// Which layer is open.
    pub layer: Layer,
}

impl Default for DirectorDesk {
    fn default() -> Self {
        DirectorDesk {
            open_since: None,
            by: Claimant::Player(Color::White),
            kind: ClaimKind::Threefold,
            intended: String::new(),
            at: None,
            pressed: Known::Unknown,
            touched: String::new(),
            words: String::new(),
            layer: Layer::Shared,
        }
    }
}

impl DirectorDesk {
    /// Whether the lock is open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open_since.is_some()
    }

    /// The claim as it is asked.
    #[must_use]
    pub fn claim(&self) -> Claim {
        let intending = Some(MoveText::new(&self.intended)).filter(|text| !text.as_str().is_empty());
        Claim { by: self.by, kind: self.kind, intending }
    }

    /// What the director knows besides.
    #[must_use]
    pub fn situation(&self) -> Situation {
        Situation { pressed: self.pressed, touched: square_named(&self.touched), ..Situation::default() }
    }

    fn take_over(&mut self, claim: &Claim) {
        self.by = claim.by;
        self.kind = claim.kind;
        self.intended = claim.intending.as_ref().map(ToString::to_string).unwrap_or_default();
    }
}

impl Desk {
    pub(super) fn director_action(&mut self, at: Stamp, action: DirectorAction) -> Vec<Effect> {
        if let DirectorAction::Unlock(pin) = action {
            return self.unlock(at, &pin);
        }
        let Some(game) = self.game.as_mut() else { return Vec::new() };
        let playing = game.is_in_play();
        if playing && !(game.director.is_open() && game.may_write()) {
            return Vec::new();
        }
        if playing {
            game.director.open_since = Some(at.since_start);
        }
        match action {
            DirectorAction::Unlock(_) => {}
            DirectorAction::Lock => return self.close_lock(at),
            DirectorAction::MarkMade => {
                mark_made(game, at);
                return vec![Effect::Focus(SCREEN.to_owned())];
            }
            DirectorAction::PlayGoesOn => {
                if let Some(pending) = game.pending_claim() {
                    note_step(game, &pending.claim, ClaimStep::PlayGoesOn, at);
                }
                return self.close_lock(at);
            }
            DirectorAction::By(by) => game.director.by = by,
            DirectorAction::Kind(kind) => game.director.kind = kind,
            DirectorAction::Intend(text) => game.director.intended = text.chars().take(LONGEST_MOVE).collect(),
            DirectorAction::At(ply) => game.director.at = Some(ply),
            DirectorAction::Pressed(pressed) => game.director.pressed = pressed,
            DirectorAction::Touched(text) => game.director.touched = text,
            DirectorAction::ToggleLayer => {
                game.director.layer = match game.director.layer {
                    Layer::Shared => Layer::DirectorOnly,
                    Layer::DirectorOnly => Layer::Shared,
                };
            }
            DirectorAction::Acknowledge => {
                if let Some(up_to) = game.log().entries().last().map(|logged| logged.seq) {
                    game.note(Event::Presence(Presence::Acknowledged { up_to }), at);
                }
            }
            DirectorAction::Decide { text, result } => {
                if !playing {
                    return Vec::new();
                }
                // Who decides on a claim has heard it.
                if game.pending_claim().is_some_and(|pending| pending.made.is_none()) {
                    mark_made(game, at);
                }
                game.note(Event::Decision { text }, at);
                game.director.words = String::new();
                match result {
                    // The recorder refuses a result under no circumstances.
                    Some(result) => drop(game.record(RecordAction::Result(result), at)),
                    None => return self.close_lock(at),
                }
            }
            DirectorAction::TakeOff => {
                if playing && matches!(game.stage(), Stage::Noted { .. }) {
                    game.take_result_off(at);
                }
            }
            DirectorAction::Words(words) => game.director.words = words,
            DirectorAction::StillHere => {}
            DirectorAction::CloseSheet => {
                if matches!(game.stage(), Stage::Noted { .. }) {
                    game.note(Event::Closed, at);
                    game.director.open_since = None;
                    return self.closed();
                }
            }
        }
        Vec::new()
    }

    fn unlock(&mut self, at: Stamp, pin: &str) -> Vec<Effect> {
        let Some(game) = self.game.as_mut().filter(|game| game.may_write()) else { return Vec::new() };
        match try_pin(game, at, pin) {
            PinTry::Right => {
                game.note(Event::Unlock(Unlock::Unlocked), at);
                let words = std::mem::take(&mut game.director.words);
                game.director = DirectorDesk { open_since: Some(at.since_start), words, ..DirectorDesk::default() };
                match game.pending_claim() {
                    Some(pending) => game.director.take_over(&pending.claim),
                    None => {
                        let sheet = game.sheet();
                        let on_move = sheet.numbering().side_to_move_after(sheet.last_ply());
                        game.director.by = Claimant::Player(on_move);
                    }
                }
                self.go(at, Place::Director)
            }
            PinTry::Wrong => {
                game.note(Event::Unlock(Unlock::WrongPin), at);
                let wait = waiting(game.log(), at);
                self.notice = Some(if wait.is_zero() {
                    UiText::NoticeWrongPin
                } else {
                    UiText::NoticePinWaits { seconds: seconds(wait) }
                });
                Vec::new()
            }
            PinTry::TooSoon(wait) => {
                game.note(Event::Unlock(Unlock::TooSoon), at);
                self.notice = Some(UiText::NoticePinWaits { seconds: seconds(wait) });
                Vec::new()
            }
        }
    }

    /// Closes the lock and goes back to where the players are.
    pub(super) fn close_lock(&mut self, at: Stamp) -> Vec<Effect> {
        let Some(game) = self.game.as_mut() else { return Vec::new() };
        game.lock(at);
        self.go_home(at)
    }

    /// Looks at the clocks, and closes the lock after a minute without a touch.
    pub(super) fn tick(&mut self, at: Stamp) -> Vec<Effect> {
        if let Some(game) = self.game.as_mut().filter(|game| game.may_write() && game.is_in_play()) {
            game.look_at_clocks(at);
        }
        if self.lock_is_due(at) { self.close_lock(at) } else { Vec::new() }
    }

    /// Whether a tick would change anything now.
    #[must_use]
    pub fn tick_is_due(&self, at: Stamp) -> bool {
        self.lock_is_due(at) || self.game.as_ref().is_some_and(|game| game.clock_jump(at).is_some())
    }

    fn lock_is_due(&self, at: Stamp) -> bool {
        let since = self.game.as_ref().and_then(|game| game.director.open_since);
        since.is_some_and(|since| at.since_start.saturating_sub(since) >= AUTO_LOCK)
    }
}

impl Game {
    /// Closes the lock, if it is open. It does not stay open behind the players' screens.
    pub(super) fn lock(&mut self, at: Stamp) {
        if self.director.open_since.take().is_some() {
            self.note(Event::Unlock(Unlock::Locked), at);
        }
        self.director.layer = Layer::Shared;
    }
}

fn try_pin(game: &Game, at: Stamp, pin: &str) -> PinTry {
    let wait = waiting(game.log(), at);
    if !wait.is_zero() {
        return PinTry::TooSoon(wait);
    }
    match game.pin() {
        Some(sealed) if sealed.opens(pin.trim()) => PinTry::Right,
        Some(_) | None => PinTry::Wrong,
    }
}

/// Marks that the claim as it is asked now was made; what the players drafted stays in the log beside it.
fn mark_made(game: &mut Game, at: Stamp) {
    let claim = game.director.claim();
    note_step(game, &claim, ClaimStep::Made, at);
}

fn seconds(wait: Duration) -> u32 {
    u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).max(1)
}
