//! Positions, repetitions and quiet runs of the games.

use scoresheet_core::evidence::repetition::{self, Difference, Spacing};
use scoresheet_core::evidence::{Basis, Fact, QuietRun, Repetition, quiet_run};
use scoresheet_core::position::{BoardEnd, Move, Position};
use scoresheet_core::replay::{Effect, PlyState, Replay};
use scoresheet_record::men::Role;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::{MoveNumber, Ply};
use scoresheet_record::sheet::Written;

use crate::facts::{AnnouncedThird, GameFacts, Moment, Run};
use crate::{each, numbers};

fn last(replay: &Replay) -> &Position {
    replay.position_after(replay.last_ply()).expect("a known position")
}

#[test]
fn every_move_of_every_game_is_legal_and_leads_to_the_last_position() {
    for (facts, replay) in each() {
        let name = format!("{} {}", facts.file, facts.game);
        let fault = replay.plies.iter().find(|played| !matches!(played.state, PlyState::Legal { .. }));
        assert!(fault.is_none(), "{name}: {fault:?}");
        assert_eq!(replay.last_ply(), Ply(facts.plies), "{name}");
        assert_eq!(replay.start.is_chess960(), facts.chess960, "{name}");
        let next = replay.numbering.label(replay.last_ply().next()).map_or(MoveNumber(0), |label| label.number);
        assert_eq!(last(&replay).fen(facts.quiet_at_end, next), facts.final_fen, "{name}");
        let end = match last(&replay).end() {
            Some(BoardEnd::Checkmate) => Some("checkmate"),
            Some(BoardEnd::Stalemate) => Some("stalemate"),
            // No mating material is another rule's question.
            None => facts.on_board_end.as_deref().filter(|end| *end == "insufficient material"),
        };
        assert_eq!(end, facts.on_board_end.as_deref(), "{name}");
    }
}

#[test]
fn promotions_captures_in_passing_and_castlings_are_where_the_oracle_saw_them() {
    for (facts, replay) in each() {
        let (mut promotion, mut en_passant, mut castling) = (Vec::new(), Vec::new(), Vec::new());
        for played in &replay.plies {
            let before = replay.position_after(played.ply.previous().expect("a ply")).expect("a position");
            let m = before.legal_move(&played.gesture.expect("a gesture")).expect("a legal move");
            match m {
                Move::Castle { .. } => castling.push(played.ply.0),
                Move::EnPassant { .. } => en_passant.push(played.ply.0),
                Move::Normal { promotion: Some(_), .. } => promotion.push(played.ply.0),
                Move::Normal { promotion: None, .. } | Move::Put { .. } => {}
            }
        }
        let found = (promotion, en_passant, castling);
        let told = (facts.promotion.clone(), facts.en_passant.clone(), facts.castling.clone());
        assert_eq!(found, told, "{} {}", facts.file, facts.game);
    }
}

fn moment(replay: &Replay, ply: Ply) -> Moment {
    let occurrences = numbers(&repetition::at(replay, ply).certain);
    Moment { ply: ply.0, name: replay.name(ply), occurrences }
}

/// Rules: US 14C, FIDE 9.2 and 9.6.1.
#[test]
fn third_and_fifth_occurrences_are_where_the_oracle_counted_them() {
    for (facts, replay) in each() {
        let name = format!("{} {}", facts.file, facts.game);
        let (end, mut repetition, mut third_or_more) = (replay.last_ply(), Repetition::default(), Vec::new());
        repetition.observe(Ply::START, &replay.start, Effect::Quiet);
        for played in &replay.plies {
            repetition.observe(played.ply, played.after.as_ref().expect("a position"), played.effect);
            if repetition.occurrences().len() >= 3 {
                third_or_more.push(played.ply.0);
            }
        }
        assert_eq!(third_or_more, facts.threefold_or_more_at, "{name}");
        assert_eq!(repetition.first_time(3).map(|ply| moment(&replay, ply)), facts.threefold, "{name}");
        assert_eq!(repetition.first_time(5).map(|ply| moment(&replay, ply)), facts.fivefold, "{name}");
        for (times, told) in [(3, &facts.threefold), (5, &facts.fivefold)] {
            let reached = repetition::reached(&replay, end, times, Spacing::Anywhere);
            assert_eq!(reached.by.map(|ply| ply.0), told.as_ref().map(|told| told.ply), "{name}: {times} times");
            assert_eq!(reached.fact.is_proven(), told.is_some(), "{name}: {times} times");
        }
        let at_end = repetition::at(&replay, end);
        assert_eq!(numbers(&at_end.certain), facts.final_occurrences, "{name}");
        assert_eq!((at_end.possible, at_end.basis), (Vec::new(), Basis::Record), "{name}");
    }
}

