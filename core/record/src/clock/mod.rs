//! Clocks as written down: readings, time controls with their periods, and the classes of games they make.
//!
//! Use [`ClockReading`] for what a clock shows, [`TimeControl`] for what the event announced, and ask a control for the
//! facts that rules depend on: whether a period is sudden death, whether it adds 30 seconds a move, which period a
//! player is in. It deliberately runs no clock, and it names no federation's consequence: what follows from time
//! pressure or from a flag fall is for `scoresheet-core`. A control that nobody knows is no [`TimeControl`] at all, so
//! callers hold an `Option`.
//!
//! ```
//! use scoresheet_record::clock::{ClockReading, FideClass, TimeControl, UsClass};
//!
//! let control = TimeControl::parse("40/7200:3600d5").unwrap().unwrap();
//! let period = control.period_at(40);
//! assert_eq!(period.to_string(), "2");
//! assert!(control.is_sudden_death(period));
//! assert_eq!(control.us_class(), Some(UsClass::Regular));
//! assert_eq!(control.fide_class(), FideClass::Standard);
//! assert!("4:59".parse::<ClockReading>().unwrap() < ClockReading::from_minutes(5));
//! ```

mod class;
mod control;
mod reading;

pub use class::{FideClass, UsClass};
pub use control::{Addition, ControlError, Counting, Period, PeriodNumber, TimeControl};
pub use reading::{ClockReading, ClockReadingError};

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
