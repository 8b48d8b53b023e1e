//! What is written reads the same again.

use std::time::Duration;

use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use scoresheet_core::pgn::{ExportGame, ExportMove, Game, GameResult, PgnOddity, Tag, games, write};
use scoresheet_record::clock::ClockReading;
use scoresheet_record::setup::SetUp;

use crate::{main_line, only_game};

/// The results that PGN has a mark for (PGN 8.2.6).
const PGN_RESULTS: [GameResult; 4] = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Open];

fn sample(moves: &[&str]) -> ExportGame {
    ExportGame {
        tags: vec![],
        start: SetUp::default(),
        comments_before: vec![],
        commands_before: vec![],
        moves: moves.iter().map(|san| ExportMove::new(san)).collect(),
        result: GameResult::Open,
    }
}

#[test]
fn the_roster_comes_first_and_the_other_tags_by_name() {
    let names = ["Black", "ECO", "White", "Annotator", "Result"];
    let tags = names.iter().map(|name| Tag::new(name, "A \"B\"\\\nC")).collect();
    let pgn = write(&ExportGame { tags, ..sample(&["e4"]) });
    let value = "A \\\"B\\\"\\\\ C";
    let expected = format!(
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"{value}\"]\n[Black \
         \"{value}\"]\n[Result \"*\"]\n[Annotator \"{value}\"]\n[ECO \"{value}\"]\n\n1. e4 *\n"
    );
    assert_eq!(pgn, expected);
}

/// Rule: PGN 7: names of letters, digits and underscores; PGN 8.1.1: what is unknown is `?`.
#[test]
fn tags_are_written_so_that_every_reader_takes_them() {
    for (name, value, line) in [
        ("White Elo", "2400", "[White_Elo \"2400\"]"),
        ("_x", "1", "[x \"1\"]"),
        ("Größe", "1", "[Gr__e \"1\"]"),
        ("white", "Ann", "[White \"Ann\"]"),
        ("Annotator", "", "[Annotator \"\"]"),
        ("Annotator", "a\r\n\tb\u{7f}", "[Annotator \"a   b \"]"),
        ("Annotator", "\\\"]", "[Annotator \"\\\\\\\"]\"]"),
        ("Annotator", "Ефим %;{}", "[Annotator \"Ефим %;{}\"]"),
    ] {
        let pgn = write(&ExportGame { tags: vec![Tag::new(name, value)], ..sample(&["e4"]) });
        assert!(pgn.lines().any(|written| written == line), "{name:?}: {pgn}");
        assert_eq!(only_game(&pgn).warnings, [], "{pgn}");
    }
    for name in ["", "?", "Результат", "result", "SETUP", "fen"] {
        let pgn = write(&ExportGame { tags: vec![Tag::new(name, "1-0")], ..sample(&["e4"]) });
        assert_eq!(pgn, write(&sample(&["e4"])), "{name:?} has no tag of its own");
    }
    let twice = vec![Tag::new("ECO", "C20"), Tag::new("eco", "B00"), Tag::new("ECO", "A00")];
    let pgn = write(&ExportGame { tags: twice, ..sample(&["e4"]) });
    assert!(pgn.contains("[ECO \"C20\"]\n\n"), "{pgn}");
}

/// Rule: PGN 8.2.1, lines of less than 80 signs, and PGN 6, `%` in the first column.
#[test]
fn lines_are_filled_and_none_begins_with_a_sign_that_means_something() {
    let word = "x".repeat(100);
    for filler in ["%", ";", "[", "%x", "[%eval 0.25]", "a", "1-0", "e4", word.as_str()] {
        let mut game = sample(&["e4", "e5"]);
        game.comments_before = vec![format!("{filler} word ").repeat(40)];
        game.moves[0].comments = game.comments_before.clone();
        let pgn = write(&game);
        for line in pgn.lines().skip(8) {
            assert!(!line.starts_with(['%', ';', '[']), "{pgn}");
            assert!(line.chars().count() < 80 || line.contains(word.as_str()), "{pgn}");
            assert_eq!(line.trim(), line);
        }
        let again = only_game(&pgn);
        assert_eq!((main_line(&again), again.result), (vec!["e4", "e5"], Some(GameResult::Open)), "{pgn}");
        assert_eq!(again.moves[0].comments, [game.moves[0].comments[0].trim()], "{pgn}");
    }
}

