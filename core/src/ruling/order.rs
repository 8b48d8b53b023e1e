//! Whether a claim may be raised: by this player, at this moment, in this way.

use scoresheet_record::claim::{Claimant, Known};
use scoresheet_record::men::Color;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{AutomaticEffect, ClaimWindow, DrawClaimRules, Raising};

use super::{Case, FindingText, OpenText, Ruling, automatic};
use crate::legality::IllegalMove;
use crate::position::{BoardEnd, Position};
use crate::replay::{Going, PlyState, Replay};

/// Whether a claim may be raised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Order {
    /// The claimant is on move, or has moved and may still claim.
    Kept,
    /// It may not be raised so.
    Broken,
    /// That hangs on a question.
    Open(OpenText),
}

/// The ply at which the game ended on the board, up to `at`, and how.
pub(super) fn board_end(replay: &Replay, at: Ply) -> Option<(Ply, BoardEnd)> {
    let later = replay.plies.iter().take(at.0 as usize).find_map(|played| {
        let end = match &played.state {
            PlyState::Illegal { why: IllegalMove::AfterCheckmate } => BoardEnd::Checkmate,
            PlyState::Illegal { why: IllegalMove::AfterStalemate } => BoardEnd::Stalemate,
            _ => return None,
        };
        Some((played.ply.previous()?, end))
    });
    later.or_else(|| Some((at, replay.position_after(at)?.end()?)))
}

/// The first ply up to `at` after which the men excluded any checkmate.
fn dead_since(replay: &Replay, at: Ply) -> Option<Ply> {
    let dead = |ply: &Ply| replay.position_after(*ply).is_some_and(Position::is_dead_by_material);
    // Men do not come back, so only a game that ends so can have been dead before.
    dead(&at).then(|| (0..=at.0).map(Ply).find(dead)).flatten()
}

/// Notes that the game had already ended on the board, with its result.
pub(super) fn ended_on_board(claims: &DrawClaimRules, case: &Case<'_>, ruling: &mut Ruling) -> bool {
    let Some((ply, end)) = board_end(case.replay, case.at) else {
        let Some(ply) = dead_since(case.replay, case.at) else { return false };
        ruling.find(FindingText::DeadBefore { by: case.replay.name(ply) }, &[claims.dead_position]);
        ruling.consequences.result = Some(GameResult::Draw);
        return true;
    };
    let by = case.replay.name(ply);
    let result = match end {
        BoardEnd::Checkmate => {
            ruling.find(FindingText::CheckmateBefore { by }, &[claims.checkmate]);
            case.replay.numbering.mover(ply).fold_wb(GameResult::WhiteWins, GameResult::BlackWins)
        }
        BoardEnd::Stalemate => {
            ruling.find(FindingText::StalemateBefore { by }, &[claims.stalemate]);
            GameResult::Draw
        }
    };
    ruling.consequences.result = Some(result);
    true
}

/// Gaps that may hide that the game was over before the claim: by mate, stalemate or bare men in some way to fill them, or
/// by an automatic draw that the record leaves open.
pub(super) fn may_be_over(claims: &DrawClaimRules, case: &Case<'_>) -> Vec<Ply> {
    let gaps: Vec<Ply> = case.replay.gaps().into_iter().filter(|ply| *ply <= case.at).collect();
    if gaps.is_empty() {
        return gaps;
    }
    let mut ended = false;
    case.replay.each_completion(case.at, &mut |steps| {
        let last = steps.last().map(|step| &step.position);
        ended = last.is_some_and(|last| last.end().is_some() || last.is_dead_by_material());
        if ended { Going::Stop } else { Going::On }
    });
    let ends_by_itself = claims.automatic.effect == AutomaticEffect::EndsGame;
    if ended || (ends_by_itself && automatic::may_have_ended(claims, case.replay, case.at)) { gaps } else { Vec::new() }
}

/// Notes that the game had already been drawn without a claim (FIDE 9.6).
pub(super) fn drawn_without_claim(claims: &DrawClaimRules, case: &Case<'_>, ruling: &mut Ruling) -> bool {
    if claims.automatic.effect == AutomaticEffect::DirectorMay {
        return false;
    }
    let Some((ply, rule)) = automatic::first(claims, case.replay, case.at) else { return false };
    ruling.find(FindingText::DrawnBefore { by: case.replay.name(ply) }, &[rule]);
    true
}

/// Whether the claimant may claim now.
pub(super) fn order(raising: &Raising, case: &Case<'_>, ruling: &mut Ruling) -> Order {
    let Claimant::Player(side) = case.claim.by else {
        ruling.find(FindingText::OnlyPlayers, &[raising.off_move]);
        return Order::Broken;
    };
    if side == case.replay.numbering.side_to_move_after(case.at) {
        on_move(raising, case, side, ruling)
    } else {
        after_moving(raising, case, side, ruling)
    }
}

fn on_move(raising: &Raising, case: &Case<'_>, side: Color, ruling: &mut Ruling) -> Order {
    match raising.window.value {
        ClaimWindow::UntilTouched => {
            if let Some(at) = case.now.touched {
                ruling.find(FindingText::PieceTouched { at }, &[raising.window.by]);
                return Order::Broken;
            }
        }
        ClaimWindow::UntilPressed => {
            if case.now.pressed == Known::No && case.at != Ply::START {
                ruling.find(FindingText::OpponentNotPressed { side }, &[raising.off_move]);
                return Order::Broken;
            }
        }
    }
    let announced = case.claim.intending.as_ref().and(raising.announced);
    ruling.find(FindingText::OnMove { side }, &[announced.unwrap_or(raising.on_board)]);
    Order::Kept
}

fn after_moving(raising: &Raising, case: &Case<'_>, side: Color, ruling: &mut Ruling) -> Order {
    if case.at == Ply::START {
        ruling.find(FindingText::NotOnMove { side }, &[raising.off_move]);
        return Order::Broken;
    }
    match (raising.window.value, case.now.pressed) {
        (ClaimWindow::UntilTouched, pressed) => {
            let mut rules = vec![raising.off_move];
            // Having moved, he has touched a piece; that alone ends the right on this move.
            rules.extend((pressed == Known::No).then_some(raising.window.by));
            ruling.find(FindingText::NotOnMove { side }, &rules);
            Order::Broken
        }
        (ClaimWindow::UntilPressed, Known::Yes) => {
            ruling.find(FindingText::MovedAndPressed { side }, &[raising.off_move, raising.offer]);
            Order::Broken
        }
        (ClaimWindow::UntilPressed, Known::Unknown) => Order::Open(OpenText::Pressed { side }),
        (ClaimWindow::UntilPressed, Known::No) if case.claim.intending.is_some() => {
            ruling.find(FindingText::AnnouncedAfterMoving, &[raising.off_move]);
            Order::Broken
        }
        (ClaimWindow::UntilPressed, Known::No) => {
            ruling.find(FindingText::MovedNotPressed { side }, &[raising.window.by]);
            Order::Kept
        }
    }
}
