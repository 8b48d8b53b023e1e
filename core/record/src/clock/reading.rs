//! What a clock shows.

use std::fmt;
use std::str::FromStr;

use super::Seconds;

/// The time left to a player, as a clock shows it: whole seconds, and tenths where the clock has them.
///
/// Readings compare by time left, so "less than five minutes" (US 11D1) is `reading < ClockReading::from_minutes(5)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockReading {
    // The order of the fields gives the order of the readings.
    seconds: u32,
    tenths: u8,
}

/// A text that is no clock reading.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a clock reading such as 4:59 or 1:05:09")]
pub struct ClockReadingError {
    /// The text.
    pub text: String,
}

impl ClockReading {
    /// No time left.
    pub const ZERO: ClockReading = ClockReading { seconds: 0, tenths: 0 };

    /// So many seconds left.
    #[must_use]
    pub const fn from_seconds(seconds: u32) -> ClockReading {
        ClockReading { seconds, tenths: 0 }
    }

    /// So many minutes left.
    #[must_use]
    pub const fn from_minutes(minutes: u32) -> ClockReading {
        ClockReading::from_seconds(Seconds::from_minutes(minutes).0)
    }

    /// So many tenths of a second left. `None` if the whole seconds do not fit into 32 bits, 136 years.
    #[must_use]
    pub fn from_tenths(tenths: u64) -> Option<ClockReading> {
        let seconds = u32::try_from(tenths / 10).ok()?;
        Some(ClockReading { seconds, tenths: u8::try_from(tenths % 10).ok()? })
    }

    /// All the time left in tenths of a second.
    #[must_use]
    pub fn in_tenths(self) -> u64 {
        u64::from(self.seconds) * 10 + u64::from(self.tenths)
    }

    /// The whole seconds left; tenths are dropped.
    #[must_use]
    pub const fn whole_seconds(self) -> Seconds {
        Seconds(self.seconds)
    }

    /// The tenths of a second beyond the whole seconds, 0 to 9.
    #[must_use]
    pub const fn tenths(self) -> u8 {
        self.tenths
    }

    /// The reading after `time` was added to the clock, as by a penalty to the opponent (US 1C2a).
    #[must_use]
    pub const fn plus(self, time: Seconds) -> ClockReading {
        ClockReading { seconds: self.seconds.saturating_add(time.0), tenths: self.tenths }
    }

    /// The reading after `time` was taken off the clock; a clock does not go below zero.
    #[must_use]
    pub const fn minus(self, time: Seconds) -> ClockReading {
        match self.seconds.checked_sub(time.0) {
            Some(seconds) => ClockReading { seconds, tenths: self.tenths },
            None => ClockReading::ZERO,
        }
    }

    /// Every time that a clock display copied as `text` may mean, the likelier one first.
    ///
    /// Two numbers are hours and minutes on a clock with much time left, and minutes and seconds on one with little;
    /// feeds write both without a hint (`1:40`). Use [`str::parse`] where the format is agreed to be m:ss.
    ///
    /// # Errors
    /// If `text` cannot be read either way.
    pub fn possible(text: &str) -> Result<Vec<ClockReading>, ClockReadingError> {
        let short: ClockReading = text.parse()?;
        let hours_and_minutes = format!("{}:00", text.trim()).parse().ok();
        Ok(hours_and_minutes.into_iter().chain([short]).collect())
    }
}

impl FromStr for ClockReading {
    type Err = ClockReadingError;

