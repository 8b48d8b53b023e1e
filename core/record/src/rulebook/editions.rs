//! The editions.

use std::fmt;
use std::str::FromStr;

use super::{
    AutomaticEffect, AutomaticRule, Citation, Cited, ClaimWindow, DrawClaimRules, FivefoldSpacing, IllegalWindow,
    MoveCountRule, OfferAfterDenial, Raising, RepetitionRule,
};

/// An edition of the rules. A ruling always names one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Edition {
    /// US Chess, 7th edition with its updates up to 2020.
    Us2020,
    /// US Chess with the updates of 2024.
    Us2024,
    /// Article 15 on rapid chess, which follows FIDE's rapid appendix of 2014.
    Fide2014Rapid15,
    /// FIDE Laws in force from 1 July 2017.
    Fide201707,
    /// FIDE Laws in force from 1 January 2018.
    Fide2018,
    /// FIDE Laws in force from 1 January 2023.
    Fide2023,
}

impl Edition {
    /// Every edition.
    pub const ALL: [Edition; 6] = [
        Edition::Us2020,
        Edition::Us2024,
        Edition::Fide2014Rapid15,
        Edition::Fide201707,
        Edition::Fide2018,
        Edition::Fide2023,
    ];

    /// The id in files and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Edition::Us2020 => "us-2020",
            Edition::Us2024 => "us-2024",
            Edition::Fide2014Rapid15 => "fide-2014-rapid-15",
            Edition::Fide201707 => "fide-2017-07",
            Edition::Fide2018 => "fide-2018",
            Edition::Fide2023 => "fide-2023",
        }
    }

    /// Its rules.
    #[must_use]
    pub fn book(self) -> &'static RuleBook {
        match self {
            Edition::Us2020 => &US_2020,
            Edition::Us2024 => &US_2024,
            Edition::Fide2014Rapid15 => &FIDE_2014_RAPID_15,
            Edition::Fide201707 => &FIDE_2017_07,
            Edition::Fide2018 => &FIDE_2018,
            Edition::Fide2023 => &FIDE_2023,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// An edition id that is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown edition {text:?}; use us-2020, us-2024, fide-2014-rapid-15, fide-2017-07, fide-2018 or fide-2023")]
pub struct EditionError {
    text: String,
}

impl FromStr for Edition {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Edition, EditionError> {
        let found = Edition::ALL.into_iter().find(|edition| edition.id() == text);
        found.ok_or_else(|| EditionError { text: text.to_owned() })
    }
}

/// What an incorrect claim costs in seconds, by time class, with the rule where it is not the rule of the claim itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct IncorrectClaimTimes {
    /// Regular, dual and quick; standard.
    pub(super) standard: (u32, Option<Citation>),
    /// Rapid.
    pub(super) rapid: (u32, Option<Citation>),
    /// Blitz without adequate supervision.
    pub(super) blitz: (u32, Option<Citation>),
    /// Blitz with adequate supervision; two values where the text leaves it open.
    pub(super) supervised_blitz: ([u32; 2], Option<Citation>),
}

/// How long an illegal move can still be taken back, by time class and supervision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct IllegalWindows {
    /// Where the full rules of the game apply.
    pub(super) full: Cited<IllegalWindow>,
    /// In rapid and blitz without adequate supervision.
    pub(super) basic: Cited<IllegalWindow>,
}

/// The rules of one edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleBook {
    /// Which.
    pub edition: Edition,
    /// Draw claims by repetition and move count; `None` where the edition is silent.
    pub draw_claims: Option<DrawClaimRules>,
    /// How many missing move pairs a reasonably complete sheet may have.
    pub missing_pairs: Option<Cited<u32>>,
    /// Whether blitz is ruled by a chapter that is not part of this book.
    pub blitz_apart: Option<Citation>,
    /// The rule by which a sheet that is not in algebraic notation is no evidence; `None` where other notations are
    /// permitted (US 15A).
    pub algebraic_only: Option<Citation>,
    pub(super) incorrect_claim: Option<IncorrectClaimTimes>,
    pub(super) illegal_moves: Option<IllegalWindows>,
}

