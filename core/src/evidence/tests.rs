use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::Square;
use scoresheet_record::notation::MoveText;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};

use super::completeness::missing_pairs;
use super::*;
use crate::replay::Replay;

/// A game by its moves; `--` is a dash, `v` a tick, `~` something illegible.
fn replay(fen: &str, moves: &str) -> Replay {
    let cell = |text: &str| match text {
        "--" => Written::Dash,
        "v" => Written::Tick,
        "~" => Written::Illegible(MoveText::new(text)),
        _ => Written::Text(MoveText::new(text)),
    };
    let start = if fen.is_empty() { SetUp::default() } else { SetUp::from_fen(fen).unwrap() };
    Replay::of(&Line { start, cells: moves.split_whitespace().map(cell).collect(), ..Line::default() })
}

#[test]
fn a_number_between_two_bounds_reaches_what_both_do() {
    let because = [Ply(3)];
    let undecided = Fact::Undecided { because: because.to_vec() };
    for (least, most, fact) in [(3, 3, Fact::Proven), (3, 9, Fact::Proven), (0, 2, Fact::Refuted), (2, 3, undecided)] {
        assert_eq!(Fact::reaches(least, most, 3, &because), fact, "{least} to {most}");
    }
}

#[test]
fn either_of_two_facts_holds_if_one_does() {
    let undecided = |plies: &[u32]| Fact::Undecided { because: plies.iter().map(|ply| Ply(*ply)).collect() };
    for (one, other, either) in [
        (Fact::Proven, undecided(&[1]), Fact::Proven),
        (Fact::Refuted, Fact::Refuted, Fact::Refuted),
        (undecided(&[4]), Fact::Refuted, undecided(&[4])),
        (undecided(&[4, 1]), undecided(&[4, 2]), undecided(&[1, 2, 4])),
    ] {
        assert_eq!(one.clone().or(other.clone()), either);
        assert_eq!(other.or(one), either);
    }
}

/// Rule: US 13C7: a pair is consecutive moves, White-Black or Black-White; three plies in a row are two pairs.
#[test]
fn bad_plies_are_counted_in_pairs_and_in_rows() {
    // Each row of the sheet: `o` recorded, `-` not.
    for (sheet, pairs, rows) in [
        ("oo oo", 0, 0),
        ("o- oo", 1, 1),
        ("-- oo", 1, 1),
        ("o- -o", 1, 2),
        ("-- -o", 2, 2),
        ("o- --", 2, 2),
        ("-- --", 2, 2),
        ("o- -- -o", 2, 3),
        ("o- -- --", 3, 3),
        ("-- -- --", 3, 3),
        ("o- -- -- -o", 3, 4),
        ("-- -- -- -o", 4, 4),
        ("o- oo -o oo o-", 3, 3),
        ("o- oo -o oo o- oo -o", 4, 4),
        ("-o -o -o -o", 4, 4),
        ("o- o-", 2, 2),
        ("vv vv vv", 3, 3),
        ("o~ oo", 1, 1),
        ("o- -- oo -o", 3, 3),
        ("-- -o o-", 3, 3),
        ("-- -- -- --", 4, 4),
    ] {
        let knights = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle();
        let cells = sheet.chars().filter(|sign| !sign.is_whitespace()).zip(knights);
        let moves: Vec<String> = cells
            .map(|(sign, knight)| match sign {
                'o' => knight.to_owned(),
                '-' => "--".to_owned(),
                sign => sign.to_string(),
            })
            .collect();
        let replay = replay("", &moves.join(" "));
        let missing = missing_pairs(&replay, replay.last_ply());
        assert_eq!((missing.pairs, missing.rows), (pairs, rows), "{sheet}");
    }
}

/// Rules: US 14K needs consecutive alternate moves, FIDE 9.6.1 does not.
#[test]
fn five_occurrences_lie_anywhere_or_on_alternate_moves() {
    let dance = "Nf3 Nf6 Ng1 Ng8 ";
    let detour = "Nc3 Nc6 Ne4 Ne5 Nc3 Nc6 Nb1 Nb8 ";
    for (moves, anywhere, alternate) in [
        (dance.repeat(4), Some(16), Some(16)),
        (dance.repeat(2) + detour + dance, Some(20), None),
        (dance.repeat(3) + detour + &dance.repeat(3), Some(20), None),
        (dance.repeat(3), None, None),
    ] {
        let replay = replay("", &moves);
        let end = replay.last_ply();
        let by = |spacing| repetition::reached(&replay, end, 5, spacing).by.map(|ply| ply.0);
        assert_eq!(by(repetition::Spacing::Anywhere), anywhere, "{moves}");
        assert_eq!(by(repetition::Spacing::ConsecutiveAlternateMoves), alternate, "{moves}");
    }
}

