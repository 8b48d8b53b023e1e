//! Threefold repetition and fifty moves, claimed by a player (US 14C and 14F, FIDE 9.2 to 9.5).

use scoresheet_record::claim::{ClaimKind, Claimant, Known};
use scoresheet_record::clock::ClockReading;
use scoresheet_record::diagram::Gesture;
use scoresheet_record::notation::MoveText;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{Citation, DrawClaimRules, EventRules, Raising, Recording};
use scoresheet_record::sheet::Written;

use super::consequence::{Consequences, MustPlay, correct, incorrect, not_in_order};
use super::order::{Order, Standing, drawn_without_claim, ended_on_board, order, standing};
use super::{AboutToAppear, Case, FindingText, OpenText, Ruling, Verdict};
use crate::evidence::repetition::Difference;
use crate::evidence::{Basis, Fact, completeness, quiet_run, repetition};
use crate::replay::{Effect, Played, PlyState, Replay};

/// Judges a player's claim of threefold repetition or fifty moves.
pub(super) fn judge(rules: &EventRules, claims: &DrawClaimRules, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    let raising = raising(claims, case.claim.kind);
    if ended_on_board(claims, case, &mut ruling) {
        return not_in_order(raising, case, ruling);
    }
    if standing(case.replay, case.at) == Standing::Unclear {
        return shown(claims, case, ruling).ask(gaps(case, &case.replay.gaps()));
    }
    let drawn = drawn_without_claim(claims, case, &mut ruling);
    let ruling = match order(raising, case, &mut ruling) {
        Order::Kept => examined(rules, claims, case, ruling),
        Order::Broken => shown(claims, case, not_in_order(raising, case, ruling)),
        Order::Open(question) => shown(claims, case, ruling.ask(question)),
    };
    if drawn { after_an_automatic_draw(ruling) } else { ruling }
}

fn raising(claims: &DrawClaimRules, kind: ClaimKind) -> &Raising {
    match kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => &claims.repetition.raising,
        ClaimKind::Fifty | ClaimKind::SeventyFive => &claims.move_count.raising,
    }
}

/// A game that was drawn before the claim has that result, and nothing is to be paid or played any more.
fn after_an_automatic_draw(mut ruling: Ruling) -> Ruling {
    ruling.consequences = Consequences { result: Some(GameResult::Draw), ..Consequences::default() };
    if ruling.verdict == Verdict::Upheld { ruling } else { ruling.with(Verdict::NotInOrder) }
}

/// The facts, for a claim that is not in order or hangs on a question.
fn shown(claims: &DrawClaimRules, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    show(claims, case, case.replay, case.at, &mut ruling);
    ruling
}

fn examined(rules: &EventRules, claims: &DrawClaimRules, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    let Some(text) = &case.claim.intending else {
        let fact = show(claims, case, case.replay, case.at, &mut ruling);
        return settled(rules, claims, case, fact, ruling);
    };
    let raising = raising(claims, case.claim.kind);
    let Some(announced) = raising.announced else { return without_announcing(rules, claims, case, ruling) };
    let replay = with_intended(case, text);
    match Intended::of(&replay, text) {
        Intended::Legal(san) => {
            ruling.find(FindingText::Intended { text: san.clone() }, &[announced]);
            let at = case.at.next();
            let fact = show(claims, case, &replay, at, &mut ruling);
            ruling.consequences.must_play = Some(MustPlay::Announced(san.clone()));
            ruling.evidence.about_to_appear = about_to_appear(&replay, at);
            announced_settled(rules, claims, case, (fact, san), ruling)
        }
        Intended::Illegal(from) => {
            ruling.find(FindingText::IntendedIllegal { text: text.to_string() }, &[announced]);
            ruling.consequences.must_play = from.map(MustPlay::OtherWith);
            incorrect(rules, (claims, raising), case, ruling)
        }
        Intended::Unclear => shown(claims, case, ruling).ask(OpenText::IntendedUnclear { text: text.to_string() }),
    }
}

/// The record up to the claim, with the intended move as one more ply.
fn with_intended(case: &Case<'_>, text: &MoveText) -> Replay {
    let mut replay = case.replay.clone();
    replay.plies.truncate(case.at.0 as usize);
    replay.push(Written::Text(text.clone()), None);
    replay
}

fn about_to_appear(replay: &Replay, at: Ply) -> Option<AboutToAppear> {
    let position = replay.position_after(at)?.clone();
    Some(AboutToAppear { name: replay.name(at), position })
}

enum Intended {
    /// In SAN.
    Legal(String),
    /// With the square of the piece, if it is plain.
    Illegal(Option<scoresheet_record::men::Square>),
    Unclear,
}

