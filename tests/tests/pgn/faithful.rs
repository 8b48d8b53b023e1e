//! The faithful export: read back, it is the same record.

use std::collections::BTreeMap;

use proptest::prelude::*;
use scoresheet_core::pgn::{
    self, ExportGame, Game, GameResult, Kept, PgnOddity, PgnRecord, SEVEN_TAG_ROSTER, Tag, faithful,
};
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_record::clock::ClockReading;
use scoresheet_record::log::DrawMark;
use scoresheet_record::men::Square;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::recorder::{RecordAction, Writing};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Sheet, Written};
use scoresheet_tests::states::without_slips;

use crate::only_game;
use crate::records::any_record;
use crate::strategies::{new_game, noon};

/// The lines of a header by their names. No line, and a question mark, both say that nothing is known.
fn header(lines: impl Iterator<Item = (String, String)>) -> BTreeMap<String, String> {
    let derived = ["Result", "SetUp", "FEN", "Variant"];
    let known = lines.filter(|(name, value)| {
        let unknown = value == "?" || value == "????.??.??";
        let is_unknown = SEVEN_TAG_ROSTER.contains(&name.as_str()) && unknown;
        !is_unknown && !derived.iter().any(|derived| name.eq_ignore_ascii_case(derived))
    });
    let mut header = BTreeMap::new();
    for (name, value) in known {
        header.entry(name).or_insert(value);
    }
    header
}

/// What is left of a cell when it is only asked which move it is: of a legal move its squares.
fn same_cell(replay: &Replay, index: usize, again: &Replay) -> bool {
    let (played, read) = (&replay.plies[index], &again.plies[index]);
    let is_legal = matches!(played.state, PlyState::Legal { .. });
    let by_san = is_legal && matches!(&read.written, Written::Text(text) if text.as_str() == replay.move_text(played));
    without_slips(&played.state) == without_slips(&read.state)
        && played.gesture == read.gesture
        && played.effect == read.effect
        && played.after == read.after
        && (played.written == read.written || by_san)
}

fn check(sheet: &Sheet, game: &Game) -> Result<(), TestCaseError> {
    prop_assert_eq!(&game.start, &sheet.start);
    prop_assert_eq!(&game.line().diagrams, &sheet.diagrams);
    prop_assert_eq!(game.moves.len(), sheet.cells.len());
    let (replay, again) = (Replay::of(&sheet.line()), Replay::of(&game.line()));
    for (index, entry) in sheet.cells.iter().enumerate() {
        let read = &game.moves[index];
        prop_assert!(same_cell(&replay, index, &again), "{:?} {:?}", replay.plies[index], again.plies[index]);
        prop_assert_eq!(&replay.plies[index].state, &again.plies[index].state);
        prop_assert_eq!((read.clock, read.draw_offered), (entry.clock, entry.draw_offer == DrawMark::Offered));
        prop_assert!(read.comments.is_empty() && read.variations.is_empty());
    }
    prop_assert_eq!(game.result, Some(sheet.result.unwrap_or(GameResult::Open)));
    let tags = game.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone()));
    prop_assert_eq!(header(tags), header(sheet.header.iter().cloned()));
    prop_assert!(game.comments_before.is_empty());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_record_written_faithfully_reads_as_the_same_record(record in any_record()) {
        let sheet = record.0.sheet();
        let record = PgnRecord::from(sheet);
        let text = pgn::write(&faithful(&record));
        let games: Vec<Game> = pgn::games(&text).collect();
        prop_assert_eq!(games.len(), 1, "{}", &text);
        check(sheet, &games[0]).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let bad = |kind: &PgnOddity| matches!(kind, PgnOddity::BadSheetCommand { .. } | PgnOddity::UnknownText { .. } | PgnOddity::NumberDisagrees { .. });
        prop_assert!(!games[0].warnings.iter().any(|warning| bad(&warning.kind)), "{:?}\n{}", games[0].warnings, &text);
        prop_assert_eq!(pgn::write(&ExportGame::from(&games[0])), text.clone());
        let tags = text.lines().take_while(|line| !line.is_empty()).count();
        for line in text.lines().skip(tags) {
            prop_assert!(line.chars().count() <= 79, "{}", line);
        }
        if record.is_clean() && games[0].moves.iter().all(|played| played.written.is_none()) {
            let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
            prop_assert!(!moves.contains("[%sheet move") && !moves.contains("--"), "{}", text);
        }
    }
}

