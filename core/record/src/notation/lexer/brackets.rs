//! Comments in braces and tags in square brackets.

use super::{Ending, TokenKind, line_length, run};

/// The tags that every game should have, with which a new game is recognised inside an unterminated comment.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// How far a bracket that is no tag may reach, in bytes.
const LONGEST_BRACKET: usize = 200;

/// The name and the value of a tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TagPair<'a> {
    /// The name, `White`.
    pub name: &'a str,
    /// The value with its escapes undone, `"Steinitz, Wilhelm"`.
    pub value: String,
}

/// The name and value that the text of a [`TokenKind::Tag`] holds; `None` if it has no name or no quotes.
#[must_use]
pub fn tag_pair(text: &str) -> Option<TagPair<'_>> {
    let (name, body) = text.strip_prefix('[')?.split_once('"')?;
    let name = name.trim();
    if name.is_empty() {
        return None;
    }
    let body = body.trim_end();
    let body = body.strip_suffix(']').map_or(body, str::trim_end);
    let body = body.strip_suffix('"').unwrap_or(body);
    Some(TagPair { name, value: unescaped(body) })
}

/// Undoes `\"` and `\\`; a backslash before anything else is a backslash.
fn unescaped(body: &str) -> String {
    let mut value = String::with_capacity(body.len());
    let mut signs = body.chars().peekable();
    while let Some(sign) = signs.next() {
        let escaped = signs.next_if(|next| sign == '\\' && matches!(next, '"' | '\\'));
        value.push(escaped.unwrap_or(sign));
    }
    value
}

/// The kind and length of the comment that `rest` begins with.
pub(super) fn brace_comment(rest: &str) -> (TokenKind, usize) {
    let signs = [b'}', b'\n', b'\r'];
    for (at, byte) in rest.bytes().enumerate().filter(|(_, byte)| signs.contains(byte)) {
        let next = at + 1;
        if byte == b'}' {
            return (TokenKind::BraceComment(Ending::Closed), next);
        }
        if rest.get(next..).is_some_and(begins_with_roster_tag) {
            return (TokenKind::BraceComment(Ending::Unterminated), next);
        }
    }
    (TokenKind::BraceComment(Ending::Unterminated), rest.len())
}

/// Whether `text` begins with a tag such as `[Event "`.
fn begins_with_roster_tag(text: &str) -> bool {
    let Some(inside) = text.strip_prefix('[') else { return false };
    let is_tag = |name: &&str| {
        let value = inside.strip_prefix(*name).map(|value| value.trim_start_matches([' ', '\t']));
        value.is_some_and(|value| value.starts_with('"'))
    };
    ROSTER.iter().any(is_tag)
}

/// The kind and length of what `rest`, which begins with `[`, begins with: a tag, or else something unknown.
pub(super) fn square_bracket(rest: &str, column: u32) -> (TokenKind, usize) {
    // The line is measured only for tags, which take most of it: else a line of brackets would take for ever.
    let line = || rest.get(..line_length(rest)).unwrap_or(rest);
    if let Some(value) = value_start(rest) {
        let line = line();
        return match value_end(line, value) {
            Some(end) => (TokenKind::Tag(Ending::Closed), end),
            None => (TokenKind::Tag(Ending::Unterminated), line.len()),
        };
    }
    let is_named = rest.chars().nth(1).is_some_and(char::is_alphabetic);
    if column == 1 && is_named {
        let line = line();
        return match line.find(']') {
            Some(end) => (TokenKind::Tag(Ending::Closed), end + 1),
            None => (TokenKind::Tag(Ending::Unterminated), line.len()),
        };
    }
    (TokenKind::Unknown, bracket_length(rest))
}

/// Where the value of a tag begins, behind its opening quote.
fn value_start(rest: &str) -> Option<usize> {
    let is_space = |sign| matches!(sign, ' ' | '\t');
    let mut at = 1;
    at += run(rest.get(at..)?, is_space);
    let name = run(rest.get(at..)?, |sign| sign.is_alphanumeric() || matches!(sign, '_' | '-' | '+' | '.'));
    if name == 0 {
        return None;
    }
    at += name;
    at += run(rest.get(at..)?, is_space);
    rest.get(at..)?.starts_with('"').then_some(at + 1)
}

/// Where the tag ends, behind its `]`. A quote inside the value that nobody escaped does not end it, and where the
/// escapes make no sense the last `"]` of the line does.
fn value_end(line: &str, value: usize) -> Option<usize> {
    let mut escaped = false;
    for (offset, byte) in line.get(value..)?.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => {
                let end = closing_bracket(line, value + offset + 1);
                if end.is_some() {
                    return end;
                }
            }
            _ => {}
        }
    }
    let last = line.get(value..)?.rfind("\"]")?;
    Some(value + last + 2)
}

/// The place behind the `]` that comes next at `at`, blanks aside.
fn closing_bracket(line: &str, at: usize) -> Option<usize> {
    let rest = line.get(at..)?;
    let blanks = run(rest, |sign| matches!(sign, ' ' | '\t'));
    rest.get(blanks..)?.starts_with(']').then_some(at + blanks + 1)
}

/// The length of a bracket that is no tag: to its `]` if that is near in the line, or else the bracket alone.
fn bracket_length(rest: &str) -> usize {
    let inside = rest.bytes().enumerate().skip(1).take(LONGEST_BRACKET);
    for (at, byte) in inside {
        match byte {
            b']' => return at + 1,
            b'[' | b'{' | b'\n' | b'\r' => return 1,
            _ => {}
        }
    }
    1
}
