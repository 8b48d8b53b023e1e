//! Widgets: values in, actions out; no chess, no arithmetic, no words of their own.

mod board;
mod controls;
mod diagram;
mod moves;

pub(crate) use board::{Board, Man};
pub(crate) use controls::{
    Band, Choices, Field, Key, KeyKind, Mode, Notice, Offered, Panel, Sign, SignKey, claim_kinds, sides,
};
pub(crate) use diagram::Diagram;
pub(crate) use moves::MoveList;
