//! `verify`: verdicts, evidence, citations and exit codes on real games. The wording is in `texts`.

use serde_json::Value;

use crate::support::{FOR_DIRECTOR, NOT, Run, UPHELD, run, run_with};

const KARPOV_MILES: &str = "tests/games/karpov-miles-1986.pgn";
const FISCHER_SPASSKY: &str = "tests/games/fischer-spassky-1972-20.pgn";
const FISCHER_PETROSIAN: &str = "tests/games/fischer-petrosian-1971-3.pgn";
const NIKOLIC_ARSOVIC: &str = "tests/games/nikolic-arsovic-1989.pgn";
const FIVEFOLD: &str = "tests/games/paichadze-ter-sahakyan-2019.pgn";
const SEVENTY_FIVE: &str = "tests/games/topalov-nakamura-2016.pgn";

const EDITIONS: [&str; 6] = ["us-2020", "us-2024", "fide-2014-rapid-15", "fide-2017-07", "fide-2018", "fide-2023"];

fn verify(path: &str, rest: &[&str]) -> Run {
    run(&[&["verify", path], rest].concat())
}

fn ruling(path: &str, rest: &[&str]) -> Value {
    verify(path, &[rest, &["--json"]].concat()).one_json()
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|at| at["name"].as_str().unwrap()).collect()
}

fn cites(ruling: &Value, rule: &str) -> bool {
    ruling["citations"].as_array().unwrap().iter().any(|cited| cited == rule)
}

fn has_finding(ruling: &Value, id: &str) -> bool {
    ruling["findings"].as_array().unwrap().iter().any(|finding| finding["id"] == id)
}

/// FIDE 9.2.3.2: at 22.Nb5 Black could still castle on the queenside.
#[test]
fn karpov_is_rejected_since_a_castling_right_was_lost() {
    let claim = ["--at", "50", "--by", "white", "--claim", "threefold", "--intended", "Nb5"];
    assert_eq!(verify(KARPOV_MILES, &claim).code, NOT);
    let ruling = ruling(KARPOV_MILES, &claim);
    assert_eq!(ruling["verdict"], "rejected");
    assert_eq!(names(&ruling["occurrences"]["certain"]), ["24.Nb5", "26.Nb5"]);
    let alike = ruling["look_alikes"].as_array().unwrap();
    assert_eq!(alike.len(), 1, "{ruling}");
    assert_eq!(
        (&alike[0]["at"]["ply"], alike[0]["differs"][0]["id"].as_str()),
        (&Value::from(43), Some("difference-castling-right"))
    );
    let why = alike[0]["differs"][0]["text"].as_str().unwrap();
    assert!(why.contains("Black") && why.contains("queen-side") && why.contains("22...Ra4"), "{why}");
    assert!(cites(&ruling, "FIDE 9.2.3.2"), "{ruling}");
    assert_eq!(ruling["must_play"], "Nb5");
    assert_eq!(ruling["time"][0], serde_json::json!({ "side": "black", "seconds": 120 }));
    assert_eq!(ruling["result"], "*");
}

/// FIDE 9.2: the same diagram with the other side to move is another position.
#[test]
fn fischer_spassky_is_rejected_since_the_other_player_was_to_move() {
    let claim = ["--by", "white", "--claim", "threefold"];
    assert_eq!(verify(FISCHER_SPASSKY, &claim).code, NOT);
    let ruling = ruling(FISCHER_SPASSKY, &claim);
    assert_eq!((&ruling["verdict"], &ruling["occurrences"]["least"]), (&Value::from("rejected"), &Value::from(1)));
    let alike: Vec<_> = ruling["look_alikes"].as_array().unwrap().iter().map(|alike| &alike["at"]["ply"]).collect();
    assert_eq!(alike, [95, 99], "{ruling}");
    for alike in ruling["look_alikes"].as_array().unwrap() {
        assert_eq!(alike["differs"][0]["id"], "difference-side-to-move", "{alike}");
    }
}

/// FIDE 9.2.1 and US 14C2.
#[test]
fn fischers_written_queen_move_is_upheld() {
    for (rules, rule) in [("fide-2023", "FIDE 9.2.1"), ("us-2024", "US 14C2")] {
        let claim =
            ["--by", "white", "--claim", "threefold", "--intended", "Qe2", "--pressed", "yes", "--rules", rules];
        assert_eq!(verify(FISCHER_PETROSIAN, &claim).code, UPHELD);
        let ruling = ruling(FISCHER_PETROSIAN, &claim);
        assert_eq!(ruling["verdict"], "upheld");
        assert_eq!(names(&ruling["occurrences"]["certain"]), ["30.Qe2", "32.Qe2", "34.Qe2"]);
        assert_eq!(ruling["result"], "1/2-1/2");
        assert!(cites(&ruling, rule), "{ruling}");
    }
}

