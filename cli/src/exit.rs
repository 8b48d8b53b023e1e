//! Exit codes.

use std::process::ExitCode;

use scoresheet_core::ruling::Verdict;

/// How the program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Upheld, or all as it should be.
    AllWell,
    /// Rejected or not in order, or something is not as it should be.
    Not,
    /// For the director.
    Director,
    /// Unusable input or usage.
    Unusable,
}

impl Exit {
    /// The code for a verdict.
    pub fn of(verdict: Verdict) -> Exit {
        match verdict {
            Verdict::Upheld => Exit::AllWell,
            Verdict::Rejected | Verdict::NotInOrder | Verdict::NoSuchClaim => Exit::Not,
            Verdict::ForDirector => Exit::Director,
        }
    }

    /// The number.
    pub fn code(self) -> u8 {
        match self {
            Exit::AllWell => 0,
            Exit::Not => 1,
            Exit::Director => 2,
            Exit::Unusable => 3,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.code())
    }
}
