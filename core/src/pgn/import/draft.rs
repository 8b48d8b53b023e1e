//! A game while it is being read.

use std::collections::HashSet;

use scoresheet_record::notation::lexer::{Ending, Token, TokenKind, is_invisible, tag_pair};
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;

use super::clocks::Clocks;
use super::moves::{PendingNumber, number_and_dots};
use super::unplaced::Unplaced;
use crate::pgn::account::Account;
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
#[derive(Debug, Clone)]
pub(super) struct OpenVariation {
    /// What has been read of it, its first parenthesis included.
    pub text: String,
    pub place: Place,
    /// How many parentheses are open.
    depth: u32,
    pub nested: u32,
    pub comments: Vec<String>,
    /// A result in it: the game's, if the variation is never closed.
    pub result: Option<GameResult>,
}

/// A game while it is being read.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub phase: Phase,
    /// The game as far as it has been read.
    pub game: Game,
    /// Where anything but a blank stands first.
    pub begin: Option<Place>,
    /// Where the first and the last token that say something stand.
    pub first: Option<Place>,
    pub last: Place,
    /// What became of the bytes of its text.
    pub account: Account,
    pub open: Option<OpenVariation>,
    /// The names of its tags in small letters: a file may have very many, and each is asked for.
    tag_names: HashSet<String>,
    /// How many oddities are not listed, and how many bytes were put aside with them.
    pub more_warnings: u32,
    pub unlisted_bytes: u64,
    /// Whether an empty line came since the last token that says something.
    pub gap: bool,
    pub number: Option<PendingNumber>,
    /// By how many plies the numbers as written are ahead of the count.
    pub offset: i64,
    pub unplaced: Vec<Unplaced>,
    pub unknown_words: usize,
    pub begins_with_number: bool,
    /// A result that moves followed.
    pub earlier_result: Option<GameResult>,
    /// Whether the last token was a move, so that what comes next is glued to it.
    behind_move: bool,
    /// Whether nothing but comments and variations stands behind a number.
    pub behind_number: bool,
    /// Where the last mark ends, in bytes: the tokens before that are parts of it.
    pub mark_end: usize,
    clocks: Clocks,
}

