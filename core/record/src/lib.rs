//! What was written on the scoresheet, and nothing about whether it was right.
//!
//! This crate is everything that a player's screen may depend on while a game runs: men and squares, the spelling of
//! moves, diagrams moved by geometry alone, the append-only log and the sheet it folds into, clocks, rulebooks as
//! values, and claims as questions. It never generates moves, never tests for check and never counts repetitions;
//! `clippy.toml` forbids the parts of shakmaty that could. Judging lives in `scoresheet-core`.
//!
//! Modules, bottom up: [`men`], [`ply`], [`message`], [`setup`], [`outcome`], [`notation`], [`clock`], [`rulebook`],
//! [`diagram`], [`cell`], [`log`], [`sheet`], [`claim`], [`recorder`], [`saved`].

pub mod cell;
pub mod claim;
pub mod clock;
pub mod course;
pub mod diagram;
pub mod log;
pub mod men;
pub mod message;
pub mod notation;
pub mod outcome;
pub mod ply;
pub mod recorder;
pub mod rulebook;
pub mod saved;
pub mod setup;
pub mod sheet;
