//! Faults of a claims file: each is told with file and line, before anything is judged.

use crate::support::{ALL_WELL, Run, UNUSABLE, file, run, run_with};

const GOOD: &str = "\
# a comment
case    one
book    fide-2023
event   class=standard control=5400+30
moves   1. Nf3 Nf6 2. Ng1 Ng8
        3. Nf3 Nf6 4. Ng1
now     pressed=yes
claim   black threefold intending Ng8
expect  upheld
  rule  FIDE 9.2.1
  result 1/2-1/2
";

fn judge(text: &str) -> Run {
    run_with(&["judge", "-"], text.as_bytes())
}

#[test]
fn the_example_of_the_format_is_upheld() {
    let run = judge(GOOD);
    assert_eq!((run.code, run.out.as_str()), (ALL_WELL, "ok one\n1 passed, 0 failed\n"));
}

#[test]
fn line_ends_of_windows_and_a_byte_order_mark_make_no_difference() {
    let run = judge(&format!("\u{feff}{}", GOOD.replace('\n', "\r\n")));
    assert_eq!((run.code, run.out.as_str()), (ALL_WELL, "ok one\n1 passed, 0 failed\n"));
}

/// What is written instead of what, the line of the fault, and what the message says.
const FAULTS: [(&str, &str, usize, &str); 26] = [
    ("book    ", "bok     ", 3, "unknown key \"bok\""),
    ("now     ", "case    ", 7, "case stands twice"),
    ("case    one\n", "", 2, "no line \"case\""),
    ("case    one", "case", 2, "no line \"case\""),
    ("book    fide-2023\n", "", 2, "no line \"book\""),
    ("claim   black threefold intending Ng8\n", "", 2, "no line \"claim\""),
    ("expect  upheld", "expect  maybe", 9, "unknown verdict \"maybe\""),
    ("expect  upheld", "expect", 2, "no line \"expect\""),
    ("  rule  FIDE", "  rul  FIDE", 10, "unknown field \"rul\""),
    ("fide-2023", "fide-2022", 3, "unknown edition \"fide-2022\""),
    ("class=standard", "class=slow", 4, "slow"),
    ("class=standard", "klass=standard", 4, "unknown item \"klass\""),
    ("class=standard", "standard", 4, "\"standard\" is not of the form name=value"),
    ("control=5400+30", "control=soon", 4, "soon"),
    ("control=5400+30", "league=bundesliga", 4, "unknown league \"bundesliga\""),
    ("control=5400+30", "variations=99Z", 4, "99Z"),
    ("control=5400+30", "pairs=few", 4, "few"),
    ("2. Ng1", "3. Ng1", 5, "2.Ng1"),
    ("4. Ng1", "5. Ng1", 5, "4"),
    ("pressed=yes", "pressed=perhaps", 7, "\"perhaps\" is neither yes nor no"),
    ("pressed=yes", "pressed=yes touched=i9", 7, "i9"),
    ("pressed=yes", "white-time=soon", 7, "soon"),
    ("pressed=yes", "presed=yes", 7, "unknown item \"presed\""),
    ("black threefold", "grey threefold", 8, "white, black or director"),
    ("black threefold", "black fourfold", 8, "unknown claim \"fourfold\""),
    ("intending Ng8", "with Ng8", 8, "intending MOVE"),
];

#[test]
fn every_fault_names_its_line_and_nothing_is_judged() {
    for (right, wrong, line, says) in FAULTS {
        assert!(GOOD.contains(right), "{right}");
        let run = judge(&GOOD.replacen(right, wrong, 1));
        assert_eq!((run.code, run.out.as_str()), (UNUSABLE, ""), "{wrong}");
        assert!(run.err.contains(&format!("line {line}:")), "{wrong}: {}", run.err);
        if !matches!(line, 5) {
            assert!(run.err.contains(says), "{wrong}: {}", run.err);
        }
    }
}

#[test]
fn a_fen_that_cannot_be_read_is_told_with_its_line() {
    let run = judge(&GOOD.replace("event ", "fen     8/8/8 w - - 0 1\nevent "));
    assert_eq!(run.code, UNUSABLE);
    assert!(run.err.contains("line 4:"), "{}", run.err);
}

#[test]
fn a_fault_of_the_second_file_names_that_file_and_nothing_of_the_first_is_judged() {
    let good = file("good.claims", GOOD.as_bytes());
    let bad = file("bad.claims", GOOD.replace("expect  upheld", "expect  maybe").as_bytes());
    let run = run(&["judge", &good, &bad]);
    assert_eq!((run.code, run.out.as_str()), (UNUSABLE, ""));
    assert!(run.err.contains("bad.claims, line 9"), "{}", run.err);
    assert!(!run.err.contains("good.claims"), "{}", run.err);
}

#[test]
fn a_value_of_an_expected_field_that_can_never_come_is_a_fault() {
    for (right, wrong, line) in
        [("  result 1/2-1/2", "  result draw", 11), ("  rule  FIDE 9.2.1", "  draw-offer no", 10)]
    {
        let run = judge(&GOOD.replacen(right, wrong, 1));
        assert_eq!(run.code, UNUSABLE, "{wrong}: {}", run.out);
        assert!(run.err.contains(&format!("line {line}:")), "{wrong}: {}", run.err);
    }
}

/// Names are how a failure is found, so they are unique (claims-format).
#[test]
fn two_cases_of_one_name_are_a_fault() {
    let run = judge(&format!("{GOOD}\n{GOOD}"));
    assert_eq!(run.code, UNUSABLE);
    assert!(run.err.contains("line 14:"), "{}", run.err);
}

#[test]
fn a_file_without_a_case_is_unusable() {
    for text in ["", "\n\n", "# only a comment\n"] {
        assert_eq!(judge(text).code, UNUSABLE, "{text:?}");
    }
}

/// The record is frozen at `as-of`: what was written after it does not count.
#[test]
fn a_record_frozen_at_a_ply_is_judged_there() {
    let frozen = GOOD.replace("4. Ng1\n", "4. Ng1 Ng8 5. e4\n").replace("pressed=yes", "pressed=yes as-of=7");
    assert_eq!(judge(&frozen).code, ALL_WELL, "{}", judge(&frozen).out);
    let beyond = GOOD.replace("pressed=yes", "pressed=yes as-of=70");
    let run = judge(&beyond);
    assert_eq!(run.code, UNUSABLE, "{}", run.out);
    assert!(run.err.contains("line 7:"), "{}", run.err);
}
