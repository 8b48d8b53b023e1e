//! A game while it is being read.

use std::collections::HashSet;

use scoresheet_record::notation::lexer::{Ending, Token, TokenKind, tag_pair};
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;

use super::clocks::Clocks;
use super::moves::{PendingNumber, UnplacedWord, number_and_dots};
use crate::pgn::comment::{comment_parts, on_one_line};
use crate::pgn::glyph::{nag_of_number, nag_of_sign};
use crate::pgn::oddity::{PgnOddity, PgnWarning, Place, shortened};
use crate::pgn::start::start;
use crate::pgn::{Game, GameResult, Tag};

/// So many oddities are listed for a game; the rest is counted, so that rubbish does not fill the memory.
const MOST_WARNINGS: usize = 100;

/// How far the reading of a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// Tags, or nothing yet.
    Tags,
    /// Moves.
    Moves,
    /// A result has been read.
    Finished,
}

/// A variation that is being read.
#[derive(Debug)]
pub(super) struct OpenVariation {
    /// Where its parenthesis stands, in bytes.
    pub start: usize,
    pub place: Place,
    /// How many parentheses are open.
    depth: u32,
    pub comments: Vec<String>,
    /// A result in it: the game's, if the variation is never closed.
    pub result: Option<GameResult>,
}

/// A game while it is being read.
#[derive(Debug)]
pub(super) struct Draft<'a> {
    /// The whole text.
    pub text: &'a str,
    pub phase: Phase,
    /// The game as far as it has been read.
    pub game: Game,
    /// Where the first and the last token that say something stand.
    pub first: Option<Place>,
    pub last: Place,
    /// Where the last token ends, in bytes.
    pub end: usize,
    pub open: Option<OpenVariation>,
    /// The names of its tags in small letters: a file may have very many, and each is asked for.
    tag_names: HashSet<String>,
    /// How many oddities are not listed.
    more_warnings: u32,
    /// Whether an empty line came since the last token that says something.
    gap: bool,
    pub number: Option<PendingNumber>,
    /// By how many plies the numbers as written are ahead of the count.
    pub offset: i64,
    pub unplaced: Vec<UnplacedWord>,
    pub unknown_words: usize,
    pub begins_with_number: bool,
    /// Where the last mark ends, in bytes: the tokens before that are parts of it.
    pub mark_end: usize,
    clocks: Clocks,
}

