//! The recorder keeps everything, refuses nothing because of chess, and can take back everything.

mod strategies;

use std::collections::HashSet;

use proptest::prelude::*;
use scoresheet_record::clock::ClockReading;
use scoresheet_record::diagram::{Certainty, Diagram, Gesture, geometric_readings, geometric_spelling};
use scoresheet_record::log::{DrawMark, Edit, Event, Log, Seq};
use scoresheet_record::men::{CastlingSide, Color, Role, Square};
use scoresheet_record::notation::MoveText;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::recorder::{Outcome, RecordAction, RecordError, Recorder, Writing};
use scoresheet_record::saved;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Sheet, Written};
use shakmaty::{CastlingMode, Chess, FromSetup as _, Move, Position as _, Setup};

use strategies::{Happening, action, action_but_undo, gesture, happening, new_game, noon, play, setup, side, writing};

fn typed(text: &str) -> RecordAction {
    RecordAction::Write(Writing::Text(MoveText::new(text)))
}

fn plain(from: Square, to: Square) -> Gesture {
    Gesture::Plain { from, to, promotion: None }
}

/// Records typed moves, each of which must be recorded without a question.
fn game(texts: &str) -> Recorder {
    let mut recorder = new_game();
    for text in texts.split_whitespace() {
        let outcome = recorder.apply(typed(text), noon()).unwrap();
        assert!(matches!(outcome, Outcome::Recorded(_)), "{text}: {outcome:?}");
    }
    recorder
}

fn last(recorder: &Recorder) -> Written {
    recorder.sheet().cells.last().expect("a cell").written.clone()
}

#[test]
fn typed_text_with_one_geometric_reading_is_kept_with_its_squares() {
    for (before, text, gesture) in [
        ("", "e4", plain(Square::E2, Square::E4)),
        ("e4 e5", "Nf3", plain(Square::G1, Square::F3)),
        // A written check is no claim about the position.
        ("e4 e5", "Nf3+", plain(Square::G1, Square::F3)),
        ("e4 d5", "exd5", plain(Square::E4, Square::D5)),
        ("e4 a6 e5 d5", "exd6", plain(Square::E5, Square::D6)),
        ("e4 e5 Nf3 Nc6 Bb5 a6", "O-O", Gesture::Castle(CastlingSide::KingSide)),
        ("e4 e5 Nf3 Nc6 Bb5 a6", "e1g1", Gesture::Castle(CastlingSide::KingSide)),
        // Illegal: the bishop jumps over its own pawn, the king stays in check, castling is blocked.
        ("", "Bc4", plain(Square::F1, Square::C4)),
        ("f3 e5 g4 Qh4", "a3", plain(Square::A2, Square::A3)),
        ("", "O-O-O", Gesture::Castle(CastlingSide::QueenSide)),
        // Both squares are written, whatever stands there.
        ("", "e2e5", plain(Square::E2, Square::E5)),
        ("", "e3e5", plain(Square::E3, Square::E5)),
        ("", "Ng1-e5", plain(Square::G1, Square::E5)),
        ("?? e5", "Nb5-d6", plain(Square::B5, Square::D6)),
    ] {
        let mut recorder = game(before);
        recorder.apply(typed(text), noon()).unwrap();
        let expected = Written::Move { gesture, text: Some(MoveText::new(text)) };
        assert_eq!(last(&recorder), expected, "{text} after {before}");
    }
}

#[test]
fn typed_text_without_a_geometric_reading_is_kept_as_it_is() {
    for (before, text) in [
        ("", "Nf6"),    // no knight of White's reaches it
        ("", "e5"),     // nor a pawn
        ("", "Bg1-f3"), // a knight stands there
        ("", "PxQ"),
        ("", "?!"),
        ("", "Ünlesbar…"),
        ("?? e5", "Nf3"), // what stands on the board is not known
    ] {
        let mut recorder = game(before);
        recorder.apply(typed(text), noon()).unwrap();
        assert_eq!(last(&recorder), Written::Text(MoveText::new(text)), "{text} after {before}");
    }
}

