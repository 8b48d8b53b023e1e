//! What can be done on the device.

use std::fmt;

use crate::cell::Written;
use crate::clock::ClockReading;
use crate::log::Seq;
use crate::men::{Color, side_name};
use crate::notation::MoveText;
use crate::outcome::GameResult;
use crate::ply::{MoveLabel, Ply};
use crate::setup::SetUp;

/// Something that was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The game was set up. The first entry of a log, and only the first.
    Opened {
        /// Names and values of the header, as PGN tags, in order.
        header: Vec<(String, String)>,
        /// The position before the first move.
        start: SetUp,
    },
    /// The sheet was changed.
    Edit(Edit),
    /// The device was present at the board, or not.
    Presence(Presence),
    /// A step of a claim.
    Claim(Claimed),
    /// The arbiter lock was touched.
    Unlock(Unlock),
    /// What the director decided, in the director's words.
    Decision {
        /// The decision.
        text: String,
    },
    /// The result of the game was noted.
    Result(GameResult),
    /// A player signed the sheet as it stood.
    Signature {
        /// The player.
        side: Color,
    },
    /// The director closed the sheet with the result on it, signed or not.
    Closed,
}

/// A change of the sheet. It erases nothing: what it corrects stays in the log and is shown struck through. A ply counts
/// the cells as they stood when the edit was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Edit {
    /// The next cell was written.
    Write {
        /// The cell, which is the first free one.
        ply: Ply,
        /// What was written.
        written: Written,
    },
    /// What stands in a cell was replaced.
    Correct {
        /// The cell.
        ply: Ply,
        /// What stands there now.
        to: Written,
    },
    /// A cell was put in; the cells from there on moved back by one.
    Insert {
        /// The place of the new cell.
        ply: Ply,
        /// What was written.
        written: Written,
    },
    /// A cell was taken out; the cells after it moved up by one.
    Remove {
        /// The cell.
        ply: Ply,
    },
    /// The sign for a draw offer was set or taken off (US 15A, FIDE 8.1.5).
    DrawOffer {
        /// The cell.
        ply: Ply,
        /// The sign.
        mark: DrawMark,
    },
    /// The time on the clock was noted (US 20C, FIDE 8.1.4), or the note taken off.
    Clock {
        /// The cell.
        ply: Ply,
        /// What the clock showed.
        reading: Option<ClockReading>,
    },
    /// A line of the header was written.
    Header {
        /// Its name.
        tag: String,
        /// Its value.
        value: String,
    },
    /// The director confirmed a new diagram; cells between the last entry and the next move stay empty (US 15F3).
    Position {
        /// The position, with the side to move.
        diagram: SetUp,
        /// Where the record goes on.
        next_move: MoveLabel,
    },
    /// The last edit or result that still stood was taken back.
    Undo {
        /// What was taken back.
        seq: Seq,
    },
}

/// The sign `(=)` beside a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DrawMark {
    /// A draw was offered with this move.
    Offered,
    /// No sign.
    #[default]
    NotOffered,
}

/// What is known of the device's whereabouts and clock, in neutral words: the cause is never known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    /// The app was started with this game.
    AppStarted {
        /// Which build of the app.
        build: String,
    },
    /// The page went out of sight.
    PageHidden,
    /// The page came back.
    PageShown,
    /// The wall clock moved otherwise than the clock that only goes forward.
    ClockJumped {
        /// By how much the wall clock went ahead; negative when it was set back.
        ahead: Milliseconds,
    },
    /// The director has seen what happened up to an entry.
    Acknowledged {
        /// The last entry seen.
        up_to: Seq,
    },
}

/// A span of time that may be negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Milliseconds(pub i64);

/// A step of a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// What is claimed, by its name in claim files, such as `threefold`.
    pub kind: String,
    /// Who claims.
    pub by: Claimant,
    /// The move that the claimant intends to make, as written on the sheet.
    pub intended: Option<MoveText>,
    /// Which step.
    pub step: ClaimStep,
}

/// Who makes a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claimant {
    /// A player.
    Player(Color),
    /// The director, who acts without a player.
    Director,
}

impl fmt::Display for Claimant {
    /// `white`, `black` or `director`, as in claim files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Claimant::Player(side) => side_name(*side),
            Claimant::Director => "director",
        })
    }
}

/// How far a claim has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimStep {
    /// It is being put together on the device; nobody has heard it.
    Drafted,
    /// The director marked that it was made.
    Made,
    /// The draft was dropped.
    Cancelled,
    /// The director sent the players back to the game.
    PlayGoesOn,
}

impl ClaimStep {
    /// The name in saved logs and in messages. The hash of an entry covers it, so it never changes.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            ClaimStep::Drafted => "drafted",
            ClaimStep::Made => "made",
            ClaimStep::Cancelled => "cancelled",
            ClaimStep::PlayGoesOn => "play-goes-on",
        }
    }
}

/// What happened at the arbiter lock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unlock {
    /// The director set a PIN.
    PinSet,
    /// The right PIN was entered.
    Unlocked,
    /// A wrong PIN was entered.
    WrongPin,
    /// A PIN was entered while the lock was waiting after wrong ones.
    TooSoon,
    /// The lock closed again.
    Locked,
}

impl Unlock {
    /// The name in saved logs and in messages. The hash of an entry covers it, so it never changes.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Unlock::PinSet => "pin-set",
            Unlock::Unlocked => "unlocked",
            Unlock::WrongPin => "wrong-pin",
            Unlock::TooSoon => "too-soon",
            Unlock::Locked => "locked",
        }
    }
}
