//! Threefold repetition and fifty moves, claimed by a player (US 14C and 14F, FIDE 9.2 to 9.5).

use scoresheet_record::claim::ClaimKind;
use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::Square;
use scoresheet_record::notation::MoveText;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{DrawClaimRules, EventRules, Raising};
use scoresheet_record::sheet::Written;

use super::consequence::{Consequences, MustPlay, correct, in_the_situation, incorrect, not_in_order};
use super::facts::show;
use super::order::{Order, Standing, drawn_without_claim, ended_on_board, order, standing};
use super::sheet::{Sheet, observation, sheet};
use super::{AboutToAppear, Audience, Case, Finding, FindingText, OpenText, Raised, Ruling, Verdict};
use crate::evidence::{Fact, quiet_run, repetition};
use crate::replay::{PlyState, Replay};

/// Judges a player's claim of threefold repetition or fifty moves.
pub(super) fn judge(rules: &EventRules, claims: &DrawClaimRules, case: &Case<'_>, mut ruling: Ruling) -> Ruling {
    let raising = raising(claims, case.claim.kind);
    let raised = Raised { rules, claims, raising, case };
    if ended_on_board(claims, case, &mut ruling) {
        return not_in_order(raised, ruling);
    }
    if standing(case.replay, case.at) == Standing::Unclear {
        show(raised, case.replay, case.at, &mut ruling);
        return ruling.ask(gaps(case, &case.replay.gaps_until(case.at)));
    }
    let drawn = drawn_without_claim(claims, case, &mut ruling);
    let order = order(raising, case, &mut ruling);
    if drawn {
        return after_an_automatic_draw(raised, order, ruling);
    }
    let ruling = match order {
        Order::Kept => examined(raised, ruling),
        Order::Broken => for_director(raised, not_in_order(raised, ruling)),
        Order::Open(question) => {
            let mut ruling = ruling.ask(question);
            show(raised, case.replay, case.at, &mut ruling);
            ruling
        }
    };
    in_the_situation(raised, ruling)
}

fn raising(claims: &DrawClaimRules, kind: ClaimKind) -> &Raising {
    match kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => &claims.repetition.raising,
        ClaimKind::Fifty | ClaimKind::SeventyFive => &claims.move_count.raising,
    }
}

/// A game that was drawn before the claim has that result, and nothing is to be paid or played any more. What is claimed
/// may be so all the same.
fn after_an_automatic_draw(raised: Raised<'_>, order: Order, ruling: Ruling) -> Ruling {
    let drawn = Consequences { result: Some(GameResult::Draw), ..Consequences::default() };
    if order == Order::Kept {
        let examined = examined(raised, ruling.clone());
        if examined.verdict == Verdict::Upheld {
            return Ruling { consequences: drawn, ..examined };
        }
    }
    for_director(raised, Ruling { consequences: drawn, ..ruling.with(Verdict::NotInOrder) })
}

/// The facts of a claim that is not in order: it is not examined, so the director alone sees them.
fn for_director(raised: Raised<'_>, mut ruling: Ruling) -> Ruling {
    let shared = ruling.findings.len();
    show(raised, raised.case.replay, raised.case.at, &mut ruling);
    withhold(shared, &mut ruling);
    ruling
}

/// Keeps the findings from the `shared`-th on, and the evidence, for the director.
fn withhold(shared: usize, ruling: &mut Ruling) {
    let facts = ruling.findings.split_off(shared);
    ruling.director_only.extend(facts);
    ruling.evidence_for = Audience::DirectorOnly;
}

fn examined(raised: Raised<'_>, mut ruling: Ruling) -> Ruling {
    let Raised { claims, raising, case, .. } = raised;
    let Some(text) = &case.claim.intending else {
        let fact = show(raised, case.replay, case.at, &mut ruling);
        return settled(raised, fact, ruling);
    };
    let Some(announced) = raising.announced else { return without_announcing(raised, ruling) };
    let replay = case.replay.up_to(case.at).then(Written::Text(text.clone()));
    match Intended::of(&replay, text) {
        Intended::Legal(san, from) => {
            ruling.find(FindingText::Intended { text: san.clone() }, &[announced]);
            let at = case.at.next();
            let fact = show(raised, &replay, at, &mut ruling);
            ruling.evidence.about_to_appear = about_to_appear(&replay, at);
            if let Some(at) = case.now.touched.filter(|touched| Some(*touched) != from) {
                return ruling.ask(OpenText::TouchedOther { at, text: san });
            }
            ruling.consequences.must_play = Some(MustPlay::Announced(san.clone()));
            announced_settled(raised, fact, san, ruling)
        }
        Intended::Illegal(from) => {
            let text = text.to_string();
            ruling.find(FindingText::IntendedIllegal { text: text.clone() }, &[announced]);
            match claims.illegal_announced {
                Some(_) => ruling.consequences.must_play = from.map(MustPlay::OtherWith),
                None => ruling.open.push(OpenText::AnnouncedIllegal { text }),
            }
            incorrect(raised, ruling)
        }
        Intended::Unclear => {
            show(raised, case.replay, case.at, &mut ruling);
            ruling.ask(OpenText::IntendedUnclear { text: text.to_string() })
        }
    }
}

