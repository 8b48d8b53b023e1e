//! What the platform reports, the choices of the user, and handing out.

use scoresheet_record::course::Stage;
use scoresheet_record::log::{Event, Presence, Seq, Stamp};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::recorder::RecordAction;
use scoresheet_record::saved;
use scoresheet_texts::UiText;

use super::action::{Choice, DeviceFact, FinishAction};
use super::effect::{Effect, FileKind};
use super::hand_out::file;
use super::settings::{StorageCheck, Update};
use super::{Access, Desk, Fact, Game, SaveState, saved_text};
use crate::store::GameId;

impl Desk {
    pub(super) fn device_fact(&mut self, at: Stamp, fact: DeviceFact) -> Vec<Effect> {
        match fact {
            DeviceFact::Games { games, build } => {
                self.settings.build = build;
                return self.take_in(at, games);
            }
            DeviceFact::NoStore(why) => {
                self.shelf.no_store = Some(why);
                if self.game.is_none() {
                    self.place = super::Place::Shelf;
                }
            }
            DeviceFact::Mine(id) => self.begin_writing(at, &id),
            DeviceFact::Others(id) => self.with(&id, |game| game.access = Access::OtherPage),
            DeviceFact::Stored { game, up_to } => {
                // Other pages find a game in the store, so they are told once it is there.
                let is_new = self.game.as_ref().is_some_and(|open| open.id == game && open.stored() == Seq(0));
                self.with(&game, |game| game.stored_before(Seq(up_to.0 + 1)));
                self.arrived(&game);
                return is_new.then_some(Effect::TellOpened(game)).into_iter().collect();
            }
            DeviceFact::NotStored { game, from, why } => self.with(&game, |game| game.not_stored(from, why)),
            DeviceFact::WrittenElsewhere { game, from } => self.with(&game, |game| game.written_elsewhere(from)),
            DeviceFact::Hidden => self.note_presence(at, Presence::PageHidden),
            DeviceFact::Shown => {
                self.note_presence(at, Presence::PageShown);
                if self.game.as_ref().is_none_or(|game| !game.is_in_play()) {
                    return vec![Effect::LoadGames];
                }
            }
            DeviceFact::Facts(facts) => self.settings.facts = facts,
            DeviceFact::Chosen(choices) => choices.into_iter().for_each(|choice| self.choose(choice)),
            DeviceFact::UpdateReady => self.settings.update = Update::Ready,
            DeviceFact::HandedOut(way) => self.notice = Some(UiText::NoticeHandedOut { way: way.id() }),
            DeviceFact::NotHandedOut(way) => self.notice = Some(UiText::NoticeNotHandedOut { way: way.id() }),
            DeviceFact::StorageChecked { checked, failed } => {
                self.settings.storage_check = StorageCheck::Done { checked, failed };
            }
            DeviceFact::OtherPage => {
                let reads_on = self.game.as_ref().is_some_and(|game| game.may_write());
                return if reads_on { Vec::new() } else { vec![Effect::LoadGames] };
            }
        }
        Vec::new()
    }

    /// Does something to the open game if it is this one.
    fn with(&mut self, id: &GameId, change: impl FnOnce(&mut Game)) {
        if let Some(game) = self.game.as_mut().filter(|game| game.id == *id) {
            change(game);
        }
    }

    fn begin_writing(&mut self, at: Stamp, id: &GameId) {
        let build = self.settings.build.clone();
        self.with(id, |game| {
            if game.access == Access::Waiting || game.access == Access::OtherPage {
                game.access = Access::Writing;
                game.note_start(build, at);
                game.look_at_clocks(at);
            }
        });
    }

    fn note_presence(&mut self, at: Stamp, presence: Presence) {
        if let Some(game) = self.game.as_mut().filter(|game| game.may_write() && game.is_in_play()) {
            game.note(Event::Presence(presence), at);
        }
    }

    pub(super) fn settings_choice(&mut self, choice: Choice) -> Vec<Effect> {
        self.choose(choice);
        vec![Effect::Keep(choice)]
    }

    fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::Speak(language) => self.settings.language = language,
            Choice::Theme(theme) => self.settings.theme = theme,
        }
    }

    pub(super) fn finish_action(&mut self, at: Stamp, action: FinishAction) -> Vec<Effect> {
        let may_see_result = self.may_see(super::Place::Result);
        let Some(game) = self.game.as_mut() else { return Vec::new() };
        match action {
            FinishAction::Note(result) => {
                if may_see_result && game.may_write() && game.is_in_play() && result != GameResult::Open {
                    // The recorder refuses a result under no circumstances.
                    let _ = game.record(RecordAction::Result(result), at);
                }
            }
            FinishAction::TakeOff => {
                // What the director has decided is not taken off by the players.
                let theirs = matches!(game.stage(), Stage::Noted { .. }) && !game.is_decided();
                if theirs && game.may_write() {
                    game.take_result_off(at);
                    return self.go_home(at);
                }
            }
            FinishAction::Sign(side) => {
                if matches!(game.stage(), Stage::Noted { .. }) && game.may_write() {
                    game.note(Event::Signature { side }, at);
                    if matches!(game.stage(), Stage::Closed { .. }) {
                        return self.closed();
                    }
                }
            }
            FinishAction::ExportPgn(readers, way) => {
                return self.pgn_file(readers).map(|file| Effect::HandOut(way, file)).into_iter().collect();
            }
            FinishAction::ExportLog => {
                // What could not be stored must have a way off the device, also while the game is played.
                let in_need = game.saving != SaveState::Well || matches!(game.access, Access::WrittenElsewhere(_));
                if !game.is_in_play() || in_need {
                    // What was only read goes out as it lies in the store, with what lies behind a damage.
                    let lies = self.shelf.games.iter().find(|known| known.id == game.id);
                    let as_it_lies = lies.filter(|_| game.access == Access::Unwritable);
                    let text = as_it_lies.map_or_else(|| saved::write(game.log()), |lies| saved_text(&lies.stored));
                    return vec![Effect::HandOut(super::Way::File, file(game, FileKind::Log, text))];
                }
            }
        }
        Vec::new()
    }

    /// Whether the device can share.
    #[must_use]
    pub fn can_share(&self) -> bool {
        self.settings.has(Fact::CanShare)
    }
}
