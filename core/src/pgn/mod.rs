//! PGN in and out.
//!
//! [`read`] takes a whole file, [`stream`] a source of any size piece by piece, [`games`] takes text one game at a time,
//! [`write`](write()) makes the PGN of a game.
//! Reading is tolerant: whatever can be read is read, what is odd becomes a [`PgnWarning`] with its place, and no move
//! of a main line is dropped silently. It deliberately does not ask whether moves are legal or what they mean; a
//! [`Game`] gives its [`Line`] to a replay for that. Variations are kept as text, out of the main line.
//!
//! ```
//! use scoresheet_core::pgn::{GameResult, read};
//!
//! let pgn = read(b"[White \"Anderssen\"]\n\n1. e4 {[%clk 1:59:30]} e5 2. f4 (2. Nf3) exf4 1-0\n");
//! let game = &pgn.games[0];
//! assert_eq!(game.tag("White"), Some("Anderssen"));
//! assert_eq!(game.moves.iter().map(|played| played.text.as_str()).collect::<Vec<_>>(), ["e4", "e5", "f4", "exf4"]);
//! assert_eq!(game.result, Some(GameResult::WhiteWins));
//! assert_eq!(game.moves[0].clock.unwrap().to_string(), "1:59:30");
//! ```

mod account;
mod branches;
mod command;
mod comment;
mod decode;
mod export;
mod faithful;
mod glyph;
mod import;
mod mark;
mod note;
mod oddity;
mod parts;
mod record;
mod result;
mod safe;
mod start;
mod stream;
mod styled;
mod time;
mod variation;

use std::time::Duration;

use scoresheet_record::clock::ClockReading;
use scoresheet_record::notation::{MoveText, Notation};
use scoresheet_record::ply::{MoveLabel, Ply};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};

pub use account::Account;
pub use branches::variation_oddities;
pub use command::SheetCommand;
pub use comment::{CommentPiece, comment_pieces};
pub use decode::{Decoded, Encoding, decode};
pub use export::{ExportGame, ExportMove, write};
pub use faithful::faithful;
pub use import::{Games, games};
pub use mark::{cell_of, marked};
pub use note::PgnNote;
pub use oddity::{PgnOddity, PgnWarning, Place};
pub use record::{CellNotes, Kept, PgnRecord};
pub use safe::{PART_TAG, Say, safe};
pub use scoresheet_record::outcome::GameResult;
pub use start::start;
pub use stream::{GameStream, PgnFile, stream};
pub use styled::in_style;
pub use time::{clock_oddity, control_oddity, elapsed_oddity, time_command_oddities};

/// The tags that every game should have, in their order (PGN 8.1.1).
pub const SEVEN_TAG_ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A tag of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// The name, such as `White`.
    pub name: String,
    /// The value with its escapes undone.
    pub value: String,
}

impl Tag {
    /// A tag.
    #[must_use]
    pub fn new(name: &str, value: &str) -> Tag {
        Tag { name: name.to_owned(), value: value.to_owned() }
    }
}

/// A variation, kept as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation {
    /// The text with its parentheses, variations within it included.
    pub text: String,
    /// Where it begins.
    pub place: Place,
    /// The comments in it, inner variations included.
    pub comments: Vec<String>,
    /// How many variations are within it, at any depth.
    pub nested: u32,
}

/// A move of the main line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnMove {
    /// The move as written, without annotations; `~` with what can be read where the entry is illegible, `+v` or `✓`
    /// where it is a bare check mark.
    pub text: MoveText,
    /// Where it stands.
    pub place: Place,
    /// The number written before it, if one was.
    pub number_written: Option<MoveLabel>,
    /// The reading of the mover's clock, from `[%clk …]`.
    pub clock: Option<ClockReading>,
    /// The time taken for the move, from `[%emt …]`.
    pub elapsed: Option<Duration>,
    /// Whether a draw offer is marked with it, `(=)`.
    pub draw_offered: bool,
    /// Numeric annotation glyphs; `!` and its like as their numbers.
    pub nags: Vec<u8>,
    /// The comments after it, clocks taken out and line breaks made blanks.
    pub comments: Vec<String>,
    /// The variations after it.
    pub variations: Vec<Variation>,
    /// What stood in the cell, where a [`SheetCommand`] says it.
    pub written: Option<Written>,
    /// The diagram that the director confirmed after it, from a [`SheetCommand`].
    pub diagram: Option<SetUp>,
}

