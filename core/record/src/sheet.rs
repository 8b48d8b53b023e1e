//! The sheet: what the log folds into.

use std::collections::BTreeMap;

use crate::diagram::Gesture;
use crate::notation::MoveText;
use crate::ply::Ply;
use crate::setup::SetUp;

/// What stands in a cell of the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Written {
    /// A move whose squares are known, with the text as typed if it was typed.
    Move {
        /// The squares.
        gesture: Gesture,
        /// What was typed.
        text: Option<MoveText>,
    },
    /// A move in writing whose squares are not known from geometry.
    Text(MoveText),
    /// Something that cannot be deciphered, as far as it can be copied.
    Illegible(MoveText),
    /// A bare check mark: a move was made, not which.
    Tick,
    /// A dash: a move was made, not which.
    Dash,
    /// Nothing. A cell left empty, also when one side moved twice in a row.
    Blank,
}

/// A game as a replay takes it: where it starts and what stands in each cell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// The position before ply 1.
    pub start: SetUp,
    /// The cells, ply 1 first.
    pub cells: Vec<Written>,
    /// Positions confirmed by the director: the diagram that stood after a ply (US 15F3). The record is complete from
    /// there.
    pub diagrams: BTreeMap<Ply, SetUp>,
}
