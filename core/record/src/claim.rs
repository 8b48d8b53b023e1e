//! Claims as questions: what is asked, by whom, with what the director knows; and the proper steps to ask it.
//!
//! A claim is not made by the tablet: the steps of its edition say what the player does at the board, and only the
//! director says that the claim was made. The answer is `scoresheet_core::ruling`.
//!
//! Here are the draw claims by repetition and move count; other claims are not part of it yet.
//!
//! ```
//! use scoresheet_record::claim::{Claim, ClaimKind, Claimant, StepText, proper_steps};
//! use scoresheet_record::{men::Color, notation::MoveText, rulebook::Edition};
//!
//! let claim = Claim {
//!     by: Claimant::Player(Color::Black),
//!     kind: ClaimKind::Threefold,
//!     intending: Some(MoveText::new("Ng8")),
//! };
//! let steps = proper_steps(Edition::Fide2023, &claim);
//! assert_eq!(steps[0].value, StepText::WriteMove);
//! assert_eq!(steps[0].by.to_string(), "FIDE 9.2.1");
//! ```

use std::str::FromStr;

use crate::clock::ClockReading;
use crate::men::{Color, Square};
use crate::notation::MoveText;
use crate::ply::Ply;
use crate::rulebook::{Citation, Cited, ClaimWindow, Edition, Raising};

pub use crate::log::Claimant;

/// What is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimKind {
    /// The same position three times (US 14C, FIDE 9.2).
    Threefold,
    /// The same position five times (US 14K, FIDE 9.6.1).
    Fivefold,
    /// Fifty moves by each side without capture or pawn move (US 14F, FIDE 9.3).
    Fifty,
    /// Seventy-five such moves (US 14K, FIDE 9.6.2).
    SeventyFive,
}

impl ClaimKind {
    /// Every kind.
    pub const ALL: [ClaimKind; 4] =
        [ClaimKind::Threefold, ClaimKind::Fivefold, ClaimKind::Fifty, ClaimKind::SeventyFive];

    /// The name in files and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::Fivefold => "fivefold",
            ClaimKind::Fifty => "fifty",
            ClaimKind::SeventyFive => "seventy-five",
        }
    }
}

/// A claim kind that is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown claim {text:?}; use threefold, fivefold, fifty or seventy-five")]
pub struct ClaimKindError {
    text: String,
}

impl FromStr for ClaimKind {
    type Err = ClaimKindError;

    fn from_str(text: &str) -> Result<ClaimKind, ClaimKindError> {
        let found = ClaimKind::ALL.into_iter().find(|kind| kind.id() == text);
        found.ok_or_else(|| ClaimKindError { text: text.to_owned() })
    }
}

/// A claim: a question that a ruling answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// Who raises it.
    pub by: Claimant,
    /// What is claimed.
    pub kind: ClaimKind,
    /// The move that the claimant has written and not played, if the claim rests on one.
    pub intending: Option<MoveText>,
}

/// What the director knows of yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Known {
    /// It is so.
    Yes,
    /// It is not so.
    No,
    /// Nobody has said.
    #[default]
    Unknown,
}

/// Whose flag is down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagDown {
    /// One player's.
    Of(Color),
    /// Both.
    Both,
}

/// What the director knows of the situation at the board, besides the record. By default nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Situation {
    /// Whether the player who moved last has pressed the clock.
    pub pressed: Known,
    /// The square of the piece that the player on move has touched, with the intention of moving or capturing it.
    pub touched: Option<Square>,
    /// What White's clock shows.
    pub white_time: Option<ClockReading>,
    /// What Black's clock shows.
    pub black_time: Option<ClockReading>,
    /// Whether the director, a deputy or an impartial witness saw what is claimed.
    pub witnessed: Known,
    /// Whether the opponent agrees to the draw.
    pub opponent_agrees: Known,
    /// How many plies were played on the board, if that is known and more than are recorded.
    pub plies_played: Option<Ply>,
    /// Whose flag is down, if one is.
    pub flag_down: Option<FlagDown>,
}

impl Situation {
    /// What the clock of `side` shows.
    #[must_use]
    pub fn time_of(&self, side: Color) -> Option<ClockReading> {
        side.fold_wb(self.white_time, self.black_time)
    }
}