impl Intended {
    fn of(replay: &Replay, text: &MoveText) -> Intended {
        let Some(played) = replay.plies.last() else { return Intended::Unclear };
        match (&played.state, played.gesture) {
            (PlyState::Legal { .. } | PlyState::Followed, _) => Intended::Legal(replay.move_text(played)),
            // After a gap nobody knows whether it is legal; the evidence says what can be said.
            (PlyState::Unplaced, _) => Intended::Legal(text.to_string()),
            (PlyState::Illegal { .. }, Some(Gesture::Plain { from, .. })) => Intended::Illegal(Some(from)),
            (PlyState::Illegal { .. }, _) => Intended::Illegal(None),
            (PlyState::Unread { .. } | PlyState::Missing, _) => Intended::Unclear,
        }
    }
}

/// Fifty moves where the edition knows no announced move: what is on the board decides, and if it is not there yet the
/// move has to be made first (US 9G1).
fn without_announcing(rules: &EventRules, claims: &DrawClaimRules, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    let raising = raising(claims, case.claim.kind);
    match show(claims, case, case.replay, case.at, &mut ruling) {
        Fact::Proven => settled(rules, claims, case, Fact::Proven, ruling),
        Fact::Refuted => {
            ruling.find(FindingText::NoAnnouncedMove, &[raising.on_board, raising.window.by]);
            not_in_order(raising, case, ruling)
        }
        Fact::Undecided { because } => ruling.ask(gaps(case, &because)),
    }
}

/// An announced move that does not bring it about, while the board alone would do: which was claimed?
fn announced_settled(
    rules: &EventRules,
    claims: &DrawClaimRules,
    case: &Case<'_>,
    (fact, san): (Fact, String),
    ruling: Ruling,
) -> Ruling {
    if fact == Fact::Refuted {
        let on_board = match case.claim.kind {
            ClaimKind::Threefold | ClaimKind::Fivefold => {
                repetition::at(case.replay, case.at).at_least(claims.repetition.occurrences)
            }
            ClaimKind::Fifty | ClaimKind::SeventyFive => {
                quiet_run::at(case.replay, case.at).at_least(claims.move_count.plies)
            }
        };
        if on_board.is_proven() {
            return ruling.ask(OpenText::WhichPosition { text: san });
        }
    }
    let upheld = fact.is_proven();
    let mut ruling = settled(rules, claims, case, fact, ruling);
    if upheld && ruling.verdict == Verdict::Upheld {
        ruling.consequences.must_play = None;
    }
    ruling
}

fn settled(rules: &EventRules, claims: &DrawClaimRules, case: &Case<'_>, fact: Fact, mut ruling: Ruling) -> Ruling {
    let raising = raising(claims, case.claim.kind);
    match fact {
        Fact::Refuted => incorrect(rules, (claims, raising), case, ruling),
        Fact::Undecided { because } => ruling.ask(gaps(case, &because)),
        Fact::Proven => match sheet(rules, claims, case, &mut ruling) {
            Sheet::Adequate => {
                if let (ClaimKind::Fifty, Some(rule)) = (case.claim.kind, claims.move_count.winning_position) {
                    ruling.find(FindingText::WinningPositionIrrelevant, &[rule]);
                }
                correct(ruling, raising.correct)
            }
            Sheet::Inadequate => incorrect(rules, (claims, raising), case, ruling),
            Sheet::Open(question) => ruling.ask(question),
        },
    }
}

/// The question that gaps leave.
pub(super) fn gaps(case: &Case<'_>, because: &[Ply]) -> OpenText {
    OpenText::Gaps { plies: because.iter().map(|ply| case.replay.name(*ply)).collect() }
}

enum Sheet {
    Adequate,
    Inadequate,
    Open(OpenText),
}

/// Whether the sheet does for a claim of repetition (US 14C9, with the exception of 14C8).
fn sheet(rules: &EventRules, claims: &DrawClaimRules, case: &Case<'_>, ruling: &mut Ruling) -> Sheet {
    let asked = case.claim.kind == ClaimKind::Threefold && rules.recording == Recording::Required;
    let (Some(rule), Some(allowed), true) = (claims.repetition.adequate_sheet, rules.missing_pairs, asked) else {
        return Sheet::Adequate;
    };
    let missing = completeness::missing_pairs(case.replay, case.at);
    let (pairs, rows) = (missing.pairs, missing.rows);
    ruling.evidence.missing = Some(missing);
    if pairs == 0 {
        return Sheet::Adequate;
    }
    let limit = allowed.value;
    if pairs <= limit && rows > limit {
        return Sheet::Open(OpenText::SheetBorderline { pairs, rows });
    }
    if pairs <= limit {
        ruling.find(FindingText::SheetAdequate { pairs, allowed: limit }, &[rule, allowed.by]);
        return Sheet::Adequate;
    }
    ruling.find(FindingText::SheetInadequate { pairs, allowed: limit }, &[rule, allowed.by]);
    match claims.repetition.witnessed {
        Some(witnessed) if in_time_pressure(rules, case) && case.now.witnessed != Known::No => {
            ruling.find(FindingText::WitnessMayDo, &[witnessed]);
            Sheet::Open(OpenText::Witness)
        }
        Some(_) | None => Sheet::Inadequate,
    }
}

