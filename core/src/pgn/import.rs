//! From text to games, one at a time.

mod clocks;
mod draft;
mod finish;
mod moves;
mod sheet;

use std::iter::Peekable;

use scoresheet_record::notation::lexer::{Tokens, tokens};

use super::Game;
use super::oddity::{PgnOddity, PgnWarning, Place};
use draft::Draft;

/// The games of `text`, read one by one as they are asked for. Text that is no game is skipped; the next game says so.
#[must_use]
pub fn games(text: &str) -> Games<'_> {
    Games { text, tokens: tokens(text).peekable(), index: 1, text_before: None }
}

/// The games of a text; see [`games`].
#[derive(Debug, Clone)]
pub struct Games<'a> {
    text: &'a str,
    tokens: Peekable<Tokens<'a>>,
    index: u32,
    /// Where text that is no game began, before the game to come.
    text_before: Option<Place>,
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        while let Some(draft) = self.draft() {
            if !draft.is_a_game() {
                self.text_before = self.text_before.or(draft.first);
                continue;
            }
            let mut game = draft.finish();
            if let Some(place) = self.text_before.take() {
                let place = Place { game: self.index, ..place };
                game.warnings.insert(0, PgnWarning { place, kind: PgnOddity::TextBeforeGame });
            }
            self.index = self.index.saturating_add(1);
            return Some(game);
        }
        None
    }
}

impl<'a> Games<'a> {
    /// Where text that is no game begins behind the last game, when all games have been read.
    #[must_use]
    pub fn text_left(&self) -> Option<Place> {
        self.text_before
    }

    /// The tokens that belong together as a game, or as text that is none.
    fn draft(&mut self) -> Option<Draft<'a>> {
        self.tokens.peek()?;
        let mut draft = Draft::new(self.text, self.index);
        while let Some(token) = self.tokens.next_if(|token| !draft.ends_before(token)) {
            draft.take(&token);
        }
        Some(draft)
    }
}
