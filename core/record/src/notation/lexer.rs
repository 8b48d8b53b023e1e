//! Cutting PGN text into tokens, tolerantly and without losing a byte.
//!
//! Use it to read games or to find places in them. Whatever the text holds, the tokens put together are the text. It
//! takes time in proportion to the text, also for text that is no PGN. It deliberately does not read moves, nest
//! variations or decide where a game ends; that is for [`Spelling`](super::Spelling) and `scoresheet_core::pgn`.
//!
//! ```
//! use scoresheet_record::notation::lexer::{TokenKind, tokens};
//!
//! let kinds: Vec<_> = tokens("1.e4! e5 1-0").map(|token| token.kind).filter(|kind| *kind != TokenKind::Blank).collect();
//! assert_eq!(
//!     kinds,
//!     [TokenKind::MoveNumber, TokenKind::Move, TokenKind::Annotation, TokenKind::Move, TokenKind::Result]
//! );
//! ```

mod brackets;
mod words;

use std::borrow::Cow;

pub use brackets::{TagPair, tag_pair};

/// Whether a comment or tag was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Its closing sign is there.
    Closed,
    /// Its closing sign is missing.
    Unterminated,
}

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// Blanks, line breaks, NULs, byte order marks and signs that cannot be seen ([`is_invisible`]).
    Blank,
    /// `{…}`. Unterminated, it ends before the next line that begins with a tag of the Seven Tag Roster and so begins a
    /// game, or with the text.
    BraceComment(Ending),
    /// `;` to the end of the line.
    LineComment,
    /// A line that begins with `%`.
    Escape,
    /// `[Name "value"]`, in quotes of any kind; unterminated up to the end of the line, and over a line break where the
    /// next line ends the value. What stands at the beginning of a line in brackets but without quotes is a tag too: see
    /// [`tag_pair`].
    Tag(Ending),
    /// `12.`, `12...`, `12`, and dots alone.
    MoveNumber,
    /// A word that looks like a move in any notation, or like a place left open.
    Move,
    /// `e.p.`, also in parentheses, `ch`, `mate` and the like on their own; they belong to the move before.
    MoveSuffix,
    /// `$5`.
    Nag,
    /// `!`, `?!`, `+-`, `±` and the like, on their own or glued to a move.
    Annotation,
    /// `(=)`, a draw offer on the scoresheet (FIDE Appendix C.12).
    DrawOffer,
    /// `(`
    OpenVariation,
    /// `)`
    CloseVariation,
    /// `1-0`, `0-1`, `1/2-1/2`, `*`, also `½-½`, `0.5-0.5`, `1:0`, `1/2` and letters for zeros. Not `0-0`, which is
    /// castling.
    Result,
    /// Anything else, one word or one sign.
    Unknown,
}

/// A piece of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token<'a> {
    /// What it is.
    pub kind: TokenKind,
    /// The piece itself.
    pub text: &'a str,
    /// Where it begins, in bytes from the beginning of the text.
    pub start: usize,
    /// The line it begins in, from 1.
    pub line: u32,
    /// The column it begins in, in characters from 1.
    pub column: u32,
}

/// Whether `sign` cannot be seen and says nothing, such as a soft hyphen or a mark for the direction of writing. Copied
/// text holds such signs inside words.
#[must_use]
pub fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{200c}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}'
    )
}

/// Whether `sign` is a blank without width, which may part two words and may stand inside one.
fn is_zero_width(sign: char) -> bool {
    matches!(sign, '\u{200b}' | '\u{feff}')
}

/// `word` without the signs that cannot be seen.
#[must_use]
pub fn visible(word: &str) -> Cow<'_, str> {
    let is_unseen = |sign| is_invisible(sign) || is_zero_width(sign);
    if word.is_ascii() || !word.contains(is_unseen) {
        return Cow::Borrowed(word);
    }
    Cow::Owned(word.replace(is_unseen, ""))
}

