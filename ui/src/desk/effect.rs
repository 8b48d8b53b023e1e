//! What a platform must bring about.

use scoresheet_record::log::Seq;

use crate::desk::{Choice, Way};
use crate::store::{GameId, StoredGame};

/// Something that a platform must bring about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Reads the whole store; the answer is [`DeviceFact::Games`](crate::desk::DeviceFact::Games).
    LoadGames,
    /// Stores a new game whole; the answer is as for [`Effect::Append`].
    OpenGame {
        /// Its name.
        game: GameId,
        /// What is stored.
        stored: StoredGame,
    },
    /// Stores lines behind those that were stored before, in the order of these effects.
    Append {
        /// The game.
        game: GameId,
        /// The place of the first line.
        first: Seq,
        /// The lines.
        lines: Vec<String>,
    },
    /// Takes the lock of a game; the answer is `Mine` or `Others`.
    TakeLock(GameId),
    /// Gives the lock back.
    ReleaseLock,
    /// Tells other pages that a game was opened here.
    TellOpened(GameId),
    /// Tells other pages that a game was closed here.
    TellClosed(GameId),
    /// Keeps the screen on, or lets it go dark.
    KeepAwake(Wake),
    /// Hands something out.
    HandOut(Way, OutFile),
    /// Applies the update that waits and starts anew.
    Update,
    /// Keeps a choice for the next start.
    Keep(Choice),
    /// Runs the store's contract on a scratch store.
    CheckStorage,
    /// Moves the keyboard's focus to the element with this id.
    Focus(String),
}

/// Whether the screen stays on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wake {
    /// It stays on.
    On,
    /// It may go dark.
    MayDarken,
}

/// A file that is handed out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutFile {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: FileKind,
    /// What is in it.
    pub text: String,
}

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// A game in PGN.
    Pgn,
    /// The game as PGN that every program takes.
    PgnForOthers,
    /// The saved log of a game.
    Log,
}

impl FileKind {
    /// The media type.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            FileKind::Pgn | FileKind::PgnForOthers => "application/vnd.chess-pgn",
            FileKind::Log => "application/jsonl",
        }
    }
}
