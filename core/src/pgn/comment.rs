//! What comments hold besides words: the time left, the time taken, and draw offers.

use std::time::Duration;

use scoresheet_record::clock::{ClockText, ElapsedText};

use super::oddity::{PgnOddity, shortened};
use super::time::{elapsed_oddity, time_command_oddities};

/// What a comment holds.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct CommentParts {
    /// The clock reading of `[%clk …]`.
    pub clock: Option<WrittenClock>,
    /// The time taken for the move, of `[%emt …]`.
    pub elapsed: Option<Duration>,
    /// Whether the comment is a draw offer.
    pub draw_offered: bool,
    /// The rest, with other commands in it, if there is any.
    pub words: Option<String>,
    /// What was odd.
    pub oddities: Vec<PgnOddity>,
}

/// A clock reading as it is written, and what it may mean.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct WrittenClock {
    pub text: String,
    pub read: ClockText,
}

/// A piece of a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommentPiece<'a> {
    /// Words.
    Words(&'a str),
    /// A command, `[%name text]`.
    Command {
        /// Its name as written, such as `clk`.
        name: &'a str,
        /// What stands behind the name.
        text: &'a str,
        /// The command as written, without its brackets and its percent sign.
        whole: &'a str,
    },
}

/// Cuts a comment, given without its braces, into words and commands.
#[must_use]
pub fn comment_pieces(inside: &str) -> Vec<CommentPiece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = inside;
    while let Some((before, from_command)) = rest.split_once("[%") {
        let Some((whole, behind)) = from_command.split_once(']') else { break };
        let command = whole.trim_matches(is_blank);
        let (name, text) = command.split_once(is_blank).unwrap_or((command, ""));
        pieces.push(CommentPiece::Words(before));
        pieces.push(CommentPiece::Command { name, text: text.trim_start_matches(is_blank), whole });
        rest = behind;
    }
    pieces.push(CommentPiece::Words(rest));
    pieces
}

/// Takes a comment apart. `inside` is its text without braces.
pub(super) fn comment_parts(inside: &str) -> CommentParts {
    let mut parts = CommentParts::default();
    let mut words = String::new();
    let pieces = comment_pieces(inside);
    for piece in &pieces {
        match *piece {
            CommentPiece::Words(text) => words.push_str(text),
            CommentPiece::Command { name, text, whole } => {
                if parts.take_time(name, &on_one_line(text)) {
                    // What stands around it must not become a command.
                    words.push(' ');
                } else {
                    words.extend(["[%", whole, "]"]);
                }
            }
        }
    }
    parts.oddities.extend(time_command_oddities(&pieces));
    let words = on_one_line(&words);
    match words.as_str() {
        "" => {}
        "(=)" | "=" => parts.draw_offered = true,
        _ => parts.words = Some(words),
    }
    parts
}

/// A comment with each run of blanks, line breaks and other signs that are no text made one blank, as it is written out.
pub(super) fn on_one_line(comment: &str) -> String {
    comment.split(is_blank).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Signs that are no text are written out as blanks.
fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || sign.is_control()
}

impl CommentParts {
    /// Takes the time out of a command `clk …` or `emt …`; `false` if it is another command or cannot be read, or if there
    /// is such a time already.
    fn take_time(&mut self, name: &str, text: &str) -> bool {
        match name.to_ascii_lowercase().as_str() {
            "clk" if self.clock.is_none() => self.take_clock(text),
            "emt" if self.elapsed.is_none() => self.take_elapsed(text),
            _ => false,
        }
    }

    fn take_clock(&mut self, text: &str) -> bool {
        match ClockText::read(text) {
            Ok(read) => self.clock = Some(WrittenClock { text: text.to_owned(), read }),
            Err(_) => self.oddities.push(PgnOddity::BadClock { text: shortened(text) }),
        }
        self.clock.is_some()
    }

