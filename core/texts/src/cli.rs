//! What the command line says, and the screens where they say the same. It is declared here, so that the checks of the
//! language files see it.

use scoresheet_core::evidence::quiet_run::QuietPlies;
use scoresheet_core::ruling::Verdict;
use scoresheet_record::men::Color;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;

scoresheet_record::messages! {
    /// A line that the command line prints.
    pub enum CliText {
        /// The edition ruled by.
        Edition = "cli-edition" {
            /// Its id.
            id: String,
        },
        /// What is claimed, and by whom.
        Claim = "cli-claim" {
            /// `white`, `black`, `director` or `none`.
            by: String,
            /// The claim's id: `threefold`, `fivefold`, `fifty` or `seventy-five`.
            kind: String,
            /// The intended move, or `none`.
            intending: Option<String>,
        },
        /// How fast the game is taken to be, and where that is known from.
        TimeClass = "cli-time-class" {
            /// The class: `regular`, `dual`, `quick`, `standard`, `rapid` or `blitz`.
            class: &'static str,
            /// `asked` for, from the `tag`, by the `edition`, or `assumed`.
            source: &'static str,
        },
        /// After which move it is claimed.
        At = "cli-at" {
            /// The move as players name it, or `start`.
            name: String,
            /// The ply.
            ply: u32,
        },
        /// The result that follows.
        Result = "cli-result" {
            /// In figures.
            figures: String,
            /// `over`, `goes-on` or `not-decided`.
            state: &'static str,
        },
        /// Heading: the evidence.
        Evidence = "cli-evidence",
        /// Heading: what the players are not told.
        DirectorOnly = "cli-director-only",
        /// Heading: what is open.
        Open = "cli-open",
        /// The rules of a finding.
        Rules = "cli-rules" {
            /// Their numbers.
            rules: Vec<String>,
        },
        /// Heading of a diagram: after which move.
        After = "cli-after" {
            /// The move as players name it.
            name: String,
        },
        /// Heading of a diagram: the start position.
        Start = "cli-start",
        /// What the letters of diagrams stand for.
        Legend = "cli-legend",
        /// Heading of a diagram: about to appear by a move.
        AboutToAppear = "cli-about-to-appear" {
            /// The move as players name it.
            name: String,
        },
        /// Under a diagram: who is to move.
        ToMove = "cli-to-move" {
            /// The side.
            side: Color,
        },
        /// Under a diagram: castling rights.
        Castling = "cli-castling" {
            /// The letters of a FEN, or `-`.
            letters: String,
        },
        /// Under a diagram: the legal en passant capture.
        EnPassant = "cli-en-passant" {
            /// The square, or `none`.
            square: Option<String>,
        },
        /// Heading: the occurrences of the position.
        Occurrences = "cli-occurrences",
        /// Heading: look-alikes.
        LookAlikes = "cli-look-alikes",
        /// A look-alike and its place.
        LookAlike = "cli-look-alike" {
            /// The move as players name it, or `start`.
            name: String,
            /// The ply.
            ply: u32,
        },
        /// The quiet plies and since when.
        Quiet = "cli-quiet" {
            /// At least.
            least: u32,
            /// At most.
            most: u32,
            /// The capture or pawn move before, or `start`.
            since: String,
        },
        /// How long the run of plies without capture or pawn move is, and from where to where it goes.
        QuietRun = "cli-quiet-run" {
            /// How many, both sides' together.
            plies: u32,
            /// The capture or pawn move before, or `start`.
            since: String,
            /// The first of them, as players name it.
            first: String,
            /// The last of them.
            last: String,
        },
        /// There is no such ply yet.
        QuietNone = "cli-quiet-none" {
            /// The capture or pawn move just played, or `start`.
            since: String,
        },
        /// Heading: for whom a claim would be in order.
        WhoMayClaim = "cli-who-may-claim",
        /// What would become of a claim by one of them.
        WouldBe = "cli-would-be" {
            /// `white`, `black` or `director`.
            by: String,
            /// The verdict's id.
            verdict: &'static str,
        },
        /// Nobody has claimed, so the ruling is the director's.
        NoClaimant = "cli-no-claimant",
        /// Heading of a game.
        Game = "cli-game" {
            /// Which, from 1.
            index: usize,
            /// The line it begins in.
            line: u32,
            /// White's name.
            white: String,
            /// Black's name.
            black: String,
        },
        /// All plies are legal.
        AllLegal = "cli-all-legal" {
            /// How many.
            plies: usize,
        },
        /// The first ply that is not, and where it stands.
        Fault = "cli-fault" {
            /// The plies before it.
            legal: u32,
            /// The move as players name it.
            name: String,
            /// The line of the file.
            line: u32,
            /// The column in it.
            column: u32,
        },
        /// Moves left out.
        Gaps = "cli-gaps" {
            /// Where, as players name them.
            plies: Vec<String>,
        },
        /// In which notation the game is written.
        NotationFound = "cli-notation-found" {
            /// The tag of the language in whose letters, or `descriptive`.
            notation: String,
        },
        /// In which notations the game could be read, differently.
        NotationsUndecided = "cli-notations-undecided" {
            /// Their tags.
            notations: Vec<String>,
        },
        /// Moves that were not converted.
        AsWritten = "cli-as-written" {
            /// How many.
            moves: usize,
            /// The first, as players name it.
            first: String,
        },
        /// What only PGN has a place for and another style leaves out, in the whole file.
        LeftOut = "cli-left-out" {
            /// How many comments.
            comments: usize,
            /// How many variations.
            variations: usize,
            /// How many annotations and draw offers.
            annotations: usize,
            /// How many times left or taken.
            clocks: usize,
        },
        /// The safe form is one of PGN alone.
        SafeWithoutPgn = "cli-safe-without-pgn",
        /// Moves understood although their spelling is off.
        Lenient = "cli-lenient" {
            /// How many.
            moves: usize,
            /// The first of them.
            first: String,
        },
        /// The result tag says something else than the text.
        ResultTagDiffers = "cli-result-tag-differs" {
            /// What the tag says.
            tag: String,
            /// What the text says.
            text: String,
        },
        /// The result cannot be right, since the game ended on the board.
        ResultAgainstBoard = "cli-result-against-board" {
            /// The result given.
            result: String,
            /// The result on the board.
            board: String,
            /// The move that ended the game.
            by: String,
        },
        /// An oddity of the file and its place.
        WarningAt = "cli-warning-at" {
            /// The line.
            line: u32,
            /// The column.
            column: u32,
        },
        /// Further oddities of the game, which `check` lists.
        MoreOddities = "cli-more-oddities" {
            /// How many.
            count: usize,
        },
        /// How many games were checked.
        Checked = "cli-checked" {
            /// How many.
            games: usize,
            /// How many have a fault.
            faulty: usize,
        },
        /// What became of the bytes of a text.
        Account = "cli-account" {
            /// How many there are.
            total: u64,
            /// Those that games hold.
            read: u64,
            /// Blanks.
            blank: u64,
            /// Those put aside with a warning.
            warned: u64,
        },
        /// A file that cannot be read.
        CannotRead = "cli-cannot-read" {
            /// Its name.
            path: String,
            /// What the system says.
            why: String,
        },
        /// No game in the file.
        NoGame = "cli-no-game" {
            /// Its name.
            path: String,
        },
        /// Several games, and none chosen.
        SeveralGames = "cli-several-games" {
            /// The file's name.
            path: String,
            /// How many.
            games: usize,
        },
        /// A game that is not there.
        NoSuchGame = "cli-no-such-game" {
            /// Which.
            game: usize,
            /// How many there are.
            games: usize,
        },
        /// The start position or the kind of game cannot be read, so nothing can be ruled.
        UnusableStart = "cli-unusable-start" {
            /// The file's name.
            path: String,
            /// Which game.
            game: usize,
            /// The oddity with its place.
            what: String,
        },
        /// A ply that is not there.
        NoSuchPly = "cli-no-such-ply" {
            /// As asked.
            asked: String,
            /// How many plies there are.
            plies: u32,
        },
        /// JSON that cannot be read.
        BadJson = "cli-bad-json" {
            /// The file's name.
            path: String,
            /// Where and why.
            why: String,
        },
        /// A claims file that cannot be read.
        BadClaims = "cli-bad-claims" {
            /// The file's name.
            path: String,
            /// The line.
            line: usize,
            /// What is wrong, in the format's own words.
            why: String,
        },
    }
}

impl CliText {
    /// Whether a ruling means that the game is over, goes on, or hangs on the director.
    #[must_use]
    pub fn outcome(verdict: Verdict, result: GameResult) -> CliText {
        let state = match verdict {
            _ if result != GameResult::Open => "over",
            Verdict::Rejected | Verdict::NotInOrder | Verdict::NoSuchClaim => "goes-on",
            Verdict::Upheld | Verdict::ForDirector => "not-decided",
        };
        CliText::Result { figures: result.figures().to_owned(), state }
    }

    /// How many plies without capture or pawn move there are up to `at`, and from where to where if that is certain and on
    /// the record. `name` names a ply as players do.
    #[must_use]
    pub fn quiet_plies(quiet: &QuietPlies, at: Ply, name: impl Fn(Ply) -> String) -> CliText {
        let since = name(quiet.since);
        match (quiet.least, quiet.most) {
            (0, 0) => CliText::QuietNone { since },
            (least, most) if least == most && quiet.carried == 0 => {
                CliText::QuietRun { plies: least, since, first: name(quiet.since.next()), last: name(at) }
            }
            (least, most) => CliText::Quiet { least, most, since },
        }
    }
}

#[cfg(test)]
mod tests;
