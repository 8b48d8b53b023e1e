//! Time controls as people write them outside PGN: in the notation of US 5F, `G/90;+30`, and with units, `90'+30"`.

use std::iter::Peekable;
use std::vec::IntoIter;

use super::shape::unit;
use super::{Addition, Period, Seconds, TimeControl};

/// A control in a form of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum FreeForm {
    /// It says for how many moves the time is, or what each move adds.
    Complete(TimeControl),
    /// A time and nothing else; for the whole game, if that is what it means.
    TimeAlone(TimeControl),
}

/// Announcements are short.
const LONGEST: usize = 80;

/// Fewer minutes than this for a period are hours where they were written in the old fashion (`40/2, SD/1`), and more
/// than this are seconds; neither is read.
const MINUTES: std::ops::RangeInclusive<u32> = 5..=600;

/// Reads `text` if it leaves nothing open.
pub(super) fn free_form(text: &str) -> Option<FreeForm> {
    if text.chars().count() > LONGEST {
        return None;
    }
    let plain = text.trim().to_lowercase().replace(['’', '′'], "'").replace("''", "\"").replace(['”', '″'], "\"");
    if let Some(control) = loose_pgn(&plain) {
        return Some(FreeForm::Complete(control));
    }
    let mut words = Words(words(&plain)?.into_iter().peekable());
    let mut stages = vec![words.stage()?];
    while words.0.peek().is_some() {
        let _ = words.take_sign(&[',', ';', ':']);
        stages.push(words.stage()?);
    }
    let is_complete = stages.iter().all(|stage| stage.is_announced || stage.period.addition != Addition::None);
    let additions = stages.iter().filter(|stage| stage.period.addition != Addition::None).count();
    if additions > 0 && additions < stages.len() {
        let addition = stages.last().map_or(Addition::None, |stage| stage.period.addition);
        let is_announced = stages.iter().all(|stage| stage.is_announced);
        // US 5F announces an addition once, at the end, for all periods: `40/90, SD/30; +30`.
        if additions > 1 || addition == Addition::None || !is_announced {
            return None;
        }
        stages.iter_mut().for_each(|stage| stage.period.addition = addition);
    }
    let is_one = stages.len() == 1;
    let control = TimeControl::new(stages.into_iter().map(|stage| stage.period).collect()).ok()?;
    match (is_complete, is_one) {
        (true, _) => Some(FreeForm::Complete(control)),
        (false, true) => Some(FreeForm::TimeAlone(control)),
        (false, false) => None,
    }
}

/// PGN's own form with blanks around its signs, or with a capital `D`.
fn loose_pgn(plain: &str) -> Option<TimeControl> {
    let mut tight = String::new();
    for word in plain.split_whitespace() {
        let between_digits =
            tight.ends_with(|sign: char| sign.is_ascii_digit()) && word.starts_with(|sign: char| sign.is_ascii_digit());
        if between_digits {
            return None;
        }
        tight.push_str(word);
    }
    TimeControl::parse(&tight).ok().flatten()
}

/// A piece of an announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Word {
    Number(u32),
    Name(String),
    Sign(char),
}

/// Cuts the text into numbers, names and signs; `None` if a number is too large.
fn words(plain: &str) -> Option<Vec<Word>> {
    let mut words = Vec::new();
    let mut rest = plain.trim_start();
    while let Some(first) = rest.chars().next() {
        let same_kind = |sign: char| {
            if first.is_ascii_digit() { sign.is_ascii_digit() } else { first.is_alphabetic() && sign.is_alphabetic() }
        };
        let end = rest.char_indices().skip(1).find(|(_, sign)| !same_kind(*sign)).map_or(rest.len(), |(at, _)| at);
        let (word, behind) = rest.split_at(end);
        words.push(match first {
            _ if first.is_ascii_digit() => Word::Number(word.parse().ok()?),
            _ if first.is_alphabetic() => Word::Name(word.to_owned()),
            '\'' | '"' => Word::Name(word.to_owned()),
            _ => Word::Sign(first),
        });
        rest = behind.trim_start();
    }
    Some(words)
}

