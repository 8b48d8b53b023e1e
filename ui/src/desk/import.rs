//! Games brought in from PGN.

use scoresheet_core::pgn::{self, PgnOddity};
use scoresheet_core::replay::{Played, Replay};
use scoresheet_record::diagram::Gesture;
use scoresheet_record::log::{DrawMark, Stamp};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{NOTATION_LINE, Written};
use scoresheet_texts::UiText;

use super::effect::Effect;
use super::game::{IMPORTED, ORIGIN_TAG};
use super::{Desk, Game, Place, ShelfGame};
use crate::store::GameId;

/// So many games are taken from a file. A page is no place for archives; the command line is.
pub const MOST_IMPORTED: usize = 200;

impl Desk {
    pub(super) fn import(&mut self, at: Stamp, name: &str, (bytes, id): (&[u8], &GameId)) -> Vec<Effect> {
        if self.game.is_some() {
            return Vec::new();
        }
        let decoded = pgn::decode(bytes);
        let mut games: Vec<pgn::Game> = pgn::games(&decoded.text).take(MOST_IMPORTED + 1).collect();
        let more = games.len() > MOST_IMPORTED;
        games.truncate(MOST_IMPORTED);
        if games.is_empty() {
            let name = Some(name.to_owned()).filter(|name| !name.is_empty());
            self.notice = Some(UiText::FaultNoGame { name });
            return Vec::new();
        }
        let count = games.len();
        let mut effects = Vec::new();
        let mut odd = 0;
        for (index, game) in games.iter().enumerate() {
            odd += game.warnings.iter().filter(|warning| matters(&warning.kind)).count();
            let id = if count == 1 { id.clone() } else { GameId(format!("{}-{:04}", id.0, index + 1)) };
            let stored = Game::begun(id.clone(), recorded(game, at), None).as_stored();
            self.shelf.games.insert(0, ShelfGame::of(id.clone(), stored.clone()));
            self.shelf.arriving.push(id.clone());
            effects.push(Effect::OpenGame { game: id, stored });
        }
        self.notice = Some(UiText::NoticeImporting { games: count });
        let arrived = UiText::NoticeImported { games: count, odd };
        self.shelf.when_arrived = Some(if more { UiText::NoticeImportedSome { games: count } } else { arrived });
        effects.extend(self.go(at, Place::Shelf));
        effects
    }

    /// A game that is being brought in is on the disk. Only when all are it is said that they were brought in.
    pub(super) fn arrived(&mut self, game: &GameId) {
        let before = self.shelf.arriving.len();
        self.shelf.arriving.retain(|arriving| arriving != game);
        if before > 0 && self.shelf.arriving.is_empty() {
            self.notice = self.shelf.when_arrived.take();
        }
    }
}

/// Whether an oddity of a file leaves open what was played.
fn matters(oddity: &PgnOddity) -> bool {
    oddity.spoils_the_game() || matches!(oddity, PgnOddity::UnreadableMove { .. })
}

/// A game of a PGN file as a record. What its moves mean is read with the legal position, so that no move is asked back.
fn recorded(game: &pgn::Game, at: Stamp) -> Recorder {
    let replay = Replay::of(&game.line());
    let is_derived = |name: &str| matches!(name, "Result" | "SetUp" | "FEN" | NOTATION_LINE);
    let tags = game.tags.iter().filter(|tag| !is_derived(&tag.name));
    let origin = (ORIGIN_TAG.to_owned(), IMPORTED.to_owned());
    // What gave no squares stays a text, and must not be read as something else when the moves around it are squares.
    let stays_a_text = |played: &Played| matches!(played.written, Written::Text(_)) && played.gesture.is_none();
    let is_settled = replay.undecided_notations.is_empty();
    let is_told = is_settled && replay.plies.iter().any(stays_a_text);
    let notation = is_told.then(|| (NOTATION_LINE.to_owned(), replay.notation.to_string()));
    let header = tags.map(|tag| (tag.name.clone(), tag.value.clone())).chain([origin]).chain(notation).collect();
    let mut recorder = Recorder::new(header, game.start.clone(), at);
    confirm(&mut recorder, game.diagram_before.as_ref(), at);
    for (played, source) in replay.plies.iter().zip(&game.moves) {
        let ply = recorder.sheet().next_ply();
        let _ = recorder.apply(RecordAction::Write(writing(played)), at);
        if source.draw_offered {
            let _ = recorder.apply(RecordAction::DrawOffer { ply, mark: DrawMark::Offered }, at);
        }
        if let Some(reading) = source.clock {
            let _ = recorder.apply(RecordAction::Clock { ply, reading: Some(reading) }, at);
        }
        confirm(&mut recorder, source.diagram.as_ref(), at);
    }
    if let Some(result) = game.result.filter(|result| *result != GameResult::Open) {
        let _ = recorder.apply(RecordAction::Result(result), at);
    }
    recorder
}

/// What a player would have entered. A text of which it is not known which man it moves stands as it is.
fn writing(played: &Played) -> Writing {
    match (&played.written, played.gesture) {
        (Written::Text(text), Some(gesture)) => Writing::TextAs { text: text.clone(), gesture },
        (Written::Text(text), None) => Writing::Undecided(text.clone()),
        (Written::Move { gesture, text: Some(text) }, _) => Writing::TextAs { text: text.clone(), gesture: *gesture },
        (Written::Move { gesture: Gesture::Castle(wing), text: None }, _) => Writing::Castle(*wing),
        (Written::Move { gesture: Gesture::Plain { from, to, promotion }, text: None }, _) => {
            Writing::Squares { from: *from, to: *to, promotion: *promotion }
        }
        (Written::Illegible(text), _) => Writing::Illegible(text.clone()),
        (Written::Tick, _) => Writing::Tick,
        (Written::Dash, _) => Writing::Dash,
        (Written::Blank, _) => Writing::Blank,
    }
}

/// Notes a diagram that the director confirmed after the last cell.
fn confirm(recorder: &mut Recorder, diagram: Option<&SetUp>, at: Stamp) {
    let next = recorder.sheet().numbering().label(recorder.sheet().next_ply());
    if let (Some(diagram), Some(next_move)) = (diagram, next) {
        let _ = recorder.apply(RecordAction::Position { diagram: diagram.clone(), next_move }, at);
    }
}