#[test]
fn the_start_position_is_written_and_black_begins_with_its_dots() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
    let start = SetUp::from_fen(fen).unwrap();
    let pgn = write(&ExportGame { start, ..sample(&["Nc6", "Nc3", "Nf6"]) });
    assert!(pgn.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{pgn}");
    assert!(pgn.contains("\n\n1... Nc6 2. Nc3 Nf6 *\n"), "{pgn}");
}

/// Rule: PGN 8.2.6.
#[test]
fn a_result_that_pgn_has_no_mark_for_stands_in_the_tag_alone() {
    for result in GameResult::ALL {
        let pgn = write(&ExportGame { result, ..sample(&["e4", "e5"]) });
        let mark = if PGN_RESULTS.contains(&result) { result.figures() } else { "*" };
        assert!(pgn.contains(&format!("[Result \"{result}\"]\n")) && pgn.ends_with(&format!(" e5 {mark}\n")), "{pgn}");
        let game = only_game(&pgn);
        assert_eq!((game.result, main_line(&game)), (Some(result), vec!["e4", "e5"]), "{pgn}");
    }
}

#[test]
fn numbers_are_written_again_after_anything_between_the_moves() {
    let text = "1. e4 e5 (1... d5 2. exd5) 2. Nf3 {a } Nc6 $5 3. Bb5 {[%clk 0:10:00]} a6 *";
    let pgn = write(&ExportGame::from(&only_game(text)));
    let expected = "1. e4 e5 (1... d5 2. exd5) 2. Nf3 {a} 2... Nc6 $5 3. Bb5 {[%clk 0:10:00]} 3... a6 *";
    assert_eq!(pgn.split_once("\n\n").unwrap().1.replace('\n', " ").trim_end(), expected);
}

#[test]
fn what_is_no_move_is_written_as_a_place_left_open() {
    for text in ["???", "}", "1-0", "[Event \"x\"]", "", "e4 e5", "exd6 e.p."] {
        let pgn = write(&sample(&["e4", text, "Nf3"]));
        let game = only_game(&pgn);
        assert_eq!(main_line(&game), ["e4", "--", "Nf3"], "{text}: {pgn}");
    }
}

#[test]
fn a_comment_cannot_end_itself_or_begin_a_game() {
    let words = "[Event \"x\"] % [Event \"y\"] } { ; ".repeat(20);
    let mut game = sample(&["e4", "e5"]);
    game.moves[0].comments = vec![words.clone()];
    let pgn = write(&game);
    let read_back = only_game(&pgn);
    assert_eq!(main_line(&read_back), ["e4", "e5"], "{pgn}");
    assert_eq!(read_back.moves[0].comments, [words.replace('}', ")").replace('{', "(").trim_end()]);
}

/// A line break may be what keeps a bracket from beginning a tag, and lines are filled anew.
#[test]
fn a_bracket_in_a_variation_begins_no_game() {
    let game = only_game("1. e4 (1. d4[E\r\") e5 1-0");
    let pgn = write(&ExportGame::from(&game));
    let again = only_game(&pgn);
    assert_eq!((main_line(&again), again.result), (vec!["e4", "e5"], Some(GameResult::WhiteWins)), "{pgn}");
    assert_eq!(write(&ExportGame::from(&again)), pgn);
}

/// The tag in PGN's own spelling holds its place; the one in other letters is kept by a command. Header lines that need
/// commands come in the same order however often the game is written.
#[test]
fn header_lines_in_other_letters_are_kept_in_one_order() {
    let text = "[BLack \"Paris\"]\n[Black \"Pest\"]\n[Site \"\u{1f}\"]\n[Event e5 {\"Match\"]\n\n1. e4 *\n";
    let game = only_game(text);
    let pgn = write(&ExportGame::from(&game));
    let again = only_game(&pgn);
    let values = |game: &Game| {
        let mut values: Vec<(String, String)> =
            game.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect();
        values.retain(|(name, _)| name.eq_ignore_ascii_case("Black"));
        values.sort();
        values
    };
    assert_eq!(values(&again), values(&game), "{pgn}");
    assert_eq!(write(&ExportGame::from(&again)), pgn);
}

/// The longest time that a clock can show, in thousandths of a second.
const MOST_MILLIS: u64 = u32::MAX as u64 * 1000 + 999;

