//! Records with gaps: whatever is decided over them is what the full record says.

mod agreement;
mod holes;
mod late_gaps;
