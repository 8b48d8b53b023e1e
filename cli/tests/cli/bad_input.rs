//! Input that is no game, half a game or far too much of one: an error or a partial result with its place.

use std::fmt::Write as _;

use crate::support::{ALL_WELL, FOR_DIRECTOR, NOT, UNUSABLE, file, run, run_with};

const ONE_GAME: &str = "tests/games/karpov-miles-1986.pgn";
const TWO_GAMES: &str = "tests/games/mates.pgn";

#[test]
fn what_holds_no_game_is_unusable() {
    let table: [(&str, &[u8]); 7] = [
        ("empty", b""),
        ("blank", b" \n\t\n\r\n"),
        ("a byte order mark alone", b"\xef\xbb\xbf"),
        ("prose", b"hello world\n"),
        ("a picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0"),
        ("another format", b"{\"moves\": [\"e4\", \"e5\"]}"),
        ("zero bytes", &[0; 4096]),
    ];
    for (name, content) in table {
        for command in ["check", "verify"] {
            let run = run_with(&[command, "-"], content);
            assert_eq!(run.code, UNUSABLE, "{command} {name}: {}{}", run.out, run.err);
            assert!(run.err.contains("stdin holds no game"), "{command} {name}: {}", run.err);
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_is_named_with_the_reason() {
    for command in ["check", "verify", "answer", "judge"] {
        for (path, why) in [("no-such-file.pgn", "No such file"), ("tests/games", "directory")] {
            let run = run(&[command, path]);
            assert_eq!((run.code, run.out.as_str()), (UNUSABLE, ""), "{command} {path}");
            assert!(run.err.contains(path) && run.err.contains(why), "{command} {path}: {}", run.err);
        }
    }
}

#[test]
fn wrong_arguments_are_named_and_end_with_3() {
    let table: [(&[&str], &str); 20] = [
        (&[], "Usage"),
        (&["rule"], "rule"),
        (&["check"], "FILE"),
        (&["check", ONE_GAME, ONE_GAME], ONE_GAME),
        (&["check", ONE_GAME, "--game", "1"], "--game"),
        (&["verify", ONE_GAME, "--claims", "fifty"], "--claims"),
        (&["verify", ONE_GAME, "--claim", "fourfold"], "fourfold"),
        (&["verify", ONE_GAME, "--rules", "fide-1997"], "fide-1997"),
        (&["verify", ONE_GAME, "--by", "director"], "director"),
        (&["verify", ONE_GAME, "--pressed", "perhaps"], "perhaps"),
        (&["verify", ONE_GAME, "--game", "one"], "one"),
        (&["verify", ONE_GAME, "--class", "bullet"], "bullet"),
        (&["verify", ONE_GAME, "--supervision", "some"], "full or basic"),
        (&["verify", ONE_GAME, "--touched", "e9"], "e9"),
        (&["verify", ONE_GAME, "--game", "-1"], "-1"),
        (&["verify", ONE_GAME, "--game", "99999999999999999999"], "99999999999999999999"),
        (&["verify", ONE_GAME, "--at"], "--at"),
        (&["judge"], "FILES"),
        (&["answer"], "FILE"),
        (&["--lang", "fr", "check", ONE_GAME], "fr"),
    ];
    for (args, says) in table {
        let run = run(args);
        assert_eq!(run.code, UNUSABLE, "{args:?}: {}", run.out);
        assert!(run.err.contains(says), "{args:?}: {}", run.err);
    }
}

#[test]
fn help_and_version_are_no_faults() {
    for args in [&["--help"][..], &["--version"], &["verify", "--help"], &["help", "judge"]] {
        let run = run(args);
        assert_eq!(run.code, ALL_WELL, "{args:?}");
        assert!(run.out.contains("scoresheet"), "{args:?}: {}", run.out);
    }
}

#[test]
fn a_ply_that_is_not_there_is_named_with_how_many_there_are() {
    for at in ["52", "4294967295", "4294967296", "99999999999999999999", "26b", "27w", "0w", "-1", "x", "", "25wb"] {
        let run = run(&["verify", ONE_GAME, &format!("--at={at}")]);
        assert_eq!((run.code, run.out.as_str()), (UNUSABLE, ""), "{at:?}");
        assert!(run.err.contains("Plies in the game: 51"), "{at:?}: {}", run.err);
    }
}

#[test]
fn a_ply_is_given_by_number_or_by_move() {
    for (at, ply) in [("50", 50), ("25b", 50), ("26w", 51), ("1w", 1), ("25.", 49), ("25...", 50), ("0", 0), ("51", 51)]
    {
        let args = ["verify", ONE_GAME, "--at", at, "--claim", "threefold", "--by", "white", "--json"];
        assert_eq!(run(&args).one_json()["at"]["ply"], ply, "{at}");
    }
}

#[test]
fn among_several_games_one_must_be_chosen() {
    let run_without = run(&["verify", TWO_GAMES]);
    assert_eq!(run_without.code, UNUSABLE);
    assert!(run_without.err.contains("2 games") && run_without.err.contains("--game"), "{}", run_without.err);
    for game in ["0", "3", "4294967296"] {
        let run = run(&["verify", TWO_GAMES, "--game", game]);
        assert_eq!((run.code, run.out.as_str()), (UNUSABLE, ""), "{game}");
        assert!(run.err.contains(&format!("no game {game}")), "{}", run.err);
    }
    assert_eq!(run(&["verify", TWO_GAMES, "--game", "2", "--claim", "threefold"]).code, NOT);
}

#[test]
fn no_encoding_of_names_hinders_a_check() {
    let latin_1 = b"[White \"Bj\xf6rn\"]\n\n1. e4 e5 *\n";
    let utf_16: Vec<u8> =
        "\u{feff}[White \"Björn\"]\n\n1. e4 e5 *\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = "\u{feff}[White \"Björn\"]\n\n1. e4 e5 *\n".as_bytes();
    for content in [&latin_1[..], marked, &utf_16] {
        let run = run_with(&["check", "-"], content);
        assert_eq!(run.code, ALL_WELL, "{}", run.out);
        assert!(run.out.contains("Björn") && run.out.contains(": 2, all legal"), "{}", run.out);
    }
}

/// What was recorded is judged, and nothing is said of what is not there.
#[test]
fn a_game_that_breaks_off_is_read_as_far_as_it_goes() {
    let whole = std::fs::read(crate::support::repository().join(ONE_GAME)).unwrap();
    for length in (0..whole.len()).step_by(7) {
        let cut = &whole[..length];
        let checked = run_with(&["check", "-"], cut);
        assert!(checked.out.contains("Karpov") || length < 150, "{length}: {}{}", checked.out, checked.err);
    }
    let cut = run_with(&["check", "-"], b"[White \"A\"]\n\n1. e4 e5 2. Nf3 {a comment with no end");
    assert!(cut.out.contains(": 3, all legal"), "{}", cut.out);
    assert!(cut.out.contains("~ Oddity in line 3, column 17"), "{}", cut.out);
}

#[test]
fn ten_megabytes_of_rubbish_are_got_through() {
    let pieces =
        ["1. e4 ", "{", "(", ")", "[Event \"x\"]\n", "\u{fffd}", "$999 ", "\\", "\"", "O-O-O ", "Q", "%", ";\n", "--"];
    let mut seed = 12_345_u64;
    let mut rubbish = String::with_capacity(10 << 20);
    while rubbish.len() < 10 << 20 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        rubbish.push_str(pieces[(seed >> 33) as usize % pieces.len()]);
    }
    let path = file("rubbish.pgn", rubbish.as_bytes());
    for args in [&["check", &path][..], &["verify", &path], &["judge", &path], &["answer", &path]] {
        let run = run(args);
        assert!(run.code == NOT || run.code == UNUSABLE, "{args:?}: {}", run.code);
    }
    let letters = vec![b'N'; 10 << 20];
    assert_ne!(run_with(&["check", "-"], &letters).code, ALL_WELL);
}

/// Knights out and back, two thousand plies: no game has to be so long, and none is too long.
fn long_game() -> String {
    let mut movetext = String::new();
    for turn in 0..500 {
        let number = 2 * turn + 1;
        write!(movetext, "{number}. Nf3 Nf6 {}. Ng1 Ng8 ", number + 1).unwrap();
    }
    format!("[White \"A\"]\n[Black \"B\"]\n\n{movetext}*\n")
}

#[test]
fn a_game_of_two_thousand_plies_is_checked_and_ruled_on() {
    let path = file("long.pgn", long_game().as_bytes());
    let checked = run(&["check", &path]);
    assert_eq!(checked.code, ALL_WELL);
    assert!(checked.out.contains(": 2000, all legal"), "{}", checked.out);
    let ruled = run(&["verify", &path, "--json", "--by", "white", "--claim", "threefold"]);
    assert_eq!(ruled.one_json()["occurrences"]["least"], 501);
    assert_eq!(run(&["verify", &path]).code, ALL_WELL, "drawn by the fifth occurrence, without a claim (FIDE 9.6.1)");
}

/// A claim on a record with moves that are not legal, cannot be read, or are left out: a ruling or a question, with the
/// place, never a guess.
#[test]
fn a_claim_on_a_faulty_record_is_still_answered() {
    let table = [
        ("1. e4 f5 2. Qh5+ a6 3. Qd1 Nf6 4. Qh5+ Ng8 5. Qd1 Nf6 *", "a king left in check"),
        ("1. Nf3 Nz6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *", "an unreadable move"),
        ("1. Nf3 -- 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *", "a move left out"),
        ("1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. a7 Bc6 5. axb8 e6 6. h3 *", "a pawn on the last rank"),
        ("1. f3 e5 2. g4 Qh4# 3. a3 *", "moves after mate"),
    ];
    for (movetext, name) in table {
        let pgn = format!("[White \"A\"]\n\n{movetext}\n");
        for claim in ["threefold", "fifty", "fivefold", "seventy-five"] {
            let args = ["verify", "-", "--by", "white", "--claim", claim];
            let run = run_with(&args, pgn.as_bytes());
            assert!([ALL_WELL, NOT, FOR_DIRECTOR].contains(&run.code), "{name} {claim}: {}", run.err);
            assert!(!run.out.is_empty());
        }
    }
}

#[test]
fn an_intended_move_that_is_rubbish_is_a_question_or_a_rejection() {
    for intended in ["", " ", "xyzzy", "Ke5", "e9", "--", "O-O-O-O", "\u{1f984}", "Nb5 Nb5"] {
        let intending = format!("--intended={intended}");
        let run = run(&["verify", ONE_GAME, "--at", "50", "--by", "white", "--claim", "threefold", &intending]);
        assert!([NOT, FOR_DIRECTOR].contains(&run.code), "{intended:?}: {} {}{}", run.code, run.out, run.err);
    }
}

/// A ruling on a start position that could not be read would be a ruling on another game.
#[test]
fn nothing_is_ruled_where_the_start_of_a_game_cannot_be_read() {
    for tag in ["[FEN \"garbage\"]", "[FEN \"4k3/8/8/8/8/8/8/4K2R w KQxq - 0 1\"]", "[Variant \"Atomic\"]"] {
        let pgn = format!("[White \"A\"]\n{tag}\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n");
        let run = run_with(&["verify", "-", "--by", "white", "--claim", "threefold"], pgn.as_bytes());
        assert_eq!(run.code, UNUSABLE, "{tag}: {}", run.out);
        assert!(run.err.contains("line 1"), "{tag}: {}", run.err);
        assert_eq!(run_with(&["check", "-"], pgn.as_bytes()).code, NOT, "{tag}");
    }
}

/// A name in a file must not steer the terminal or forge a line of the ruling.
#[test]
fn control_characters_of_a_file_or_argument_are_not_printed() {
    let pgn = "[White \"\u{1b}[2J\"]\n[Black \"B\"]\n\n1. Nf3 Nf6 *\n";
    let run =
        run_with(&["verify", "-", "--by", "white", "--claim", "threefold", "--intended", "Ng1\n1-0"], pgn.as_bytes());
    assert!(!run.out.contains('\u{1b}') && !run.out.contains("\n1-0"), "{}", run.out);
}
