//! The sheet: what the log folds into.
//!
//! A [`Sheet`] is what a player sees on paper: the header, the cells with what stands in them and what was struck out,
//! the result. Use it for every view of the record; [`Sheet::line`] is the game as a replay takes it. It is always
//! folded from the [log](crate::log) and never changed by itself, and it does not know whether a move was right.
//!
//! ```
//! use std::time::Duration;
//! use scoresheet_record::log::{Edit, Event, Log, Stamp};
//! use scoresheet_record::notation::MoveText;
//! use scoresheet_record::ply::Ply;
//! use scoresheet_record::sheet::{Sheet, Written};
//!
//! let at = Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::ZERO };
//! let mut log = Log::new();
//! log.append(at, Event::Edit(Edit::Write { ply: Ply(1), written: Written::Dash }));
//! log.append(at, Event::Edit(Edit::Correct { ply: Ply(1), to: Written::Text(MoveText::new("e4")) }));
//!
//! let sheet = Sheet::of(&log);
//! assert_eq!(sheet.next_ply(), Ply(2));
//! assert_eq!(sheet.cells[0].written, Written::Text(MoveText::new("e4")));
//! assert_eq!(sheet.cells[0].earlier[0].written, Written::Dash);
//! ```

mod fold;

pub(crate) use fold::{last_standing, standing_result};

use std::collections::BTreeMap;

pub use crate::cell::Written;
use crate::clock::ClockReading;
use crate::diagram::{Diagram, Effect, geometric_spelling};
use crate::log::{DrawMark, Log, Seq};
use crate::men::Color;
use crate::notation::{Notation, Spelling};
use crate::outcome::GameResult;
use crate::ply::{MoveLabel, Numbering, Ply};
use crate::setup::SetUp;

/// The name of the header line that tells in which notation the texts of a sheet are written, where that was settled when
/// the sheet was made: what stands in its cells is read so for ever.
pub const NOTATION_LINE: &str = "SheetNotation";

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
    /// The notation that the texts are written in, if it was chosen. Otherwise it is found from the game as a whole.
    pub notation: Option<Notation>,
}

/// A cell of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What stands there now.
    pub written: Written,
    /// The time on the clock, if noted.
    pub clock: Option<ClockReading>,
    /// Whether a draw offer is noted.
    pub draw_offer: DrawMark,
    /// What stood there before, oldest first; shown struck through.
    pub earlier: Vec<Struck>,
    /// The log entry that wrote what stands there now.
    pub seq: Seq,
    /// The last log entry that changed anything in the cell: what stands there, the time or the sign.
    pub changed: Seq,
}

/// Something struck out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Struck {
    /// What stood there.
    pub written: Written,
    /// The log entry that wrote it.
    pub seq: Seq,
}

/// A cell that was taken out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Removed {
    /// The cell before which it stood, by the places of today.
    pub before: Ply,
    /// The cell.
    pub entry: Entry,
    /// The log entry that took it out.
    pub seq: Seq,
}

/// A signature under the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Signed {
    /// Whose.
    pub side: Color,
    /// The log entry; what came after it was not signed.
    pub seq: Seq,
}

/// An entry of the log that the sheet has no place for. The recorder writes none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassedOver {
    /// The log entry.
    pub seq: Seq,
    /// Why.
    pub why: Misplaced,
}

/// Why the sheet has no place for an edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Misplaced {
    /// The sheet has no such cell.
    #[error("there is no cell at ply {ply}: the sheet ends at ply {last}")]
    NoSuchCell {
        /// The cell named.
        ply: Ply,
        /// The last cell.
        last: Ply,
    },
    /// Writing goes into the first free cell.
    #[error("ply {ply} is not the next cell, which is ply {next}")]
    NotNext {
        /// The cell named.
        ply: Ply,
        /// The first free cell.
        next: Ply,
    },
    /// The cells up to a diagram that the director confirmed keep their places (US 15F3). They can be corrected.
    #[error("the cells up to ply {diagram} cannot be moved: the director confirmed the diagram after it")]
    BeforeDiagram {
        /// The ply after which the diagram stands.
        diagram: Ply,
    },
    /// The side to move of the diagram is not the side of the move at which the record goes on.
    #[error("the diagram has {} to move, but the record goes on at {next_move}", crate::men::side_name(*.turn))]
    WrongTurn {
        /// The side to move.
        turn: Color,
        /// Where the record would go on.
        next_move: MoveLabel,
    },
    /// The record would go on at a cell that is written already, or before its first move.
    #[error("the record cannot go on at {next_move}: the next cell is ply {next}")]
    DiagramBehind {
        /// Where the record would go on.
        next_move: MoveLabel,
        /// The first free cell.
        next: Ply,
    },
    /// No game has so many moves.
    #[error("a sheet ends at ply {}", LAST_PLY)]
    SheetFull,
    /// Only what was done last can be taken back.
    #[error("entry {seq} is not the last one that can be taken back")]
    NotLast {
        /// The entry named.
        seq: Seq,
    },
    /// A log is opened once.
    #[error("the game was opened already")]
    OpenedAgain,
}

