//! Edits of the sheet and what they contain.

use serde::{Deserialize, Serialize};

use crate::diagram::Gesture;
use crate::log::{DrawMark, Edit, Seq};
use crate::notation::MoveText;
use crate::ply::{MoveLabel, MoveNumber, Ply};
use crate::saved::v1::name::{SavedBoard, SavedReading, SavedRole, SavedSide, SavedSquare, SavedWing, written_as_word};
use crate::setup::SetUp;
use crate::sheet::Written;

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SavedEdit {
    Write { ply: u32, written: SavedWritten },
    Correct { ply: u32, to: SavedWritten },
    Insert { ply: u32, written: SavedWritten },
    Remove { ply: u32 },
    DrawOffer { ply: u32, mark: SavedDrawMark },
    Clock { ply: u32, tenths: Option<SavedReading> },
    Header { tag: String, value: String },
    Position { diagram: SavedSetUp, next_move: SavedLabel },
    Undo { seq: u32 },
}

written_as_word! {
    /// `offered` or `not-offered`.
    SavedDrawMark(DrawMark) { Offered, NotOffered }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedLabel {
    number: u32,
    side: SavedSide,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SavedWritten {
    Move {
        from: SavedSquare,
        to: SavedSquare,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promotion: Option<SavedRole>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    Castle {
        side: SavedWing,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    Text {
        text: String,
    },
    Illegible {
        text: String,
    },
    Tick {},
    Dash {},
    Blank {},
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedSetUp {
    board: SavedBoard,
    turn: SavedSide,
    castling_rooks: Vec<SavedSquare>,
    en_passant: Option<SavedSquare>,
    quiet_plies: u32,
    number: u32,
    chess960: bool,
}

impl From<&Edit> for SavedEdit {
    fn from(edit: &Edit) -> Self {
        match edit {
            Edit::Write { ply, written } => SavedEdit::Write { ply: ply.0, written: written.into() },
            Edit::Correct { ply, to } => SavedEdit::Correct { ply: ply.0, to: to.into() },
            Edit::Insert { ply, written } => SavedEdit::Insert { ply: ply.0, written: written.into() },
            Edit::Remove { ply } => SavedEdit::Remove { ply: ply.0 },
            Edit::DrawOffer { ply, mark } => SavedEdit::DrawOffer { ply: ply.0, mark: (*mark).into() },
            Edit::Clock { ply, reading } => SavedEdit::Clock { ply: ply.0, tenths: reading.map(SavedReading) },
            Edit::Header { tag, value } => SavedEdit::Header { tag: tag.clone(), value: value.clone() },
            Edit::Position { diagram, next_move } => SavedEdit::Position {
                diagram: diagram.into(),
                next_move: SavedLabel { number: next_move.number.0, side: next_move.side.into() },
            },
            Edit::Undo { seq } => SavedEdit::Undo { seq: seq.0 },
        }
    }
}

impl From<SavedEdit> for Edit {
    fn from(saved: SavedEdit) -> Self {
        match saved {
            SavedEdit::Write { ply, written } => Edit::Write { ply: Ply(ply), written: written.into() },
            SavedEdit::Correct { ply, to } => Edit::Correct { ply: Ply(ply), to: to.into() },
            SavedEdit::Insert { ply, written } => Edit::Insert { ply: Ply(ply), written: written.into() },
            SavedEdit::Remove { ply } => Edit::Remove { ply: Ply(ply) },
            SavedEdit::DrawOffer { ply, mark } => Edit::DrawOffer { ply: Ply(ply), mark: mark.into() },
            SavedEdit::Clock { ply, tenths } => Edit::Clock { ply: Ply(ply), reading: tenths.map(|reading| reading.0) },
            SavedEdit::Header { tag, value } => Edit::Header { tag, value },
            SavedEdit::Position { diagram, next_move } => Edit::Position {
                diagram: diagram.into(),
                next_move: MoveLabel { number: MoveNumber(next_move.number), side: next_move.side.into() },
            },
            SavedEdit::Undo { seq } => Edit::Undo { seq: Seq(seq) },
        }
    }
}

impl From<&Written> for SavedWritten {
    fn from(written: &Written) -> Self {
        let copy = |text: &MoveText| text.as_str().to_owned();
        match written {
            Written::Move { gesture: Gesture::Plain { from, to, promotion }, text } => SavedWritten::Move {
                from: SavedSquare(*from),
                to: SavedSquare(*to),
                promotion: promotion.map(SavedRole::from),
                text: text.as_ref().map(copy),
            },
            Written::Move { gesture: Gesture::Castle(side), text } => {
                SavedWritten::Castle { side: (*side).into(), text: text.as_ref().map(copy) }
            }
            Written::Text(text) => SavedWritten::Text { text: copy(text) },
            Written::Illegible(text) => SavedWritten::Illegible { text: copy(text) },
            Written::Tick => SavedWritten::Tick {},
            Written::Dash => SavedWritten::Dash {},
            Written::Blank => SavedWritten::Blank {},
        }
    }
}

impl From<SavedWritten> for Written {
    fn from(saved: SavedWritten) -> Self {
        let text_of = |text: String| MoveText::new(&text);
        match saved {
            SavedWritten::Move { from, to, promotion, text } => Written::Move {
                gesture: Gesture::Plain { from: from.0, to: to.0, promotion: promotion.map(Into::into) },
                text: text.map(text_of),
            },
            SavedWritten::Castle { side, text } => {
                Written::Move { gesture: Gesture::Castle(side.into()), text: text.map(text_of) }
            }
            SavedWritten::Text { text } => Written::Text(text_of(text)),
            SavedWritten::Illegible { text } => Written::Illegible(text_of(text)),
            SavedWritten::Tick {} => Written::Tick,
            SavedWritten::Dash {} => Written::Dash,
            SavedWritten::Blank {} => Written::Blank,
        }
    }
}

impl From<&SetUp> for SavedSetUp {
    fn from(setup: &SetUp) -> Self {
        SavedSetUp {
            board: SavedBoard(setup.board.clone()),
            turn: setup.turn.into(),
            castling_rooks: setup.castling_rooks.into_iter().map(SavedSquare).collect(),
            en_passant: setup.en_passant.map(SavedSquare),
            quiet_plies: setup.quiet_plies,
            number: setup.number.0,
            chess960: setup.chess960,
        }
    }
}

impl From<SavedSetUp> for SetUp {
    fn from(saved: SavedSetUp) -> Self {
        SetUp {
            board: saved.board.0,
            turn: saved.turn.into(),
            castling_rooks: saved.castling_rooks.into_iter().map(|square| square.0).collect(),
            en_passant: saved.en_passant.map(|square| square.0),
            quiet_plies: saved.quiet_plies,
            number: MoveNumber(saved.number),
            chess960: saved.chess960,
        }
    }
}
