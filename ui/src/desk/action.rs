//! What can be asked of the desk.

use scoresheet_record::claim::{ClaimKind, Claimant, Known};
use scoresheet_record::log::Seq;
use scoresheet_record::men::{CastlingSide, Color, Role, Square};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_texts::Language;

use crate::desk::{NewGame, Place, Readers, Theme};
use crate::store::{GameId, StoreError, StoredGame};

/// Something done by a user, or something that a platform reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Another screen. One that may not be seen now is not shown.
    Go(Place),
    /// In the list of games.
    Shelf(ShelfAction),
    /// On the record screen.
    Record(RecordKey),
    /// On the claim screen.
    Claim(ClaimAction),
    /// At the arbiter lock and behind it.
    Director(DirectorAction),
    /// The result, signatures, and what comes after the game.
    Finish(FinishAction),
    /// A choice of the user that belongs to no game.
    Settings(Choice),
    /// Something that the platform reports.
    Device(DeviceFact),
    /// A second or so has passed.
    Tick,
}

/// In the list of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShelfAction {
    /// A new game with its form filled in. The name and the salt come from the platform.
    Begin {
        /// The form.
        form: NewGame,
        /// The name.
        id: GameId,
        /// The salt of the PIN.
        salt: [u8; 16],
    },
    /// Opens a finished game.
    Open(GameId),
    /// Hands a game's log out as it lies in the store, readable or not.
    HandOutRaw(GameId),
    /// Leaves a finished game.
    Leave,
    /// Brings games in.
    Import {
        /// The name of the file, or nothing for pasted text.
        name: String,
        /// What is in it.
        bytes: Vec<u8>,
        /// A name for the first game; further ones get a number behind it.
        id: GameId,
    },
    /// Reads the store again: after a lock was lost, or when another page has spoken.
    Reload,
    /// Applies the update that waits.
    Update,
    /// Checks that this device keeps what it is given.
    CheckStorage,
}

/// A key of the record screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordKey {
    /// A square was tapped.
    Tap(Square),
    /// The keyboard's focus moved to a square.
    Focus(Square),
    /// What a pawn becomes; nothing leaves it a pawn.
    Promote(Option<Role>),
    /// The castling key.
    Castle(CastlingSide),
    /// A move was typed.
    Type(String),
    /// Which of the moves asked about was meant, by its place in the question.
    Which(usize),
    /// Drops the question.
    DropQuestion,
    /// A dash.
    Dash,
    /// A cell left empty.
    Blank,
    /// An illegible entry, as far as it can be copied.
    Illegible(String),
    /// Takes back.
    Undo,
    /// Sets the sign for a draw offer, or takes it off.
    DrawOffer,
    /// Notes the time on the clock as it was typed; empty takes the note off.
    Clock(String),
    /// Picks a cell to be corrected, or lets it go.
    Pick(Ply),
    /// Puts a cell in before the one picked.
    InsertBefore,
    /// Takes the picked cell out.
    Remove,
    /// Lets the picked cell go.
    Unpick,
}

/// On the claim screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClaimAction {
    /// Chooses what is claimed.
    Kind(ClaimKind),
    /// Chooses who claims.
    By(Color),
    /// A square of the board was tapped, to name the intended move.
    Tap(Square),
    /// The keyboard's focus moved to a square.
    Focus(Square),
    /// What a pawn of the intended move becomes.
    Promote(Option<Role>),
    /// The intended move as it stands in the field; empty for a claim that rests on the board.
    Intend(String),
    /// Drops the question about a promotion.
    DropQuestion,
    /// Drafts the claim.
    Draft,
    /// Drops the draft; nobody has heard it.
    Cancel,
    /// Play goes on without a decision.
    PlayGoesOn,
}

/// At the arbiter lock and behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DirectorAction {
    /// A PIN was entered.
    Unlock(String),
    /// Closes the lock.
    Lock,
    /// Marks that the drafted claim was made.
    MarkMade,
    /// Sends the players back to the game.
    PlayGoesOn,
    /// Who claims.
    By(Claimant),
    /// What is claimed.
    Kind(ClaimKind),
    /// The intended move; empty if the claim rests on the board.
    Intend(String),
    /// After which ply it is judged.
    At(Ply),
    /// Whether the player who moved last has pressed the clock.
    Pressed(Known),
    /// The square of a touched piece, as typed; empty if none was.
    Touched(String),
    /// Opens or closes the director's own layer.
    ToggleLayer,
    /// The director has seen the presence log.
    Acknowledge,
    /// Notes a decision in the director's words, and the result that it leads to, if any.
    Decide {
        /// The decision.
        text: String,
        /// The result that it leads to.
        result: Option<GameResult>,
    },
    /// Takes the result off the sheet again, a decided one too.
    TakeOff,
    /// The words of a decision as they stand in the field.
    Words(String),
    /// A touch or a key: the director is still there.
    StillHere,
    /// Closes the sheet with the result on it, signed or not.
    CloseSheet,
}

/// The result, signatures, and what comes after the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FinishAction {
    /// Notes a result.
    Note(GameResult),
    /// Takes the result off again.
    TakeOff,
    /// A player signs.
    Sign(Color),
    /// Hands the game out as PGN.
    ExportPgn(Readers, Way),
    /// Hands the log out.
    ExportLog,
}

/// How something is handed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// As a file.
    File,
    /// To the clipboard.
    Clipboard,
    /// By the device's own sharing.
    Share,
}

impl Way {
    /// The name in messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Way::File => "file",
            Way::Clipboard => "clipboard",
            Way::Share => "share",
        }
    }
}

/// A choice of the user that belongs to no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The language.
    Speak(Language),
    /// The colours.
    Theme(Theme),
}

/// Something that the platform reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceFact {
    /// The store was read.
    Games {
        /// Its games, the oldest first.
        games: Vec<(GameId, StoredGame)>,
        /// The build of the app.
        build: String,
    },
    /// The store cannot be read or written at all.
    NoStore(StoreError),
    /// The lock of a game is held by this page, or there are no locks here.
    Mine(GameId),
    /// Another page holds the lock of a game.
    Others(GameId),
    /// A game's entries are on the disk up to this one.
    Stored {
        /// The game.
        game: GameId,
        /// The last entry stored.
        up_to: Seq,
    },
    /// Entries could not be stored; it is tried again.
    NotStored {
        /// The game.
        game: GameId,
        /// The first of them.
        from: Seq,
        /// Why.
        why: StoreError,
    },
    /// Another page has written entries of this game.
    WrittenElsewhere {
        /// The game.
        game: GameId,
        /// The first entry that this page could not store.
        from: Seq,
    },
    /// The page went out of sight.
    Hidden,
    /// The page came back.
    Shown,
    /// What the platform cannot do.
    Facts(Vec<crate::desk::Fact>),
    /// What the user chose earlier.
    Chosen(Vec<Choice>),
    /// A new version is ready.
    UpdateReady,
    /// Something was handed out.
    HandedOut(Way),
    /// It could not be handed out.
    NotHandedOut(Way),
    /// The storage was checked.
    StorageChecked {
        /// How many facts were checked.
        checked: u32,
        /// The names of those that do not hold.
        failed: Vec<String>,
    },
    /// Another page has opened or closed a game.
    OtherPage,
}
