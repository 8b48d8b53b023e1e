//! The two clocks of a game while it is being read.

use scoresheet_record::clock::{ClockContext, ClockReading, ControlTag, PreviousReading, TimeControl};
use scoresheet_record::ply::MoveLabel;

use crate::pgn::comment::WrittenClock;
use crate::pgn::oddity::PgnOddity;
use crate::pgn::time::{clock_oddity, control_oddity};

/// What is known for the reading of a clock: the control, and what each clock showed last.
#[derive(Debug, Clone, Default)]
pub(super) struct Clocks {
    control: Option<TimeControl>,
    white: Option<PreviousReading>,
    black: Option<PreviousReading>,
}

impl Clocks {
    /// Reads the `TimeControl` tag; what is odd about it.
    pub fn set_control(&mut self, text: Option<&str>) -> Option<PgnOddity> {
        let text = text?;
        let tag = ControlTag::read(text);
        self.control = tag.sure_control().cloned();
        control_oddity(text, &tag)
    }

    /// The reading that a text beside the move with this label means, and what is odd about it.
    pub fn take(&mut self, written: &WrittenClock, label: Option<MoveLabel>) -> (ClockReading, Option<PgnOddity>) {
        let own_moves_completed = label.map(|label| label.number.0);
        let mut last = label.map(|label| label.side.fold_wb(&mut self.white, &mut self.black));
        let previous = last.as_deref().and_then(|last| *last);
        let context = ClockContext { control: self.control.as_ref(), own_moves_completed, previous };
        let taken = written.read.taken(&context);
        if let Some(last) = &mut last {
            **last = Some(PreviousReading { reading: taken.reading, own_moves_completed });
        }
        (taken.reading, clock_oddity(&written.text, &written.read, &taken))
    }
}
