//! Nothing is dropped without a word: each piece of a text is found again in what its games hold, or named by a warning.
//!
//! This counts anew, from the games and warnings alone, what the reader says of itself in its account.

use std::collections::HashMap;

use proptest::prelude::*;
use scoresheet_core::pgn::{Account, Game, GameResult, Pgn, PgnMove, PgnOddity, Tag, Variation, read};
use scoresheet_record::notation::lexer::{Token, TokenKind, tag_pair, tokens};
use scoresheet_tests::games::texts;

use crate::streaming::any_text;

/// What the games of a file hold, each kind in the order of the file, and how much of it has been found again.
struct Held<'a> {
    tags: Vec<&'a Tag>,
    moves: Vec<&'a PgnMove>,
    comments: Vec<&'a str>,
    variations: Vec<&'a Variation>,
    nags: Vec<u8>,
    results: Vec<GameResult>,
    found: [usize; 6],
}

const TAGS: usize = 0;
const MOVES: usize = 1;
const COMMENTS: usize = 2;
const VARIATIONS: usize = 3;
const NAGS: usize = 4;
const RESULTS: usize = 5;

impl<'a> Held<'a> {
    fn of(games: &'a [Game]) -> Held<'a> {
        let moves = || games.iter().flat_map(|game| &game.moves);
        let comments = games
            .iter()
            .flat_map(|game| game.comments_before.iter().chain(game.moves.iter().flat_map(|played| &played.comments)));
        let results = games.iter().flat_map(|game| {
            let before = game.warnings.iter().filter_map(|warning| match &warning.kind {
                PgnOddity::MovesAfterResult { result } => GameResult::parse_alone(result),
                _ => None,
            });
            before.chain(game.result_marker).collect::<Vec<_>>()
        });
        Held {
            tags: games.iter().flat_map(|game| &game.tags).collect(),
            moves: moves().collect(),
            comments: comments.map(String::as_str).collect(),
            variations: moves().flat_map(|played| &played.variations).collect(),
            nags: moves().flat_map(|played| played.nags.clone()).collect(),
            results: results.collect(),
            found: [0; 6],
        }
    }

    fn take(&mut self, kind: usize, is_held: bool) -> bool {
        self.found[kind] += usize::from(is_held);
        is_held
    }

    fn next_move(&self) -> Option<&'a PgnMove> {
        self.moves.get(self.found[MOVES]).copied()
    }

    fn last_move(&self) -> Option<&'a PgnMove> {
        self.moves.get(self.found[MOVES].checked_sub(1)?).copied()
    }

    /// Whether the last move holds something, or the one before: a word between may have been taken for a move only when
    /// the game had come to its end.
    fn is_held_lately(&self, holds: impl Fn(&PgnMove) -> bool) -> bool {
        let moves = self.moves.get(..self.found[MOVES]).unwrap_or_default();
        moves.iter().rev().take(2).any(|played| holds(played))
    }

    /// Whether a game holds what `token` says.
    fn holds(&mut self, token: &Token<'_>) -> bool {
        if self.next_move().is_some_and(|played| (played.place.line, played.place.column) == (token.line, token.column))
        {
            return self.take(MOVES, true);
        }
        match token.kind {
            TokenKind::Tag(_) => {
                let is_held = self.tags.get(self.found[TAGS]).is_some_and(|tag| {
                    tag_pair(token.text).is_some_and(|pair| (pair.name, pair.value.as_str()) == (&tag.name, &tag.value))
                });
                self.take(TAGS, is_held)
            }
            TokenKind::MoveNumber => {
                let number = token.text.trim_end_matches(['.', '…']);
                // Between a number and its move a place may have been left open.
                let next = self.moves.iter().skip(self.found[MOVES]).take(2);
                let mut written = next.filter_map(|played| played.number_written);
                number.is_empty() || written.any(|label| label.number.0.to_string() == number.trim_start_matches('0'))
            }
            TokenKind::MoveSuffix => self.is_held_lately(|played| played.text.as_str().ends_with(token.text)),
            TokenKind::Nag | TokenKind::Annotation => {
                let nag = self.nags.get(self.found[NAGS]).copied();
                let said = token.text.strip_prefix('$').map(|number| number.parse().ok());
                self.take(NAGS, nag.is_some() && said.is_none_or(|said| said == nag))
            }
            TokenKind::DrawOffer => self.is_held_lately(|played| played.draw_offered),
            TokenKind::BraceComment(_) | TokenKind::LineComment => self.holds_comment(token.text),
            TokenKind::Result | TokenKind::Move => {
                let result = GameResult::parse_alone(token.text);
                // A result that moves follow may be the game's own in the end, so it may stand there twice.
                let later = &self.results[self.found[RESULTS]..];
                let at = later.iter().position(|held| Some(*held) == result);
                self.found[RESULTS] += at.map_or(0, |at| at + 1);
                at.is_some()
            }
            _ => false,
        }
    }

    fn variation_at(&self, text: &str, token: &Token<'_>) -> Option<&'a Variation> {
        let next = self.variations.get(self.found[VARIATIONS]).copied();
        next.filter(|next| token.kind == TokenKind::OpenVariation && text[token.start..].starts_with(&next.text))
    }

    fn holds_comment(&mut self, text: &str) -> bool {
        let braces = text.strip_prefix('{').unwrap_or(text);
        let inside = text.strip_prefix(';').unwrap_or(braces.strip_suffix('}').unwrap_or(braces));
        let next = self.comments.get(self.found[COMMENTS]).copied();
        let parts = |sign: char| sign.is_whitespace() || sign.is_control();
        let one_line = |text: &str| text.split(parts).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let (words, clock) =
            match inside.split_once("[%clk").and_then(|(before, rest)| Some((before, rest.split_once(']')?.1))) {
                Some((before, behind)) => (one_line(&format!("{before}{behind}")), true),
                None => (one_line(inside), false),
            };
        if next == Some(&one_line(inside)) || next == Some(&words) {
            return self.take(COMMENTS, true);
        }
        match words.as_str() {
            "" => !clock || self.is_held_lately(|played| played.clock.is_some()),
            "=" | "(=)" => self.is_held_lately(|played| played.draw_offered),
            mark => self.is_held_lately(|played| played.text.as_str() == mark),
        }
    }
}

