//! Random legal games: every count equals the one that comparing shakmaty's positions pairwise gives.

use proptest::prelude::*;
use scoresheet_core::evidence::repetition::{self, Difference, LookAlike, Reached, Spacing};
use scoresheet_core::evidence::{Basis, Fact, QuietRun, Repetition, quiet_run};
use scoresheet_core::replay::{Effect, Replay};
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_tests::random_games::{Dice, RandomGame, SHUFFLING_STARTS, Taste, chess960_start, game};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

/// How often the generator made what the counts are to be tried on.
#[derive(Debug, Default)]
struct Yield {
    third_occurrences: usize,
    fifth_occurrences: usize,
    alternate_fifths: usize,
    castling_look_alikes: usize,
    en_passant_look_alikes: usize,
    side_to_move_look_alikes: usize,
    /// Equal positions of which one came about by a double step that a pinned or bound pawn cannot capture.
    idle_double_steps: usize,
    longest_quiet: u32,
}

fn shuffling(seed: u64, plies: usize) -> RandomGame {
    let mut dice = Dice::new(!seed);
    if dice.chance(20) {
        return game(seed, (&chess960_start(&mut dice), CastlingMode::Chess960), plies, Taste::Shuffling);
    }
    game(seed, (dice.pick::<&str>(&SHUFFLING_STARTS), CastlingMode::Standard), plies, Taste::Shuffling)
}

fn replay(game: &RandomGame) -> Replay {
    let cells = game.sans.iter().map(|san| Written::Text(MoveText::new(san))).collect();
    Replay::of(&Line { start: game.start.clone(), cells, ..Line::default() })
}

/// The plies up to `at` with the very position of `at`.
fn occurrences(positions: &[Chess], at: usize) -> Vec<Ply> {
    (0..=at).filter(|ply| positions[*ply] == positions[at]).map(|ply| Ply(ply as u32)).collect()
}

fn look_alikes(positions: &[Chess], at: usize) -> Vec<(Ply, Vec<&'static str>)> {
    let now = &positions[at];
    let alike = (0..at).filter(|ply| positions[*ply].board() == now.board() && positions[*ply] != *now);
    alike.map(|ply| (Ply(ply as u32), differences(&positions[ply], now))).collect()
}

fn differences(then: &Chess, now: &Chess) -> Vec<&'static str> {
    let mut differ = Vec::new();
    if then.turn() != now.turn() {
        differ.push("side to move");
    }
    let lost = then.castles().castling_rights() ^ now.castles().castling_rights();
    differ.extend(std::iter::repeat_n("castling", lost.count()));
    let capture = |position: &Chess| position.ep_square(EnPassantMode::Legal);
    if then.turn() == now.turn() && capture(then) != capture(now) {
        differ.push("en passant");
    }
    differ
}

fn named(found: &LookAlike) -> (Ply, Vec<&'static str>) {
    let part = |difference: &Difference| match difference {
        Difference::SideToMove { .. } => "side to move",
        Difference::CastlingRight { .. } => "castling",
        Difference::EnPassant { .. } => "en passant",
    };
    (found.ply, found.differs.iter().map(part).collect())
}

/// The first ply up to `until` after which some position had stood for the `times`-th time.
fn first_time(positions: &[Chess], until: usize, times: usize) -> Option<Ply> {
    (0..=until).find(|ply| occurrences(positions, *ply).len() >= times).map(|ply| Ply(ply as u32))
}

/// The first ply with the position of four, eight, twelve and sixteen plies before (US 14K).
fn first_alternate(positions: &[Chess], until: usize) -> Option<Ply> {
    let repeats = |ply: &usize| (1..=4).all(|back| positions[ply - 4 * back] == positions[*ply]);
    (16..=until).find(repeats).map(|ply| Ply(ply as u32))
}

