//! `answer` over the questions of fact in `tests/cases/cases.json`.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::support::{ALL_WELL, NOT, Run, UNUSABLE, file, read_json, run, run_with};
use crate::written;

/// The initial position.
const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const CASES: &str = "tests/cases/cases.json";

/// The questions that this version answers.
const ANSWERED: [&str; 8] =
    ["repetition", "fifty_count", "legality", "read_move", "read_descriptive", "pgn_import", "pgn_export", "clock"];

/// Those of them that give moves in their input.
const ABOUT_MOVES: [&str; 3] = ["repetition", "fifty_count", "legality"];

/// Fields of free wording: they have to be there.
const FREE: [&str; 2] = ["hint", "reason"];

fn cases() -> Vec<Value> {
    read_json(CASES).as_array().unwrap().clone()
}

fn is_answered(case: &Value) -> bool {
    ANSWERED.contains(&case["ask"].as_str().unwrap())
}

/// The lines by the id of their question; no id may come twice.
fn by_id(run: &Run) -> HashMap<String, Value> {
    let mut lines = HashMap::new();
    for line in run.json() {
        let id = line["id"].as_str().unwrap().to_owned();
        assert!(lines.insert(id, line.clone()).is_none(), "answered twice: {line}");
    }
    lines
}

/// What is not as expected, with the way to each field.
fn differences(way: &str, expected: &Value, got: &Value) -> Vec<String> {
    let name = way.rsplit('.').next().unwrap_or(way);
    if FREE.contains(&name) {
        let is_there = got.as_str().is_some_and(|text| !text.trim().is_empty());
        return if is_there { Vec::new() } else { vec![format!("{way}: must be there, got {got}")] };
    }
    // `tests/cases/README.md`: the wording of warnings is free, each needs its type and its place.
    if name == "warnings" {
        return unplaced_warnings(way, expected, got);
    }
    if let (Value::Array(expected), Value::Array(got)) = (expected, got)
        && expected.iter().any(Value::is_object)
        && expected.len() == got.len()
    {
        let each = expected.iter().zip(got).enumerate();
        return each
            .flat_map(|(index, (expected, got))| differences(&format!("{way}[{index}]"), expected, got))
            .collect();
    }
    if let Value::Object(fields) = expected {
        return fields.iter().flat_map(|(key, value)| differences(&format!("{way}.{key}"), value, &got[key])).collect();
    }
    if expected == got { Vec::new() } else { vec![format!("{way}: expected {expected}, got {got}")] }
}

/// Where warnings are expected there must be some, and each must say what it is and where.
fn unplaced_warnings(way: &str, expected: &Value, got: &Value) -> Vec<String> {
    let is_expected = expected.as_array().is_some_and(|list| !list.is_empty());
    let list = got.as_array().cloned().unwrap_or_default();
    if is_expected && list.is_empty() {
        return vec![format!("{way}: expected {expected}, got {got}")];
    }
    let is_told = |warning: &&Value| {
        let is_typed = warning["id"].as_str().is_some_and(|id| !id.is_empty());
        let is_placed = ["line", "column"].iter().all(|part| warning[part].as_u64().is_some_and(|number| number > 0));
        (is_typed && is_placed) || warning["ply"].is_u64()
    };
    list.iter()
        .filter(|warning| !is_told(warning))
        .map(|warning| format!("{way}: no type or place in {warning}"))
        .collect()
}

