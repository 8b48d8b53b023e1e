//! Comments in braces and tags in square brackets.

use super::{Ending, TokenKind, is_line_end, line_length, run};

/// The tags that every game should have, with which a new game is recognised inside an unterminated comment.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// How far a bracket that is no tag may reach, in bytes.
const LONGEST_BRACKET: usize = 200;

/// The names of tags whose value is read without quotes too, since a game would lose too much with them.
const WITHOUT_QUOTES: [&str; 5] = ["FEN", "SetUp", "Variant", "WhiteElo", "BlackElo"];

/// The name and the value of a tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TagPair<'a> {
    /// The name, `White`.
    pub name: &'a str,
    /// The value with its escapes undone, `"Steinitz, Wilhelm"`.
    pub value: String,
    /// Whether the value stands in straight quotes (PGN 7).
    pub is_quoted: bool,
}

/// The name and value that the text of a [`TokenKind::Tag`] holds. Other quotes than straight ones are understood, and
/// for the tags that a game cannot do without no quotes at all. `None` if it has no name or no such value.
#[must_use]
pub fn tag_pair(text: &str) -> Option<TagPair<'_>> {
    let inside = text.strip_prefix('[')?;
    let quote = inside.find(|sign| sign == '"' || is_other_quote(sign));
    let quoted = quote.and_then(|at| inside.split_at_checked(at));
    let (name, value, is_quoted) = match quoted {
        Some((name, value)) if value.starts_with('"') => (name_of(name), straight(value), true),
        // An apostrophe inside a word is no quote.
        Some((name, value)) if name.split_whitespace().count() == 1 && name.ends_with([' ', '\t']) => {
            (name_of(name), in_other_quotes(value).to_owned(), false)
        }
        Some(_) | None => {
            let (name, value) = without_quotes(inside)?;
            (name, value.to_owned(), false)
        }
    };
    // A value may go over a line break.
    let value =
        if value.contains(['\n', '\r']) { value.replace("\r\n", " ").replace(['\n', '\r'], " ") } else { value };
    (!name.is_empty()).then_some(TagPair { name, value, is_quoted })
}

fn name_of(text: &str) -> &str {
    text.trim_end_matches([' ', '\t', ':', '=']).trim()
}

/// The value in straight quotes that `text` begins with.
fn straight(text: &str) -> String {
    let body = text.strip_prefix('"').unwrap_or(text).trim_end();
    let body = body.strip_suffix(']').map_or(body, str::trim_end);
    unescaped(body.strip_suffix('"').unwrap_or(body))
}

fn in_other_quotes(text: &str) -> &str {
    let body = text.trim_end();
    let body = body.strip_suffix(']').map_or(body, str::trim_end);
    body.trim_matches(|sign| sign == '"' || is_other_quote(sign))
}

/// The name and the value of a tag without quotes, if it is one that a game cannot do without.
fn without_quotes(inside: &str) -> Option<(&str, &str)> {
    let (name, value) = inside.trim_start().split_once([' ', '\t'])?;
    let value = value.trim_end();
    let value = value.strip_suffix(']').unwrap_or(value).trim();
    let is_known = ROSTER.iter().chain(&WITHOUT_QUOTES).any(|known| *known == name);
    (is_known && !value.is_empty()).then_some((name, value))
}

/// Whether `sign` is a quotation mark that is not straight, or an apostrophe.
fn is_other_quote(sign: char) -> bool {
    matches!(sign, '\'' | '`' | '´' | '«' | '»' | '\u{2018}'..='\u{201f}' | '\u{2033}' | '\u{ff02}')
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

/// How far behind a tag inside a comment the brace that closes the comment is looked for, in bytes. Readers that hold a
/// part of the text need so much of it to be sure where a comment ends.
const LONGEST_TAGS: usize = 1500;

/// The kind and length of the comment that `rest` begins with. Nothing inside braces is a tag; but where a line begins
/// with a tag of the roster and the next brace does not close the comment, or the moves of a game stand before it, the
/// closing brace was forgotten, and the comment ends before that line.
pub(super) fn brace_comment(rest: &str) -> (TokenKind, usize) {
    let signs = [b'}', b'\n', b'\r'];
    for (at, byte) in rest.bytes().enumerate().filter(|(_, byte)| signs.contains(byte)) {
        let next = at + 1;
        if byte == b'}' {
            return (TokenKind::BraceComment(Ending::Closed), next);
        }
        if let Some(tags) = rest.get(next..).filter(|behind| begins_with_roster_tag(behind)) {
            return match brace_behind_tags(tags) {
                Some(length) => (TokenKind::BraceComment(Ending::Closed), next + length),
                None => (TokenKind::BraceComment(Ending::Unterminated), next),
            };
        }
    }
    (TokenKind::BraceComment(Ending::Unterminated), rest.len())
}

/// Where a comment ends in which a line begins with a tag, counted from that line; `None` if the line begins a game.
fn brace_behind_tags(tags: &str) -> Option<usize> {
    let brace = tags.bytes().take(LONGEST_TAGS).position(|byte| matches!(byte, b'{' | b'}'))?;
    let (inside, behind) = tags.split_at_checked(brace)?;
    let last_line = inside.rsplit(is_line_end).next().unwrap_or(inside);
    let is_in_value = last_line.starts_with('[') && last_line.matches('"').count() % 2 == 1;
    let is_closing = behind.starts_with('}') && !is_in_value && !inside.split(is_line_end).any(holds_moves);
    is_closing.then_some(brace + 1)
}

/// Whether a line, behind the tags it may begin with, begins with a move number or is a result.
fn holds_moves(line: &str) -> bool {
    let moves = if line.starts_with('[') { line.rsplit_once("\"]").map_or("", |(_, moves)| moves) } else { line };
    let moves = moves.trim();
    let digits = run(moves, |sign| sign.is_ascii_digit());
    let is_numbered = (1..=3).contains(&digits) && moves.get(digits..).is_some_and(|behind| behind.starts_with('.'));
    is_numbered || matches!(moves, "1-0" | "0-1" | "1/2-1/2" | "*")
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
            None => match broken_end(rest, line, value) {
                Some(end) => (TokenKind::Tag(Ending::Closed), end),
                None => (TokenKind::Tag(Ending::Unterminated), line.len()),
            },
        };
    }
    if let Some(end) = other_value_end(rest) {
        return (TokenKind::Tag(Ending::Closed), end);
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
    let at = 1 + name_length(rest.get(1..)?)?;
    rest.get(at..)?.starts_with('"').then_some(at + 1)
}

