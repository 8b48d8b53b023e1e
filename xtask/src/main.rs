//! The project's commands: `cargo xtask serve | test | check | bundle | bench | fuzz | notices | readers | verdicts`.
//!
//! A newcomer needs `serve` and `test` and nothing else; `check` is the quick loop before a commit. Every command is a
//! list of [`steps::Step`]s or one function; what it needs beside the Rust toolchain is in [`tools`].
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command speaks to its user on the terminal")]

mod bench;
mod browser;
mod bundle;
mod check;
mod duplicates;
mod fuzz;
mod kinds;
mod licences;
mod metadata;
mod notices;
mod npm;
mod readers;
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
    /// Make the web app and serve it, here or in the whole network
    Serve(serve::ServeArguments),
    /// Run everything that must hold before a change goes in
    Test,
    /// Run the quick loop: format, lints, the tests of core and record
    Check,
    /// Make the web app as a folder of files for any web server
    Bundle(bundle::BundleArguments),
    /// Measure the web app in a browser
    Bench(bench::BenchArguments),
    /// Look for inputs that the readers of moves, PGN and saved logs do not get along with
    Fuzz(fuzz::FuzzArguments),
    /// Write THIRD-PARTY.md anew
    Notices,
    /// Compare our main lines with those of python-chess and pgn-extract
    Readers(readers::ReadersArguments),
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
    match command {
        // It may serve a bundle made elsewhere, so it looks for the project itself if it needs it.
        Command::Serve(arguments) => serve::run(arguments),
        Command::Test => Ok(steps::run_all(&Workspace::find()?, test::STEPS)),
        Command::Check => Ok(steps::run_all(&Workspace::find()?, check::STEPS)),
        Command::Bundle(arguments) => bundle::run(&Workspace::find()?, arguments).map(|()| ExitCode::SUCCESS),
        Command::Bench(arguments) => bench::bench(&Workspace::find()?, arguments).map(|()| ExitCode::SUCCESS),
        Command::Fuzz(arguments) => fuzz::fuzz(&Workspace::find()?, arguments),
        Command::Readers(arguments) => readers::run(&Workspace::find()?, arguments),
        Command::Verdicts(arguments) => verdicts::run(&Workspace::find()?, arguments),
        Command::Notices => notices::write(&Workspace::find()?).map(|()| ExitCode::SUCCESS),
    }
}
