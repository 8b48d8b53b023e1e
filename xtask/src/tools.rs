//! The tools that the steps need, installed where that needs no administrator.
//!
//! There is no check for a C compiler: Rust links with it, so without one this program would not run.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::workspace::{Workspace, run};

/// A part of the Rust toolchain that a minimal installation lacks.
struct Component {
    name: &'static str,
    command: &'static str,
}

const COMPONENTS: &[Component] =
    &[Component { name: "rustfmt", command: "fmt" }, Component { name: "clippy", command: "clippy" }];

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
    if missing.is_empty() {
        println!("The toolchain is complete.");
        return Ok(());
    }
    if !works(version_of(Command::new("rustup"))) {
        bail!(
            "Install {} with your system's packages, or Rust with rustup (https://rustup.rs), and start again.",
            missing.join(" and ")
        );
    }
    let mut add = Command::new("rustup");
    add.args(["component", "add"]).args(missing);
    run(add)
}

fn version_of(mut command: Command) -> Command {
    command.arg("--version");
    command
}

fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