/// What is claimed is the intended move, not what stands in the record after the claim.
#[test]
fn the_record_after_the_claim_does_not_show_in_its_evidence() {
    for (intended, name) in [("Nb5", "26.Nb5"), ("Kf3", "26.Kf3"), ("e5", "26.e5")] {
        for kind in ["threefold", "fifty"] {
            let claim = ["--at", "50", "--by", "white", "--claim", kind, "--intended", intended];
            let text = verify(KARPOV_MILES, &claim).out;
            assert_eq!(text.matches(&format!("Once {name} is played")).count(), 1, "{text}");
            assert!(!text.contains("After 26."), "{text}");
        }
    }
    // A pawn move ends the run, so the run is counted from it.
    let claim = ["--at", "50", "--by", "white", "--claim", "fifty", "--intended", "e5"];
    let ruling = ruling(KARPOV_MILES, &claim);
    assert_eq!(
        (&ruling["quiet"]["least"], &ruling["quiet"]["since"]["name"]),
        (&Value::from(0), &Value::from("26.e5"))
    );
}

#[test]
fn the_plies_of_the_evidence_come_with_their_positions() {
    let claim = ["--at", "50", "--by", "white", "--claim", "threefold", "--intended", "Kf3"];
    let ruling = ruling(KARPOV_MILES, &claim);
    let at = &ruling["occurrences"]["certain"][0];
    assert_eq!(at["name"], "26.Kf3");
    assert_eq!(at["fen"], "r3kb1r/5ppp/4p3/8/4P3/2N2K2/Pn1B2PP/R6R b k - 9 26", "{at}");
}

/// FIDE 9.3 and US 14F1; a hundred plies are full at ply 322.
#[test]
fn fifty_moves_are_upheld_when_they_are_full_and_not_a_ply_before() {
    for (at, by, intended, code) in [
        ("322", "white", None, UPHELD),
        ("321", "black", None, NOT),
        ("321", "black", Some("Rc8"), UPHELD),
        ("320", "white", Some("Kd2"), NOT),
    ] {
        let mut claim = vec!["--at", at, "--by", by, "--claim", "fifty"];
        claim.extend(intended.into_iter().flat_map(|text| ["--intended", text]));
        let run = verify(NIKOLIC_ARSOVIC, &claim);
        assert_eq!(run.code, code, "{at} {intended:?}: {}", run.out);
    }
    let ruling = ruling(NIKOLIC_ARSOVIC, &["--at", "322", "--by", "white", "--claim", "fifty", "--rules", "us-2020"]);
    assert_eq!(
        (&ruling["quiet"]["least"], &ruling["quiet"]["since"]["name"]),
        (&Value::from(100), &Value::from("111...d5"))
    );
    assert!(cites(&ruling, "US 14F1"), "{ruling}");
}

/// From where to where the run goes can be checked on a scoresheet.
#[test]
fn the_evidence_of_a_move_count_names_the_first_and_the_last_ply() {
    let tells = |run: Run, text: &str| assert!(run.out.contains(text), "{text}: {}", run.out);
    let claim = ["--at", "322", "--by", "white", "--claim", "fifty"];
    tells(
        verify(NIKOLIC_ARSOVIC, &claim),
        "100 half-moves without a capture or pawn move: from 112.Rh8 to 161...Rc8; ",
    );
    let pawn_move = ["--at", "50", "--by", "white", "--claim", "fifty", "--intended", "e5"];
    tells(verify(KARPOV_MILES, &pawn_move), "The last move, 26.e5, is a capture or a pawn move");
    let set_up = b"[White \"A\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 98 90\"]\n\n90. Ra2 Kd8 *\n";
    let run = run_with(&["verify", "-", "--claim", "fifty", "--by", "white"], set_up);
    assert_eq!(run.code, UPHELD, "{}", run.out);
    tells(run, "Of these, 98 are known only from the counter of the start position");
}

