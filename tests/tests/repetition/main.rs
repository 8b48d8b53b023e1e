//! Repetition and quiet runs on complete records, counted anew by comparing positions one with another.

mod properties;
mod vectors;
