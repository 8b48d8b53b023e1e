//! Time controls and their periods.

mod written;

use std::fmt;

use super::Seconds;

/// What a period gives for each move, beyond its base time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Addition {
    /// None.
    None,
    /// So much is added for each move, and kept if it is not used.
    Increment(Seconds),
    /// The clock waits so long before it runs at each move; what is not used is lost.
    Delay(Seconds),
    /// What the opponent uses is added: an hourglass (PGN 9.6.1, the sandclock period).
    Sandclock,
}

impl Addition {
    /// How much time there is for each move, whether it is kept or not.
    #[must_use]
    pub fn seconds(self) -> Seconds {
        match self {
            Addition::None | Addition::Sandclock => Seconds(0),
            Addition::Increment(seconds) | Addition::Delay(seconds) => seconds,
        }
    }

    /// What each move leaves on the clock at least: a delay that is not used is lost, and what an hourglass gives is the
    /// opponent's to say.
    #[must_use]
    pub fn kept(self) -> Seconds {
        match self {
            Addition::Increment(seconds) => seconds,
            Addition::None | Addition::Delay(_) | Addition::Sandclock => Seconds(0),
        }
    }
}

/// One period of a time control, for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves must be made in it; `None` is all remaining moves, sudden death.
    pub moves: Option<u32>,
    /// The time given at its start.
    pub base: Seconds,
    /// What it gives for each move.
    pub addition: Addition,
}

/// Which additions a rule regards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counting {
    /// The increment alone, as in US 15C before 2024 and FIDE 8.4.
    IncrementOnly,
    /// Increment and delay alike, as in US 11D1, and in US 15B and 15C since 2024.
    IncrementOrDelay,
}

impl Period {
    /// Whether all remaining moves must be made in this period. The increment does not matter: a period of 90 minutes
    /// with 30 seconds a move is sudden death too (US 13C, 15C).
    #[must_use]
    pub fn is_sudden_death(&self) -> bool {
        self.moves.is_none()
    }

    /// Whether each move brings 30 seconds or more (US 11D1, 15B, 15C; FIDE 8.4).
    #[must_use]
    pub fn thirty_second_bonus(&self, counting: Counting) -> bool {
        let counted = match (self.addition, counting) {
            (Addition::Increment(seconds), Counting::IncrementOnly) => seconds,
            (addition, Counting::IncrementOrDelay) => addition.seconds(),
            (Addition::None | Addition::Delay(_) | Addition::Sandclock, Counting::IncrementOnly) => Seconds(0),
        };
        counted >= Seconds(30)
    }
}

/// Which period of a control, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PeriodNumber(u32);

impl PeriodNumber {
    /// The first period.
    pub const FIRST: PeriodNumber = PeriodNumber(1);

    /// The period with this number; there is no period 0.
    #[must_use]
    pub fn new(number: u32) -> Option<PeriodNumber> {
        (number > 0).then_some(PeriodNumber(number))
    }

    /// The number, 1 or more.
    #[must_use]
    pub fn number(self) -> u32 {
        self.0
    }

    /// The period after this one.
    #[must_use]
    pub fn next(self) -> PeriodNumber {
        PeriodNumber(self.0.saturating_add(1))
    }
}

impl fmt::Display for PeriodNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The time control of an event: one period or more, of which only the last may be sudden death.
///
/// A last period with a number of moves repeats for ever: in `40/7200:20/3600` every further 20 moves have an hour.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TimeControl {
    earlier: Vec<Period>,
    last: Period,
}

/// Why a time control cannot be read, or cannot be. Stages are periods as written, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// Nothing there.
    #[error("the time control is empty")]
    Empty,
    /// The part before the slash.
    #[error("stage {stage} of the time control: {text:?} is not a number of moves, 1 or more")]
    Moves {
        /// Which stage.
        stage: PeriodNumber,
        /// What stands there.
        text: String,
    },
    /// The time at the start of the stage.
    #[error("stage {stage} of the time control: {text:?} is not a base time in seconds")]
    Base {
        /// Which stage.
        stage: PeriodNumber,
        /// What stands there.
        text: String,
    },
    /// The part after `+` or `d`.
    #[error("stage {stage} of the time control: {text:?} is not an increment or delay in seconds")]
    Addition {
        /// Which stage.
        stage: PeriodNumber,
        /// What stands there.
        text: String,
    },
    /// Neither base nor addition.
    #[error("stage {stage} of the time control gives no time")]
    NoTime {
        /// Which stage.
        stage: PeriodNumber,
    },
    /// A stage for all remaining moves that is not the last.
    #[error("stage {stage} of the time control is for all remaining moves, yet another stage follows")]
    NeverEnds {
        /// Which stage.
        stage: PeriodNumber,
    },
}

impl TimeControl {
    /// A control of these periods.
    ///
    /// # Errors
    /// If there are none, if one gives no time or has zero moves, or if another follows a sudden death.
    pub fn new(mut periods: Vec<Period>) -> Result<TimeControl, ControlError> {
        let last = periods.pop().ok_or(ControlError::Empty)?;
        let control = TimeControl { earlier: periods, last };
        let mut stage = PeriodNumber::FIRST;
        for period in control.periods() {
            if period.moves == Some(0) {
                return Err(ControlError::Moves { stage, text: "0".to_owned() });
            }
            if period.base == Seconds(0) && period.addition.seconds() == Seconds(0) {
                return Err(ControlError::NoTime { stage });
            }
            if period.is_sudden_death() && stage != control.written() {
                return Err(ControlError::NeverEnds { stage });
            }
            stage = stage.next();
        }
        Ok(control)
    }

    /// The periods as written, in order; at least one.
    pub fn periods(&self) -> impl Iterator<Item = &Period> {
        self.earlier.iter().chain([&self.last])
    }

    /// The period with this number. Beyond the last one written this is the last one, which repeats or never ends.
    #[must_use]
    pub fn period(&self, number: PeriodNumber) -> &Period {
        self.earlier.get(number.0 as usize - 1).unwrap_or(&self.last)
    }

    /// The period that a player is in who has completed so many of his own moves.
    #[must_use]
    pub fn period_at(&self, own_moves_completed: u32) -> PeriodNumber {
        let mut remaining = own_moves_completed;
        let mut number = PeriodNumber::FIRST;
        for period in &self.earlier {
            let Some(after) = period.moves.and_then(|moves| remaining.checked_sub(moves)) else { return number };
            remaining = after;
            number = number.next();
        }
        let repeats = self.last.moves.and_then(|moves| remaining.checked_div(moves)).unwrap_or(0);
        PeriodNumber(number.0.saturating_add(repeats))
    }

    /// Whether all remaining moves must be made in this period, whatever the increment ([`Period::is_sudden_death`]).
    #[must_use]
    pub fn is_sudden_death(&self, period: PeriodNumber) -> bool {
        self.period(period).is_sudden_death()
    }

    /// Whether each move of this period brings 30 seconds or more ([`Period::thirty_second_bonus`]).
    #[must_use]
    pub fn thirty_second_bonus(&self, period: PeriodNumber, counting: Counting) -> bool {
        self.period(period).thirty_second_bonus(counting)
    }

    /// How many periods are written: the number of the last.
    pub(super) fn written(&self) -> PeriodNumber {
        PeriodNumber(u32::try_from(self.earlier.len()).unwrap_or(u32::MAX).saturating_add(1))
    }
}

#[cfg(test)]
mod tests;
