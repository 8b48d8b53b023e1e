//! The tests in `tests/browser/`: the finished bundle in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tally::Tally;
use crate::workspace::{Workspace, run_watched};
use crate::{bundle, npm, tools};

/// Makes the bundle where the tests look for it.
///
/// # Errors
///
/// As [`bundle::make`].
pub fn make_bundle(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    bundle::make(workspace, &bundle::default_folder(workspace)?)
}

/// Node.js in the folder of the browser tests, with what they need and told where the bundle, the browser and this very
/// program are, which is their server.
///
/// # Errors
///
/// If a tool is missing and cannot be installed.
pub fn node(workspace: &Workspace) -> Result<Command> {
    tools::ensure_node()?;
    let chromium = tools::ensure_chromium()?;
    let folder = folder(workspace);
    npm::ensure(&folder)?;
    let mut command = Command::new("node");
    command.current_dir(&folder);
    command.env("BUNDLE", bundle::default_folder(workspace)?);
    command.env("CHROMIUM", chromium);
    command.env("XTASK", std::env::current_exe().context("cannot find this program")?);
    Ok(command)
}

/// Runs every `*.test.mjs` on the bundle that [`make_bundle`] has made, and counts.
///
/// # Errors
///
/// If a tool is missing and cannot be installed, or a test fails.
pub fn browser_tests(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    let mut command = node(workspace)?;
    // Two files at a time: each starts browsers, and a small machine has little room for several.
    command.args(["--test", "--test-reporter=tap", "--test-concurrency=2"]).args(suites(&folder(workspace))?);
    let before = tally.passed;
    let succeeded = run_watched(command, |line| tally.observe_tap(line))?;
    if !succeeded || tally.passed == before {
        bail!("a browser test fails or none ran");
    }
    Ok(())
}

fn folder(workspace: &Workspace) -> PathBuf {
    workspace.root().join("tests/browser")
}

fn suites(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut suites: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| is_suite(path)).collect();
    suites.sort();
    Ok(suites)
}

fn is_suite(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(".test.mjs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_test_files_are_suites() {
        let table = [("b/shell.test.mjs", true), ("b/support.mjs", false), ("b/package.json", false)];
        for (path, expected) in table {
            assert_eq!(is_suite(Path::new(path)), expected, "{path}");
        }
    }
}
