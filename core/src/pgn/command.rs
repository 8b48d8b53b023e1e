//! The comment commands `[%sheet …]`, which say what PGN has no sign for. `docs/pgn.md` defines them.

use std::fmt::{self, Write as _};

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{CastlingSide, Role, Square};
use scoresheet_record::notation::{MoveText, Notation};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Written;

use super::{GameResult, Tag};

/// What a `[%sheet …]` command says.
///
/// ```
/// use scoresheet_core::pgn::SheetCommand;
/// use scoresheet_record::{notation::MoveText, sheet::Written};
///
/// let command = SheetCommand::Cell(Written::Illegible(MoveText::new("N? 3]")));
/// assert_eq!(command.to_string(), "[%sheet illegible N?%203%5D]");
/// assert_eq!(SheetCommand::parse("sheet illegible N?%203%5D"), Some(command));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetCommand {
    /// What stands in the cell of the move before it, whatever is written in the move's place.
    Cell(Written),
    /// The diagram that the director confirmed (US 15F3): after the move before it, or before the first move.
    Diagram(SetUp),
    /// A line of the header that no tag can hold.
    Header(Tag),
    /// A further value of a tag that the game has.
    Further(Tag),
    /// The results that contradict each other: of the tag, and of the moves.
    Results(Vec<GameResult>),
    /// The notation that the texts of the sheet are written in.
    Notation(Notation),
}

/// The name of the command.
const NAME: &str = "sheet";

/// A value goes on in a further word after so many signs, so that it can be broken between lines.
const LONGEST_WORD: usize = 50;

/// The word that marks a diagram of Chess960.
const CHESS960: &str = "chess960";

impl SheetCommand {
    /// How each command begins.
    pub(super) const OPENING: &str = "[%sheet";

    /// Reads a command as it stands between `[%` and `]`. `None` if it is another command, or not one that is written
    /// here.
    #[must_use]
    pub fn parse(command: &str) -> Option<SheetCommand> {
        let mut words = command.split_whitespace();
        if words.next()? != NAME {
            return None;
        }
        let kind = words.next()?;
        let words: Vec<&str> = words.collect();
        match (kind, words.as_slice()) {
            ("tick", []) => Some(SheetCommand::Cell(Written::Tick)),
            ("dash", []) => Some(SheetCommand::Cell(Written::Dash)),
            ("blank", []) => Some(SheetCommand::Cell(Written::Blank)),
            ("illegible", value) => Some(SheetCommand::Cell(Written::Illegible(move_text(value)?))),
            ("text", value) => Some(SheetCommand::Cell(Written::Text(move_text(value)?))),
            ("move", [gesture]) => {
                Some(SheetCommand::Cell(Written::Move { gesture: parse_gesture(gesture)?, text: None }))
            }
            ("move", [gesture, value @ ..]) => {
                let text = Some(move_text(value)?);
                Some(SheetCommand::Cell(Written::Move { gesture: parse_gesture(gesture)?, text }))
            }
            ("diagram", [fen @ .., CHESS960]) => Some(SheetCommand::Diagram(SetUp { chess960: true, ..set_up(fen)? })),
            ("diagram", fen) => Some(SheetCommand::Diagram(set_up(fen)?)),
            ("notation", [name]) => Some(SheetCommand::Notation(name.parse().ok()?)),
            ("header", value) => header(value).map(SheetCommand::Header),
            ("further", value) => header(value).map(SheetCommand::Further),
            ("results", results @ [_, _, ..]) => {
                let results = results.iter().map(|result| GameResult::parse_alone(result));
                results.collect::<Option<_>>().map(SheetCommand::Results)
            }
            _ => None,
        }
    }

    /// Whether what stands behind `[%` begins with the name of these commands.
    pub(super) fn is_named(behind: &str) -> bool {
        let rest = behind.strip_prefix(NAME);
        rest.is_some_and(|rest| rest.starts_with(|sign: char| sign.is_whitespace() || sign == ']'))
    }
}

