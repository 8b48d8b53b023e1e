//! `check`: the plies of each game, the first fault with its place, and whether the result fits.

use crate::support::{ALL_WELL, NOT, Run, read_json, repository, run, run_with};

fn check(pgn: &str) -> Run {
    run_with(&["check", "-"], pgn.as_bytes())
}

/// With the tags that keep a game from being odd.
fn game(movetext: &str) -> String {
    let result = movetext.split_whitespace().last().unwrap();
    let tags =
        [("Event", "Club"), ("Site", "?"), ("Date", "2024.01.01"), ("Round", "1"), ("White", "A"), ("Black", "B")];
    let tags: String = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
    format!("{tags}[Result \"{result}\"]\n\n{movetext}\n\n")
}

#[test]
fn every_real_game_is_legal_to_its_last_ply() {
    let facts = read_json("tests/games/facts.json");
    let games = facts["games"].as_array().unwrap();
    let mut seen = 0;
    for entry in repository().join("tests/games").read_dir().unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "pgn") {
            continue;
        }
        let run = run(&["check", path.to_str().unwrap()]);
        assert_eq!(run.code, ALL_WELL, "{}: {}", path.display(), run.out);
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let plies: Vec<String> = games
            .iter()
            .filter(|game| game["file"] == stem)
            .map(|game| format!(": {}, all legal", game["plies"]))
            .collect();
        let told: Vec<&str> = run.out.lines().filter(|line| line.contains("all legal")).collect();
        assert_eq!(told.len(), plies.len(), "{stem}");
        assert!(told.iter().zip(&plies).all(|(line, plies)| line.ends_with(plies)), "{stem}: {told:?} {plies:?}");
        seen += plies.len();
    }
    assert_eq!(seen, games.len());
}

/// Movetext, the line and column of the first fault with its move, and the legal plies before it.
const FAULTS: [(&str, &str, u32); 12] = [
    ("1. e4 e5 2. Ke3 d5 *", "line 9, column 13): 2.Ke3: ", 2),
    ("1. e4 e5\n2. Nf3 Nc3 *", "line 10, column 8): 2...Nc3: ", 3),
    ("1. e4 e5 2. Qxf7 *", "line 9, column 13): 2.Qxf7: ", 2),
    // A king left in check, and play goes on.
    ("1. e4 f5 2. Qh5+ a6 3. d4 Nf6 *", "line 9, column 18): 2...a6: ", 3),
    ("1. e4 d5 2. Bb5+ Nf6 3. d4 c6 4. Ba4 *", "line 9, column 18): 2...Nf6: ", 3),
    // A pawn that stays a pawn on the last rank.
    ("1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. a7 Bc6 5. axb8 e6 6. h3 *", "line 9, column 46): 5.axb8: ", 8),
    ("1. f3 e5 2. g4 Qh4# 3. a3 *", "line 9, column 24): 3.a3: ", 4),
    ("1. e4 e5 2. Nf3 Nc6 3. O-O *", "line 9, column 24): 3.O-O: ", 4),
    ("1. e4 e5 2. Nz3 Nc6 *", "line 9, column 13): 2.Nz3: ", 2),
    ("1. e4 e5 2. Hf3 Nc6 *", "line 9, column 13): 2.Hf3: ", 2),
    ("1. Nf3 d5 2. d3 d4 3. Nd2 e5 *", "line 9, column 23): 3.Nd2: ", 4),
    ("1. Ke2 *", "line 9, column 4): 1.Ke2: ", 0),
];

#[test]
fn the_first_fault_is_told_with_its_move_its_place_and_its_reason() {
    for (movetext, place, legal) in FAULTS {
        let run = check(&game(movetext));
        assert_eq!(run.code, NOT, "{movetext}: {}", run.out);
        let line =
            run.out.lines().find(|line| line.contains(place)).unwrap_or_else(|| panic!("{movetext}: {}", run.out));
        assert!(line.starts_with(&format!("  ! Legal half-moves: {legal}. ")), "{line}");
        assert!(line.len() > line.find(place).unwrap() + place.len(), "a reason follows: {line}");
        assert!(!run.out.contains("all legal"), "{}", run.out);
    }
}

/// The result given, the moves, and what is said of it.
#[test]
fn a_result_that_does_not_fit_is_a_fault() {
    let table = [
        ("1. f3 e5 2. g4 Qh4# 1-0", "1-0, but 2...Qh4# ended the game on the board: 0-1"),
        ("1. f3 e5 2. g4 Qh4# 1/2-1/2", "1/2-1/2, but 2...Qh4#"),
        (
            "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. h4 Rah6 5. Qxc7 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6 1-0",
            "1-0, but 10.Qe6 ended the game on the board: 1/2-1/2",
        ),
    ];
    for (movetext, says) in table {
        let run = check(&game(movetext));
        assert_eq!(run.code, NOT, "{movetext}");
        assert!(run.out.contains(says), "{movetext}: {}", run.out);
    }
}

#[test]
fn a_result_tag_that_differs_from_the_text_is_a_fault() {
    let run = check(&game("1. e4 e5 1-0").replace("[Result \"1-0\"]", "[Result \"0-1\"]"));
    assert_eq!(run.code, NOT);
    assert!(run.out.contains("Result tag says 0-1, the text of the moves says 1-0"), "{}", run.out);
    assert_eq!(run.out.matches("Result tag says").count(), 1, "{}", run.out);
}

/// Resignation and agreement end games that are not over on the board.
#[test]
fn any_result_fits_a_game_that_did_not_end_on_the_board() {
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        let run = check(&game(&format!("1. e4 e5 {result}")));
        assert_eq!(run.code, ALL_WELL, "{}", run.out);
    }
}

#[test]
fn a_fault_in_one_game_leaves_the_others_as_they_are() {
    let pgn = game("1. e4 e5 1-0") + &game("1. e5 *") + &game("1. d4 d5 1/2-1/2");
    let run = check(&pgn);
    assert_eq!(run.code, NOT);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.last(), Some(&"Games checked: 3, with a fault: 1"));
    assert_eq!(lines.iter().filter(|line| line.ends_with(": 2, all legal")).count(), 2, "{}", run.out);
    assert!(run.out.contains("Game 2 (line 11)"), "{}", run.out);
}

#[test]
fn moves_understood_although_written_unusually_are_told_and_are_no_fault() {
    let run = check(&game("1. e2-e4 e5 2. Ng1f3 Nc6 3. Bb5 a6 4. Bxa4 Nf6 5. 0-0 *"));
    assert_eq!(run.code, ALL_WELL, "{}", run.out);
    assert!(run.out.contains("  ~ Understood although written unusually"), "{}", run.out);
}
