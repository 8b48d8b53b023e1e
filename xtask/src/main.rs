//! The project's commands: `cargo xtask serve | test | check | notices | verdicts`.
//!
//! A newcomer needs `serve` and `test` and nothing else; `check` is the quick loop before a commit. Every command is a
//! list of [`steps::Step`]s or one function, and works without any tool beside the Rust toolchain.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command speaks to its user on the terminal")]

mod check;
mod duplicates;
mod licences;
mod metadata;
mod notices;
mod serve;
mod steps;
mod tally;
mod test;
mod tools;
mod verdicts;
mod web_tree;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// The commands of the Scoresheet project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Start the app for development
    Serve,
    /// Run everything that must hold before a change goes in
    Test,
    /// Run the quick loop: format, lints, the tests of core and record
    Check,
    /// Write THIRD-PARTY.md anew
    Notices,
    /// Compare our threefolds and fifty-move counts with the verdicts in a PGN file
    Verdicts(verdicts::VerdictsArguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    run(&arguments.command).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(command: &Command) -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    match command {
        Command::Serve => Ok(serve::run()),
        Command::Test => Ok(steps::run_all(&workspace, test::STEPS)),
        Command::Check => Ok(steps::run_all(&workspace, check::STEPS)),
        Command::Verdicts(arguments) => verdicts::run(&workspace, arguments),
        Command::Notices => notices::write(&workspace).map(|()| ExitCode::SUCCESS),
    }
}
