//! Decided facts agree with the full record.

use std::collections::BTreeMap;

use proptest::prelude::*;
use scoresheet_core::evidence::repetition::{self, Spacing};
use scoresheet_core::evidence::{Fact, quiet_run};
use scoresheet_core::replay::Replay;
use scoresheet_record::ply::Ply;
use scoresheet_tests::random_games::Dice;

use crate::holes::{Diagram, Holed, Style, Wanted, punch, random_line, written_line};

/// How many facts were asked and decided, by kind of fact and width of gap.
#[derive(Debug, Default)]
pub struct Shares(BTreeMap<(&'static str, u32), (u32, u32)>);

impl Shares {
    fn note(&mut self, what: &'static str, width: u32, fact: &Fact) {
        let (asked, decided) = self.0.entry((what, width)).or_default();
        *asked += 1;
        *decided += u32::from(is_decided(fact));
    }

    /// The share decided of one kind over all widths, in hundredths.
    fn percent(&self, what: &str) -> u32 {
        let of = self.0.iter().filter(|((kind, _), _)| *kind == what);
        let (asked, decided) = of.fold((0, 0), |sum, (_, share)| (sum.0 + share.0, sum.1 + share.1));
        decided * 100 / asked.max(1)
    }

    fn print(&self) {
        for ((what, width), (asked, decided)) in &self.0 {
            eprintln!("{what}, gap of {width}: {decided} of {asked} decided ({} %)", decided * 100 / asked);
        }
    }
}

fn is_decided(fact: &Fact) -> bool {
    !matches!(fact, Fact::Undecided { .. })
}

fn agrees(fact: &Fact, truth: bool) -> bool {
    match fact {
        Fact::Proven => truth,
        Fact::Refuted => !truth,
        Fact::Undecided { because } => !because.is_empty(),
    }
}

/// Rules: US 13C7 and 14C9 take gaps into account; nothing is proven or refuted that the full record denies.
fn check_at(game: &Holed, at: Ply, width: u32, shares: &mut Shares) {
    let place = || format!("at {at}: {}", game.describe());
    let truth = repetition::at(&game.full, at).certain;
    let found = repetition::at(&game.holed, at);
    let times = truth.len() as u32;
    assert!(found.certain.iter().all(|ply| truth.contains(ply)), "{:?} of {truth:?} {}", found.certain, place());
    let covered = truth.iter().all(|ply| found.certain.contains(ply) || found.possible.contains(ply));
    assert!(covered, "{truth:?} by {:?} and {:?} {}", found.certain, found.possible, place());
    assert!(found.least <= times && times <= found.most, "{} to {}: {times} {}", found.least, found.most, place());
    for wanted in [2, 3, 5] {
        let fact = found.at_least(wanted);
        assert!(agrees(&fact, times >= wanted), "{wanted} times: {fact:?} {}", place());
    }
    shares.note("threefold", width, &found.at_least(3));

    let truth = quiet_run::at(&game.full, at);
    let found = quiet_run::at(&game.holed, at);
    assert!(found.least <= truth.least && truth.least <= found.most, "{found:?}: {truth:?} {}", place());
    assert!(found.since >= truth.since, "{found:?}: {truth:?} {}", place());
    for wanted in [4, 10, 20, 50, 100, 150] {
        let fact = found.at_least(wanted);
        assert!(agrees(&fact, truth.least >= wanted), "{wanted} plies: {fact:?} {}", place());
    }
    shares.note("fifty moves", width, &found.at_least(100));
}

/// The same for what had come about by some ply.
fn check_reached(game: &Holed, until: Ply, width: u32, shares: &mut Shares) {
    let place = || format!("up to {until}: {}", game.describe());
    for (times, spacing) in [(3, Spacing::Anywhere), (5, Spacing::Anywhere), (5, Spacing::ConsecutiveAlternateMoves)] {
        let truth = repetition::reached(&game.full, until, times, spacing).by;
        let found = repetition::reached(&game.holed, until, times, spacing);
        assert!(agrees(&found.fact, truth.is_some()), "{times} {spacing:?}: {found:?}, {truth:?} {}", place());
        let late_enough = found.by.is_none_or(|by| truth.is_some_and(|truth| truth <= by));
        assert!(late_enough, "{times} {spacing:?}: {found:?}, {truth:?} {}", place());
        shares.note("reached", width, &found.fact);
    }
    for plies in [10, 100, 150] {
        let truth = quiet_run::reached(&game.full, until, plies).1;
        let (fact, by) = quiet_run::reached(&game.holed, until, plies);
        assert!(agrees(&fact, truth.is_some()), "{plies} plies: {fact:?}, {truth:?} {}", place());
        assert!(by.is_none_or(|by| truth.is_some_and(|truth| truth <= by)), "{by:?}, {truth:?} {}", place());
        shares.note("seventy-five moves", width, &fact);
    }
}

/// Some plies worth asking at: just after each gap, the end, and any others.
fn asked(replay: &Replay, game: &Holed, dice: &mut Dice) -> Vec<Ply> {
    let last = replay.last_ply().0;
    let after = game.gaps.iter().map(|gap| (gap.first + gap.width).min(last));
    let mut plies: Vec<u32> = after.chain([last, dice.roll(last as usize + 1) as u32]).collect();
    plies.sort_unstable();
    plies.dedup();
    plies.into_iter().map(Ply).collect()
}

fn check(game: &Holed, width: u32, dice: &mut Dice, shares: &mut Shares) {
    for at in asked(&game.full, game, dice) {
        check_at(game, at, width, shares);
    }
    check_reached(game, game.full.last_ply(), width, shares);
}

fn wanted(dice: &mut Dice) -> Wanted {
    Wanted {
        // Gaps of three plies take the longest, since they can just be completed in every way.
        width: *dice.pick(&[1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 5, 6, 6]),
        gaps: 1 + u32::from(dice.chance(25)),
        diagram: if dice.chance(40) { Diagram::Confirmed } else { Diagram::None },
    }
}

#[test]
fn decided_facts_agree_with_the_full_record_of_real_games() {
    let (mut dice, mut shares) = (Dice::new(1), Shares::default());
    for games in scoresheet_tests::games::all().values() {
        for game in games {
            let wanted = wanted(&mut dice);
            let Some(holed) = punch(&game.line(), wanted, &mut dice) else { continue };
            check(&holed, wanted.width, &mut dice, &mut shares);
        }
    }
    shares.print();
    assert!(shares.percent("threefold") >= 60 && shares.percent("reached") >= 40, "{shares:?}");
    assert!(shares.percent("fifty moves") >= 90 && shares.percent("seventy-five moves") >= 80, "{shares:?}");
}

#[test]
fn decided_facts_agree_with_the_full_record_of_games_full_of_repetitions() {
    let mut shares = Shares::default();
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let wanted = wanted(&mut dice);
        let Some(holed) = punch(&random_line(seed, 50), wanted, &mut dice) else { continue };
        check(&holed, wanted.width, &mut dice, &mut shares);
    }
    shares.print();
    assert!(shares.percent("threefold") >= 50 && shares.percent("reached") >= 30, "{shares:?}");
}

/// Where a gap is far too wide to be completed, positions after it are compared by the moves since. That needs moves by
/// their squares, and knows what it does not know: rights to castle, captures in passing, men never seen.
#[test]
fn decided_facts_agree_with_the_full_record_where_only_what_is_written_can_be_compared() {
    let (mut shares, mut proven) = (Shares::default(), 0);
    for seed in 0..180 {
        let mut dice = Dice::new(seed);
        let style = if seed % 4 == 0 { Style::Tapped } else { Style::Long };
        let wanted = Wanted { width: 8, gaps: 1, diagram: Diagram::None };
        let Some(holed) = punch(&written_line(seed, 44, style), wanted, &mut dice) else { continue };
        let after = holed.gaps[0].first + holed.gaps[0].width;
        for at in (after..=holed.full.last_ply().0).map(Ply) {
            check_at(&holed, at, wanted.width, &mut shares);
            proven += u32::from(repetition::at(&holed.holed, at).certain.len() > 1);
        }
    }
    shares.print();
    assert!(proven >= 100, "{proven}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn decided_facts_agree_with_the_full_record(seed in any::<u64>(), plies in 8_usize..50) {
        let mut dice = Dice::new(seed);
        let wanted = wanted(&mut dice);
        if let Some(holed) = punch(&random_line(seed, plies), wanted, &mut dice) {
            check(&holed, wanted.width, &mut dice, &mut Shares::default());
        }
    }
}
