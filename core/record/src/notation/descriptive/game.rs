//! A game in descriptive notation, as books print it: move by move, whatever stands between.

use crate::men::Color;
use crate::notation::MoveText;
use crate::outcome::GameResult;
use crate::ply::{Numbering, Ply};

/// What may stand behind a move with a blank between.
const SUFFIXES: [&str; 12] =
    ["ch", "ch.", "check", "mate", "checkmate", "dbl", "dbl.", "dis", "dis.", "disch", "e.p.", "ep"];

/// Words that tell how a game ended.
const ENDINGS: [&str; 8] = ["resigns", "resigns.", "white", "black", "drawn", "drawn.", "draw", "draw."];

/// The moves of a game as printed: commas, semicolons and line breaks part them as blanks do, and what stands behind a
/// move in parentheses or as a word belongs to it. `None` is a move that is not there: dots or a dash stand for it, or the
/// next number says that one is missing.
#[must_use]
pub fn described_moves(text: &str, numbering: &Numbering) -> Vec<Option<MoveText>> {
    let mut game = Game { numbering: *numbering, moves: Vec::new(), number: None, joins: false };
    let mut depth = 0_usize;
    // A comment in braces is no move.
    let plain: String = text
        .chars()
        .map(|sign| {
            depth = if sign == '{' { depth + 1 } else { depth };
            let is_outside = depth == 0;
            depth = if sign == '}' { depth.saturating_sub(1) } else { depth };
            if is_outside && !matches!(sign, ',' | ';' | '}') { sign } else { ' ' }
        })
        .collect();
    for word in plain.split_whitespace() {
        let digits = word.len() - word.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let (number, rest) = word.split_at_checked(digits).unwrap_or(("", word));
        let behind = rest.trim_start_matches(['.', '…']);
        let dots = rest.split_at_checked(rest.len() - behind.len()).map_or("", |(dots, _)| dots);
        match (number.parse(), GameResult::parse(word)) {
            (_, Some(_)) => {}
            (Ok(number), None) if behind.is_empty() || !dots.is_empty() => {
                game.number = Some((number, count(dots)));
                game.word(behind);
            }
            _ if behind.is_empty() => game.dots(dots),
            _ => game.word(word),
        }
    }
    game.moves
}

/// How many dots there are, an ellipsis being three.
fn count(dots: &str) -> usize {
    dots.chars().map(|dot| if dot == '…' { 3 } else { 1 }).sum()
}

/// A game while it is being read.
struct Game {
    numbering: Numbering,
    moves: Vec<Option<MoveText>>,
    /// The number that was read last, with its dots, if its move has not come.
    number: Option<(u32, usize)>,
    /// Whether the next word belongs to the move before.
    joins: bool,
}

impl Game {
    fn dots(&mut self, dots: &str) {
        match &mut self.number {
            // As in `1. ... P-K4`.
            Some((_, before)) => *before += count(dots),
            None if dots.is_empty() => {}
            None => self.moves.push(None),
        }
    }

    fn word(&mut self, word: &str) {
        let small = word.to_lowercase();
        let is_connector = matches!(small.as_str(), "-" | "–" | "—" | "x" | "×" | ":" | "to" | "takes" | "tks");
        let is_open =
            matches!(small.as_str(), "--" | "-" | "–" | "—") && (self.number.is_some() || self.moves.is_empty());
        let belongs = self.joins
            || is_connector
            || word.starts_with(['(', '=', '!', '?', '+', '#'])
            || SUFFIXES.contains(&small.trim_end_matches(['!', '?']));
        if word.is_empty() || ENDINGS.contains(&small.as_str()) {
            return;
        }
        if is_open || word == "--" {
            self.place();
            self.moves.push(None);
            return;
        }
        let last = self.moves.last_mut().and_then(Option::as_mut).filter(|_| self.number.is_none());
        let castles_to = |last: &MoveText| is_wing(&small) && last.as_str().to_lowercase().starts_with("castles");
        match last {
            Some(last) if belongs || castles_to(last) => {
                *last = MoveText::new(&format!("{last} {word}"));
                self.joins = is_connector;
            }
            _ => {
                self.place();
                self.moves.push(Some(MoveText::new(word)));
                self.joins = false;
            }
        }
    }

    /// Leaves a place open where the number says that the other side's move is missing.
    fn place(&mut self) {
        let Some((number, dots)) = self.number.take() else { return };
        let side = if dots > 1 { Color::Black } else { Color::White };
        let next = Ply::of_cell(self.moves.len());
        let is_of = |ply| self.numbering.label(ply).is_some_and(|label| label.side == side && label.number.0 == number);
        if !is_of(next) && is_of(next.next()) {
            self.moves.push(None);
        }
    }
}

/// A wing as it is written behind `Castles`.
fn is_wing(small: &str) -> bool {
    matches!(small.replace(['.', '(', ')'], "").as_str(), "k" | "q" | "kr" | "qr" | "ks" | "qs")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> String {
        let moves = described_moves(text, &Numbering::default());
        moves.iter().map(|text| text.as_ref().map_or("_", MoveText::as_str)).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn a_printed_game_falls_into_its_moves() {
        for (text, expected) in [
            ("1. P-K4 P-K4 2. N-KB3 N-QB3", "P-K4|P-K4|N-KB3|N-QB3"),
            ("1.P-K4 P-K4; 2.N-KB3, N-QB3; 3.B-N5", "P-K4|P-K4|N-KB3|N-QB3|B-N5"),
            ("1 P-K4 P-K4 2 N-KB3", "P-K4|P-K4|N-KB3"),
            ("1. P-K4 1... P-K4 2. N-KB3", "P-K4|P-K4|N-KB3"),
            ("P-K4 P - K4 Kt x P ch", "P-K4|P - K4|Kt x P ch"),
            ("PxP e.p. B-N5 dbl ch! R-R8 mate", "PxP e.p.|B-N5 dbl ch!|R-R8 mate"),
            ("P-N8 (Q) PxP(Q5) P-K8 =Q", "P-N8 (Q)|PxP(Q5)|P-K8 =Q"),
            ("Castles K.R. Castles (Q) P-K4", "Castles K.R.|Castles (Q)|P-K4"),
            ("1. P-K4 ... 2. P-Q4", "P-K4|_|P-Q4"),
            ("1. P-K4 2. P-Q4 P-Q4", "P-K4|_|P-Q4|P-Q4"),
            ("1. P-K4 -- 2. P-Q4", "P-K4|_|P-Q4"),
            ("1. P-K4 {best by test} P-K4 1-0", "P-K4|P-K4"),
            ("1. P-K4 Resigns", "P-K4"),
            ("", ""),
        ] {
            assert_eq!(moves(text), expected, "{text}");
        }
    }
}
