//! Doubts about times and time controls, as oddities of a file.

use scoresheet_record::clock::{
    ClockForm, ClockText, ControlDoubt, ControlTag, ElapsedText, Ground, TakenReading, elapsed_with_hours,
};

use super::comment::{CommentPiece, on_one_line};
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

/// What is odd about a time taken for a move that may be two.
#[must_use]
pub fn elapsed_oddity(text: &str, read: &ElapsedText) -> Option<PgnOddity> {
    let [taken, other] = [read.likeliest, read.other?].map(elapsed_with_hours);
    Some(PgnOddity::ElapsedOfTwoParts { text: shortened(text), taken, other })
}

/// What is odd about the commands `clk` and `emt` of a comment as such: a second one, one without its bracket, and one
/// whose time is glued to its name. They stay in the comment as text.
#[must_use]
pub fn time_command_oddities(pieces: &[CommentPiece<'_>]) -> Vec<PgnOddity> {
    let mut taken: Vec<&str> = Vec::new();
    let mut oddities = Vec::new();
    for piece in pieces {
        match *piece {
            CommentPiece::Words(words) => {
                let unclosed = words.find("[%").and_then(|at| words.get(at..));
                let unclosed =
                    unclosed.filter(|command| command.get(2..).is_some_and(|name| time_name(name).is_some()));
                oddities.extend(unclosed.map(|text| PgnOddity::BadTimeCommand { text: shortened(text.trim_end()) }));
            }
            CommentPiece::Command { name, text, whole } => match time_name(name) {
                Some((kind, "")) if taken.contains(&kind) => {
                    oddities.push(PgnOddity::SecondTime { text: format!("[%{}]", shortened(whole)) });
                }
                Some((kind, "")) => taken.extend(Some(kind).filter(|_| is_time(kind, text))),
                Some((_, glued)) if glued.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-') => {
                    oddities.push(PgnOddity::BadTimeCommand { text: format!("[%{}]", shortened(whole)) });
                }
                Some(_) | None => {}
            },
        }
    }
    oddities
}

/// Which of the two commands a name begins with, and what is glued to it.
fn time_name(name: &str) -> Option<(&'static str, &str)> {
    ["clk", "emt"].into_iter().find_map(|kind| {
        let (begin, behind) = name.split_at_checked(kind.len())?;
        begin.eq_ignore_ascii_case(kind).then_some((kind, behind))
    })
}

fn is_time(kind: &str, text: &str) -> bool {
    let text = on_one_line(text);
    if kind == "clk" { ClockText::read(&text).is_ok() } else { ElapsedText::read(&text).is_ok() }
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
