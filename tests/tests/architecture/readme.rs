//! What README.md says for the checks: its fenced blocks `edges` and `modules`.

use std::collections::{BTreeMap, BTreeSet};

/// Package by short name, to the packages it may depend on.
pub type Edges = BTreeMap<String, BTreeSet<String>>;

/// The block `edges`: lines such as `core -> record` or `record -> (nothing of ours)`.
pub fn edges(readme: &str) -> Edges {
    let lines =
        block(readme, "edges").map(|line| line.split_once(" -> ").unwrap_or_else(|| panic!("no arrow: {line}")));
    lines.map(|(package, needs)| (package.trim().to_owned(), names(needs))).collect()
}

/// The block `modules`: a package at the start of a line, below it its modules, indented, the lowest first, each with a
/// few words.
pub fn modules(readme: &str) -> BTreeMap<String, Vec<String>> {
    let mut modules: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut package = None;
    for line in block(readme, "modules").filter(|line| !line.trim().is_empty()) {
        let first = line.split_whitespace().next().unwrap().to_owned();
        if !line.starts_with(' ') {
            package = Some(first);
            continue;
        }
        let package = package.clone().expect("a module before the first package");
        modules.entry(package).or_default().push(first);
    }
    modules
}

fn block<'a>(readme: &'a str, name: &str) -> impl Iterator<Item = &'a str> + use<'a> {
    let start = format!("```{name}");
    let mut lines = readme.lines();
    assert!(lines.any(|line| line == start), "README.md has no block {start}");
    lines.take_while(|line| *line != "```")
}

fn names(list: &str) -> BTreeSet<String> {
    if list.trim() == "(nothing of ours)" {
        return BTreeSet::new();
    }
    list.split(',').map(|name| name.trim().to_owned()).collect()
}

#[test]
fn edges_are_read_from_their_block() {
    let readme = "text\n```edges\nrecord -> (nothing of ours)\ncli    -> record, core\n```\nx -> y\n";
    let edges = edges(readme);
    assert_eq!(edges.keys().collect::<Vec<_>>(), ["cli", "record"]);
    assert_eq!(edges["cli"], BTreeSet::from(["core".to_owned(), "record".to_owned()]));
    assert!(edges["record"].is_empty());
}

#[test]
fn modules_are_read_in_their_order() {
    let modules =
        modules("```modules\nrecord\n  men   men and squares\n  ply   plies\n\ncore\n  position  legality\n```\n");
    assert_eq!(modules["record"], ["men", "ply"]);
    assert_eq!(modules["core"], ["position"]);
}
