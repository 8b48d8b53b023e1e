//! Words and signs that are no known move and stand where a move may be.

use scoresheet_record::notation::lexer::Token;
use scoresheet_record::ply::Ply;

use super::draft::{Draft, Phase};
use super::moves::{PendingNumber, label_written, plies};
use crate::pgn::oddity::{PgnOddity, Place, shortened};

/// A word or a sign in a place where a move may be.
#[derive(Debug, Clone)]
pub(super) struct Unplaced {
    text: String,
    place: Place,
    what: Stands,
    /// The warning that tells that it was put aside.
    told: Option<PgnOddity>,
}

/// What stands there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stands {
    /// A word right behind a move.
    Word,
    /// A word behind an empty line, where prose may begin.
    WordBehindGap,
    /// Dots, a dash or `_`, with which people leave the place of a move open.
    OpenPlace,
}

/// Words with which people tell how a game ended; they are no moves.
const ENDINGS: [&str; 24] = [
    "white",
    "black",
    "resigns",
    "resigned",
    "resign",
    "draw",
    "drawn",
    "agreed",
    "wins",
    "won",
    "lost",
    "loses",
    "time",
    "flag",
    "adjourned",
    "forfeit",
    "stalemate",
    "weiss",
    "weiß",
    "schwarz",
    "remis",
    "aufgegeben",
    "gibt",
    "matt",
];

/// An entry that cannot be deciphered has at most so many signs.
const LONGEST_ENTRY: usize = 20;

impl Draft {
    /// A word that was put aside; with a number that says so it becomes the move that is missing.
    pub fn may_be_a_move(&mut self, text: &str, place: Place) {
        self.unplaced.retain(|unplaced| unplaced.what != Stands::OpenPlace);
        // Two words are kept at most: more than one cannot be placed by a number anyway.
        if self.unplaced.len() < 2 {
            let what = if self.gap { Stands::WordBehindGap } else { Stands::Word };
            let told = Some(PgnOddity::UnknownText { text: shortened(text) });
            self.unplaced.push(Unplaced { text: text.to_owned(), place, what, told });
        }
    }

    /// Dots, a dash or `_`, of which `told` was said; with a number that says so they leave open the place of a move.
    pub fn may_be_an_open_place(&mut self, text: &str, place: Place, told: Option<PgnOddity>) {
        if self.unplaced.is_empty() && self.phase == Phase::Moves {
            self.unplaced.push(Unplaced { text: text.to_owned(), place, what: Stands::OpenPlace, told });
        }
    }

    /// One unknown word since the last move, and a number that says that one move is missing: the word is the move.
    pub fn place_unknown_word(&mut self, number: Option<PendingNumber>) {
        let mut unplaced = std::mem::take(&mut self.unplaced);
        let (Some(pending), Some(word), true) = (number, unplaced.pop(), unplaced.is_empty()) else { return };
        let after_next = self.game.start.numbering().label(Ply::of_cell(self.game.moves.len()).next());
        let ahead = |label| label_written(pending, label).map(|written| plies(written) - plies(label));
        let is_missing = after_next.and_then(ahead) == Some(self.offset);
        if is_missing && pending.dots > 0 && !self.game.moves.is_empty() {
            self.put_in_place(&word);
        }
    }

    /// No move comes any more: the first word behind the last one stands where the next was due.
    pub fn place_last_word(&mut self) {
        let mut unplaced = std::mem::take(&mut self.unplaced).into_iter();
        let is_game = !self.game.tags.is_empty() || self.begins_with_number;
        let is_due = is_game && self.phase == Phase::Moves && !self.game.moves.is_empty();
        let is_entry = |word: &Unplaced| {
            word.what == Stands::Word && !ENDINGS.iter().any(|ending| *ending == word.text.to_lowercase())
        };
        if let Some(word) = unplaced.next().filter(|word| is_due && is_entry(word)) {
            // A number behind the word is not its own.
            let later = self.number.take_if(|pending| pending.place > word.place);
            self.put_in_place(&word);
            self.number = self.number.take().or(later);
        }
    }

    fn put_in_place(&mut self, unplaced: &Unplaced) {
        self.take_back(unplaced);
        match unplaced.what {
            Stands::Word | Stands::WordBehindGap => self.keep_unreadable(&unplaced.text, unplaced.place),
            Stands::OpenPlace => self.read_move("--", unplaced.place),
        }
    }

    /// It was told as put aside, or stood among what is not listed.
    fn take_back(&mut self, unplaced: &Unplaced) {
        let Some(told) = &unplaced.told else { return };
        let listed = self.game.warnings.len();
        self.game.warnings.retain(|warning| warning.place != unplaced.place || warning.kind != *told);
        let bytes = unplaced.text.len() as u64;
        if self.game.warnings.len() == listed {
            self.more_warnings = self.more_warnings.saturating_sub(1);
            self.unlisted_bytes = self.unlisted_bytes.saturating_sub(bytes);
        }
        self.account.warned_to_read(bytes);
    }

    /// The entry that `rest` begins with in the place of a move, if a `?` stands for a sign in it that nobody can read:
    /// `B?5`. Behind a known move a `?` is an annotation.
    pub fn entry_with_a_hole<'t>(&self, token: &Token<'_>, rest: &'t str) -> Option<&'t str> {
        let belongs = |sign: char| sign.is_alphanumeric() || matches!(sign, '?' | '-' | '+' | '#' | '=' | ':');
        let word = rest.split(|sign| !belongs(sign)).next()?;
        let (before, behind) = word.split_once('?')?;
        let is_copied = |part: &str| part.chars().next().is_some_and(char::is_alphanumeric) && !part.contains('?');
        let is_numbered = self.number.is_some_and(|pending| pending.dots > 0);
        let is_due = is_numbered || (!self.gap && word.contains(|sign| matches!(sign, '1'..='8')));
        let is_entry = before == token.text && is_copied(before) && is_copied(behind) && is_due;
        (is_entry && word.chars().count() < LONGEST_ENTRY).then_some(word)
    }
}
