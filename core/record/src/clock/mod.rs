//! Clocks as written down: readings, time controls with their periods, and the classes of games they make.
//!
//! Use [`ClockReading`] for what a clock shows, [`TimeControl`] for what the event announced, and ask a control for the
//! facts that rules depend on: whether a period is sudden death, whether it adds 30 seconds a move, which period a
//! player is in, how much a clock can show. [`ClockText`], [`ElapsedText`] and [`ControlTag`] read what people and
//! programs write, keep both meanings of a text that has two, and say what was doubtful. It deliberately runs no clock, and it names no federation's consequence: what follows from time
//! pressure or from a flag fall is for `scoresheet-core`. A control that nobody knows is no [`TimeControl`] at all, so
//! callers hold an `Option`.
//!
//! ```
//! use scoresheet_record::clock::{ClockReading, ClockText, FideClass, TimeControl, UsClass};
//!
//! let control = TimeControl::parse("40/7200:3600d5").unwrap().unwrap();
//! let period = control.period_at(40);
//! assert_eq!(period.to_string(), "2");
//! assert!(control.is_sudden_death(period));
//! assert_eq!(control.us_class(), Some(UsClass::Regular));
//! assert_eq!(control.fide_class(), Some(FideClass::Standard));
//! assert_eq!(ClockText::read("91").unwrap().likeliest(), ClockReading::from_minutes(91));
//! assert!("4:59".parse::<ClockReading>().unwrap() < ClockReading::from_minutes(5));
//! ```

mod budget;
mod class;
mod control;
mod free_form;
mod reading;
mod shape;
mod tag;
mod taken;
mod text;

pub use budget::FirstDisplay;
pub use class::{FideClass, UsClass};
pub use control::{Addition, ControlError, Counting, Period, PeriodNumber, TimeControl};
pub use reading::{ClockReading, ClockReadingError};
pub use tag::{ControlDoubt, ControlMeaning, ControlTag};
pub use taken::{ClockContext, Ground, PreviousReading, TakenReading};
pub use text::{ClockForm, ClockText, ClockTextError, ElapsedText, elapsed_with_hours};

use crate::message::{Arg, ToArg};

/// A length of time in whole seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seconds(pub u32);

impl Seconds {
    /// So many minutes.
    #[must_use]
    pub const fn from_minutes(minutes: u32) -> Seconds {
        Seconds(minutes.saturating_mul(60))
    }
}

impl ToArg for Seconds {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::from(self.0))
    }
}

impl ToArg for ClockReading {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl ToArg for PeriodNumber {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::from(self.number()))
    }
}

impl ToArg for TimeControl {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}
