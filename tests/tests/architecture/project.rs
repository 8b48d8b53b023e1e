//! The packages, sources and texts of the project, as they are on the disk.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The whole project.
pub struct Project {
    /// The workspace's own packages.
    pub packages: Vec<Package>,
    /// The Rust files of all packages.
    pub sources: Vec<SourceFile>,
    /// Every text file, sources too.
    pub texts: Vec<TextFile>,
    /// The text of README.md.
    pub readme: String,
}

/// A package of the workspace.
#[derive(Debug, Clone, Default)]
pub struct Package {
    /// Its name in Cargo.toml.
    pub name: String,
    /// Its short name in README.md: the folder it is in.
    pub short: String,
    /// The folder, relative to the project.
    pub folder: String,
    /// How sources name its library, if it has one.
    pub library: Option<String>,
    /// The packages it depends on, of any kind: normal, development or build.
    pub dependencies: BTreeSet<String>,
}

/// A Rust file.
#[derive(Debug, Clone, Default)]
pub struct SourceFile {
    /// The short name of its package.
    pub package: String,
    /// The path, relative to the project.
    pub path: String,
    /// The path of its module; empty for the root of a crate.
    pub module: Vec<String>,
    /// What is in it.
    pub text: String,
}

impl SourceFile {
    /// A file for the tests of a check.
    pub fn example(package: &str, path: &str, text: &str) -> SourceFile {
        let module = module_of(path.split_once("src/").map_or("", |(_, inner)| inner));
        SourceFile { package: package.into(), path: path.into(), module, text: text.into() }
    }

    /// Whether it is part of the package itself and not of its tests or benchmarks.
    pub fn is_in_src(&self) -> bool {
        self.path.split('/').any(|part| part == "src")
    }
}

/// A text file of any kind.
#[derive(Debug, Clone, Default)]
pub struct TextFile {
    /// The path, relative to the project.
    pub path: String,
    /// What is in it.
    pub text: String,
}

impl Project {
    /// Reads everything.
    pub fn read() -> Project {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let packages = packages(root);
        let texts: Vec<TextFile> =
            listed_by_git(root).unwrap_or_else(|| walked(root)).iter().filter_map(text).collect();
        let sources = texts.iter().filter_map(|file| source(file, &packages)).collect();
        let readme = fs::read_to_string(root.join("README.md")).unwrap();
        Project { packages, sources, texts, readme }
    }

    /// The files under `src` of the package with this short name.
    pub fn sources_of(&self, package: &str) -> Vec<&SourceFile> {
        self.sources.iter().filter(|file| file.package == package && file.is_in_src()).collect()
    }
}

/// A file by its path relative to the project, and where it is.
type Found = (String, PathBuf);

fn packages(root: &Path) -> Vec<Package> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments = ["metadata", "--format-version", "1", "--no-deps", "--offline"];
    let output = Command::new(cargo).args(arguments).current_dir(root).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    let base = PathBuf::from(json["workspace_root"].as_str().unwrap());
    json["packages"].as_array().unwrap().iter().map(|package| read_package(package, &base)).collect()
}

fn read_package(json: &Value, root: &Path) -> Package {
    let manifest = Path::new(json["manifest_path"].as_str().unwrap());
    let folder = slashed(manifest.parent().unwrap().strip_prefix(root).unwrap());
    let targets = json["targets"].as_array().unwrap();
    let library = targets.iter().find(|target| target["kind"].as_array().unwrap().contains(&"lib".into()));
    let dependencies = json["dependencies"].as_array().unwrap();
    Package {
        name: json["name"].as_str().unwrap().to_owned(),
        short: folder.rsplit('/').next().unwrap().to_owned(),
        library: library.map(|target| target["name"].as_str().unwrap().replace('-', "_")),
        dependencies: dependencies.iter().map(|need| need["name"].as_str().unwrap().to_owned()).collect(),
        folder,
    }
}

/// The files that belong to the project: known to git or new, and not ignored. `None` without git.
fn listed_by_git(root: &Path) -> Option<Vec<Found>> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(arguments).current_dir(root).output().ok()?;
    if !output.status.success() {
        return None;
    }
    let names = String::from_utf8(output.stdout).ok()?;
    let names = names.split('\0').filter(|name| !name.is_empty());
    Some(names.map(|name| (name.to_owned(), root.join(name))).collect())
}

/// All files below the folder, for a copy of the project without git.
fn walked(root: &Path) -> Vec<Found> {
    let mut open = vec![root.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            match entry.file_type().unwrap() {
                kind if kind.is_dir() && !is_built(&entry.file_name().to_string_lossy()) => open.push(path),
                kind if kind.is_file() => found.push((slashed(path.strip_prefix(root).unwrap()), path)),
                _ => {}
            }
        }
    }
    found
}

fn is_built(folder: &str) -> bool {
    [".git", "target", "node_modules"].contains(&folder)
}

/// `None` for a file that is no text or was removed from the disk.
fn text((path, place): &Found) -> Option<TextFile> {
    let text = fs::read_to_string(place).ok()?;
    Some(TextFile { path: path.clone(), text })
}

fn source(file: &TextFile, packages: &[Package]) -> Option<SourceFile> {
    let TextFile { path, text } = file;
    path.strip_suffix(".rs")?;
    let inside = |package: &&Package| path.starts_with(&format!("{}/", package.folder));
    // A package's folder may hold another package: the innermost counts.
    let package = packages.iter().filter(inside).max_by_key(|package| package.folder.len())?;
    let inner = path.strip_prefix(&format!("{}/src/", package.folder)).unwrap_or_default();
    Some(SourceFile {
        package: package.short.clone(),
        path: path.clone(),
        module: module_of(inner),
        text: text.clone(),
    })
}

/// `notation/lexer.rs` is the module `notation::lexer`, `notation/mod.rs` is `notation`.
fn module_of(inner: &str) -> Vec<String> {
    let inner = inner.trim_end_matches(".rs");
    let inner = inner.strip_suffix("/mod").unwrap_or(inner);
    if ["", "lib", "main"].contains(&inner) {
        return Vec::new();
    }
    inner.split('/').map(str::to_owned).collect()
}

fn slashed(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

#[test]
fn a_file_is_the_module_that_its_path_says() {
    let table: [(&str, &[&str]); 5] = [
        ("lib.rs", &[]),
        ("main.rs", &[]),
        ("men.rs", &["men"]),
        ("notation/mod.rs", &["notation"]),
        ("notation/lexer.rs", &["notation", "lexer"]),
    ];
    for (inner, expected) in table {
        assert_eq!(module_of(inner), expected, "{inner}");
    }
}

#[test]
fn without_git_the_same_sources_are_found() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found: Vec<String> = walked(root).into_iter().map(|(path, _)| path).collect();
    assert!(found.contains(&"tests/architecture/main.rs".to_owned()), "{found:?}");
}
