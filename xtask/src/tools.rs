//! The tools that the steps need, installed where that needs no administrator or where we are one.
//!
//! There is no check for a C compiler: Rust links with it, so without one this program would not run.

use std::path::{Path, PathBuf};
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

/// The oldest Node.js with which Playwright works.
const OLDEST_NODE: u32 = 20;

/// The names under which Chromium or a browser made from it is installed.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

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

/// Sees that Node.js and npm are there, and new enough for the browser tests.
///
/// # Errors
///
/// If they are not and cannot be installed, or are too old.
pub fn ensure_node() -> Result<()> {
    if !is_installed("node") || !is_installed("npm") {
        apt_get("Node.js and npm", &["nodejs", "npm"])?;
    }
    let output = Command::new("node").arg("--version").output().context("cannot start `node`")?;
    let version = String::from_utf8_lossy(&output.stdout);
    if major(&version).is_none_or(|major| major < OLDEST_NODE) {
        bail!("Node.js is {}, and the browser tests need {OLDEST_NODE} or newer.", version.trim());
    }
    Ok(())
}

/// The 20 in `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Sees that Chromium is there and gives its program; the variable `CHROMIUM` may name another one.
///
/// # Errors
///
/// If it is not there and cannot be installed.
pub fn ensure_chromium() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = BROWSERS.iter().find_map(|name| place_of(name)) {
        return Ok(found);
    }
    apt_get("Chromium", &["chromium"])?;
    place_of("chromium").context("Chromium was installed and is not on the PATH")
}

/// Sees that there is a compiler for C++, of which libFuzzer is made; the variable `CXX` may name it.
///
/// # Errors
///
/// If there is none and it cannot be installed.
pub fn ensure_cpp_compiler() -> Result<()> {
    let is_there = std::env::var_os("CXX").is_some() || is_installed("c++");
    if is_there { Ok(()) } else { apt_get("a C++ compiler", &["g++"]) }
}

/// Whether a program is on the PATH and starts.
pub fn is_installed(program: &str) -> bool {
    works(version_of(Command::new(program)))
}

fn place_of(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|place| place.is_file())
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

/// Installs Debian packages, which only an administrator may.
fn apt_get(what: &str, packages: &[&str]) -> Result<()> {
    if !is_administrator() || place_of("apt-get").is_none() {
        bail!("Install {what} with your system's packages, on Debian {}, and start again.", packages.join(" and "));
    }
    let mut update = Command::new("apt-get");
    update.args(["update", "--quiet"]);
    run(update)?;
    let mut install = Command::new("apt-get");
    install.args(["install", "--quiet", "--yes", "--no-install-recommends"]).args(packages);
    install.env("DEBIAN_FRONTEND", "noninteractive");
    run(install)
}

fn is_administrator() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn version_of(mut command: Command) -> Command {
    command.arg("--version");
    command
}

fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_node_is_read() {
        let table = [("v20.11.1\n", Some(20)), ("v9.0.0", Some(9)), ("", None), ("20", None)];
        for (version, expected) in table {
            assert_eq!(major(version), expected, "{version}");
        }
    }
}
