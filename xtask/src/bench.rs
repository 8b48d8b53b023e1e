//! `cargo xtask bench`: how fast the web app is, in a real browser.

use anyhow::Result;
use clap::Args;

use crate::workspace::{Workspace, run};
use crate::{browser, bundle};

#[derive(Args)]
pub struct BenchArguments {
    /// Print one JSON object as the last line
    #[arg(long)]
    json: bool,
}

/// Makes the bundle and measures it with `tests/browser/bench.mjs`.
///
/// # Errors
///
/// If the bundle cannot be made, a tool is missing, or the app does not do what is measured.
pub fn bench(workspace: &Workspace, arguments: &BenchArguments) -> Result<()> {
    bundle::make(workspace, &bundle::default_folder(workspace)?)?;
    let mut command = browser::node(workspace)?;
    command.arg("bench.mjs").args(arguments.json.then_some("--json"));
    run(command)
}
