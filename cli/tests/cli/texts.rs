//! Whole outputs as snapshots, for a reader's eye.

use crate::support::{run, run_with};

/// A name for each snapshot, and the arguments.
const OUTPUTS: [(&str, &str); 9] = [
    ("karpov-miles", "verify tests/games/karpov-miles-1986.pgn --at 50 --by white --claim threefold --intended Nb5"),
    (
        "karpov-miles-de",
        "verify tests/games/karpov-miles-1986.pgn --at 50 --by white --claim threefold --intended Nb5 --lang de",
    ),
    (
        "fischer-petrosian",
        "verify tests/games/fischer-petrosian-1971-3.pgn --by white --intended Qe2 --rules us-2024 --pressed yes --claim threefold",
    ),
    ("fischer-petrosian-nobody", "verify tests/games/fischer-petrosian-1971-3.pgn --intended Qe2"),
    ("not-in-order", "verify tests/games/fischer-petrosian-1971-3.pgn --by black --pressed yes --claim threefold"),
    ("fischer-spassky-ru", "verify tests/games/fischer-spassky-1972-20.pgn --by white --claim threefold --lang ru"),
    ("fifty-moves", "verify tests/games/nikolic-arsovic-1989.pgn --at 161b --by white"),
    ("fivefold", "verify tests/games/paichadze-ter-sahakyan-2019.pgn --claim fivefold"),
    ("check", "check tests/games/mates.pgn"),
];

#[test]
fn outputs_read_as_they_did() {
    for (name, args) in OUTPUTS {
        let args: Vec<&str> = args.split(' ').collect();
        let run = run(&args);
        let text = format!("{}\nexit code {}\n", run.out, run.code);
        insta::with_settings!({ description => args.join(" "), omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(name, text);
        });
    }
}

/// Four games: play after mate, an odd spelling, a wrong result, a king left in check.
const FAULTY: &str = "\
[White \"A\"]
[Black \"B\"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# Kxf7 5. d4 1-0

1. e2-e4 e5 2. Ng1f3 {unclosed comment
1. f3 e5 2. g4 Qh4# 1-0

[White \"C\"]
[Result \"0-1\"]

1. f3 e5 2. g4 Qh4# 1-0

[Event \"?\"]

1. e4 f5 2. Qh5+ a6 3. d4 (3. Nf3 Nf6 Nf6 4. Qxe8 *
";

#[test]
fn a_check_of_faulty_games_reads_as_it_did() {
    let run = run_with(&["check", "-"], FAULTY.as_bytes());
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("check-faulty", format!("{}\nexit code {}\n", run.out, run.code));
    });
}

/// Lines of a diagram row fit on a page and a small terminal.
#[test]
fn rows_of_diagrams_fit_into_80_columns_in_every_language() {
    for language in ["en", "de", "ru"] {
        for (_, args) in OUTPUTS {
            let args: Vec<&str> = args.split(' ').filter(|arg| !["--lang", "de", "ru"].contains(arg)).collect();
            let text = run(&[&args[..], &["--lang", language]].concat()).out;
            let rows = text.lines().filter(|line| line.starts_with("  8 ") || line.contains("a b c d e f g h"));
            let blocks = text.split("\n\n").filter(|block| block.contains("a b c d e f g h"));
            assert!(rows.count() > 0 || args[0] == "check");
            for line in blocks.flat_map(str::lines) {
                assert!(line.chars().count() <= 80, "{language}: {line}");
            }
        }
    }
}

/// An id in angle brackets is a message without words.
#[test]
fn every_line_has_words_in_every_language() {
    for language in ["en", "de", "ru"] {
        for (_, args) in OUTPUTS {
            let args: Vec<&str> = args.split(' ').filter(|arg| !["--lang", "de", "ru"].contains(arg)).collect();
            let text = run(&[&args[..], &["--lang", language]].concat()).out;
            assert!(!text.contains('<') && !text.contains("{ $"), "{language} {args:?}: {text}");
        }
        let text = run_with(&["check", "-", "--lang", language], FAULTY.as_bytes()).out;
        assert!(!text.contains('<') && !text.contains("{ $"), "{language}: {text}");
    }
}
