//! Clocks and time controls in games.

use std::time::Duration;

use scoresheet_core::pgn::{ExportGame, Game, PgnOddity, write};
use scoresheet_record::clock::ClockReading;
use scoresheet_record::message::Message;

use crate::only_game;

/// The reading beside each move, with hours, and what is odd about times and controls.
fn clocks(pgn: &str) -> (Vec<String>, Vec<PgnOddity>) {
    let game = only_game(pgn);
    let reading = |clock: Option<ClockReading>| clock.map_or_else(|| "none".to_owned(), ClockReading::with_hours);
    let is_of_times = |odd: &PgnOddity| ["clock", "elapsed", "control"].iter().any(|word| odd.id().contains(word));
    let clocks = game.moves.iter().map(|played| reading(played.clock)).collect();
    (clocks, game.warnings.into_iter().map(|odd| odd.kind).filter(is_of_times).collect())
}

fn text(text: &str) -> String {
    text.to_owned()
}

fn of_two_parts(written: &str, taken: &str, other: &str) -> PgnOddity {
    PgnOddity::ClockOfTwoParts { text: text(written), taken: text(taken), other: text(other) }
}

fn decided(by: &'static str, written: &str, [taken, other]: [&str; 2]) -> PgnOddity {
    PgnOddity::ClockDecided { text: text(written), taken: text(taken), other: text(other), by }
}

#[test]
fn a_clock_of_two_parts_is_read_by_the_control_and_the_same_clock_before() {
    for (pgn, readings, odd) in [
        (
            "1. e4 {[%clk 1:40]} e5 {[%clk 1:41:10]} *",
            vec!["1:40:00", "1:41:10"],
            vec![of_two_parts("1:40", "1:40:00", "0:01:40")],
        ),
        (
            "[TimeControl \"180+2\"]\n1. e4 {[%clk 2:58]} *",
            vec!["0:02:58"],
            vec![decided("control", "2:58", ["0:02:58", "2:58:00"])],
        ),
        // Each player's own clock counts: White has minutes left and Black hours.
        (
            "1. e4 {[%clk 0:02:00]} e5 {[%clk 1:31:00]} 2. Nf3 {[%clk 1:30]} Nc6 {[%clk 1:30]} *",
            vec!["0:02:00", "1:31:00", "0:01:30", "1:30:00"],
            vec![
                decided("previous", "1:30", ["0:01:30", "1:30:00"]),
                decided("previous", "1:30", ["1:30:00", "0:01:30"]),
            ],
        ),
        (
            "1. e4 {[%clk 91]} *",
            vec!["1:31:00"],
            vec![PgnOddity::LooseClock { text: text("91"), taken: text("1:31:00") }],
        ),
        ("1. e4 {[%clk -0:05]} *", vec!["none"], vec![PgnOddity::BadClock { text: text("-0:05") }]),
        (
            "1. e4 {[%clk 0:58.6]} *",
            vec!["0:00:58.6"],
            vec![PgnOddity::LooseClock { text: text("0:58.6"), taken: text("0:00:58.6") }],
        ),
    ] {
        let readings: Vec<String> = readings.into_iter().map(str::to_owned).collect();
        assert_eq!(clocks(pgn), (readings, odd), "{pgn}");
    }
}

/// Rule: PGN 9.6.1.
#[test]
fn a_time_control_never_hinders_the_reading_of_a_game() {
    for (tag, odd) in [
        ("?", None),
        ("-", None),
        ("", None),
        ("40/7200:3600", None),
        ("*60", None),
        ("2700d5", None),
        ("60 mins", Some(PgnOddity::OpenControl { text: text("60 mins"), meaning: text("3600") })),
        ("G/60;d5", Some(PgnOddity::FreeControl { text: text("G/60;d5"), taken: text("3600d5") })),
        ("90+30", Some(PgnOddity::ControlInMinutes { text: text("90+30"), meaning: text("5400+30") })),
        ("soon", Some(PgnOddity::UnreadableControl { text: text("soon") })),
    ] {
        let pgn = format!("[TimeControl \"{tag}\"]\n1. e4 {{[%clk 1:31:00]}} e5 *");
        assert_eq!(clocks(&pgn), (vec![text("1:31:00"), text("none")], odd.into_iter().collect()), "{tag}");
        assert_eq!(only_game(&pgn).tag("TimeControl"), Some(tag), "the text is kept");
    }
}

#[test]
fn the_time_taken_for_a_move_is_read_and_written() {
    let game = only_game("1. e4 {[%emt 0:00:05.3]} e5 {[%clk 0:10:00] [%emt 7] [%eval 0.25]} 2. Nf3 {[%emt x]} *");
    let elapsed = |game: &Game| -> Vec<Option<Duration>> { game.moves.iter().map(|played| played.elapsed).collect() };
    let expected = [Some(Duration::from_millis(5300)), Some(Duration::from_secs(7)), None];
    assert_eq!(elapsed(&game), expected);
    assert_eq!(game.moves[1].comments, ["[%eval 0.25]"]);
    assert_eq!(game.moves[2].comments, ["[%emt x]"], "what cannot be read stays");
    let written = write(&ExportGame::from(&game));
    let again = only_game(&written);
    assert_eq!(elapsed(&again), expected, "{written}");
    assert_eq!(again.moves[1].clock, game.moves[1].clock, "{written}");
}

/// A variation that never ends is written as a comment, and what its commands say is not said of the move before it.
#[test]
fn a_clock_in_a_variation_is_never_that_of_the_main_line() {
    let game = only_game("1. e4 e5 {good} (1... c5 {[%clk 0:10:00] [%emt 5]}");
    assert_eq!((game.moves[1].clock, game.moves[1].elapsed), (None, None));
    let written = write(&ExportGame::from(&game));
    let again = only_game(&written);
    assert_eq!((again.moves[1].clock, again.moves[1].elapsed), (None, None), "{written}");
    assert_eq!(again.moves[1].comments.len(), 2, "{written}");
    assert_eq!(write(&ExportGame::from(&again)), written);
}
