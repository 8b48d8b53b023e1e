//! What the web app must not contain.
//!
//! pgn-reader silently drops moves that it cannot parse, and it switches on shakmaty's `magics`, tables of 600 KB.
//! Neither may reach what is built for wasm.

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// The packages that the web app is made from.
const PACKAGES: &[&str] =
    &["scoresheet-record", "scoresheet-core", "scoresheet-texts", "scoresheet-ui", "scoresheet-app"];

/// The package that is built for a platform, which its features name.
const APP: &str = "scoresheet-app";

/// Looks at the normal dependencies for wasm, with their features.
///
/// # Errors
///
/// If something forbidden is among them, or if the check has lost its object because shakmaty is not there at all.
pub fn check(workspace: &Workspace) -> Result<()> {
    let mut faults = Vec::new();
    for package in PACKAGES {
        let tree = workspace.read_cargo(&tree_of(package))?;
        if !tree.lines().any(|line| name_of(line) == "shakmaty") {
            faults.push(format!("{package}: no shakmaty in its tree, so nothing was checked"));
        }
        faults.extend(tree.lines().filter_map(fault).map(|fault| format!("{package}: {fault}")));
    }
    faults.iter().for_each(|fault| println!("{fault}"));
    if !faults.is_empty() {
        bail!("the web app would contain what it must not");
    }
    println!("Neither pgn-reader nor shakmaty's magics in {}.", PACKAGES.join(", "));
    Ok(())
}

fn tree_of(package: &str) -> Vec<&str> {
    let target = ["--target", "wasm32-unknown-unknown", "--edges", "normal"];
    let form = ["--prefix", "none", "--format", "{p} {f}"];
    let platform: &[&str] = if package == APP { &["--features", "web"] } else { &[] };
    [&["tree", "--locked", "--package", package], platform, &target, &form].concat()
}

fn name_of(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// What is wrong with a line such as `shakmaty v0.30.1 alloc,std`.
fn fault(line: &str) -> Option<String> {
    let features = line.trim_end_matches(" (*)").rsplit(' ').next().unwrap_or_default();
    match name_of(line) {
        "pgn-reader" => Some("pgn-reader".to_owned()),
        "shakmaty" if features.split(',').any(|feature| feature == "magics") => Some("shakmaty with magics".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pgn_reader_and_magics_are_faults() {
        let table = [
            ("shakmaty v0.30.1 alloc,std", None),
            ("shakmaty v0.30.1 alloc,std (*)", None),
            ("shakmaty v0.30.1 ", None),
            ("other v0.30.1 magics", None),
            ("shakmaty v0.30.1 alloc,magics,std", Some("shakmaty with magics")),
            ("shakmaty v0.30.1 magics (*)", Some("shakmaty with magics")),
            ("pgn-reader v0.29.0 ", Some("pgn-reader")),
        ];
        for (line, expected) in table {
            assert_eq!(fault(line).as_deref(), expected, "{line}");
        }
    }
}
