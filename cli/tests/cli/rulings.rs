//! `judge` over the situations at the board in `tests/cases/rulings.claims`.

use std::collections::BTreeSet;

use crate::support::{ALL_WELL, FOR_DIRECTOR, NOT, file, read_text, run, run_with};

const RULINGS: &str = "tests/cases/rulings.claims";
const DRAW_CLAIMS: [&str; 4] = ["threefold", "fivefold", "fifty", "seventy-five"];

/// A case as it stands in the file, read here by lines so that the program is not its own witness.
struct Case {
    name: String,
    kind: String,
    text: String,
}

fn cases() -> Vec<Case> {
    let text = read_text(RULINGS);
    let blocks = text.split("\n\n").filter(|block| block.lines().any(|line| line.starts_with("case")));
    let after = |block: &str, key: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap_or_else(|| panic!("no {key}: {block}")).trim().to_owned()
    };
    blocks
        .map(|block| Case {
            name: after(block, "case"),
            kind: after(block, "claim").split(' ').nth(1).unwrap().to_owned(),
            text: format!("{block}\n\n"),
        })
        .collect()
}

fn is_draw_claim(case: &Case) -> bool {
    DRAW_CLAIMS.contains(&case.kind.as_str())
}

#[test]
fn every_draw_claim_is_ruled_as_expected_and_no_case_is_missing() {
    let run = run(&["judge", RULINGS, "--json"]);
    let lines = run.json();
    let cases = cases();
    assert!(cases.len() >= 40, "{}", cases.len());
    assert_eq!(lines.len(), cases.len());
    let mut ruled = BTreeSet::new();
    for (case, line) in cases.iter().zip(&lines) {
        assert_eq!(line["case"], case.name);
        if !is_draw_claim(case) {
            assert!(line["skipped"].as_str().is_some_and(|why| why.contains(&case.kind)), "{line}");
            continue;
        }
        assert_eq!(line["ok"], true, "{line}");
        assert_eq!(line["mismatches"].as_array().map(Vec::len), Some(0), "{line}");
        assert!(!line["citations"].as_array().unwrap().is_empty(), "every ruling cites its rules: {line}");
        ruled.insert(case.kind.as_str());
    }
    assert_eq!(ruled, BTreeSet::from(DRAW_CLAIMS), "each kind of draw claim has a case");
    assert_eq!(run.code, FOR_DIRECTOR, "cases that are not ruled on stay with the director");
}

#[test]
fn in_words_each_case_has_its_line_and_the_last_line_counts_them() {
    let run = run(&["judge", RULINGS]);
    let cases = cases();
    let ruled = cases.iter().filter(|case| is_draw_claim(case)).count();
    let lines: Vec<&str> = run.out.lines().collect();
    for (case, line) in cases.iter().zip(&lines) {
        let expected = if is_draw_claim(case) { format!("ok {}", case.name) } else { format!("skip {}", case.name) };
        assert!(line.starts_with(&expected), "{line}");
    }
    let skipped = cases.len() - ruled;
    assert_eq!(lines.last(), Some(&format!("{ruled} passed, 0 failed, {skipped} skipped").as_str()));
}

#[test]
fn a_file_of_draw_claims_alone_ends_with_0() {
    let text: String = cases().iter().filter(|case| is_draw_claim(case)).map(|case| case.text.as_str()).collect();
    let run = run(&["judge", &file("draw-claims.claims", text.as_bytes())]);
    assert_eq!(run.code, ALL_WELL, "{}", run.out);
}

/// What is doctored in the first case, and how the fault reads.
const DOCTORED: [(&str, &str, &str); 7] = [
    ("expect  rejected", "expect  upheld", "verdict: expected upheld, got rejected"),
    ("  rule US 14C6", "  rule US 14F", "rule: expected US 14F, got US 14C2, US 14C, US 14C6"),
    ("  rule US 14C6", "  rule US 14C60", "rule: expected US 14C60, got"),
    ("  result *", "  result 1/2-1/2", "result: expected 1/2-1/2, got *"),
    ("  time white +2:00", "  time white +3:00", "time: expected white +3:00, got white +2:00"),
    ("  must-play Qh6", "  must-play Qg6", "must-play: expected Qg6, got Qh6"),
    ("  draw-offer stands", "  draw-offer lapses", "draw-offer: expected lapses, got stands"),
];