/// Pieces of which files are made that hold everything that a record can have, and what only looks like it.
pub const SOUP: &str = "(\\[[A-D] \"x\"\\]\\n|1\\. |2\\. |1\\.\\.\\. |e4 |e5 |Nf3 |Ng1f3 |Ke3 |f1b5 |-- |~N\\?3 |\\+v |Sf9 |O-O |\
    \\{\\[%sheet (tick|dash|blank|text e4|text|illegible a%20b|move e2e4|move e7e5 x|song|diagram 4k3/8/8/8/8/8/8/4K2R (w|b) K - 4 2)\\] ?(so)?\\} |\
    \\{\\[%clk 0:0[0-9]:00\\]( ~N| =)?\\} |\\{~N\\} |\\{\\+v\\} |\\{=\\} |\\{a b\\} |\\(=\\) |\\((d4|1\\. d4|d5|--)( \\{x\\})?\\) |\\$1 |\\?! |1-0 |\\n\\n){0,40}";

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_read_and_written_faithfully_reads_alike(text in SOUP) {
        for game in pgn::games(&text) {
            let written = pgn::write(&faithful(&PgnRecord::from(&game)));
            let again = only_game(&written);
            prop_assert_eq!(&again.line().diagrams, &game.line().diagrams, "{}", &written);
            let (before, after) = (Replay::of(&game.line()), Replay::of(&again.line()));
            prop_assert_eq!(before.plies.len(), after.plies.len());
            for (index, (played, read)) in game.moves.iter().zip(&again.moves).enumerate() {
                prop_assert!(
                    same_cell(&before, index, &after),
                    "{:?}\n{:?}\n{}\n{}", before.plies[index].written, after.plies[index].written, &text, &written
                );
                prop_assert_eq!((played.clock, played.draw_offered), (read.clock, read.draw_offered), "{}", &written);
                prop_assert_eq!(&played.comments, &read.comments, "{}\n{}", &text, &written);
                prop_assert_eq!(played.variations.len(), read.variations.len(), "{}\n{}", &text, &written);
            }
            prop_assert_eq!(pgn::write(&ExportGame::from(&again)), written);
        }
    }
}

/// A comment of a person that looks like a command stays a comment.
#[test]
fn what_only_looks_like_a_command_stays_a_comment_and_is_told() {
    for comment in ["[%sheet]", "[%sheet song]", "[%sheet text %zz]", "[%sheet diagram 8/8 w]", "[%sheet header A=b]"] {
        let text = format!("[Event \"?\"]\n\n1. e4 {{see {comment} below}} e5 {{[%sheets tick]}} *");
        let game = only_game(&text);
        assert_eq!(game.moves[0].comments, [format!("see {comment} below")]);
        assert_eq!(game.moves[1].comments, ["[%sheets tick]"]);
        let told = game.warnings.iter().filter(|odd| matches!(odd.kind, PgnOddity::BadSheetCommand { .. })).count();
        assert_eq!(told, 1, "{comment}");
        let again = only_game(&pgn::write(&ExportGame::from(&game)));
        assert_eq!(again.moves[0].comments, game.moves[0].comments);
    }
    let twice = only_game("1. -- {[%sheet tick]} {[%sheet blank]} *");
    assert_eq!(
        (twice.line().cells, &twice.moves[0].comments[..]),
        (vec![Written::Tick], &["[%sheet blank]".to_owned()][..])
    );
}

#[test]
fn a_header_line_that_no_tag_can_hold_is_a_command() {
    let tags = vec![Tag::new("White", "A\nB"), Tag::new("White Elo", "2400"), Tag::new("_x", "]%")];
    let game = ExportGame { tags, ..ExportGame::from(&only_game("1. e4 *")) };
    let record = PgnRecord { tags: game.tags.clone(), ..PgnRecord::from(&only_game("1. e4 *")) };
    let text = pgn::write(&faithful(&record));
    assert!(text.contains("[White \"A B\"]"), "{text}");
    let read = only_game(&text);
    assert_eq!(
        (read.tag("White"), read.tag("White Elo"), read.tag("_x")),
        (Some("A\nB"), Some("2400"), Some("]%")),
        "{text}"
    );
}

/// What stands twice in a file, or before the game, is kept and reads the same again.
#[test]
fn contradicting_results_further_tags_and_stray_variations_are_kept() {
    for (text, kept) in [
        ("[Result \"1-0\"]\n\n1. e4 e5 0-1", "[%sheet results 1-0 0-1]"),
        ("[Result \"0-1\"]\n\n1. e4 1-0 e5 0-1", "[%sheet results 0-1 1-0 0-1]"),
        ("[White \"A\"]\n[White \"B b\"]\n\n1. e4 *", "[%sheet further White=B%20b]"),
        ("[Result \"1-0\"]\n[Result \"0-1\"]\n\n1. e4 1-0", "[%sheet further Result=0-1]"),
        ("[White \"A\"]\n[white \"B\"]\n\n1. e4 *", "[%sheet header white=B]"),
        ("[White \"A\"]\n\n(1. d4 {x [%clk 1:00:00]}) 1. e4 *", "{(1. d4 (x [ %clk 1:00:00]))}"),
    ] {
        let game = only_game(text);
        let written = pgn::write(&faithful(&PgnRecord::from(&game)));
        assert!(written.replace('\n', " ").contains(kept), "{written}");
        let again = only_game(&written);
        assert_eq!((again.result, &again.contradicting), (game.result, &game.contradicting), "{written}");
        let value = |game: &Game, tag: &Tag| game.tags.iter().any(|known| known == tag);
        assert!(game.tags.iter().filter(|tag| tag.name != "Result").all(|tag| value(&again, tag)), "{written}");
        assert_eq!(again.comments_before, game.comments_before, "{written}");
        assert_eq!(pgn::write(&faithful(&PgnRecord::from(&again))), written);
    }
    // Whoever writes a result afterwards settles it.
    let settled = only_game("[Result \"1-0\"]\n\n{[%sheet results 1-0 0-1]} 1. e4 1-0");
    assert_eq!((settled.result, settled.contradicting), (Some(GameResult::WhiteWins), vec![]));
}

