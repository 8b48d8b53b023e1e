//! Whether a claim may be raised: by this player, at this moment, in this way.

use scoresheet_record::claim::{Claimant, Known};
use scoresheet_record::men::Color;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{AutomaticEffect, ClaimWindow, DrawClaimRules, Raising};

use super::{Case, FindingText, OpenText, Ruling, automatic};
use crate::position::{BoardEnd, Position};
use crate::replay::{Completions, Going, PlyState, Replay};

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
        let PlyState::Illegal { why } = &played.state else { return None };
        Some((played.ply.previous()?, why.board_end()?))
    });
    later.or_else(|| match standing(replay, at) {
        Standing::Over(end) => Some((at, end)),
        Standing::GoesOn | Standing::Unclear => None,
    })
}

/// How the game stood on the board after a ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// It was over.
    Over(BoardEnd),
    /// It went on.
    GoesOn,
    /// A gap hides that.
    Unclear,
}

/// How the game stood on the board after a ply, over a gap too. Where the gap is too wide to be completed, only a written
/// mate leaves it unclear.
pub(super) fn standing(replay: &Replay, ply: Ply) -> Standing {
    let of = |position: &Position| position.end().map_or(Standing::GoesOn, Standing::Over);
    if let Some(position) = replay.position_after(ply) {
        return of(position);
    }
    let mut standing: Option<Standing> = None;
    let completions = replay.each_completion(ply, &mut |steps| {
        let here = steps.last().map(|step| of(&step.position));
        standing = if standing.is_none() || standing == here { here } else { Some(Standing::Unclear) };
        if standing == Some(Standing::Unclear) { Going::Stop } else { Going::On }
    });
    let mate_written = replay.played(ply).is_some_and(|played| replay.move_text(played).contains('#'));
    match (completions, standing) {
        (Completions::Complete | Completions::All(_) | Completions::Stopped, Some(standing)) => standing,
        (_, _) if mate_written => Standing::Unclear,
        (_, _) => Standing::GoesOn,
    }
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

/// The gaps, if they may hide that the game was over before the claim: by bare men in some way to fill them, or by an
/// automatic draw that the record leaves open. A mate that they may hide is [`Standing::Unclear`].
pub(super) fn may_be_over(claims: &DrawClaimRules, case: &Case<'_>) -> Vec<Ply> {
    let gaps = case.replay.gaps_until(case.at);
    if gaps.is_empty() {
        return gaps;
    }
    let mut dead = false;
    case.replay.each_completion(case.at, &mut |steps| {
        dead = steps.last().is_some_and(|last| last.position.is_dead_by_material());
        if dead { Going::Stop } else { Going::On }
    });
    let ends_by_itself = claims.automatic.effect == AutomaticEffect::EndsGame;
    if dead || (ends_by_itself && automatic::may_have_ended(claims, case.replay, case.at)) { gaps } else { Vec::new() }
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
