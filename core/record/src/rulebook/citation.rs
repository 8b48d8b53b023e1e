//! Rule numbers.

use std::fmt;

use crate::message::{Arg, ToArg};

/// Whose rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// US Chess Official Rules of Chess.
    Us,
    /// FIDE Laws of Chess, and article 15 of the Russian rapid rules that follow them.
    Fide,
    /// The Marches League.
    Marches,
}

/// A rule by its number in its edition: `US 14C3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Citation {
    /// Whose.
    pub source: Source,
    /// The number as the edition prints it.
    pub number: &'static str,
}

impl Citation {
    /// A rule of US Chess.
    #[must_use]
    pub const fn us(number: &'static str) -> Citation {
        Citation { source: Source::Us, number }
    }

    /// An article of FIDE's Laws.
    #[must_use]
    pub const fn fide(number: &'static str) -> Citation {
        Citation { source: Source::Fide, number }
    }

    /// Whether this is the rule that `text` names, or a part of it: `US 14C3` is within `US 14C`, `FIDE 9.2.1` within
    /// `FIDE 9.2`, and neither `US 14C3` within `US 14C30` nor `FIDE 9.21` within `FIDE 9.2`.
    #[must_use]
    pub fn is_within(&self, text: &str) -> bool {
        let own = self.to_string();
        let Some(rest) = own.strip_prefix(text.trim()) else { return false };
        let ends_in_digit = text.trim().chars().next_back().is_some_and(|last| last.is_ascii_digit());
        match rest.chars().next() {
            None => true,
            Some(next) => !(ends_in_digit && next.is_ascii_digit()),
        }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = match self.source {
            Source::Us => "US",
            Source::Fide => "FIDE",
            Source::Marches => "Marches",
        };
        write!(f, "{source} {}", self.number)
    }
}

impl ToArg for Citation {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

/// A value with the rule it stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cited<T> {
    /// The value.
    pub value: T,
    /// Where it stands.
    pub by: Citation,
}

impl<T> Cited<T> {
    /// A value and its rule.
    #[must_use]
    pub const fn new(value: T, by: Citation) -> Cited<T> {
        Cited { value, by }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_lies_within_itself_and_the_rule_above_it() {
        for (citation, text, within) in [
            (Citation::us("14C3"), "US 14C3", true),
            (Citation::us("14C3"), "US 14C", true),
            (Citation::us("14C3"), "US 14", true),
            (Citation::us("14C3"), "US 1", false),
            (Citation::us("14C"), "US 14C3", false),
            (Citation::fide("9.2.1"), "FIDE 9.2", true),
            (Citation::fide("9.21"), "FIDE 9.2", false),
            (Citation::fide("9.2.1"), "US 9.2", false),
        ] {
            assert_eq!(citation.is_within(text), within, "{citation} within {text}");
        }
    }
}
