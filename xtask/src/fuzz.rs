//! `cargo xtask fuzz`: looks for bytes for which a property of `tests/fuzz` does not hold.
//!
//! Stable Rust is enough: LLVM's own pass counts what is covered, and libFuzzer, which is C++, comes with a crate. Both
//! are used here alone, in a folder of their own under the target folder.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::metadata::host;
use crate::tools;
use crate::workspace::{Workspace, run};

#[derive(Args)]
pub struct FuzzArguments {
    /// The target: a folder of tests/fuzz/seeds; all of them one after another if none is named
    target: Option<String>,
    /// For how many minutes each target is searched
    #[arg(long, default_value_t = 10)]
    minutes: u32,
}

/// What makes the compiler put counters and comparisons where libFuzzer looks for them.
const INSTRUMENTED: [&str; 6] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
];

/// An input that takes so many seconds, or so many megabytes, is a finding too.
const LONGEST_SECONDS: u32 = 10;
const MOST_MEGABYTES: u32 = 1_024;
/// Longer inputs find little that short ones do not, and take their time: each move of a game is replayed several times.
/// A line of a saved log has some 500 bytes.
const LONGEST_BYTES: u32 = 2_048;
const LONGEST_PGN_BYTES: u32 = 768;

/// Searches the targets. The exit code is a failure if something was found.
///
/// # Errors
///
/// If there is no such target or no C++ compiler, or if the program cannot be built.
pub fn fuzz(workspace: &Workspace, arguments: &FuzzArguments) -> Result<ExitCode> {
    let seeds = workspace.root().join("tests/fuzz/seeds");
    let known = names_in(&seeds)?;
    let targets: Vec<&String> = match &arguments.target {
        None => known.iter().collect(),
        Some(name) => known.iter().filter(|target| *target == name).collect(),
    };
    if targets.is_empty() {
        bail!("There is no such target; use {}.", known.join(" or "));
    }
    tools::ensure_cpp_compiler()?;
    let folder = workspace.target()?.join("fuzz");
    let program = build(workspace, &folder)?;
    let mut exit = ExitCode::SUCCESS;
    for target in targets {
        let search = Search { program: &program, folder: &folder, seeds: &seeds.join(target), target };
        if !search.run(arguments.minutes)? {
            exit = ExitCode::FAILURE;
        }
    }
    Ok(exit)
}

/// Builds the program for this machine. With its target named, only the program itself is instrumented and not what runs
/// while it is being built.
fn build(workspace: &Workspace, folder: &Path) -> Result<PathBuf> {
    let host = host()?;
    let package = ["build", "--locked", "--package", "scoresheet-fuzz", "--features", "engine", "--profile", "fuzz"];
    let mut command = workspace.cargo(&package);
    command.args(["--target", &host, "--target-dir"]).arg(folder);
    command.env("RUSTFLAGS", INSTRUMENTED.join(" ")).env_remove("CARGO_ENCODED_RUSTFLAGS");
    run(command)?;
    Ok(folder.join(host).join("fuzz").join(format!("scoresheet-fuzz{}", env::consts::EXE_SUFFIX)))
}

struct Search<'a> {
    program: &'a Path,
    folder: &'a Path,
    seeds: &'a Path,
    target: &'a str,
}

impl Search<'_> {
    /// Whether nothing was found.
    fn run(&self, minutes: u32) -> Result<bool> {
        let [corpus, findings] = [self.folder.join("corpus"), self.folder.join("findings")];
        let [corpus, findings] = [corpus.join(self.target), findings.join(self.target)];
        for folder in [&corpus, &findings] {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        self.bring_seeds(&corpus)?;
        println!("\n== {} ==", self.target);
        let mut command = Command::new(self.program);
        command.env("SCORESHEET_FUZZ_TARGET", self.target).arg(&corpus);
        command.arg(format!("-artifact_prefix={}{}", findings.display(), std::path::MAIN_SEPARATOR));
        command.arg(format!("-max_total_time={}", u64::from(minutes) * 60));
        command.arg(format!("-timeout={LONGEST_SECONDS}"));
        command.arg(format!("-rss_limit_mb={MOST_MEGABYTES}"));
        let longest = if self.target == "pgn" { LONGEST_PGN_BYTES } else { LONGEST_BYTES };
        command.arg(format!("-max_len={longest}"));
        command.args(["-print_final_stats=1", "-verbosity=1"]);
        let status = command.status().context("cannot start the search")?;
        if !status.success() {
            println!(
                "Something was found: the input is in {}. Put it into {} when the fault is mended, so that it stays found.",
                findings.display(),
                self.seeds.display()
            );
        }
        Ok(status.success())
    }

    /// Copies the seeds to what the last search left, the lines of `lines.txt` one by one.
    fn bring_seeds(&self, corpus: &Path) -> Result<()> {
        for name in names_in(self.seeds)? {
            let bytes = fs::read(self.seeds.join(&name))?;
            let seeds: Vec<&[u8]> =
                if name == "lines.txt" { bytes.split(|byte| *byte == b'\n').collect() } else { vec![&bytes] };
            for (index, seed) in seeds.into_iter().enumerate() {
                fs::write(corpus.join(format!("seed-{name}-{index}")), seed)?;
            }
        }
        Ok(())
    }
}

/// The names in a folder, in their order.
fn names_in(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
