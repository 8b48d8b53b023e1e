//! What holds for files as such: their length, and that they speak of no machine.

use crate::project::{SourceFile, TextFile};

const MOST_LINES: usize = 400;

/// Sources of packages that have become too long to read.
pub fn too_long(sources: &[SourceFile]) -> Vec<String> {
    let lengths = sources.iter().filter(|file| file.is_in_src()).map(|file| (&file.path, file.text.lines().count()));
    lengths.filter(|(_, lines)| *lines > MOST_LINES).map(|(path, lines)| format!("{path} has {lines} lines")).collect()
}

/// Lines that name a folder of a machine or a registry's host. The project must build anywhere.
pub fn places(texts: &[TextFile]) -> Vec<String> {
    let patterns = patterns();
    let mut faults = Vec::new();
    for file in texts.iter().filter(|file| file.path != "Cargo.lock") {
        for (at, line) in file.text.lines().enumerate() {
            let named = patterns.iter().filter(|pattern| line.contains(pattern.as_str()));
            faults.extend(named.map(|pattern| format!("{}:{}: {pattern}", file.path, at + 1)));
        }
    }
    faults
}

/// Put together here, so that this file does not contain them.
fn patterns() -> Vec<String> {
    let folders = ["work", "root", "farm"].map(|folder| format!("/{folder}/"));
    let hosts = [["index.", "crates.io"], ["registry.", "npmjs"], ["pypi.org", "/simple"], ["static.", "rust-lang"]];
    folders.into_iter().chain(hosts.map(|parts| parts.concat())).collect()
}

#[test]
fn a_file_of_more_than_400_lines_is_a_fault() {
    let table = [("core/src/a.rs", 400, 0), ("core/src/a.rs", 401, 1), ("tests/tests/a.rs", 401, 0)];
    for (path, lines, expected) in table {
        let file = SourceFile::example("core", path, &"\n".repeat(lines));
        assert_eq!(too_long(&[file]).len(), expected, "{path} {lines}");
    }
}

#[test]
fn every_place_is_a_fault_in_every_file_but_the_lock() {
    assert_eq!(patterns().len(), 7);
    for pattern in patterns() {
        let text = format!("first\nsee {pattern}x\n");
        for (path, expected) in [("README.md", 1), ("core/src/lib.rs", 1), ("Cargo.lock", 0)] {
            let file = TextFile { path: path.into(), text: text.clone() };
            assert_eq!(places(&[file]).len(), expected, "{path}: {pattern}");
        }
    }
}

#[test]
fn a_place_is_shown_with_its_line() {
    let file = TextFile { path: "a.md".into(), text: format!("first\n{}home", patterns()[1]) };
    assert_eq!(places(&[file]), [format!("a.md:2: {}", patterns()[1])]);
}
