//! What a player does on the record screen, turned into entries of the log.
//!
//! A [`Recorder`] owns the log of a running game. Taps, the pad and the keyboard all come in as a [`RecordAction`], and
//! the same move gives the same entry whichever way it came. Typed text that geometry reads in one way is kept with its
//! squares; text that it reads in several ways is asked back; any other text is kept as it is. Nothing is refused
//! because of chess: illegal moves, two moves in a row by one side and moves after mate are recorded like any other.
//! The recorder deliberately has no clock, no store and no knowledge of legality.
//!
//! ```
//! use std::time::Duration;
//! use scoresheet_record::log::Stamp;
//! use scoresheet_record::men::Square;
//! use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
//! use scoresheet_record::setup::SetUp;
//!
//! let at = Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::ZERO };
//! let mut recorder = Recorder::new(Vec::new(), SetUp::default(), at);
//! let tapped = Writing::Squares { from: Square::E2, to: Square::E4, promotion: None };
//! recorder.apply(RecordAction::Write(tapped), at).unwrap();
//! recorder.apply(RecordAction::Undo, at).unwrap();
//! assert!(recorder.sheet().cells.is_empty());
//! assert_eq!(recorder.log().entries().len(), 3);
//! ```

mod resolve;

use crate::clock::ClockReading;
use crate::diagram::{Diagram, Gesture};
use crate::log::{DrawMark, Edit, Event, Log, Seq, Stamp};
use crate::men::{CastlingSide, Role, Square};
use crate::notation::{MoveText, Spelling};
use crate::outcome::GameResult;
use crate::ply::{MoveLabel, Ply};
use crate::recorder::resolve::{Place, Resolved, resolve, resolve_existing};
use crate::setup::SetUp;
use crate::sheet::{Misplaced, Sheet, Signed, last_standing};

/// What is put into a cell, as the player puts it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Writing {
    /// Two squares that were tapped.
    Squares {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// The castling key.
    Castle(CastlingSide),
    /// A move that was typed.
    Text(MoveText),
    /// A move that was typed, with the answer to [`Outcome::Ask`].
    TextAs {
        /// What was typed.
        text: MoveText,
        /// The gesture that was meant.
        gesture: Gesture,
    },
    /// A move that was typed and may mean several gestures, kept without an answer to [`Outcome::Ask`].
    Undecided(MoveText),
    /// Something that cannot be deciphered.
    Illegible(MoveText),
    /// A bare check mark.
    Tick,
    /// A dash.
    Dash,
    /// Nothing: the cell stays empty, so that one side can move twice.
    Blank,
}

/// What a player, or the director, does to the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordAction {
    /// Writes the next cell.
    Write(Writing),
    /// Replaces what stands in a cell; the old text stays, struck through.
    Correct {
        /// The cell.
        ply: Ply,
        /// What stands there from now on.
        to: Writing,
    },
    /// Puts a cell in before another.
    Insert {
        /// The place of the new cell.
        ply: Ply,
        /// What is put in.
        writing: Writing,
    },
    /// Takes a cell out.
    Remove {
        /// The cell.
        ply: Ply,
    },
    /// Sets or takes off the sign for a draw offer.
    DrawOffer {
        /// The cell.
        ply: Ply,
        /// The sign.
        mark: DrawMark,
    },
    /// Notes the time on the clock, or takes the note off.
    Clock {
        /// The cell.
        ply: Ply,
        /// What the clock shows.
        reading: Option<ClockReading>,
    },
    /// Writes a line of the header.
    Header {
        /// Its name.
        tag: String,
        /// Its value.
        value: String,
    },
    /// Goes on from a diagram that the director confirmed (US 15F3).
    Position {
        /// The position, with the side to move.
        diagram: SetUp,
        /// Where the record goes on.
        next_move: MoveLabel,
    },
    /// Notes the result.
    Result(GameResult),
    /// Takes back the last edit or result that stands.
    Undo,
}

/// What came of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It is in the log.
    Recorded(Seq),
    /// The text may mean several gestures and nothing was recorded. The answer comes as [`Writing::TextAs`].
    Ask(Vec<Gesture>),
}

/// Why an action cannot be recorded. It is never about chess.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The sheet has no place for it.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
    /// A text was typed without a letter in it.
    #[error("the move typed for ply {ply} is empty")]
    EmptyText {
        /// The cell.
        ply: Ply,
    },
    /// No edit and no result stands.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Edits and results are recorded by actions, and a game is opened once.
    #[error("only what leaves the sheet as it is can be noted")]
    NotANote,
}

/// The record of a running game. The sheet, its last diagram and its spellings are kept beside the log, so that the next
/// entry costs the same after two thousand entries as after twenty; they always are what the log folds into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorder {
    log: Log,
    sheet: Sheet,
    diagram: Diagram,
    spellings: Vec<Option<Spelling>>,
}

impl Recorder {
    /// Opens a game with its header and the position before the first move.
    #[must_use]
    pub fn new(header: Vec<(String, String)>, start: SetUp, at: Stamp) -> Recorder {
        let mut log = Log::new();
        log.append(at, Event::Opened { header, start });
        Recorder::resume(log)
    }

