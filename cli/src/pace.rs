//! How fast a game is taken to be, and where that is known from: the penalty for an incorrect claim hangs on it.

use scoresheet_record::clock::TimeControl;
use scoresheet_record::rulebook::{EventRules, TimeClass};
use scoresheet_texts::CliText;

/// A time class and its source.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    /// The word for the class in files and on the command line.
    pub class: &'static str,
    /// The word for where it is known from: `asked`, `tag`, `edition` or `assumed`.
    pub source: &'static str,
}

impl Pace {
    /// The class that the rules of the event were resolved with; `asked` is what the arguments say.
    pub fn of(asked: Option<TimeClass>, rules: &EventRules) -> Pace {
        // By time controls an edition tells its slowest class from its fastest, unless it has only one.
        let [slowest, fastest] = ["7200+30", "60"].map(|control| {
            let control = TimeControl::parse(control).ok().flatten()?;
            TimeClass::of(rules.edition, &control)
        });
        let (class, source) = match (asked, rules.class) {
            (Some(class), _) => (Some(class), "asked"),
            _ if slowest == fastest => (slowest, "edition"),
            (None, Some(class)) => (Some(class), "tag"),
            (None, None) => (slowest, "assumed"),
        };
        Pace { class: class.map_or("standard", class_word), source }
    }

    /// What is said of it.
    pub fn text(self) -> CliText {
        CliText::TimeClass { class: self.class, source: self.source }
    }
}

fn class_word(class: TimeClass) -> &'static str {
    match class {
        TimeClass::Regular => "regular",
        TimeClass::Dual => "dual",
        TimeClass::Quick => "quick",
        TimeClass::Standard => "standard",
        TimeClass::Rapid => "rapid",
        TimeClass::Blitz => "blitz",
    }
}