    /// Reads `m:ss` and `h:mm:ss`, either with a fraction of a second. Minutes may exceed 59 where no hours are given.
    /// Of a fraction the tenths are kept.
    fn from_str(text: &str) -> Result<ClockReading, ClockReadingError> {
        read(text.trim()).ok_or_else(|| ClockReadingError { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<ClockReading> {
    let (clock, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Vec<&str> = clock.split(':').collect();
    let seconds = match *parts.as_slice() {
        [minutes, seconds] => whole(minutes)?.checked_mul(60)?.checked_add(sixtieths(seconds)?)?,
        [hours, minutes, seconds] => {
            let minutes = whole(hours)?.checked_mul(60)?.checked_add(sixtieths(minutes)?)?;
            minutes.checked_mul(60)?.checked_add(sixtieths(seconds)?)?
        }
        _ => return None,
    };
    if !is_digits(fraction) {
        return None;
    }
    let tenths = fraction.chars().next()?.to_digit(10)?;
    Some(ClockReading { seconds, tenths: u8::try_from(tenths).ok()? })
}

/// Rust reads `+5` as a number; a clock doesn't.
fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn whole(text: &str) -> Option<u32> {
    if is_digits(text) { text.parse().ok() } else { None }
}

/// Minutes after an hour or seconds after a minute: two digits, below 60.
fn sixtieths(text: &str) -> Option<u32> {
    if text.len() != 2 {
        return None;
    }
    whole(text).filter(|number| *number < 60)
}

impl fmt::Display for ClockReading {
    /// Prints `4:59` and, from one hour on, `1:05:09`; tenths only if there are any.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hours, minutes, seconds) = (self.seconds / 3600, self.seconds / 60 % 60, self.seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        } else {
            write!(f, "{minutes}:{seconds:02}")?;
        }
        if self.tenths > 0 {
            write!(f, ".{}", self.tenths)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, proptest};

    use super::*;

    #[test]
    fn readings_are_read_as_players_write_them() {
        for (text, seconds, tenths, printed) in [
            ("4:59", 299, 0, "4:59"),
            ("0:00", 0, 0, "0:00"),
            ("75:00", 4500, 0, "1:15:00"),
            ("1:05:09", 3909, 0, "1:05:09"),
            ("00:10:02", 602, 0, "10:02"),
            (" 0:04:44.7 ", 284, 7, "4:44.7"),
            ("0:00:58.63", 58, 6, "0:58.6"),
        ] {
            let reading: ClockReading = text.parse().unwrap();
            assert_eq!((reading.whole_seconds(), reading.tenths()), (Seconds(seconds), tenths), "{text}");
            assert_eq!(reading.to_string(), printed, "{text}");
        }
    }

    #[test]
    fn what_no_clock_shows_is_refused() {
        let bad = [
            "",
            ":",
            "5",
            "4:5",
            "4:60",
            "4:059",
            "1:60:00",
            "1:5:09",
            "-4:59",
            "+4:59",
            "4:+9",
            "4:59.",
            "4:59.x",
            "1:2:3:4",
            "4.59",
            "4:59 h",
            "99999999999:00",
            "71582789:00",
            "٤:٥٩",
        ];
        for text in bad {
            let error = text.parse::<ClockReading>().unwrap_err();
            assert!(error.to_string().contains(&format!("{text:?}")), "{error}");
        }
    }

    #[test]
    fn a_reading_in_tenths_loses_nothing() {
        let reading: ClockReading = "1:04:44.7".parse().unwrap();
        assert_eq!(reading.in_tenths(), 38_847);
        let most = u64::from(u32::MAX) * 10 + 9;
        assert_eq!(ClockReading::from_tenths(most).map(ClockReading::in_tenths), Some(most));
        assert_eq!(ClockReading::from_tenths(most + 1), None);
    }

    /// Rule: US 11D1, "less than five minutes".
    #[test]
    fn a_tenth_below_five_minutes_is_less_than_five_minutes() {
        let five = ClockReading::from_minutes(5);
        for (text, less) in [("4:59.9", true), ("5:00", false), ("5:00.1", false), ("0:00", true)] {
            assert_eq!(text.parse::<ClockReading>().unwrap() < five, less, "{text}");
        }
    }

    #[test]
    fn two_numbers_may_be_hours_and_minutes() {
        let seconds = |text| -> Vec<u32> {
            ClockReading::possible(text).unwrap().iter().map(|reading| reading.whole_seconds().0).collect()
        };
        assert_eq!(seconds("1:40"), [6000, 100]);
        assert_eq!(seconds("1:40:00"), [6000]);
        assert_eq!(seconds("1:40.5"), [100], "hours and minutes have no tenths");
        assert!(ClockReading::possible("1:4").is_err());
    }

    /// Rule: US 1C2a adds two minutes.
    #[test]
    fn penalties_move_the_reading_and_stop_at_zero() {
        let reading: ClockReading = "1:30.5".parse().unwrap();
        assert_eq!(reading.plus(Seconds::from_minutes(2)).to_string(), "3:30.5");
        assert_eq!(reading.minus(Seconds(60)).to_string(), "0:30.5");
        assert_eq!(reading.minus(Seconds::from_minutes(10)), ClockReading::ZERO);
        assert_eq!(ClockReading::from_seconds(u32::MAX).plus(Seconds(1)), ClockReading::from_seconds(u32::MAX));
    }

    proptest! {
        #[test]
        fn printing_and_reading_agree(seconds in any::<u32>(), tenths in 0u8..10) {
            let reading = ClockReading { seconds, tenths };
            assert_eq!(reading.to_string().parse(), Ok(reading));
            assert_eq!(ClockReading::from_tenths(reading.in_tenths()), Some(reading));
        }

        #[test]
        fn no_text_makes_reading_fail_badly(text in any::<String>()) {
            let _ = text.parse::<ClockReading>();
        }
    }
}
