//! The classes that a time control makes: by US 5C for rating, by FIDE for the rules that apply.

use super::{Period, TimeControl};

/// How a game is rated by US Chess (5C).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UsClass {
    /// More than 65 minutes.
    Regular,
    /// 30 to 65 minutes: rated as regular and as quick.
    Dual,
    /// More than 10 and less than 30 minutes.
    Quick,
    /// 5 to 10 minutes.
    Blitz,
}

/// Under which part of the FIDE Laws a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FideClass {
    /// 60 minutes or more: the Laws without appendix.
    Standard,
    /// More than 10 and less than 60 minutes (A.1; article 15.1 of 2014).
    Rapid,
    /// 10 minutes or less (B.1).
    Blitz,
}

/// The moves for which FIDE reckons the increment.
const RECKONED_MOVES: u32 = 60;

const MINUTE: u64 = 60;

impl TimeControl {
    /// The class by US 5C: the minutes of the base plus the seconds of increment or delay, added as numbers. `None` if
    /// the game cannot be rated: the sum is below 5, or the base below 5 minutes (3 for blitz), or the time of a player
    /// hangs on his opponent, as with a sandclock, of which 5C does not speak.
    ///
    /// 5C speaks of one period. Of several, the bases are added up (a last period that repeats as often as 60 moves
    /// need it), and the largest addition counts.
    #[must_use]
    pub fn us_class(&self) -> Option<UsClass> {
        if self.has_sandclock() {
            return None;
        }
        let base = self.total_base();
        let addition = self.periods().map(|period| period.addition.seconds().0).max().unwrap_or(0);
        // A second of addition counts as a minute.
        let total = base + MINUTE * u64::from(addition);
        let (class, least_base) = match total {
            total if total > 65 * MINUTE => (UsClass::Regular, 5 * MINUTE),
            total if total >= 30 * MINUTE => (UsClass::Dual, 5 * MINUTE),
            total if total > 10 * MINUTE => (UsClass::Quick, 5 * MINUTE),
            total if total >= 5 * MINUTE => (UsClass::Blitz, 3 * MINUTE),
            _ => return None,
        };
        (base >= least_base).then_some(class)
    }

    /// The class by FIDE A.1 and B.1: the base plus 60 times the increment or delay. `None` for a sandclock, which the
    /// Laws do not know.
    ///
    /// The Laws speak of one period. Of several, the bases are added up (a last period that repeats as often as 60 moves
    /// need it), and each of 60 moves counts with the addition of its own period.
    #[must_use]
    pub fn fide_class(&self) -> Option<FideClass> {
        if self.has_sandclock() {
            return None;
        }
        let additions = (0..RECKONED_MOVES).map(|completed| {
            let period: &Period = self.period(self.period_at(completed));
            u64::from(period.addition.seconds().0)
        });
        Some(match self.total_base() + additions.sum::<u64>() {
            total if total >= 60 * MINUTE => FideClass::Standard,
            total if total > 10 * MINUTE => FideClass::Rapid,
            _ => FideClass::Blitz,
        })
    }

    /// The seconds of base time in all periods written, and in the repetitions of the last within 60 moves.
    fn total_base(&self) -> u64 {
        let written: u64 = self.periods().map(|period| u64::from(period.base.0)).sum();
        let reached = self.period_at(RECKONED_MOVES - 1);
        let repeats = reached.number().saturating_sub(self.written().number());
        written + u64::from(repeats) * u64::from(self.period(reached).base.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        TimeControl::parse(text).unwrap().unwrap()
    }

    /// Rule: US 5C.
    #[test]
    fn us_classes_add_minutes_and_seconds() {
        for (text, class) in [
            // The borders, without and with an addition: G/65 and G/60 d/5 are dual, a second more is regular.
            ("3900", Some(UsClass::Dual)),
            ("3901", Some(UsClass::Regular)),
            ("3600d5", Some(UsClass::Dual)),
            ("3660d5", Some(UsClass::Regular)),
            ("3600+30", Some(UsClass::Regular)),
            // "The total playing time for G/25;d/5 is 30 minutes."
            ("1500d5", Some(UsClass::Dual)),
            ("1800", Some(UsClass::Dual)),
            ("1799", Some(UsClass::Quick)),
            ("1500d4", Some(UsClass::Quick)),
            ("601", Some(UsClass::Quick)),
            ("300d6", Some(UsClass::Quick)),
            ("600", Some(UsClass::Blitz)),
            ("300+5", Some(UsClass::Blitz)),
            ("300", Some(UsClass::Blitz)),
            ("180+2", Some(UsClass::Blitz)),
            ("299", None),
            // Too little base time, whatever is added.
            ("120+3", None),
            ("240d7", None),
            ("60d60", None),
            // Several periods.
            ("40/7200:3600d5", Some(UsClass::Regular)),
            ("30/1800:1800d5", Some(UsClass::Dual)),
            ("30/1800:1800d6", Some(UsClass::Regular)),
            ("20/1800", Some(UsClass::Regular)),
        ] {
            assert_eq!(control(text).us_class(), class, "{text}");
        }
    }

    /// Rule: FIDE A.1, B.1; article 15.1 of 2014.
    #[test]
    fn fide_classes_reckon_sixty_moves() {
        for (text, class) in [
            ("3600", FideClass::Standard),
            ("3599", FideClass::Rapid),
            ("1800+30", FideClass::Standard),
            ("1800+29", FideClass::Rapid),
            ("900+10", FideClass::Rapid),
            ("1500", FideClass::Rapid),
            ("601", FideClass::Rapid),
            ("600", FideClass::Blitz),
            ("300+5", FideClass::Blitz),
            ("300+6", FideClass::Rapid),
            ("180+2", FideClass::Blitz),
            ("0+10", FideClass::Blitz),
            ("5400+30", FideClass::Standard),
            // 20 + 20 minutes and, in the last 20 of 60 moves, one minute each.
            ("40/1200:1200+59", FideClass::Rapid),
            ("40/1200:1200+60", FideClass::Standard),
            // The last period repeats: three times 20 minutes in 60 moves.
            ("20/1200", FideClass::Standard),
            ("20/1199", FideClass::Rapid),
        ] {
            assert_eq!(control(text).fide_class(), Some(class), "{text}");
        }
    }

    #[test]
    fn the_largest_numbers_do_not_overflow() {
        let largest = control("1/4294967295+4294967295:1/4294967295+4294967295");
        assert_eq!(largest.us_class(), Some(UsClass::Regular));
        assert_eq!(largest.fide_class(), Some(FideClass::Standard));
    }

    /// Rules: US 5C and FIDE A.1, B.1 count the time that a player has of his own.
    #[test]
    fn a_sandclock_has_no_class() {
        for text in ["*60", "*7200", "40/7200:*600"] {
            assert_eq!((control(text).us_class(), control(text).fide_class()), (None, None), "{text}");
        }
    }
}
