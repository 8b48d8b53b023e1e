//! Skeleton.

pub mod pgn;