/// A device that was started again goes on where the saved log ends.
#[test]
fn a_saved_game_is_resumed_and_goes_on() {
    let mut recorder = game("e4 e5 Nf3");
    let read = saved::read(&saved::write(recorder.log())).unwrap();
    let mut resumed = Recorder::resume(read.log);
    assert_eq!(resumed.sheet(), recorder.sheet());
    for recorder in [&mut recorder, &mut resumed] {
        recorder.apply(typed("Nc6"), noon()).unwrap();
        recorder.apply(RecordAction::Undo, noon()).unwrap();
    }
    assert_eq!(resumed, recorder);
    assert_eq!(resumed.log().verify(), Ok(()));
}

#[test]
fn text_that_may_mean_several_men_is_asked_back_and_not_recorded() {
    let mut recorder = game("Nf3 a6 d3 b6 Be3 c6");
    let length = recorder.log().entries().len();
    let text = MoveText::new("Nd2");
    let asked = recorder.apply(RecordAction::Write(Writing::Text(text.clone())), noon());
    let readings = vec![plain(Square::B1, Square::D2), plain(Square::F3, Square::D2)];
    assert_eq!(asked, Ok(Outcome::Ask(readings.clone())));
    assert_eq!(recorder.log().entries().len(), length);
    let answer = Writing::TextAs { text: text.clone(), gesture: readings[1] };
    recorder.apply(RecordAction::Write(answer), noon()).unwrap();
    assert_eq!(last(&recorder), Written::Move { gesture: readings[1], text: Some(text) });
}

/// A pin would tell the player that only one knight can move, so it must not.
#[test]
fn a_pinned_man_is_asked_about_like_any_other() {
    let start = SetUp::from_fen("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1").unwrap();
    let mut recorder = Recorder::new(Vec::new(), start, noon());
    let outcome = recorder.apply(typed("Ne2"), noon()).unwrap();
    assert_eq!(outcome, Outcome::Ask(vec![plain(Square::G1, Square::E2), plain(Square::C3, Square::E2)]));
}

#[test]
fn taps_and_keys_give_the_gesture_that_text_gives() {
    for (before, tapped, text) in [
        ("", Writing::Squares { from: Square::E2, to: Square::E4, promotion: None }, "e4"),
        ("e4 e5 Nf3 Nc6 Bb5 a6", Writing::Squares { from: Square::E1, to: Square::G1, promotion: None }, "O-O"),
        ("e4 e5 Nf3 Nc6 Bb5 a6", Writing::Castle(CastlingSide::KingSide), "O-O"),
        ("??", Writing::Castle(CastlingSide::KingSide), "O-O"),
        ("??", Writing::Squares { from: Square::E7, to: Square::E5, promotion: None }, "e7e5"),
        ("", Writing::Dash, "--"),
    ] {
        let written = [RecordAction::Write(tapped), typed(text)].map(|action| {
            let mut recorder = game(before);
            recorder.apply(action, noon()).unwrap();
            match last(&recorder) {
                Written::Move { gesture, text: _ } => Ok(gesture),
                other => Err(other),
            }
        });
        assert_eq!(written[0], written[1], "{text} after {before}");
    }
}

#[test]
fn one_side_moves_twice_with_an_empty_cell_between() {
    let mut recorder = game("e4");
    recorder.apply(RecordAction::Write(Writing::Blank), noon()).unwrap();
    recorder.apply(typed("d2d4"), noon()).unwrap();
    let sheet = recorder.sheet();
    assert_eq!(sheet.cells[1].written, Written::Blank);
    assert_eq!(sheet.numbering().mover(Ply(3)), Color::White);
    assert_eq!(sheet.diagram().certainty, Certainty::NotCertainSince(Ply(2)));
    assert_eq!(sheet.diagram().board.role_at(Square::D4), Some(Role::Pawn));
}

#[test]
fn the_game_goes_on_after_mate_and_after_the_result() {
    let mut recorder = game("f3 e5 g4 Qh4#");
    recorder.apply(RecordAction::Result(GameResult::BlackWins), noon()).unwrap();
    recorder.apply(typed("Kf2"), noon()).unwrap();
    recorder.apply(typed("Qxf2"), noon()).unwrap();
    assert_eq!(recorder.sheet().cells.len(), 6);
}