/// Rules: US 14F1, FIDE 9.3 and 9.6.2.
#[test]
fn quiet_runs_are_as_long_as_the_oracle_counted_them() {
    for (facts, replay) in each() {
        let name = format!("{} {}", facts.file, facts.game);
        let end = replay.last_ply();
        let at_end = quiet_run::at(&replay, end);
        assert_eq!((at_end.least, at_end.most), (facts.quiet_at_end, facts.quiet_at_end), "{name}");
        for (plies, told) in [(100, &facts.fifty), (150, &facts.seventy_five)] {
            let (fact, by) = quiet_run::reached(&replay, end, plies);
            let found = by.map(|ply| Moment { ply: ply.0, name: replay.name(ply), occurrences: Vec::new() });
            assert_eq!(&found, told, "{name}: {plies}");
            assert_eq!(fact, if told.is_some() { Fact::Proven } else { Fact::Refuted }, "{name}: {plies}");
        }
        assert_eq!(longest(&replay), facts.longest_quiet, "{name}");
    }
}

/// The longest run within the recorded moves; of equal ones the first.
fn longest(replay: &Replay) -> Run {
    let mut run = QuietRun::carried(replay.set_up.quiet_plies);
    let mut longest: Option<(u32, u32)> = None;
    for played in &replay.plies {
        run.observe(played.ply, played.after.as_ref().expect("a position"), played.effect);
        if longest.is_none_or(|(plies, _)| run.plies() > plies) {
            longest = Some((run.plies(), played.ply.0));
        }
    }
    let (plies, to) = longest.expect("a game with moves");
    let plies = plies.min(to);
    Run { plies, from: to - plies + 1, to }
}

/// The moves of the side to move that would bring a third occurrence or a hundredth quiet ply (FIDE 9.2.1, 9.3.1).
#[test]
fn the_moves_that_could_be_announced_at_the_end_are_the_oracles() {
    for (facts, replay) in each() {
        let (threefold, fifty) = announced(&replay);
        assert_eq!(threefold, facts.announce.threefold, "{} {}", facts.file, facts.game);
        assert_eq!(fifty, facts.announce.fifty, "{} {}", facts.file, facts.game);
    }
}

fn announced(replay: &Replay) -> (Vec<AnnouncedThird>, Vec<String>) {
    let (mut threefold, mut fifty) = (Vec::new(), Vec::new());
    let end = replay.last_ply().next();
    let position = last(replay);
    for m in position.legal_moves() {
        // Pawn moves and captures bring neither; leaving them out saves most of the time.
        if m.role() == Role::Pawn || m.is_capture() {
            continue;
        }
        let san = position.san(m);
        let mut with = replay.clone();
        with.push(Written::Text(MoveText::new(&san)), None);
        let occurrences = repetition::at(&with, end);
        if occurrences.at_least(3).is_proven() {
            let earlier = occurrences.certain.iter().filter(|ply| **ply != end).map(|ply| ply.0).collect();
            threefold.push(AnnouncedThird { san: san.clone(), earlier });
        }
        if quiet_run::at(&with, end).at_least(100).is_proven() {
            fifty.push(san);
        }
    }
    threefold.sort_by(|one, other| one.san.cmp(&other.san));
    fifty.sort();
    (threefold, fifty)
}

/// Rules: US 14C, 8A3 and 8F5; FIDE 9.2.3.
#[test]
fn look_alikes_are_told_apart_by_what_the_oracle_names() {
    for (facts, replay) in each() {
        for ply in (0..=facts.plies).map(Ply) {
            let found: Vec<u32> = repetition::look_alikes(&replay, ply).iter().map(|found| found.ply.0).collect();
            assert_eq!(found, told_look_alikes(facts, ply.0), "{} {} at {ply}", facts.file, facts.game);
        }
        for group in &facts.look_alikes {
            let plies = group.positions.iter().flatten().map(|ply| Ply(*ply));
            let found = plies.flat_map(|ply| repetition::look_alikes(&replay, ply));
            let mut parts: Vec<&str> = found.flat_map(|found| found.differs).map(|one| part(&one)).collect();
            parts.sort_unstable();
            parts.dedup();
            let mut told = group.differ_in.clone();
            told.sort_unstable();
            assert_eq!(parts, told, "{} {} {:?}", facts.file, facts.game, group.positions);
        }
    }
}

fn told_look_alikes(facts: &GameFacts, ply: u32) -> Vec<u32> {
    let group = facts.look_alikes.iter().find(|group| group.positions.iter().any(|plies| plies.contains(&ply)));
    let others = group.into_iter().flat_map(|group| &group.positions).filter(|plies| !plies.contains(&ply));
    let mut plies: Vec<u32> = others.flatten().copied().filter(|other| *other < ply).collect();
    plies.sort_unstable();
    plies
}

fn part(difference: &Difference) -> &'static str {
    match difference {
        Difference::SideToMove { .. } => "side to move",
        Difference::CastlingRight { .. } => "castling rights",
        Difference::EnPassant { .. } => "en passant",
    }
}
