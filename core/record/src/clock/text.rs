//! What people and programs write for a time: `1:31:15`, `1:31`, `91`, `1h31`, `0:58.6`.
//!
//! [`ClockText`] reads a time left, [`ElapsedText`] the time taken for a move. Where a text may mean two times both are
//! kept; [`ClockText::taken`](ClockText::taken) decides between them from what else is known and says on what ground.

use std::time::Duration;

use super::ClockReading;
use super::shape::{Shape, shape};

/// A text that tells no time. The text is named as it was written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ClockTextError {
    /// Nothing there.
    #[error("the time is empty")]
    Empty,
    /// A time below zero; no clock shows one.
    #[error("{text:?} is a time below zero")]
    Negative {
        /// The text.
        text: String,
    },
    /// More time than a clock can have.
    #[error("{text:?} is more time than a clock can show")]
    TooLong {
        /// The text.
        text: String,
    },
    /// Sixty minutes beside hours, or sixty seconds beside minutes, or more.
    #[error("{text:?} is no time: minutes and seconds go to 59")]
    Impossible {
        /// The text.
        text: String,
    },
    /// Something else.
    #[error("{text:?} is no time such as 1:31:00, 1:31 or 91")]
    NotATime {
        /// The text.
        text: String,
    },
}

/// In which form a time is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockForm {
    /// `1:31:15`, as PGN wants it, with a fraction of a second or without.
    Full,
    /// Three numbers in another spelling: `1:5:9`, `1.31.15`.
    Loose,
    /// Two numbers, `1:31` or `1.31`.
    TwoNumbers,
    /// A number alone, `91`: for a clock minutes, as players note them on a sheet.
    Number,
    /// Seconds with a fraction, `58.6` or `0:58.6`.
    Seconds,
    /// With units, `1h31`, `91'`, `58s`.
    Units,
}

/// The times that the text of a clock may mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockText {
    form: ClockForm,
    likeliest: ClockReading,
    others: Vec<ClockReading>,
    /// What the text means only if what it usually means cannot be.
    remote: Option<ClockReading>,
}

/// No clock at a board shows ten hours or more with hours and minutes alone.
const MOST_HOURS: u32 = 9;

const HOUR: u64 = 3_600_000;
const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;

impl ClockText {
    /// Reads the time left to a player.
    ///
    /// Three numbers are hours, minutes and seconds. Two are hours and minutes on a clock with much time left, and
    /// minutes and seconds on one with little; feeds and players write both, so both are kept, hours and minutes first.
    /// A number alone is minutes: `91` is 1:31:00.
    ///
    /// # Errors
    /// If the text tells no time, or one that no clock can show.
    pub fn read(text: &str) -> Result<ClockText, ClockTextError> {
        let refused = Refusal { text };
        let one = |form, millis| refused.of_clock(millis).map(|reading| ClockText::only(form, reading));
        match shape(text, '.')? {
            Shape::Three { numbers: [hours, minutes, seconds], millis, is_loose } => {
                refused.sixty_or_more([minutes, seconds])?;
                let form = if is_loose { ClockForm::Loose } else { ClockForm::Full };
                one(form, in_millis([hours, minutes, seconds]) + millis)
            }
            Shape::Two { numbers: [first, second], millis: Some(millis) } => {
                refused.sixty_or_more([second])?;
                one(ClockForm::Seconds, in_millis([0, first, second]) + millis)
            }
            Shape::Two { numbers: [first, second], millis: None } => {
                refused.sixty_or_more([second])?;
                let short = one(ClockForm::TwoNumbers, in_millis([0, first, second]))?;
                if first > MOST_HOURS || (first, second) == (0, 0) {
                    return Ok(short);
                }
                let long = one(ClockForm::TwoNumbers, in_millis([first, second, 0]))?;
                Ok(ClockText { others: vec![short.likeliest], ..long })
            }
            Shape::One { number, millis: Some(millis) } => one(ClockForm::Seconds, u64::from(number) * SECOND + millis),
            Shape::One { number, millis: None } => {
                if number >= (MOST_HOURS + 1) * 60 {
                    return Err(refused.too_long());
                }
                let remote = refused.of_clock(u64::from(number) * SECOND)?;
                let minutes = one(ClockForm::Number, u64::from(number) * MINUTE)?;
                Ok(ClockText { remote: Some(remote).filter(|_| number > 0), ..minutes })
            }
            Shape::Units { millis } => one(ClockForm::Units, millis),
        }
    }