crate::messages! {
    /// A step of the proper way to claim a draw.
    pub enum StepText {
        /// Write the move; it cannot be changed afterwards.
        WriteMove = "step-write-move",
        /// Do not play it on the board.
        DoNotPlay = "step-do-not-play",
        /// Stop both clocks.
        StopBothClocks = "step-stop-both-clocks",
        /// Say to the opponent what is claimed.
        StateClaim = "step-state-claim",
        /// The opponent may agree; then the game is drawn.
        OpponentMayAgree = "step-opponent-may-agree",
        /// Only if the opponent does not agree, call the director.
        CallDirector = "step-call-director",
        /// Stop the clock and tell the arbiter what is claimed.
        TellArbiter = "step-tell-arbiter",
        /// The claim cannot be withdrawn and also is a draw offer.
        CannotWithdraw = "step-cannot-withdraw",
        /// Nothing is to be claimed: the director sees to it.
        DirectorSees = "step-director-sees",
    }
}

/// The proper steps of a claim in their order, each with its rule. Empty where the edition is silent on draw claims.
#[must_use]
pub fn proper_steps(edition: Edition, claim: &Claim) -> Vec<Cited<StepText>> {
    let Some(rules) = edition.book().draw_claims else { return Vec::new() };
    let raising = match claim.kind {
        ClaimKind::Threefold => rules.repetition.raising,
        ClaimKind::Fifty => rules.move_count.raising,
        ClaimKind::Fivefold => return vec![Cited::new(StepText::DirectorSees, rules.automatic.spacing.by)],
        ClaimKind::SeventyFive => return vec![Cited::new(StepText::DirectorSees, rules.automatic.plies.by)],
    };
    let mut steps = Vec::new();
    if let (Some(_), Some(by)) = (&claim.intending, raising.announced) {
        steps.push(Cited::new(StepText::WriteMove, by));
        steps.push(Cited::new(StepText::DoNotPlay, by));
    }
    steps.extend(asking_steps(&raising));
    steps.push(Cited::new(StepText::CannotWithdraw, raising.offer));
    steps
}

fn asking_steps(raising: &Raising) -> Vec<Cited<StepText>> {
    match raising.window.value {
        ClaimWindow::UntilPressed => vec![
            Cited::new(StepText::StopBothClocks, Citation::us("5I")),
            Cited::new(StepText::StateClaim, Citation::us("14C2")),
            Cited::new(StepText::OpponentMayAgree, Citation::us("14")),
            Cited::new(StepText::CallDirector, Citation::us("14C2")),
        ],
        ClaimWindow::UntilTouched => vec![Cited::new(StepText::TellArbiter, Citation::fide("9.5.1"))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The steps of a claim by their texts, in order.
    fn steps(edition: Edition, kind: ClaimKind, intending: Option<&str>) -> Vec<StepText> {
        let claim = Claim { by: Claimant::Player(Color::White), kind, intending: intending.map(MoveText::new) };
        proper_steps(edition, &claim).into_iter().map(|step| step.value).collect()
    }

    /// Rules: US 14C2, 14F1 (no announced move), 14K; FIDE 9.2.1, 9.3.1, 9.5.1, 9.6. Article 15 has no draw claims.
    #[test]
    fn each_edition_has_its_proper_steps_in_their_order() {
        use StepText as Step;
        let us = vec![
            Step::StopBothClocks,
            Step::StateClaim,
            Step::OpponentMayAgree,
            Step::CallDirector,
            Step::CannotWithdraw,
        ];
        let fide = vec![Step::TellArbiter, Step::CannotWithdraw];
        let announced = |rest: &[Step]| [&[Step::WriteMove, Step::DoNotPlay], rest].concat();
        for (edition, kind, intending, expected) in [
            (Edition::Us2024, ClaimKind::Threefold, None, us.clone()),
            (Edition::Us2024, ClaimKind::Threefold, Some("Nf3"), announced(&us)),
            (Edition::Us2020, ClaimKind::Fifty, Some("Nf3"), us),
            (Edition::Fide2023, ClaimKind::Threefold, None, fide.clone()),
            (Edition::Fide2018, ClaimKind::Fifty, Some("Nf3"), announced(&fide)),
            (Edition::Fide2023, ClaimKind::Fivefold, None, vec![Step::DirectorSees]),
            (Edition::Us2024, ClaimKind::SeventyFive, None, vec![Step::DirectorSees]),
            (Edition::Fide2014Rapid15, ClaimKind::Threefold, None, Vec::new()),
        ] {
            assert_eq!(steps(edition, kind, intending), expected, "{edition} {kind:?} {intending:?}");
        }
    }
}