fn about_to_appear(replay: &Replay, at: Ply) -> Option<AboutToAppear> {
    let position = replay.position_after(at)?.clone();
    Some(AboutToAppear { name: replay.name(at), position })
}

enum Intended {
    /// In SAN, with the square of the piece.
    Legal(String, Option<Square>),
    /// With the square of the piece, if it is plain.
    Illegal(Option<Square>),
    Unclear,
}

impl Intended {
    fn of(replay: &Replay, text: &MoveText) -> Intended {
        let Some(played) = replay.plies.last() else { return Intended::Unclear };
        let from = match played.gesture {
            Some(Gesture::Plain { from, .. }) => Some(from),
            Some(Gesture::Castle(_)) => {
                let before = played.ply.previous().and_then(|ply| replay.position_after(ply));
                before.and_then(|before| before.board().king_of(before.turn()))
            }
            None => None,
        };
        match &played.state {
            PlyState::Legal { .. } | PlyState::Followed => Intended::Legal(replay.move_text(played), from),
            // After a gap nobody knows whether it is legal; the evidence says what can be said.
            PlyState::Unplaced => Intended::Legal(text.to_string(), from),
            PlyState::Illegal { .. } => Intended::Illegal(from),
            PlyState::Unread { .. } | PlyState::Missing => Intended::Unclear,
        }
    }
}

/// Fifty moves where the edition knows no announced move: what is on the board decides, and if it is not there yet the
/// move has to be made first (US 9G1).
fn without_announcing(raised: Raised<'_>, mut ruling: Ruling) -> Ruling {
    let Raised { raising, case, .. } = raised;
    let shared = ruling.findings.len();
    match show(raised, case.replay, case.at, &mut ruling) {
        Fact::Proven => settled(raised, Fact::Proven, ruling),
        Fact::Refuted => {
            withhold(shared, &mut ruling);
            ruling.find(FindingText::NoAnnouncedMove, &[raising.on_board, raising.window.by]);
            not_in_order(raised, ruling)
        }
        Fact::Undecided { because } => ruling.ask(gaps(case, &because)),
    }
}

/// An announced move that does not bring it about, while the board alone would do: which was claimed?
fn announced_settled(raised: Raised<'_>, fact: Fact, san: String, ruling: Ruling) -> Ruling {
    let Raised { claims, raising, case, .. } = raised;
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
            let mut ruling = ruling;
            ruling.consequences.must_play = None;
            let text = FindingText::OnBoardWouldDo { text: san.clone() };
            ruling.director_only.push(Finding { text, rules: vec![raising.on_board] });
            return ruling.ask(OpenText::WhichPosition { text: san });
        }
    }
    let upheld = fact.is_proven();
    let mut ruling = settled(raised, fact, ruling);
    if upheld && ruling.verdict == Verdict::Upheld {
        ruling.consequences.must_play = None;
    }
    ruling
}

fn settled(raised: Raised<'_>, fact: Fact, mut ruling: Ruling) -> Ruling {
    let case = raised.case;
    if fact == Fact::Refuted {
        return incorrect(raised, ruling);
    }
    // An inadequate sheet does not do, whatever was played in its gaps.
    match (sheet(raised, &mut ruling), fact) {
        (Sheet::Inadequate, _) => incorrect(raised, ruling),
        (Sheet::Open(question), Fact::Undecided { because }) => ruling.ask(question).ask(gaps(case, &because)),
        (Sheet::Open(question), Fact::Proven | Fact::Refuted) => ruling.ask(question),
        (Sheet::Adequate, Fact::Undecided { because }) => {
            let witness = observation(raised, &mut ruling);
            let ruling = ruling.ask(gaps(case, &because));
            match witness {
                Some(question) => ruling.ask(question),
                None => ruling,
            }
        }
        (Sheet::Adequate, Fact::Proven | Fact::Refuted) => proven(raised, ruling),
    }
}

fn proven(raised: Raised<'_>, mut ruling: Ruling) -> Ruling {
    let rule = &raised.claims.move_count;
    if raised.case.claim.kind == ClaimKind::Fifty {
        let quiet = ruling.evidence.quiet.as_ref();
        let counter = quiet.filter(|quiet| quiet.least - quiet.carried < rule.plies).map(|quiet| quiet.carried);
        if let (Some(plies), Some(_)) = (counter, rule.demonstrated) {
            // The counter of a set-up is the director's word; whether the claimant has shown it stays a question.
            ruling.open.push(OpenText::CounterOnly { plies });
        }
        if let Some(rule) = rule.winning_position {
            ruling.find(FindingText::WinningPositionIrrelevant, &[rule]);
        }
    }
    correct(ruling, raised.raising.correct)
}

/// The question that gaps leave.
pub(super) fn gaps(case: &Case<'_>, because: &[Ply]) -> OpenText {
    OpenText::Gaps { plies: because.iter().map(|ply| case.replay.name(*ply)).collect() }
}
