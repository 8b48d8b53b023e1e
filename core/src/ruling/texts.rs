//! What a ruling says, without its words.

use scoresheet_record::men::{Color, Square};
use scoresheet_record::rulebook::Citation;

scoresheet_record::messages! {
    /// What was found.
    pub enum FindingText {
        /// The edition says nothing of this claim.
        EditionSilent = "finding-edition-silent",
        /// Another chapter rules games of this class.
        RuledApart = "finding-ruled-apart" {
            /// Which.
            rule: Citation,
        },
        /// The sheet is in descriptive notation, and such a sheet is no evidence.
        NotationNoEvidence = "finding-notation-no-evidence",
        /// Only a player may claim.
        OnlyPlayers = "finding-only-players",
        /// The game was over before: checkmate.
        CheckmateBefore = "finding-checkmate-before" {
            /// The mating move.
            by: String,
        },
        /// The game was over before: stalemate.
        StalemateBefore = "finding-stalemate-before" {
            /// The move.
            by: String,
        },
        /// The game was over before: no checkmate was possible any more.
        DeadBefore = "finding-dead-before" {
            /// The move.
            by: String,
        },
        /// The game was already drawn without a claim.
        DrawnBefore = "finding-drawn-before" {
            /// The move after which.
            by: String,
        },
        /// The claimant is on move.
        OnMove = "finding-on-move" {
            /// The claimant.
            side: Color,
        },
        /// The claimant is not on move.
        NotOnMove = "finding-not-on-move" {
            /// The claimant.
            side: Color,
        },
        /// The claimant has moved and pressed the clock.
        MovedAndPressed = "finding-moved-and-pressed" {
            /// The claimant.
            side: Color,
        },
        /// The claimant has moved and not pressed the clock, and keeps the right to claim.
        MovedNotPressed = "finding-moved-not-pressed" {
            /// The claimant.
            side: Color,
        },
        /// The opponent has not completed his move, so the claimant is not yet on move.
        OpponentNotPressed = "finding-opponent-not-pressed" {
            /// The claimant.
            side: Color,
        },
        /// The claimant has touched a piece and cannot claim on this move.
        PieceTouched = "finding-piece-touched" {
            /// Its square.
            at: Square,
        },
        /// A move cannot be announced after moving.
        AnnouncedAfterMoving = "finding-announced-after-moving",
        /// This claim knows no announced move.
        NoAnnouncedMove = "finding-no-announced-move",
        /// A claim that is not in order is a draw offer.
        ActsAsOffer = "finding-acts-as-offer",
        /// The position on the board, or about to appear, and how often it has occurred.
        Occurred = "finding-occurred" {
            /// How often, the one about to appear included.
            times: u32,
            /// The plies on the record after which it stood, as players name them.
            after: Vec<String>,
        },
        /// As above, over a record with gaps.
        OccurredBetween = "finding-occurred-between" {
            /// At least so often.
            least: u32,
            /// At most so often.
            most: u32,
            /// The plies after which it surely stood.
            after: Vec<String>,
        },
        /// The intended move brings the position about.
        Intended = "finding-intended" {
            /// The move.
            text: String,
        },
        /// The intended move is not legal.
        IntendedIllegal = "finding-intended-illegal" {
            /// The move as written.
            text: String,
        },
        /// A position that looks the same is not.
        LookAlike = "finding-look-alike" {
            /// After which move it stood.
            after: String,
        },
        /// A pawn advanced two squares past an enemy pawn that could not legally capture it.
        EnPassantNotLegal = "finding-en-passant-not-legal" {
            /// After which move.
            after: String,
            /// The square.
            square: Square,
        },
        /// The plies without capture or pawn move.
        QuietPlies = "finding-quiet-plies" {
            /// How many.
            plies: u32,
            /// The capture or pawn move before, as players name it, or the start.
            since: String,
        },
        /// As above, over a record with gaps.
        QuietPliesBetween = "finding-quiet-plies-between" {
            /// At least so many.
            least: u32,
            /// At most so many.
            most: u32,
        },
        /// Some of these plies are known from the set-up's counter alone.
        CarriedPlies = "finding-carried-plies" {
            /// How many.
            plies: u32,
        },
        /// The last move is a capture or a pawn move, and ends the run.
        EndsRun = "finding-ends-run" {
            /// The move.
            text: String,
        },
        /// That somebody stands better, or could mate, does not matter.
        WinningPositionIrrelevant = "finding-winning-position-irrelevant",
        /// The record begins at a set-up position; what was before it is not known.
        BeginsAtSetUp = "finding-begins-at-set-up",
        /// The gaps were filled in every legal way.
        GapsCompleted = "finding-gaps-completed" {
            /// In so many ways.
            ways: usize,
        },
        /// The sheet of the claimant is reasonably complete.
        SheetAdequate = "finding-sheet-adequate" {
            /// Missing pairs.
            pairs: u32,
            /// Allowed pairs.
            allowed: u32,
        },
        /// The sheet of the claimant is not reasonably complete.
        SheetInadequate = "finding-sheet-inadequate" {
            /// Missing pairs.
            pairs: u32,
            /// Allowed pairs.
            allowed: u32,
        },
        /// In sudden death under five minutes an observation may replace the sheet.
        WitnessMayDo = "finding-witness-may-do",
        /// The claim is correct.
        Correct = "finding-correct",
        /// The claim is incorrect.
        Incorrect = "finding-incorrect",
        /// The opponent gets time.
        OpponentGains = "finding-opponent-gains" {
            /// The opponent.
            side: Color,
            /// How much.
            seconds: u32,
        },
        /// The announced move must be played.
        MustPlayAnnounced = "finding-must-play-announced" {
            /// The move.
            text: String,
        },
        /// The announced move is illegal: another with the same piece must be played, if there is one.
        MustPlayOther = "finding-must-play-other" {
            /// The piece's square.
            from: Square,
        },
        /// The draw offer in the claim stands.
        OfferStands = "finding-offer-stands",
        /// The draw offer in the claim is gone.
        OfferLapses = "finding-offer-lapses",
        /// What follows waits for an answer.
        Reopened = "finding-reopened",
        /// Draws may be barred at this point of the game; then the claim is checked although the opponent agrees.
        AgreementMayBeBarred = "finding-agreement-may-be-barred",
        /// The opponent agreed to the draw.
        OpponentAgreed = "finding-opponent-agreed",
        /// A position has occurred five times.
        Fivefold = "finding-fivefold" {
            /// The move after which.
            by: String,
        },
        /// No position has occurred so often as is needed.
        NotFivefold = "finding-not-fivefold" {
            /// `anywhere`, or `alternate` where the occurrences must lie on consecutive alternate moves.
            spacing: &'static str,
        },
        /// Seventy-five moves by each side are complete.
        SeventyFive = "finding-seventy-five" {
            /// The move after which.
            by: String,
        },
        /// They are not.
        NotSeventyFive = "finding-not-seventy-five",
        /// The last of them gave mate, which comes first.
        MateComesFirst = "finding-mate-comes-first" {
            /// The mating move.
            by: String,
        },
        /// The director may declare a draw, without a claim.
        DirectorMayDeclare = "finding-director-may-declare",
        /// The position on the board would do, the announced one does not.
        OnBoardWouldDo = "finding-on-board-would-do" {
            /// The announced move.
            text: String,
        },
        /// Moves were played that are not on the record.
        PlayedBeyond = "finding-played-beyond" {
            /// How many plies.
            plies: u32,
        },
        /// An illegal move stands on the record.
        IllegalOnRecord = "finding-illegal-on-record" {
            /// The move as players name it.
            by: String,
        },
        /// The edition has no such claim for a player.
        NoSuchClaim = "finding-no-such-claim",
        /// The game ends without a claim, not by announcing a move.
        NotByAnnouncing = "finding-not-by-announcing",
    }
}

