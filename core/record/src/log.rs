//! log.
