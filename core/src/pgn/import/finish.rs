//! What is decided when the last token of a game has been read.

use super::draft::{Draft, Phase};
use crate::pgn::oddity::{PgnOddity, Place, shortened};
use crate::pgn::result::marker as marker_of;
use crate::pgn::{Game, GameResult, SEVEN_TAG_ROSTER, Variation};

impl Draft<'_> {
    /// The game, when its last token has been read.
    pub fn finish(mut self) -> Game {
        self.end_tags();
        if let Some(open) = &self.open {
            let (place, result) = (open.place, open.result);
            self.warn(place, PgnOddity::UnterminatedVariation);
            self.close_variation(self.end);
            self.game.result_marker = self.game.result_marker.or(result);
        }
        self.game.line = self.first.map_or(1, |place| place.line);
        self.settle_result();
        self.warn_of_missing_tags();
        let more = self.warning_of_more();
        self.game.warnings.extend(more);
        self.game
    }

    /// Compares the `Result` tag with the end of the moves. PGN 8.2.6 wants them equal; where they are not, both are
    /// reported and nothing is chosen, except that `*` gives way to a result.
    fn settle_result(&mut self) {
        let begin = self.first.unwrap_or(self.last);
        if let Some(text) = self.game.tag("Result").map(str::to_owned) {
            self.game.result_tag = GameResult::parse_alone(&text);
            self.warn_of_result_spelling(&text, self.game.result_tag, begin);
        }
        if self.game.result_marker.is_none() {
            self.warn(self.last, PgnOddity::MissingResult);
        }
        self.game.result = match (self.game.result_tag, self.game.result_marker) {
            (Some(tag), Some(marker)) if marker_of(tag) != marker => {
                self.warn(begin, PgnOddity::ResultConflict { tag: tag.to_string(), marker: marker.to_string() });
                match (tag, marker) {
                    (GameResult::Open, known) | (known, GameResult::Open) => Some(known),
                    (GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw, _)
                    | (GameResult::BothLose | GameResult::HalfToWhite | GameResult::HalfToBlack, _) => None,
                }
            }
            (tag, marker) => tag.or(marker),
        };
    }

    fn warn_of_missing_tags(&mut self) {
        let is_missing = |name: &&str| self.game.tag(name).is_none();
        let names: Vec<String> = SEVEN_TAG_ROSTER.into_iter().filter(is_missing).map(str::to_owned).collect();
        if !names.is_empty() {
            self.warn(self.first.unwrap_or(self.last), PgnOddity::MissingTags { names });
        }
    }

    /// Ends the variation that is open at byte `end` of the text.
    pub fn close_variation(&mut self, end: usize) {
        let Some(open) = self.open.take() else { return };
        let text = self.text.get(open.start..end).unwrap_or_default();
        let variation = Variation { text: text.trim_end().to_owned(), comments: open.comments, nested: open.nested };
        self.game.variations = self.game.variations.saturating_add(1);
        match self.game.moves.last_mut() {
            Some(played) => played.variations.push(variation),
            None => self.warn(open.place, PgnOddity::StrayVariation { text: shortened(&variation.text) }),
        }
    }

    pub fn result(&mut self, text: &str, place: Place) {
        if self.phase == Phase::Tags && self.game.tags.is_empty() {
            self.unknown(text, place);
            return;
        }
        self.end_tags();
        self.number = None;
        if self.phase == Phase::Finished {
            self.warn(place, PgnOddity::SecondResult { text: text.to_owned() });
            return;
        }
        self.phase = Phase::Finished;
        self.game.result_marker = GameResult::parse(text);
        self.warn_of_result_spelling(text, self.game.result_marker, place);
    }

    fn warn_of_result_spelling(&mut self, text: &str, result: Option<GameResult>, place: Place) {
        let meaning = result.map(|result| marker_of(result).to_string());
        if meaning.as_deref() != Some(text) {
            self.warn(place, PgnOddity::NonStandardResult { text: shortened(text), meaning });
        }
    }
}
