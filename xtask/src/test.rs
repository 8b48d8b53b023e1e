//! `cargo xtask test`: everything that must hold before a change goes in.

use anyhow::{Result, bail};

use crate::steps::Step;
use crate::tally::Tally;
use crate::workspace::{Workspace, run, run_watched};
use crate::{browser, duplicates, licences, notices, tools, web_tree};

/// What `cargo xtask test` does, in this order.
pub const STEPS: &[Step] = &[
    Step { name: "tools", work: tools },
    Step { name: "format", work: format },
    Step { name: "lints", work: lints },
    Step { name: "lints of the web app", work: lints_of_the_web_app },
    Step { name: "documentation", work: documentation },
    Step { name: "record alone", work: record_alone },
    Step { name: "tests", work: tests },
    Step { name: "shares decided over gaps", work: shares_decided },
    Step { name: "licences", work: licences },
    Step { name: "duplicate versions", work: duplicate_versions },
    Step { name: "third-party notices", work: third_party_notices },
    Step { name: "packages of the web app", work: packages_of_the_web_app },
    Step { name: "bundle", work: browser::make_bundle },
    Step { name: "browser tests", work: browser::browser_tests },
];

/// The tools that the other steps need.
pub fn tools(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    tools::ensure(workspace)
}

/// `cargo fmt`, looking only.
pub fn format(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    workspace.run_cargo(&["fmt", "--all", "--check"])
}

/// `cargo clippy` over everything, warnings counting as errors.
pub fn lints(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    workspace.run_cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

/// Runs `cargo test` with `arguments` and counts.
///
/// # Errors
///
/// If a test fails or does not build.
pub fn run_tests(workspace: &Workspace, arguments: &[&str], tally: &mut Tally) -> Result<()> {
    let arguments = [&["test", "--locked", "--no-fail-fast"], arguments].concat();
    if !run_watched(workspace.cargo(&arguments), |line| tally.observe(line))? {
        bail!("a test fails or does not build");
    }
    Ok(())
}

/// What is built only for browsers is not seen by the other lints.
fn lints_of_the_web_app(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    let app = ["--package", "scoresheet-app", "--target", "wasm32-unknown-unknown", "--features", "web"];
    workspace.run_cargo(&[&["clippy", "--locked"], &app[..], &["--", "-D", "warnings"]].concat())
}

fn documentation(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    let mut command = workspace.cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    run(command)
}

/// With the whole workspace, features that another package switches on could hide a missing one.
fn record_alone(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    workspace.run_cargo(&["check", "--package", "scoresheet-record", "--locked"])
}

fn tests(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    run_tests(workspace, &["--workspace"], tally)
}

/// Prints how much the evidence decides over records with gaps: a test that passes is silent otherwise. Its tests have
/// been counted with the others.
fn shares_decided(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    let suite = ["--package", "scoresheet-tests", "--test", "gaps", "--", "--nocapture"];
    run_tests(workspace, &suite, &mut Tally::default())
}

fn licences(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    licences::check(workspace)
}

fn duplicate_versions(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    duplicates::check(workspace)
}

fn third_party_notices(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    notices::check(workspace)
}

fn packages_of_the_web_app(workspace: &Workspace, _: &mut Tally) -> Result<()> {
    web_tree::check(workspace)
}
