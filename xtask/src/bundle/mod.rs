//! `cargo xtask bundle`: the web app as a folder of files that any web server can serve.
//!
//! ```text
//! index.html, sw.js, manifest.webmanifest, icons/   the shell, under fixed names
//! 0123456789ab/                                     the app, in a folder named by the build
//! licences/                                         the licence and whose packages are in the app
//! first-visit.txt                                   what a first visit loads, in bytes
//! ```
//!
//! Beside each file that compresses well stand its `.gz` and `.br`. The same source gives the same bytes.

pub mod build_id;
mod files;
mod pack;
mod places;
mod shell;
mod shrink;
mod visit;
mod wasm;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;

use self::build_id::BuildId;
pub use self::files::Files;
use crate::tools;
use crate::workspace::Workspace;

/// A file that every bundle has and hardly any other folder.
const MARK: &str = "first-visit.txt";

#[derive(Args)]
pub struct BundleArguments {
    /// Where to put it; target/bundle if not said
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Makes the bundle and prints what a first visit loads.
///
/// # Errors
///
/// As [`make`].
pub fn run(workspace: &Workspace, arguments: &BundleArguments) -> Result<()> {
    let out = match &arguments.out {
        Some(out) => out.clone(),
        None => default_folder(workspace)?,
    };
    make(workspace, &out)
}

/// Where the bundle is made if nobody says where.
///
/// # Errors
///
/// If cargo does not tell where it builds.
pub fn default_folder(workspace: &Workspace) -> Result<PathBuf> {
    Ok(workspace.target()?.join("bundle"))
}

/// Makes the bundle in `out`, in place of an older one there.
///
/// # Errors
///
/// If a part cannot be built, if a path of this machine is in what was built, or if `out` holds something else.
pub fn make(workspace: &Workspace, out: &Path) -> Result<()> {
    tools::ensure_wasm_target()?;
    let scratch = workspace.target()?.join("bundle-parts");
    let app = app(workspace, &scratch)?;
    let fixed = fixed(workspace)?;
    let templates = shell::Templates::read(&workspace.root().join("mobile"))?;
    let id = BuildId::of(&[&app, &fixed, &templates.as_files()]);
    let mut files = app.below(id.as_str());
    files.extend(fixed);
    files.add("index.html", templates.page(&id)?);
    let listed = shell::precache(&files);
    files.add("sw.js", templates.worker(&id, &listed)?);
    places::check(&files, &places::of_this_machine(workspace)?)?;

    let packed = pack::pack(&files);
    let report = visit::report(&files, &packed);
    files.extend(packed);
    files.add(MARK, report.clone().into_bytes());
    replace(out, &files)?;
    print!("{report}");
    println!("Build {} is in {}.", id.as_str(), out.display());
    Ok(())
}

/// What goes into the folder named by the build.
fn app(workspace: &Workspace, scratch: &Path) -> Result<Files> {
    let built = wasm::build(workspace)?;
    let mut app = wasm::bind(&built, scratch)?;
    shrink::shrink(workspace, &mut app, scratch)?;
    app.add("app.css", style(&workspace.root().join("ui/src/style"))?);
    let boot = workspace.root().join("mobile/boot.js");
    app.add("boot.js", fs::read(&boot).with_context(|| format!("cannot read {}", boot.display()))?);
    Ok(app)
}

/// What keeps its name.
fn fixed(workspace: &Workspace) -> Result<Files> {
    let mut fixed = Files::read(&workspace.root().join("mobile/public"))?;
    for (name, path) in [("COPYING", "licences/COPYING.txt"), ("THIRD-PARTY.md", "licences/THIRD-PARTY.md")] {
        let text = fs::read(workspace.root().join(name)).with_context(|| format!("cannot read {name}"))?;
        fixed.add(path, text);
    }
    Ok(fixed)
}

/// The style sheets one after another, in the order of their names.
fn style(folder: &Path) -> Result<Vec<u8>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let sheets = Files::read(folder)?;
    let css = sheets.iter().filter(|(path, _)| path.ends_with(".css"));
    Ok(css.map(|(_, bytes)| bytes).collect::<Vec<_>>().join(&b'\n'))
}

fn replace(out: &Path, files: &Files) -> Result<()> {
    if out.exists() {
        let empty = fs::read_dir(out).with_context(|| format!("cannot read {}", out.display()))?.next().is_none();
        if !empty && !out.join(MARK).exists() {
            bail!("{} holds something else than a bundle; name a new folder", out.display());
        }
        fs::remove_dir_all(out).with_context(|| format!("cannot remove the old {}", out.display()))?;
    }
    files.write(out)
}
