//! `verify` over the claims of `tests/games/facts.json`, which were computed by an oracle that shares no code with us.

use serde_json::Value;

use crate::support::{NOT, Run, UPHELD, read_json, run};

fn facts() -> Value {
    read_json("tests/games/facts.json")
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field}: {value}"))
}

/// The claim as made at the board in proper order.
fn verify(claim: &Value, rules: &str) -> Run {
    let path = format!("tests/games/{}.pgn", text(claim, "file"));
    let (game, at) = (claim["game"].to_string(), claim["at"].to_string());
    let mut args = vec!["verify", &path, "--game", &game, "--at", &at, "--rules", rules, "--pressed", "yes", "--json"];
    args.extend(["--by", text(claim, "by"), "--claim", text(claim, "claim")]);
    if let Some(intending) = claim["intending"].as_str() {
        args.extend(["--intended", intending]);
    }
    run(&args)
}

fn plies(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|at| at["ply"].as_u64().unwrap()).collect()
}

/// FIDE 9.2 and 9.3: a claim is correct if the position or the run is there and the claimant is on move.
#[test]
fn every_claim_on_a_real_game_is_upheld_exactly_if_it_holds() {
    let facts = facts();
    let claims = facts["claims"].as_array().unwrap();
    assert!(claims.len() >= 40, "{}", claims.len());
    for claim in claims {
        let run = verify(claim, "fide-2023");
        let ruling = run.one_json();
        let holds = claim["holds"].as_bool().unwrap();
        assert_eq!(run.code, if holds { UPHELD } else { NOT }, "{claim}\n{ruling}");
        assert_eq!(ruling["verdict"] == "upheld", holds, "{claim}\n{ruling}");
        if claim["in_turn"] == false {
            assert_eq!(ruling["verdict"], "not-in-order", "{claim}\n{ruling}");
        }
    }
}

/// A claim on move is shown with the same plies, or the same number of quiet plies, that the oracle finds.
#[test]
fn the_evidence_of_a_claim_is_what_the_oracle_finds() {
    let facts = facts();
    let mut compared = 0;
    for claim in facts["claims"].as_array().unwrap().iter().filter(|claim| claim["in_turn"] == true) {
        let ruling = verify(claim, "fide-2023").one_json();
        match text(claim, "claim") {
            "threefold" => {
                let expected: Vec<u64> =
                    claim["occurrences"].as_array().unwrap().iter().map(|ply| ply.as_u64().unwrap()).collect();
                assert_eq!(plies(&ruling["occurrences"]["certain"]), expected, "{claim}");
            }
            _ => {
                assert_eq!(ruling["quiet"]["least"], claim["quiet"], "{claim}");
                assert_eq!(ruling["quiet"]["most"], claim["quiet"], "{claim}");
            }
        }
        compared += 1;
    }
    assert!(compared > 30, "{compared}");
}

/// US 14C and FIDE 9.2 agree on these: men, side to move, castling rights, legal en passant captures.
#[test]
fn a_threefold_claim_on_move_is_the_same_in_every_edition_that_has_it() {
    let facts = facts();
    let threefold = |claim: &&Value| claim["claim"] == "threefold" && claim["in_turn"] == true;
    for claim in facts["claims"].as_array().unwrap().iter().filter(threefold) {
        for rules in ["us-2020", "us-2024", "fide-2017-07", "fide-2018", "fide-2023"] {
            let ruling = verify(claim, rules).one_json();
            assert_eq!(ruling["verdict"] == "upheld", claim["holds"].as_bool().unwrap(), "{rules} {claim}\n{ruling}");
            assert_eq!(ruling["edition"], rules);
        }
    }
}

/// FIDE 9.6: the move after which a game was drawn without a claim.
#[test]
fn fivefold_and_seventy_five_are_found_where_the_oracle_finds_them() {
    let facts = facts();
    let mut found = 0;
    for game in facts["games"].as_array().unwrap().iter().filter(|game| game["on_board_end"] != "checkmate") {
        let path = format!("tests/games/{}.pgn", text(game, "file"));
        for (kind, field) in [("fivefold", "fivefold"), ("seventy-five", "seventy_five")] {
            let due = !game[field].is_null();
            // One game of the sixty in the sample stands for all that have nothing to find.
            if !due && game["game"] != 1 {
                continue;
            }
            let run = run(&["verify", &path, "--game", &game["game"].to_string(), "--claim", kind, "--json"]);
            let ruling = run.one_json();
            assert_eq!(ruling["verdict"], if due { "upheld" } else { "rejected" }, "{} {kind}\n{ruling}", game["file"]);
            found += u32::from(due);
        }
    }
    assert!(found >= 5, "{found}");
}
