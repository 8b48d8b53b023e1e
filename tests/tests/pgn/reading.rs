//! What is read from games with all their oddities.

use scoresheet_core::pgn::{GameResult, PgnOddity, variation_oddities};
use scoresheet_core::replay::Replay;
use scoresheet_record::clock::ClockReading;
use scoresheet_record::men::Color;
use scoresheet_record::message::Message;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Written;

use crate::{main_line, oddities, only_game, summary};

#[test]
fn the_main_line_is_found_whatever_stands_around_it() {
    for (text, line) in [
        ("1. d4 d5 2. c4 e6 (2... c6 3. Nf3 (3. Nc3 Nf6) 3... Nf6) 3. e3 Nf6 *", "d4 d5 c4 e6 e3 Nf6"),
        ("1. f3 e6 2. g4?? {blunder} ({better was} 2. c3 d5) 2... Qh4# 0-1", "f3 e6 g4 Qh4#"),
        ("1. d4 d5 2. c4 e6 ({threat} 2... -- 3. cxd5) 3. Nc3 Nf6 *", "d4 d5 c4 e6 Nc3 Nf6"),
        ("[FEN \"4r2k/8/8/8/8/8/8/R6K b - - 5 44\"]\n44. ... Rf8 45. Rh7# 1-0", "Rf8 Rh7#"),
        ("1. e4 c5 {\n[I think, though unsure]\n} 2. Nf3 d6 *", "e4 c5 Nf3 d6"),
        ("[Event \"E\"]\n[Result \"*\"]\n\n1. e4 c5 {\n[Event \"x\"]\n} 2. Nf3 d6 *", "e4 c5 Nf3 d6"),
        ("1. e4 c5 {\n\n[Event \"x\"]\n\n} 2. Nf3 d6 *", "e4 c5 Nf3 d6"),
        ("1. e4 c5 (1... e5 {\n\n[Event \"x\"]\n\n}) 2. Nf3 d6 *", "e4 c5 Nf3 d6"),
        ("1. e4 ; king pawn\ne5 2. Nf3 *", "e4 e5 Nf3"),
        ("1. e4 e5\n% private data 2. Qh5\n2. Nf3 *", "e4 e5 Nf3"),
        ("1.e4 c5 2.Nf3 Nc6 3.d4\ncxd4\n4.Nxd4 *", "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4"),
        ("{start} 1. e4 {this} {[%csl Gd5,Gf5][%cal Ge4d5]} e5 *", "e4 e5"),
        ("e4 e5 Nf3", "e4 e5 Nf3"),
        ("1 e4 e5 2 b8Q b8(N)+ 3 bxa6 e.p. 0-0-0", "e4 e5 b8Q b8(N)+ bxa6 e.p. 0-0-0"),
        ("1. P-K4 P-K4 2. Kt-KB3 *", "P-K4 P-K4 Kt-KB3"),
        ("1. e4 (=) 1... Кf6 ( 1... e5 ) 2. Nf3!?$14 +- *", "e4 Кf6 Nf3"),
    ] {
        let game = only_game(text);
        assert_eq!(main_line(&game).join(" "), line, "{text}");
    }
}

#[test]
fn a_game_ends_at_its_result_or_at_the_next_tags() {
    use GameResult::{BlackWins, Draw, Open, WhiteWins};
    for (text, expected) in [
        ("[Event \"A\"]\n1. d4 *\n[Event \"B\"]\n1. e4 1-0", vec![("d4", Some(Open)), ("e4", Some(WhiteWins))]),
        ("[Round \"1\"]\n *\n\n[Round \"2\"]\n *\n", vec![("", Some(Open)), ("", Some(Open))]),
        ("[Event \"A\"]\n1. d4 1-0[Event \"B\"]\n1. e4 0-1", vec![("d4", Some(WhiteWins)), ("e4", Some(BlackWins))]),
        ("[Event \"A\"]\n1. d4 d5\n[Event \"B\"]\n1. e4", vec![("d4 d5", None), ("e4", None)]),
        ("[Event \"A\"]\n1. d4 (1. c4\n[Event \"B\"]\n1. e4", vec![("d4", None), ("e4", None)]),
        ("[Event \"A\"]\n1. d4 {lost\n[Event \"B\"]\n1. e4 {x}", vec![("d4", None), ("e4", None)]),
        ("[Event \"A\"]\n[White \"x\"]\n[Event \"B\"]\n1. e4", vec![("", None), ("e4", None)]),
        ("[Round \"1\"]\n\n[Round \"2\"]\n1. e4", vec![("", None), ("e4", None)]),
        ("1. d4 d5 1-0\n1. e4 1/2-1/2", vec![("d4 d5", Some(WhiteWins)), ("e4", Some(Draw))]),
        ("1. d4 d5\n\n1. e4 *", vec![("d4 d5", None), ("e4", Some(Open))]),
        ("[White \"A\"]\n[Result \"½-½\"]\n\n\n1.d4", vec![("d4", Some(Draw))]),
        ("1. d4 (1. c4 1-0\n\n1. e4 e5 *\n", vec![("d4", Some(WhiteWins)), ("e4 e5", Some(Open))]),
        ("(\n[Event \"A\"]\n1. d4 *", vec![("d4", Some(Open))]),
    ] {
        let expected: Vec<_> = expected.into_iter().map(|(line, result)| (line.to_owned(), result)).collect();
        assert_eq!(summary(text), expected, "{text}");
    }
}