const US_CLAIMS: DrawClaimRules = DrawClaimRules {
    after_denial: OfferAfterDenial::Stands,
    announced_move: Citation::us("14C2"),
    illegal_announced: None,
    repetition: RepetitionRule {
        occurrences: 3,
        raising: Raising {
            window: Cited::new(ClaimWindow::UntilPressed, Citation::us("14C4")),
            off_move: Citation::us("14C3"),
            offer: Citation::us("14C7"),
            on_board: Citation::us("14C"),
            announced: Some(Citation::us("14C2")),
            correct: Citation::us("14C6"),
            incorrect: Citation::us("14C6"),
            agreement_barred: None,
        },
        sameness: Citation::us("14C"),
        castling: Citation::us("8A3"),
        en_passant: Citation::us("8F5"),
        adequate_sheet: Some(Citation::us("14C9")),
        witnessed: Some(Citation::us("14C8")),
    },
    move_count: MoveCountRule {
        plies: 100,
        raising: Raising {
            window: Cited::new(ClaimWindow::UntilPressed, Citation::us("9G1")),
            off_move: Citation::us("14F1"),
            offer: Citation::us("14"),
            on_board: Citation::us("14F1"),
            announced: None,
            correct: Citation::us("14F1"),
            incorrect: Citation::us("14F2"),
            agreement_barred: None,
        },
        winning_position: Some(Citation::us("14F3")),
        demonstrated: Some(Citation::us("14F1")),
    },
    automatic: AutomaticRule {
        effect: AutomaticEffect::DirectorMay,
        occurrences: 5,
        spacing: Cited::new(FivefoldSpacing::ConsecutiveAlternateMoves, Citation::us("14K")),
        plies: Cited::new(150, Citation::us("14K")),
    },
    checkmate: Citation::us("13A"),
    stalemate: Citation::us("14A"),
    dead_position: Citation::us("14D"),
    flag_fall: Citation::us("13C"),
};

const FIDE_REPETITION: Raising = Raising {
    window: Cited::new(ClaimWindow::UntilTouched, Citation::fide("9.4")),
    off_move: Citation::fide("9.2"),
    offer: Citation::fide("9.1.2.3"),
    on_board: Citation::fide("9.2.2"),
    announced: Some(Citation::fide("9.2.1")),
    correct: Citation::fide("9.5.2"),
    incorrect: Citation::fide("9.5.3"),
    agreement_barred: Some(Citation::fide("9.1.1")),
};

const FIDE_CLAIMS: DrawClaimRules = DrawClaimRules {
    // Arbiters' Manual 2025 on 9.1.2.3: an offer in a claim ends once the claim was checked and found incorrect.
    after_denial: OfferAfterDenial::Lapses,
    announced_move: Citation::fide("9.5.3"),
    illegal_announced: Some(Citation::fide("9.5.3")),
    repetition: RepetitionRule {
        occurrences: 3,
        raising: FIDE_REPETITION,
        sameness: Citation::fide("9.2.3"),
        castling: Citation::fide("9.2.3.2"),
        en_passant: Citation::fide("9.2.3.1"),
        adequate_sheet: None,
        witnessed: None,
    },
    move_count: MoveCountRule {
        plies: 100,
        raising: Raising {
            off_move: Citation::fide("9.3"),
            on_board: Citation::fide("9.3.2"),
            announced: Some(Citation::fide("9.3.1")),
            ..FIDE_REPETITION
        },
        winning_position: None,
        demonstrated: None,
    },
    automatic: AutomaticRule {
        effect: AutomaticEffect::EndsGame,
        occurrences: 5,
        spacing: Cited::new(FivefoldSpacing::Anywhere, Citation::fide("9.6.1")),
        plies: Cited::new(150, Citation::fide("9.6.2")),
    },
    checkmate: Citation::fide("5.1.1"),
    stalemate: Citation::fide("5.2.1"),
    dead_position: Citation::fide("5.2.2"),
    flag_fall: Citation::fide("6.9"),
};

