//! What a player sees while a game runs. It depends on nothing but what was entered.

use scoresheet_record::diagram::Certainty;
use scoresheet_record::men::{Color, Square};
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::Written;

use super::board::{BoardView, board, squares_of};
use super::sheet::{OnDisk, SheetPages, cell_text};
use crate::desk::{Access, Asked, Game, SaveState, Target};
use crate::store::StoreError;

/// The record screen.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordingView {
    /// White's and Black's names.
    pub names: [String; 2],
    /// Where the next entry goes: `4...`.
    pub next: String,
    /// Whose cell that is.
    pub next_side: Color,
    /// The board.
    pub board: BoardView,
    /// From where the board is not certain.
    pub uncertain_since: Option<String>,
    /// The sheet.
    pub pages: SheetPages,
    /// The cell that is being corrected, or put something before.
    pub correcting: Option<(Target, String)>,
    /// A question about the next entry.
    pub asked: Option<AskedView>,
    /// What the band says about saving.
    pub saved: SavedBand,
}

/// A question about the next entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AskedView {
    /// What a pawn becomes.
    Promotion {
        /// The side whose men are shown.
        side: Color,
    },
    /// Which move was meant.
    Which {
        /// What was typed.
        text: String,
        /// The moves by their squares.
        moves: Vec<String>,
    },
}

/// What the band says about saving.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SavedBand {
    /// Everything that is shown solid is on the disk, and storing goes well.
    Well,
    /// Entries are not stored, from this one on.
    NotSaved {
        /// The first of them, as players name it, if it is a move.
        from: Option<String>,
        /// Why.
        why: StoreError,
    },
    /// Another page records this game.
    OtherPage,
    /// Another page has written; entries of this page are stored nowhere, from this one on.
    WrittenElsewhere {
        /// The first of them, as players name it, if it is a move.
        from: Option<String>,
    },
}

/// The record screen of a game.
#[must_use]
pub fn recording(game: &Game) -> RecordingView {
    let (recorder, sheet) = (game.recorder(), game.sheet());
    let diagram = recorder.diagram();
    let next = sheet.next_ply();
    let name = |tag: &str| sheet.tag(tag).unwrap_or_default().to_owned();
    RecordingView {
        names: [name("White"), name("Black")],
        next: sheet.numbering().label(next).map(|label| label.to_string()).unwrap_or_default(),
        next_side: sheet.numbering().mover(next),
        board: board(diagram, &game.pen, &last_squares(game), game.keeper()),
        uncertain_since: match diagram.certainty {
            Certainty::Certain => None,
            Certainty::NotCertainSince(ply) => Some(named(game, ply)),
        },
        pages: game.pages().clone(),
        correcting: game.pen.picked().map(|ply| (game.pen.target, named(game, ply))),
        asked: game.pen.asked.as_ref().map(|asked| asked_view(game, asked)),
        saved: saved_band(game),
    }
}

/// The squares of the last entry, as the list has it.
fn last_squares(game: &Game) -> Vec<Square> {
    let sheet = game.sheet();
    let last = sheet.last_ply();
    match sheet.entry(last).map(|entry| &entry.written) {
        Some(Written::Move { gesture, .. }) => squares_of(gesture, sheet.numbering().mover(last)),
        _ => Vec::new(),
    }
}

fn asked_view(game: &Game, asked: &Asked) -> AskedView {
    match asked {
        Asked::Promotion { from, .. } => {
            let man = game.recorder().diagram().board.piece_at(*from);
            AskedView::Promotion {
                side: man.map_or(game.sheet().numbering().mover(game.sheet().next_ply()), |man| man.color),
            }
        }
        Asked::Which { text, gestures } => AskedView::Which {
            text: text.to_string(),
            moves: gestures.iter().map(|gesture| gesture.by_squares().to_string()).collect(),
        },
    }
}

/// A cell as players name it: `34...Qg6`.
#[must_use]
pub fn named(game: &Game, ply: Ply) -> String {
    let label = game.sheet().numbering().label(ply).map(|label| label.to_string()).unwrap_or_default();
    format!("{label}{}", cell_text(game.recorder(), ply))
}

/// The last cell that is on the disk, as players name it; nothing if there is none.
#[must_use]
pub fn saved_up_to(game: &Game) -> Option<String> {
    let sheet = game.sheet();
    let on_disk = OnDisk::up_to(game.recorder(), game.stored());
    let has = |ply: &Ply| sheet.entry(*ply).is_some_and(|entry| on_disk.has(*ply, entry));
    (1..=sheet.last_ply().0).rev().map(Ply).find(has).map(|ply| named(game, ply))
}

/// What the band over a screen of a game says about saving.
#[must_use]
pub fn saved_band(game: &Game) -> SavedBand {
    let first_from = |seq| {
        let sheet = game.sheet();
        let on_disk = OnDisk::up_to(game.recorder(), seq);
        let cells = (1..=sheet.last_ply().0).map(Ply);
        let mut unsaved = cells.filter(|ply| sheet.entry(*ply).is_some_and(|entry| !on_disk.has(*ply, entry)));
        unsaved.next().map(|ply| named(game, ply))
    };
    match (&game.access, &game.saving) {
        (Access::OtherPage, _) => SavedBand::OtherPage,
        (Access::WrittenElsewhere(from), _) => SavedBand::WrittenElsewhere { from: first_from(*from) },
        (_, SaveState::NotSaved { from, why }) => SavedBand::NotSaved { from: first_from(*from), why: why.clone() },
        (Access::Waiting | Access::Writing | Access::Unwritable, SaveState::Well) => SavedBand::Well,
    }
}
