//! Packages of npm, as the lock file of a folder names them.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::tools::is_installed;
use crate::workspace::run;

/// Whether npm can be used.
pub fn is_there() -> bool {
    is_installed("npm") && is_installed("node")
}

/// Installs what the folder's lock file names, unless that is done already.
///
/// # Errors
///
/// If npm fails, for example without a network.
pub fn ensure(folder: &Path) -> Result<()> {
    let lock = folder.join("package-lock.json");
    let lock = fs::read(&lock).with_context(|| format!("cannot read {}", lock.display()))?;
    let stamp = folder.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut command = Command::new("npm");
    command.args(["ci", "--no-audit", "--no-fund"]).current_dir(folder);
    run(command)?;
    // npm makes no folder where nothing is to be installed.
    let _ = fs::create_dir_all(folder.join("node_modules"));
    fs::write(&stamp, lock).with_context(|| format!("cannot write {}", stamp.display()))
}
