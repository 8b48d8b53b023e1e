//! Which screen may be seen when.
//!
//! While a game is played or signed on this device, only its record, claim, arbiter and result screens can be reached, in
//! every tab and after every reload (`design.md` §7.9). There is no address for any screen, so nothing can be typed.

use scoresheet_record::course::Stage;
use scoresheet_record::log::Stamp;

use super::claim_form::ClaimForm;
use super::effect::{Effect, Wake};
use super::recording::settle;
use super::{Access, Desk, Game, Place};

impl Desk {
    /// Goes to a screen if it may be seen now.
    pub(super) fn go(&mut self, at: Stamp, place: Place) -> Vec<Effect> {
        if self.may_see(place) {
            let from_record = self.place == Place::Record;
            if let Some(game) = self.game.as_mut().filter(|_| place != self.place) {
                if place != Place::Director {
                    game.lock(at);
                }
                if from_record && game.may_write() {
                    // Nothing that was entered is lost by going elsewhere. The sheet refuses only what it has no place for.
                    let _ = settle(game, at);
                }
                if place == Place::Claim && game.pending_claim().is_none() {
                    game.claim_form = ClaimForm::for_keeper(game.keeper());
                }
                game.pen.lift();
                game.show();
            }
            self.place = place;
        }
        Vec::new()
    }

    /// Goes to where the state of the game belongs.
    pub(super) fn go_home(&mut self, at: Stamp) -> Vec<Effect> {
        let home = self.home();
        self.go(at, home)
    }

    /// Leaves a screen that may not be seen any more, such as the record when a claim is found pending after a reload.
    pub(super) fn go_where_one_may_be(&mut self, at: Stamp) -> Vec<Effect> {
        let Some(game) = self.game.as_mut().filter(|game| game.is_in_play()) else { return Vec::new() };
        if !game.may_write() {
            // Nothing that is done behind it could be stored.
            game.lock(at);
        }
        if self.may_see(self.place) { Vec::new() } else { self.go_home(at) }
    }

    /// The game that was open is over.
    pub(super) fn closed(&mut self) -> Vec<Effect> {
        self.place = Place::Finished;
        self.refresh_shelf();
        let told = self.game.as_ref().map(|game| Effect::TellClosed(game.id.clone()));
        [Effect::ReleaseLock, Effect::KeepAwake(Wake::MayDarken)].into_iter().chain(told).collect()
    }

    /// Where the state of the game belongs.
    #[must_use]
    pub fn home(&self) -> Place {
        match &self.game {
            None => Place::Shelf,
            Some(game) if !game.is_in_play() => Place::Finished,
            Some(game) if game.is_for_reading() => Place::Record,
            Some(game) if game.director.is_open() => Place::Director,
            Some(game) => at_the_board(game),
        }
    }

    /// Whether a screen may be seen now.
    #[must_use]
    pub fn may_see(&self, place: Place) -> bool {
        let Some(game) = &self.game else {
            return matches!(place, Place::Shelf | Place::NewGame | Place::Import | Place::About);
        };
        if !game.is_in_play() {
            return matches!(place, Place::Finished | Place::Director);
        }
        if game.is_for_reading() {
            return place == Place::Record;
        }
        let noted = matches!(game.stage(), Stage::Noted { .. });
        let claimed = game.pending_claim();
        match place {
            Place::Starting | Place::Shelf | Place::NewGame | Place::Import | Place::About | Place::Finished => false,
            // A page that only reads shows the record, which says so.
            Place::Record => !noted && (claimed.is_none() || !game.may_write()),
            Place::Claim => !noted && game.access == Access::Writing,
            // A claim that was made is settled by the director; one that nobody has heard may end in an agreed draw.
            Place::Result => noted || claimed.is_none_or(|pending| pending.made.is_none()),
            Place::Lock => true,
            Place::Director => game.director.is_open(),
        }
    }
}

fn at_the_board(game: &Game) -> Place {
    if matches!(game.stage(), Stage::Noted { .. }) {
        Place::Result
    } else if game.pending_claim().is_some() && game.may_write() {
        Place::Claim
    } else {
        Place::Record
    }
}
