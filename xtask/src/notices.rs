//! THIRD-PARTY.md: whose packages the programs contain, under which licences, and where their source is.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::metadata::{Extent, Metadata, PackageJson};
use crate::workspace::Workspace;

/// The programs that people get, as cargo names them and what they are built for.
const PROGRAMS: &[&[&str]] = &[
    &["--package", "scoresheet"],
    &["--package", "scoresheet-app", "--features", "web", "--target", "wasm32-unknown-unknown"],
];

const HEAD: &str = "\
# Third-party packages

The program `scoresheet` and the web app contain these packages, on one platform or another. `cargo xtask notices` writes
this list.

| package | version | licence | source |
| --- | --- | --- | --- |
";

/// Writes the file anew.
///
/// # Errors
///
/// If cargo cannot list the packages of every platform, or the file cannot be written.
pub fn write(workspace: &Workspace) -> Result<()> {
    let metadata = Metadata::read(workspace)?;
    if metadata.extent == Extent::ThisMachine {
        bail!("the list is of every platform, so it can only be written online");
    }
    let path = path(workspace);
    fs::write(&path, notices(&shipped(workspace, &metadata)?))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Sees that the file is up to date.
///
/// # Errors
///
/// If it is not, or cannot be read.
pub fn check(workspace: &Workspace) -> Result<()> {
    let metadata = Metadata::read(workspace)?;
    let path = path(workspace);
    let file = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    if !is_up_to_date(&file, &shipped(workspace, &metadata)?, metadata.extent) {
        bail!("THIRD-PARTY.md is out of date: run `cargo xtask notices`");
    }
    println!("THIRD-PARTY.md is up to date.");
    Ok(())
}

/// The packages of others in the programs: no development or build dependencies, no macros.
fn shipped<'m>(workspace: &Workspace, metadata: &'m Metadata) -> Result<Vec<&'m PackageJson>> {
    let mut trees = String::new();
    for program in PROGRAMS {
        // Without a target cargo takes this machine.
        let everywhere = metadata.extent == Extent::AllPlatforms && !program.contains(&"--target");
        let platforms: &[&str] = if everywhere { &["--target", "all"] } else { &[] };
        let form = ["tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"];
        trees.push_str(&workspace.read_cargo(&[&form, *program, platforms].concat())?);
    }
    Ok(metadata.of_others_in(&trees))
}

fn path(workspace: &Workspace) -> PathBuf {
    workspace.root().join("THIRD-PARTY.md")
}

fn is_up_to_date(file: &str, shipped: &[&PackageJson], extent: Extent) -> bool {
    match extent {
        Extent::AllPlatforms => file.lines().eq(notices(shipped).lines()),
        Extent::ThisMachine => shipped.iter().all(|package| file.lines().any(|line| line == row(package))),
    }
}

fn notices(shipped: &[&PackageJson]) -> String {
    let mut text = HEAD.to_owned();
    for package in shipped {
        let _ = writeln!(text, "{}", row(package));
    }
    text
}

fn row(package: &PackageJson) -> String {
    let PackageJson { name, version, license, repository, .. } = package;
    let licence = license.as_deref().unwrap_or("not declared");
    let source = repository.as_deref().unwrap_or("not declared");
    format!("| {name} | {version} | {licence} | {source} |")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str) -> PackageJson {
        PackageJson {
            name: name.into(),
            version: "1.2.3".into(),
            license: Some("MIT".into()),
            repository: Some(format!("https://example.org/{name}")),
            ..PackageJson::default()
        }
    }

    #[test]
    fn the_list_has_a_row_for_each_package() {
        let (a, b) = (package("a"), package("b"));
        let rows = "| a | 1.2.3 | MIT | https://example.org/a |\n| b | 1.2.3 | MIT | https://example.org/b |\n";
        assert_eq!(notices(&[&a, &b]), format!("{HEAD}{rows}"));
    }

    #[test]
    fn a_list_with_other_packages_is_out_of_date() {
        let (a, b) = (package("a"), package("b"));
        let file = notices(&[&a, &b]);
        let table = [
            (vec![&a, &b], Extent::AllPlatforms, true),
            (vec![&a], Extent::AllPlatforms, false),
            // The file also lists what other platforms need.
            (vec![&a], Extent::ThisMachine, true),
        ];
        for (shipped, extent, expected) in table {
            assert_eq!(is_up_to_date(&file, &shipped, extent), expected, "{extent:?}");
        }
        assert!(!is_up_to_date(&notices(&[&a]), &[&b], Extent::ThisMachine));
    }
}
