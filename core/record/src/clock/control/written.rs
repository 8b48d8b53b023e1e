//! Controls as PGN's `TimeControl` tag writes them.

use std::fmt;

use super::{Addition, ControlError, Period, PeriodNumber, TimeControl};
use crate::clock::Seconds;

impl TimeControl {
    /// Reads a control as in PGN's `TimeControl` tag (9.6.1): `40/5400+30:1800+30`, `*60` for a sandclock, and, as is
    /// proposed for the standard, `d` for a delay, `7200d5`. `?` and `-` name no control: `None`;
    /// [`ControlTag`](crate::clock::ControlTag) tells them apart and reads what else people write.
    ///
    /// # Errors
    /// Names the first stage that cannot be read, and what stands there.
    pub fn parse(text: &str) -> Result<Option<TimeControl>, ControlError> {
        let text = text.trim();
        match text {
            "" => return Err(ControlError::Empty),
            "?" | "-" => return Ok(None),
            _ => {}
        }
        let mut stage = PeriodNumber::FIRST;
        let mut periods = Vec::new();
        for written in text.split(':') {
            periods.push(read_period(stage, written.trim())?);
            stage = stage.next();
        }
        TimeControl::new(periods).map(Some)
    }
}

fn read_period(stage: PeriodNumber, written: &str) -> Result<Period, ControlError> {
    let (moves, time) = match written.split_once('/') {
        Some((moves, time)) => (Some(read_moves(stage, moves)?), time),
        None => (None, written),
    };
    let (base, addition) = if let Some(base) = time.strip_prefix('*') {
        (base, Addition::Sandclock)
    } else if let Some((base, increment)) = time.split_once('+') {
        (base, Addition::Increment(read_addition(stage, increment)?))
    } else if let Some((base, delay)) = time.split_once('d') {
        (base, Addition::Delay(read_addition(stage, delay)?))
    } else {
        (time, Addition::None)
    };
    let base = number(base).map(Seconds).ok_or_else(|| ControlError::Base { stage, text: base.to_owned() })?;
    Ok(Period { moves, base, addition })
}

fn read_moves(stage: PeriodNumber, text: &str) -> Result<u32, ControlError> {
    let moves = number(text).filter(|moves| *moves > 0);
    moves.ok_or_else(|| ControlError::Moves { stage, text: text.to_owned() })
}

fn read_addition(stage: PeriodNumber, text: &str) -> Result<Seconds, ControlError> {
    number(text).map(Seconds).ok_or_else(|| ControlError::Addition { stage, text: text.to_owned() })
}

/// Digits alone; Rust would also read `+5`.
fn number(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        if self.addition == Addition::Sandclock {
            f.write_str("*")?;
        }
        write!(f, "{}", self.base.0)?;
        match self.addition {
            Addition::None | Addition::Sandclock => Ok(()),
            Addition::Increment(seconds) => write!(f, "+{}", seconds.0),
            Addition::Delay(seconds) => write!(f, "d{}", seconds.0),
        }
    }
}

impl fmt::Display for TimeControl {
    /// Prints the control as [`TimeControl::parse`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for period in &self.earlier {
            write!(f, "{period}:")?;
        }
        write!(f, "{}", self.last)
    }
}
