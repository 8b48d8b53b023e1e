//! What may be odd about a PGN file.

use scoresheet_record::ply::MoveLabel;

/// A place in a PGN text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The game, from 1; 0 for the file as a whole.
    pub game: u32,
    /// The line of the text, from 1.
    pub line: u32,
    /// The column, in characters from 1.
    pub column: u32,
}

impl Place {
    /// The beginning of the file, for what concerns it as a whole.
    pub const FILE: Place = Place { game: 0, line: 1, column: 1 };
}

/// Something odd and where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnWarning {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: PgnOddity,
}

scoresheet_record::messages! {
    /// What was odd about a PGN file. The game was read all the same.
    pub enum PgnOddity {
        /// The file begins with a byte order mark, which is skipped.
        ByteOrderMark = "pgn-byte-order-mark",
        /// The file is UTF-16.
        Utf16 = "pgn-utf-16",
        /// The file is UTF-16 and parts of it are no characters.
        BadUtf16 = "pgn-bad-utf-16" {
            /// How many units, a single byte at the end among them.
            count: u32,
        },
        /// Some lines are not UTF-8 and are read as Windows-1252, which includes Latin-1.
        NotUtf8 = "pgn-not-utf-8" {
            /// How many lines.
            lines: u32,
        },
        /// The file holds NUL bytes, which count as blanks.
        NulBytes = "pgn-nul-bytes" {
            /// How many.
            count: u32,
        },
        /// The file is empty.
        EmptyFile = "pgn-empty-file",
        /// The file holds text, but no game.
        NoGames = "pgn-no-games",
        /// Text that is no game stands before the game.
        TextBeforeGame = "pgn-text-before-game",
        /// Text that is no game stands behind the last game.
        TextAfterGames = "pgn-text-after-games",
        /// A line in square brackets that holds no name with a value in quotes.
        UnreadableTag = "pgn-unreadable-tag" {
            /// The line, shortened.
            text: String,
        },
        /// A tag without its closing quote or bracket.
        UnclosedTag = "pgn-unclosed-tag" {
            /// The name of the tag.
            name: String,
        },
        /// A tag whose value is not in straight quotes; it was read all the same.
        UnquotedTag = "pgn-unquoted-tag" {
            /// The name of the tag.
            name: String,
        },
        /// A tag whose value goes over a line break, which was read as a blank.
        BrokenTag = "pgn-broken-tag" {
            /// The name of the tag.
            name: String,
        },
        /// A tag that the game has already; the first counts.
        DuplicateTag = "pgn-duplicate-tag" {
            /// The name of the tag.
            name: String,
        },
        /// Tags that every game should have and this one lacks.
        MissingTags = "pgn-missing-tags" {
            /// Their names.
            names: Vec<String>,
        },
        /// A `FEN` tag that cannot be read; the game is taken to begin from the initial position.
        BadFen = "pgn-bad-fen" {
            /// The FEN.
            fen: String,
            /// The first field that cannot be read, from 1; 7 stands for fields too many.
            field: u8,
        },
        /// Letters in the castling field of the `FEN` tag that name no rook; these rights are left out.
        CastlingWithoutRook = "pgn-castling-without-rook" {
            /// The field.
            letters: String,
        },
        /// A `SetUp` tag that announces a position, and no `FEN` tag that gives it (PGN 9.7).
        SetUpWithoutFen = "pgn-set-up-without-fen",
        /// A `FEN` tag that no `SetUp` tag announces (PGN 9.7); it counts all the same.
        FenWithoutSetUp = "pgn-fen-without-set-up",
        /// Castling rights that only Chess960 has, and no `Variant` tag; the game is taken for Chess960.
        Chess960Assumed = "pgn-chess960-assumed",
        /// A variant of chess that is not known here; the game is taken for ordinary chess.
        UnknownVariant = "pgn-unknown-variant" {
            /// The variant.
            name: String,
        },
        /// A comment without its closing brace.
        UnterminatedComment = "pgn-unterminated-comment",
        /// A comment that holds an opening brace: the brace that should close it may be missing, and what was meant to
        /// follow it is then in the comment (PGN 5: comments do not nest).
        BraceInComment = "pgn-brace-in-comment",
        /// A line that begins with `%`, which is not for readers of games (PGN 6).
        EscapedLine = "pgn-escaped-line",
        /// Signs that cannot be seen, which were taken out.
        InvisibleSigns = "pgn-invisible-signs",
        /// A variation without its closing parenthesis; what follows it is not in the main line.
        UnterminatedVariation = "pgn-unterminated-variation",
        /// A move in a variation that is not legal or cannot be read; it is kept as text.
        VariationMove = "pgn-variation-move" {
            /// The move, shortened.
            text: String,
        },
        /// A closing parenthesis without a variation.
        StrayParenthesis = "pgn-stray-parenthesis",
        /// A variation before the first move.
        StrayVariation = "pgn-stray-variation" {
            /// The variation, shortened.
            text: String,
        },
        /// Text that is no move and was skipped.
        UnknownText = "pgn-unknown-text" {
            /// The text, shortened.
            text: String,
        },
        /// Text that is no move in any known notation and was kept because it stands in the place of a move.
        UnreadableMove = "pgn-unreadable-move" {
            /// The text.
            text: String,
        },
        /// A place left open in the main line; what comes after it cannot be certified.
        NullMove = "pgn-null-move" {
            /// Which move.
            label: MoveLabel,
        },
        /// An entry that is marked as illegible; what comes after it cannot be certified.
        IllegibleEntry = "pgn-illegible-entry" {
            /// Which move.
            label: MoveLabel,
        },
        /// A move number that disagrees with the count of the moves.
        NumberDisagrees = "pgn-number-disagrees" {
            /// The number as written.
            written: MoveLabel,
            /// The number as counted.
            counted: MoveLabel,
        },
        /// A move number without a move.
        NumberWithoutMove = "pgn-number-without-move" {
            /// The number as written.
            text: String,
        },
        /// A move, a move number or a result that is glued to the move before it.
        Glued = "pgn-glued" {
            /// What is glued.
            text: String,
        },
        /// A result that is not spelled as PGN wants it.
        NonStandardResult = "pgn-non-standard-result" {
            /// As written.
            text: String,
            /// As PGN spells it; `none` if it says nothing.
            meaning: Option<String>,
        },
        /// The `Result` tag and the end of the moves contradict each other.
        ResultConflict = "pgn-result-conflict" {
            /// What the tag says.
            tag: String,
            /// What stands at the end of the moves.
            marker: String,
        },
        /// No result stands at the end of the moves: the text may be cut off.
        MissingResult = "pgn-missing-result",
        /// A further result after the first.
        SecondResult = "pgn-second-result" {
            /// The further result.
            text: String,
        },
        /// Moves go on after a result.
        MovesAfterResult = "pgn-moves-after-result" {
            /// The result before them.
            result: String,
        },
        /// A clock reading that cannot be read.
        BadClock = "pgn-bad-clock" {
            /// What is written.
            text: String,
        },
        /// A clock reading of two parts only, which may be hours and minutes or minutes and seconds.
        ClockOfTwoParts = "pgn-clock-of-two-parts" {
            /// What is written.
            text: String,
            /// As what it is read, with hours.
            taken: String,
            /// What it may be as well.
            other: String,
        },
        /// A clock reading that may be two times, of which something else decided.
        ClockDecided = "pgn-clock-decided" {
            /// What is written.
            text: String,
            /// As what it is read, with hours.
            taken: String,
            /// What it would be otherwise.
            other: String,
            /// What decided: `control` or `previous`, the reading of the same clock before.
            by: &'static str,
        },
        /// A clock reading that is not spelled as PGN wants it.
        LooseClock = "pgn-loose-clock" {
            /// What is written.
            text: String,
            /// As what it is read, with hours.
            taken: String,
        },
        /// A time taken for a move that cannot be read.
        BadElapsed = "pgn-bad-elapsed" {
            /// What is written.
            text: String,
        },
        /// A time taken of two parts only.
        ElapsedOfTwoParts = "pgn-elapsed-of-two-parts" {
            /// What is written.
            text: String,
            /// As what it is read, with hours.
            taken: String,
            /// What it may be as well.
            other: String,
        },
        /// A second time of the same kind beside a move; it stays in the comment.
        SecondTime = "pgn-second-time" {
            /// What is written, shortened.
            text: String,
        },
        /// A command for a time without its bracket or without a blank behind its name; it stays in the comment.
        BadTimeCommand = "pgn-bad-time-command" {
            /// What is written, shortened.
            text: String,
        },
        /// A time control that cannot be read; kept as text.
        UnreadableControl = "pgn-unreadable-control" {
            /// What is written.
            text: String,
        },
        /// A time control that leaves something open; kept as text.
        OpenControl = "pgn-open-control" {
            /// What is written.
            text: String,
            /// What it may mean, in PGN's form.
            meaning: String,
        },
        /// A time control that is not in PGN's form.
        FreeControl = "pgn-free-control" {
            /// What is written.
            text: String,
            /// As what it is read, in PGN's form.
            taken: String,
        },
        /// A time control of so few seconds that minutes are likely meant.
        ControlInMinutes = "pgn-control-in-minutes" {
            /// What is written.
            text: String,
            /// What it would be in minutes, in PGN's form.
            meaning: String,
        },
        /// A `[%sheet …]` command that cannot be read or does not fit where it stands; it stays in the comment.
        BadSheetCommand = "pgn-bad-sheet-command" {
            /// The command, shortened.
            text: String,
        },
        /// An annotation that is not known and was skipped.
        UnknownGlyph = "pgn-unknown-glyph" {
            /// What is written.
            text: String,
        },
        /// Further oddities that are not listed.
        MoreOddities = "pgn-more-oddities" {
            /// How many.
            count: u32,
            /// How many bytes of text were put aside with them.
            bytes: u32,
        },
    }
}

impl PgnOddity {
    /// Whether it leaves open what was played or how it ended; any other is a matter of form.
    #[must_use]
    pub fn spoils_the_game(&self) -> bool {
        let spoils_the_moves = matches!(
            self,
            PgnOddity::ResultConflict { .. }
                | PgnOddity::SecondResult { .. }
                | PgnOddity::MovesAfterResult { .. }
                | PgnOddity::BraceInComment
                | PgnOddity::SetUpWithoutFen
                | PgnOddity::CastlingWithoutRook { .. }
                | PgnOddity::UnterminatedComment
                | PgnOddity::UnterminatedVariation
                | PgnOddity::NumberDisagrees { .. }
        );
        spoils_the_moves || self.spoils_the_start()
    }

    /// Whether the start position or the kind of game could not be read, so that everything counted on it would be wrong.
    #[must_use]
    pub fn spoils_the_start(&self) -> bool {
        matches!(self, PgnOddity::BadFen { .. } | PgnOddity::UnknownVariant { .. })
    }
}

/// The beginning of `text`, for a message.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