/// Sudden death and fewer than five minutes left to the claimant (US 14C8).
fn in_time_pressure(rules: &EventRules, case: &Case<'_>) -> bool {
    let Claimant::Player(side) = case.claim.by else { return false };
    let completed = (1..=case.at.0).filter(|ply| case.replay.numbering.mover(Ply(*ply)) == side).count();
    let completed = u32::try_from(completed).unwrap_or(u32::MAX);
    let sudden_death =
        rules.control.as_ref().is_some_and(|control| control.is_sudden_death(control.period_at(completed)));
    let short = case.now.time_of(side).is_some_and(|time| time < ClockReading::from_minutes(5));
    sudden_death && short
}

/// Finds the facts of the claim at a ply and puts them into findings and evidence.
fn show(claims: &DrawClaimRules, case: &Case<'_>, replay: &Replay, at: Ply, ruling: &mut Ruling) -> Fact {
    ruling.evidence.position_at = Some(at);
    match case.claim.kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => show_occurrences(claims, case, replay, at, ruling),
        ClaimKind::Fifty | ClaimKind::SeventyFive => show_quiet(claims, replay, at, ruling),
    }
}

fn show_occurrences(claims: &DrawClaimRules, case: &Case<'_>, replay: &Replay, at: Ply, ruling: &mut Ruling) -> Fact {
    let rule = &claims.repetition;
    let occurrences = repetition::at(replay, at);
    let on_record = occurrences.certain.iter().filter(|ply| **ply <= case.at);
    let after: Vec<String> = on_record.map(|ply| replay.name(*ply)).collect();
    let (least, most) = (occurrences.least, occurrences.most);
    let text = if least == most {
        FindingText::Occurred { times: least, after }
    } else {
        FindingText::OccurredBetween { least, most, after }
    };
    ruling.find(text, &[rule.raising.on_board, rule.sameness]);
    note_basis(replay, occurrences.basis, ruling);
    let fact = occurrences.at_least(rule.occurrences);
    let look_alikes = repetition::look_alikes(replay, at);
    for look_alike in &look_alikes {
        let cited: Vec<Citation> = look_alike
            .differs
            .iter()
            .map(|difference| match difference {
                Difference::SideToMove { .. } => rule.sameness,
                Difference::CastlingRight { .. } => rule.castling,
                Difference::EnPassant { .. } => rule.en_passant,
            })
            .collect();
        ruling.find(FindingText::LookAlike { after: replay.name(look_alike.ply) }, &cited);
    }
    ruling.evidence.look_alikes = look_alikes;
    ruling.evidence.occurrences = Some(occurrences);
    fact
}

fn show_quiet(claims: &DrawClaimRules, replay: &Replay, at: Ply, ruling: &mut Ruling) -> Fact {
    let rule = &claims.move_count;
    let quiet = quiet_run::at(replay, at);
    let text = if quiet.least == quiet.most {
        FindingText::QuietPlies { plies: quiet.least, since: replay.name(quiet.since) }
    } else {
        FindingText::QuietPliesBetween { least: quiet.least, most: quiet.most }
    };
    ruling.find(text, &[rule.raising.on_board]);
    if quiet.carried > 0 {
        ruling.find(FindingText::CarriedPlies { plies: quiet.carried }, &[rule.raising.on_board]);
    }
    if let Some(last) = replay.plies.last().filter(|last| last.ply == at && is_loud(last)) {
        let text = replay.move_text(last);
        ruling.find(FindingText::EndsRun { text }, &[rule.raising.on_board]);
    }
    note_basis(replay, quiet.basis, ruling);
    let fact = quiet.at_least(rule.plies);
    ruling.evidence.quiet = Some(quiet);
    fact
}

fn is_loud(played: &Played) -> bool {
    played.effect == Effect::Zeroing
}

fn note_basis(replay: &Replay, basis: Basis, ruling: &mut Ruling) {
    if let Basis::Completed(ways) = basis {
        ruling.find(FindingText::GapsCompleted { ways }, &[]);
    }
    if !replay.set_up.is_initial() && replay.set_up.quiet_plies > 0 {
        ruling.find(FindingText::BeginsAtSetUp, &[]);
    }
}
