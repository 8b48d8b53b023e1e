//! What a platform must offer: the time, chance, and the carrying out of effects.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

use chrono::{DateTime, FixedOffset};
pub use scoresheet_record::log::Stamp;

use crate::desk::{Action, Effect};

/// The next thing that the platform reports; nothing when it has ended.
pub type NextAction = Pin<Box<dyn Future<Output = Option<Action>>>>;

/// A platform. Everything that it does takes its time elsewhere and comes back through [`Platform::next_action`].
pub trait Platform {
    /// The time by both clocks.
    fn now(&self) -> Stamp;

    /// Random bytes, for names and salts.
    fn random(&self) -> [u8; 16];

    /// Carries out an effect.
    fn run(&self, effect: Effect);

    /// The next thing to report.
    fn next_action(&self) -> NextAction;

    /// Takes a sentence that stands over a page which has broken down, and the key below it.
    fn if_it_breaks(&self, sentence: String, reload: String);
}

/// The time of a platform that counts milliseconds since 1970 and minutes east of Greenwich. Numbers that no calendar
/// knows give the first moment of 1970.
#[must_use]
pub fn stamp(unix_milliseconds: i64, minutes_east: i32, since_start: Duration) -> Stamp {
    let utc = DateTime::from_timestamp_millis(unix_milliseconds).unwrap_or_default();
    let zone = FixedOffset::east_opt(minutes_east.saturating_mul(60));
    Stamp { wall: zone.map_or(utc.fixed_offset(), |zone| utc.with_timezone(&zone)), since_start }
}

/// The platform as the screens hold it.
#[derive(Clone)]
pub struct PlatformHandle(pub Rc<dyn Platform>);

impl PartialEq for PlatformHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
