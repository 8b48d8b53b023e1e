//! Doubts about times and time controls, as oddities of a file.

use scoresheet_record::clock::{ClockForm, ClockText, ControlDoubt, ControlTag, Ground, TakenReading};

use super::oddity::{PgnOddity, shortened};

/// What is odd about a clock reading that was taken for `taken`.
#[must_use]
pub fn clock_oddity(text: &str, read: &ClockText, taken: &TakenReading) -> Option<PgnOddity> {
    let (text, reading) = (shortened(text), taken.reading.with_hours());
    let other = taken.others.first().map(|other| other.with_hours());
    let by = match taken.ground {
        Ground::Control => Some("control"),
        Ground::PreviousExcludes | Ground::NearPrevious => Some("previous"),
        Ground::Text | Ground::Convention => None,
    };
    match (other, by, read.form()) {
        (Some(other), Some(by), _) => Some(PgnOddity::ClockDecided { text, taken: reading, other, by }),
        (Some(other), None, _) => Some(PgnOddity::ClockOfTwoParts { text, taken: reading, other }),
        (None, _, ClockForm::Full) => None,
        (
            None,
            _,
            ClockForm::Loose | ClockForm::TwoNumbers | ClockForm::Number | ClockForm::Seconds | ClockForm::Units,
        ) => Some(PgnOddity::LooseClock { text, taken: reading }),
    }
}

/// What is odd about the value of a `TimeControl` tag.
#[must_use]
pub fn control_oddity(text: &str, tag: &ControlTag) -> Option<PgnOddity> {
    let text = shortened(text);
    Some(match tag.doubt.as_ref()? {
        ControlDoubt::FreeForm => PgnOddity::FreeControl { text, taken: tag.control()?.to_string() },
        ControlDoubt::InMinutes(control) => PgnOddity::ControlInMinutes { text, meaning: control.to_string() },
        ControlDoubt::MayMean(control) => PgnOddity::OpenControl { text, meaning: control.to_string() },
        ControlDoubt::Unreadable => PgnOddity::UnreadableControl { text },
    })
}
