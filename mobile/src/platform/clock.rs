//! The page's two clocks.

use std::time::Duration;

use scoresheet_ui::platform::{Stamp, stamp};
use web_sys::js_sys::Date;

/// Tells the wall clock and the time since the start.
pub struct Clock {
    performance: Option<web_sys::Performance>,
}

impl Clock {
    /// A clock that starts now, or rather when the page was opened.
    pub fn start() -> Clock {
        Clock { performance: web_sys::window().and_then(|window| window.performance()) }
    }

    /// The time by both clocks.
    pub fn now(&self) -> Stamp {
        let date = Date::new_0();
        let since_start = self.performance.as_ref().map_or(0.0, web_sys::Performance::now);
        let since_start = Duration::try_from_secs_f64(since_start / 1000.0).unwrap_or(Duration::ZERO);
        stamp(whole(date.get_time()), -minutes(date.get_timezone_offset()), since_start)
    }
}

/// A number of milliseconds as the page gives it, which is whole and far below the limits.
#[expect(clippy::cast_possible_truncation, reason = "a page counts milliseconds in whole numbers below 2^53")]
fn whole(milliseconds: f64) -> i64 {
    milliseconds as i64
}

#[expect(clippy::cast_possible_truncation, reason = "no time zone is more than a day away")]
fn minutes(offset: f64) -> i32 {
    offset as i32
}
