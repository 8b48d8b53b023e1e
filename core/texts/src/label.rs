//! The headings, keys and hints of the screens.

use scoresheet_record::men::{Color, Piece, Role};

scoresheet_record::messages! {
    /// A heading, a key or a hint.
    pub enum Label {
        /// The name of the app.
        App = "label-app",
        /// The page is starting.
        Starting = "label-starting",
        /// Back to where one came from.
        Back = "label-back",
        /// The language.
        Language = "label-language",
        /// The colours.
        Theme = "label-theme",
        /// A theme.
        ThemeName = "label-theme-name" {
            /// `device`, `light` or `dark`.
            theme: &'static str,
        },
        /// Heading: the games of the device.
        Games = "label-games",
        /// There is no game yet.
        NoGames = "label-no-games",
        /// Begins a game.
        NewGame = "label-new-game",
        /// Brings games in.
        Import = "label-import",
        /// What this is.
        About = "label-about",
        /// A new version is ready.
        UpdateReady = "label-update-ready",
        /// Applies it.
        UpdateNow = "label-update-now",
        /// Nothing can be kept on this device.
        NoStore = "label-no-store",
        /// The page was not loaded over a secure connection.
        NotSecure = "label-not-secure",
        /// The browser may clear the storage.
        NotPersistent = "label-not-persistent",
        /// A player without a name.
        Nameless = "label-nameless",
        /// The stored log is damaged.
        Damaged = "label-damaged" {
            /// From this line on.
            line: usize,
        },
        /// A later version of the app wrote the game.
        Newer = "label-newer" {
            /// Which version.
            version: u32,
        },
        /// It cannot be read.
        Unreadable = "label-unreadable",
        /// White's name.
        WhiteName = "label-white-name",
        /// Black's name.
        BlackName = "label-black-name",
        /// The event.
        Event = "label-event",
        /// The place.
        Site = "label-site",
        /// The date.
        Date = "label-date",
        /// The round.
        Round = "label-round",
        /// The board number.
        BoardNumber = "label-board-number",
        /// Whose scoresheet this is.
        Keeper = "label-keeper",
        /// What the event is played by.
        Rules = "label-rules",
        /// A preset.
        Preset = "label-preset" {
            /// The edition by its id.
            id: &'static str,
        },
        /// The director's PIN, at check-in.
        NewPin = "label-new-pin",
        /// The PIN once more.
        PinAgain = "label-pin-again",
        /// What the PIN is good for.
        NewPinHint = "label-new-pin-hint",
        /// Begins the game.
        Begin = "label-begin",
        /// A file to bring games in from.
        ImportFile = "label-import-file",
        /// Text to bring games in from.
        ImportText = "label-import-text",
        /// Brings in what was pasted.
        ImportPasted = "label-import-pasted",
        /// The band over the record screen.
        ModeRecord = "label-mode-record",
        /// The band over the claim screen.
        ModeClaim = "label-mode-claim",
        /// The band over the director's screens.
        ModeDirector = "label-mode-director",
        /// The band over the result.
        ModeResult = "label-mode-result",
        /// The band over a game that is over.
        ModeFinished = "label-mode-finished",
        /// The band while another page records.
        ModeReadOnly = "label-mode-read-only",
        /// What the record mode means.
        NoHelp = "label-no-help",
        /// Where the next entry goes.
        Next = "label-next" {
            /// The move number with its dots.
            label: String,
            /// Whose cell.
            side: Color,
        },
        /// The board is not certain.
        NotCertain = "label-not-certain" {
            /// Since which entry.
            since: String,
        },
        /// The board, for screen readers.
        Board = "label-board",
        /// A square, for screen readers.
        Square = "label-square" {
            /// Its name.
            square: String,
            /// What stands there.
            man: Option<Piece>,
            /// `none`, `selected` or `last`.
            mark: &'static str,
        },
        /// The list of moves, for screen readers.
        Moves = "label-moves",
        /// Nothing is written yet.
        NoMoves = "label-no-moves",
        /// A cell, for screen readers.
        Cell = "label-cell" {
            /// The move number with its dots.
            label: String,
            /// What stands there.
            text: String,
            /// `move`, `illegible`, `tick`, `dash` or `blank`.
            kind: &'static str,
            /// `hollow` or `solid`.
            saved: &'static str,
            /// `offered` or `not-offered`.
            offer: &'static str,
            /// The time noted.
            clock: Option<String>,
        },
        /// The field for typed moves.
        TypeMove = "label-type-move",
        /// Enters what was typed.
        Enter = "label-enter",
        /// Takes the last entry back.
        TakeBack = "label-take-back",
        /// Enters a dash.
        Dash = "label-dash",
        /// Enters something illegible.
        Illegible = "label-illegible",
        /// Marks a draw offer.
        DrawOffer = "label-draw-offer",
        /// Notes the time on the clock.
        Clock = "label-clock",
        /// The field for it.
        ClockField = "label-clock-field",
        /// Notes it.
        Note = "label-note",
        /// Goes to the claim screen.
        Claim = "label-claim",
        /// Goes to the result.
        Result = "label-result",
        /// Goes to the arbiter lock.
        Director = "label-director",
        /// A cell is being corrected.
        Correcting = "label-correcting" {
            /// What stands there now.
            entry: String,
        },
        /// A cell is put in before another.
        Inserting = "label-inserting" {
            /// What stands after it.
            entry: String,
        },
        /// Puts a cell in before the picked one.
        InsertBefore = "label-insert-before",
        /// Takes the picked cell out.
        TakeOut = "label-take-out",
        /// Leaves the correction.
        LeaveCell = "label-leave-cell",
        /// What does the pawn become?
        PromoteTo = "label-promote-to",
        /// A kind of man, as an answer.
        Man = "label-man" {
            /// Which.
            role: Role,
        },
        /// The pawn stays a pawn.
        StaysPawn = "label-stays-pawn",
        /// Which move was meant?
        WhichMove = "label-which-move" {
            /// What was typed.
            text: String,
        },
        /// Drops the question.
        DropQuestion = "label-drop-question",
        /// Something is on its way to the disk.
        Saving = "label-saving",
        /// Hands the log out.
        ExportLog = "label-export-log",
        /// Tries again.
        TryAgain = "label-try-again",
        /// Loads the page anew.
        Reload = "label-reload",
    }
}
