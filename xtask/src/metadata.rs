//! The packages that the project is built from, as `cargo metadata` lists them.
//!
//! Nothing here asks a service about licences or advisories: the facts come with the packages' own sources.

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::workspace::Workspace;

/// Which packages are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Those of every platform.
    AllPlatforms,
    /// Only this machine's: it is offline and has never needed the others.
    ThisMachine,
}

/// The packages.
#[derive(Debug)]
pub struct Metadata {
    /// Which packages are listed.
    pub extent: Extent,
    /// Every package, ours included.
    pub packages: Vec<PackageJson>,
}

/// A package.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct PackageJson {
    /// The name.
    pub name: String,
    /// The version.
    pub version: String,
    /// The SPDX licence expression.
    pub license: Option<String>,
    /// Where its source is kept.
    pub repository: Option<String>,
    /// Where it comes from; `None` for the project's own packages.
    pub source: Option<String>,
}

impl PackageJson {
    /// Whether the package is one of the project's own.
    pub fn is_ours(&self) -> bool {
        self.source.is_none()
    }

    fn key(&self) -> (&str, &str) {
        (&self.name, &self.version)
    }
}

#[derive(Debug, Deserialize)]
struct MetadataJson {
    packages: Vec<PackageJson>,
}

/// Without its feature the app is built for no platform, and the packages it needs on the web are not listed.
const LOCKED_WITH_THE_APP: &[&str] = &["--locked", "--features", "scoresheet-app/web"];

impl Metadata {
    /// Asks cargo, which downloads packages of other platforms if they are not here yet.
    ///
    /// # Errors
    ///
    /// If cargo fails, for example because Cargo.lock is out of date.
    pub fn read(workspace: &Workspace) -> Result<Metadata> {
        let local = ["--offline"];
        let everywhere = Metadata::ask(workspace, &local, None).or_else(|_| Metadata::ask(workspace, &[], None));
        if everywhere.is_ok() {
            return everywhere;
        }
        let host = host()?;
        println!("Offline: only this machine's packages are looked at, not those of other platforms.");
        Metadata::ask(workspace, &local, Some(&host))
    }

    fn ask(workspace: &Workspace, network: &[&str], platform: Option<&str>) -> Result<Metadata> {
        let filter = platform.map_or(Vec::new(), |platform| vec!["--filter-platform", platform]);
        let list = ["metadata", "--format-version", "1"];
        let list = workspace.read_cargo(&[&list, LOCKED_WITH_THE_APP, network, &filter].concat())?;
        let tree = ["tree", "--workspace", "--prefix", "none", "--format", "{p}", "--target"];
        let tree = [&tree[..], &[platform.unwrap_or("all")], LOCKED_WITH_THE_APP, network].concat();
        let extent = if platform.is_none() { Extent::AllPlatforms } else { Extent::ThisMachine };
        Metadata::parse(&list, &workspace.read_cargo(&tree)?, extent)
    }

    /// The packages of others in a tree that cargo printed, sorted by name and version.
    pub fn of_others_in(&self, tree: &str) -> Vec<&PackageJson> {
        let built = packages_of(tree);
        let mut found: Vec<&PackageJson> =
            self.packages.iter().filter(|package| !package.is_ours() && built.contains(&package.key())).collect();
        found.sort_by_key(|package| package.key());
        found
    }

    /// The list holds also what an optional dependency would bring that nobody has switched on; the tree does not.
    fn parse(list: &str, tree: &str, extent: Extent) -> Result<Metadata> {
        let json: MetadataJson = serde_json::from_str(list).context("cannot read what `cargo metadata` printed")?;
        let built = packages_of(tree);
        let packages = json.packages.into_iter().filter(|package| built.contains(&package.key())).collect();
        Ok(Metadata { extent, packages })
    }
}

/// The names and versions in lines such as `shakmaty v0.30.1 (*)`.
fn packages_of(tree: &str) -> BTreeSet<(&str, &str)> {
    let lines = tree.lines().map(|line| line.split(' '));
    lines.filter_map(|mut words| Some((words.next()?, words.next()?.strip_prefix('v')?))).collect()
}

/// The platform of this machine, as the compiler names it.
///
/// # Errors
///
/// If the compiler cannot be asked.
pub fn host() -> Result<String> {
    let version = Command::new("rustc").arg("-vV").output().context("cannot start `rustc -vV`")?;
    host_of(&String::from_utf8_lossy(&version.stdout)).context("`rustc -vV` names no host")
}

fn host_of(version: &str) -> Option<String> {
    version.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"{ "packages": [
        { "name": "app", "version": "1.0.0", "source": null },
        { "name": "a", "version": "2.0.0", "source": "r" },
        { "name": "b", "version": "2.0.0", "source": "r" },
        { "name": "c", "version": "2.0.0", "source": "r" }
    ] }"#;

    #[test]
    fn what_no_feature_switches_on_is_not_listed() {
        let tree = "app v1.0.0 (here)\na v2.0.0 (proc-macro)\na v2.0.0 (*)\n\nb v1.0.0\n";
        let metadata = Metadata::parse(LIST, tree, Extent::AllPlatforms).unwrap();
        let names: Vec<_> = metadata.packages.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["app", "a"]);
    }

    #[test]
    fn the_host_is_read_from_the_compilers_version() {
        let version = "rustc 1.95.0\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\nrelease: 1.95.0\n";
        assert_eq!(host_of(version).as_deref(), Some("x86_64-unknown-linux-gnu"));
    }
}