impl FindingText {
    /// Whether it says what follows from a claim, rather than what was found.
    #[must_use]
    pub fn is_consequence(&self) -> bool {
        matches!(
            self,
            FindingText::Correct
                | FindingText::Incorrect
                | FindingText::OpponentGains { .. }
                | FindingText::MustPlayAnnounced { .. }
                | FindingText::MustPlayOther { .. }
                | FindingText::OfferStands
                | FindingText::OfferLapses
                | FindingText::ActsAsOffer
        )
    }
}

scoresheet_record::messages! {
    /// A question that only the director can answer.
    pub enum OpenText {
        /// The edition is silent.
        EditionSilent = "open-edition-silent",
        /// A chapter that this program does not know.
        RuledApart = "open-ruled-apart",
        /// What do the other sheet or witnesses show, since this sheet's notation makes it no evidence?
        NotationNoEvidence = "open-notation-no-evidence",
        /// In which notation is the sheet written?
        WhichNotation = "open-which-notation" {
            /// The tags of the languages in whose letters it can be read.
            notations: Vec<String>,
        },
        /// Has the player who moved last pressed the clock?
        Pressed = "open-pressed" {
            /// That player.
            side: Color,
        },
        /// Which move was meant?
        IntendedUnclear = "open-intended-unclear" {
            /// As written.
            text: String,
        },
        /// The record does not tell because of these plies.
        Gaps = "open-gaps" {
            /// The plies, as players name them.
            plies: Vec<String>,
        },
        /// The position on the board would do; was the claim made for it?
        WhichPosition = "open-which-position" {
            /// The announced move.
            text: String,
        },
        /// Is the sheet adequate? Counted as pairs it is, counted as rows it is not.
        SheetBorderline = "open-sheet-borderline" {
            /// Missing pairs.
            pairs: u32,
            /// Rows with a gap.
            rows: u32,
        },
        /// The sheet is not adequate; in time pressure an observation may do. Did somebody see it?
        Witness = "open-witness",
        /// Which penalty applies?
        Penalty = "open-penalty" {
            /// The possible numbers of seconds.
            seconds: Vec<u32>,
        },
        /// What must be played instead of an illegal announced move?
        AnnouncedIllegal = "open-announced-illegal" {
            /// The move as written.
            text: String,
        },
        /// A piece was touched that the announced move does not move.
        TouchedOther = "open-touched-other" {
            /// Its square.
            at: Square,
            /// The announced move.
            text: String,
        },
        /// Some of the plies are known from a counter alone; are they shown?
        CounterOnly = "open-counter-only" {
            /// How many.
            plies: u32,
        },
        /// An illegal move on the record can still be taken back; shall it be?
        IllegalMove = "open-illegal-move" {
            /// The move as players name it.
            by: String,
        },
        /// A flag is down: which was first, the claim or the flag?
        FlagOrClaim = "open-flag-or-claim",
        /// The opponent agrees; are draws barred at this point of the game?
        EarlyDraw = "open-early-draw",
        /// Shall the game be declared drawn?
        DeclareDraw = "open-declare-draw",
    }
}
