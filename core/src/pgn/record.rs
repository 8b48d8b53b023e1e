//! A record on its way to PGN: what a sheet and a game of a file have in common.

use std::time::Duration;

use scoresheet_record::clock::ClockReading;
use scoresheet_record::log::DrawMark;
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Entry, Line, Sheet};

use super::result::marker;
use super::{Game, GameResult, PgnMove, Tag};
use crate::replay::{Played, PlyState, Replay};

/// A record on its way to PGN, from a sheet or from a game of a file.
#[derive(Debug, Clone)]
pub struct PgnRecord {
    /// The header.
    pub tags: Vec<Tag>,
    /// The position before the first move.
    pub start: SetUp,
    /// The diagram that the director confirmed before the first move (US 15F3); the moves are followed from there.
    pub diagram_before: Option<SetUp>,
    /// The moves as they can be followed.
    pub replay: Replay,
    /// What stands beside the moves, one for each ply.
    pub notes: Vec<CellNotes>,
    /// Comments before the first move.
    pub comments_before: Vec<String>,
    /// The result.
    pub result: GameResult,
    /// The results of the file that contradict each other; then `result` is open.
    pub contradicting: Vec<GameResult>,
}

/// What stands beside a move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CellNotes {
    /// The reading of the mover's clock.
    pub clock: Option<ClockReading>,
    /// The time taken for the move.
    pub elapsed: Option<Duration>,
    /// Whether a draw was offered with the move.
    pub draw_offered: bool,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// Comments.
    pub comments: Vec<String>,
    /// Variations with their parentheses, as PGN text.
    pub variations: Vec<String>,
    /// Whether the spelling matters.
    pub spelling: Kept,
}

/// Whether the spelling of a move matters, once it is clear which move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kept {
    /// It is what the player wrote.
    AsWritten,
    /// It is what some program or typist made of it.
    #[default]
    AsRead,
}

impl PgnRecord {
    /// Whether PGN as every reader takes it can hold the whole game: the start is one that they take, each move
    /// is known and legal, no diagram replaces the moves, and PGN has a mark for the result. The spelling of the moves does not count.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        let is_plain = |played: &Played| matches!(played.state, PlyState::Legal { .. }) && played.diagram.is_none();
        let is_start =
            self.diagram_before.is_none() && self.replay.flaws.is_empty() && self.replay.start.is_possible_as_noted();
        let is_result = marker(self.result) == self.result && self.contradicting.is_empty();
        is_start && is_result && self.replay.plies.iter().all(is_plain)
    }
}

impl From<&Line> for PgnRecord {
    /// Moves with nothing beside them.
    fn from(line: &Line) -> PgnRecord {
        PgnRecord {
            tags: Vec::new(),
            start: line.start.clone(),
            diagram_before: line.diagrams.get(&Ply::START).cloned(),
            replay: Replay::of(line),
            notes: vec![CellNotes::default(); line.cells.len()],
            comments_before: Vec::new(),
            result: GameResult::Open,
            contradicting: Vec::new(),
        }
    }
}

impl From<&Sheet> for PgnRecord {
    /// The record as it stands on the sheet.
    fn from(sheet: &Sheet) -> PgnRecord {
        PgnRecord {
            tags: sheet.header.iter().map(|(name, value)| Tag::new(name, value)).collect(),
            notes: sheet.cells.iter().map(CellNotes::from).collect(),
            result: sheet.result.unwrap_or(GameResult::Open),
            ..PgnRecord::from(&sheet.line())
        }
    }
}

impl From<&Entry> for CellNotes {
    fn from(entry: &Entry) -> CellNotes {
        CellNotes {
            clock: entry.clock,
            draw_offered: entry.draw_offer == DrawMark::Offered,
            spelling: Kept::AsWritten,
            ..CellNotes::default()
        }
    }
}

impl From<&Game> for PgnRecord {
    /// The game as it was read. A contradicted result becomes `*`, and the results stand beside it.
    fn from(game: &Game) -> PgnRecord {
        PgnRecord {
            tags: game.tags.clone(),
            notes: game.moves.iter().map(CellNotes::from).collect(),
            comments_before: game.comments_before.clone(),
            result: game.result.unwrap_or(GameResult::Open),
            contradicting: game.contradicting.clone(),
            ..PgnRecord::from(&game.line())
        }
    }
}

impl From<&PgnMove> for CellNotes {
    fn from(played: &PgnMove) -> CellNotes {
        CellNotes {
            clock: played.clock,
            elapsed: played.elapsed,
            draw_offered: played.draw_offered,
            nags: played.nags.clone(),
            comments: played.comments.clone(),
            variations: played.variations.iter().map(|variation| variation.text.clone()).collect(),
            spelling: if played.written.is_some() { Kept::AsWritten } else { Kept::AsRead },
        }
    }
}
