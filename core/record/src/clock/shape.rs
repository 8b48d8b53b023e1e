//! The shape of a written time: how many numbers there are and what stands between them.

use super::text::ClockTextError;

/// A written time as numbers, before their meaning is settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Three numbers, and what the last has behind its point, in thousandths.
    Three { numbers: [u32; 3], millis: u64, is_loose: bool },
    /// Two numbers, and a fraction if one is written.
    Two { numbers: [u32; 2], millis: Option<u64> },
    /// A number alone, and a fraction if one is written.
    One { number: u32, millis: Option<u64> },
    /// Numbers with units, which leave nothing open.
    Units { millis: u64 },
}

/// A time is written with so many signs at most.
const LONGEST: usize = 40;

const HOUR: u64 = 3_600_000;
const MINUTE: u64 = 60_000;
const SECOND: u64 = 1_000;

/// Takes a written time apart. Players write `1.31` for 1:31: a point before two digits separates hours and minutes where
/// `separator` is a point, and begins a fraction where it is a colon.
pub(super) fn shape(text: &str, separator: char) -> Result<Shape, ClockTextError> {
    let not_a_time = || ClockTextError::NotATime { text: text.to_owned() };
    let tidy = tidied(text);
    if tidy.is_empty() {
        return Err(ClockTextError::Empty);
    }
    if let Some(positive) = tidy.strip_prefix('-') {
        let is_number = positive.starts_with(|sign: char| sign.is_ascii_digit());
        return Err(if is_number { ClockTextError::Negative { text: text.to_owned() } } else { not_a_time() });
    }
    if text.chars().count() > LONGEST || !tidy.starts_with(|sign: char| sign.is_ascii_digit()) {
        return Err(not_a_time());
    }
    if tidy.contains(|sign: char| sign.is_alphabetic() || matches!(sign, '\'' | '"')) {
        return with_units(&tidy).map(|millis| Shape::Units { millis }).ok_or_else(not_a_time);
    }
    let numbers = Numbers::cut(&tidy, separator).ok_or_else(not_a_time)?;
    // Digits alone, so a number that cannot be read is too large.
    numbers.shape().ok_or_else(not_a_time)?.ok_or_else(|| ClockTextError::TooLong { text: text.to_owned() })
}

/// The text in small letters, with plain signs for minutes, seconds, minus and point, and without blanks around the
/// separators.
fn tidied(text: &str) -> String {
    let plain = text.trim().to_lowercase().replace(['’', '′', '‘'], "'").replace("''", "\"").replace(['”', '″'], "\"");
    let plain = plain.replace(['−', '–'], "-").replace(',', ".");
    let mut tidy = String::new();
    for word in plain.split_whitespace() {
        let joins = |sign: char| matches!(sign, ':' | '.' | '\'' | '"') || sign.is_alphabetic();
        if !tidy.is_empty() && !tidy.ends_with(joins) && !word.starts_with(joins) {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy
}

/// Runs of digits, and the fraction behind them.
struct Numbers<'a> {
    parts: Vec<&'a str>,
    has_colons: bool,
    fraction: Option<&'a str>,
}

impl<'a> Numbers<'a> {
    fn cut(tidy: &'a str, separator: char) -> Option<Numbers<'a>> {
        let (whole, fraction) = match tidy.rsplit_once('.') {
            Some((whole, last)) if is_fraction(whole, last, separator) => (whole, Some(last)),
            _ => (tidy, None),
        };
        let has_colons = whole.contains(':');
        let separators: &[char] = if has_colons { &[':'] } else { &['.', ' '] };
        let parts: Vec<&str> = whole.split(separators).collect();
        let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        (parts.iter().all(is_number) && fraction.as_ref().is_none_or(is_number)).then_some(Numbers {
            parts,
            has_colons,
            fraction,
        })
    }

    /// `None` if these are no numbers of a time, `Some(None)` if one is too large.
    fn shape(&self) -> Option<Option<Shape>> {
        let read = || {
            let millis = self.fraction.map(thousandths);
            Some(match *self.parts.as_slice() {
                [hours, minutes, seconds] => {
                    let numbers = [hours.parse().ok()?, minutes.parse().ok()?, seconds.parse().ok()?];
                    let is_loose = !self.has_colons || minutes.len() != 2 || seconds.len() != 2;
                    Shape::Three { numbers, millis: millis.unwrap_or(0), is_loose }
                }
                [first, second] => Shape::Two { numbers: [first.parse().ok()?, second.parse().ok()?], millis },
                [number, ..] => Shape::One { number: number.parse().ok()?, millis },
                [] => return None,
            })
        };
        matches!(self.parts.len(), 1..=3).then(read)
    }
}

/// Whether what stands behind the last point is a fraction of a second: always behind colons, and otherwise unless it
/// looks like the minutes of `1.31` or the seconds of `1.31.15`.
fn is_fraction(whole: &str, last: &str, separator: char) -> bool {
    whole.contains(':') || (!whole.contains('.') && (separator != '.' || last.len() != 2))
}

/// A fraction of a second in thousandths; what is finer is dropped.
fn thousandths(fraction: &str) -> u64 {
    let digits = fraction.chars().chain("000".chars()).take(3).filter_map(|sign| sign.to_digit(10));
    digits.fold(0, |millis, digit| millis * 10 + u64::from(digit))
}

/// `1h31`, `1h 31m 5s`, `91'`, `90 min`, `1'30"`, `58.6s`: each unit once, from the largest down; what stands behind the
/// last unit without one is of the next smaller.
fn with_units(tidy: &str) -> Option<u64> {
    let mut rest = tidy;
    let mut larger = u64::MAX;
    let mut millis = 0_u64;
    while !rest.is_empty() {
        let number_end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(rest.len());
        let (number, behind) = rest.split_at(number_end);
        let unit_end = behind.find(|sign: char| sign.is_ascii_digit() || sign == ' ').unwrap_or(behind.len());
        let (name, behind) = behind.split_at(unit_end);
        let unit = if name.is_empty() { next_smaller(larger)? } else { unit(name)? };
        let (whole, fraction) = number.split_once('.').map_or((number, None), |(whole, last)| (whole, Some(last)));
        let whole: u32 = whole.parse().ok()?;
        let is_first = larger == u64::MAX;
        let fits = unit < larger && (is_first || whole < 60);
        let fraction = match fraction {
            None => 0,
            Some(digits) if unit == SECOND && is_all_digits(digits) => thousandths(digits),
            Some(_) => return None,
        };
        if !fits {
            return None;
        }
        millis = millis.checked_add(u64::from(whole) * unit + fraction)?;
        larger = unit;
        rest = behind.trim_start();
    }
    Some(millis)
}

fn is_all_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The unit of a number without one, behind a larger unit.
fn next_smaller(larger: u64) -> Option<u64> {
    match larger {
        HOUR => Some(MINUTE),
        MINUTE => Some(SECOND),
        _ => None,
    }
}

/// Units as they are written in English, Russian and German; `None` for another word.
pub(super) fn unit(name: &str) -> Option<u64> {
    Some(match name.trim_end_matches('.') {
        "h" | "hr" | "hrs" | "hour" | "hours" | "ч" | "час" | "часа" | "часов" | "std" | "stunde" | "stunden" => {
            HOUR
        }
        "'" | "m" | "min" | "mins" | "minute" | "minutes" | "мин" | "минут" | "minuten" => MINUTE,
        "\"" | "s" | "sec" | "secs" | "second" | "seconds" | "с" | "сек" | "секунд" | "sek" | "sekunden" => {
            SECOND
        }
        _ => return None,
    })
}