fn any_move() -> impl Strategy<Value = ExportMove> {
    let sans = ["e4", "Nbxd7+", "O-O", "O-O-O#", "e8=Q+", "--", "bxa3", "Qa1xb2#"];
    let comment = "[a-zé0-9.,;%!()=-]{1,9}( [a-zé0-9.,;%!()=\\[-]{1,9}){0,12}";
    (
        select(sans.to_vec()),
        option::of((0..=MOST_MILLIS).prop_map(|millis| ClockReading::from_millis(millis).unwrap())),
        option::of((0..=MOST_MILLIS).prop_map(Duration::from_millis)),
        any::<bool>(),
        prop::collection::vec(any::<u8>(), 0..3),
        prop::collection::vec(comment.prop_filter("a draw offer", |text| text != "(=)" && text != "="), 0..3),
        prop::collection::vec(select(vec!["(99. d4 {x})", "(99... e5 (99... c5) 100. Nf3)"]), 0..2),
    )
        .prop_map(|(san, clock, elapsed, draw_offered, nags, comments, variations)| ExportMove {
            san: san.to_owned(),
            clock,
            elapsed,
            draw_offered,
            commands: vec![],
            nags,
            comments,
            variations: variations.into_iter().map(str::to_owned).collect(),
        })
}

fn any_game() -> impl Strategy<Value = ExportGame> {
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/4k3/3r4/8/R6R/4K3/8 b - - 3 60",
        "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1",
    ];
    (
        prop::collection::vec("[^\\p{C}]{0,30}", 8),
        (select(fens.to_vec()), any::<bool>()),
        prop::collection::vec("[a-z]{1,8}", 0..2),
        prop::collection::vec(any_move(), 0..40),
        select(GameResult::ALL.to_vec()),
    )
        .prop_map(|(values, (fen, chess960), comments_before, moves, result)| {
            let names = ["Event", "Site", "Date", "Round", "White", "Black", "Result", "Annotator"];
            let mut tags: Vec<Tag> = names.iter().zip(&values).map(|(name, value)| Tag::new(name, value)).collect();
            tags[6].value = result.to_string();
            // Rights that only Chess960 has are read as Chess960 in any case.
            let start = SetUp { chess960: chess960 || fen.contains("BQNBRKRN"), ..SetUp::from_fen(fen).unwrap() };
            ExportGame { tags, start, comments_before, commands_before: vec![], moves, result }
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_written_game_reads_the_same(game in any_game()) {
        let pgn = write(&game);
        for line in pgn.lines().skip_while(|line| !line.is_empty()) {
            let is_bound = line.contains([' ']) && line.contains([' ', '[', '%', ';']);
            prop_assert!(line.chars().count() <= 79 || is_bound, "{}", line);
        }
        let found: Vec<Game> = games(&pgn).collect();
        prop_assert_eq!(found.len(), 1, "{}", &pgn);
        let figures = game.result.to_string();
        let mut again = ExportGame::from(&found[0]);
        for variation in again.moves.iter_mut().flat_map(|played| &mut played.variations) {
            *variation = variation.replace('\n', " ");
        }
        again.tags.retain(|tag| !["SetUp", "FEN", "Variant"].contains(&tag.name.as_str()));
        prop_assert_eq!(&again, &game, "{}", &pgn);
        let is_expected = |kind: &PgnOddity| match kind {
            PgnOddity::NullMove { .. } => true,
            PgnOddity::NonStandardResult { text, .. } => !PGN_RESULTS.contains(&game.result) && *text == figures,
            _ => false,
        };
        prop_assert!(found[0].warnings.iter().all(|warning| is_expected(&warning.kind)), "{:?}", found[0].warnings);
        prop_assert_eq!(write(&ExportGame::from(&found[0])), pgn);
    }

    #[test]
    fn any_text_is_read_and_what_was_read_is_written_and_read_alike(
        text in "(\\[[A-D] \"x\"\\]|[{}();%*$!]|\r|\n| |1\\.|2\\.\\.\\.|e4|Nf3|--|1-0|word|\\[|\"|e\\.p\\.|\\(=\\)){0,60}"
    ) {
        for game in games(&text) {
            let again: Vec<Game> = games(&write(&ExportGame::from(&game))).collect();
            prop_assert_eq!(again.len(), 1);
            prop_assert_eq!(again[0].moves.len(), game.moves.len());
        }
    }

    #[test]
    fn two_games_written_one_after_the_other_are_two_games(first in any_game(), second in any_game()) {
        let pgn = format!("{}\n{}", write(&first), write(&second));
        let found: Vec<Game> = games(&pgn).collect();
        prop_assert_eq!(found.len(), 2, "{}", &pgn);
        prop_assert_eq!(found[1].moves.len(), second.moves.len());
    }
}
