//! From a game to PGN.

use std::collections::HashMap;
use std::time::Duration;

use scoresheet_record::clock::{ClockReading, elapsed_with_hours};
use scoresheet_record::men::Color;
use scoresheet_record::notation::lexer::{TokenKind, tokens};
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;

use super::comment::on_one_line;
use super::result::marker;
use super::{GameResult, SEVEN_TAG_ROSTER, SheetCommand, Tag};

/// The most characters in a line (PGN 8.2.1: fewer than 80).
const WIDTH: usize = 79;

/// Tags that are written from other parts of the game and not from its list of tags.
const DERIVED: [&str; 3] = ["Result", "SetUp", "FEN"];

/// A game to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportGame {
    /// The tags, in any order. `Result`, `SetUp` and `FEN` are taken from the fields below instead.
    pub tags: Vec<Tag>,
    /// The position before the first move.
    pub start: SetUp,
    /// Comments before the first move.
    pub comments_before: Vec<String>,
    /// Commands before the first move.
    pub commands_before: Vec<SheetCommand>,
    /// The moves.
    pub moves: Vec<ExportMove>,
    /// The result. One that PGN has no mark for stands in the tag alone, with `*` at the end of the moves.
    pub result: GameResult,
}

/// A move to be written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ExportMove {
    /// The move in English SAN, or `--` for a place left open. What is no move in any notation is written as `--` with
    /// the text in a comment, so that the moves after it keep their places.
    pub san: String,
    /// The reading of the mover's clock.
    pub clock: Option<ClockReading>,
    /// The time taken for the move.
    pub elapsed: Option<Duration>,
    /// Whether a draw was offered with the move.
    pub draw_offered: bool,
    /// Commands that say what the move, its clock and its draw offer do not.
    pub commands: Vec<SheetCommand>,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// Comments; braces in them are written as parentheses.
    pub comments: Vec<String>,
    /// Variations with their parentheses, as PGN text. One that could end elsewhere than at its end is written as a
    /// comment.
    pub variations: Vec<String>,
}

impl ExportMove {
    /// A move with nothing else.
    #[must_use]
    pub fn new(san: &str) -> ExportMove {
        ExportMove { san: san.to_owned(), ..ExportMove::default() }
    }
}

/// Writes a game in the export format of the PGN standard. It ends with a line break; put an empty line between games.
///
/// ```
/// use scoresheet_core::pgn::{ExportGame, ExportMove, GameResult, Tag, write};
/// use scoresheet_record::setup::SetUp;
///
/// let pgn = write(&ExportGame {
///     tags: vec![Tag::new("White", "Morphy")],
///     start: SetUp::default(),
///     comments_before: vec![],
///     commands_before: vec![],
///     moves: vec![ExportMove::new("e4"), ExportMove { draw_offered: true, ..ExportMove::new("e5") }],
///     result: GameResult::Draw,
/// });
/// assert!(pgn.contains("[White \"Morphy\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 {(=)} 1/2-1/2\n"));
/// ```
#[must_use]
pub fn write(game: &ExportGame) -> String {
    let mut pgn = tags_as_text(game);
    pgn.push('\n');
    fill(&mut pgn, &movetext(game));
    pgn
}

/// The tags of a game, a line for each.
pub(super) fn tags_as_text(game: &ExportGame) -> String {
    let line = |(name, value): (String, String)| format!("[{name} \"{}\"]\n", escaped(&value));
    tag_section(game).into_iter().map(line).collect()
}

/// The roster, then where the game starts, then the other tags by name (PGN 8.1.1).
fn tag_section(game: &ExportGame) -> Vec<(String, String)> {
    let mut section: Vec<(String, String)> = Vec::new();
    for name in SEVEN_TAG_ROSTER {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        let written = match name {
            "Result" => game.result.to_string(),
            _ => roster_value(game, name).unwrap_or(unknown).to_owned(),
        };
        section.push((name.to_owned(), written));
    }
    // Chess960 without a FEN is refused by many readers.
    if !game.start.is_initial() || game.start.chess960 {
        section.push(("SetUp".to_owned(), "1".to_owned()));
        section.push(("FEN".to_owned(), game.start.to_fen()));
    }
    if game.start.chess960 {
        section.push(("Variant".to_owned(), "Chess960".to_owned()));
    }
    let mut others: Vec<(String, String)> = Vec::new();
    for tag in &game.tags {
        let name = tag_name(&tag.name);
        let is_written = section.iter().chain(&others).any(|(written, _)| written.eq_ignore_ascii_case(&name));
        if !name.is_empty() && !is_derived(&name) && !is_in_roster(&name) && !is_written {
            others.push((name, tag.value.clone()));
        }
    }
    others.sort();
    section.extend(others);
    section
}

