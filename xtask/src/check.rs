//! `cargo xtask check`: the quick loop before a commit.

use anyhow::Result;

use crate::steps::Step;
use crate::tally::Tally;
use crate::test::{format, lints, run_tests, tools};
use crate::workspace::Workspace;

/// What `cargo xtask check` does, in this order.
pub const STEPS: &[Step] = &[
    Step { name: "tools", work: tools },
    Step { name: "format", work: format },
    Step { name: "lints", work: lints },
    Step { name: "tests of core and record", work: core_and_record },
];

fn core_and_record(workspace: &Workspace, tally: &mut Tally) -> Result<()> {
    run_tests(workspace, &["--package", "scoresheet-core", "--package", "scoresheet-record"], tally)
}