/// What a warning at a piece of text does not keep of it.
fn puts_aside(kind: &PgnOddity) -> bool {
    matches!(
        kind,
        PgnOddity::UnknownText { .. }
            | PgnOddity::UnknownGlyph { .. }
            | PgnOddity::StrayParenthesis
            | PgnOddity::StrayVariation { .. }
            | PgnOddity::UnreadableTag { .. }
            | PgnOddity::EscapedLine
            | PgnOddity::SecondResult { .. }
            | PgnOddity::NumberWithoutMove { .. }
    )
}

/// Whether a token stands in text that is no game: before a game, behind the last, or in a file without games.
fn is_outside(pgn: &Pgn, token: &Token<'_>) -> bool {
    let place = (token.line, token.column);
    let of_games = pgn.games.iter().any(|game| {
        let is_before = place < (game.line, game.column);
        let mut begins = game.warnings.iter().filter(|warning| warning.kind == PgnOddity::TextBeforeGame);
        begins.any(|warning| (warning.place.line, warning.place.column) <= place && is_before)
    });
    of_games
        || pgn.warnings.iter().any(|warning| match warning.kind {
            PgnOddity::NoGames => true,
            PgnOddity::TextAfterGames => (warning.place.line, warning.place.column) <= place,
            _ => false,
        })
}

/// A mark for an illegible entry, up to a blank or a sign that ends a move.
fn mark_at(text: &str) -> &str {
    let ends = |sign: char| sign.is_whitespace() || "{}()[];$*".contains(sign);
    text.split(ends).next().unwrap_or(text)
}

/// How far the variation reaches that begins at a token: behind its parenthesis, or up to the next tag.
fn end_of_variation(text: &str, start: usize) -> usize {
    let mut depth = 0;
    for token in tokens(text).skip_while(|token| token.start < start) {
        match token.kind {
            TokenKind::OpenVariation => depth += 1,
            TokenKind::CloseVariation if depth == 1 => return token.start + 1,
            TokenKind::CloseVariation => depth -= 1,
            TokenKind::Tag(_) if tag_pair(token.text).is_some() => return token.start,
            _ => {}
        }
    }
    text.len()
}

