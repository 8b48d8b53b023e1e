//! What the suites share: the desk, the games of this folder, random games to compare with, and futures without waiting.

pub mod at_desk;
pub mod at_once;
pub mod games;
pub mod random_games;
pub mod states;