impl fmt::Display for SheetCommand {
    /// The whole command with its brackets, as it stands in a comment. It reads as the same command again, except for
    /// what no FEN can hold.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[%{NAME} ")?;
        match self {
            SheetCommand::Cell(Written::Tick) => f.write_str("tick")?,
            SheetCommand::Cell(Written::Dash) => f.write_str("dash")?,
            SheetCommand::Cell(Written::Blank) => f.write_str("blank")?,
            SheetCommand::Cell(Written::Illegible(text)) => {
                f.write_str("illegible")?;
                write_value(f, &encoded(text.as_str()))?;
            }
            SheetCommand::Cell(Written::Text(text)) => {
                f.write_str("text")?;
                write_value(f, &encoded(text.as_str()))?;
            }
            SheetCommand::Cell(Written::Move { gesture, text }) => {
                write!(f, "move {}", gesture.by_squares())?;
                write_value(f, &encoded(text.as_ref().map_or("", MoveText::as_str)))?;
            }
            SheetCommand::Diagram(diagram) => {
                write!(f, "diagram {}", diagram.to_fen())?;
                if diagram.chess960 {
                    write!(f, " {CHESS960}")?;
                }
            }
            SheetCommand::Notation(notation) => write!(f, "notation {notation}")?,
            SheetCommand::Header(tag) => {
                f.write_str("header")?;
                write_value(f, &header_value(tag))?;
            }
            SheetCommand::Further(tag) => {
                f.write_str("further")?;
                write_value(f, &header_value(tag))?;
            }
            SheetCommand::Results(results) => {
                f.write_str("results")?;
                results.iter().try_for_each(|result| write!(f, " {}", result.figures()))?;
            }
        }
        f.write_str("]")
    }
}

fn header_value(Tag { name, value }: &Tag) -> String {
    format!("{}={}", encoded(name).replace('=', "%3D"), encoded(value))
}

/// Writes a value in words that a line can hold. Each word after the first begins with `+`.
fn write_value(f: &mut fmt::Formatter<'_>, value: &str) -> fmt::Result {
    let mut width = LONGEST_WORD;
    let mut sign = " ";
    for letter in value.chars() {
        if width == LONGEST_WORD {
            f.write_str(sign)?;
            (width, sign) = (0, " +");
        }
        f.write_char(letter)?;
        width += 1;
    }
    Ok(())
}

fn joined(words: &[&str]) -> String {
    let mut words = words.iter();
    let mut joined = words.next().copied().unwrap_or_default().to_owned();
    joined.extend(words.map(|word| word.strip_prefix('+').unwrap_or(word)));
    joined
}

/// A line of the header, `name=value`.
fn header(words: &[&str]) -> Option<Tag> {
    let joined = joined(words);
    let (name, value) = joined.split_once('=')?;
    Some(Tag { name: decoded(name)?, value: decoded(value)? })
}

fn move_text(words: &[&str]) -> Option<MoveText> {
    decoded(&joined(words)).map(|text| MoveText::new(&text))
}