impl Draft {
    pub fn new(index: u32) -> Draft {
        Draft {
            phase: Phase::Tags,
            game: Game {
                index,
                line: 1,
                column: 1,
                tags: Vec::new(),
                start: SetUp::default(),
                comments_before: Vec::new(),
                diagram_before: None,
                notation: None,
                moves: Vec::new(),
                result: None,
                result_tag: None,
                result_marker: None,
                contradicting: Vec::new(),
                variations: 0,
                warnings: Vec::new(),
            },
            begin: None,
            first: None,
            last: Place { game: index, ..Place::FILE },
            account: Account::default(),
            open: None,
            tag_names: HashSet::new(),
            more_warnings: 0,
            unlisted_bytes: 0,
            gap: false,
            number: None,
            offset: 0,
            unplaced: Vec::new(),
            unknown_words: 0,
            begins_with_number: false,
            earlier_result: None,
            behind_move: false,
            behind_number: false,
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
    pub fn ends_before(&self, token: &Token<'_>) -> bool {
        match token.kind {
            TokenKind::Tag(_) => tag_pair(token.text).is_some_and(|pair| self.tag_begins_next_game(pair.name)),
            TokenKind::MoveNumber => {
                let is_first = number_and_dots(token.text) == Some((1, 1));
                let is_over = match &self.open {
                    // A variation that nobody closed must not swallow the games to come.
                    Some(open) => self.gap && open.result.is_some(),
                    None => self.phase == Phase::Finished || (self.gap && self.phase == Phase::Moves),
                };
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

    /// Takes a token in; `rest` is the text from its beginning on, at least up to the end of the next word.
    pub fn take(&mut self, token: &Token<'_>, rest: &str) {
        let place = Place { game: self.game.index, line: token.line, column: token.column };
        let length = token.text.len() as u64;
        match token.kind {
            TokenKind::Blank => self.account.blank += length,
            _ => {
                self.account.read += length;
                self.begin.get_or_insert(place);
            }
        }
        if let Some(open) = &mut self.open {
            open.text.push_str(token.text);
        }
        let behind_move = std::mem::replace(&mut self.behind_move, token.kind == TokenKind::Move);
        match token.kind {
            TokenKind::Blank => {
                self.gap |= holds_empty_line(token.text);
                if !token.text.is_ascii() && token.text.contains(is_unseen) {
                    self.warn(place, PgnOddity::InvisibleSigns);
                }
                return;
            }
            TokenKind::Escape => {
                // Within a variation the line is kept with it.
                if self.open.is_none() {
                    self.put_aside(token.text, place, PgnOddity::EscapedLine);
                }
                return;
            }
            TokenKind::MoveNumber | TokenKind::Result | TokenKind::Move
                if behind_move && !token.text.starts_with(['.', '…', '*']) =>
            {
                self.warn(place, PgnOddity::Glued { text: token.text.to_owned() });
            }
            _ => {}
        }
        if token.start < self.mark_end {
            return;
        }
        self.first.get_or_insert(place);
        self.last = place;
        if self.open.is_some() {
            self.take_in_variation(token, place);
        } else {
            self.take_in_main_line(token, rest, place);
            self.behind_number = match token.kind {
                TokenKind::BraceComment(_) | TokenKind::LineComment | TokenKind::OpenVariation => self.behind_number,
                kind => kind == TokenKind::MoveNumber,
            };
        }
        self.gap = false;
    }

    fn take_in_main_line(&mut self, token: &Token<'_>, rest: &str, place: Place) {
        match token.kind {
            TokenKind::Blank | TokenKind::Escape => {}
            TokenKind::BraceComment(_) | TokenKind::LineComment => self.comment(token, place),
            TokenKind::Tag(ending) => self.tag(token.text, ending, place),
            TokenKind::MoveNumber => self.move_number(token.text, place),
            TokenKind::Move => self.read_move(token.text, place),
            TokenKind::MoveSuffix => self.move_suffix(token.text, place),
            TokenKind::Nag => self.nag(nag_of_number(token.text), token.text, place),
            TokenKind::Annotation => self.nag(nag_of_sign(token.text), token.text, place),
            TokenKind::DrawOffer => self.draw_offer(place, token.text),
            TokenKind::OpenVariation => self.open = Some(OpenVariation::new(place)),
            TokenKind::CloseVariation => self.put_aside(token.text, place, PgnOddity::StrayParenthesis),
            TokenKind::Result => self.result(token.text, place),
            TokenKind::Unknown => self.mark_or_unknown(token, rest, place),
        }
    }

    fn take_in_variation(&mut self, token: &Token<'_>, place: Place) {
        let Some(open) = &mut self.open else { return };
        match token.kind {
            TokenKind::OpenVariation => open.begin_inner(),
            TokenKind::CloseVariation if open.depth > 1 => open.depth -= 1,
            TokenKind::CloseVariation => self.close_variation(),
            TokenKind::BraceComment(_) | TokenKind::LineComment => {
                let words = on_one_line(inside_of_comment(token.text));
                open.comments.extend(Some(words).filter(|words| !words.is_empty()));
                self.warn_of_braces(token, place);
            }
            TokenKind::Result => open.result = GameResult::parse(token.text),
            TokenKind::Blank
            | TokenKind::Escape
            | TokenKind::Tag(_)
            | TokenKind::MoveNumber
            | TokenKind::Move
            | TokenKind::MoveSuffix
            | TokenKind::Nag
            | TokenKind::Annotation
            | TokenKind::DrawOffer
            | TokenKind::Unknown => {}
        }
    }

    fn tag(&mut self, text: &str, ending: Ending, place: Place) {
        let Some(pair) = tag_pair(text) else {
            self.put_aside(text, place, PgnOddity::UnreadableTag { text: shortened(text) });
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
        if ending == Ending::Closed && text.contains(['\n', '\r']) {
            self.warn(place, PgnOddity::BrokenTag { name: name.clone() });
        }
        if !pair.is_quoted {
            self.warn(place, PgnOddity::UnquotedTag { name: name.clone() });
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

    fn comment(&mut self, token: &Token<'_>, place: Place) {
        self.warn_of_braces(token, place);
        let inside = self.take_commands(inside_of_comment(token.text), place);
        let inside = inside.as_ref();
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
            self.warn(place, PgnOddity::SecondTime { text: shortened(inside.trim()) });
            return;
        }
        if self.unplaced.is_empty() && parts.words.as_deref().is_some_and(|words| played.takes_mark(words)) {
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

    /// Warns of a comment whose closing brace is missing, or seems to be.
    fn warn_of_braces(&mut self, token: &Token<'_>, place: Place) {
        match token.kind {
            TokenKind::BraceComment(Ending::Unterminated) => self.warn(place, PgnOddity::UnterminatedComment),
            TokenKind::BraceComment(Ending::Closed) if inside_of_comment(token.text).contains('{') => {
                self.warn(place, PgnOddity::BraceInComment);
            }
            _ => {}
        }
    }

    /// Warns of a piece of text that is not kept.
    pub fn put_aside(&mut self, text: &str, place: Place, kind: PgnOddity) {
        self.put_bytes_aside(text.len() as u64, place, kind);
    }

    pub fn put_bytes_aside(&mut self, bytes: u64, place: Place, kind: PgnOddity) {
        self.account.read_to_warned(bytes);
        if self.game.warnings.len() >= MOST_WARNINGS {
            self.unlisted_bytes += bytes;
        }
        self.warn(place, kind);
    }

    pub fn warn(&mut self, place: Place, kind: PgnOddity) {
        if self.game.warnings.len() < MOST_WARNINGS {
            self.game.warnings.push(PgnWarning { place, kind });
        } else {
            self.more_warnings = self.more_warnings.saturating_add(1);
        }
    }
}

impl OpenVariation {
    fn new(place: Place) -> OpenVariation {
        OpenVariation { text: "(".to_owned(), place, depth: 1, nested: 0, comments: Vec::new(), result: None }
    }

    fn begin_inner(&mut self) {
        self.depth = self.depth.saturating_add(1);
        self.nested = self.nested.saturating_add(1);
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

/// Whether a blank is one that nobody has typed.
fn is_unseen(sign: char) -> bool {
    is_invisible(sign) || matches!(sign, '\u{feff}' | '\u{200b}')
}

fn holds_empty_line(blank: &str) -> bool {
    blank.replace("\r\n", "\n").chars().filter(|sign| matches!(sign, '\n' | '\r')).count() > 1
}
