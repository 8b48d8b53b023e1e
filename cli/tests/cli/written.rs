//! The properties of a written PGN that a case may ask for, each checked on the text itself or on what is read from it.

use scoresheet_core::pgn::{Game, read};
use serde_json::{Value, json};

use crate::support::run_with;

/// What is not as expected of a written text; a property that is not known here is a fault too.
pub fn faults(id: &str, expected: &Value, answer: &Value) -> Vec<String> {
    let text = answer["pgn"].as_str().unwrap_or_default();
    let properties = expected.as_object().unwrap();
    let wrong = properties.iter().filter_map(|(name, value)| {
        let fault = fault(name, value, &Written { text, answer })?;
        Some(format!("{id}.{name}: {fault}\n{text}"))
    });
    wrong.collect()
}

struct Written<'a> {
    text: &'a str,
    answer: &'a Value,
}

fn fault(name: &str, expected: &Value, written: &Written<'_>) -> Option<String> {
    let flowing = written.text.replace('\n', " ");
    let holds = |part: &str| written.text.contains(part) || flowing.contains(part);
    let games = read(written.text.as_bytes()).games;
    let Some(game) = games.first() else { return Some("no game is read from it".to_owned()) };
    let equals = |got: Value| (got != *expected).then(|| format!("expected {expected}, got {got}"));
    match name {
        "must_contain" => texts(expected).find(|part| !holds(part)).map(|part| format!("{part:?} is missing")),
        "must_not_contain" => texts(expected).find(|part| holds(part)).map(|part| format!("{part:?} is there")),
        "roundtrip_mainline" => equals(json!(main_line(game))),
        "roundtrip_comments" => equals(json!(comments(game))),
        "roundtrip_tags" => tags_that_differ(expected, game),
        "roundtrip_result" | "result" => equals(json!(game.result.map(|result| result.figures()))),
        "roundtrip_fen" => equals(json!(game.start.to_fen())),
        "roundtrip_nags" => equals(json!(game.moves.iter().flat_map(|m| m.nags.clone()).collect::<Vec<_>>())),
        "tag_order" => equals(json!(game.tags.iter().map(|tag| &tag.name).collect::<Vec<_>>())),
        "max_line_length" | "max_line_width" => {
            let longest = written.text.lines().map(|line| line.chars().count()).max();
            (longest > expected.as_u64().map(|most| usize::try_from(most).unwrap()))
                .then(|| format!("a line has {longest:?} signs"))
        }
        "warnings" => {
            let told = written.answer["warnings"].as_array().is_some_and(|told| !told.is_empty());
            let wanted = expected.as_array().is_none_or(|wanted| !wanted.is_empty());
            (wanted && !told).then(|| "nothing is warned of".to_owned())
        }
        _ => Some("is no property that is known here".to_owned()),
    }
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().unwrap().iter().map(|part| part.as_str().unwrap())
}

fn main_line(game: &Game) -> Vec<&str> {
    game.moves.iter().map(|played| played.text.as_str()).collect()
}

fn comments(game: &Game) -> Vec<&String> {
    let beside = game.moves.iter().flat_map(|played| &played.comments);
    game.comments_before.iter().chain(beside).collect()
}

fn tags_that_differ(expected: &Value, game: &Game) -> Option<String> {
    let differs = |(name, value): (&String, &Value)| {
        let got = game.tag(name);
        (got != value.as_str()).then(|| format!("{name} is {got:?}"))
    };
    expected.as_object().unwrap().iter().find_map(differs)
}

fn exported(input: Value) -> Value {
    let asked = json!([{ "id": 1, "ask": "pgn_export", "input": input }]);
    run_with(&["answer", "-"], asked.to_string().as_bytes()).one_json()
}

#[test]
fn a_property_that_is_not_known_is_a_fault() {
    let answer = json!({ "pgn": "1. e4 *" });
    assert_eq!(faults("x", &json!({ "must_contain": ["1. e4"] }), &answer), [] as [&str; 0]);
    for expected in [json!({ "must_containn": [] }), json!({ "must_contain": ["d4"] }), json!({ "result": "1-0" })] {
        assert_eq!(faults("x", &expected, &answer).len(), 1, "{expected}");
    }
    assert_eq!(faults("x", &json!({ "must_contain": [] }), &json!({ "pgn": "" })).len(), 1);
}

