use std::collections::BTreeMap;

use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A cell by its text: `--` a dash, `_` a blank, `v` a tick, `~` something illegible, else a move.
fn cell(text: &str) -> Written {
    match text {
        "--" => Written::Dash,
        "_" => Written::Blank,
        "v" => Written::Tick,
        "~" => Written::Illegible(MoveText::new("N?3")),
        _ => Written::Text(MoveText::new(text)),
    }
}

fn replay(fen: &str, cells: &str) -> Replay {
    let start = SetUp::from_fen(fen).unwrap();
    Replay::of(&Line { start, cells: cells.split(' ').map(cell).collect(), ..Line::default() })
}

/// A letter for each ply: `L` legal, `F` followed, `I` illegal and moved, `i` illegal and not, `U` unread, `-` missing,
/// `?` not placed.
fn states(replay: &Replay) -> String {
    let letter = |played: &Played| match played.state {
        PlyState::Legal { .. } => 'L',
        PlyState::Followed => 'F',
        PlyState::Illegal { .. } if played.gesture.is_some() => 'I',
        PlyState::Illegal { .. } => 'i',
        PlyState::Unread { .. } => 'U',
        PlyState::Missing => '-',
        PlyState::Unplaced => '?',
    };
    replay.plies.iter().map(letter).collect()
}

