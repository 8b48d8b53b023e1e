//! What the suites share: the games of this folder, and random games to compare with.

pub mod games;
pub mod random_games;