/// What `docs/pgn.md` says, on one sheet.
#[test]
fn a_sheet_with_everything_is_written_as_documented() {
    let tapped = |from, to| Writing::Squares { from, to, promotion: None };
    let typed = |text| Writing::Text(MoveText::new(text));
    let mut recorder = new_game();
    for writing in [
        tapped(Square::E2, Square::E4),
        tapped(Square::F7, Square::F6),
        typed("Qd1-h5"),
        // Black is in check and does something else.
        tapped(Square::A7, Square::A6),
        Writing::Dash,
        Writing::Illegible(MoveText::new("N? 3")),
        Writing::Tick,
        typed("S~f6!?"),
        Writing::Blank,
        tapped(Square::G8, Square::F6),
    ] {
        recorder.apply(RecordAction::Write(writing), noon()).unwrap();
    }
    let diagram = SetUp::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 4 1").unwrap();
    let next_move = "7w".parse().unwrap();
    recorder.apply(RecordAction::Position { diagram, next_move }, noon()).unwrap();
    recorder.apply(RecordAction::Write(Writing::Undecided(MoveText::new("O-O"))), noon()).unwrap();
    recorder.apply(RecordAction::Clock { ply: Ply(3), reading: Some(ClockReading::from_minutes(75)) }, noon()).unwrap();
    recorder.apply(RecordAction::DrawOffer { ply: Ply(13), mark: DrawMark::Offered }, noon()).unwrap();
    recorder.apply(RecordAction::Result(GameResult::HalfToWhite), noon()).unwrap();
    let text = pgn::write(&ExportGame::from(recorder.sheet()));
    let moves: Vec<&str> = text.split_once("\n\n").unwrap().1.split_whitespace().collect();
    let expected = "1. e4 f6 2. Qh5+ {[%clk 1:15:00]} {[%sheet move d1h5 Qd1-h5]} 2... a7a6 {[%sheet move a7a6]} \
        3. -- -- {[%sheet illegible N?%203]} 4. -- {[%sheet tick]} 4... -- {[%sheet text S~f6!?]} \
        5. -- {[%sheet blank]} 5... g8f6 {[%sheet move g8f6]} 6. -- {[%sheet blank]} 6... -- {[%sheet blank]} \
        {[%sheet diagram 4k3/8/8/8/8/8/8/4K2R w K - 4 7]} 7. O-O {(=)} *";
    assert_eq!(moves.join(" "), expected);
    assert!(text.contains("[Result \"1/2-0\"]"), "{text}");
}

/// PGN is always English SAN; the player's own letters come back from the commands, and a file in other letters is put
/// into English ones.
#[test]
fn a_sheet_in_other_letters_comes_back_in_them() {
    let cells = |texts: &str| texts.split(' ').map(|text| Written::Text(MoveText::new(text))).collect::<Vec<_>>();
    for (texts, notation, mainline) in [
        ("e4 e5 Sf3 Sc6 Lb5 a6 Sd7 Sxe5", "de", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Nd7 Nxe5 *"),
        ("P-K4 P-K4 N-KB3 N-QB3 B-N5 P-QR3", "descriptive", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"),
    ] {
        let line = Line { cells: cells(texts), ..Line::default() };
        let replay = Replay::of(&line);
        assert_eq!(replay.notation.to_string(), notation);
        let mut record = PgnRecord::from(&line);
        assert!(
            pgn::write(&faithful(&record)).ends_with(&format!("\n{mainline}\n")),
            "{}",
            pgn::write(&faithful(&record))
        );
        record.notes.iter_mut().for_each(|notes| notes.spelling = Kept::AsWritten);
        let text = pgn::write(&faithful(&record));
        let again = only_game(&text);
        assert_eq!(again.line().cells, line.cells, "{text}");
        let states = |replay: &Replay| replay.plies.iter().map(|played| played.state.clone()).collect::<Vec<_>>();
        assert_eq!(states(&Replay::of(&again.line())), states(&replay), "{text}");
    }
}
