//! Where the project is and how its tools are run.

use std::cell::OnceCell;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

/// The project's folder and the cargo that started this command.
pub struct Workspace {
    root: PathBuf,
    cargo: OsString,
    target: OnceCell<PathBuf>,
}

#[derive(Deserialize)]
struct FoldersJson {
    target_directory: PathBuf,
}

impl Workspace {
    /// Finds both from what cargo tells every program that it runs.
    ///
    /// # Errors
    ///
    /// If the program was not started by cargo.
    pub fn find() -> Result<Workspace> {
        let manifest = std::env::var_os("CARGO_MANIFEST_DIR").context("start this as `cargo xtask`")?;
        let root = Path::new(&manifest).parent().context("the folder of xtask has no parent")?.to_owned();
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Ok(Workspace { root, cargo, target: OnceCell::new() })
    }

    /// The project's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder in which cargo builds.
    ///
    /// # Errors
    ///
    /// If cargo does not tell it.
    pub fn target(&self) -> Result<PathBuf> {
        if let Some(target) = self.target.get() {
            return Ok(target.clone());
        }
        let text = self.read_cargo(&["metadata", "--format-version", "1", "--no-deps", "--offline"])?;
        let folders: FoldersJson = serde_json::from_str(&text).context("cannot read what `cargo metadata` printed")?;
        Ok(self.target.get_or_init(|| folders.target_directory).clone())
    }

    /// A cargo command in the project's folder, not yet started.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.cargo);
        command.args(arguments).current_dir(&self.root);
        command
    }

    /// Runs a cargo command that prints to the terminal.
    ///
    /// # Errors
    ///
    /// If it cannot be started or fails.
    pub fn run_cargo(&self, arguments: &[&str]) -> Result<()> {
        run(self.cargo(arguments))
    }

    /// Runs a cargo command and gives what it prints on its standard output.
    ///
    /// # Errors
    ///
    /// If it cannot be started or fails; the error holds its own words.
    pub fn read_cargo(&self, arguments: &[&str]) -> Result<String> {
        let command = self.cargo(arguments);
        let words = words_of(&command);
        let output = { command }.output().with_context(|| format!("cannot start `{words}`"))?;
        if !output.status.success() {
            bail!("`{words}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        String::from_utf8(output.stdout).with_context(|| format!("`{words}` printed something that is not UTF-8"))
    }
}

/// Runs a command that prints to the terminal.
///
/// # Errors
///
/// If it cannot be started or fails.
pub fn run(mut command: Command) -> Result<()> {
    let words = words_of(&command);
    println!("$ {words}");
    let status = command.status().with_context(|| format!("cannot start `{words}`"))?;
    if !status.success() {
        bail!("`{words}` failed");
    }
    Ok(())
}

/// Runs a command and shows every line of its standard output to `line` while it passes through to the terminal. The
/// answer says whether the command succeeded.
///
/// # Errors
///
/// If the command cannot be started or its output cannot be read.
pub fn run_watched(mut command: Command, mut line: impl FnMut(&str)) -> Result<bool> {
    let words = words_of(&command);
    println!("$ {words}");
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start `{words}`"))?;
    let output = child.stdout.take().with_context(|| format!("`{words}` has no standard output"))?;
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    while output.read_until(b'\n', &mut bytes)? > 0 {
        io::stdout().write_all(&bytes)?;
        line(String::from_utf8_lossy(&bytes).trim_end());
        bytes.clear();
    }
    Ok(child.wait()?.success())
}

fn words_of(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default().to_string_lossy();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(program.into_owned()).chain(arguments).collect::<Vec<_>>().join(" ")
}
