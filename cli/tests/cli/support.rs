//! Running the program.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;

pub const UPHELD: i32 = 0;
pub const ALL_WELL: i32 = 0;
pub const NOT: i32 = 1;
pub const FOR_DIRECTOR: i32 = 2;
pub const UNUSABLE: i32 = 3;

/// How a run ended.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// Each line of the output as JSON.
    pub fn json(&self) -> Vec<Value> {
        let read = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        self.out.lines().map(read).collect()
    }

    /// The one line of the output as JSON.
    pub fn one_json(&self) -> Value {
        let mut lines = self.json();
        assert_eq!(lines.len(), 1, "{}{}", self.out, self.err);
        lines.remove(0)
    }
}

/// The folder with everything in it. The program runs there, so that paths in outputs are the same everywhere.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// Runs the program.
pub fn run(args: &[&str]) -> Run {
    run_with(args, b"")
}

/// Runs the program with something on standard input.
pub fn run_with(args: &[&str], stdin: &[u8]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scoresheet"));
    let output = command.current_dir(repository()).args(args).write_stdin(stdin).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let run = Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) };
    assert!(!run.err.contains("panicked"), "{args:?}: {}", run.err);
    assert!((0..=3).contains(&run.code), "{args:?}: exit {}: {}{}", run.code, run.out, run.err);
    // What `convert` prints is for other programs, so it tells on the side what it could not convert.
    let converts = args.first() == Some(&"convert");
    let on_the_side = run.code == UNUSABLE || (converts && run.code == NOT);
    let is_told = !run.err.is_empty();
    assert!(
        on_the_side == is_told || converts && is_told,
        "unusable input, and nothing else, goes to stderr: {args:?}"
    );
    run
}

/// A file for one test; the name must be the test's own, since tests run side by side.
pub fn file(name: &str, content: &[u8]) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A JSON file of the repository.
pub fn read_json(path: &str) -> Value {
    serde_json::from_slice(&fs::read(repository().join(path)).unwrap()).unwrap()
}

/// A text file of the repository.
pub fn read_text(path: &str) -> String {
    fs::read_to_string(repository().join(path)).unwrap()
}
