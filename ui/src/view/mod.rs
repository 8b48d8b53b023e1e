//! What the screens show, as plain values.
//!
//! A view is a pure function of the desk's state: no widgets, no chess in the widgets. [`recording`] and everything that
//! it is made of is written against `scoresheet_record` alone, so that nothing a player sees can depend on legality
//! (`design.md` §2, the judge line); [`ruling`] is what the director sees.

mod board;
mod log;
mod recording;
mod ruling;
mod sheet;

pub use board::{BoardView, SquareMark, SquareView, board};
pub use log::{LogLine, log_lines};
pub use recording::{AskedView, RecordingView, SavedBand, named, recording, saved_band, saved_up_to};
pub use ruling::{DiagramView, RulingInput, RulingView, Standing, ruling};
pub use sheet::{CellKind, Picked, SavedMark, SheetCell, SheetPage, SheetPages, SheetRow, cell_text};
