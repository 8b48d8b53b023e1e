//! Whether the licences of all packages allow a program under GPL-3.0-or-later.
//!
//! It reads the SPDX expressions that the packages declare, and no licence texts.

use anyhow::{Result, bail};

use crate::metadata::{Metadata, PackageJson};
use crate::workspace::Workspace;

/// The licence of the project itself.
const OURS: &str = "GPL-3.0-or-later";

/// The licences whose works may be part of a work under GPL-3.0-or-later.
const FITTING: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    OURS,
    "ISC",
    "LGPL-2.1-or-later",
    "LGPL-3.0-or-later",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Looks at every package, of every platform and of the tests too.
///
/// # Errors
///
/// If a package's licence does not fit, is missing or cannot be read; all of them are printed.
pub fn check(workspace: &Workspace) -> Result<()> {
    let metadata = Metadata::read(workspace)?;
    let faults: Vec<String> = metadata.packages.iter().filter_map(fault).collect();
    faults.iter().for_each(|fault| println!("{fault}"));
    if !faults.is_empty() {
        bail!("{} of {} packages have no licence that fits {OURS}", faults.len(), metadata.packages.len());
    }
    println!("All {} packages have a licence that fits {OURS}.", metadata.packages.len());
    Ok(())
}

fn fault(package: &PackageJson) -> Option<String> {
    let PackageJson { name, version, license, .. } = package;
    let Some(licence) = license else {
        return Some(format!("{name} {version} declares no licence"));
    };
    if package.is_ours() {
        return (licence != OURS).then(|| format!("{name} is ours and must be under {OURS}, not {licence}"));
    }
    match fits(licence) {
        Some(true) => None,
        Some(false) => Some(format!("{name} {version} is under {licence}")),
        None => Some(format!("{name} {version} has an unreadable licence: {licence}")),
    }
}

/// Whether the SPDX expression gives at least one choice that fits; `None` if it cannot be read.
fn fits(expression: &str) -> Option<bool> {
    // An older notation of crates has a slash for OR.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (fits, rest) = choice(&words)?;
    rest.is_empty().then_some(fits)
}

/// `all OR all OR …`. Each reader gives what it found and the words after it.
fn choice<'w, 's>(words: &'w [&'s str]) -> Option<(bool, &'w [&'s str])> {
    let (mut fits, mut rest) = all(words)?;
    while let Some(("OR", after)) = split(rest) {
        let (other, after) = all(after)?;
        (fits, rest) = (fits || other, after);
    }
    Some((fits, rest))
}

/// `one AND one AND …`
fn all<'w, 's>(words: &'w [&'s str]) -> Option<(bool, &'w [&'s str])> {
    let (mut fits, mut rest) = one(words)?;
    while let Some(("AND", after)) = split(rest) {
        let (other, after) = one(after)?;
        (fits, rest) = (fits && other, after);
    }
    Some((fits, rest))
}

/// `( choice )`, `licence` or `licence WITH exception`
fn one<'w, 's>(words: &'w [&'s str]) -> Option<(bool, &'w [&'s str])> {
    let (first, rest) = split(words)?;
    if first == "(" {
        let (fits, rest) = choice(rest)?;
        let (close, rest) = split(rest)?;
        return (close == ")").then_some((fits, rest));
    }
    if [")", "OR", "AND", "WITH"].contains(&first) {
        return None;
    }
    if let Some(("WITH", after)) = split(rest) {
        let (exception, after) = split(after)?;
        return Some((FITTING.contains(&format!("{first} WITH {exception}").as_str()), after));
    }
    Some((FITTING.contains(&first), rest))
}

fn split<'w, 's>(words: &'w [&'s str]) -> Option<(&'s str, &'w [&'s str])> {
    words.split_first().map(|(first, rest)| (*first, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_fits_if_one_choice_fits_whole() {
        let table = [
            ("MIT", Some(true)),
            ("MIT OR Apache-2.0", Some(true)),
            ("MIT/Apache-2.0", Some(true)),
            ("Apache-2.0 OR GPL-2.0-only", Some(true)),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", Some(true)),
            ("Apache-2.0 WITH LLVM-exception", Some(true)),
            ("GPL-2.0-only", Some(false)),
            ("MIT AND GPL-2.0-only", Some(false)),
            ("(MIT OR Apache-2.0) AND CDDL-1.0", Some(false)),
            ("GPL-3.0-or-later WITH Unknown-exception", Some(false)),
            ("Proprietary", Some(false)),
        ];
        for (expression, expected) in table {
            assert_eq!(fits(expression), expected, "{expression}");
        }
    }

    #[test]
    fn a_broken_expression_is_unreadable() {
        for expression in ["", "MIT OR", "OR MIT", "(MIT", "MIT)", "MIT Apache-2.0", "MIT WITH"] {
            assert_eq!(fits(expression), None, "{expression}");
        }
    }

    #[test]
    fn a_package_without_a_licence_is_a_fault() {
        let package = PackageJson { name: "a".into(), version: "1.0.0".into(), ..PackageJson::default() };
        assert_eq!(fault(&package).as_deref(), Some("a 1.0.0 declares no licence"));
    }

    #[test]
    fn a_package_of_ours_under_another_licence_is_a_fault() {
        let package = PackageJson { name: "a".into(), license: Some("MIT".into()), ..PackageJson::default() };
        assert!(fault(&package).unwrap().contains("must be under GPL-3.0-or-later"));
    }
}