#[test]
fn each_oddity_is_told() {
    let text = |text: &str| text.to_owned();
    let label = |text: &str| text.parse().unwrap();
    let unknown = |word: &str| PgnOddity::UnknownText { text: word.to_owned() };
    let of_two_parts = |written: &str, taken: &str, other: &str| PgnOddity::ClockOfTwoParts {
        text: text(written),
        taken: text(taken),
        other: text(other),
    };
    for (pgn, expected) in [
        ("1. e4 e5 *", vec![]),
        ("1. e4 e5", vec![PgnOddity::MissingResult]),
        ("1. e4 e5 (2. Nf3", vec![PgnOddity::UnterminatedVariation, PgnOddity::MissingResult]),
        ("1. e4 e5 (2. Nf3 1-0", vec![PgnOddity::UnterminatedVariation]),
        ("1. e4 e5 {2. Nf3", vec![PgnOddity::UnterminatedComment, PgnOddity::MissingResult]),
        ("1. e4 ) e5 *", vec![PgnOddity::StrayParenthesis]),
        ("(1. d4) 1. e4 *", vec![PgnOddity::StrayVariation { text: text("(1. d4)") }]),
        ("1. e4 e5 1/2", vec![PgnOddity::NonStandardResult { text: text("1/2"), meaning: Some(text("1/2-1/2")) }]),
        (
            "[Result \"0-0\"]\n1. e4 e5 *",
            vec![PgnOddity::NonStandardResult { text: text("0-0"), meaning: Some(text("*")) }],
        ),
        ("1. e4 e5 1/2-1/2`", vec![unknown("`")]),
        (
            "1. e4 1-0 e5 *",
            vec![PgnOddity::MovesAfterResult { result: text("1-0") }, PgnOddity::SecondResult { text: text("*") }],
        ),
        ("1. e4 1-0 0-1", vec![PgnOddity::SecondResult { text: text("0-1") }]),
        ("[A \"1\"]\n[A \"2\"]\n*", vec![PgnOddity::DuplicateTag { name: text("A") }]),
        ("[A \"1\n*", vec![PgnOddity::UnclosedTag { name: text("A") }]),
        ("[A \"1\"]\n[Whom Smith]\n*", vec![PgnOddity::UnreadableTag { text: text("[Whom Smith]") }]),
        ("[White Smith]\n*", vec![PgnOddity::UnquotedTag { name: text("White") }]),
        ("[Annotator “Smith”]\n*", vec![PgnOddity::UnquotedTag { name: text("Annotator") }]),
        ("[White \"Smith,\nJohn\"]\n*", vec![PgnOddity::BrokenTag { name: text("White") }]),
        ("hello\n[A \"1\"]\n*", vec![unknown("hello"), PgnOddity::TextBeforeGame]),
        ("[FEN \"8/8 w - - 0 1\"]\n1. e4 *", vec![PgnOddity::BadFen { fen: text("8/8 w - - 0 1"), field: 1 }]),
        ("[Variant \"Atomic\"]\n1. e4 *", vec![PgnOddity::UnknownVariant { name: text("Atomic") }]),
        ("[SetUp \"1\"]\n1. e4 *", vec![PgnOddity::SetUpWithoutFen]),
        ("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n1. O-O *", vec![PgnOddity::FenWithoutSetUp]),
        ("[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n1. O-O *", vec![PgnOddity::FenWithoutSetUp]),
        (
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\"]\n1. O-O *",
            vec![PgnOddity::CastlingWithoutRook { letters: text("KQ") }],
        ),
        ("[SetUp \"1\"]\n[FEN \"1rkr4/8/8/8/8/8/8/1RKR4 w KQkq - 0 1\"]\n1. O-O *", vec![PgnOddity::Chess960Assumed]),
        ("[Variant \"Standard\"]\n[SetUp \"1\"]\n[FEN \"1rkr4/8/8/8/8/8/8/1RKR4 w KQkq - 0 1\"]\n1. Kb2 *", vec![]),
        ("1. e4 {a {b} e5 *", vec![PgnOddity::BraceInComment]),
        ("1. e4 (1. d4 {a {b} d5) e5 *", vec![PgnOddity::BraceInComment]),
        ("1. e4\n% for a program\n e5 *", vec![PgnOddity::EscapedLine]),
        ("1. e4 e5 2. N\u{ad}f3 \u{feff}*", vec![PgnOddity::InvisibleSigns, PgnOddity::InvisibleSigns]),
        ("1. e4 e5 2. *", vec![PgnOddity::NumberWithoutMove { text: text("2.") }]),
        ("1. 1. e4 *", vec![PgnOddity::NumberWithoutMove { text: text("1.") }]),
        ("1. e4 e52. Nf3 *", vec![PgnOddity::Glued { text: text("2.") }]),
        ("1. e4 e51-0", vec![PgnOddity::Glued { text: text("1-0") }]),
        ("1. e4 1. ... e5 2.Nf3 2...Nc6 3 Bb5*", vec![]),
        (
            "1. e4 e5 1-0\nWell played!",
            vec![unknown("Well"), unknown("played"), PgnOddity::UnknownGlyph { text: text("!") }],
        ),
        ("1. e4 {[%clk x]} *", vec![PgnOddity::BadClock { text: text("x") }]),
        ("1. e4 {[%clk 1:40]} *", vec![of_two_parts("1:40", "1:40:00", "0:01:40")]),
        ("1. e4 {[%clk 91]} *", vec![PgnOddity::LooseClock { text: text("91"), taken: text("1:31:00") }]),
        ("1. e4 $256 *", vec![PgnOddity::UnknownGlyph { text: text("$256") }]),
        ("1. e4 e5 2. Nf3 -- 3. Bc4 *", vec![PgnOddity::NullMove { label: label("2b") }]),
        ("1. e4 hello there e5 *", vec![unknown("hello"), unknown("there")]),
        // A word where a move must be is kept, so that the moves after it keep their places.
        ("1. e4 e5 2. Kxx Nc6 *", vec![PgnOddity::UnreadableMove { text: text("Kxx") }]),
        ("1. e4 e5 2. Nf3 Kxx 3. Bc4 *", vec![PgnOddity::UnreadableMove { text: text("Kxx") }]),
        (
            "[Result \"1/2-1/2\"]\n1. e4 0-1",
            vec![PgnOddity::ResultConflict { tag: text("1/2-1/2"), marker: text("0-1") }],
        ),
        // A constant shift is told once; each jump is told.
        (
            "23. e4 e5 24. Nf3 Nc6 25. Bb5 *",
            vec![PgnOddity::NumberDisagrees { written: label("23w"), counted: label("1w") }],
        ),
        (
            "1. e4 e5 3. Nf3 Nc6 3. Bb5 a6 9. Ba4 *",
            vec![
                PgnOddity::NumberDisagrees { written: label("3w"), counted: label("2w") },
                PgnOddity::NumberDisagrees { written: label("9w"), counted: label("4w") },
            ],
        ),
    ] {
        assert_eq!(oddities(pgn), expected, "{pgn}");
    }
    let missing = &only_game("[White \"A\"]\n*").warnings[0].kind;
    let names = ["Event", "Site", "Date", "Round", "Black", "Result"].map(str::to_owned).to_vec();
    assert_eq!(*missing, PgnOddity::MissingTags { names });
}

