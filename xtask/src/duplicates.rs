//! Packages that are built in more than one version.
//!
//! Each makes the app larger and the build slower, and a type of one version does not fit the other.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};

use crate::metadata::{Metadata, PackageJson};
use crate::workspace::Workspace;

/// A package that may be there in several versions for now.
struct Allowed {
    name: &'static str,
    why: &'static str,
}

const ALLOWED: &[Allowed] = &[
    Allowed { name: "cpufeatures", why: "sha2 0.10 needs 0.2; 0.3 comes with proptest, in tests only" },
    Allowed { name: "getrandom", why: "ring needs 0.2, the rest is for tests; none is in what we ship" },
    Allowed { name: "hashbrown", why: "wasmparser needs 0.16 and 0.17, in xtask only" },
    Allowed {
        name: "macroific",
        why: "indexed_db_futures and its accessory need 1 and 2; they are macros, in no program",
    },
    Allowed { name: "macroific_attr_parse", why: "as macroific" },
    Allowed { name: "macroific_core", why: "as macroific" },
    Allowed { name: "macroific_macro", why: "as macroific" },
    Allowed { name: "r-efi", why: "each getrandom needs its own, on UEFI only" },
    Allowed { name: "rand", why: "tungstenite of dioxus-devtools needs 0.9, proptest 0.10; neither is in the bundle" },
    Allowed { name: "rand_core", why: "each rand needs its own" },
    Allowed { name: "rustc-hash", why: "sledgehammer_utils of dioxus needs 1.1, 9 KB of source" },
    Allowed { name: "sealed", why: "as macroific" },
    Allowed { name: "syn", why: "macros are moving from 2 to 3; it is in no program" },
    Allowed { name: "windows-sys", why: "ring needs 0.52, on Windows and in xtask only" },
];

/// Looks at every package, of every platform and of the tests too.
///
/// # Errors
///
/// If a package outside the allowed ones has several versions; all of them are printed.
pub fn check(workspace: &Workspace) -> Result<()> {
    let metadata = Metadata::read(workspace)?;
    let duplicates = duplicates(&metadata.packages);
    let mut faults = Vec::new();
    for (name, versions) in &duplicates {
        let versions = versions.iter().copied().collect::<Vec<_>>().join(", ");
        match ALLOWED.iter().find(|allowed| allowed.name == *name) {
            Some(allowed) => println!("{name} {versions}: allowed, {}", allowed.why),
            None => {
                println!("{name} {versions}");
                faults.push(*name);
            }
        }
    }
    for allowed in ALLOWED.iter().filter(|allowed| !duplicates.contains_key(allowed.name)) {
        println!("{}: in one version only, so it need not be allowed any more", allowed.name);
    }
    if !faults.is_empty() {
        bail!("several versions of {}: see `cargo tree --duplicates --target all`", faults.join(", "));
    }
    Ok(())
}

fn duplicates(packages: &[PackageJson]) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    versions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str) -> PackageJson {
        PackageJson { name: name.into(), version: version.into(), ..PackageJson::default() }
    }

    #[test]
    fn only_packages_in_several_versions_are_duplicates() {
        let packages = [package("a", "1.0.0"), package("b", "1.0.0"), package("a", "2.0.0")];
        let expected = BTreeMap::from([("a", BTreeSet::from(["1.0.0", "2.0.0"]))]);
        assert_eq!(duplicates(&packages), expected);
    }
}
