//! A claim being put together by the players. It is no claim yet: that is made at the board (`design.md` §4).

use scoresheet_record::claim::{Claim, ClaimKind, Claimant};
use scoresheet_record::diagram::{Gesture, geometric_spelling};
use scoresheet_record::log::{ClaimStep, Claimed, Event, Stamp};
use scoresheet_record::men::{Color, Role, Square};
use scoresheet_record::notation::MoveText;
use scoresheet_texts::UiText;

use super::action::ClaimAction;
use super::effect::Effect;
use super::pen::{Pen, Tapped};
use super::recording::LONGEST_MOVE;
use super::{Desk, Game, Place, SCREEN};

/// A claim being put together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimForm {
    /// What is claimed.
    pub kind: ClaimKind,
    /// Who claims.
    pub by: Color,
    /// The intended move as it stands in the field; empty for a claim that rests on the board.
    pub intended: String,
    /// The intended move as it was tapped, if it was.
    pub tapped: Option<Gesture>,
    /// The pen for naming the intended move on the board.
    pub pen: Pen,
}

impl ClaimForm {
    /// An empty form for the player who keeps the sheet.
    #[must_use]
    pub fn for_keeper(by: Color) -> ClaimForm {
        ClaimForm { kind: ClaimKind::Threefold, by, intended: String::new(), tapped: None, pen: Pen::default() }
    }

    /// The claim as the form says it.
    #[must_use]
    pub fn claim(&self) -> Claim {
        let intending = Some(MoveText::new(&self.intended)).filter(|text| !text.as_str().is_empty());
        Claim { by: Claimant::Player(self.by), kind: self.kind, intending }
    }
}

impl Desk {
    pub(super) fn claim_action(&mut self, at: Stamp, action: ClaimAction) -> Vec<Effect> {
        let Some(game) = self.game.as_mut().filter(|game| game.may_write()) else { return Vec::new() };
        match action {
            ClaimAction::Kind(kind) => game.claim_form.kind = kind,
            ClaimAction::By(by) => {
                game.claim_form.by = by;
                if let Some(gesture) = game.claim_form.tapped {
                    intend(game, gesture);
                }
            }
            ClaimAction::Intend(text) => {
                game.claim_form.intended = text.chars().take(LONGEST_MOVE).collect();
                game.claim_form.tapped = None;
            }
            ClaimAction::DropQuestion => game.claim_form.pen.lift(),
            ClaimAction::Focus(square) => {
                game.claim_form.pen.focus = square;
                return vec![Effect::Focus(square.to_string())];
            }
            ClaimAction::Tap(square) => {
                let diagram = game.recorder().diagram().clone();
                if let Tapped::Squares { from, to } = game.claim_form.pen.tap(square, &diagram) {
                    intend(game, Gesture::Plain { from, to, promotion: None });
                }
            }
            ClaimAction::Promote(role) => {
                if let Some((from, to, promotion)) = game.claim_form.pen.promote(role) {
                    intend(game, Gesture::Plain { from, to, promotion });
                }
            }
            ClaimAction::Draft => {
                if game.pending_claim().is_none() {
                    let claim = game.claim_form.claim();
                    note_step(game, &claim, ClaimStep::Drafted, at);
                    return vec![Effect::Focus(SCREEN.to_owned())];
                }
            }
            ClaimAction::Cancel => return self.end_draft(at, ClaimStep::Cancelled),
            ClaimAction::PlayGoesOn => return self.end_draft(at, ClaimStep::PlayGoesOn),
        }
        Vec::new()
    }

    /// Back to the record. What was drafted is logged as dropped; a form that was never drafted leaves no trace.
    fn end_draft(&mut self, at: Stamp, step: ClaimStep) -> Vec<Effect> {
        let Some(game) = self.game.as_mut() else { return Vec::new() };
        if let Some(pending) = game.pending_claim() {
            if pending.made.is_some() {
                // Once it was made, only the director says that play goes on.
                self.notice = Some(UiText::NoticeClaimMade);
                return Vec::new();
            }
            note_step(game, &pending.claim, step, at);
        }
        game.claim_form = ClaimForm::for_keeper(game.keeper());
        self.go(at, Place::Record)
    }
}

/// Spells the intended move by geometry, as it would stand on the sheet.
fn intend(game: &mut Game, gesture: Gesture) {
    let side = game.claim_form.by;
    let spelling = geometric_spelling(game.recorder().diagram(), side, &gesture);
    game.claim_form.intended = spelling.to_string();
    game.claim_form.tapped = Some(gesture);
}

/// Logs a step of a claim.
pub(super) fn note_step(game: &mut Game, claim: &Claim, step: ClaimStep, at: Stamp) {
    let claimed = Claimed { kind: claim.kind.id().to_owned(), by: claim.by, intended: claim.intending.clone(), step };
    game.note(Event::Claim(claimed), at);
}

/// What a pawn may become, in the order of the question.
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The square that a text names, if it names one.
#[must_use]
pub fn square_named(text: &str) -> Option<Square> {
    text.trim().to_ascii_lowercase().parse().ok()
}
