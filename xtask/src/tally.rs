//! How many tests passed and failed, read from what `cargo test` and `node --test` print.

use std::fmt;

/// The tests of a step.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed.
    pub failed: u64,
    /// The names of those that failed.
    pub failing: Vec<String>,
}

impl Tally {
    /// Takes in a line that a test program of cargo printed. Other lines change nothing.
    pub fn observe(&mut self, line: &str) {
        if let Some(result) = line.strip_prefix("test result: ") {
            self.passed += number_before(result, " passed");
            self.failed += number_before(result, " failed");
        }
        if let Some(name) = line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... FAILED")) {
            self.failing.push(name.to_owned());
        }
    }

    /// Takes in a line in the form of TAP, as `node --test` prints it. Other lines change nothing.
    pub fn observe_tap(&mut self, line: &str) {
        self.passed += number_after(line, "# pass ");
        // What was cancelled has not passed either.
        self.failed += number_after(line, "# fail ") + number_after(line, "# cancelled ");
        // Lines of tests inside another test are indented; their failure is the outer one's too.
        if let Some((_, name)) = line.strip_prefix("not ok ").and_then(|rest| rest.split_once(" - ")) {
            self.failing.push(name.to_owned());
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

fn number_before(text: &str, label: &str) -> u64 {
    let Some((before, _)) = text.split_once(label) else { return 0 };
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn number_after(line: &str, label: &str) -> u64 {
    line.strip_prefix(label).and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally_of(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        lines.iter().for_each(|line| tally.observe(line));
        tally
    }

    #[test]
    fn the_results_of_all_test_programs_are_added_up() {
        let tally = tally_of(&[
            "running 12 tests",
            "test a ... ok",
            "test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s",
        ]);
        assert_eq!(tally.to_string(), "15 passed, 2 failed");
    }

    #[test]
    fn a_failing_test_is_named() {
        let tally = tally_of(&["test sheet::a_gap_is_kept ... FAILED", "test sheet::other ... ok"]);
        assert_eq!(tally.failing, ["sheet::a_gap_is_kept"]);
    }

    #[test]
    fn words_of_a_test_are_not_taken_for_a_result() {
        assert_eq!(tally_of(&["the test result: 5 passed", "5 passed; 6 failed"]), Tally::default());
    }

    #[test]
    fn the_summary_of_the_browser_tests_is_added() {
        let mut tally = tally_of(&["test result: ok. 12 passed; 0 failed; 0 ignored"]);
        let lines = [
            "TAP version 13",
            "# Subtest: the page loads",
            "ok 1 - the page loads",
            "    not ok 1 - inside",
            "not ok 2 - it works offline - on a tablet",
            "1..2",
            "# tests 3",
            "# pass 1",
            "# fail 1",
            "# cancelled 1",
            "# skipped 0",
        ];
        lines.iter().for_each(|line| tally.observe_tap(line));
        assert_eq!(tally.to_string(), "13 passed, 2 failed");
        assert_eq!(tally.failing, ["it works offline - on a tablet"]);
    }
}
