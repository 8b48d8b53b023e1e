//! The app built as WebAssembly, and the JavaScript that starts it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use super::files::Files;
use super::places::cargo_home;
use crate::metadata::Metadata;
use crate::workspace::{Workspace, run};

/// The name of the app's files: `app.js` and `app_bg.wasm`.
const NAME: &str = "app";

/// The module with which it starts.
const MODULE: &str = "app.js";

/// Builds the app for browsers and gives the place of the wasm file.
///
/// # Errors
///
/// If it does not build.
pub fn build(workspace: &Workspace) -> Result<PathBuf> {
    agree(&Metadata::read(workspace)?)?;
    let what = ["--profile", "web", "--target", "wasm32-unknown-unknown", "-p", "scoresheet-app"];
    let mut command = workspace.cargo(&[&["build"], &what[..], &["--features", "web", "--locked"]].concat());
    let target = workspace.target()?;
    // In this form paths may hold spaces. It also takes the place of flags that this machine sets for its own builds.
    command.env("CARGO_ENCODED_RUSTFLAGS", remaps(workspace, &target).join("\x1f")).env_remove("RUSTFLAGS");
    run(command)?;
    Ok(target.join("wasm32-unknown-unknown/web/scoresheet-app.wasm"))
}

/// Flags that keep the folders of this machine out of what is built. Of those that fit, rustc takes the last.
fn remaps(workspace: &Workspace, target: &Path) -> Vec<String> {
    let cargo = cargo_home();
    let sources = cargo.as_deref().map(registry_sources).unwrap_or_default();
    let outer = [(std::env::home_dir(), "home"), (cargo, "cargo"), (rust_home(), "rust")];
    let outer = outer.into_iter().filter_map(|(from, to)| Some((from.filter(|from| from.parent().is_some())?, to)));
    let inner = [(workspace.root().to_owned(), "scoresheet"), (target.to_owned(), "target")];
    let sources = sources.into_iter().map(|folder| (folder, "packages"));
    let all = outer.chain(sources).chain(inner);
    all.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())).collect()
}

/// Each registry's folder has a name of its own, which depends on where packages are downloaded from.
fn registry_sources(cargo: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(cargo.join("registry/src")) else { return Vec::new() };
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    folders.sort();
    folders
}

fn rust_home() -> Option<PathBuf> {
    let output = std::process::Command::new("rustc").args(["--print", "sysroot"]).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    Some(PathBuf::from(path.trim_end())).filter(|path| path.is_absolute())
}

/// What the app's wasm-bindgen writes into the wasm is read by our library of wasm-bindgen's command.
fn agree(metadata: &Metadata) -> Result<()> {
    let version = |name: &str| {
        let package = metadata.packages.iter().find(|package| package.name == name);
        package.map(|package| package.version.as_str()).with_context(|| format!("{name} is not in Cargo.lock"))
    };
    agreeing(version("wasm-bindgen")?, version("wasm-bindgen-cli-support")?)
}

fn agreeing(app: &str, tool: &str) -> Result<()> {
    if app != tool {
        bail!(
            "Cargo.lock has wasm-bindgen {app} and wasm-bindgen-cli-support {tool}, which must be of one version: \
             write {app} for wasm-bindgen-cli-support in Cargo.toml"
        );
    }
    Ok(())
}

/// Makes the module that starts the app, and all that it imports.
///
/// # Errors
///
/// If the wasm file cannot be read or was not made by wasm-bindgen.
pub fn bind(wasm: &Path, scratch: &Path) -> Result<Files> {
    let folder = scratch.join("bound");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot remove the old {}", folder.display()))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(NAME).typescript(false).remove_name_section(true).remove_producers_section(true);
    // The module itself knows where its wasm file is: beside it.
    bindgen.omit_default_module_path(false);
    bindgen.web(true)?.generate(&folder).context("wasm-bindgen cannot bind the app")?;
    let mut bound = Files::read(&folder)?;
    leave_out_unused(&mut bound);
    Ok(bound)
}

/// Leaves out the scripts of packages that nobody imports: wasm-bindgen writes those of unused functions too.
fn leave_out_unused(bound: &mut Files) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let module = bound.get(MODULE).map(text).unwrap_or_default();
    let is_snippet = |path: &str| path.starts_with("snippets/");
    let is_used = |path: &str| !is_snippet(path) || module.contains(&format!("./{path}"));
    // If one that is used imports another, which one that is would take a parser to tell.
    let imports = |(path, bytes): (&str, &[u8])| is_snippet(path) && is_used(path) && text(bytes).contains("import");
    if !bound.iter().any(imports) {
        bound.retain(is_used);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(used: &str) -> Vec<String> {
        let mut bound = Files::example(&[
            (MODULE, "import { f } from './snippets/a/inline0.js';"),
            ("app_bg.wasm", ""),
            ("snippets/a/inline0.js", used),
            ("snippets/a/other.js", "export function g() {}"),
        ]);
        leave_out_unused(&mut bound);
        bound.iter().map(|(path, _)| path.to_owned()).collect()
    }

    #[test]
    fn scripts_that_nobody_imports_are_left_out() {
        assert_eq!(left("export function f() {}"), [MODULE, "app_bg.wasm", "snippets/a/inline0.js"]);
    }

    #[test]
    fn where_scripts_import_each_other_all_stay() {
        assert_eq!(left("import { g } from './other.js'; export function f() { g() }").len(), 4);
    }

    #[test]
    fn wasm_bindgen_and_its_tool_must_be_of_one_version() {
        assert!(agreeing("0.2.130", "0.2.130").is_ok());
        let error = agreeing("0.2.131", "0.2.130").unwrap_err().to_string();
        assert!(error.contains("write 0.2.131 for wasm-bindgen-cli-support"), "{error}");
    }
}