/// The length of the name at the beginning of `inside` with the blanks around it.
fn name_length(inside: &str) -> Option<usize> {
    let is_space = |sign| matches!(sign, ' ' | '\t');
    let mut at = run(inside, is_space);
    let name = run(inside.get(at..)?, |sign| sign.is_alphanumeric() || matches!(sign, '_' | '-' | '+' | '.'));
    if name == 0 {
        return None;
    }
    at += name;
    Some(at + run(inside.get(at..)?, is_space))
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

/// Where a tag ends whose value goes over a line break: the line has no second quote, and the next one has the closing
/// quote and bracket and nothing behind them.
fn broken_end(rest: &str, line: &str, value: usize) -> Option<usize> {
    if line.get(value..)?.contains('"') {
        return None;
    }
    let behind = rest.get(line.len()..)?;
    let line_break = if behind.starts_with("\r\n") { 2 } else { 1 };
    let next = behind.get(line_break..)?;
    let next = next.get(..line_length(next))?;
    let end = closing_bracket(next, next.find('"')? + 1)?;
    let is_end = next.len() <= LONGEST_BRACKET && next.matches('"').count() == 1 && next.get(end..)?.trim().is_empty();
    (is_end && !next.starts_with('[')).then_some(line.len() + line_break + end)
}

/// Where a tag ends whose value stands in other quotes than straight ones: behind the last quote and bracket of its line.
fn other_value_end(rest: &str) -> Option<usize> {
    let at = 1 + name_length(rest.get(1..)?)?;
    rest.get(at..)?.strip_prefix(is_other_quote)?;
    let ends = |(at, sign): &(usize, char)| is_line_end(*sign) || *at > LONGEST_BRACKET;
    let line = rest.get(..rest.char_indices().find(ends).map_or(rest.len(), |(at, _)| at))?;
    let is_end = |at: &usize| {
        let before = line.get(..*at).map_or("", |text| text.trim_end_matches([' ', '\t']));
        before.ends_with(|sign| sign == '"' || is_other_quote(sign))
    };
    line.match_indices(']').map(|(end, _)| end).find(is_end).map(|end| end + 1)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Rule: PGN 5, a brace comment goes on to the next right brace.
    #[test]
    fn inside_a_closed_comment_nothing_is_a_tag() {
        for inside in [
            "\n[Event \"x\"]\n",
            "\r\n\r\n[Event \"x\"]\r\n\r\n",
            " see\n[White \"A\"]\n[Black \"B\"]\n\nin the book of 1990\n",
            "\n[Event \"x\"] }",
            "\n[Event \"x\"]\n[Event \"y\"]\n",
        ] {
            let length = inside.find('}').map_or(inside.len() + 2, |brace| brace + 2);
            let text = format!("{{{inside}}} 2. Nf3 {{x}}");
            assert_eq!(brace_comment(&text), (TokenKind::BraceComment(Ending::Closed), length), "{text:?}");
        }
    }

    #[test]
    fn a_comment_that_is_never_closed_ends_before_the_next_game() {
        let far = " ".repeat(LONGEST_TAGS);
        for game in [
            "[Event \"x\"]\n\n1. e4 {good} e5 *",
            "[Event \"x\"]\n\n1. e4 e5 *",
            "[Event \"x\"]\n\n1. e4 e5 } 2. Nf3 *",
            "[Event \"x\"] 1. e4 e5 } 2. Nf3 *",
            "[Event \"x } y\"]\n\n1. e4 *",
            "[Event \"x\"]\n[Result \"*\"]\n\n*\n\n[Event \"y\"]\n} *",
            &format!("[Event \"x\"]\n\n{far}}}"),
        ] {
            let text = format!("{{lost\n{game}");
            assert_eq!(brace_comment(&text), (TokenKind::BraceComment(Ending::Unterminated), 6), "{text:?}");
        }
    }
}