/// A game as a PGN file holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Its number in the text, from 1.
    pub index: u32,
    /// The line it begins in, from 1.
    pub line: u32,
    /// The column it begins in, in characters from 1.
    pub column: u32,
    /// The tags in their order, repeated ones included.
    pub tags: Vec<Tag>,
    /// The position before the first move.
    pub start: SetUp,
    /// Comments before the first move.
    pub comments_before: Vec<String>,
    /// The diagram that the director confirmed before the first move, from a [`SheetCommand`].
    pub diagram_before: Option<SetUp>,
    /// The notation that its texts are written in, from a [`SheetCommand`].
    pub notation: Option<Notation>,
    /// The main line.
    pub moves: Vec<PgnMove>,
    /// The result: of the tag and the end of the moves where they agree or only one says it; `None` where they
    /// contradict each other or nothing is said. A tag whose result PGN has no mark for agrees with `*`.
    pub result: Option<GameResult>,
    /// The result as the `Result` tag says it.
    pub result_tag: Option<GameResult>,
    /// The result as it stands at the end of the moves.
    pub result_marker: Option<GameResult>,
    /// The results that contradict each other, in the order of the text; empty where none do.
    pub contradicting: Vec<GameResult>,
    /// How many variations the main line has; those within variations are not counted.
    pub variations: u32,
    /// What was odd.
    pub warnings: Vec<PgnWarning>,
}

impl Game {
    /// The value of the first tag called `name`, in any case of letters (`Setup` is written for `SetUp`).
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }

    /// The game as a replay takes it. A place left open (`--`, `Z0`) becomes a dash, the marks for an illegible entry
    /// and for a bare check mark become these; where a [`SheetCommand`] says what stood in a cell, that stands there.
    #[must_use]
    pub fn line(&self) -> Line {
        let after = self.moves.iter().enumerate().map(|(cell, played)| (Ply::of_cell(cell), &played.diagram));
        let diagrams = [(Ply::START, &self.diagram_before)].into_iter().chain(after);
        Line {
            start: self.start.clone(),
            cells: self.moves.iter().map(PgnMove::cell).collect(),
            diagrams: diagrams.filter_map(|(ply, diagram)| Some((ply, diagram.clone()?))).collect(),
            notation: self.notation,
        }
    }

    /// The label of `ply` as the main line counts; the numbers written in the file may differ.
    #[must_use]
    pub fn label(&self, ply: Ply) -> Option<MoveLabel> {
        self.start.numbering().label(ply)
    }
}

impl PgnMove {
    /// What stood in the cell.
    #[must_use]
    pub fn cell(&self) -> Written {
        self.written.clone().unwrap_or_else(|| mark::cell_of(&self.text))
    }
}

/// A PGN file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pgn {
    /// How its bytes were read.
    pub encoding: Encoding,
    /// Its games.
    pub games: Vec<Game>,
    /// What was odd about the file as a whole.
    pub warnings: Vec<PgnWarning>,
    /// What became of the text.
    pub account: Account,
}

/// Reads a whole file. An empty file holds no games, and neither does a file that is no PGN; warnings say so.
#[must_use]
pub fn read(bytes: &[u8]) -> Pgn {
    let decoded = decode(bytes);
    let mut reading = games(&decoded.text);
    let games: Vec<Game> = reading.by_ref().collect();
    let has_text = decoded.text.chars().any(|sign| !sign.is_whitespace() && sign != '\0');
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let whole = (bytes.len() as u64, has_text);
    let warnings = file_warnings(decoded.warnings, whole, count, reading.text_left());
    Pgn { encoding: decoded.encoding, games, warnings, account: reading.account() }
}

/// What is odd about a file as a whole: to what its encoding says comes that it is empty, has no games, or text behind
/// the last one.
fn file_warnings(
    mut warnings: Vec<PgnWarning>,
    (bytes, has_text): (u64, bool),
    games: u32,
    text_left: Option<Place>,
) -> Vec<PgnWarning> {
    if bytes == 0 {
        warnings.push(PgnWarning { place: Place::FILE, kind: PgnOddity::EmptyFile });
    }
    match text_left {
        _ if games == 0 && has_text => {
            warnings.push(PgnWarning { place: Place::FILE, kind: PgnOddity::NoGames });
        }
        Some(place) if games > 0 => {
            let place = Place { game: 0, ..place };
            warnings.push(PgnWarning { place, kind: PgnOddity::TextAfterGames });
        }
        Some(_) | None => {}
    }
    warnings
}
