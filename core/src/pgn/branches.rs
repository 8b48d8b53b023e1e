//! The moves of variations, looked at as far as their positions are known.

use scoresheet_record::notation::MoveText;
use scoresheet_record::notation::lexer::{Token, TokenKind, tokens, visible};
use scoresheet_record::ply::Ply;

use super::import::number_and_dots;
use super::mark::is_pass;
use super::oddity::{PgnOddity, PgnWarning, Place, shortened};
use super::{Game, Variation};
use crate::position::Position;
use crate::reading::read_in;
use crate::replay::Replay;

/// The moves in the variations of a game that are not legal or not readable: of each line the first, since nobody knows
/// the position behind it. `replay` is that of the game. Where the numbers say that a variation begins elsewhere than
/// before the move that it stands behind, or the position there is not known, nothing is said of it.
#[must_use]
pub fn variation_oddities(game: &Game, replay: &Replay) -> Vec<PgnWarning> {
    let mut oddities = Vec::new();
    for (played, written) in replay.plies.iter().zip(&game.moves) {
        let Some(before) = played.ply.previous().and_then(|ply| replay.position_after(ply)) else { continue };
        for variation in &written.variations {
            let begin = Branch { before: None, now: Some(before.clone()), next: played.ply };
            let mut walk = Walk { replay, variation, branches: vec![begin], is_numbered: false, oddities: Vec::new() };
            let is_known = tokens(&variation.text).skip(1).all(|token| walk.take(&token).is_some());
            // What is in a variation that nobody closed is open.
            if !is_known || walk.branches.is_empty() {
                oddities.append(&mut walk.oddities);
            }
        }
    }
    oddities
}

/// A line of moves: the position before its last move and after it, and the ply that comes next.
#[derive(Debug, Clone)]
struct Branch {
    before: Option<Position>,
    now: Option<Position>,
    next: Ply,
}

struct Walk<'a> {
    replay: &'a Replay,
    variation: &'a Variation,
    branches: Vec<Branch>,
    is_numbered: bool,
    oddities: Vec<PgnWarning>,
}

impl Walk<'_> {
    /// Takes a token in; `None` where nobody knows any more where the moves belong.
    fn take(&mut self, token: &Token<'_>) -> Option<()> {
        let is_numbered = std::mem::take(&mut self.is_numbered);
        match token.kind {
            TokenKind::Blank | TokenKind::BraceComment(_) | TokenKind::LineComment => self.is_numbered = is_numbered,
            TokenKind::MoveNumber => self.is_numbered = self.agrees(token.text)?,
            TokenKind::Move => self.play(token)?,
            // A word in the place of a numbered move.
            TokenKind::Unknown if is_numbered && token.text.starts_with(char::is_alphanumeric) => self.play(token)?,
            TokenKind::OpenVariation => {
                let last = self.branches.last()?;
                let next = last.next.previous()?;
                self.branches.push(Branch { before: None, now: last.before.clone(), next });
            }
            TokenKind::CloseVariation => drop(self.branches.pop()),
            TokenKind::Escape
            | TokenKind::Tag(_)
            | TokenKind::MoveSuffix
            | TokenKind::Nag
            | TokenKind::Annotation
            | TokenKind::DrawOffer
            | TokenKind::Result
            | TokenKind::Unknown => {}
        }
        Some(())
    }

    /// `None` if a number is not that of the next move.
    fn agrees(&self, written: &str) -> Option<bool> {
        let Some((number, dots)) = number_and_dots(written) else { return Some(true) };
        let label = self.replay.numbering.label(self.branches.last()?.next)?;
        (label.number.0 == number).then_some(dots > 0)
    }

    fn play(&mut self, token: &Token<'_>) -> Option<()> {
        let branch = self.branches.last_mut()?;
        branch.next = branch.next.next();
        branch.before = branch.now.take();
        let Some(position) = &branch.before else { return Some(()) };
        let text = MoveText::new(&visible(token.text));
        branch.now =
            read_in(position, &text, self.replay.notation).legal().and_then(|gesture| position.after_gesture(&gesture));
        // A place left open says what is threatened.
        if branch.now.is_none() && !is_pass(&text) {
            let kind = PgnOddity::VariationMove { text: shortened(text.as_str()) };
            self.oddities.push(PgnWarning { place: place(self.variation, token), kind });
        }
        Some(())
    }
}

/// The place in the file of a token in a variation.
fn place(variation: &Variation, token: &Token<'_>) -> Place {
    let begin = variation.place;
    let column = if token.line == 1 { begin.column.saturating_add(token.column - 1) } else { token.column };
    Place { line: begin.line.saturating_add(token.line - 1), column, ..begin }
}
