//! `scoresheet`: check recorded games and rule on claims from the command line.
//!
//! `check` finds the first move that is not legal or cannot be read; `verify` judges a draw claim on a game; `convert`
//! writes games in another notation; `answer` and `judge` work through files of questions and of situations at the board. Exit codes: 0 upheld, or all as it should be;
//! 1 rejected or not in order, or something is not as it should be; 2 for the director; 3 unusable input or usage.

mod answer;
mod args;
mod check;
mod claims;
mod convert;
mod diagram;
mod exit;
mod input;
mod json;
mod pace;
mod verify;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use scoresheet_texts::Texts;

use args::{Args, Command};
use exit::Exit;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => {
            let exit = if error.use_stderr() { Exit::Unusable } else { Exit::AllWell };
            // Nothing can be done about a closed terminal.
            let _ = error.print();
            return exit.into();
        }
    };
    let texts = Texts::new(args.language());
    let stdout = io::stdout();
    let mut out = io::BufWriter::new(stdout.lock());
    let done = run(&args.command, &texts, &mut out).and_then(|exit| {
        out.flush()?;
        Ok(exit)
    });
    match done {
        Ok(exit) => exit.into(),
        // The reader has gone away, as `head` does: no fault of ours.
        Err(input::Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Exit::AllWell.into(),
        Err(failure) => {
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "scoresheet: {}", failure.in_words(&texts));
            Exit::Unusable.into()
        }
    }
}

fn run(command: &Command, texts: &Texts, out: &mut dyn Write) -> Result<Exit, input::Failure> {
    match command {
        Command::Check(args) => check::run(args, texts, out),
        Command::Verify(args) => verify::run(args, texts, out),
        Command::Convert(args) => convert::run(args, texts, out),
        Command::Answer(args) => answer::run(args, out),
        Command::Judge(args) => claims::run(args, out),
    }
}
