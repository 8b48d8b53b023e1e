//! The command line as its users meet it: arguments and files in, texts, JSON and exit codes out.
//!
//! Every run checks that nothing panicked and that the exit code is one of the four, so no test has to.

#[cfg(test)]
mod answers;
#[cfg(test)]
mod bad_input;
#[cfg(test)]
mod check;
#[cfg(test)]
mod claims_format;
mod convert;
#[cfg(test)]
mod real_games;
#[cfg(test)]
mod rulings;
#[cfg(test)]
mod support;
#[cfg(test)]
mod texts;
#[cfg(test)]
mod verify;
#[cfg(test)]
mod written;