    fn only(form: ClockForm, reading: ClockReading) -> ClockText {
        ClockText { form, likeliest: reading, others: Vec::new(), remote: None }
    }

    /// In which form the time is written.
    #[must_use]
    pub fn form(&self) -> ClockForm {
        self.form
    }

    /// Every time that the text may mean, the likeliest first.
    pub fn readings(&self) -> impl Iterator<Item = ClockReading> {
        [self.likeliest].into_iter().chain(self.others.iter().copied())
    }

    /// The time that the text means if nothing else is known.
    #[must_use]
    pub fn likeliest(&self) -> ClockReading {
        self.likeliest
    }

    /// What the text can mean only if what it usually means cannot be: the number alone as seconds.
    #[must_use]
    pub fn remote(&self) -> Option<ClockReading> {
        self.remote
    }
}

/// The times that the text of an elapsed time, `[%emt …]`, may mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ElapsedText {
    /// In which form it is written.
    pub form: ClockForm,
    /// The likeliest time.
    pub likeliest: Duration,
    /// The other time that it may mean: two numbers may be hours and minutes.
    pub other: Option<Duration>,
}

impl ElapsedText {
    /// Reads the time taken for a move. Two numbers are minutes and seconds rather than hours and minutes, and a number
    /// alone is seconds, which servers write: `[%emt 1.203]`.
    ///
    /// # Errors
    /// If the text tells no time.
    pub fn read(text: &str) -> Result<ElapsedText, ClockTextError> {
        let refused = Refusal { text };
        let one = |form, millis| {
            refused.of_clock(millis)?;
            Ok(ElapsedText { form, likeliest: Duration::from_millis(millis), other: None })
        };
        match shape(text, ':')? {
            Shape::Three { numbers: [hours, minutes, seconds], millis, is_loose } => {
                refused.sixty_or_more([minutes, seconds])?;
                let form = if is_loose { ClockForm::Loose } else { ClockForm::Full };
                one(form, in_millis([hours, minutes, seconds]) + millis)
            }
            Shape::Two { numbers: [minutes, seconds], millis } => {
                refused.sixty_or_more([seconds])?;
                let form = if millis.is_some() { ClockForm::Seconds } else { ClockForm::TwoNumbers };
                let short = one(form, in_millis([0, minutes, seconds]) + millis.unwrap_or(0))?;
                let can_be_long = millis.is_none() && minutes <= MOST_HOURS && (minutes, seconds) != (0, 0);
                let other = can_be_long.then(|| Duration::from_millis(in_millis([minutes, seconds, 0])));
                Ok(ElapsedText { other, ..short })
            }
            Shape::One { number, millis } => one(ClockForm::Seconds, u64::from(number) * SECOND + millis.unwrap_or(0)),
            Shape::Units { millis } => one(ClockForm::Units, millis),
        }
    }
}

/// A time taken as `[%emt …]` has it: `0:00:05.3`. Read by [`ElapsedText::read`]; thousandths are the finest.
#[must_use]
pub fn elapsed_with_hours(elapsed: Duration) -> String {
    let millis = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
    let most = ClockReading::from_seconds(u32::MAX);
    ClockReading::from_millis(millis).unwrap_or(most).with_hours()
}

fn in_millis([hours, minutes, seconds]: [u32; 3]) -> u64 {
    u64::from(hours) * HOUR + u64::from(minutes) * MINUTE + u64::from(seconds) * SECOND
}

/// The text that is refused.
struct Refusal<'a> {
    text: &'a str,
}

impl Refusal<'_> {
    fn sixty_or_more<const COUNT: usize>(&self, numbers: [u32; COUNT]) -> Result<(), ClockTextError> {
        if numbers.iter().all(|number| *number < 60) {
            return Ok(());
        }
        Err(ClockTextError::Impossible { text: self.text.to_owned() })
    }

    fn too_long(&self) -> ClockTextError {
        ClockTextError::TooLong { text: self.text.to_owned() }
    }

    fn of_clock(&self, millis: u64) -> Result<ClockReading, ClockTextError> {
        ClockReading::from_millis(millis).ok_or_else(|| self.too_long())
    }
}

#[cfg(test)]
mod tests;