/// Rules: US 11A with its tip, 11B; FIDE 7.5 and A.5.4; 15.4.4. An illegal position is played on.
#[test]
fn each_cell_has_the_state_that_the_board_gives_it() {
    for (fact, fen, cells, expected) in [
        ("a king left in check; each such move is illegal", START, "e4 f6 Qh5 a6 Nf3 Nc6 Nc3 g6 Qh4", "LLLIFIFLL"),
        ("the check is parried by the checker", "4k3/8/8/8/8/8/3R4/r3K3 w - - 0 1", "Rd7 Rb1 Kf2", "IFL"),
        ("a captured king never comes back", START, "e4 f6 Qh5 a6 Qxe8 Nc6 Qd8 a5", "LLLIIFFF"),
        ("an unpromoted pawn", "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8 Kd7 Kd2 Rxa8 Kd3", "IFFFL"),
        ("an unpromoted pawn does not move", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8 Kd7 a8a7 Kd6", "IFIL"),
        ("one side moves twice", START, "e4 e5 Nf3 _ Nc3 Nc6", "LLL-??"),
        ("moves after mate", START, "f3 e5 g4 Qh4# a3 e4", "LLLLIF"),
        ("moves after stalemate", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "Kh7 Kb1", "IF"),
        ("a man taken from an empty square", START, "e4 e6e5 Nf3", "Li?"),
        ("no knight can come there", START, "Nd4 e5 v Qh5", "i?-?"),
        ("two knights can", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2 Kd7 Ke2", "U??"),
        ("no text, no move", START, "e4 v Nf3 -- ~ _", "L-?-U-"),
        ("nonsense", START, "e4 e5 zzz Nc6", "LLU?"),
        ("the other side's man", START, "e4 e4e5 Nf3", "Li?"),
    ] {
        assert_eq!(states(&replay(fen, cells)), expected, "{fact}: {cells}");
    }
}

/// Rules: US 13A and 14A, FIDE 5.1.1 and 5.2.1; US 8A3, FIDE 3.8.2.1.
#[test]
fn an_illegal_move_says_why() {
    let since = |label: &str| Some(label.parse().unwrap());
    let gone = |wing, since| IllegalMove::CastlingRightGone { wing, since };
    for (fen, cells, ply, why) in [
        (START, "f3 e5 g4 Qh4# a3", 5, IllegalMove::AfterCheckmate),
        ("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "Kh7", 1, IllegalMove::AfterStalemate),
        (START, "e4 e5 Ke2 Ke7 Ke1 Ke8 Nf3 Nf6 Be2 Be7 O-O", 11, gone("king-side", since("2w"))),
        (START, "e4 e5 Ke2 Ke7 Ke1 Ke8 Nf3 Nf6 Be2 Be7 a3 0-0", 12, gone("king-side", since("2b"))),
        (START, "h4 h5 Rh3 a6 Rh1 a5 Nf3 b6 g3 b5 Bg2 c5 O-O", 13, gone("king-side", since("2w"))),
        // The other rook has not moved.
        (START, "a4 a5 Ra3 h6 Ra1 h5 Nf3 b6 g3 b5 Bg2 c5 e1c1", 13, gone("queen-side", since("2w"))),
        ("4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 30", "Bxh1 O-O", 2, gone("king-side", since("30b"))),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", 1, gone("king-side", None)),
        // A rook lost in an illegal phase.
        ("4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1", "Rh2 Bd6 Rh1 Ke7 O-O", 5, gone("king-side", since("1w"))),
    ] {
        let replay = replay(fen, cells);
        let played = replay.played(Ply(ply)).unwrap();
        assert_eq!(played.state, PlyState::Illegal { why }, "{cells}");
    }
}

/// Rules: US 8A3, FIDE 3.8.2.1: the right is lost by moving king or rook, not by a check that was overlooked.
#[test]
fn rights_to_castle_outlive_an_illegal_phase() {
    for (fen, cells) in [
        ("r3k2r/8/8/8/1b6/8/P6P/R3K2R w KQkq - 0 1", "a3 Be7 O-O O-O-O"),
        ("r3k2r/8/8/8/1b6/8/P6P/R3K2R w KQkq - 0 1", "a3 Bc5 O-O-O O-O"),
        // The king in check all the way, then the checker goes.
        ("r3k2r/8/8/8/1b6/8/P6P/R3K2R w KQkq - 0 1", "a3 Ke7 h3 Ba5 h4 Bd8 O-O"),
    ] {
        let replay = replay(fen, cells);
        let last = replay.plies.last().unwrap();
        assert!(matches!(last.state, PlyState::Legal { .. }), "{cells}: {} {last:?}", states(&replay));
    }
}

/// Rule: US 15F3: the record is complete from a diagram that the director confirms, whatever was before it.
#[test]
fn a_confirmed_diagram_starts_the_record_again() {
    let after_three = SetUp::from_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2").unwrap();
    for (cells, expected) in [
        ("e4 -- -- Nc6 Bb5", "L--LL"),
        ("e4 ~ Nf3 Nc6 Bb5", "LU?LL"),
        ("e4 e5 Nf3 Nc6 Bb5", "LLLLL"),
        // The diagram decides over what was written.
        ("d4 d5 c4 Nc6 Bb5", "LLLLL"),
        ("e4 _ _ e4 Nxe5", "L--IL"),
    ] {
        let line = Line {
            start: SetUp::default(),
            cells: cells.split(' ').map(cell).collect(),
            diagrams: BTreeMap::from([(Ply(3), after_three.clone())]),
            ..Line::default()
        };
        let replay = Replay::of(&line);
        assert_eq!(states(&replay), expected, "{cells}");
        assert_eq!(replay.position_after(Ply(3)).unwrap().identity(), Position::set_up(&after_three).0.identity());
    }
}

#[test]
fn a_ply_is_named_as_players_do() {
    let replay = replay("4k3/8/8/8/8/8/8/R3K3 b Q - 0 30", "e8d8 O-O-O+ -- Nf3");
    let names: Vec<String> = (0..=4).map(|ply| replay.name(Ply(ply))).collect();
    assert_eq!(names, ["start", "30...Kd8", "31.O-O-O+", "31...--", "32.Nf3"]);
}

/// Rule: US 15F3. The player's sheet goes on from such a diagram too.
#[test]
fn a_diagram_confirmed_before_the_first_move_stands_for_the_start() {
    let diagram = SetUp::from_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").unwrap();
    let line = Line {
        start: SetUp::default(),
        cells: vec![cell("O-O-O")],
        diagrams: BTreeMap::from([(Ply::START, diagram.clone())]),
        ..Line::default()
    };
    let replay = Replay::of(&line);
    assert_eq!((states(&replay).as_str(), replay.set_up.clone()), ("L", diagram));
}

/// A gap may hide the move by which a right to castle was lost; then no move is named.
#[test]
fn the_move_that_ended_a_right_is_not_named_over_a_gap() {
    let moved = SetUp::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w Qkq - 0 4").unwrap();
    let line = Line {
        start: SetUp::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KQkq - 0 1").unwrap(),
        cells: ["--", "--", "--", "--", "--", "--", "O-O"].map(cell).into(),
        diagrams: BTreeMap::from([(Ply(6), moved)]),
        ..Line::default()
    };
    let replay = Replay::of(&line);
    let gone = IllegalMove::CastlingRightGone { wing: "king-side", since: None };
    assert_eq!(replay.plies[6].state, PlyState::Illegal { why: gone });
}
