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

/// FIDE 9.5.3 and A.3, B.2, B.3: the penalty hangs on the time class and on the supervision.
#[test]
fn the_time_class_and_the_supervision_decide_on_the_penalty() {
    let claim = ["--at", "50", "--by", "white", "--claim", "threefold", "--intended", "Nb5"];
    for (rules, more, seconds, open) in [
        ("fide-2023", &["--class", "standard"][..], Some(120), false),
        ("fide-2023", &["--class", "rapid"], Some(60), false),
        ("fide-2023", &["--class", "blitz", "--supervision", "basic"], Some(60), false),
        ("fide-2023", &["--class", "blitz", "--supervision", "full"], None, true),
        ("fide-2018", &["--class", "rapid"], Some(120), false),
        ("us-2024", &["--class", "quick"], Some(120), false),
    ] {
        let ruling = ruling(KARPOV_MILES, &[&claim[..], more, &["--rules", rules]].concat());
        assert_eq!(ruling["time"][0]["seconds"].as_i64(), seconds, "{rules} {more:?}: {ruling}");
        assert_eq!(ruling["open"][0]["id"] == "open-penalty", open, "{rules} {more:?}: {ruling}");
        assert_eq!((ruling["time_class"].as_str(), ruling["time_class_from"].as_str()), (Some(more[1]), Some("asked")));
    }
}

#[test]
fn the_time_class_is_told_with_where_it_is_known_from() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 *\n";
    let tagged = |tag: &str| format!("[White \"A\"]\n[TimeControl \"{tag}\"]\n\n{moves}");
    for (pgn, rules, line) in [
        (moves.to_owned(), "fide-2023", "taken as standard, since neither --class nor a TimeControl tag says"),
        (tagged("?"), "us-2024", "taken as regular, since neither --class nor a TimeControl tag says"),
        (tagged("900+10"), "fide-2023", "rapid, from the TimeControl tag"),
        (tagged("300d3"), "us-2024", "blitz, from the TimeControl tag"),
        (tagged("5400+30"), "fide-2014-rapid-15", "rapid, the only one of this edition"),
        (moves.to_owned(), "fide-2014-rapid-15", "rapid, the only one of this edition"),
    ] {
        let run = run_with(&["verify", "-", "--by", "white", "--claim", "fifty", "--rules", rules], pgn.as_bytes());
        assert!(run.out.contains(&format!("\nTime class: {line}\n")), "{rules}: {}", run.out);
    }
    let asked = verify(KARPOV_MILES, &["--by", "white", "--claim", "fifty", "--class", "blitz"]);
    assert!(asked.out.contains("\nTime class: blitz, as given by --class\n"), "{}", asked.out);
}

/// FIDE 9.4: who has touched a piece has lost the right to claim on that move.
#[test]
fn a_touched_piece_ends_the_right_to_claim() {
    let claim = ["--by", "white", "--claim", "threefold", "--intended", "Qe2"];
    let touched = ruling(FISCHER_PETROSIAN, &[&claim[..], &["--touched", "e2"]].concat());
    assert_eq!(touched["verdict"], "not-in-order");
    assert!(has_finding(&touched, "finding-piece-touched"), "{touched}");
}

#[test]
fn an_edition_is_named_beside_its_id() {
    for (rules, name) in [
        ("us-2024", "US Chess rules of 2024 (us-2024)"),
        ("fide-2023", "FIDE Laws of Chess 2023 (fide-2023)"),
        ("fide-2014-rapid-15", "Article 15, rapid, as in FIDE’s appendix of 2014 (fide-2014-rapid-15)"),
    ] {
        let run = verify(KARPOV_MILES, &["--by", "white", "--claim", "fifty", "--rules", rules]);
        assert!(run.out.contains(&format!("\nEdition of the rules: {name}\n")), "{}", run.out);
    }
}

#[test]
fn the_result_says_whether_the_game_goes_on() {
    let result = |path: &str, rest: &[&str]| {
        let out = verify(path, rest).out;
        out.lines().find_map(|line| line.strip_prefix("Result: ").map(str::to_owned)).unwrap_or_else(|| panic!("{out}"))
    };
    let threefold = ["--by", "white", "--claim", "threefold"];
    assert_eq!(result(KARPOV_MILES, &threefold), "the game goes on");
    let upheld = [&threefold[..], &["--intended", "Qe2"]].concat();
    assert_eq!(result(FISCHER_PETROSIAN, &upheld), "the game is over, 1/2-1/2");
    assert_eq!(result(FISCHER_PETROSIAN, &[&upheld[..], &["--touched", "e2"]].concat()), "the game goes on");
    assert_eq!(result(FIVEFOLD, &["--claim", "fivefold", "--rules", "us-2024"]), "not decided");
    let mated = verify("tests/games/mates.pgn", &[&["--game", "1"], &threefold[..]].concat());
    assert!(mated.out.contains("\nResult: the game is over, 1-0\n"), "{}", mated.out);
}

