//! The packages that the project is built from, as `cargo metadata` lists them.
//!
//! Nothing here asks a service about licences or advisories: the facts come with the packages' own sources.

use std::collections::{BTreeMap, BTreeSet};
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

/// The packages and who needs whom.
#[derive(Debug)]
pub struct Metadata {
    /// Which packages are listed.
    pub extent: Extent,
    /// Every package, ours included.
    pub packages: Vec<PackageJson>,
    nodes: Vec<NodeJson>,
}

/// A package.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct PackageJson {
    /// Cargo's id.
    pub id: String,
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
    /// What is built from it.
    #[serde(default)]
    pub targets: Vec<TargetJson>,
}

impl PackageJson {
    /// Whether the package is one of the project's own.
    pub fn is_ours(&self) -> bool {
        self.source.is_none()
    }

    /// Whether the package runs only while others are compiled.
    fn is_macro(&self) -> bool {
        self.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro"))
    }
}

/// A library, program or macro of a package.
#[derive(Debug, Clone, Deserialize)]
pub struct TargetJson {
    /// `lib`, `bin`, `proc-macro`, …
    pub kind: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct MetadataJson {
    packages: Vec<PackageJson>,
    resolve: ResolveJson,
}

#[derive(Debug, Deserialize)]
struct ResolveJson {
    nodes: Vec<NodeJson>,
}

#[derive(Debug, Deserialize)]
struct NodeJson {
    id: String,
    deps: Vec<DependencyJson>,
}

#[derive(Debug, Deserialize)]
struct DependencyJson {
    pkg: String,
    dep_kinds: Vec<DependencyKindJson>,
}

#[derive(Debug, Deserialize)]
struct DependencyKindJson {
    /// `None` for a normal dependency, else `dev` or `build`.
    kind: Option<String>,
}

impl Metadata {
    /// Asks cargo, which downloads packages of other platforms if they are not here yet.
    ///
    /// # Errors
    ///
    /// If cargo fails, for example because Cargo.lock is out of date.
    pub fn read(workspace: &Workspace) -> Result<Metadata> {
        let all = ["metadata", "--format-version", "1", "--locked"];
        let local = [&all[..], &["--offline"]].concat();
        if let Ok(text) = workspace.read_cargo(&local).or_else(|_| workspace.read_cargo(&all)) {
            return Metadata::parse(&text, Extent::AllPlatforms);
        }
        let version = Command::new("rustc").arg("-vV").output().context("cannot start `rustc -vV`")?;
        let host = host_of(&String::from_utf8_lossy(&version.stdout)).context("`rustc -vV` names no host")?;
        println!("Offline: only this machine's packages are looked at, not those of other platforms.");
        let text = workspace.read_cargo(&[&local[..], &["--filter-platform", &host]].concat())?;
        Metadata::parse(&text, Extent::ThisMachine)
    }

    fn parse(text: &str, extent: Extent) -> Result<Metadata> {
        let json: MetadataJson = serde_json::from_str(text).context("cannot read what `cargo metadata` printed")?;
        Ok(Metadata { extent, packages: json.packages, nodes: json.resolve.nodes })
    }

    /// The packages of others that end up in what is built from `root`: no development or build dependencies, no
    /// macros. Sorted by name and version.
    ///
    /// # Errors
    ///
    /// If there is no package `root`.
    pub fn shipped_with(&self, root: &str) -> Result<Vec<&PackageJson>> {
        let packages: BTreeMap<&str, &PackageJson> = self.packages.iter().map(|p| (p.id.as_str(), p)).collect();
        let nodes: BTreeMap<&str, &NodeJson> = self.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
        let start = self.packages.iter().find(|p| p.is_ours() && p.name == root);
        let mut open = vec![start.with_context(|| format!("there is no package {root}"))?];
        let mut seen = BTreeSet::new();
        while let Some(package) = open.pop() {
            if package.is_macro() || !seen.insert(package.id.as_str()) {
                continue;
            }
            let needs = nodes.get(package.id.as_str()).into_iter().flat_map(|node| &node.deps);
            let needs = needs.filter(|need| need.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            open.extend(needs.filter_map(|need| packages.get(need.pkg.as_str())));
        }
        let mut shipped: Vec<&PackageJson> =
            self.packages.iter().filter(|p| !p.is_ours() && seen.contains(p.id.as_str())).collect();
        shipped.sort_by_key(|package| (&package.name, &package.version));
        Ok(shipped)
    }
}

fn host_of(version: &str) -> Option<String> {
    version.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"{
        "packages": [
            { "id": "app", "name": "app", "version": "1.0.0", "source": null, "targets": [{ "kind": ["bin"] }] },
            { "id": "b", "name": "b", "version": "2.0.0", "source": "r", "targets": [{ "kind": ["lib"] }] },
            { "id": "a", "name": "a", "version": "2.0.0", "source": "r", "targets": [{ "kind": ["lib"] }] },
            { "id": "m", "name": "m", "version": "2.0.0", "source": "r", "targets": [{ "kind": ["proc-macro"] }] },
            { "id": "t", "name": "t", "version": "2.0.0", "source": "r", "targets": [{ "kind": ["lib"] }] }
        ],
        "resolve": { "nodes": [
            { "id": "app", "deps": [
                { "pkg": "b", "dep_kinds": [{ "kind": null }] },
                { "pkg": "m", "dep_kinds": [{ "kind": null }] },
                { "pkg": "t", "dep_kinds": [{ "kind": "dev" }] }
            ] },
            { "id": "b", "deps": [{ "pkg": "a", "dep_kinds": [{ "kind": "dev" }, { "kind": null }] }] },
            { "id": "m", "deps": [{ "pkg": "t", "dep_kinds": [{ "kind": null }] }] }
        ] }
    }"#;

    #[test]
    fn what_ships_is_reached_by_normal_dependencies_and_not_through_macros() {
        let metadata = Metadata::parse(SMALL, Extent::AllPlatforms).unwrap();
        let names: Vec<_> = metadata.shipped_with("app").unwrap().iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["a", "b"]);
    }

    #[test]
    fn an_unknown_root_is_an_error() {
        let metadata = Metadata::parse(SMALL, Extent::AllPlatforms).unwrap();
        assert_eq!(metadata.shipped_with("b").unwrap_err().to_string(), "there is no package b");
    }

    #[test]
    fn the_host_is_read_from_the_compilers_version() {
        let version = "rustc 1.95.0\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\nrelease: 1.95.0\n";
        assert_eq!(host_of(version).as_deref(), Some("x86_64-unknown-linux-gnu"));
    }
}
