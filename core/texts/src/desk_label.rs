//! The headings, keys and hints of the claim, the director's desk, and the end of a game.

use scoresheet_record::men::Color;

scoresheet_record::messages! {
    /// A heading, a key or a hint about a claim, at the director's desk, or at the end of a game.
    pub enum DeskLabel {
        /// A kind of claim.
        Kind = "desk-kind" {
            /// By its id.
            kind: &'static str,
        },
        /// What is claimed.
        What = "desk-what",
        /// Who claims.
        Who = "desk-who",
        /// Somebody who claims.
        Claimant = "desk-claimant" {
            /// `white`, `black` or `director`.
            by: &'static str,
        },
        /// The field for the intended move.
        Intended = "desk-intended",
        /// How to fill it in.
        IntendedHint = "desk-intended-hint",
        /// Drafts the claim.
        Draft = "desk-draft",
        /// A draft is no claim yet.
        DraftHint = "desk-draft-hint",
        /// Heading: what is to be done now.
        Steps = "desk-steps",
        /// A step with its rule.
        Rule = "desk-rule" {
            /// The rule.
            rule: String,
        },
        /// The rules do not say how such a claim is made.
        NoSteps = "desk-no-steps",
        /// What was drafted.
        Drafted = "desk-drafted" {
            /// `white`, `black` or `director`.
            by: String,
            /// The kind by its id.
            kind: &'static str,
            /// The intended move.
            intending: Option<String>,
        },
        /// The director has marked that the claim was made.
        Made = "desk-made",
        /// Drops the draft.
        Cancel = "desk-cancel",
        /// Play goes on.
        PlayGoesOn = "desk-play-goes-on",
        /// The opponent agrees to a draw.
        Agreed = "desk-agreed",
        /// The field for the PIN.
        Pin = "desk-pin",
        /// Opens the lock.
        Unlock = "desk-unlock",
        /// What the lock is good for.
        LockHint = "desk-lock-hint",
        /// Closes the lock.
        Lock = "desk-lock",
        /// Heading: the question.
        Question = "desk-question",
        /// After which move it is judged.
        AfterMove = "desk-after-move",
        /// Whether the player who moved last has pressed the clock.
        Pressed = "desk-pressed" {
            /// Who moved last.
            side: Color,
        },
        /// Yes, no, or not known.
        Known = "desk-known" {
            /// `yes`, `no` or `unknown`.
            answer: &'static str,
        },
        /// The square of a touched piece.
        Touched = "desk-touched",
        /// What was typed there is no square.
        NoSquare = "desk-no-square",
        /// Marks that the claim was made.
        MarkMade = "desk-mark-made",
        /// Heading: why.
        Findings = "desk-findings",
        /// What follows for the clocks.
        TimeChange = "desk-time-change" {
            /// Whose time.
            side: Color,
            /// By so many seconds.
            seconds: i64,
        },
        /// The draw offer that the claim is.
        Offer = "desk-offer" {
            /// `stands` or `lapses`.
            offer: &'static str,
        },
        /// The evidence is not for the players.
        EvidenceHidden = "desk-evidence-hidden",
        /// Opens the director's own layer.
        OpenLayer = "desk-open-layer",
        /// Closes it.
        CloseLayer = "desk-close-layer",
        /// Plies that are missing, not legal or not readable.
        Faults = "desk-faults" {
            /// As players name them.
            plies: Vec<String>,
        },
        /// There are none.
        NoFaults = "desk-no-faults",
        /// Heading: the log.
        Log = "desk-log",
        /// The director has seen it.
        Acknowledge = "desk-acknowledge",
        /// The hash of the last entry.
        Head = "desk-head" {
            /// The hash.
            hash: String,
        },
        /// What the hash proves and what not.
        HeadHint = "desk-head-hint",
        /// Heading: the decision.
        Decision = "desk-decision",
        /// The game is drawn.
        DecideDraw = "desk-decide-draw",
        /// The claim is denied and play goes on.
        DecideDeny = "desk-decide-deny",
        /// The field for other words.
        DecisionField = "desk-decision-field",
        /// Notes them.
        NoteDecision = "desk-note-decision",
        /// The decision as it is logged.
        DecisionText = "desk-decision-text" {
            /// `draw` or `deny`.
            what: &'static str,
            /// `white`, `black` or `director`.
            by: String,
            /// The kind by its id.
            kind: &'static str,
            /// The verdict by its id.
            verdict: &'static str,
        },
        /// Closes the sheet unsigned.
        CloseSheet = "desk-close-sheet",
        /// Heading: the result.
        Result = "desk-result",
        /// The result as it is noted.
        Noted = "desk-noted" {
            /// In figures.
            figures: String,
        },
        /// Takes it off again.
        TakeOff = "desk-take-off",
        /// A player signs.
        Sign = "desk-sign" {
            /// Which.
            side: Color,
        },
        /// A player has signed.
        Signed = "desk-signed" {
            /// Which.
            side: Color,
        },
        /// Both must sign, or the director closes the sheet.
        SignHint = "desk-sign-hint",
        /// Hands the game out as a file.
        SaveFile = "desk-save-file",
        /// Hands the game out to the clipboard.
        Copy = "desk-copy",
        /// Hands the game out by the device.
        Share = "desk-share",
        /// The game with everything that stands on the sheet, for this app and the record.
        ForUs = "desk-for-us",
        /// The game as every other program takes it.
        ForOthers = "desk-for-others",
        /// Why there are two.
        ForOthersHint = "desk-for-others-hint",
        /// Checks a claim on this game.
        CheckClaim = "desk-check-claim",
        /// Leaves the game.
        Leave = "desk-leave",
        /// What this is.
        WhatThisIs = "desk-what-this-is",
        /// The licence.
        Licence = "desk-licence",
        /// The build.
        Build = "desk-build" {
            /// Which.
            build: String,
        },
        /// Checks the storage.
        CheckStorage = "desk-check-storage",
        /// What that is good for.
        CheckStorageHint = "desk-check-storage-hint",
        /// It is running.
        CheckingStorage = "desk-checking-storage",
        /// It is done and all is well.
        StorageWell = "desk-storage-well" {
            /// How many facts were checked.
            checked: u32,
        },
        /// It is done and something is not well.
        StorageBad = "desk-storage-bad" {
            /// The names of what does not hold.
            failed: Vec<String>,
        },
        /// The app works without a network.
        WorksOffline = "desk-works-offline",
        /// It does not.
        NotOffline = "desk-not-offline",
        /// The browser keeps what is stored.
        Persistent = "desk-persistent",
    }
}
