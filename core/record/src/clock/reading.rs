//! What a clock shows.

use std::fmt;
use std::str::FromStr;

use super::Seconds;

/// The time left to a player, as a clock shows it: whole seconds, and a fraction where the clock has one.
///
/// Sheets and clocks at the board know tenths at most; some programs write milliseconds into PGN, which are kept.
/// Readings compare by time left, so "less than five minutes" (US 11D1) is `reading < ClockReading::from_minutes(5)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockReading {
    // The order of the fields gives the order of the readings.
    seconds: u32,
    millis: u16,
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
    pub const ZERO: ClockReading = ClockReading { seconds: 0, millis: 0 };

    /// So many seconds left.
    #[must_use]
    pub const fn from_seconds(seconds: u32) -> ClockReading {
        ClockReading { seconds, millis: 0 }
    }

    /// So many minutes left.
    #[must_use]
    pub const fn from_minutes(minutes: u32) -> ClockReading {
        ClockReading::from_seconds(Seconds::from_minutes(minutes).0)
    }

    /// So many tenths of a second left. `None` if the whole seconds do not fit into 32 bits, 136 years.
    #[must_use]
    pub fn from_tenths(tenths: u64) -> Option<ClockReading> {
        ClockReading::from_millis(tenths.checked_mul(100)?)
    }

    /// So many thousandths of a second left. `None` if the whole seconds do not fit into 32 bits.
    #[must_use]
    pub fn from_millis(millis: u64) -> Option<ClockReading> {
        let seconds = u32::try_from(millis / 1000).ok()?;
        Some(ClockReading { seconds, millis: u16::try_from(millis % 1000).ok()? })
    }

    /// All the time left in tenths of a second; what is finer is dropped.
    #[must_use]
    pub fn in_tenths(self) -> u64 {
        u64::from(self.seconds) * 10 + u64::from(self.tenths())
    }

    /// All the time left in thousandths of a second.
    #[must_use]
    pub fn in_millis(self) -> u64 {
        u64::from(self.seconds) * 1000 + u64::from(self.millis)
    }

    /// The reading as a sheet holds it, in tenths of a second.
    #[must_use]
    pub const fn to_tenths(self) -> ClockReading {
        ClockReading { seconds: self.seconds, millis: self.millis / 100 * 100 }
    }

    /// The whole seconds left; a fraction is dropped.
    #[must_use]
    pub const fn whole_seconds(self) -> Seconds {
        Seconds(self.seconds)
    }

    /// The tenths of a second beyond the whole seconds, 0 to 9.
    #[must_use]
    pub const fn tenths(self) -> u16 {
        self.millis / 100
    }

    /// The reading after `time` was added to the clock, as by a penalty to the opponent (US 1C2a).
    #[must_use]
    pub const fn plus(self, time: Seconds) -> ClockReading {
        ClockReading { seconds: self.seconds.saturating_add(time.0), millis: self.millis }
    }

    /// The reading after `time` was taken off the clock; a clock does not go below zero.
    #[must_use]
    pub const fn minus(self, time: Seconds) -> ClockReading {
        match self.seconds.checked_sub(time.0) {
            Some(seconds) => ClockReading { seconds, millis: self.millis },
            None => ClockReading::ZERO,
        }
    }

    /// The reading with its hours, as `[%clk …]` has it: `0:04:44.7`.
    #[must_use]
    pub fn with_hours(self) -> String {
        let (hours, minutes, seconds) = (self.seconds / 3600, self.seconds / 60 % 60, self.seconds % 60);
        format!("{hours}:{minutes:02}:{seconds:02}{}", fraction(self.millis))
    }
}

impl FromStr for ClockReading {
    type Err = ClockReadingError;

    /// Reads `m:ss` and `h:mm:ss`, either with a fraction of a second. Minutes may exceed 59 where no hours are given.
    /// Of a fraction the tenths are kept, as on a sheet. [`ClockText`](super::ClockText) reads what else is written.
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
    ClockReading::from_tenths(u64::from(seconds) * 10 + u64::from(tenths))
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

/// A fraction of a second behind the seconds, without zeros at its end; empty if there is none.
fn fraction(millis: u16) -> String {
    match millis {
        0 => String::new(),
        _ => format!(".{millis:03}").trim_end_matches('0').to_owned(),
    }
}

impl fmt::Display for ClockReading {
    /// Prints `4:59` and, from one hour on, `1:05:09`; a fraction only if there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.seconds >= 3600 {
            return f.write_str(&self.with_hours());
        }
        write!(f, "{}:{:02}{}", self.seconds / 60, self.seconds % 60, fraction(self.millis))
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
    fn thousandths_are_kept_until_a_reading_is_put_on_a_sheet() {
        let reading = ClockReading::from_millis(284_753).unwrap();
        assert_eq!((reading.to_string(), reading.with_hours()), ("4:44.753".to_owned(), "0:04:44.753".to_owned()));
        assert_eq!((reading.in_tenths(), reading.in_millis()), (2847, 284_753));
        assert_eq!(reading.to_tenths(), ClockReading::from_tenths(2847).unwrap());
        assert_eq!(ClockReading::from_millis(50).unwrap().to_string(), "0:00.05");
        assert!(reading.to_tenths() < reading && reading < ClockReading::from_tenths(2848).unwrap());
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
        fn printing_and_reading_agree(seconds in any::<u32>(), tenths in 0u16..10) {
            let reading = ClockReading { seconds, millis: tenths * 100 };
            assert_eq!(reading.to_string().parse(), Ok(reading));
            assert_eq!(ClockReading::from_tenths(reading.in_tenths()), Some(reading));
        }

        #[test]
        fn no_text_makes_reading_fail_badly(text in any::<String>()) {
            let _ = text.parse::<ClockReading>();
        }
    }
}
