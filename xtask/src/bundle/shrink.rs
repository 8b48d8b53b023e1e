//! wasm-opt, which makes the wasm about a third smaller. It comes with npm; without npm the app works as it is.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::build_id::hex;
use super::files::Files;
use crate::npm;
use crate::workspace::{Workspace, run};

const WASM: &str = "app_bg.wasm";

/// The features of WebAssembly that Rust uses and every browser of the last years has.
const FLAGS: &[&str] = &[
    "-Oz",
    "--enable-reference-types",
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-multivalue",
];

/// Replaces the wasm by a smaller one that does the same, or says in a sentence why not.
///
/// # Errors
///
/// If wasm-opt is there and fails.
pub fn shrink(workspace: &Workspace, app: &mut Files, scratch: &Path) -> Result<()> {
    let folder = workspace.root().join("mobile");
    if !npm::is_there() {
        println!("There is no npm here, so the wasm stays larger than it could be: wasm-opt comes with npm.");
        return Ok(());
    }
    if let Err(error) = npm::ensure(&folder) {
        println!("The wasm stays larger than it could be, for wasm-opt cannot be had: {error:#}.");
        return Ok(());
    }
    let wasm = app.get(WASM).with_context(|| format!("wasm-bindgen made no {WASM}"))?.to_vec();
    let (small, noted) = (scratch.join("small.wasm"), scratch.join("small.key"));
    let key = key(&wasm, &folder)?;
    if !small.exists() || !fs::read_to_string(&noted).is_ok_and(|noted| noted == key) {
        // Without its key a file that is only half written is not taken for the result.
        let _ = fs::remove_file(&noted);
        optimise(&folder, &wasm, &small)?;
        fs::write(&noted, key).with_context(|| format!("cannot write {}", noted.display()))?;
    }
    app.add(WASM, fs::read(&small).with_context(|| format!("cannot read {}", small.display()))?);
    Ok(())
}

/// What the result depends on, since an unchanged app need not be optimised again.
fn key(wasm: &[u8], folder: &Path) -> Result<String> {
    let lock = fs::read(folder.join("package-lock.json")).context("cannot read mobile/package-lock.json")?;
    let mut hash = Sha256::new();
    hash.update(wasm);
    hash.update(lock);
    hash.update(FLAGS.concat());
    Ok(hex(&hash.finalize()))
}

fn optimise(folder: &Path, wasm: &[u8], small: &Path) -> Result<()> {
    let large = small.with_extension("large");
    fs::write(&large, wasm).with_context(|| format!("cannot write {}", large.display()))?;
    let mut command = Command::new("node");
    command.arg(folder.join("node_modules/binaryen/bin/wasm-opt")).args(FLAGS).arg(&large).arg("-o").arg(small);
    run(command)
}