/// Castling is as good as impossible so early, and the tag says what is meant.
#[test]
fn a_loss_for_both_is_read_behind_the_moves_where_its_tag_says_so() {
    for (text, moves, marker) in [
        ("[Result \"0-0\"]\n\n0-0\n", 0, Some(GameResult::BothLose)),
        ("[Result \"0-0\"]\n\n1. e4 e5 0-0\n", 2, Some(GameResult::BothLose)),
        ("[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0\n", 7, None),
        ("[Result \"1-0\"]\n\n1. e4 e5 0-0\n", 3, None),
    ] {
        let game = only_game(text);
        assert_eq!((game.moves.len(), game.result_marker), (moves, marker), "{text}");
    }
}

#[test]
fn an_unreadable_move_keeps_its_place() {
    assert_eq!(main_line(&only_game("1. e4 e5 2. Nf3 Kxx 3. Bc4 *")), ["e4", "e5", "Nf3", "Kxx", "Bc4"]);
    assert_eq!(main_line(&only_game("1. e4 e5 2. Kxx Nc6 3. Bc4 *")), ["e4", "e5", "Kxx", "Nc6", "Bc4"]);
    for (text, moves) in [
        // At the end no number says that it is a move, but one is due.
        ("1. e4 e5 xyz 2. Nf3 foo bar *", "e4 e5 Nf3 foo"),
        ("1. e4 e5 2. Nf3 Nc", "e4 e5 Nf3 Nc"),
        ("[Event \"x\"]\n\n1. e4 e5 2 Nf *", "e4 e5 Nf"),
        ("1. e4 e5 Black resigns 1-0", "e4 e5"),
        ("1. e4 e5\n\nGood bye", "e4 e5"),
    ] {
        assert_eq!(main_line(&only_game(text)).join(" "), moves, "{text}");
    }
}