/// A count for a claim that may not be made would tell the opponent what he can claim himself.
#[test]
fn the_facts_of_a_claim_that_is_not_in_order_are_for_the_director_only() {
    let claim = ["--by", "black", "--claim", "threefold", "--pressed", "yes"];
    let pgn = b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";
    let run = run_with(&[&["verify", "-"], &claim[..]].concat(), pgn);
    assert_eq!(run.code, NOT);
    let (for_all, director) = run.out.split_once("For the director only").unwrap();
    for fact in ["occurs 3 times", "Occurrences of the position", "a b c d e f g h"] {
        assert!(!for_all.contains(fact) && director.contains(fact), "{fact}: {}", run.out);
    }
    let ruling = run_with(&[&["verify", "-", "--json"], &claim[..]].concat(), pgn).one_json();
    assert_eq!((ruling["verdict"].as_str(), ruling["evidence_for"].as_str()), (Some("not-in-order"), Some("director")));
    assert!(!has_finding(&ruling, "finding-occurred"), "{ruling}");
    assert_eq!(ruling["director_only"][0]["id"], "finding-occurred");
    let fifty = run_with(&["verify", "-", "--by", "black", "--claim", "fifty", "--pressed", "yes"], pgn).out;
    assert!(!fifty.split("For the director only").next().unwrap().contains("half-moves"), "{fifty}");
}

#[test]
fn the_start_position_is_named_in_words() {
    let pgn = b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";
    for (language, says) in
        [("en", "the start position, 2...Ng8 and"), ("ru", "начальной позиции, 2"), ("de", "der Anfangsstellung, 2")]
    {
        let run = run_with(&["verify", "-", "--by", "white", "--claim", "threefold", "--lang", language], pgn);
        assert!(run.out.contains(says), "{}", run.out);
    }
}

/// Nothing follows from a claim that nobody has made.
#[test]
fn without_a_claimant_all_is_conditional() {
    for (path, more, says) in [
        (KARPOV_MILES, &["--at", "50", "--intended", "Nb5"][..], "A claim by White would be: rejected"),
        (FISCHER_PETROSIAN, &["--intended", "Qe2"], "A claim by White would be: upheld"),
        (FISCHER_PETROSIAN, &["--intended", "Qe2"], "A claim by Black would be: not in order"),
    ] {
        let out = verify(path, &[&["--claim", "threefold"], more].concat()).out;
        assert!(out.contains(says) && out.contains("The position examined occurs"), "{out}");
        for consequence in ["The claim", "Two minutes", "must be played", "draw offer"] {
            assert!(!out.contains(consequence), "{consequence}: {out}");
        }
    }
    let blitz = ["--claim", "threefold", "--at", "50", "--intended", "Nb5", "--class", "blitz"];
    assert!(!verify(KARPOV_MILES, &blitz).out.contains("penalty"));
}

/// What was read otherwise than it was written may decide a claim, so the director sees it.
#[test]
fn oddities_of_the_game_are_told_to_the_director() {
    let claim = ["verify", "-", "--by", "white", "--claim", "threefold"];
    let run = run_with(&claim, b"1. e4 e5 2. Nf3 hm so what Nc6 1-0\n");
    let (_, director) = run.out.split_once("For the director only").unwrap();
    let oddities: Vec<&str> = director.lines().filter(|line| line.starts_with("~ ")).collect();
    assert_eq!(oddities.len(), 4, "{director}");
    assert!(oddities[0].starts_with("~ Oddity in line 1, column 17: ") && oddities[0].contains("hm"), "{director}");
    assert_eq!(oddities[3], "~ 1 more oddity of this game is listed by: scoresheet check");
    let ruling = run_with(&[&claim[..], &["--json"]].concat(), b"1. e4 e5 2. Nf3 hm so what Nc6 1-0\n").one_json();
    assert_eq!(ruling["oddities"].as_array().unwrap().len(), 4);
    assert!(!verify(KARPOV_MILES, &["--by", "white", "--claim", "threefold"]).out.contains('~'));
}

/// The marks of an illegible entry and of a bare check mark hold the places of their moves.
#[test]
fn a_mark_in_a_moves_place_is_a_gap_and_no_fault() {
    for mark in ["~", "~N?3", "+v", "✓"] {
        let pgn = format!("1. Nf3 Nf6 2. Ng1 Ng8 3. {mark} Nf6 4. Ng1 Ng8 *\n");
        let run = run_with(&["verify", "-", "--by", "white", "--claim", "threefold", "--json"], pgn.as_bytes());
        let ruling = run.one_json();
        assert_eq!((ruling["at"]["ply"].as_u64(), run.code), (Some(8), UPHELD), "{mark}: {ruling}");
        assert_eq!(names(&ruling["occurrences"]["certain"]), ["start", "2...Ng8", "4...Ng8"], "{mark}");
    }
}
