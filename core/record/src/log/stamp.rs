//! Times: when something was done.

use std::time::Duration;

use chrono::{DateTime, FixedOffset};

/// When something was done, by two clocks of the device. They disagree when the wall clock was set or jumped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    /// Date, time of day and time zone.
    pub wall: DateTime<FixedOffset>,
    /// Time since the app was started, by a clock that only goes forward.
    pub since_start: Duration,
}

/// 2 January of the year 1 and 30 December 9999 in milliseconds since 1970: RFC 3339 has four digits for the year.
const WALL_RANGE: (i64, i64) = (-62_135_510_400_000, 253_402_128_000_000);

impl Stamp {
    /// The stamp as a log keeps it: both times cut to whole milliseconds, the time zone to whole minutes, the year
    /// within four digits, so that no way of saving it loses anything.
    #[must_use]
    pub fn settled(&self) -> Stamp {
        let (earliest, latest) = WALL_RANGE;
        let milliseconds = self.wall.timestamp_millis().clamp(earliest, latest);
        let minutes = self.wall.offset().local_minus_utc() / 60;
        let offset = FixedOffset::east_opt(minutes * 60);
        let utc = DateTime::from_timestamp_millis(milliseconds);
        // Neither is missing: the range is chrono's by far, and the offset is the stamp's own, nearer to zero.
        let wall = utc.zip(offset).map_or(self.wall, |(utc, offset)| utc.with_timezone(&offset));
        let since_start = u64::try_from(self.since_start.as_millis()).unwrap_or(u64::MAX).min(i64::MAX.unsigned_abs());
        Stamp { wall, since_start: Duration::from_millis(since_start) }
    }

    pub(super) fn offset_minutes(&self) -> i32 {
        self.wall.offset().local_minus_utc() / 60
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_settled_once() {
        let day = DateTime::from_timestamp(1_777_622_400, 123_456_789).unwrap();
        let odd = FixedOffset::east_opt(-(3 * 3600 + 25 * 60 + 21)).unwrap();
        for wall in [
            day.with_timezone(&odd),
            DateTime::from_timestamp(59, 1_999_999_999).unwrap().fixed_offset(),
            DateTime::<chrono::Utc>::MAX_UTC.fixed_offset(),
            DateTime::<chrono::Utc>::MIN_UTC.fixed_offset(),
        ] {
            let settled = Stamp { wall, since_start: Duration::MAX }.settled();
            assert_eq!(settled.settled(), settled, "{wall}");
            let text = settled.wall.to_rfc3339();
            assert_eq!(DateTime::parse_from_rfc3339(&text).unwrap(), settled.wall, "{wall}");
        }
    }
}