/// FIDE 9.6.1 and 9.6.2 end the game without a claim; US 14K lets the director declare the draw.
#[test]
fn five_occurrences_and_seventy_five_moves_need_no_claimant() {
    for (path, kind, fide, rule) in
        [(FIVEFOLD, "fivefold", "FIDE 9.6.1", "US 14K"), (SEVENTY_FIVE, "seventy-five", "FIDE 9.6.2", "US 14K")]
    {
        let fide_run = verify(path, &["--claim", kind]);
        assert_eq!(fide_run.code, UPHELD, "{}", fide_run.out);
        assert!(cites(&ruling(path, &["--claim", kind]), fide));
        let us = ["--claim", kind, "--rules", "us-2024"];
        assert_eq!(verify(path, &us).code, FOR_DIRECTOR);
        assert!(ruling(path, &us)["citations"].to_string().contains(rule));
        let by_player = ["--claim", kind, "--rules", "us-2024", "--by", "white"];
        assert_eq!(ruling(path, &by_player)["verdict"], "no-such-claim");
        assert_eq!(verify(path, &by_player).code, NOT);
    }
}

/// The verdict on 34.Qe2 by White and 33...Rd5 pressed or not, under each edition.
#[test]
fn every_edition_rules_by_its_own_window() {
    let expected = |rules: &str, pressed: &str| match (rules, pressed) {
        // US 14C3: until Black has pressed, White is not on move.
        ("us-2020" | "us-2024", "no") => ("not-in-order", NOT),
        // The rapid chapter of 2014 says nothing of draw claims here.
        ("fide-2014-rapid-15", _) => ("for-arbiter", FOR_DIRECTOR),
        _ => ("upheld", UPHELD),
    };
    for rules in EDITIONS {
        for pressed in ["yes", "no"] {
            let claim =
                ["--by", "white", "--claim", "threefold", "--intended", "Qe2", "--rules", rules, "--pressed", pressed];
            let (verdict, code) = expected(rules, pressed);
            let ruling = ruling(FISCHER_PETROSIAN, &claim);
            assert_eq!((&ruling["verdict"], &ruling["edition"]), (&Value::from(verdict), &Value::from(rules)));
            assert_eq!(verify(FISCHER_PETROSIAN, &claim).code, code, "{rules} {pressed}");
        }
    }
}

/// US 14C3 and 14C4: the player who has moved may claim until he presses; nobody having said so, that is the question.
#[test]
fn whether_the_clock_was_pressed_decides_for_the_player_who_has_moved() {
    let pgn = b"[White \"A\"]\n\n1. Nc3 Nc6 2. Nb1 Nb8 3. Nc3 Nc6 4. Nb1 Nb8 *\n";
    for (pressed, verdict, code) in
        [(Some("no"), "upheld", UPHELD), (Some("yes"), "not-in-order", NOT), (None, "for-arbiter", FOR_DIRECTOR)]
    {
        let mut args = vec!["verify", "-", "--by", "black", "--claim", "threefold", "--rules", "us-2020", "--json"];
        args.extend(pressed.into_iter().flat_map(|answer| ["--pressed", answer]));
        let run = run_with(&args, pgn);
        let ruling = run.one_json();
        assert_eq!((ruling["verdict"].as_str(), run.code), (Some(verdict), code), "{pressed:?}: {ruling}");
        assert_eq!(ruling["open"].as_array().unwrap().is_empty(), code != FOR_DIRECTOR, "{ruling}");
    }
}

/// Only a claimant can be ruled on, so the director is told who might claim, the player on move first.
#[test]
fn without_a_claimant_it_is_said_for_whom_a_claim_would_be_in_order() {
    let run = verify(FISCHER_PETROSIAN, &["--claim", "threefold", "--intended", "Qe2", "--json"]);
    assert_eq!(run.code, FOR_DIRECTOR);
    let rulings: Vec<Value> = run.json().into_iter().map(|line| line["if_claimed"].clone()).collect();
    let verdicts: Vec<_> = rulings.iter().map(|ruling| (&ruling["by"], &ruling["verdict"])).collect();
    assert_eq!(verdicts, [(&"white".into(), &"upheld".into()), (&"black".into(), &"not-in-order".into())]);
}

#[test]
fn without_a_claimant_and_without_a_reason_nothing_is_left_to_the_director() {
    let run = verify(KARPOV_MILES, &["--at", "10"]);
    assert_eq!(run.code, NOT, "{}", run.out);
}

#[test]
fn the_evidence_without_a_claimant_is_that_of_the_claim_that_would_be_upheld() {
    let text = verify(KARPOV_MILES, &["--claim", "threefold", "--intended", "Ra4"]).out;
    assert!(text.contains("Once 26...Ra4 is played"), "{text}");
}

