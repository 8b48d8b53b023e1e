//! Editions of the rules as values, each with its citation.
//!
//! A [`RuleBook`] is a constant; [`EventRules::resolve`] makes the rules of one event from an edition, the event's
//! conditions and its announced changes, and is the only place where these are branched on. Differences between
//! editions are values or named policies, never a question of which federation it is. Numbers and meanings follow the
//! editions; no rule text is quoted.
//!
//! Left out here: everything that draw claims by repetition and move count do not need.
//!
//! ```
//! use scoresheet_record::clock::Seconds;
//! use scoresheet_record::rulebook::{Conditions, Edition, EventRules, Penalty};
//!
//! let rules = EventRules::resolve(Edition::Us2024, &Conditions::default(), &[]);
//! let claims = rules.draw_claims.unwrap();
//! assert_eq!(claims.repetition.occurrences, 3);
//! assert_eq!(claims.repetition.raising.announced.unwrap().to_string(), "US 14C2");
//! assert!(rules.incorrect_claim.unwrap().penalty == Penalty::Added(Seconds(120)));
//! ```

mod citation;
mod editions;
mod event;

pub use citation::{Citation, Cited, Source};
pub use editions::{Edition, EditionError, RuleBook};
pub use event::{Change, Conditions, EventRules, IncorrectClaim, Recording, Supervision, TimeClass, Variation};

use crate::clock::Seconds;

/// Until when a player who has moved may still claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimWindow {
    /// Until the clock is pressed: also after moving (US 14C4, 9G1).
    UntilPressed,
    /// Until a piece is touched: only before moving (FIDE 9.4).
    UntilTouched,
}

/// What becomes of the draw offer in a claim that was found incorrect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferAfterDenial {
    /// The opponent may still accept (US 14C7).
    Stands,
    /// It is gone (Arbiters' Manual 2025 on FIDE 9.1.2.3).
    Lapses,
}

/// How long an illegal move can still be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalWindow {
    /// Whenever it is found during the game (FIDE 7.5.1).
    WholeGame,
    /// Until the opponent has made his next move (FIDE A.5.2).
    UntilReply,
    /// While it is among so many last moves of the player who made it; in time pressure only the players may point it
    /// out (US 11A, 11B, 11D1).
    LastMoves(u32),
}

/// How a draw claim is raised and answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Raising {
    /// Until when a player who has moved may still claim.
    pub window: Cited<ClaimWindow>,
    /// Only the player on move may claim.
    pub off_move: Citation,
    /// A claim also is a draw offer.
    pub offer: Citation,
    /// A claim for what is on the board.
    pub on_board: Citation,
    /// A claim by writing a move and not playing it, where there is one.
    pub announced: Option<Citation>,
    /// A correct claim draws.
    pub correct: Citation,
    /// An incorrect claim costs.
    pub incorrect: Citation,
    /// Events may bar early draws; then a claim is checked even if the opponent agrees. Where the edition has that.
    pub agreement_barred: Option<Citation>,
}

/// Threefold repetition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RepetitionRule {
    /// How often the position must occur.
    pub occurrences: u32,
    /// How it is claimed.
    pub raising: Raising,
    /// What makes positions the same.
    pub sameness: Citation,
    /// Castling rights count.
    pub castling: Citation,
    /// En passant captures count.
    pub en_passant: Citation,
    /// The claimant's sheet must be adequate, where the edition says so.
    pub adequate_sheet: Option<Citation>,
    /// In time pressure observation may replace the sheet, where the edition says so.
    pub witnessed: Option<Citation>,
}

/// Fifty moves without capture or pawn move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveCountRule {
    /// How many plies must be quiet.
    pub plies: u32,
    /// How it is claimed.
    pub raising: Raising,
    /// That a winning position does not matter, where the edition says so.
    pub winning_position: Option<Citation>,
    /// The claimant must demonstrate the moves, where the edition says so; a counter alone is then no proof.
    pub demonstrated: Option<Citation>,
}

/// What a fivefold repetition or seventy-five quiet moves do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AutomaticEffect {
    /// The game is drawn, without a claim (FIDE 9.6).
    EndsGame,
    /// The director may declare a draw (US 14K).
    DirectorMay,
}

/// How the five occurrences must lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FivefoldSpacing {
    /// Anywhere in the game.
    Anywhere,
    /// On consecutive alternate moves by each player.
    ConsecutiveAlternateMoves,
}

/// Fivefold repetition and seventy-five moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AutomaticRule {
    /// What they do.
    pub effect: AutomaticEffect,
    /// How often a position must occur.
    pub occurrences: u32,
    /// How the occurrences must lie.
    pub spacing: Cited<FivefoldSpacing>,
    /// How many plies must be quiet; a mate by the last of them comes first.
    pub plies: Cited<u32>,
}

/// The rules on draw claims by repetition and move count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawClaimRules {
    /// What becomes of the draw offer in a claim that was denied.
    pub after_denial: OfferAfterDenial,
    /// The announced move must be played after a denial.
    pub announced_move: Citation,
    /// If the announced move is illegal, another with the same piece must be, where the edition says so.
    pub illegal_announced: Option<Citation>,
    /// Threefold repetition.
    pub repetition: RepetitionRule,
    /// Fifty moves.
    pub move_count: MoveCountRule,
    /// Fivefold repetition and seventy-five moves.
    pub automatic: AutomaticRule,
    /// Checkmate ends the game.
    pub checkmate: Citation,
    /// Stalemate ends the game.
    pub stalemate: Citation,
    /// A position that excludes any checkmate ends the game.
    pub dead_position: Citation,
    /// A flag fall may come before the claim.
    pub flag_fall: Citation,
}

/// What an incorrect claim costs the claimant's opponent gains.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Penalty {
    /// So much time is added to the opponent's.
    Added(Seconds),
    /// The edition leaves open which of these.
    Unclear(Vec<Seconds>),
}