/// Rules: US 14F1, FIDE 9.3.
#[test]
fn the_quiet_run_is_counted_over_gaps_as_far_as_the_record_tells() {
    let gap = "-- ".repeat(8);
    for (fact, fen, moves, least, most) in [
        ("castling is quiet", "4k3/8/8/8/8/8/8/4K2R w K - 7 30", "O-O Kd7".to_owned(), 9, 9),
        ("a promotion is not", "4k3/P7/8/8/8/8/8/4K3 w - - 7 30", "a8=Q Kd7".to_owned(), 1, 1),
        ("a wide gap may or may not be quiet", "", format!("Nf3 Nf6 {gap} Ng1 Ng8"), 2, 12),
        ("a gap before a pawn move does not matter", "", format!("Nf3 Nf6 {gap} a3 Ng8"), 1, 1),
        ("a gap before a capture does not matter", "", format!("Nf3 Nf6 {gap} Nxe5 Ng8 Ng1"), 2, 2),
        ("after captures without a sign its absence says nothing", "", format!("e4 d5 ed5 Qd5 {gap} Nf3 Nf6"), 0, 10),
    ] {
        let replay = replay(fen, &moves);
        let quiet = quiet_run::at(&replay, replay.last_ply());
        assert_eq!((quiet.least, quiet.most), (least, most), "{fact}: {moves}");
    }
}

/// Rule: US 14C: men of one kind are the same man. Here the knights change places after a gap of eight plies.
#[test]
fn men_of_one_kind_may_change_places_after_a_gap() {
    let moves = "-- -- -- -- -- -- -- -- Nb1-c3 Ng8-f6 Ng1-f3 Nf6-g8 Nc3-e4 Ng8-f6 Nf3-d4 Nf6-g8 Ne4-g5 Ng8-f6 Nd4-b5 \
                 Nf6-g8 Ng5-f3 Ng8-f6 Nb5-c3 Nf6-g8";
    let replay = replay("", moves);
    let found = repetition::at(&replay, replay.last_ply());
    assert_eq!(found.certain, [Ply(12), Ply(24)]);
}

/// The king is named when it goes to e2, and only tapped when it goes back to e1.
#[test]
fn a_king_that_was_named_once_is_known_when_it_is_only_tapped() {
    let mut moves: Vec<Written> = vec![Written::Dash; 8];
    let text = |text| Written::Text(MoveText::new(text));
    let back = Gesture::Plain { from: Square::E2, to: Square::E1, promotion: None };
    moves.extend([text("Ke2"), text("a6"), Written::Move { gesture: back, text: None }, text("Nb8-c6")]);
    moves.extend(["Kd2", "Nc6-b8", "Ke1", "Nb8-c6"].map(text));
    let replay = Replay::of(&Line { cells: moves, ..Line::default() });
    let found = repetition::at(&replay, Ply(16));
    assert_eq!(found.certain, [Ply(12), Ply(16)]);
}

/// Rules: US 14K, FIDE 9.6.2. After the missing move only squares are written, so that nothing but the completions shows
/// that the last move is a pawn's.
#[test]
fn a_run_that_ended_in_a_move_by_its_squares_is_not_forgotten() {
    let replay = replay("4k3/4p3/8/8/8/8/8/4K3 w - - 5 1", "-- Kd8 e2e1 d8e8 e1e2 e7e5");
    let end = replay.last_ply();
    assert_eq!(quiet_run::reached(&replay, end, 10), (Fact::Proven, Some(Ply(5))));
    assert_eq!(quiet_run::reached(&replay, end, 11), (Fact::Refuted, None));
}

/// Rule: FIDE 9.6.2. A gap that was surely quiet counts, so the number is full before the mate.
#[test]
fn what_was_surely_reached_is_dated_by_the_completions() {
    let replay = replay("7k/8/6K1/8/8/8/8/R7 w - - 145 120", "Rb1 -- Ra1 Kh8 Rb1 Kg8 Rb8#");
    let (fact, by) = quiet_run::reached(&replay, replay.last_ply(), 150);
    assert_eq!((fact, by), (Fact::Proven, Some(Ply(5))));
}

/// Rules: US 14F1, FIDE 9.3: what a set-up's counter says counts only where no gap lies between it and the run.
#[test]
fn a_counter_before_a_gap_is_no_part_of_the_run_after_it() {
    let gaps = "-- -- -- -- -- -- --";
    let dance = ["Kd8", "Rg1", "Ke8", "Rh1"].iter().cycle().take(104).copied().collect::<Vec<_>>().join(" ");
    let replay = replay("r3k3/8/8/8/8/8/8/4K2R w - - 150 1", &format!("{gaps} {dance}"));
    let quiet = quiet_run::at(&replay, replay.last_ply());
    assert_eq!((quiet.least, quiet.carried, quiet.most), (104, 0, 104 + 7 + 150));
}

/// A saved log may hold any number.
#[test]
fn the_largest_counters_do_not_overflow() {
    let set_up = SetUp {
        quiet_plies: u32::MAX,
        number: scoresheet_record::ply::MoveNumber(u32::MAX),
        ..SetUp::from_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1").unwrap()
    };
    let cells = ["Rg1", "Kd8", "Rh1", "Ke8"].map(|text| Written::Text(MoveText::new(text)));
    let replay = Replay::of(&Line { start: set_up, cells: cells.into(), ..Line::default() });
    assert_eq!(quiet_run::at(&replay, Ply(4)).least, u32::MAX);
    assert_eq!(replay.name(Ply(4)), format!("{}...Ke8", u32::MAX));
}