/// The editions of 2017 and 2018 number the parts of 9.2 differently.
const FIDE_2017_CLAIMS: DrawClaimRules = DrawClaimRules {
    repetition: RepetitionRule {
        raising: Raising {
            on_board: Citation::fide("9.2.1.2"),
            announced: Some(Citation::fide("9.2.1.1")),
            ..FIDE_REPETITION
        },
        sameness: Citation::fide("9.2.2"),
        castling: Citation::fide("9.2.2.2"),
        en_passant: Citation::fide("9.2.2.1"),
        ..FIDE_CLAIMS.repetition
    },
    ..FIDE_CLAIMS
};

const US_2020: RuleBook = RuleBook {
    edition: Edition::Us2020,
    draw_claims: Some(US_CLAIMS),
    missing_pairs: Some(Cited::new(3, Citation::us("13C7"))),
    blitz_apart: Some(Citation::us("Chapter 11")),
    algebraic_only: None,
    incorrect_claim: Some(IncorrectClaimTimes {
        standard: (120, None),
        rapid: (120, None),
        blitz: (120, None),
        supervised_blitz: ([120, 120], None),
    }),
    illegal_moves: Some(IllegalWindows {
        full: Cited::new(IllegalWindow::LastMoves(10), Citation::us("11A")),
        basic: Cited::new(IllegalWindow::LastMoves(10), Citation::us("11A")),
    }),
};

/// The update of 2024 changes scorekeeping in increment and delay games, none of the values here.
const US_2024: RuleBook = RuleBook { edition: Edition::Us2024, ..US_2020 };

const FIDE_2023: RuleBook = RuleBook {
    edition: Edition::Fide2023,
    draw_claims: Some(FIDE_CLAIMS),
    missing_pairs: None,
    blitz_apart: None,
    algebraic_only: Some(Citation::fide("Appendix C")),
    incorrect_claim: Some(IncorrectClaimTimes {
        standard: (120, None),
        rapid: (60, Some(Citation::fide("A.3"))),
        blitz: (60, Some(Citation::fide("B.3"))),
        // B.2 applies the Competition Rules without importing A.3, so one or two minutes is open.
        supervised_blitz: ([60, 120], Some(Citation::fide("B.2"))),
    }),
    illegal_moves: Some(IllegalWindows {
        full: Cited::new(IllegalWindow::WholeGame, Citation::fide("7.5.1")),
        basic: Cited::new(IllegalWindow::UntilReply, Citation::fide("A.5.2")),
    }),
};

const FIDE_2018: RuleBook = RuleBook {
    edition: Edition::Fide2018,
    draw_claims: Some(FIDE_2017_CLAIMS),
    incorrect_claim: Some(IncorrectClaimTimes {
        standard: (120, None),
        rapid: (120, None),
        blitz: (60, Some(Citation::fide("B.2"))),
        supervised_blitz: ([60, 60], Some(Citation::fide("B.2"))),
    }),
    ..FIDE_2023
};

const FIDE_2017_07: RuleBook = RuleBook { edition: Edition::Fide201707, ..FIDE_2018 };

const FIDE_2014_RAPID_15: RuleBook = RuleBook {
    edition: Edition::Fide2014Rapid15,
    draw_claims: None,
    missing_pairs: None,
    blitz_apart: None,
    algebraic_only: Some(Citation::fide("Appendix C")),
    incorrect_claim: None,
    illegal_moves: None,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_an_id_that_leads_back_to_it_and_a_book_that_names_it() {
        for edition in Edition::ALL {
            assert_eq!(edition.id().parse(), Ok(edition));
            assert_eq!(edition.book().edition, edition);
        }
        assert!("fide-1999".parse::<Edition>().unwrap_err().to_string().contains("fide-1999"));
    }
}