/// The account of a text as its games and warnings give it, or the first piece of which nothing is said.
fn recount(text: &str) -> Result<Account, String> {
    let pgn = read(text.as_bytes());
    let mut named: HashMap<(u32, u32), Vec<&PgnOddity>> = HashMap::new();
    for warning in pgn.games.iter().flat_map(|game| &game.warnings) {
        named.entry((warning.place.line, warning.place.column)).or_default().push(&warning.kind);
    }
    let not_listed = pgn.games.iter().flat_map(|game| &game.warnings).map(|warning| match warning.kind {
        PgnOddity::MoreOddities { bytes, .. } => u64::from(bytes),
        _ => 0,
    });
    let mut not_listed: u64 = not_listed.sum();
    let mut held = Held::of(&pgn.games);
    let mut account = Account::default();
    // Up to where a piece of several tokens reaches, and whether it is kept.
    let mut piece = (0, true);
    let mut number_is_kept = true;
    for token in tokens(text) {
        let length = token.text.len() as u64;
        if token.kind == TokenKind::Blank {
            account.blank += length;
            continue;
        }
        let kinds = || named.get(&(token.line, token.column)).into_iter().flatten();
        let is_kept = if token.start < piece.0 {
            piece.1
        } else if is_outside(&pgn, &token) {
            false
        } else if kinds().any(|kind| puts_aside(kind)) {
            if token.kind == TokenKind::OpenVariation {
                // It is kept as a comment.
                held.found[COMMENTS] += 1;
                piece = (end_of_variation(text, token.start), false);
            }
            false
        } else if let Some(variation) = held.variation_at(text, &token) {
            piece = (token.start + variation.text.len(), true);
            held.take(VARIATIONS, true)
        } else if token.text.starts_with(['.', '…']) && !number_is_kept {
            false
        } else if held.holds(&token) {
            let is_mark = |mark: &&PgnMove| mark.text.as_str().starts_with('~') && mark.place.line == token.line;
            if let Some(mark) = held.last_move().filter(is_mark).filter(|mark| {
                // A mark in a comment behind a place left open does not stand there itself.
                let at = &text[token.start..];
                let stands_there = at.starts_with('~') || at.starts_with(mark.text.as_str().trim_start_matches('~'));
                mark.place.column == token.column && stands_there
            }) {
                // Of an entry with `?` in it, `B?5`, the text is the mark behind its first sign.
                let is_entry = !token.text.starts_with('~');
                let length = if is_entry { mark.text.as_str().len() - 1 } else { mark_at(&text[token.start..]).len() };
                piece = (token.start + length, true);
            }
            true
        } else if not_listed >= length {
            not_listed -= length;
            false
        } else {
            return Err(format!("nothing is said of {token:?}"));
        };
        match token.kind {
            TokenKind::MoveNumber => number_is_kept = is_kept,
            TokenKind::BraceComment(_) | TokenKind::LineComment | TokenKind::Escape => {}
            // A variation does not part a number from its dots.
            _ if token.start < piece.0 => {}
            _ => number_is_kept = true,
        }
        if is_kept { account.read += length } else { account.warned += length }
    }
    let all = [held.tags.len(), held.moves.len(), held.comments.len(), held.variations.len(), held.nags.len()];
    if held.found[..5] != all || not_listed > 0 {
        return Err(format!("found {:?} of {all:?}; bytes not listed and not found: {not_listed}", held.found));
    }
    if account != pgn.account || account.total() != text.len() as u64 {
        return Err(format!("recounted {account:?}, told {:?}", pgn.account));
    }
    Ok(account)
}

#[test]
fn every_byte_of_the_games_of_the_project_is_accounted_for() {
    for (name, text) in texts() {
        let account = recount(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(account.warned, 0, "{name}");
    }
}

#[test]
fn every_byte_of_a_bad_text_is_accounted_for() {
    for (text, warned) in [
        ("1. e4 hello ) e5 $300 *", "hello)$300"),
        ("[A \"1\"]\n[White]\n1. e4 e5 2. *", "[White]2."),
        ("prose (\n[Event \"A\"]\n(1. d4) 1. e4 (1. c4 {x}) e5 1-0 1-0\n% y\n", "prose((1.d4)1-0% y"),
        ("1. e4 e5 1-0 2. Nf3 0-1\n\n1. Club rules of this house\n", "1.Clubrulesofthishouse"),
        ("no game at all", "nogameatall"),
        ("1. e4 ~N?3 {smudged} 2. -- {+v} exd6 e.p. {[%clk 0:10:00]} (=) *", ""),
        ("[Result \"0-0\"]\n\n0-0\n", ""),
        ("1. e4 0. e5 12. ... *", "0.12...."),
    ] {
        let account = recount(text).unwrap_or_else(|why| panic!("{text:?}: {why}"));
        assert_eq!(account.warned, warned.len() as u64, "{text:?}");
    }
}

#[test]
fn what_is_not_listed_is_counted() {
    let text = format!("[A \"1\"]\n1. e4 {} 1-0\n\n[A \"2\"]\n1. d4 *\n", "rubbish ".repeat(500));
    // The first stands where Black's move is due.
    assert_eq!(recount(&text).unwrap().warned, 7 * 499);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_byte_of_any_text_is_accounted_for(text in any_text()) {
        // A byte order mark is no part of the text, zeros in turn are UTF-16, and DOS ends a file with 1A.
        prop_assume!(!text.contains(['\0', '\u{1a}']));
        let text = text.trim_start_matches('\u{feff}');
        if let Err(why) = recount(text) {
            prop_assert!(false, "{why}: {text:?}");
        }
    }
}
