//! Facts that a claim rests on, with the plies that prove them.
//!
//! [`Repetition`] and [`QuietRun`] are accumulators over positions; [`repetition`] and [`quiet_run`] ask them over a
//! whole record, gaps included, and say *proven*, *refuted*, or *undecided* because of which plies. A decided fact is
//! the same as it would be on the full record, provided that what was not written was legal. [`legality`] gathers the
//! faults. Who may claim, and what follows, is [`crate::ruling`].
//!
//! ```
//! use scoresheet_core::{evidence::{Fact, repetition}, replay::Replay};
//! use scoresheet_record::{notation::MoveText, ply::Ply, sheet::{Line, Written}};
//!
//! let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(' ');
//! let cells = moves.map(|text| Written::Text(MoveText::new(text))).collect();
//! let replay = Replay::of(&Line { cells, ..Line::default() });
//! let facts = repetition::at(&replay, Ply(8));
//! assert_eq!(facts.certain, [Ply(0), Ply(4), Ply(8)]);
//! assert_eq!(facts.at_least(3), Fact::Proven);
//! ```

pub mod completeness;
mod first_time;
pub mod legality;
mod look_alike;
mod open;
pub mod quiet_run;
pub mod repetition;

pub use quiet_run::QuietRun;
pub use repetition::Repetition;

use scoresheet_record::ply::Ply;

/// What a record says of a question of fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// It is so, whatever the gaps hide.
    Proven,
    /// It is not so, whatever the gaps hide.
    Refuted,
    /// The record does not tell.
    Undecided {
        /// The plies that it hangs on.
        because: Vec<Ply>,
    },
}

impl Fact {
    /// Whether a number that lies between `least` and `most` reaches `wanted`.
    #[must_use]
    pub fn reaches(least: u32, most: u32, wanted: u32, because: &[Ply]) -> Fact {
        if least >= wanted {
            Fact::Proven
        } else if most < wanted {
            Fact::Refuted
        } else {
            Fact::Undecided { because: because.to_vec() }
        }
    }

    /// Whether it is proven.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        *self == Fact::Proven
    }

    /// Whether either of two facts holds.
    #[must_use]
    pub fn or(self, other: Fact) -> Fact {
        match (self, other) {
            (Fact::Proven, _) | (_, Fact::Proven) => Fact::Proven,
            (Fact::Refuted, other) => other,
            (undecided, Fact::Refuted) => undecided,
            (Fact::Undecided { because: mut plies }, Fact::Undecided { because }) => {
                plies.extend(because);
                plies.sort_unstable();
                plies.dedup();
                Fact::Undecided { because: plies }
            }
        }
    }
}

/// How far a fact rests on gaps having been filled in every legal way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// Every move is on the record.
    Record,
    /// The gaps were filled in every legal way that agrees with the rest: so many.
    Completed(usize),
    /// There are too many ways; only what is written was compared.
    Written,
}

#[cfg(test)]
mod tests;
