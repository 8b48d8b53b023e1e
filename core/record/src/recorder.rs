//! recorder.