/// Dots, a dash or `_` leave a place open where the next number says that one move is missing, and nowhere else.
#[test]
fn a_sign_in_the_place_of_a_missing_move_is_a_gap() {
    for sign in ["...", "…", "-", "–", "_"] {
        let game = only_game(&format!("1. e4 e5 2. Nf3 Nc6 3. d4 {sign} 4. Nxd4 Nf6 *"));
        assert_eq!(main_line(&game).join(" "), "e4 e5 Nf3 Nc6 d4 -- Nxd4 Nf6", "{sign}");
        let odd: Vec<_> = game.warnings.iter().map(|warning| warning.kind.id()).collect();
        assert_eq!(odd, ["pgn-null-move", "pgn-missing-tags"], "{sign}");
        let whole = only_game(&format!("1. e4 e5 2. Nf3 Nc6 {sign} 3. d4 *"));
        assert_eq!(main_line(&whole).join(" "), "e4 e5 Nf3 Nc6 d4", "{sign}");
    }
    assert_eq!(main_line(&only_game("1. e4 e5 2. d4 3. Nxd4 Nf6 *")).join(" "), "e4 e5 d4 Nxd4 Nf6");
    assert_eq!(main_line(&only_game("1. e4 ... xyz 2. d4 *")).join(" "), "e4 xyz d4");
}

#[test]
fn a_question_mark_for_a_sign_inside_an_entry_is_no_annotation() {
    for (text, moves) in [
        ("1. e4 e5 2. Nf3 Nc6 3. B?5 a6 *", "e4 e5 Nf3 Nc6 ~B?5 a6"),
        ("1. e4 e5 2. N?3 N?c6 3. Bb5 *", "e4 e5 ~N?3 ~N?c6 Bb5"),
        ("1. e4? e5?! 2. Nf3?e5 *", "e4 e5 Nf3 e5"),
        ("1. e4 e5 2. Nf3 ?Nc6 *", "e4 e5 Nf3 Nc6"),
    ] {
        assert_eq!(main_line(&only_game(text)).join(" "), moves, "{text}");
    }
}

