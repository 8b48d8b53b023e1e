//! The safe export: what strict readers take, and what it says of the rest.

use proptest::prelude::*;
use scoresheet_core::pgn::{self, ExportGame, Game, GameResult, PART_TAG, PgnRecord, faithful, safe};
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_record::men::Color;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_texts::{Language, Texts};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, FromSetup, Position};

use crate::faithful::SOUP;
use crate::only_game;
use crate::records::any_record;

fn safely(record: &PgnRecord) -> Vec<ExportGame> {
    let texts = Texts::new(Language::English);
    safe(record, &|note| texts.say(note))
}

fn texts(record: &PgnRecord) -> Vec<String> {
    safely(record).iter().map(pgn::write).collect()
}

/// A game as a strict reader takes it: a start that shakmaty takes without a word, legal SAN as shakmaty writes it.
fn read_strictly(text: &str) -> Result<Game, String> {
    let found: Vec<Game> = pgn::games(text).collect();
    let [game] = found.as_slice() else { return Err(format!("{} games", found.len())) };
    let is_chess960 = game.tag("Variant") == Some("Chess960");
    let mode = CastlingMode::from_chess960(is_chess960);
    let mut position = match game.tag("FEN") {
        None => Chess::default(),
        Some(fen) => {
            let fen: Fen = fen.parse().map_err(|error| format!("{error}"))?;
            Chess::from_setup(fen.into_setup(), mode).map_err(|error| format!("{error:?}"))?
        }
    };
    let is_first_blacks = position.turn().is_black();
    if game.start.turn != Color::from_white(!is_first_blacks) {
        return Err("turn".to_owned());
    }
    for played in &game.moves {
        let san: SanPlus = played.text.as_str().parse().map_err(|_| format!("{} is no SAN", played.text))?;
        let m = san.san.to_move(&position).map_err(|_| format!("{} is not legal", played.text))?;
        let written = SanPlus::from_move(position.clone(), m).to_string();
        if written != played.text.as_str() {
            return Err(format!("{} is {written}", played.text));
        }
        position.play_unchecked(m);
    }
    let odd = game.warnings.first().map(|warning| format!("{:?}", warning.kind));
    odd.map_or(Ok(game.clone()), Err)
}