/// A draw that ended the game is found although the game was played on, and a later claim is out of place.
#[test]
fn a_game_drawn_without_a_claim_stays_drawn() {
    let path = "tests/games/savchenko-yu-2017.pgn";
    let ruling = ruling(path, &["--by", "white", "--claim", "threefold"]);
    assert_eq!((&ruling["verdict"], &ruling["result"]), (&Value::from("not-in-order"), &Value::from("1/2-1/2")));
    assert!(has_finding(&ruling, "finding-drawn-before"), "{ruling}");
}

/// The verdict is the first thing to be read, and of several kinds the one that holds comes first.
#[test]
fn the_verdict_is_the_first_line() {
    let first = |path: &str, rest: &[&str]| verify(path, rest).out.lines().next().unwrap().to_owned();
    assert_eq!(first(KARPOV_MILES, &["--by", "black", "--claim", "threefold"]), "REJECTED");
    assert_eq!(first(NIKOLIC_ARSOVIC, &["--by", "white", "--at", "322"]), "UPHELD");
    assert_eq!(first(FIVEFOLD, &[]), "UPHELD");
    assert_eq!(first(FISCHER_PETROSIAN, &["--intended", "Qe2"]), "WHO MAY CLAIM");
}

/// A player who claims a draw by fifty moves has not claimed the other three, so no penalty is told for them.
#[test]
fn where_one_kind_of_claim_holds_the_others_are_told_in_a_line_each() {
    let run = verify(NIKOLIC_ARSOVIC, &["--by", "white", "--at", "322"]);
    let brief: Vec<&str> = run.out.lines().filter(|line| line.starts_with("REJECTED. Claim: ")).collect();
    assert_eq!(brief.len(), 3, "{}", run.out);
    assert!(!run.out.contains("Two minutes"), "{}", run.out);
}

#[test]
fn json_has_a_line_for_each_kind_of_claim_in_their_order() {
    let lines = verify(NIKOLIC_ARSOVIC, &["--by", "white", "--at", "322", "--json"]).json();
    let kinds: Vec<_> = lines.iter().map(|line| line["claim"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["threefold", "fivefold", "fifty", "seventy-five"]);
}

/// A record with a fault before the claim says so beside the verdict, and not one with a fault after it.
#[test]
fn a_fault_of_the_record_is_told_beside_the_verdict() {
    let pgn = b"[White \"A\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ke3 Ng8 *\n";
    for (at, tells) in [("6", false), ("7", true), ("8", true)] {
        let claim = ["verify", "-", "--claim", "threefold", "--by", "white", "--at", at];
        let run = run_with(&claim, pgn);
        assert_eq!(run_with(&[&claim[..], &["--json"]].concat(), pgn).one_json()["record_fault"].is_string(), tells);
        assert_eq!(run.out.contains("First fault (line 3, column 37): 4.Ke3: "), tells, "{at}: {}", run.out);
    }
}

/// US 5F and 14H depend on the control; a tag that says nothing, or nonsense, must not hinder a ruling.
#[test]
fn any_time_control_tag_is_got_along_with() {
    for tag in ["40/7200:3600", "5400+30", "?", "-", "soon", "1/0:::", "99999999999999999999+9"] {
        let pgn = format!("[White \"A\"]\n[TimeControl \"{tag}\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n");
        for rules in EDITIONS {
            let run = run_with(&["verify", "-", "--by", "white", "--pressed", "yes", "--rules", rules], pgn.as_bytes());
            let code = if rules == "fide-2014-rapid-15" { FOR_DIRECTOR } else { UPHELD };
            assert_eq!(run.code, code, "{tag} {rules}: {}{}", run.out, run.err);
        }
    }
}

#[test]
fn a_finding_names_each_of_its_rules_once() {
    for rules in EDITIONS {
        let claim = ["--by", "white", "--claim", "threefold", "--intended", "Qe2", "--rules", rules];
        for finding in ruling(FISCHER_PETROSIAN, &claim)["findings"].as_array().unwrap() {
            let cited: Vec<&str> =
                finding["rules"].as_array().unwrap().iter().map(|rule| rule.as_str().unwrap()).collect();
            let once: std::collections::BTreeSet<&str> = cited.iter().copied().collect();
            assert_eq!(cited.len(), once.len(), "{finding}");
        }
    }
}