/// Of each line the first such move is told; what its number puts elsewhere, and what is only threatened, is not.
#[test]
fn a_move_of_a_variation_that_is_not_legal_is_told_with_its_place() {
    for (text, expected) in [
        ("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nf3 *", vec![]),
        ("1. e4 e5 (1... Ke6 2. Nf3 Kd5) 2. Nf3 *", vec![("Ke6", 1, 16)]),
        ("1. e4 e5 (1... c5\n2. Nf3 (2. Qxh7 d5) d6) 2. Nf3 *", vec![("Qxh7", 2, 12)]),
        ("1. e4 e5 2. Nf3 (2. Kxx Nc6) Nc6 *", vec![("Kxx", 1, 21)]),
        ("1. e4 e5 2. Nf3 (2. -- Qh4) (5. Qh5) Nc6 *", vec![]),
        ("1. e4 e5 (1... Ke6 2. Nf3 *", vec![]),
        ("1. e4 e5 2. Ke4 (2. Ke2) Nc6 (2... Nf6) *", vec![]),
    ] {
        let game = only_game(text);
        let found = variation_oddities(&game, &Replay::of(&game.line()));
        let kind = |text: &str| PgnOddity::VariationMove { text: text.to_owned() };
        let found: Vec<_> = found.into_iter().map(|odd| (odd.kind, odd.place.line, odd.place.column)).collect();
        let expected: Vec<_> = expected.into_iter().map(|(text, line, column)| (kind(text), line, column)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn the_sign_with_which_dos_ends_a_file_is_no_part_of_a_move() {
    let pgn = scoresheet_core::pgn::read(b"1. e4 e5\x1a");
    assert_eq!(main_line(&pgn.games[0]), ["e4", "e5"]);
    assert_eq!(pgn.account.warned, 0);
}

#[test]
fn a_contradicted_result_is_left_open_and_an_unknown_one_gives_way() {
    for (tag, marker, result) in [
        ("1-0", "1-0", Some(GameResult::WhiteWins)),
        ("1/2-1/2", "0-1", None),
        ("*", "0-1", Some(GameResult::BlackWins)),
        ("1-0", "*", Some(GameResult::WhiteWins)),
        ("1-0", "", Some(GameResult::WhiteWins)),
        ("", "", None),
        // Behind a result moves may go on, and the next result may say something else.
        ("1-0", "1-0 1... e5 *", Some(GameResult::WhiteWins)),
        ("*", "1-0 1... e5 *", Some(GameResult::WhiteWins)),
        ("*", "1-0 1... e5 0-1", None),
        // The results that PGN has no mark for stand in the tag.
        ("0-0", "*", Some(GameResult::BothLose)),
        ("1/2-0", "*", Some(GameResult::HalfToWhite)),
        ("0-½", "", Some(GameResult::HalfToBlack)),
        ("0-0", "1-0", None),
    ] {
        let game = only_game(&format!("[Result \"{tag}\"]\n1. e4 {marker}\n"));
        assert_eq!(game.result, result, "{tag} {marker}");
        if !marker.contains(' ') {
            assert_eq!(game.result_marker, GameResult::parse(marker));
        }
        assert_eq!(game.result_tag, GameResult::parse_alone(tag));
    }
}

#[test]
fn tags_comments_clocks_glyphs_and_places_are_read() {
    let text = "[Event \"Let\\\\'s \\\"Play\\\"\"]\n[Black \"[=0040]\"]\n\n{before} 1. e4! {[%clk 1:30:57] good} \
                (1. d4 {worse}) e5 $14 {=} 2. Z0 *\n";
    let game = only_game(text);
    assert_eq!(game.tag("event"), Some("Let\\'s \"Play\""));
    assert_eq!(game.tag("Black"), Some("[=0040]"));
    assert_eq!(game.comments_before, ["before"]);
    let first = &game.moves[0];
    assert_eq!((first.place.game, first.place.line, first.place.column), (1, 4, 13));
    assert_eq!(first.number_written.unwrap().to_string(), "1.");
    assert_eq!((first.clock, &first.nags), (Some(ClockReading::from_seconds(5457)), &vec![1]));
    assert_eq!(first.comments, ["good"]);
    assert_eq!(first.variations[0].text, "(1. d4 {worse})");
    assert_eq!(first.variations[0].comments, ["worse"]);
    assert_eq!(game.variations, 1);
    assert!(game.moves[1].draw_offered);
    assert_eq!(game.moves[1].nags, [14]);
    let line = game.line();
    assert_eq!(line.cells[2], Written::Dash);
    assert!(matches!(&line.cells[0], Written::Text(text) if text.as_str() == "e4"));
}

#[test]
fn a_game_starts_from_its_fen() {
    let fen = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN b GEge - 3 12";
    for (variant, chess960) in
        [("Chess960", true), ("fischerandom", true), ("Fischer Random", true), ("Standard", false), ("", false)]
    {
        let text = format!("[Setup \"1\"]\n[FEN \"{fen}\"]\n[Variant \"{variant}\"]\n\n12... e5 13. e4 *\n");
        let game = only_game(&text);
        assert_eq!(game.start, SetUp { chess960, ..SetUp::from_fen(fen).unwrap() }, "{variant}");
        assert_eq!(game.start.turn, Color::Black);
        assert!(!game.warnings.iter().any(|warning| matches!(warning.kind, PgnOddity::NumberDisagrees { .. })));
    }
}
