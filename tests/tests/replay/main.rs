//! Written games followed on the board: any spelling of the same moves gives the same game, and illegal play is followed
//! as far as anybody could.

mod by_hand;
mod spellings;
mod styles;
