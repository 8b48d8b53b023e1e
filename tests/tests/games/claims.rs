//! The claims of the games, ruled.

use scoresheet_core::evidence::{quiet_run, repetition};
use scoresheet_core::replay::Replay;
use scoresheet_core::ruling::{Case, Ruling, Verdict, judge};
use scoresheet_record::claim::{Claim, Claimant, Known, Situation};
use scoresheet_record::men::Color;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{Conditions, Edition, EventRules};

use crate::facts::ClaimFacts;
use crate::{FACTS, numbers, replay};

fn claim(told: &ClaimFacts) -> Claim {
    Claim {
        by: Claimant::Player(if told.by == "white" { Color::White } else { Color::Black }),
        kind: told.claim.parse().expect("a claim"),
        intending: told.intending.as_deref().map(MoveText::new),
    }
}

/// The ruling when the player who moved last has pressed the clock.
fn ruling(told: &ClaimFacts, replay: &Replay, edition: Edition) -> Ruling {
    let rules = EventRules::resolve(edition, &Conditions::default(), &[]);
    let now = Situation { pressed: Known::Yes, ..Situation::default() };
    judge(&rules, &Case { replay, at: Ply(told.at), claim: &claim(told), now: &now })
}

fn name(told: &ClaimFacts) -> String {
    format!("{} at {}: {} {} {:?}", told.file, told.at, told.by, told.claim, told.intending)
}

#[test]
fn the_facts_of_each_claim_are_the_oracles() {
    for told in &FACTS.claims {
        let mut replay = replay(&told.file, told.game);
        replay.plies.truncate(told.at as usize);
        if let Some(text) = &told.intending {
            replay.push(scoresheet_record::sheet::Written::Text(MoveText::new(text)), None);
        }
        let end = replay.last_ply();
        assert_eq!(numbers(&repetition::at(&replay, end).certain), told.occurrences, "{}", name(told));
        let quiet = quiet_run::at(&replay, end);
        assert_eq!((quiet.least, quiet.most), (told.quiet, told.quiet), "{}", name(told));
    }
}

/// Rules: FIDE 9.2 and 9.3. A claim off move is not in order, a wrong one by the player on move is rejected.
#[test]
fn a_claim_is_upheld_exactly_when_it_holds() {
    for told in &FACTS.claims {
        let replay = replay(&told.file, told.game);
        for edition in [Edition::Fide201707, Edition::Fide2018, Edition::Fide2023] {
            let ruling = ruling(told, &replay, edition);
            let expected = match (told.holds, told.in_turn) {
                (true, _) => Verdict::Upheld,
                (false, true) => Verdict::Rejected,
                (false, false) => Verdict::NotInOrder,
            };
            assert_eq!(ruling.verdict, expected, "{edition}: {} {:?}", name(told), ruling.findings);
        }
    }
}

/// Rules: US 14C2 and 9G1: a repetition can be claimed by writing the move, fifty moves only once they are made.
#[test]
fn us_chess_upholds_them_too_save_fifty_moves_with_a_move_only_written() {
    for told in &FACTS.claims {
        let ruling = ruling(told, &replay(&told.file, told.game), Edition::Us2024);
        let not_made = told.claim == "fifty" && told.intending.is_some();
        let expected = match (told.holds, told.in_turn) {
            (_, false) => Verdict::NotInOrder,
            (_, true) if not_made && told.quiet <= 100 => Verdict::NotInOrder,
            (true, true) => Verdict::Upheld,
            (false, true) => Verdict::Rejected,
        };
        assert_eq!(ruling.verdict, expected, "{} {:?}", name(told), ruling.findings);
    }
}