    fn take_elapsed(&mut self, text: &str) -> bool {
        let Ok(read) = ElapsedText::read(text) else {
            self.oddities.push(PgnOddity::BadElapsed { text: shortened(text) });
            return false;
        };
        self.elapsed = Some(read.likeliest);
        self.oddities.extend(elapsed_oddity(text, &read));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_taken_out_and_the_rest_stays() {
        for (comment, clock, elapsed, words) in [
            ("[%clk 1:31:15]", Some(5_475_000), None, None),
            ("[%clk\n1:31:15]  good", Some(5_475_000), None, Some("good")),
            ("a [%clk 0:04:44.7] b", Some(284_700), None, Some("a b")),
            ("[%clk 0:04:44.753]", Some(284_753), None, None),
            ("[%clk 00:10:02][%eval 0.25]", Some(602_000), None, Some("[%eval 0.25]")),
            ("[%clk 1:40]", Some(6_000_000), None, None),
            ("[%clk 99]", Some(5_940_000), None, None),
            ("[%emt 0:00:05]", None, Some(5_000), None),
            ("[%EMT 1.203]", None, Some(1_203), None),
            ("[%clk 0:10:00] [%emt 0:00:05.3] [%eval -0.5] ok", Some(600_000), Some(5_300), Some("[%eval -0.5] ok")),
            ("[%clk 0:10:00][%clk 0:09:00]", Some(600_000), None, Some("[%clk 0:09:00]")),
            ("[%clk 1193046:28:16]", None, None, Some("[%clk 1193046:28:16]")),
            ("[%clk 1:99:00]", None, None, Some("[%clk 1:99:00]")),
            ("[%clk -0:00:05]", None, None, Some("[%clk -0:00:05]")),
            ("[%clk]", None, None, Some("[%clk]")),
            ("[%clk 1:00:00", None, None, Some("[%clk 1:00:00")),
            ("[[%clk 1:31:15]%emt 5]", Some(5_475_000), None, Some("[ %emt 5]")),
            ("two\r\n  lines", None, None, Some("two lines")),
            // Signs that are no text are written as blanks, so they are read as such.
            ("a\u{13}b [%clk 1:\u{13}30:57]", Some(5_457_000), None, Some("a b")),
            ("[%clk\u{6}\u{6} 1:30:57]", Some(5_457_000), None, None),
            ("  ", None, None, None),
        ] {
            let parts = comment_parts(comment);
            assert_eq!(parts.clock.map(|clock| clock.read.likeliest().in_millis()), clock, "{comment}");
            assert_eq!(parts.elapsed.map(|elapsed| elapsed.as_millis()), elapsed, "{comment}");
            assert_eq!(parts.words.as_deref(), words, "{comment}");
        }
    }

    #[test]
    fn what_is_odd_about_a_time_is_said() {
        let text = |text: &str| text.to_owned();
        assert_eq!(comment_parts("[%clk x]").oddities, [PgnOddity::BadClock { text: text("x") }]);
        assert_eq!(comment_parts("[%emt x]").oddities, [PgnOddity::BadElapsed { text: text("x") }]);
        let of_two_parts =
            PgnOddity::ElapsedOfTwoParts { text: text("1:05"), taken: text("0:01:05"), other: text("1:05:00") };
        assert_eq!(comment_parts("[%emt 1:05]").oddities, [of_two_parts]);
    }

    #[test]
    fn a_command_for_a_time_that_is_not_taken_is_told() {
        let second = |text: &str| PgnOddity::SecondTime { text: format!("[%{text}]") };
        let bad = |text: &str| PgnOddity::BadTimeCommand { text: text.to_owned() };
        for (comment, expected) in [
            ("[%clk 0:10:00] so [%clk 0:09:00]", vec![second("clk 0:09:00")]),
            ("[%emt 0:00:05][%emt 0:00:06]", vec![second("emt 0:00:06")]),
            ("good [%clk 1:30:00", vec![bad("[%clk 1:30:00")]),
            ("[%clk1:30:00]", vec![bad("[%clk1:30:00]")]),
            ("[%clock 5] [%eval 1] [%clk 0:10:00]", vec![]),
        ] {
            assert_eq!(comment_parts(comment).oddities, expected, "{comment}");
        }
    }

    #[test]
    fn a_draw_offer_is_known() {
        for comment in ["(=)", " = ", "[%clk 0:01:00] (=)"] {
            assert!(comment_parts(comment).draw_offered, "{comment}");
        }
        assert!(!comment_parts("= is better").draw_offered);
    }
}
