//! `cargo xtask serve`: the app for development.

use std::process::ExitCode;

/// Says what there is to serve.
pub fn run() -> ExitCode {
    println!(
        "There is no app to serve yet: the web app for tablets comes next and will be served here; \
         until then the command line, `cargo run -p scoresheet -- --help`, is all there is."
    );
    ExitCode::SUCCESS
}