#[test]
fn a_correction_is_read_on_the_diagram_before_the_cell() {
    let mut recorder = game("e4 e5 Nf3");
    let to = Writing::Text(MoveText::new("Nc3"));
    recorder.apply(RecordAction::Correct { ply: Ply(3), to }, noon()).unwrap();
    let entry = recorder.sheet().cells[2].clone();
    let gesture = plain(Square::B1, Square::C3);
    assert_eq!(entry.written, Written::Move { gesture, text: Some(MoveText::new("Nc3")) });
    assert_eq!(entry.earlier.len(), 1);
    assert_eq!(recorder.sheet().diagram().board.role_at(Square::F3), None);
}

#[test]
fn only_malformed_requests_are_refused_and_change_nothing() {
    let text = || Writing::Text(MoveText::new("Nd2"));
    for action in [
        typed("  "),
        RecordAction::Correct { ply: Ply(0), to: text() },
        RecordAction::Correct { ply: Ply(3), to: text() },
        RecordAction::Insert { ply: Ply(3), writing: text() },
        RecordAction::Remove { ply: Ply(9) },
        RecordAction::DrawOffer { ply: Ply(3), mark: DrawMark::Offered },
        RecordAction::Clock { ply: Ply(3), reading: Some(ClockReading::from_minutes(1)) },
        RecordAction::Position { diagram: SetUp::default(), next_move: "5b".parse().unwrap() },
        RecordAction::Position { diagram: SetUp::default(), next_move: "1w".parse().unwrap() },
    ] {
        let mut recorder = game("e4 e5");
        let before = recorder.clone();
        assert!(recorder.apply(action.clone(), noon()).is_err(), "{action:?}");
        assert_eq!(recorder, before, "{action:?}");
    }
    let mut recorder = new_game();
    assert_eq!(recorder.apply(RecordAction::Undo, noon()), Err(RecordError::NothingToUndo));
    let note = Event::Result(GameResult::Draw);
    assert_eq!(recorder.note(note, noon()), Err(RecordError::NotANote));
}

/// The log entries that write into a cell and were not taken back.
fn writings_that_stand(log: &Log) -> Vec<(Seq, Written)> {
    let undone = log.entries().iter().filter_map(|entry| match &entry.what {
        Event::Edit(Edit::Undo { seq }) => Some(*seq),
        _ => None,
    });
    let undone: HashSet<Seq> = undone.collect();
    let written = log.entries().iter().filter_map(|entry| match &entry.what {
        Event::Edit(Edit::Write { written, .. } | Edit::Insert { written, .. } | Edit::Correct { to: written, .. }) => {
            Some((entry.seq, written.clone()))
        }
        _ => None,
    });
    written.filter(|(seq, _)| !undone.contains(seq)).collect()
}

/// Everything that a sheet shows, struck through and taken out included.
fn everything_on(sheet: &Sheet) -> HashSet<(Seq, Written)> {
    let entries = sheet.cells.iter().chain(sheet.removed.iter().map(|removed| &removed.entry));
    let shown = entries.flat_map(|entry| {
        let earlier = entry.earlier.iter().map(|struck| (struck.seq, struck.written.clone()));
        earlier.chain([(entry.seq, entry.written.clone())])
    });
    shown.collect()
}