    /// Goes on with a game.
    #[must_use]
    pub fn resume(log: Log) -> Recorder {
        let sheet = Sheet::of(&log);
        let (diagram, spellings) = (sheet.diagram(), sheet.spellings());
        Recorder { log, sheet, diagram, spellings }
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The sheet as it stands.
    #[must_use]
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The diagram to which the whole record leads.
    #[must_use]
    pub fn diagram(&self) -> &Diagram {
        &self.diagram
    }

    /// How each cell's move is spelled by geometry; `None` where no squares are known.
    #[must_use]
    pub fn spellings(&self) -> &[Option<Spelling>] {
        &self.spellings
    }

    /// Does what was asked at `at`, or asks back.
    ///
    /// # Errors
    /// Only when the request is malformed, such as a cell that the sheet does not have. The log is then as it was.
    pub fn apply(&mut self, action: RecordAction, at: Stamp) -> Result<Outcome, RecordError> {
        match self.edit_of(action)? {
            Asked::Record(Event::Edit(edit @ Edit::Undo { .. })) => Ok(self.refold(at, Event::Edit(edit))),
            Asked::Record(Event::Edit(edit)) => {
                // What the sheet has no place for must not get into the log.
                self.sheet.edit(self.log.next_seq(), &edit)?;
                self.follow(&edit);
                Ok(Outcome::Recorded(self.log.append(at, Event::Edit(edit)).seq))
            }
            Asked::Record(other) => Ok(self.refold(at, other)),
            Asked::Back(gestures) => Ok(Outcome::Ask(gestures)),
        }
    }

    fn edit_of(&self, action: RecordAction) -> Result<Asked, RecordError> {
        let sheet = &self.sheet;
        let edit = match action {
            RecordAction::Write(writing) => {
                let ply = sheet.next_ply();
                let place = Place { sheet, diagram: &self.diagram, ply };
                match resolve(place, writing)? {
                    Resolved::Written(written) => Edit::Write { ply, written },
                    Resolved::Ask(gestures) => return Ok(Asked::Back(gestures)),
                }
            }
            RecordAction::Correct { ply, to } => match resolve_existing(sheet, ply, to)? {
                Resolved::Written(to) => Edit::Correct { ply, to },
                Resolved::Ask(gestures) => return Ok(Asked::Back(gestures)),
            },
            RecordAction::Insert { ply, writing } => match resolve_existing(sheet, ply, writing)? {
                Resolved::Written(written) => Edit::Insert { ply, written },
                Resolved::Ask(gestures) => return Ok(Asked::Back(gestures)),
            },
            RecordAction::Remove { ply } => Edit::Remove { ply },
            RecordAction::DrawOffer { ply, mark } => Edit::DrawOffer { ply, mark },
            // The log holds tenths of a second.
            RecordAction::Clock { ply, reading } => Edit::Clock { ply, reading: reading.map(ClockReading::to_tenths) },
            RecordAction::Header { tag, value } => Edit::Header { tag, value },
            RecordAction::Position { diagram, next_move } => Edit::Position { diagram, next_move },
            RecordAction::Result(result) => return Ok(Asked::Record(Event::Result(result))),
            RecordAction::Undo => Edit::Undo { seq: last_standing(&self.log).ok_or(RecordError::NothingToUndo)? },
        };
        Ok(Asked::Record(Event::Edit(edit)))
    }

    /// Brings the diagram and the spellings up to an edit that the sheet has taken.
    fn follow(&mut self, edit: &Edit) {
        match edit {
            Edit::Write { ply, .. } => {
                self.spellings.push(self.sheet.spelling_on(&self.diagram, *ply));
                self.sheet.advance(&mut self.diagram, *ply);
            }
            Edit::DrawOffer { .. } | Edit::Clock { .. } | Edit::Header { .. } => {}
            Edit::Correct { .. }
            | Edit::Insert { .. }
            | Edit::Remove { .. }
            | Edit::Position { .. }
            | Edit::Undo { .. } => {
                self.diagram = self.sheet.diagram();
                self.spellings = self.sheet.spellings();
            }
        }
    }

    /// Records something whose effect on the sheet is found by folding the log anew.
    fn refold(&mut self, at: Stamp, what: Event) -> Outcome {
        let seq = self.log.append(at, what).seq;
        *self = Recorder::resume(std::mem::take(&mut self.log));
        Outcome::Recorded(seq)
    }

    /// Notes what happened beside the record: presence, a claim, the lock, a decision, a signature.
    ///
    /// # Errors
    /// [`RecordError::NotANote`] for what belongs to [`apply`](Self::apply) or [`new`](Self::new).
    pub fn note(&mut self, what: Event, at: Stamp) -> Result<Seq, RecordError> {
        match what {
            Event::Opened { .. } | Event::Edit(_) | Event::Result(_) => Err(RecordError::NotANote),
            Event::Presence(_) | Event::Claim(_) | Event::Unlock(_) | Event::Decision { .. } | Event::Closed => {
                Ok(self.log.append(at, what).seq)
            }
            Event::Signature { side } => {
                let seq = self.log.append(at, what).seq;
                self.sheet.signatures.push(Signed { side, seq });
                Ok(seq)
            }
        }
    }
}

/// What an action asks for: an entry, or an answer first.
enum Asked {
    Record(Event),
    Back(Vec<Gesture>),
}
