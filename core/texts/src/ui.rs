//! What the screens tell: notices, faults, and lines of the log. Headings, keys and hints are [`Label`](crate::Label).

use scoresheet_record::men::Color;

scoresheet_record::messages! {
    /// Something that a screen tells.
    pub enum UiText {
        /// What was entered, as it now stands on the sheet.
        NoticeEntered = "notice-entered" {
            /// The move number with its dots.
            label: String,
            /// What stands there.
            text: String,
        },
        /// The last edit was taken back.
        NoticeTakenBack = "notice-taken-back",
        /// A cell was taken out.
        NoticeTakenOut = "notice-taken-out" {
            /// The move number with its dots.
            label: String,
        },
        /// Nothing can be taken back.
        NoticeNothingToTakeBack = "notice-nothing-to-take-back",
        /// The field for typed moves is empty.
        NoticeEmptyText = "notice-empty-text",
        /// What was typed is longer than any move.
        NoticeTooLong = "notice-too-long",
        /// There is no entry yet that a sign or a time could belong to.
        NoticeNoEntryYet = "notice-no-entry-yet",
        /// What was typed is no time.
        NoticeNoTime = "notice-no-time" {
            /// What was typed.
            text: String,
        },
        /// The sheet has no place for it.
        NoticeNoPlace = "notice-no-place",
        /// A claim that was made is settled by the director.
        NoticeClaimMade = "notice-claim-made",
        /// The PIN is wrong.
        NoticeWrongPin = "notice-wrong-pin",
        /// The lock waits after wrong PINs.
        NoticePinWaits = "notice-pin-waits" {
            /// So long yet.
            seconds: u32,
        },
        /// Games are being brought in.
        NoticeImporting = "notice-importing" {
            /// How many.
            games: usize,
        },
        /// The first games of a long file were brought in.
        NoticeImportedSome = "notice-imported-some" {
            /// How many.
            games: usize,
        },
        /// Games were brought in.
        NoticeImported = "notice-imported" {
            /// How many.
            games: usize,
            /// How many oddities the file had.
            odd: usize,
        },
        /// Something was handed out.
        NoticeHandedOut = "notice-handed-out" {
            /// `file`, `clipboard` or `share`.
            way: &'static str,
        },
        /// It could not be handed out.
        NoticeNotHandedOut = "notice-not-handed-out" {
            /// `file`, `clipboard` or `share`.
            way: &'static str,
        },
        /// The PIN has too few or too many signs.
        FaultPin = "fault-pin" {
            /// The fewest.
            shortest: usize,
            /// The most.
            longest: usize,
        },
        /// The PIN was typed in two different ways.
        FaultPinsDiffer = "fault-pins-differ",
        /// The file holds no game.
        FaultNoGame = "fault-no-game" {
            /// Its name; none for pasted text.
            name: Option<String>,
        },
        /// Why something could not be stored.
        FaultStore = "fault-store" {
            /// `full`, `refused`, `superseded`, `taken`, `silent` or `failed`.
            what: &'static str,
        },
        /// The last entry on the disk, for the overlay that stands over a broken page.
        SavedUpTo = "saved-up-to" {
            /// The entry as players name it, or nothing.
            entry: Option<String>,
        },
        /// Entries are not on the disk.
        NotSavedFrom = "not-saved-from" {
            /// The first of them, if it is a move.
            entry: Option<String>,
        },
        /// Another page records the game.
        OtherPage = "other-page",
        /// Another page has written to the game.
        WrittenElsewhere = "written-elsewhere" {
            /// The first entry of this page that is stored nowhere, if it is a move.
            entry: Option<String>,
        },
        /// The log was opened.
        LogOpened = "log-opened" {
            /// What the header tells of the game before on this device.
            previous: Option<String>,
        },
        /// A cell was corrected.
        LogCorrected = "log-corrected" {
            /// The move number with its dots.
            label: String,
            /// What stands there now.
            to: String,
        },
        /// A cell was put in.
        LogInserted = "log-inserted" {
            /// The move number with its dots.
            label: String,
            /// What was written.
            to: String,
        },
        /// A cell was taken out.
        LogRemoved = "log-removed" {
            /// The move number with its dots.
            label: String,
        },
        /// A line of the header was written.
        LogHeader = "log-header" {
            /// Its name.
            tag: String,
        },
        /// A diagram was confirmed.
        LogDiagram = "log-diagram" {
            /// Where the record goes on.
            label: String,
        },
        /// The last edit was taken back.
        LogTakenBack = "log-taken-back" {
            /// The entry that was taken back, if it was an entry.
            entry: Option<String>,
        },
        /// The page was out of sight when the app was started anew.
        LogHiddenTillStart = "log-hidden-till-start" {
            /// For so long by the device's clock, `m:ss`.
            span: String,
        },
        /// The app was started.
        LogStarted = "log-started" {
            /// Which build.
            build: String,
        },
        /// The page was out of sight; why is not known.
        LogHidden = "log-hidden" {
            /// For so long, `m:ss`.
            span: String,
        },
        /// The device's clock was set, or jumped.
        LogClockJumped = "log-clock-jumped" {
            /// By so many seconds ahead.
            seconds: i64,
        },
        /// The director has seen the log.
        LogAcknowledged = "log-acknowledged",
        /// Something happened at the lock.
        LogLock = "log-lock" {
            /// `pin-set`, `unlocked`, `wrong-pin`, `too-soon` or `locked`.
            what: &'static str,
        },
        /// A step of a claim.
        LogClaim = "log-claim" {
            /// `white`, `black` or `director`.
            by: String,
            /// The kind of claim by its id.
            kind: String,
            /// `drafted`, `made`, `cancelled` or `play-goes-on`.
            step: &'static str,
        },
        /// The director decided.
        LogDecision = "log-decision" {
            /// In the director's words.
            text: String,
        },
        /// A result was noted.
        LogResult = "log-result" {
            /// In figures.
            figures: String,
        },
        /// A player signed.
        LogSigned = "log-signed" {
            /// Which.
            side: Color,
        },
        /// The director closed the sheet.
        LogClosed = "log-closed",
    }
}