#[test]
fn every_question_of_fact_has_the_answer_that_was_checked() {
    let run = run(&["answer", CASES]);
    let lines = by_id(&run);
    let mut checked = 0;
    let mut faults = Vec::new();
    for case in cases().iter().filter(|case| is_answered(case)) {
        let id = case["id"].as_str().unwrap();
        let line = &lines[id];
        assert!(line.get("error").is_none(), "{line}");
        let (expected, answer) = (&case["expected"], &line["answer"]);
        if case["ask"] == "pgn_export" {
            faults.extend(written::faults(id, expected, answer));
        } else {
            faults.extend(differences(id, expected, answer));
        }
        checked += 1;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let asked = |ask: &str| cases().iter().filter(|case| case["ask"] == ask).count();
    let counts = ANSWERED.map(asked);
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
    assert_eq!(checked, counts.iter().sum::<usize>());
}

#[test]
fn a_question_that_is_not_answered_says_so_and_none_is_left_out() {
    let run = run(&["answer", CASES]);
    let lines = by_id(&run);
    let cases = cases();
    assert_eq!(lines.len(), cases.len());
    for case in cases.iter().filter(|case| !is_answered(case)) {
        let line = &lines[case["id"].as_str().unwrap()];
        let error = line["error"].as_str().unwrap_or_default();
        assert!(error.contains(case["ask"].as_str().unwrap()), "{line}");
        assert!(line.get("answer").is_none(), "{line}");
    }
    assert_eq!(run.code, NOT);
}

#[test]
fn a_file_of_questions_that_are_all_answered_ends_with_0() {
    let answered: Vec<Value> = cases().into_iter().filter(is_answered).collect();
    let run = run(&["answer", &file("answered.json", Value::from(answered).to_string().as_bytes())]);
    assert_eq!(run.code, ALL_WELL);
}

#[test]
fn answers_come_in_the_order_of_the_questions() {
    let run = run(&["answer", CASES]);
    let ids: Vec<Value> = run.json().iter().map(|line| line["id"].clone()).collect();
    let asked: Vec<Value> = cases().iter().map(|case| case["id"].clone()).collect();
    assert_eq!(ids, asked);
}

/// The position of an unread or illegal move is not known, so a warning has to say where the record breaks off.
#[test]
fn a_record_that_breaks_off_is_answered_with_a_warning_and_its_place() {
    for (text, ply) in [("Ke3", 3), ("N?f", 3), ("Qh5", 3)] {
        let moves = json!(["e4", "e5", text]);
        let asked = json!([{ "id": text, "ask": "repetition", "input": { "moves_san": moves } }]);
        let answer = &run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json()["answer"];
        let warnings = answer["warnings"].as_array().unwrap();
        if text == "Qh5" {
            assert!(warnings.is_empty(), "{answer}");
            continue;
        }
        assert_eq!(warnings[0]["ply"], ply, "{answer}");
        assert!(warnings[0]["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{answer}");
    }
}

/// An older fault of the record has nothing to do with whether the move can be announced.
#[test]
fn an_announced_move_is_refused_for_its_own_fault() {
    for ask in ["repetition", "fifty_count"] {
        let reason = |moves: Value| {
            let input = json!({ "moves_san": moves, "announce_san": "Qh5" });
            let asked = json!([{ "id": 1, "ask": ask, "input": input }]);
            let answer = run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json();
            answer["answer"]["announce"]["reason"].as_str().unwrap().to_owned()
        };
        let alone = reason(json!(["Nf3", "Nf6"]));
        assert!(!alone.is_empty(), "{ask}");
        assert_eq!(reason(json!(["Nf3", "Nf6", "Rh1h3", "Nc6"])), alone, "{ask}");
    }
}

#[test]
fn a_question_with_bad_input_is_told_from_those_beside_it() {
    let good = json!({ "id": "good", "ask": "repetition", "input": { "moves_san": ["e4"] } });
    let table = [
        ("input.fen", json!({ "fen": "8/8/8 w - - 0 1" })),
        ("input.fen", json!({ "fen": "" })),
        ("input", json!({ "moves_san": "e4" })),
        ("input", json!({ "moves_san": [1, 2] })),
        ("input", json!([])),
        ("input", Value::Null),
    ];
    for (names, input) in table {
        for ask in ABOUT_MOVES {
            let asked = json!([{ "id": "bad", "ask": ask, "input": input }, good]);
            let run = run_with(&["answer", "-"], asked.to_string().as_bytes());
            let lines = run.json();
            assert_eq!((run.code, lines.len()), (NOT, 2), "{input}: {}", run.out);
            assert!(
                lines[0]["error"].as_str().is_some_and(|why| why.starts_with(names)),
                "{ask} {input}: {}",
                lines[0]
            );
            assert_eq!(lines[1]["answer"]["final_position_count"], 1);
        }
    }
}

#[test]
fn a_move_that_does_not_give_two_squares_is_bad_input() {
    for text in ["", "e2", "e2e9", "Nf3", "e2-e4-e5", "\u{1f600}"] {
        let asked = json!([{ "id": 1, "ask": "legality", "input": { "move_uci": text } }]);
        let line = run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json();
        assert!(line["error"].as_str().is_some_and(|why| why.starts_with("input.move_uci")), "{text:?}: {line}");
    }
}

#[test]
fn a_question_about_a_file_gives_it_as_text_or_as_bytes() {
    let asked = |input: Value| {
        let asked = json!([{ "id": 1, "ask": "pgn_import", "input": input }]);
        run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json()
    };
    for input in [json!({}), json!([]), Value::Null, json!({ "pgn": 1 }), json!({ "pgn": "", "pgn_bytes_hex": "" })] {
        let line = asked(input.clone());
        assert!(line["error"].as_str().is_some_and(|why| why.starts_with("input")), "{input}: {line}");
    }
    for hex in ["1", "1g", "\u{0661}0"] {
        let line = asked(json!({ "pgn_bytes_hex": hex }));
        assert!(line["error"].as_str().is_some_and(|why| why.starts_with("input.pgn_bytes_hex")), "{hex}: {line}");
    }
    for input in [json!({ "pgn": "e4 e5" }), json!({ "pgn_bytes_hex": "6534 2065\n35" })] {
        assert_eq!(asked(input)["answer"]["games"][0]["mainline"], json!(["e4", "e5"]));
    }
}

/// What is sure ends at the first fault, gap or with a start that nobody knows; what is written after it is kept.
#[test]
fn moves_that_nobody_can_vouch_for_are_kept_apart() {
    for (pgn, mainline, error, gap, unverified) in [
        ("1. e4 e5 2. Ke3 Nc6 *", json!(["e4", "e5"]), json!(3), Value::Null, json!(["Ke3", "Nc6"])),
        ("1. e4 -- 2. d4 *", json!(["e4"]), Value::Null, json!(2), json!(["--", "d4"])),
        ("1. e4 ~N?3 2. d4 *", json!(["e4"]), Value::Null, json!(2), json!(["~N?3", "d4"])),
        ("[FEN \"8/8 w - - 0 1\"]\n1. e4 *", json!([]), json!(1), Value::Null, json!(["e4"])),
        ("1. e4 e5 *", json!(["e4", "e5"]), Value::Null, Value::Null, json!([])),
    ] {
        let asked = json!([{ "id": 1, "ask": "pgn_import", "input": { "pgn": pgn } }]);
        let line = run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json();
        let game = &line["answer"]["games"][0];
        assert_eq!((&game["mainline"], &game["unverified"]), (&mainline, &unverified), "{pgn}");
        assert_eq!((&game["error_ply"], &game["gap_at_ply"]), (&error, &gap), "{pgn}");
    }
}

#[test]
fn a_file_that_is_no_list_of_questions_is_unusable() {
    let table: [(&[u8], &str); 6] = [
        (b"", "line 1"),
        (b"[", "line 1"),
        (b"{}", "sequence"),
        (b"[{\"ask\": \"repetition\"}]", "question 1"),
        (b"[{\"id\": 1, \"ask\": 2}]", "question 1"),
        (b"\xff\xfe[]", "UTF-8"),
    ];
    for (content, says) in table {
        let run = run_with(&["answer", "-"], content);
        assert_eq!(run.code, UNUSABLE, "{content:?}");
        assert!(run.err.to_lowercase().contains(&says.to_lowercase()), "{content:?}: {}", run.err);
    }
}

#[test]
fn no_questions_are_no_fault_and_a_byte_order_mark_is_none_either() {
    for content in ["[]", "\u{feff}[]"] {
        let run = run_with(&["answer", "-"], content.as_bytes());
        assert_eq!((run.code, run.out.as_str()), (ALL_WELL, ""));
    }
}

fn asked_about_a_clock(input: &Value) -> Value {
    let asked = json!([{ "id": 1, "ask": "clock", "input": input }]);
    run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json()
}

/// Sources: PGN 9.6.1 for time controls, the FIDE glossary for the first increment; the rest is arithmetic.
#[test]
fn questions_about_clocks_are_answered() {
    for (input, expected) in [
        (json!({ "comment": "[%clk 0:04:44.753]" }), json!({ "clock_s": 284.753, "status": "ok" })),
        (json!({ "comment": "{ [%clk 1:31:15] good }" }), json!({ "clock_s": 5475, "words": "good" })),
        (json!({ "comment": "[%clk 91]" }), json!({ "clock_s": 5460, "status": "ok_lenient" })),
        (json!({ "clock": "1h31" }), json!({ "clock_s": 5460, "status": "ok_lenient" })),
        (json!({ "comment": "[%emt 0:00:05.3]" }), json!({ "emt_s": 5.3, "status": "ok" })),
        (
            json!({ "comment": "[%clk 0:10:00] [%emt 7] [%eval #-3]" }),
            json!({ "clock_s": 600, "emt_s": 7, "eval": "#-3", "mate": -3 }),
        ),
        (json!({ "comment": "[%eval -1.5,18]" }), json!({ "eval": -1.5, "eval_depth": 18 })),
        (
            json!({ "comment": "[%clk -0:00:05]" }),
            json!({ "clock_s": null, "status": "unreadable", "keep_text": true }),
        ),
        (json!({ "comment": "[%clk 1:75:00]" }), json!({ "clock_s": null, "status": "unreadable" })),
        (
            json!({ "comment": "[%clk 1:40]", "previous_clock_s": 120 }),
            json!({ "clock_s": 100, "preferred_s": 100, "candidates_s": [6000, 100], "decided_by": "previous_clock" }),
        ),
        (
            json!({ "comment": "[%clk 1:40]", "time_control": "300+3", "own_moves_completed": 4 }),
            json!({ "clock_s": 100, "decided_by": "time_control", "possible": true }),
        ),
        (json!({ "time_control": "?" }), json!({ "kind": "unknown" })),
        (json!({ "time_control": "-" }), json!({ "kind": "none" })),
        (json!({ "time_control": "*60" }), json!({ "kind": "sandclock", "base_s": 60, "us_class": null })),
        (
            json!({ "time_control": "40/7200:20/3600:900+30" }),
            json!({ "periods": [
                { "moves": 40, "base_s": 7200, "inc_s": 0 },
                { "moves": 20, "base_s": 3600, "inc_s": 0 },
                { "moves": null, "base_s": 900, "inc_s": 30 },
            ] }),
        ),
        (
            json!({ "time_control": "G/90;+30" }),
            json!({ "periods": [{ "moves": null, "base_s": 5400, "inc_s": 30 }], "status": "ok_lenient", "keep_text": true }),
        ),
        (
            json!({ "time_control": "60 mins" }),
            json!({ "may_mean_periods": [{ "moves": null, "base_s": 3600, "inc_s": 0 }] }),
        ),
        (
            json!({ "time_control": "90+30" }),
            json!({ "base_s": 90, "in_minutes_periods": [{ "moves": null, "base_s": 5400, "inc_s": 30 }] }),
        ),
        (
            json!({ "time_control": "5400+30", "own_moves_completed": 10, "clock_s": 5731 }),
            json!({ "possible": false, "max_clock_s": 5730, "max_clock_pgn_s": 5700 }),
        ),
        (
            json!({ "time_control": "2700d5", "own_moves_completed": 10, "clock_s": 2701 }),
            json!({ "possible": false, "max_clock_s": 2700 }),
        ),
        (
            json!({ "time_control": "40/7200:3600", "own_moves_completed": 40, "clock_s": 10_800 }),
            json!({ "possible": true, "period": 2 }),
        ),
        (json!({ "time_control": "3600", "clock_s": 3601 }), json!({ "possible": false, "max_clock_s": 3600 })),
        (json!({ "time_control": "3600+30", "clock_s": 3601 }), json!({ "possible": null })),
        (json!({ "time_control": "3600", "clock_s": -1 }), json!({ "possible": false, "status": "unreadable" })),
        (
            json!({ "time_control": "5400+30", "own_moves_completed": 10, "previous_clock_s": 5000, "clock_s": 5031 }),
            json!({ "possible": false, "used_s": null }),
        ),
        (
            json!({ "time_control": "5400+30", "own_moves_completed": 10, "previous_clock_s": 5000, "clock_s": 4970 }),
            json!({ "possible": true, "used_s": 60 }),
        ),
        // Whether seconds or minutes are meant is open, and the answer with it.
        (
            json!({ "time_control": "90+30", "own_moves_completed": 10, "clock_s": 5580 }),
            json!({ "possible": null, "possible_in_minutes": true }),
        ),
    ] {
        let line = asked_about_a_clock(&input);
        for (field, value) in expected.as_object().unwrap() {
            assert_eq!(&line["answer"][field], value, "{input}: {field} in {line}");
        }
    }
}

#[test]
fn what_is_odd_about_a_clock_comes_with_its_type() {
    for (input, id) in [
        (json!({ "comment": "[%clk 1:40]" }), "pgn-clock-of-two-parts"),
        (json!({ "comment": "[%clk 1:40]", "previous_clock": "1:41:00" }), "pgn-clock-decided"),
        (json!({ "comment": "[%clk 91]" }), "pgn-loose-clock"),
        (json!({ "comment": "[%clk soon]" }), "pgn-bad-clock"),
        (json!({ "comment": "[%emt soon]" }), "pgn-bad-elapsed"),
        (json!({ "comment": "[%emt 0:05]" }), "pgn-elapsed-of-two-parts"),
        (json!({ "comment": "[%clk 0:10:00] [%clk 0:09:00]" }), "pgn-second-time"),
        (json!({ "comment": "[%clk 1:30:00" }), "pgn-bad-time-command"),
        (json!({ "comment": "[%clk1:30:00]" }), "pgn-bad-time-command"),
        (json!({ "time_control": "60 mins" }), "pgn-open-control"),
        (json!({ "time_control": "soon" }), "pgn-unreadable-control"),
        (json!({ "time_control": "G/60;d5" }), "pgn-free-control"),
        (json!({ "time_control": "90+30" }), "pgn-control-in-minutes"),
    ] {
        let warnings = &asked_about_a_clock(&input)["answer"]["warnings"];
        assert_eq!(warnings[0]["id"], id, "{input}: {warnings}");
        assert!(warnings[0]["message"].as_str().is_some_and(|message| !message.is_empty()));
    }
    assert_eq!(asked_about_a_clock(&json!({ "comment": "[%clk 1:40:00]" }))["answer"]["warnings"], json!([]));
    let error = asked_about_a_clock(&json!({ "time_control": "3600", "previous_clock": "-1" }));
    assert!(error["error"].as_str().is_some_and(|why| why.starts_with("input.previous_clock")), "{error}");
}

/// A written move, or a game in descriptive notation, is one of these and never silently another.
#[test]
fn a_move_that_is_not_plain_says_what_it_lacks() {
    let white_knight = "4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1";
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let two_pawns = "1n5k/P1P5/8/8/8/8/7K/8 w - - 0 1";
    let chess960 = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1";
    for (ask, fen, text, locale, expected) in [
        (
            "read_move",
            white_knight,
            "Nd2",
            None,
            json!({"status": "ambiguous", "candidates": ["N1d2", "Nb3d2", "Nfd2"]}),
        ),
        ("read_move", castling, "Ka8g1", None, json!({"status": "illegal"})),
        ("read_move", two_pawns, "xb8", None, json!({"status": "incomplete", "missing": "promotion piece"})),
        ("read_move", chess960, "O-O", None, json!({"status": "ok", "uci": "f1g1"})),
        ("read_move", "8/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1", None, json!({"possible_position": false, "uci": "e1d1"})),
        ("read_move", INITIAL, "Sf3", None, json!({"status": "unreadable", "in_other_notations": {"de": "Nf3"}})),
        (
            "read_descriptive",
            INITIAL,
            "P-K4, P-K4; N-KB3",
            None,
            json!({"status": "ok", "moves_san": ["e4", "e5", "Nf3"]}),
        ),
        (
            "read_descriptive",
            INITIAL,
            "1. P-K4 ... 2. P-Q4",
            None,
            json!({"status": "incomplete", "moves_san": ["e4"], "error_ply": 2}),
        ),
        (
            "read_descriptive",
            INITIAL,
            "1. P-K4 P-K4 2. B-B4 N-B3",
            Some("en-descriptive"),
            json!({"status": "ambiguous", "ambiguous_at": "2...N-B3", "candidates": ["Nc6", "Nf6"]}),
        ),
        (
            "read_descriptive",
            INITIAL,
            "1. P-K4 P-K4 2. QN-KB3",
            None,
            json!({"status": "illegal", "illegal_at": "2.QN-KB3"}),
        ),
    ] {
        let mut input = json!({ "fen": fen, "text": text });
        if let Some(locale) = locale {
            input["locale"] = json!(locale);
        }
        let asked = json!([{ "id": text, "ask": ask, "input": input }]);
        let line = run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json();
        let faults = differences(text, &expected, &line["answer"]);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