/// The value of a tag of the roster. A name in other letters than PGN's is the same name to those who wrote it.
fn roster_value<'a>(game: &'a ExportGame, name: &str) -> Option<&'a str> {
    let exact = game.tags.iter().find(|tag| tag.name == name);
    let tag = exact.or_else(|| game.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)))?;
    Some(tag.value.as_str())
}

fn is_in_roster(name: &str) -> bool {
    SEVEN_TAG_ROSTER.iter().any(|known| name.eq_ignore_ascii_case(known))
}

fn is_derived(name: &str) -> bool {
    DERIVED.iter().any(|derived| name.eq_ignore_ascii_case(derived))
}

/// A name of a tag begins with a letter or a digit; more letters, digits and underscores follow (PGN 7).
fn tag_name(name: &str) -> String {
    let signs = name.trim().chars().map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '_' });
    signs.collect::<String>().trim_start_matches('_').to_owned()
}

/// Whether PGN can have a tag of this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && tag_name(name) == name
}

/// Commands for the lines of a header that tags cannot hold as they are: names that PGN does not allow, and values with
/// line breaks or other signs that are no text. Of several lines of one name the first counts.
pub(super) fn header_commands(tags: &[Tag]) -> Vec<SheetCommand> {
    let is_first = |index: usize, tag: &Tag| tags.iter().position(|known| known.name == tag.name) == Some(index);
    // To most readers names in other letters are the same; PGN's own spelling holds the tag of the roster.
    let holder = |name: &str| {
        let mut alike = tags.iter().filter(|known| known.name.eq_ignore_ascii_case(name));
        let first = alike.clone().next();
        alike.find(|known| SEVEN_TAG_ROSTER.contains(&known.name.as_str())).or(first)
    };
    let cannot_hold = |tag: &Tag| {
        let is_taken = holder(&tag.name).is_some_and(|known| known.name != tag.name);
        !is_tag_name(&tag.name) || tag.value.contains(char::is_control) || is_taken
    };
    let lines = tags.iter().enumerate().filter(|(index, tag)| is_first(*index, tag) && cannot_hold(tag));
    let mut lines: Vec<&Tag> = lines.map(|(_, tag)| tag).filter(|tag| !is_derived(&tag.name)).collect();
    // By name, as the other tags are: read back, they stand behind those that need no command.
    lines.sort_by(|one, other| one.name.cmp(&other.name));
    let lines = lines.into_iter().map(|tag| SheetCommand::Header(tag.clone()));
    let first = |tag: &Tag| tags.iter().find(|known| known.name == tag.name);
    let is_further = |tag: &&Tag| first(tag).is_some_and(|first| first.value != tag.value);
    lines.chain(tags.iter().filter(is_further).map(|tag| SheetCommand::Further(tag.clone()))).collect()
}

/// Tags that the tag section does not hold, because their name, in whatever letters, stands there with another value.
pub(super) fn crowded_out(tags: &[Tag]) -> Vec<&Tag> {
    let is_roster = |tag: &Tag| SEVEN_TAG_ROSTER.contains(&tag.name.as_str());
    let key = |tag: &Tag| tag_name(&tag.name).to_ascii_lowercase();
    let mut written: HashMap<String, &Tag> = HashMap::new();
    for tag in tags {
        let first = written.entry(key(tag)).or_insert(tag);
        if is_roster(tag) && !is_roster(first) {
            *first = tag;
        }
    }
    tags.iter().filter(|tag| written.get(&key(tag)).is_some_and(|first| first.value != tag.value)).collect()
}

fn escaped(value: &str) -> String {
    let mut written = String::with_capacity(value.len());
    for sign in value.chars() {
        match sign {
            '"' | '\\' => written.extend(['\\', sign]),
            _ if sign.is_control() => written.push(' '),
            _ => written.push(sign),
        }
    }
    written
}