/// Letters, digits and harmless signs stand for themselves, all else is percent-encoded byte by byte: blanks, brackets,
/// braces, `%`, `;`, quotes and backslashes mean something in PGN or are lost when lines are filled.
fn encoded(value: &str) -> String {
    let mut encoded = String::with_capacity(value.len());
    for sign in value.chars() {
        if sign.is_alphanumeric() || "!#$&'()*+,-./:<=>?@^_|~".contains(sign) {
            encoded.push(sign);
            continue;
        }
        for byte in sign.encode_utf8(&mut [0; 4]).bytes() {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

/// `None` if a `%` is not followed by two hexadecimal digits, or what comes out is no UTF-8.
fn decoded(value: &str) -> Option<String> {
    let mut parts = value.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2)?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        bytes.push(u8::from_str_radix(digits, 16).ok().filter(|_| is_hex)?);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

/// The squares of a hand movement, `e2e4` or `e7e8=Q`, or castling.
fn parse_gesture(text: &str) -> Option<Gesture> {
    match text {
        "O-O" => return Some(Gesture::Castle(CastlingSide::KingSide)),
        "O-O-O" => return Some(Gesture::Castle(CastlingSide::QueenSide)),
        _ => {}
    }
    let (from, rest) = text.split_at_checked(2)?;
    let (to, promotion) = rest.split_at_checked(2)?;
    let promotion = match promotion.strip_prefix('=') {
        Some(letter) => Some(promoted(letter)?),
        None if promotion.is_empty() => None,
        None => return None,
    };
    Some(Gesture::Plain { from: square(from)?, to: square(to)?, promotion })
}

fn promoted(letter: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| letter.chars().eq([role.upper_char()]))
}

fn square(name: &str) -> Option<Square> {
    Square::from_ascii(name.as_bytes()).ok()
}

fn set_up(fen: &[&str]) -> Option<SetUp> {
    SetUp::from_fen(&fen.join(" ")).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use scoresheet_record::notation::Letters;

    use super::*;

    #[test]
    fn commands_are_read() {
        let illegible = |text| Some(SheetCommand::Cell(Written::Illegible(MoveText::new(text))));
        let header = |name: &str, value: &str| Some(SheetCommand::Header(Tag::new(name, value)));
        let gesture = Gesture::Plain { from: Square::E7, to: Square::E8, promotion: Some(Role::Queen) };
        for (command, expected) in [
            ("sheet tick", Some(SheetCommand::Cell(Written::Tick))),
            ("sheet\n  blank ", Some(SheetCommand::Cell(Written::Blank))),
            ("sheet illegible", illegible("")),
            ("sheet illegible N?%203", illegible("N? 3")),
            ("sheet illegible N? +3", illegible("N?3")),
            ("sheet illegible +v", illegible("+v")),
            ("sheet move e7e8=Q", Some(SheetCommand::Cell(Written::Move { gesture, text: None }))),
            ("sheet header =", header("", "")),
            ("sheet notation descriptive", Some(SheetCommand::Notation(Notation::Descriptive))),
            ("sheet notation de", Some(SheetCommand::Notation(Notation::Algebraic(Letters::German)))),
            ("sheet header White%20Elo=2=3", header("White Elo", "2=3")),
        ] {
            assert_eq!(SheetCommand::parse(command), expected, "{command}");
        }
    }

    #[test]
    fn what_is_no_command_is_none() {
        for command in [
            "",
            "sheet",
            "sheets tick",
            "Sheet tick",
            "clk 1:00:00",
            "sheet tick 1",
            "sheet ticks",
            "sheet move",
            "sheet move e2",
            "sheet move e2e9",
            "sheet move e7e8q",
            "sheet move e7e8=",
            "sheet move e7e8=QQ",
            "sheet text %",
            "sheet text %2",
            "sheet text %+2",
            "sheet text %zz",
            "sheet text %FF",
            "sheet text é%2",
            "sheet diagram",
            "sheet diagram 8/8 w - - 0 1",
            "sheet header White",
            "sheet further White",
            "sheet results",
            "sheet results 1-0",
            "sheet results 1-0 2-0",
            "sheet notation",
            "sheet notation xx",
        ] {
            assert_eq!(SheetCommand::parse(command), None, "{command:?}");
        }
    }

    fn any_command() -> impl Strategy<Value = SheetCommand> {
        let text = || any::<String>().prop_map(|text| MoveText::new(&text));
        let square = || prop::sample::select(Square::ALL.to_vec());
        let role = prop::option::of(prop::sample::select(Role::ALL.to_vec()));
        let wing = prop::sample::select(CastlingSide::ALL.to_vec());
        let gesture = prop_oneof![
            4 => (square(), square(), role).prop_map(|(from, to, promotion)| Gesture::Plain { from, to, promotion }),
            1 => wing.prop_map(Gesture::Castle),
        ];
        let some_text = prop::option::of(text().prop_filter("a text", |text| !text.as_str().is_empty()));
        prop_oneof![
            text().prop_map(|text| SheetCommand::Cell(Written::Text(text))),
            text().prop_map(|text| SheetCommand::Cell(Written::Illegible(text))),
            (gesture, some_text).prop_map(|(gesture, text)| SheetCommand::Cell(Written::Move { gesture, text })),
            prop::sample::select(Notation::all().collect::<Vec<_>>()).prop_map(SheetCommand::Notation),
            any::<bool>().prop_map(|chess960| SheetCommand::Diagram(SetUp { chess960, ..SetUp::default() })),
            (any::<String>(), ".{0,200}").prop_map(|(name, value)| SheetCommand::Header(Tag { name, value })),
            (any::<String>(), ".{0,200}").prop_map(|(name, value)| SheetCommand::Further(Tag { name, value })),
            prop::collection::vec(prop::sample::select(GameResult::ALL.to_vec()), 2..4).prop_map(SheetCommand::Results),
        ]
    }

    proptest! {
        #[test]
        fn a_command_reads_as_it_was_written(command in any_command()) {
            let text = command.to_string();
            let inside = text.strip_prefix("[%").and_then(|text| text.strip_suffix(']')).unwrap();
            prop_assert!(!inside.contains(['[', ']', '{', '}', ';', '"', '\\']), "{}", text);
            let longest = inside.split(' ').map(|word| word.chars().count()).max();
            prop_assert!(longest <= Some(72), "{}", text);
            prop_assert_eq!(SheetCommand::parse(inside), Some(command));
        }

        #[test]
        fn no_text_makes_reading_fail_badly(text in any::<String>()) {
            let _ = SheetCommand::parse(&format!("sheet text {text}"));
            let _ = SheetCommand::parse(&format!("sheet {text}"));
        }
    }
}