/// Cuts `text` into tokens. Their texts put together are `text` again.
pub fn tokens(text: &str) -> Tokens<'_> {
    Tokens { text, start: 0, line: 1, column: 1 }
}

/// Cuts `text` into tokens as the continuation of a text of which everything up to `line` and `column` has been cut.
/// Where a token begins is counted from the beginning of `text`.
pub fn tokens_from(text: &str, line: u32, column: u32) -> Tokens<'_> {
    Tokens { text, start: 0, line, column }
}

/// The tokens of a text; see [`tokens`].
#[derive(Debug, Clone)]
pub struct Tokens<'a> {
    text: &'a str,
    start: usize,
    line: u32,
    column: u32,
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        let rest = self.text.get(self.start..)?;
        let (kind, length) = scan(rest, self.column)?;
        let token = Token {
            kind,
            text: rest.get(..length).unwrap_or(rest),
            start: self.start,
            line: self.line,
            column: self.column,
        };
        self.advance(token.text);
        Some(token)
    }
}

impl Tokens<'_> {
    /// The line and the column that the next token begins in.
    #[must_use]
    pub fn place(&self) -> (u32, u32) {
        (self.line, self.column)
    }

    fn advance(&mut self, text: &str) {
        self.start += text.len();
        let mut previous = ' ';
        for sign in text.chars() {
            match sign {
                // The second half of a CRLF ends no further line.
                '\n' if previous == '\r' => {}
                '\n' | '\r' => {
                    self.line = self.line.saturating_add(1);
                    self.column = 1;
                }
                _ => self.column = self.column.saturating_add(1),
            }
            previous = sign;
        }
    }
}

/// The kind and the length in bytes of the token that `rest` begins with.
fn scan(rest: &str, column: u32) -> Option<(TokenKind, usize)> {
    let first = rest.chars().next()?;
    let found = match first {
        _ if is_blank(first) => (TokenKind::Blank, run(rest, is_blank)),
        '%' if column == 1 => (TokenKind::Escape, line_length(rest)),
        ';' => (TokenKind::LineComment, line_length(rest)),
        '{' => brackets::brace_comment(rest),
        '[' => brackets::square_bracket(rest, column),
        '(' if rest.starts_with("(=)") => (TokenKind::DrawOffer, 3),
        '(' if rest.starts_with("(ep)") => (TokenKind::MoveSuffix, 4),
        '(' if rest.starts_with("(e.p.)") => (TokenKind::MoveSuffix, 6),
        '(' => (TokenKind::OpenVariation, 1),
        ')' => (TokenKind::CloseVariation, 1),
        '*' => (TokenKind::Result, 1),
        '!' | '?' => (TokenKind::Annotation, run(rest, |sign| matches!(sign, '!' | '?'))),
        '.' | '…' => (TokenKind::MoveNumber, run(rest, is_dot)),
        '$' => nag(rest),
        _ => words::word(rest, first),
    };
    Some(found)
}

fn nag(rest: &str) -> (TokenKind, usize) {
    let digits = rest.chars().skip(1).take_while(char::is_ascii_digit).count();
    let kind = if digits > 0 { TokenKind::Nag } else { TokenKind::Unknown };
    (kind, 1 + digits)
}

fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || sign == '\0' || is_zero_width(sign) || is_invisible(sign)
}

fn is_dot(sign: char) -> bool {
    matches!(sign, '.' | '…')
}

fn is_line_end(sign: char) -> bool {
    matches!(sign, '\n' | '\r')
}

/// The length in bytes of the signs at the beginning of `text` that `belongs` takes.
fn run(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|sign| !belongs(sign)).unwrap_or(text.len())
}

/// The length in bytes of the first line of `text` without its line break.
fn line_length(text: &str) -> usize {
    run(text, |sign| !is_line_end(sign))
}

#[cfg(test)]
mod tests;
