//! Steps one after another, all run even when one fails, and the summary at the end.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Error;

use crate::tally::Tally;
use crate::workspace::Workspace;

/// One thing to do, which succeeds or fails as a whole.
pub struct Step {
    /// Its name in the heading and in the summary.
    pub name: &'static str,
    /// What is done. Tests that ran are counted into the tally, also when the step fails.
    pub work: fn(&Workspace, &mut Tally) -> Result<(), Error>,
}

struct Done {
    name: &'static str,
    took: Duration,
    error: Option<Error>,
}

/// Runs every step and prints the summary. The exit code is a failure if any step or any test failed.
pub fn run_all(workspace: &Workspace, steps: &[Step]) -> ExitCode {
    let mut tally = Tally::default();
    let mut all_done = Vec::new();
    for step in steps {
        println!("\n== {} ==", step.name);
        let start = Instant::now();
        let error = (step.work)(workspace, &mut tally).err();
        if let Some(error) = &error {
            println!("{error:#}");
        }
        all_done.push(Done { name: step.name, took: start.elapsed(), error });
    }
    print!("\n== summary ==\n{}", summary(&all_done, &tally));
    if all_done.iter().any(|done| done.error.is_some()) || tally.failed > 0 {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn summary(all_done: &[Done], tally: &Tally) -> String {
    let mut text = String::new();
    for done in all_done {
        let result = if done.error.is_some() { "FAILED" } else { "ok" };
        let _ = writeln!(text, "{:<28}{result:<8}{:>7.1} s", done.name, done.took.as_secs_f64());
    }
    for name in &tally.failing {
        let _ = writeln!(text, "failing test: {name}");
    }
    let _ = writeln!(text, "{tally}");
    text
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn the_summary_shows_each_step_and_ends_with_the_number_of_tests() {
        let all_done = [
            Done { name: "format", took: Duration::from_millis(1250), error: None },
            Done { name: "tests", took: Duration::from_secs(61), error: Some(anyhow!("`cargo test` failed")) },
        ];
        let tally = Tally { passed: 7, failed: 1, failing: vec!["a_gap_is_kept".to_owned()] };
        let expected = "\
format                      ok          1.2 s
tests                       FAILED     61.0 s
failing test: a_gap_is_kept
7 passed, 1 failed
";
        assert_eq!(summary(&all_done, &tally), expected);
    }
}
