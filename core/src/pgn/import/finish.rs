//! What is decided when the last token of a game has been read.

use scoresheet_record::notation::lexer::{TokenKind, tokens};

use super::draft::{Draft, Phase};
use crate::pgn::account::Account;
use crate::pgn::comment::on_one_line;
use crate::pgn::oddity::{PgnOddity, PgnWarning, Place, shortened};
use crate::pgn::result::marker as marker_of;
use crate::pgn::{Game, GameResult, PgnMove, SEVEN_TAG_ROSTER, Variation};

/// The first ply at which somebody can have castled, from the initial position of ordinary chess.
const FIRST_CASTLING: usize = 7;

impl Draft {
    /// The game, when its last token has been read.
    pub fn finish(mut self) -> (Game, Account) {
        self.end_tags();
        self.place_last_word();
        self.leave_number();
        self.take_loss_for_both();
        if let Some(open) = &self.open {
            let (place, result) = (open.place, open.result);
            self.warn(place, PgnOddity::UnterminatedVariation);
            self.close_variation();
            self.game.result_marker = self.game.result_marker.or(result);
        }
        (self.game.line, self.game.column) = self.first.map_or((1, 1), |place| (place.line, place.column));
        self.settle_result();
        self.warn_of_missing_tags();
        let more = self.warning_of_more();
        self.game.warnings.extend(more);
        (self.game, self.account)
    }

    /// `0-0` behind the moves is castling, unless the tag says that both players have lost and nobody can castle yet.
    fn take_loss_for_both(&mut self) {
        let is_in_tag = self.game.tag("Result").and_then(GameResult::parse_alone) == Some(GameResult::BothLose);
        let is_early = self.game.moves.len() < FIRST_CASTLING && self.game.start.is_initial();
        let is_bare = |played: &&PgnMove| {
            let is_alone = played.number_written.is_none() && played.comments.is_empty() && played.clock.is_none();
            is_alone && played.variations.is_empty() && played.nags.is_empty() && played.text.as_str().starts_with('0')
        };
        let last = self.game.moves.last().filter(is_bare).map(|played| (played.text.to_string(), played.place));
        let may_be = is_in_tag && is_early && self.game.result_marker.is_none();
        let Some((text, place)) = last.filter(|_| may_be) else { return };
        if GameResult::parse_alone(&text) == Some(GameResult::BothLose) {
            self.game.moves.pop();
            self.game.result_marker = Some(GameResult::BothLose);
            self.warn_of_result_spelling(&text, self.game.result_marker, place);
        }
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
            (Some(tag), Some(marker)) if marker_of(tag) != marker_of(marker) => {
                self.warn(begin, PgnOddity::ResultConflict { tag: tag.to_string(), marker: marker.to_string() });
                match (tag, marker) {
                    (GameResult::Open, known) | (known, GameResult::Open) => Some(known),
                    (GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw, _)
                    | (GameResult::BothLose | GameResult::HalfToWhite | GameResult::HalfToBlack, _) => None,
                }
            }
            (tag, marker) => tag.or(marker),
        };
        let of_moves = self.earlier_result.into_iter().chain(self.game.result_marker);
        let decided: Vec<GameResult> = of_moves.filter(|result| *result != GameResult::Open).collect();
        if decided.iter().any(|other| decided.first() != Some(other)) {
            self.game.result = None;
        }
        self.settle_contradiction(&decided);
    }

    /// Keeps the results that contradict each other. Those that a command tells are settled by one that somebody has
    /// written since.
    fn settle_contradiction(&mut self, of_moves: &[GameResult]) {
        if let [first, .., last] = *self.game.contradicting {
            if self.game.result.is_some_and(|result| result != GameResult::Open) {
                self.game.contradicting.clear();
                return;
            }
            self.game.result = None;
            let conflict = PgnOddity::ResultConflict { tag: first.to_string(), marker: last.to_string() };
            self.warn(self.first.unwrap_or(self.last), conflict);
        } else if self.game.result.is_none() {
            let tag = self.game.result_tag.filter(|result| *result != GameResult::Open);
            let mut written: Vec<GameResult> = tag.into_iter().chain(of_moves.iter().copied()).collect();
            written.dedup();
            self.game.contradicting = if written.len() > 1 { written } else { Vec::new() };
        }
    }

    /// The warning that tells the number of oddities that are not listed.
    fn warning_of_more(&self) -> Option<PgnWarning> {
        let bytes = u32::try_from(self.unlisted_bytes).unwrap_or(u32::MAX);
        let kind = PgnOddity::MoreOddities { count: self.more_warnings, bytes };
        (self.more_warnings > 0).then_some(PgnWarning { place: self.last, kind })
    }

    fn warn_of_missing_tags(&mut self) {
        let is_missing = |name: &&str| self.game.tag(name).is_none();
        let names: Vec<String> = SEVEN_TAG_ROSTER.into_iter().filter(is_missing).map(str::to_owned).collect();
        if !names.is_empty() {
            self.warn(self.first.unwrap_or(self.last), PgnOddity::MissingTags { names });
        }
    }

    /// Ends the variation that is open.
    pub fn close_variation(&mut self) {
        let Some(open) = self.open.take() else { return };
        let text = open.text.trim_end();
        let variation =
            Variation { text: text.to_owned(), place: open.place, comments: open.comments, nested: open.nested };
        self.game.variations = self.game.variations.saturating_add(1);
        match self.game.moves.last_mut() {
            Some(played) => played.variations.push(variation),
            None => self.stray_variation(&open.text, open.place),
        }
    }

    /// Kept as a comment. Blanks within it have been counted already.
    fn stray_variation(&mut self, text: &str, place: Place) {
        // What a command in it says is said of no move.
        let words = on_one_line(text).replace('{', "(").replace('}', ")").replace("[%", "[ %");
        self.game.comments_before.push(words);
        let blanks = tokens(text).filter(|token| token.kind == TokenKind::Blank).map(|token| token.text.len());
        let bytes = text.len().saturating_sub(blanks.sum());
        self.put_bytes_aside(bytes as u64, place, PgnOddity::StrayVariation { text: shortened(text.trim_end()) });
    }

    pub fn result(&mut self, text: &str, place: Place) {
        if self.phase == Phase::Tags && self.game.tags.is_empty() {
            self.unknown(text, place);
            return;
        }
        self.end_tags();
        self.place_last_word();
        self.leave_number();
        if self.phase == Phase::Finished {
            self.put_aside(text, place, PgnOddity::SecondResult { text: text.to_owned() });
            return;
        }
        self.phase = Phase::Finished;
        let read = GameResult::parse(text);
        let is_open = read.is_none_or(|result| result == GameResult::Open);
        if is_open && self.earlier_result.is_some_and(|earlier| earlier != GameResult::Open) {
            // Where moves stand behind a result, `*` at their end takes nothing back.
            self.put_aside(text, place, PgnOddity::SecondResult { text: text.to_owned() });
            return;
        }
        self.warn_of_result_spelling(text, read, place);
        self.game.result_marker = read;
    }

    fn warn_of_result_spelling(&mut self, text: &str, result: Option<GameResult>, place: Place) {
        let meaning = result.map(|result| marker_of(result).to_string());
        if meaning.as_deref() != Some(text) {
            self.warn(place, PgnOddity::NonStandardResult { text: shortened(text), meaning });
        }
    }
}
