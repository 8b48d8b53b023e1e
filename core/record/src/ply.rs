//! Counting: plies, move numbers and the labels that players read.
//!
//! A [`Ply`] is a half-move and a cell of the sheet: ply 0 is the start position, ply 1 the first half-move. A
//! [`MoveLabel`] is what stands on the sheet, such as `5…` for Black's fifth move. [`Numbering`] translates between them
//! for games that begin with any side to move and at any number.
//!
//! ```
//! use scoresheet_record::{men::Color, ply::{Numbering, Ply}};
//!
//! let numbering = Numbering::default();
//! assert_eq!(numbering.label(Ply(10)).unwrap().to_string(), "5...");
//! assert_eq!(numbering.label(Ply(0)), None);
//! assert_eq!(numbering.side_to_move_after(Ply(10)), Color::White);
//! ```

use std::fmt;
use std::str::FromStr;

use crate::men::Color;

/// A half-move, counted from 1; 0 is the start position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ply(pub u32);

impl Ply {
    /// The start position, before any move.
    pub const START: Ply = Ply(0);

    /// The ply after this one.
    #[must_use]
    pub fn next(self) -> Ply {
        Ply(self.0.saturating_add(1))
    }

    /// The ply before this one, or `None` at the start.
    #[must_use]
    pub fn previous(self) -> Option<Ply> {
        self.0.checked_sub(1).map(Ply)
    }

    /// The index of this ply's cell in a list of cells that begins with ply 1; `None` for the start position.
    #[must_use]
    pub fn cell(self) -> Option<usize> {
        self.0.checked_sub(1).map(|index| index as usize)
    }

    /// The ply of the cell at `index` in a list that begins with ply 1.
    #[must_use]
    pub fn of_cell(index: usize) -> Ply {
        Ply(u32::try_from(index).unwrap_or(u32::MAX - 1) + 1)
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The number of a row on the scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveNumber(pub u32);

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A place on the scoresheet as players name it: `31.` or `31...`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveLabel {
    /// The row.
    pub number: MoveNumber,
    /// The column.
    pub side: Color,
}

impl fmt::Display for MoveLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = self.side.fold_wb(".", "...");
        write!(f, "{}{dots}", self.number)
    }
}

/// A move label that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("move label {text:?} is not a number followed by w or b, such as 31w")]
pub struct MoveLabelError {
    text: String,
}

impl FromStr for MoveLabel {
    type Err = MoveLabelError;

    /// Reads `31w`, `31b`, `31.` and `31...`.
    fn from_str(text: &str) -> Result<MoveLabel, MoveLabelError> {
        let fault = || MoveLabelError { text: text.to_owned() };
        let digits = text.chars().take_while(char::is_ascii_digit).count();
        let (number, rest) = text.split_at_checked(digits).ok_or_else(fault)?;
        let number = MoveNumber(number.parse().map_err(|_| fault())?);
        let side = match rest {
            "w" | "." => Color::White,
            "b" | "..." | "…" => Color::Black,
            _ => return Err(fault()),
        };
        Ok(MoveLabel { number, side })
    }
}

/// How the plies of one game are numbered: the label of its first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbering {
    /// The label of ply 1.
    pub first: MoveLabel,
}

impl Default for Numbering {
    /// A game from the initial position: ply 1 is White's first move.
    fn default() -> Self {
        Numbering { first: MoveLabel { number: MoveNumber(1), side: Color::White } }
    }
}

impl Numbering {
    /// The label of `ply`; the start position has none.
    #[must_use]
    pub fn label(&self, ply: Ply) -> Option<MoveLabel> {
        let steps = ply.previous()?.0.saturating_add(self.first.side.fold_wb(0, 1));
        let side = Color::from_white(steps.is_multiple_of(2));
        Some(MoveLabel { number: MoveNumber(self.first.number.0.saturating_add(steps / 2)), side })
    }

    /// The ply that `label` names; `None` if it comes before the first move of the game.
    #[must_use]
    pub fn ply(&self, label: MoveLabel) -> Option<Ply> {
        let rows = label.number.0.checked_sub(self.first.number.0)?;
        let steps = rows.checked_mul(2)?.checked_add(label.side.fold_wb(0, 1))?;
        let ply = steps.checked_sub(self.first.side.fold_wb(0, 1))?.checked_add(1)?;
        Some(Ply(ply))
    }

    /// The side that moves at `ply`; for the start position the side that does not move first.
    #[must_use]
    pub fn mover(&self, ply: Ply) -> Color {
        self.side_to_move_after(ply).other()
    }

    /// The side to move in the position after `ply`.
    #[must_use]
    pub fn side_to_move_after(&self, ply: Ply) -> Color {
        if ply.0.is_multiple_of(2) { self.first.side } else { self.first.side.other() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_and_plies_agree_whoever_moves_first() {
        for side in [Color::White, Color::Black] {
            let numbering = Numbering { first: MoveLabel { number: MoveNumber(60), side } };
            for ply in (1..200).map(Ply) {
                let label = numbering.label(ply).unwrap();
                assert_eq!(numbering.ply(label), Some(ply), "{label} in a game that begins with {side:?}");
                assert_eq!(label.side, numbering.mover(ply));
                assert_eq!(label.to_string().parse(), Ok(label));
            }
        }
    }

    #[test]
    fn labels_before_the_first_move_have_no_ply() {
        let numbering = Numbering { first: MoveLabel { number: MoveNumber(60), side: Color::Black } };
        assert_eq!(numbering.ply("60w".parse().unwrap()), None);
        assert_eq!(numbering.ply("59b".parse().unwrap()), None);
        assert_eq!(numbering.ply("60b".parse().unwrap()), Some(Ply(1)));
    }

    #[test]
    fn a_bad_label_is_named() {
        for text in ["", "w", "31", "31x", "x31w", "99999999999w"] {
            assert!(text.parse::<MoveLabel>().is_err(), "{text}");
        }
    }
}