/// The pieces of the movetext, none of which may be broken between lines.
fn movetext(game: &ExportGame) -> Vec<String> {
    let mut pieces = Vec::new();
    let numbering = game.start.numbering();
    push_commands(&mut pieces, &game.commands_before);
    for comment in &game.comments_before {
        push_comment(&mut pieces, comment);
    }
    let mut is_interrupted = true;
    for (cell, played) in game.moves.iter().enumerate() {
        let label = numbering.label(Ply::of_cell(cell));
        pieces
            .extend(label.filter(|label| label.side == Color::White || is_interrupted).map(|label| label.to_string()));
        let before = pieces.len();
        push_move(&mut pieces, played);
        // Black's number is written again after anything that stands between the two moves (PGN 8.2.2.2).
        is_interrupted = pieces.len() > before + 1;
    }
    pieces.push(marker(game.result).to_string());
    pieces
}

fn push_move(pieces: &mut Vec<String>, played: &ExportMove) {
    let is_move = is_one_move(&played.san);
    pieces.push(if is_move { played.san.clone() } else { "--".to_owned() });
    pieces.extend(played.nags.iter().map(|nag| format!("${nag}")));
    pieces.extend(played.clock.map(|reading| format!("{{[%clk {}]}}", reading.with_hours())));
    pieces.extend(played.elapsed.map(|elapsed| format!("{{[%emt {}]}}", elapsed_with_hours(elapsed))));
    if played.draw_offered {
        pieces.push("{(=)}".to_owned());
    }
    push_commands(pieces, &played.commands);
    if !is_move {
        push_comment(pieces, &played.san);
    }
    for comment in &played.comments {
        push_comment(pieces, comment);
    }
    // Looked at as it will stand there: a line break may be what keeps a bracket from beginning a tag.
    let texts = played.variations.iter().map(|variation| on_one_line(variation));
    let (variations, broken): (Vec<String>, Vec<String>) = texts.partition(|text| is_one_variation(text));
    for text in broken {
        // What a command in it says is not said of this move.
        push_comment(pieces, &text.replace("[%", "[ %"));
    }
    for variation in &variations {
        push_words(pieces, variation);
    }
}

fn push_commands(pieces: &mut Vec<String>, commands: &[SheetCommand]) {
    for command in commands {
        push_words(pieces, &format!("{{{command}}}"));
    }
}

/// Whether a reader would find exactly one move in `san`.
pub(super) fn is_one_move(san: &str) -> bool {
    let mut found = tokens(san);
    let is_move = found.next().is_some_and(|token| token.kind == TokenKind::Move);
    is_move && found.next().is_none()
}

/// Whether `text` is one variation whose last parenthesis closes its first.
pub(super) fn is_one_variation(text: &str) -> bool {
    let mut depth = 0_u32;
    let mut is_closed = false;
    for token in tokens(text) {
        if is_closed {
            return false;
        }
        match token.kind {
            TokenKind::OpenVariation => depth += 1,
            TokenKind::CloseVariation if depth > 0 => depth -= 1,
            // Where lines are filled anew, such a comment would end elsewhere.
            TokenKind::LineComment | TokenKind::Escape | TokenKind::Tag(_) | TokenKind::CloseVariation => return false,
            _ if depth == 0 => return false,
            _ => {}
        }
        is_closed = depth == 0;
    }
    is_closed
}

/// A comment in braces, or nothing if it says nothing. Braces within are written as parentheses, because a comment
/// cannot hold them (PGN 5).
pub(super) fn comment_words(comment: &str) -> String {
    let inside = comment.replace('{', "(").replace('}', ")");
    let words = inside.split(|sign: char| sign.is_whitespace() || sign.is_control()).filter(|word| !word.is_empty());
    let inside = words.collect::<Vec<_>>().join(" ");
    if inside.is_empty() { inside } else { format!("{{{inside}}}") }
}

fn push_comment(pieces: &mut Vec<String>, comment: &str) {
    push_words(pieces, &comment_words(comment));
}

/// Pushes `text` word by word. A word that would mean something at the beginning of a line stays with the one before.
fn push_words(pieces: &mut Vec<String>, text: &str) {
    for word in text.split_whitespace() {
        match pieces.last_mut().filter(|_| word.starts_with(['%', '[', ';'])) {
            Some(last) => last.extend([" ", word]),
            None => pieces.push(word.to_owned()),
        }
    }
}

/// Fills lines with the pieces.
pub(super) fn fill(pgn: &mut String, pieces: &[String]) {
    let mut width = 0;
    for piece in pieces {
        let length = piece.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            pgn.push('\n');
            width = 0;
        } else if width > 0 {
            pgn.push(' ');
            width += 1;
        }
        pgn.push_str(piece);
        width += length;
    }
    pgn.push('\n');
}
