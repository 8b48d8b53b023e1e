//! How much a clock can show at most: base times that have been reached and increments that have been earned.

use super::{Addition, ClockReading, Period, PeriodNumber, Seconds, TimeControl};

/// What a clock shows before the first move.
///
/// PGN 9.6.1 gives the base time alone; by the glossary of the FIDE Laws the increment comes before each move, so that
/// `5400+30` starts at 1:30:30. Clocks of both kinds are in use, and a file does not say which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstDisplay {
    /// The base time.
    Base,
    /// The base time and the first increment.
    BaseAndIncrement,
}

impl TimeControl {
    /// What the clock shows before the first move.
    #[must_use]
    pub fn first_display(&self, display: FirstDisplay) -> Seconds {
        self.most_on_clock(0, display)
    }

    /// The most that a player's clock can show when he has completed so many moves: the base of every period that he has
    /// reached and an increment for each move. Delays add nothing; with a sandclock both players have twice the base
    /// together. Time that an arbiter adds comes on top.
    #[must_use]
    pub fn most_on_clock(&self, own_moves_completed: u32, display: FirstDisplay) -> Seconds {
        let reached = self.period_at(own_moves_completed);
        let mut left = own_moves_completed;
        let mut most = 0_u64;
        for (number, period) in self.numbered().filter(|(number, _)| *number <= reached) {
            let is_last = number == self.written();
            let moves = period.moves.filter(|_| !is_last).unwrap_or(u32::MAX).min(left);
            left -= moves;
            // The last period written repeats if it has a number of moves.
            let times = if is_last { u64::from(reached.number() - number.number()) + 1 } else { 1 };
            most = most.saturating_add(period.most_base().saturating_mul(times));
            most = most.saturating_add(u64::from(moves) * u64::from(period.addition.kept().0));
        }
        if display == FirstDisplay::BaseAndIncrement {
            most = most.saturating_add(u64::from(self.period(reached).addition.kept().0));
        }
        Seconds(u32::try_from(most).unwrap_or(u32::MAX))
    }

    /// Whether a player's clock can show `reading` when he has completed so many moves, with either
    /// [display](FirstDisplay) before the first.
    #[must_use]
    pub fn can_show(&self, reading: ClockReading, own_moves_completed: u32) -> bool {
        let most = self.most_on_clock(own_moves_completed, FirstDisplay::BaseAndIncrement);
        reading <= ClockReading::from_seconds(most.0)
    }

    /// By how much a clock can have risen at most between two readings, after `before` and after `after` moves of the
    /// player: by the increments, and by the base of each period that began.
    #[must_use]
    pub fn most_added(&self, before: u32, after: u32) -> Seconds {
        if self.has_sandclock() {
            return Seconds(u32::MAX);
        }
        let [at_first, at_last] = [before, after].map(|moves| self.most_on_clock(moves, FirstDisplay::Base));
        Seconds(at_last.0.saturating_sub(at_first.0))
    }

    /// Whether in some period the time of a player hangs on his opponent.
    #[must_use]
    pub fn has_sandclock(&self) -> bool {
        self.periods().any(|period| period.addition == Addition::Sandclock)
    }

    fn numbered(&self) -> impl Iterator<Item = (PeriodNumber, &Period)> {
        (1..).filter_map(PeriodNumber::new).zip(self.periods())
    }
}

impl Period {
    fn most_base(&self) -> u64 {
        let base = u64::from(self.base.0);
        if self.addition == Addition::Sandclock { base * 2 } else { base }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        TimeControl::parse(text).unwrap().unwrap()
    }

    /// Rules: PGN 9.6.1; FIDE glossary, "increment".
    #[test]
    fn a_clock_shows_at_most_what_was_given() {
        for (text, moves, base_first, increment_first) in [
            ("5400+30", 0, 5400, 5430),
            ("5400+30", 1, 5430, 5460),
            ("5400+30", 10, 5700, 5730),
            ("3600", 50, 3600, 3600),
            // A delay that is not used is lost.
            ("2700d5", 10, 2700, 2700),
            ("40/7200:3600", 39, 7200, 7200),
            ("40/7200:3600", 40, 10_800, 10_800),
            ("40/5400+30:1800+30", 40, 5400 + 40 * 30 + 1800, 5400 + 41 * 30 + 1800),
            ("40/5400:20/3600:900+30", 61, 5400 + 3600 + 900 + 30, 5400 + 3600 + 900 + 60),
            ("40/5400+10:1800+30", 41, 5400 + 400 + 1800 + 30, 5400 + 400 + 1800 + 60),
            // The last period repeats.
            ("40/7200:20/3600", 80, 7200 + 3 * 3600, 7200 + 3 * 3600),
            ("20/1200+5", 45, 3 * 1200 + 225, 3 * 1200 + 230),
            ("*60", 7, 120, 120),
            ("1/4294967295+4294967295", u32::MAX, u32::MAX, u32::MAX),
        ] {
            let control = control(text);
            let most = |display| control.most_on_clock(moves, display).0;
            assert_eq!(most(FirstDisplay::Base), base_first, "{text} after {moves} moves");
            assert_eq!(most(FirstDisplay::BaseAndIncrement), increment_first, "{text} after {moves} moves");
            assert!(control.can_show(ClockReading::from_seconds(increment_first), moves), "{text}");
            assert_eq!(
                control.can_show(ClockReading::from_seconds(increment_first).plus(Seconds(1)), moves),
                increment_first == u32::MAX
            );
        }
        let tenth_more = ClockReading::from_tenths(57_301);
        assert_eq!(tenth_more.map(|reading| control("5400+30").can_show(reading, 10)), Some(false));
    }

    #[test]
    fn between_two_readings_a_clock_rises_by_increments_and_new_periods() {
        for (text, before, after, added) in [
            ("5400+30", 9, 10, 30),
            ("5400+30", 5, 10, 150),
            ("3600d5", 9, 10, 0),
            ("40/7200:3600", 38, 39, 0),
            ("40/7200:3600", 39, 40, 3600),
            ("40/7200+10:3600+30", 39, 41, 3640),
            ("20/1200", 39, 40, 1200),
            ("5400+30", 10, 9, 0),
            ("*60", 1, 2, u32::MAX),
        ] {
            assert_eq!(control(text).most_added(before, after).0, added, "{text}, moves {before} to {after}");
        }
    }
}