#[test]
fn a_wrong_expectation_fails_with_the_field_what_was_expected_and_what_came() {
    let first = cases().remove(0);
    for (right, wrong, fault) in DOCTORED {
        assert!(first.text.contains(right), "{right}");
        let text = first.text.replacen(right, wrong, 1);
        let run = run_with(&["judge", "-"], text.as_bytes());
        assert_eq!(run.code, NOT, "{wrong}");
        assert!(run.out.contains(&format!("FAIL {}: {fault}", first.name)), "{wrong}: {}", run.out);
        assert!(run.out.ends_with("0 passed, 1 failed\n"), "{wrong}: {}", run.out);
    }
}

#[test]
fn a_wrong_expectation_in_json_is_not_ok_and_says_why() {
    let text = read_text(RULINGS).replacen("expect  upheld", "expect  rejected", 1);
    let run = run(&["judge", "--json", &file("doctored.claims", text.as_bytes())]);
    let lines = run.json();
    let failed: Vec<_> = lines.iter().filter(|line| line["ok"] == false).collect();
    assert_eq!((run.code, failed.len()), (NOT, 1));
    assert_eq!(failed[0]["case"], "black has moved and let his clock run");
    assert_eq!(failed[0]["expected"]["verdict"], "rejected");
    assert_eq!(failed[0]["got"]["verdict"], "upheld");
    assert_eq!(failed[0]["mismatches"][0], "verdict: expected rejected, got upheld");
}

#[test]
fn occurrences_and_open_questions_are_compared_too() {
    let case = |name: &str| cases().into_iter().find(|case| case.name == name).unwrap().text;
    let table = [
        ("white moves, presses, then claims", "  occurrences 1 5 9", "  occurrences 1 5", "got 1 5 9"),
        ("white moves, presses, then claims", "  time none", "  open witness", "expected witness, got"),
        ("white moves, presses, then claims", "  time none", "  pairs 2", "expected 2, got none"),
    ];
    for (name, right, wrong, fault) in table {
        let run = run_with(&["judge", "-"], case(name).replacen(right, wrong, 1).as_bytes());
        assert_eq!(run.code, NOT, "{wrong}");
        assert!(run.out.contains(fault), "{wrong}: {}", run.out);
    }
}

/// Whether the clock was pressed decides between US 14C3 and US 14C4, so without an answer the director is asked.
#[test]
fn what_the_director_has_not_said_stays_open() {
    let case = cases().into_iter().find(|case| case.name == "black has moved and let his clock run").unwrap();
    let text = case.text.replace("pressed=no", "pressed=unknown").replace("expect  upheld", "expect  for-arbiter");
    let text = text.replace("  result 1/2-1/2", "  result *").replace("  rule US 14C4\n", "");
    let run = run_with(&["judge", "-"], text.as_bytes());
    assert_eq!(run.code, ALL_WELL, "{}", run.out);
}

#[test]
fn several_files_are_one_list() {
    let run = run(&["judge", RULINGS, RULINGS, "--json"]);
    assert_eq!(run.json().len(), 2 * cases().len());
}

/// Rulings written from the texts of the rules before the program was asked. Where an edition is silent a ruling cites
/// nothing.
#[test]
fn every_draw_claim_ruled_from_the_texts_is_ruled_so() {
    let run = run(&["judge", "tests/cases/draw-claims.claims", "--json"]);
    let lines = run.json();
    assert!(lines.len() >= 90, "{}", lines.len());
    let faults: Vec<String> = lines.iter().filter(|line| line["ok"] != true).map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_eq!(run.code, ALL_WELL);
}