proptest! {
    #[test]
    fn taking_back_each_action_gives_the_old_sheet(
        before in proptest::collection::vec(happening(), 0..12),
        actions in proptest::collection::vec(action_but_undo(), 0..12),
    ) {
        let mut recorder = new_game();
        play(&mut recorder, &before);
        let (sheet, length) = (recorder.sheet().clone(), recorder.log().entries().len());
        let recorded = actions.into_iter().filter(|action| {
            matches!(recorder.apply(action.clone(), noon()), Ok(Outcome::Recorded(_)))
        }).count();
        for _ in 0..recorded {
            recorder.apply(RecordAction::Undo, noon()).unwrap();
        }
        prop_assert_eq!(recorder.sheet(), &sheet);
        prop_assert_eq!(recorder.log().entries().len(), length + 2 * recorded);
    }

    #[test]
    fn nothing_that_was_written_disappears(happenings in proptest::collection::vec(happening(), 0..30)) {
        let mut recorder = new_game();
        for happening in happenings {
            let before = recorder.log().entries().to_vec();
            play(&mut recorder, std::slice::from_ref(&happening));
            prop_assert!(recorder.log().entries().starts_with(&before), "the log only grows");
            prop_assert_eq!(&recorder, &Recorder::resume(recorder.log().clone()), "kept beside the log as it folds");
        }
        let sheet = recorder.sheet();
        let shown = everything_on(sheet);
        for written in writings_that_stand(recorder.log()) {
            prop_assert!(shown.contains(&written), "{:?} is on the sheet, perhaps struck through", written);
        }
        prop_assert_eq!(&sheet.passed_over, &[]);
        prop_assert_eq!(recorder.log().verify(), Ok(()));
        prop_assert_eq!(sheet.line().cells.len(), sheet.cells.len());
        prop_assert_eq!(sheet.spellings().len(), sheet.cells.len());
    }

    #[test]
    fn any_move_can_be_written_next(
        actions in proptest::collection::vec(action(), 0..12),
        writing in writing(),
    ) {
        let mut recorder = new_game();
        play(&mut recorder, &actions.into_iter().map(Happening::Action).collect::<Vec<_>>());
        let empty = matches!(&writing, Writing::Text(text) if text.as_str().is_empty());
        let next = recorder.sheet().next_ply();
        match recorder.apply(RecordAction::Write(writing), noon()) {
            Ok(Outcome::Recorded(_)) => prop_assert_eq!(recorder.sheet().last_ply(), next),
            Ok(Outcome::Ask(gestures)) => prop_assert!(gestures.len() > 1),
            Err(error) => prop_assert!(empty, "{}", error),
        }
    }

    #[test]
    fn the_geometric_spelling_of_a_gesture_means_this_gesture_alone(
        setup in setup(),
        side in side(),
        gesture in gesture(),
        certain in any::<bool>(),
    ) {
        let mut diagram = Diagram::of(&setup);
        if !certain {
            diagram.doubt(Ply(1));
        }
        let spelling = geometric_spelling(&diagram, side, &gesture);
        prop_assert_eq!(geometric_readings(&diagram, side, &spelling), vec![diagram.normalise(gesture, side)]);
    }

    #[test]
    fn on_legal_games_the_diagram_is_the_position(
        chess960 in proptest::option::of(0_u32..960),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 0..120),
    ) {
        let mut position = start_of(chess960);
        let mut diagram = Diagram::of(&SetUp { board: position.board().clone(), ..SetUp::default() });
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let step = moves[choice.index(moves.len())];
            let gesture = gesture_of(&step, chess960.is_some());
            let side = position.turn();
            let spelling = geometric_spelling(&diagram, side, &gesture);
            prop_assert_eq!(geometric_readings(&diagram, side, &spelling), vec![diagram.normalise(gesture, side)]);
            diagram.apply(&gesture, side);
            position.play_unchecked(step);
            prop_assert_eq!(&diagram.board, position.board());
        }
        prop_assert!(diagram.is_certain());
    }
}

fn start_of(chess960: Option<u32>) -> Chess {
    let Some(number) = chess960 else { return Chess::default() };
    let mut setup = Setup::initial();
    setup.board = shakmaty::Board::chess960(number);
    setup.castling_rights = setup.board.rooks();
    Chess::from_setup(setup, CastlingMode::Chess960).expect("a start position")
}

/// The hand's movement: castling as the king's two files, except in Chess960.
fn gesture_of(step: &Move, chess960: bool) -> Gesture {
    match step.castling_side() {
        Some(wing) if chess960 => Gesture::Castle(wing),
        Some(wing) => {
            let king = step.from().expect("a king");
            plain(king, Square::from_coords(wing.king_to_file(), king.rank()))
        }
        None => Gesture::Plain { from: step.from().expect("a square"), to: step.to(), promotion: step.promotion() },
    }
}