/// A period, and whether its moves are announced: `G/`, `SD/`, `40/`.
struct Stage {
    period: Period,
    is_announced: bool,
}

struct Words(Peekable<IntoIter<Word>>);

impl Words {
    fn stage(&mut self) -> Option<Stage> {
        let first = self.0.next()?;
        let (moves, is_game, base) = match first {
            Word::Name(name) if matches!(name.as_str(), "g" | "game" | "sd") => {
                let _ = self.take_name(&["in"]) || self.take_sign(&['/']);
                (None, name != "sd", None)
            }
            Word::Number(moves) if self.take_sign(&['/']) => (Some(moves), false, None),
            Word::Number(base) => (None, false, Some(base)),
            Word::Name(_) | Word::Sign(_) => return None,
        };
        let is_announced = base.is_none();
        let number = match base {
            Some(number) => number,
            None => self.number()?,
        };
        let base = match self.time_with_units(number) {
            Some(base) => base?,
            None if is_announced && (is_game && number > 0 || MINUTES.contains(&number)) => minutes(number)?,
            None => return None,
        };
        Some(Stage { period: Period { moves, base, addition: self.addition()? }, is_announced })
    }

    /// The time that begins with `number`, if a unit follows; `Some(None)` if it cannot be read.
    fn time_with_units(&mut self, number: u32) -> Option<Option<Seconds>> {
        let unit = self.unit()?;
        let seconds = number.checked_mul(unit).map(Seconds);
        // `1h30`
        let minutes_follow = unit == 3600 && matches!(self.0.peek(), Some(Word::Number(_)));
        if !minutes_follow {
            return Some(seconds);
        }
        let more = self.number().filter(|minutes| *minutes < 60)?;
        let is_in_minutes = self.unit().is_none_or(|unit| unit == 60);
        let total = seconds.and_then(|seconds| seconds.0.checked_add(more * 60)).filter(|_| is_in_minutes);
        Some(total.map(Seconds))
    }

    /// What each move adds, after a comma or semicolon or without; `None` if something else stands there than an addition
    /// or a next period.
    fn addition(&mut self) -> Option<Addition> {
        let mut ahead = Words(self.0.clone());
        let _ = ahead.take_sign(&[',', ';']);
        let make = if ahead.take_sign(&['+']) || ahead.take_name(&["inc", "increment"]) {
            Addition::Increment
        } else if ahead.take_name(&["d", "delay"]) {
            Addition::Delay
        } else {
            return Some(Addition::None);
        };
        let _ = ahead.take_sign(&['/']);
        let seconds = ahead.number()?;
        if ahead.unit().is_some_and(|unit| unit != 1) {
            return None;
        }
        if ahead.take_sign(&['/']) || ahead.take_name(&["per"]) {
            ahead.take_name(&["move"]).then_some(())?;
        }
        *self = ahead;
        Some(make(Seconds(seconds)))
    }

    fn number(&mut self) -> Option<u32> {
        match self.0.next()? {
            Word::Number(number) => Some(number),
            Word::Name(_) | Word::Sign(_) => None,
        }
    }

    /// The unit that follows, in seconds.
    fn unit(&mut self) -> Option<u32> {
        let Some(Word::Name(name)) = self.0.peek() else { return None };
        let seconds = u32::try_from(unit(name)? / 1000).ok();
        self.0.next();
        let _ = self.take_sign(&['.']);
        seconds
    }

    fn take_sign(&mut self, signs: &[char]) -> bool {
        self.0.next_if(|word| matches!(word, Word::Sign(sign) if signs.contains(sign))).is_some()
    }

    fn take_name(&mut self, names: &[&str]) -> bool {
        self.0.next_if(|word| matches!(word, Word::Name(name) if names.contains(&name.as_str()))).is_some()
    }
}

fn minutes(number: u32) -> Option<Seconds> {
    number.checked_mul(60).map(Seconds).filter(|_| number <= *MINUTES.end())
}
