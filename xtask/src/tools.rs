//! The tools that the steps need, installed where that needs no administrator.
//!
//! There is no check for a C compiler: Rust links with it, so without one this program would not run.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, run};

/// A part of the Rust toolchain that a minimal installation lacks.
struct Component {
    name: &'static str,
    command: &'static str,
}

const COMPONENTS: &[Component] =
    &[Component { name: "rustfmt", command: "fmt" }, Component { name: "clippy", command: "clippy" }];

/// What the web app is built for.
const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Sees that the toolchain is complete and adds what is missing with rustup.
///
/// # Errors
///
/// If something is missing and rustup is not there or fails: one sentence that says what to do.
pub fn ensure(workspace: &Workspace) -> Result<()> {
    let missing: Vec<&str> = COMPONENTS
        .iter()
        .filter(|component| !works(version_of(workspace.cargo(&[component.command]))))
        .map(|component| component.name)
        .collect();
    if !missing.is_empty() {
        rustup("component", &missing)?;
    }
    ensure_wasm_target()?;
    println!("The toolchain is complete.");
    Ok(())
}

/// Sees that Rust can build for WebAssembly.
///
/// # Errors
///
/// If it cannot, and rustup is not there or fails.
pub fn ensure_wasm_target() -> Result<()> {
    let mut ask = Command::new("rustc");
    ask.args(["--print", "target-libdir", "--target", WASM_TARGET]);
    let output = ask.output().context("cannot start `rustc`")?;
    let folder = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && Path::new(folder.trim_end()).is_dir() {
        return Ok(());
    }
    rustup("target", &[WASM_TARGET])
}

/// Whether a program is on the PATH and starts.
pub fn is_installed(program: &str) -> bool {
    works(version_of(Command::new(program)))
}

fn rustup(part: &str, missing: &[&str]) -> Result<()> {
    if !is_installed("rustup") {
        bail!(
            "Install {} with your system's packages, or Rust with rustup (https://rustup.rs), and start again.",
            missing.join(" and ")
        );
    }
    let mut add = Command::new("rustup");
    add.args([part, "add"]).args(missing);
    run(add)
}

fn version_of(mut command: Command) -> Command {
    command.arg("--version");
    command
}

fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
