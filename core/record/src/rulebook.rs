//! rulebook.
