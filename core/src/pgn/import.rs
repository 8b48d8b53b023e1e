//! From text to games, one at a time.

mod clocks;
mod draft;
mod finish;
mod moves;
mod sheet;
mod unplaced;

use scoresheet_record::notation::lexer::{Token, Tokens, tokens};

use super::Game;
use super::account::Account;
use super::oddity::{PgnOddity, PgnWarning, Place};
use draft::Draft;

pub(super) use moves::number_and_dots;

/// The games of `text`, read one by one as they are asked for. Text that is no game is skipped; the next game says so.
#[must_use]
pub fn games(text: &str) -> Games<'_> {
    Games { text, tokens: Some(tokens(text)), assembler: Assembler::default() }
}

/// The games of a text; see [`games`].
#[derive(Debug, Clone)]
pub struct Games<'a> {
    text: &'a str,
    /// `None` when all have been read.
    tokens: Option<Tokens<'a>>,
    assembler: Assembler,
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        for token in self.tokens.as_mut()? {
            let rest = self.text.get(token.start..).unwrap_or(token.text);
            let game = self.assembler.take(&token, rest);
            if game.is_some() {
                return game;
            }
        }
        self.tokens = None;
        self.assembler.finish()
    }
}

impl Games<'_> {
    /// Where text that is no game begins behind the last game, when all games have been read.
    #[must_use]
    pub fn text_left(&self) -> Option<Place> {
        self.assembler.text_left()
    }

    /// What became of the bytes of the text up to the last game that was given.
    #[must_use]
    pub fn account(&self) -> Account {
        self.assembler.account
    }
}

/// Puts tokens together to games.
#[derive(Debug, Clone, Default)]
pub(super) struct Assembler {
    /// How many games are done.
    done: u32,
    draft: Option<Draft>,
    /// Where text that is no game began, before the game to come.
    text_before: Option<Place>,
    /// What became of the bytes of all that is done.
    pub account: Account,
}

impl Assembler {
    /// Takes a token in, and gives the game that it is behind, if it is the first behind one. `rest` is the text from
    /// the token on, at least up to the end of the next word.
    pub fn take(&mut self, token: &Token<'_>, rest: &str) -> Option<Game> {
        let is_next = self.draft.as_ref().is_some_and(|draft| draft.ends_before(token));
        let game = if is_next { self.finish() } else { None };
        self.draft.get_or_insert_with(|| Draft::new(self.done.saturating_add(1))).take(token, rest);
        game
    }

    /// The game that the tokens up to here make, if they make one.
    pub fn finish(&mut self) -> Option<Game> {
        let draft = self.draft.take()?;
        if !draft.is_a_game() {
            self.text_before = self.text_before.or(draft.begin);
            let Account { read, blank, warned } = draft.account;
            self.account.add(Account { read: 0, blank, warned: read + warned });
            return None;
        }
        let (mut game, account) = draft.finish();
        self.account.add(account);
        if let Some(place) = self.text_before.take() {
            let place = Place { game: game.index, ..place };
            game.warnings.insert(0, PgnWarning { place, kind: PgnOddity::TextBeforeGame });
        }
        self.done = self.done.saturating_add(1);
        Some(game)
    }

    /// Where text that is no game begins behind the last game.
    pub fn text_left(&self) -> Option<Place> {
        self.text_before
    }
}