/// The plies of the record that the parts hold as moves, by what is legal in it.
fn legal_plies(replay: &Replay) -> usize {
    replay.plies.iter().filter(|played| matches!(played.state, PlyState::Legal { .. })).count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_part_of_any_record_is_taken_by_a_strict_reader(record in any_record()) {
        let sheet = record.0.sheet();
        let record = PgnRecord::from(sheet);
        let written = texts(&record);
        let count = written.len();
        prop_assert!(count > 0);
        let mut moves = 0;
        for (index, text) in written.iter().enumerate() {
            let game = read_strictly(text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            prop_assert!(!text.contains("[%sheet"), "{}", text);
            moves += game.moves.len();
            let is_last = index + 1 == count;
            let result = if is_last { sheet.result.unwrap_or(GameResult::Open) } else { GameResult::Open };
            let has_mark = !matches!(result, GameResult::BothLose | GameResult::HalfToWhite | GameResult::HalfToBlack);
            let expected = if has_mark { result } else { GameResult::Open };
            prop_assert_eq!((game.result_tag, game.result_marker), (Some(expected), Some(expected)), "{}", text);
            let part = format!("{}/{count}", index + 1);
            prop_assert_eq!(game.tag(PART_TAG), (count > 1).then_some(part.as_str()), "{}", text);
            prop_assert!(index == 0 || !game.moves.is_empty() && game.tag("FEN").is_some(), "{}", text);
            if let Some(first) = game.moves.first().filter(|_| index > 0) {
                let continued = record.replay.plies.iter().any(|played| {
                    record.replay.numbering.label(played.ply) == game.label(Ply(1))
                        && record.replay.move_text(played) == first.text.as_str()
                });
                prop_assert!(continued, "{}", text);
            }
        }
        prop_assert!(moves <= legal_plies(&record.replay));
        if record.is_clean() {
            prop_assert_eq!((count, moves), (1, record.replay.plies.len()));
            prop_assert!(!written[0].contains("On the scoresheet"));
            let plain = pgn::write(&faithful(&record));
            if !plain.contains("[%sheet") {
                prop_assert_eq!(&written[0], &plain);
            }
        }
        let all = written.join("\n");
        prop_assert_eq!(pgn::games(&all).count(), count, "{}", &all);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_read_is_written_for_strict_readers(text in SOUP) {
        for game in pgn::games(&text) {
            for part in texts(&PgnRecord::from(&game)) {
                read_strictly(&part).map_err(|error| TestCaseError::fail(format!("{error}\n{text}\n{part}")))?;
                prop_assert!(!part.contains("[%sheet"), "{}", part);
            }
        }
    }
}

/// A second time for a move, and one that cannot be read, are words to every reader.
#[test]
fn a_time_that_does_not_count_is_no_time_in_the_export() {
    for movetext in
        ["1. Nf3 {[%clk 0:00:05]} {[%clk 0:00:07]}", "1. Nf3 {[%clk x] [%eval 0.3]}", "{[%emt 0:00:05]} 1. Nf3"]
    {
        let game = only_game(&format!("[Result \"*\"]\n\n{movetext} *"));
        for part in texts(&PgnRecord::from(&game)) {
            assert!(read_strictly(&part).is_ok(), "{part}: {:?}", read_strictly(&part));
        }
    }
}

fn record(start: &str, moves: &str) -> PgnRecord {
    let mut game = only_game(&format!("[FEN \"{start}\"]\n[Result \"0-1\"]\n\n{moves} 0-1"));
    game.tags.retain(|tag| tag.name != "FEN");
    PgnRecord::from(&game)
}

fn movetext(text: &str) -> String {
    text.split_once("\n\n").map(|(_, moves)| moves.replace('\n', " ").trim_end().to_owned()).unwrap()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Rule: US 11A, FIDE 7.5.1: an illegal move that was not noticed stands, and the position after it is on the board.
#[test]
fn after_an_illegal_move_that_stood_a_further_game_begins() {
    let written = texts(&record(START, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. f3h3 Nf6 5. O-O Nxe4"));
    let [first, second] = written.as_slice() else { panic!("{written:?}") };
    assert_eq!(
        movetext(first),
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 {On the scoresheet the game goes on: 4. f3h3} {Part 1 of 2 of one game; it goes \
         on in the next part, and the last part has the result} *"
    );
    assert!(
        second.contains("[FEN \"r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/7N/PPPP1PPP/RNBQK2R b KQkq - 5 4\"]"),
        "{second}"
    );
    assert!(second.contains("[SetUp \"1\"]") && second.contains("[ScoresheetPart \"2/2\"]"), "{second}");
    assert_eq!(movetext(second), "{Part 2 of 2 of one game, from the position after 4.f3h3} 4... Nf6 5. O-O Nxe4 0-1");
}

#[test]
fn where_the_position_is_not_known_the_rest_is_told_in_words() {
    let written = texts(&record(START, "1. e4 e5 2. -- Nc6 3. ~B?4 +v 4. Nf3 {a draw? [%sheet x]} d6"));
    assert_eq!(written.len(), 1);
    let expected =
        "1. e4 e5 {On the scoresheet the game goes on: 2. -- Nc6 3. ~B?4 +v 4. Nf3 (a draw? (%sheet x]) d6} 0-1";
    assert_eq!(movetext(&written[0]), expected);
    assert!(written[0].contains("[Result \"0-1\"]") && !written[0].contains(PART_TAG), "{}", written[0]);
}

/// A king in check of the side not to move is no position to begin from: the next is taken.
#[test]
fn a_position_that_no_reader_takes_is_passed_over() {
    // The black king is left in check for a move; then White takes nothing and Black goes out of it.
    let written =
        texts(&record("4k3/8/8/8/8/8/4P3/R3K2R w KQ - 0 30", "30. Rh8+ e8e7 31. Ra7+ e7e8 32. Ke1d1 e8e7 33. Kd2 Ke6"));
    for text in &written {
        read_strictly(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
    let fault = texts(&record("4k3/8/8/8/8/8/4P3/R3K2R w KQ - 0 30", "30. Rh8+ a8a7 31. Kd2 Kd7 32. Kd3 Kd6"));
    assert_eq!(fault.len(), 1, "no man stands on a8: {fault:?}");
    let stood = texts(&record("4k3/p7/8/8/8/8/4P3/R3K2R w KQ - 0 30", "30. Rh8+ a7a6 31. Rh7 Kd8 32. Kd2"));
    let [first, second] = stood.as_slice() else { panic!("{stood:?}") };
    assert!(movetext(first).contains("30. Rh8+ {On the scoresheet the game goes on: 30... a7a6 31. Rh7}"), "{first}");
    assert!(second.contains("[FEN \"4k3/7R/p7/8/8/8/4P3/R3K3 b Q - 1 31\"]"), "{second}");
    assert!(movetext(second).ends_with("31... Kd8 32. Kd2 0-1"), "{second}");
}

#[test]
fn a_game_that_begins_with_a_fault_or_from_nowhere_is_one_game() {
    let written = texts(&record(START, "1. e2e5 d5 2. exd6"));
    assert_eq!(written.len(), 1, "{written:?}");
    assert!(
        written[0].contains("[FEN \"rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"]"),
        "{}",
        written[0]
    );
    assert_eq!(movetext(&written[0]), "{On the scoresheet the game goes on: 1. e2e5} 1... d5 2. exd6 0-1");
    let nowhere = texts(&record("8/8/8/8/8/8/4P3/4K3 w - - 0 1", "1. e4 2. e5"));
    assert_eq!(nowhere.len(), 1, "{nowhere:?}");
    assert!(!nowhere[0].contains("[FEN") && nowhere[0].contains("8/8/8/8/8/8/4P3/4K3 w - - 0 1"), "{}", nowhere[0]);
    read_strictly(&nowhere[0]).unwrap();
}

/// The rook's check cannot come from the pawn's double step that the FEN tells of: strict readers refuse the square.
#[test]
fn an_en_passant_square_that_cannot_be_is_left_out_of_the_start() {
    let written = texts(&record("R3k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "1... Kd7 2. Ke2"));
    assert_eq!(written.len(), 1);
    read_strictly(&written[0]).unwrap_or_else(|error| panic!("{error}\n{}", written[0]));
    assert!(movetext(&written[0]).ends_with("1... Kd7 2. Ke2 0-1"), "{}", written[0]);
}

#[test]
fn variations_that_are_legal_stay_and_others_become_comments() {
    let written = texts(&record(START, "1. e4 (1. d4 d5) (1. -- e5) (1. Ke3) e5 (1... c5 $1 {x}) 2. Nf3"));
    let expected = "1. e4 {(1. -- e5)} {(1. Ke3)} (1. d4 d5) 1... e5 (1... c5 $1 {x}) 2. Nf3 0-1";
    assert_eq!(movetext(&written[0]), expected);
}

#[test]
fn chess960_goes_on_as_chess960() {
    let start = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1";
    let mut game = only_game(&format!("[FEN \"{start}\"]\n[Variant \"Chess960\"]\n\n1. Ng3 Ng6 2. a2a5 b6 3. O-O *"));
    game.tags.clear();
    let written = texts(&PgnRecord::from(&game));
    let [_, second] = written.as_slice() else { panic!("{written:?}") };
    assert!(second.contains("[Variant \"Chess960\"]") && second.contains(" b KQkq - 0 2\"]"), "{second}");
    assert!(movetext(second).ends_with("2... b6 3. O-O *"), "{second}");
    read_strictly(second).unwrap();
}

/// What one tag section cannot hold is told, and a number of plies stays only where it is right.
#[test]
fn what_contradicts_itself_is_told_in_comments() {
    for (tags, moves, told, plies) in [
        ("[Result \"1-0\"]\n[PlyCount \"2\"]", "1. e4 e5 0-1", "The results contradict each other: 1-0, 0-1", true),
        ("[White \"A\"]\n[White \"B\"]\n[PlyCount \"3\"]", "1. e4 e5 *", "Also in the header: White “B”", false),
        ("[white \"A\"]\n[White \"B\"]", "1. e4 e5 *", "Also in the header: white “A”", false),
    ] {
        let game = only_game(&format!("{tags}\n\n{moves}"));
        let texts = Texts::new(Language::English);
        let parts = safe(&PgnRecord::from(&game), &|note| texts.say(note));
        let written = pgn::write(&parts[0]);
        assert!(written.replace('\n', " ").contains(told), "{written}");
        assert_eq!(written.contains("PlyCount"), plies, "{written}");
    }
}

#[test]
fn a_result_without_a_mark_is_told() {
    let line = Line { cells: vec![Written::Text(MoveText::new("e4"))], ..Line::default() };
    let half = PgnRecord { result: GameResult::HalfToWhite, ..PgnRecord::from(&line) };
    assert!(!half.is_clean());
    let written = texts(&half);
    assert!(written[0].contains("[Result \"*\"]"), "{}", written[0]);
    assert_eq!(movetext(&written[0]), "1. e4 {Result on the scoresheet: 1/2-0} *");
}