impl<'a> Draft<'a> {
    pub fn new(text: &'a str, index: u32) -> Draft<'a> {
        Draft {
            text,
            phase: Phase::Tags,
            game: Game {
                index,
                line: 1,
                tags: Vec::new(),
                start: SetUp::default(),
                comments_before: Vec::new(),
                moves: Vec::new(),
                result: None,
                result_tag: None,
                result_marker: None,
                variations: 0,
                warnings: Vec::new(),
            },
            first: None,
            last: Place { game: index, ..Place::FILE },
            end: 0,
            open: None,
            tag_names: HashSet::new(),
            more_warnings: 0,
            gap: false,
            number: None,
            offset: 0,
            unplaced: Vec::new(),
            unknown_words: 0,
            begins_with_number: false,
            mark_end: 0,
            clocks: Clocks::default(),
        }
    }

    /// Whether what was read is a game. Without tags it must begin like one, or hold more moves than other words.
    pub fn is_a_game(&self) -> bool {
        let is_mostly_moves = self.begins_with_number || self.game.moves.len() > self.unknown_words;
        !self.game.tags.is_empty() || (!self.game.moves.is_empty() && is_mostly_moves)
    }

    /// Whether `token` belongs to the next game.
    pub fn ends_before(&self, token: &Token<'a>) -> bool {
        match token.kind {
            TokenKind::Tag(_) => tag_pair(token.text).is_some_and(|pair| self.tag_begins_next_game(pair.name)),
            TokenKind::MoveNumber if self.open.is_none() => {
                let is_first = number_and_dots(token.text) == Some((1, 1));
                let is_over = self.phase == Phase::Finished || (self.gap && self.phase == Phase::Moves);
                is_first && is_over && !self.game.moves.is_empty()
            }
            _ => false,
        }
    }

    /// A tag behind moves begins a game; among tags a repeated one does if it comes after an empty line, or if it is
    /// another `Event`, with which most games begin.
    fn tag_begins_next_game(&self, name: &str) -> bool {
        if self.phase != Phase::Tags || self.open.is_some() {
            return true;
        }
        let is_repeated = self.tag_names.contains(&name.to_ascii_lowercase());
        let is_event = name.eq_ignore_ascii_case("Event") && self.game.tags.len() > 1;
        is_repeated && (self.gap || is_event)
    }

    pub fn take(&mut self, token: &Token<'a>) {
        self.end = token.start + token.text.len();
        match token.kind {
            TokenKind::Blank => {
                self.gap |= holds_empty_line(token.text);
                return;
            }
            TokenKind::Escape => return,
            _ => {}
        }
        let place = Place { game: self.game.index, line: token.line, column: token.column };
        if token.start < self.mark_end {
            return;
        }
        self.first.get_or_insert(place);
        self.last = place;
        if self.open.is_some() {
            self.take_in_variation(token, place);
        } else {
            self.take_in_main_line(token, place);
        }
        self.gap = false;
    }

    fn take_in_main_line(&mut self, token: &Token<'a>, place: Place) {
        match token.kind {
            TokenKind::Blank | TokenKind::Escape => {}
            TokenKind::BraceComment(_) | TokenKind::LineComment => self.comment(token, place),
            TokenKind::Tag(ending) => self.tag(token.text, ending, place),
            TokenKind::MoveNumber => self.move_number(token.text),
            TokenKind::Move => self.read_move(token.text, place),
            TokenKind::EnPassant => self.en_passant(token.text, place),
            TokenKind::Nag => self.nag(nag_of_number(token.text), token.text, place),
            TokenKind::Annotation => self.nag(nag_of_sign(token.text), token.text, place),
            TokenKind::DrawOffer => self.draw_offer(place, token.text),
            TokenKind::OpenVariation => self.open = Some(OpenVariation::new(token.start, place)),
            TokenKind::CloseVariation => self.warn(place, PgnOddity::StrayParenthesis),
            TokenKind::Result => self.result(token.text, place),
            TokenKind::Unknown => self.mark_or_unknown(token, place),
        }
    }

    fn take_in_variation(&mut self, token: &Token<'a>, place: Place) {
        let Some(open) = &mut self.open else { return };
        match token.kind {
            TokenKind::OpenVariation => open.depth = open.depth.saturating_add(1),
            TokenKind::CloseVariation if open.depth > 1 => open.depth -= 1,
            TokenKind::CloseVariation => self.close_variation(self.end),
            TokenKind::BraceComment(_) | TokenKind::LineComment => {
                open.comments.push(on_one_line(inside_of_comment(token.text)));
                self.warn_of_open_comment(token.kind, place);
            }
            TokenKind::Result => open.result = GameResult::parse(token.text),
            TokenKind::Blank
            | TokenKind::Escape
            | TokenKind::Tag(_)
            | TokenKind::MoveNumber
            | TokenKind::Move
            | TokenKind::EnPassant
            | TokenKind::Nag
            | TokenKind::Annotation
            | TokenKind::DrawOffer
            | TokenKind::Unknown => {}
        }
    }

    fn tag(&mut self, text: &str, ending: Ending, place: Place) {
        let Some(pair) = tag_pair(text) else {
            self.warn(place, PgnOddity::UnreadableTag { text: shortened(text) });
            return;
        };
        let name = pair.name.to_owned();
        if self.game.tags.is_empty() && self.unknown_words > 0 {
            self.warn(place, PgnOddity::TextBeforeGame);
            self.unplaced.clear();
        }
        if ending == Ending::Unterminated {
            self.warn(place, PgnOddity::UnclosedTag { name: name.clone() });
        }
        if !self.tag_names.insert(name.to_ascii_lowercase()) {
            self.warn(place, PgnOddity::DuplicateTag { name: name.clone() });
        }
        self.game.tags.push(Tag { name, value: pair.value });
    }

    /// Leaves the tags behind: the start position is known now.
    pub fn end_tags(&mut self) {
        if self.phase != Phase::Tags {
            return;
        }
        self.phase = Phase::Moves;
        let (start, mut oddities) = start(&self.game.tags);
        self.game.start = start;
        oddities.extend(self.clocks.set_control(self.game.tag("TimeControl")));
        let place = self.first.unwrap_or(self.last);
        for oddity in oddities {
            self.warn(place, oddity);
        }
    }

    fn comment(&mut self, token: &Token<'a>, place: Place) {
        self.warn_of_open_comment(token.kind, place);
        let inside = inside_of_comment(token.text);
        let mut parts = comment_parts(inside);
        for oddity in parts.oddities {
            self.warn(place, oddity);
        }
        let has_reading = parts.clock.is_some() || parts.elapsed.is_some() || parts.draw_offered;
        let label =
            Ply::of_cell(self.game.moves.len()).previous().and_then(|last| self.game.start.numbering().label(last));
        let Some(played) = self.game.moves.last_mut() else {
            // A reading without a move stays in words.
            let words = if has_reading { Some(on_one_line(inside)) } else { parts.words };
            self.game.comments_before.extend(words);
            return;
        };
        let is_second = played.clock.is_some() && parts.clock.is_some();
        if is_second || (played.elapsed.is_some() && parts.elapsed.is_some()) {
            played.comments.push(on_one_line(inside));
            return;
        }
        if parts.words.as_deref().is_some_and(|words| played.takes_mark(words)) {
            parts.words = None;
        }
        let taken = parts.clock.map(|written| self.clocks.take(&written, label));
        played.clock = played.clock.or(taken.as_ref().map(|(reading, _)| *reading));
        played.elapsed = played.elapsed.or(parts.elapsed);
        played.draw_offered |= parts.draw_offered;
        played.comments.extend(parts.words);
        if let Some(oddity) = taken.and_then(|(_, oddity)| oddity) {
            self.warn(place, oddity);
        }
    }

    fn warn_of_open_comment(&mut self, kind: TokenKind, place: Place) {
        if kind == TokenKind::BraceComment(Ending::Unterminated) {
            self.warn(place, PgnOddity::UnterminatedComment);
        }
    }

    pub fn warn(&mut self, place: Place, kind: PgnOddity) {
        if self.game.warnings.len() < MOST_WARNINGS {
            self.game.warnings.push(PgnWarning { place, kind });
        } else {
            self.more_warnings = self.more_warnings.saturating_add(1);
        }
    }

    /// The warning that tells the number of oddities that are not listed.
    pub fn warning_of_more(&self) -> Option<PgnWarning> {
        let kind = PgnOddity::MoreOddities { count: self.more_warnings };
        (self.more_warnings > 0).then_some(PgnWarning { place: self.last, kind })
    }
}

impl OpenVariation {
    fn new(start: usize, place: Place) -> OpenVariation {
        OpenVariation { start, place, depth: 1, comments: Vec::new(), result: None }
    }
}

/// The text of a comment without its braces or its semicolon.
fn inside_of_comment(text: &str) -> &str {
    if let Some(inside) = text.strip_prefix(';') {
        return inside;
    }
    let inside = text.strip_prefix('{').unwrap_or(text);
    inside.strip_suffix('}').unwrap_or(inside)
}

fn holds_empty_line(blank: &str) -> bool {
    blank.replace("\r\n", "\n").chars().filter(|sign| matches!(sign, '\n' | '\r')).count() > 1
}