#[test]
fn games_of_every_kind_are_written_as_pgn_wants_them() {
    let chess960 = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1";
    let promotion = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let two_knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
    let long = "a long comment ".repeat(30);
    for (input, expected) in [
        (json!({ "moves_san": [] }), json!({ "must_contain": ["[Event \"?\"]", "\n\n*\n"], "result": "*" })),
        (
            json!({ "moves_san": ["e4"], "result": "1/2-1/2" }),
            json!({ "must_contain": ["[Result \"1/2-1/2\"]", "1. e4 1/2-1/2"] }),
        ),
        (
            json!({ "moves_san": ["e4"], "tags": { "Result": "½-½" } }),
            json!({ "must_contain": ["[Result \"1/2-1/2\"]", "1. e4 1/2-1/2"] }),
        ),
        (
            json!({ "moves_san": ["e2e4", "e7-e5", "Ng1f3", "Nc6", "Bc4", "Bc5", "0-0", "Nf6", "Qe2", "O-O"] }),
            json!({ "must_contain": ["1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Qe2 O-O *"], "must_not_contain": ["[%"] }),
        ),
        (json!({ "moves_san": ["f3", "e5", "g4", "Qh4"] }), json!({ "must_contain": ["2. g4 Qh4# *"] })),
        (json!({ "fen": promotion, "moves_san": ["a8Q"] }), json!({ "must_contain": ["1. a8=Q *"] })),
        (
            json!({ "fen": two_knights, "moves_san": ["Nb1c3", "Ke7", "Ng1e2"] }),
            json!({ "must_contain": ["1. Nc3 Ke7 2. Nge2 *"] }),
        ),
        (
            json!({ "fen": chess960, "chess960": true, "moves_san": ["Ng3", "Ng6", "O-O"] }),
            json!({ "must_contain": ["[Variant \"Chess960\"]", "[SetUp \"1\"]", "2. O-O *"], "roundtrip_mainline": ["Ng3", "Ng6", "O-O"] }),
        ),
        (
            json!({ "moves_san": ["e4", "e5"], "comments": ["curly } and { braces", long.trim()] }),
            json!({ "roundtrip_comments": ["curly ) and ( braces", long.trim()], "max_line_length": 79, "must_contain": ["1... e5"] }),
        ),
        (
            json!({ "moves_san": ["e4"], "clocks": ["1:29:58"] }),
            json!({ "must_contain": ["1. e4 {[%clk 1:29:58]} *"] }),
        ),
        (
            json!({ "moves_san": ["e4"], "tags": { "White": "Мекинг Ö.", "Annotator": "", "WhiteElo": 2400 } }),
            json!({ "roundtrip_tags": { "White": "Мекинг Ö.", "Annotator": "", "WhiteElo": "2400" } }),
        ),
        (
            json!({ "moves_san": ["e4", "e5", "Ke3", "Nc6"] }),
            json!({ "roundtrip_mainline": ["e4", "e5", "Ke3", "Nc6"], "warnings": [{}] }),
        ),
        (json!({ "moves_san": ["e4", "--", "d4"] }), json!({ "roundtrip_mainline": ["e4", "--", "d4"] })),
        (
            json!({ "pgn": "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[White \"A\"]\n\n1. e4 $1 {x} Kd7 1-0" }),
            json!({ "must_contain": ["[SetUp \"1\"]", "1. e4 $1 {x} 1... Kd7 1-0"], "roundtrip_nags": [1], "result": "1-0" }),
        ),
    ] {
        let line = exported(input.clone());
        let faults = faults("written", &expected, &line["answer"]);
        assert!(faults.is_empty(), "{input}: {line}\n{}", faults.join("\n"));
    }
}

/// Wish 11: what other programs cannot take is told in words, and goes on as a further game where it can.
#[test]
fn a_game_with_faults_is_written_for_other_programs_too() {
    let safe = |moves: Value| exported(json!({ "moves_san": moves }))["answer"]["safe"].as_str().unwrap().to_owned();
    assert!(
        safe(json!(["e4", "e5", "--", "Nc6"])).contains("1. e4 e5 {On the scoresheet the game goes on: 2. -- Nc6} *")
    );
    let parts = safe(json!(["e4", "e5", "e1e3", "Nc6"]));
    assert_eq!(read(parts.as_bytes()).games.len(), 2, "{parts}");
    let line = exported(json!({ "moves_san": ["e4", "e5"] }));
    assert_eq!((&line["answer"]["safe"], &line["answer"]["clean"]), (&line["answer"]["pgn"], &json!(true)));
}

#[test]
fn a_game_that_cannot_be_told_is_bad_input() {
    for input in [
        json!({}),
        json!([]),
        Value::Null,
        json!({ "move_san": ["e4"] }),
        json!({ "moves_san": "e4" }),
        json!({ "moves_san": ["e4"], "fen": "8/8" }),
        json!({ "moves_san": ["e4"], "result": "won" }),
        json!({ "moves_san": ["e4"], "clocks": ["soon"] }),
    ] {
        let line = exported(input.clone());
        assert!(line["error"].as_str().is_some_and(|why| why.starts_with("input")), "{input}: {line}");
    }
}
