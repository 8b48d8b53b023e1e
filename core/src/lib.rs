//! What knows legality: positions, readings, replay, evidence and rulings.
//!
//! `scoresheet-record` says what was written; this crate says what it meant on the board and what follows from it under
//! an edition of the rules. Nothing here is used by a player's screen while a game runs.
//!
//! Modules, bottom up: [`position`], [`legality`], [`reading`], [`replay`], [`evidence`], [`ruling`], [`pgn`].

pub mod evidence;
pub mod legality;
pub mod pgn;
pub mod position;
pub mod reading;
pub mod replay;
pub mod ruling;
pub mod writing;