fn check(game: &RandomGame, made: &mut Yield) {
    let replay = replay(game);
    let positions = &game.positions;
    let mut repetition = Repetition::default();
    let mut run = QuietRun::carried(replay.set_up.quiet_plies);
    repetition.observe(Ply::START, &replay.start, Effect::Quiet);
    for ply in 0..positions.len() {
        let at = Ply(ply as u32);
        if let Some(played) = replay.played(at) {
            let after = played.after.as_ref().expect("a known position");
            repetition.observe(at, after, played.effect);
            run.observe(at, after, played.effect);
        }
        let expected = occurrences(positions, ply);
        assert_eq!(repetition.occurrences(), expected, "the accumulator at {at}");
        let found = repetition::at(&replay, at);
        assert_eq!((found.certain, found.possible), (expected.clone(), Vec::new()), "at {at}");
        assert_eq!((found.least, found.most), (expected.len() as u32, expected.len() as u32), "at {at}");
        assert_eq!(found.basis, Basis::Record);

        let told: Vec<_> = repetition::look_alikes(&replay, at).iter().map(named).collect();
        assert_eq!(told, look_alikes(positions, ply), "look-alikes at {at}");

        let halfmoves = positions[ply].halfmoves();
        let quiet = quiet_run::at(&replay, at);
        assert_eq!((run.plies(), quiet.least, quiet.most), (halfmoves, halfmoves, halfmoves), "quiet plies at {at}");
        made.note(&positions[..=ply], &expected, &told);
    }
    check_reached(&replay, positions, &repetition, made);
}

fn check_reached(replay: &Replay, positions: &[Chess], repetition: &Repetition, made: &mut Yield) {
    let end = positions.len() - 1;
    let reached = |by: Option<Ply>| Reached { fact: if by.is_some() { Fact::Proven } else { Fact::Refuted }, by };
    for times in 2..=5 {
        let first = first_time(positions, end, times as usize);
        assert_eq!(repetition.first_time(times), first, "{times} times");
        for until in (0..=end).step_by(7).chain([end]) {
            let first = first_time(positions, until, times as usize);
            let found = repetition::reached(replay, Ply(until as u32), times, Spacing::Anywhere);
            assert_eq!(found, reached(first), "{times} times up to {until}");
        }
    }
    let first = first_alternate(positions, end);
    assert_eq!(repetition.first_alternate_fivefold(), first);
    let found = repetition::reached(replay, Ply(end as u32), 5, Spacing::ConsecutiveAlternateMoves);
    assert_eq!(found, reached(first), "on alternate moves");
    made.alternate_fifths += usize::from(first.is_some());
}

impl Yield {
    fn note(&mut self, positions: &[Chess], plies: &[Ply], alike: &[(Ply, Vec<&'static str>)]) {
        let now = positions.last().expect("a start");
        let with = |part: &str| usize::from(alike.iter().any(|(_, differs)| differs.contains(&part)));
        self.third_occurrences += usize::from(plies.len() == 3);
        self.fifth_occurrences += usize::from(plies.len() == 5);
        self.castling_look_alikes += with("castling");
        self.en_passant_look_alikes += with("en passant");
        self.side_to_move_look_alikes += with("side to move");
        let passed = |ply: &Ply| positions[ply.0 as usize].pseudo_legal_ep_square().is_some();
        let legal = now.ep_square(EnPassantMode::Legal).is_some();
        self.idle_double_steps += usize::from(!legal && plies.len() > 1 && plies.iter().any(passed));
        self.longest_quiet = self.longest_quiet.max(now.halfmoves());
    }
}

/// Rules: US 14C, FIDE 9.2.3. What is counted really comes about: the numbers asserted are well below those that these
/// games give.
#[test]
fn counts_equal_the_pairwise_comparison_of_positions_in_games_that_repeat_them() {
    let mut made = Yield::default();
    for seed in 0..240 {
        check(&shuffling(seed, 60), &mut made);
    }
    eprintln!("240 games: {made:?}");
    assert!(made.third_occurrences >= 100, "{made:?}");
    assert!(made.fifth_occurrences >= 20, "{made:?}");
    assert!(made.alternate_fifths >= 3, "{made:?}");
    assert!(made.castling_look_alikes >= 30, "{made:?}");
    assert!(made.en_passant_look_alikes >= 10, "{made:?}");
    assert!(made.side_to_move_look_alikes >= 5, "{made:?}");
    assert!(made.idle_double_steps >= 1, "{made:?}");
    assert!(made.longest_quiet >= 40, "{made:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn counts_equal_the_pairwise_comparison_of_positions(seed in any::<u64>(), plies in 1_usize..80) {
        check(&shuffling(seed, plies), &mut Yield::default());
    }
}