/// The last cell that a sheet may have. Even a game in which a draw is claimed at the last moment each time the
/// fifty-move rule allows it has fewer plies; a label beyond it is a slip of the pen and must not fill the device with
/// empty cells.
pub const LAST_PLY: Ply = Ply(12_000);

/// What the log folds into.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// Names and values of the header, in order.
    pub header: Vec<(String, String)>,
    /// The position before ply 1.
    pub start: SetUp,
    /// The cells, ply 1 first.
    pub cells: Vec<Entry>,
    /// Cells that were taken out, in the order in which they were.
    pub removed: Vec<Removed>,
    /// Positions confirmed by the director, by the ply after which they stood.
    pub diagrams: BTreeMap<Ply, SetUp>,
    /// The result, if noted.
    pub result: Option<GameResult>,
    /// Signatures, in the order in which they were given.
    pub signatures: Vec<Signed>,
    /// Log entries that the sheet has no place for.
    pub passed_over: Vec<PassedOver>,
}

impl Sheet {
    /// Folds the log. What was taken back is left out, as if it had never been done; the log still has it.
    #[must_use]
    pub fn of(log: &Log) -> Sheet {
        fold::fold(log.entries())
    }

    /// The sheet as it stood after the entry `seq`, such as the one at which a claim froze it: what was written, corrected
    /// or taken back later does not count (US 13C3).
    #[must_use]
    pub fn as_of(log: &Log, seq: Seq) -> Sheet {
        let entries = log.entries().iter().take_while(|logged| logged.seq <= seq).count();
        fold::fold(log.entries().get(..entries).unwrap_or_default())
    }

    /// The game as a replay takes it.
    #[must_use]
    pub fn line(&self) -> Line {
        let cells = self.cells.iter().map(|entry| entry.written.clone()).collect();
        let notation = self.tag(NOTATION_LINE).and_then(|name| name.parse().ok());
        Line { start: self.start.clone(), cells, diagrams: self.diagrams.clone(), notation }
    }

    /// How the cells are numbered.
    #[must_use]
    pub fn numbering(&self) -> Numbering {
        self.start.numbering()
    }

    /// The first free cell.
    #[must_use]
    pub fn next_ply(&self) -> Ply {
        Ply::of_cell(self.cells.len())
    }

    /// The last cell, or the start position when there is none.
    #[must_use]
    pub fn last_ply(&self) -> Ply {
        self.next_ply().previous().unwrap_or(Ply::START)
    }

    /// What stands in a cell.
    #[must_use]
    pub fn entry(&self, ply: Ply) -> Option<&Entry> {
        self.cells.get(ply.cell()?)
    }

    /// The value of a header line.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.header.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The diagram to which the whole record leads.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        self.diagram_after(self.last_ply())
    }

    /// The diagram to which the record leads after a ply; for a ply beyond the end the last one.
    #[must_use]
    pub fn diagram_after(&self, ply: Ply) -> Diagram {
        let mut diagram = self.first_diagram();
        for step in (1..=ply.min(self.last_ply()).0).map(Ply) {
            self.advance(&mut diagram, step);
        }
        diagram
    }

    /// How each cell's move is spelled by [geometry](geometric_spelling); `None` where no squares are known.
    #[must_use]
    pub fn spellings(&self) -> Vec<Option<Spelling>> {
        let mut diagram = self.first_diagram();
        let mut spellings = Vec::with_capacity(self.cells.len());
        for ply in (1..=self.last_ply().0).map(Ply) {
            spellings.push(self.spelling_on(&diagram, ply));
            self.advance(&mut diagram, ply);
        }
        spellings
    }

    /// How the move in the cell at `ply` is spelled on the diagram before it.
    pub(crate) fn spelling_on(&self, diagram: &Diagram, ply: Ply) -> Option<Spelling> {
        match &self.entry(ply)?.written {
            Written::Move { gesture, text: _ } => {
                Some(geometric_spelling(diagram, self.numbering().mover(ply), gesture))
            }
            Written::Text(_) | Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => None,
        }
    }

    /// The diagram before the first cell.
    pub(crate) fn first_diagram(&self) -> Diagram {
        Diagram::of(self.diagrams.get(&Ply::START).unwrap_or(&self.start))
    }

    /// Takes a diagram over the cell at `ply`.
    pub(crate) fn advance(&self, diagram: &mut Diagram, ply: Ply) {
        if let Some(setup) = self.diagrams.get(&ply) {
            *diagram = Diagram::of(setup);
            return;
        }
        let moved = match self.entry(ply).map(|entry| &entry.written) {
            Some(Written::Move { gesture, text: _ }) => diagram.apply(gesture, self.numbering().mover(ply)),
            Some(Written::Text(_) | Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank) | None => {
                Effect::NothingThere
            }
        };
        if moved == Effect::NothingThere {
            diagram.doubt(ply);
        }
    }
}

impl Entry {
    /// A cell in which something has just been written.
    #[must_use]
    pub fn new(written: Written, seq: Seq) -> Entry {
        Entry { written, clock: None, draw_offer: DrawMark::NotOffered, earlier: Vec::new(), seq, changed: seq }
    }
}
