//! What comments hold besides words: clock readings and draw offers.

use scoresheet_record::clock::ClockReading;

use super::oddity::PgnOddity;

/// What a comment holds.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct CommentParts {
    /// The clock reading of `[%clk …]`.
    pub clock: Option<ClockReading>,
    /// Whether the comment is a draw offer.
    pub draw_offered: bool,
    /// The rest, with other commands in it, if there is any.
    pub words: Option<String>,
    /// What was odd.
    pub oddities: Vec<PgnOddity>,
}

/// Takes a comment apart. `inside` is its text without braces.
pub(super) fn comment_parts(inside: &str) -> CommentParts {
    let mut parts = CommentParts::default();
    let mut words = String::new();
    let mut rest = inside;
    while let Some((before, from_command)) = rest.split_once("[%") {
        words.push_str(before);
        let Some((command, behind)) = from_command.split_once(']') else {
            words.push_str("[%");
            rest = from_command;
            break;
        };
        rest = behind;
        if !parts.take_clock(command) {
            words.extend(["[%", command, "]"]);
        }
    }
    words.push_str(rest);
    let words = on_one_line(&words);
    match words.as_str() {
        "" => {}
        "(=)" | "=" => parts.draw_offered = true,
        _ => parts.words = Some(words),
    }
    parts
}

/// A comment with each run of blanks and line breaks made one blank.
pub(super) fn on_one_line(comment: &str) -> String {
    comment.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl CommentParts {
    /// Takes the reading out of a command `clk …`; `false` if it is another command or cannot be read.
    fn take_clock(&mut self, command: &str) -> bool {
        let mut words = command.split_whitespace();
        if !words.next().is_some_and(|name| name.eq_ignore_ascii_case("clk")) || self.clock.is_some() {
            return false;
        }
        let text = words.collect::<Vec<_>>().join(" ");
        let Some(reading) = clock_reading(&text) else {
            self.oddities.push(PgnOddity::BadClock { text });
            return false;
        };
        self.clock = Some(reading);
        if text.split(':').count() == 2 {
            self.oddities.push(PgnOddity::ClockOfTwoParts { text });
        }
        true
    }
}

/// Reads `h:mm:ss` with tenths, and `h:mm`, which boards write while more than some minutes are left. Two numbers are
/// hours and minutes here, never minutes and seconds, and one digit is enough; so this is not how a reading is parsed
/// elsewhere.
fn clock_reading(text: &str) -> Option<ClockReading> {
    let mut parts = text.split(':');
    let hours = number(parts.next()?)?;
    let minutes = number(parts.next()?)?;
    let (seconds, tenths) = match parts.next() {
        None => (0, 0),
        Some(last) => match last.split_once(['.', ',']) {
            None => (number(last)?, 0),
            Some((seconds, fraction)) => (number(seconds)?, fraction.chars().next()?.to_digit(10)?),
        },
    };
    if parts.next().is_some() || minutes > 59 || seconds > 59 {
        return None;
    }
    let whole = u64::from(hours) * 3600 + u64::from(minutes * 60 + seconds);
    ClockReading::from_tenths(whole * 10 + u64::from(tenths))
}

/// The reading as `[%clk …]` has it: always with hours, tenths only if there are any.
pub(super) fn clk(reading: ClockReading) -> String {
    let seconds = reading.whole_seconds().0;
    let tenths = match reading.tenths() {
        0 => String::new(),
        tenths => format!(".{tenths}"),
    };
    format!("{}:{:02}:{:02}{tenths}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

fn number(text: &str) -> Option<u32> {
    if text.is_empty() || !text.chars().all(|sign| sign.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_readings_are_taken_out_and_the_rest_stays() {
        for (comment, tenths, words) in [
            ("[%clk 1:31:15]", Some(54_750), None),
            ("[%clk\n1:31:15]  good", Some(54_750), Some("good")),
            ("a [%clk 0:04:44.7] b", Some(2_847), Some("a b")),
            ("[%clk 00:10:02][%eval 0.25]", Some(6_020), Some("[%eval 0.25]")),
            ("[%clk 1:40]", Some(60_000), None),
            ("[%emt 0:00:05]", None, Some("[%emt 0:00:05]")),
            ("[%clk 99]", None, Some("[%clk 99]")),
            ("[%clk 1193046:28:16]", None, Some("[%clk 1193046:28:16]")),
            ("[%clk 1:99:00]", None, Some("[%clk 1:99:00]")),
            ("[%clk 1:00:00", None, Some("[%clk 1:00:00")),
            ("two\r\n  lines", None, Some("two lines")),
            ("  ", None, None),
        ] {
            let parts = comment_parts(comment);
            assert_eq!(parts.clock.map(ClockReading::in_tenths), tenths, "{comment}");
            assert_eq!(parts.words.as_deref(), words, "{comment}");
        }
    }

    #[test]
    fn what_is_odd_about_a_clock_is_said() {
        let text = "1:40".to_owned();
        assert_eq!(comment_parts("[%clk 1:40]").oddities, [PgnOddity::ClockOfTwoParts { text }]);
        assert_eq!(comment_parts("[%clk x]").oddities, [PgnOddity::BadClock { text: "x".to_owned() }]);
    }

    #[test]
    fn a_draw_offer_is_known() {
        for comment in ["(=)", " = ", "[%clk 0:01:00] (=)"] {
            assert!(comment_parts(comment).draw_offered, "{comment}");
        }
        assert!(!comment_parts("= is better").draw_offered);
    }

    #[test]
    fn a_reading_prints_as_it_is_read() {
        for text in ["0:00:00", "1:31:15", "0:04:44.7", "12:00:59", "1193046:28:15.9"] {
            assert_eq!(clk(clock_reading(text).unwrap()), text);
        }
    }
}
