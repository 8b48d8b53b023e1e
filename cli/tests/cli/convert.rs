//! `convert`: games in another notation, and back.

use crate::support::{ALL_WELL, NOT, UNUSABLE, file, run, run_with};

/// The opening of the Evergreen game, as its book has it, and a German one with a move that is none.
const DESCRIPTIVE: &str = "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-B4 B-B4 4. P-QN4 BxNP 5. P-B3 B-R4 6. P-Q4 PxP 7. O-O P-Q6";
const GERMAN: &str = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd6 6. Ke5";

/// The moves of a game in a style, on one line.
fn converted(movetext: &str, arguments: &[&str]) -> (i32, String, String) {
    let arguments = [&["convert", "-"], arguments].concat();
    let run = run_with(&arguments, format!("{movetext} *\n").as_bytes());
    let moves = run.out.split_once("\n\n").map(|(_, moves)| moves.replace('\n', " ")).unwrap_or_default();
    (run.code, moves.trim().to_owned(), run.err)
}

#[test]
fn a_game_in_any_notation_is_written_in_any_style() {
    let castled = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 *";
    for (movetext, style, expected) in [
        (DESCRIPTIVE, "san", castled),
        (DESCRIPTIVE, "pgn", castled),
        (
            DESCRIPTIVE,
            "lan",
            "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-c4 Bf8-c5 4. b2-b4 Bc5xb4 5. c2-c3 Bb4-a5 6. d2-d4 e5xd4 7. O-O d4-d3 *",
        ),
        (DESCRIPTIVE, "uci", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b2b4 c5b4 c2c3 b4a5 d2d4 e5d4 e1g1 d4d3 *"),
        (DESCRIPTIVE, "fr", "1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. b4 Fxb4 5. c3 Fa5 6. d4 exd4 7. O-O d3 *"),
        (DESCRIPTIVE, "figurine", "1. e4 e5 2. ♘f3 ♘c6 3. ♗c4 ♗c5 4. b4 ♗xb4 5. c3 ♗a5 6. d4 exd4 7. O-O d3 *"),
        (castled.trim_end_matches(" *"), "descriptive", &format!("{DESCRIPTIVE} *")),
        ("1. e4 c5 2. e5 d5 3. exd6", "iccf", "1. 5254 3735 2. 5455 4745 3. 5546 *"),
        ("1. 5254 3735 2. 5455 4745 3. 5546", "descriptive", "1. P-K4 P-QB4 2. P-K5 P-Q4 3. PxPe.p. *"),
    ] {
        let (code, moves, told) = converted(movetext, &["--to", style]);
        assert_eq!((code, moves.as_str()), (ALL_WELL, expected), "{style}: {told}");
    }
}

#[test]
fn what_is_no_move_stays_as_it_was_written_and_is_told_once() {
    let (code, moves, told) = converted(GERMAN, &["--to", "san"]);
    assert_eq!(code, NOT);
    assert!(moves.ends_with("5. O-O Qd6 6. Ke5 *"), "{moves}");
    assert!(told.contains("6.Ke5") && told.contains("line 1"), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    let (code, moves, told) = converted("1. e4 -- 2. Nf3 Nc6", &["--to", "de"]);
    assert_eq!((code, moves.as_str()), (NOT, "1. e4 -- 2. Nf3 Nc6 *"), "after a gap nobody knows the position");
    assert!(told.contains("2.Nf3"), "{told}");
}

#[test]
fn what_a_style_has_no_place_for_is_told_once_a_file() {
    let movetext = "{so} 1. e4! {good} (1. d4) e5 {[%clk 0:10:00]}";
    let (code, moves, told) = converted(movetext, &["--to", "lan"]);
    assert_eq!((code, moves.as_str()), (ALL_WELL, "1. e2-e4 e7-e5 *"));
    let expected = "comments 2, variations 1, annotations 1, clock times 1";
    assert!(told.contains(expected) && told.lines().count() == 1, "{told}");
    assert_eq!(converted("1. e4 e5", &["--to", "lan"]).2, "");
    assert_eq!(converted(movetext, &["--to", "pgn"]).2, "");
}

#[test]
fn the_safe_form_is_one_of_pgn_alone() {
    let (code, _, told) = converted("1. e4 e5", &["--to", "lan", "--safe"]);
    assert!(code == UNUSABLE && told.contains("--to pgn"), "{told}");
}

#[test]
fn styles_without_letters_of_their_own_are_read_as_english() {
    for from in ["san", "LAN", "uci", "iccf"] {
        let (code, moves, told) = converted("1. e4 e5 2. Nf3", &["--to", "san", "--from", from]);
        assert_eq!((code, moves.as_str()), (ALL_WELL, "1. e4 e5 2. Nf3 *"), "{from}: {told}");
    }
    for command in ["check", "verify"] {
        let german = run_with(&[command, "-", "--from", "de"], b"1. e4 e5 2. Nf3 *\n");
        let english = run_with(&[command, "-", "--from", "san"], b"1. e4 e5 2. Nf3 *\n");
        assert_ne!(german.out, english.out, "{command}");
    }
}

/// Two files: one that holds all of the record, and one that every other program takes (docs/pgn.md).
#[test]
fn a_game_with_gaps_is_written_as_pgn_in_two_ways() {
    let movetext = "1. e4 -- 2. Nf3 Nc6";
    let (code, faithful, _) = converted(movetext, &["--to", "pgn"]);
    assert_eq!((code, faithful.as_str()), (NOT, "1. e4 -- 2. Nf3 Nc6 *"));
    let (code, safe, _) = converted(movetext, &["--to", "pgn", "--safe"]);
    assert!(code == NOT && safe.starts_with("1. e4 {") && safe.ends_with("} *"), "{safe}");
    let (code, clean, told) = converted("1. e4 e5", &["--to", "pgn", "--safe"]);
    assert_eq!((code, clean.as_str(), told.as_str()), (ALL_WELL, "1. e4 e5 *", ""));
}

/// A language is chosen or found from the whole game, never guessed from one move.
#[test]
fn a_chosen_notation_is_taken_and_none_is_guessed() {
    let (code, moves, _) = converted("1. e4 e5 2. Re2", &["--to", "san", "--from", "fr"]);
    assert_eq!((code, moves.as_str()), (ALL_WELL, "1. e4 e5 2. Ke2 *"));
    let (code, moves, _) = converted("1. e4 e5 2. Re2", &["--to", "san"]);
    assert_eq!((code, moves.as_str()), (NOT, "1. e4 e5 2. Re2 *"));
    let (code, _, told) = converted("1. e4 e5 2. Pf3 Pc6 3. Lb5 a6", &["--to", "san"]);
    assert!(code == NOT && told.contains("nl") && told.contains("fi"), "{told}");
}

#[test]
fn every_real_game_comes_back_from_every_style() {
    let games = "tests/games/sample.pgn";
    let original = run(&["convert", games, "--to", "san"]).out;
    for style in ["lan", "uci", "iccf", "descriptive", "figurine", "de", "ru", "hu", "lan-pl"] {
        let there = run(&["convert", games, "--to", style]).out;
        let notation = style.trim_start_matches("lan-");
        let from = if matches!(notation, "lan" | "uci" | "iccf" | "figurine") { "en" } else { notation };
        let back = run_with(&["convert", "-", "--to", "san", "--from", from], there.as_bytes());
        assert_eq!(back.code, ALL_WELL, "{style}: {}", back.err);
        assert!(back.out == original, "{style} came back different");
    }
}

#[test]
fn an_unknown_style_and_a_file_without_games_are_named() {
    let run_on = |arguments: &[&str]| run_with(arguments, b"1. e4 *");
    for (arguments, says) in [
        (&["convert", "-", "--to", "klingon"][..], "descriptive"),
        (&["convert", "-", "--to", "san", "--from", "klingon"], "klingon"),
        (&["convert", "-"], "--to"),
    ] {
        let run = run_on(arguments);
        assert!(run.code == UNUSABLE && run.err.contains(says), "{}", run.err);
    }
    let empty = run(&["convert", &file("empty.pgn", b"hello"), "--to", "san"]);
    assert!(empty.code == UNUSABLE && empty.err.contains("empty.pgn"), "{}", empty.err);
}
