//! Claims on a sheet with gaps.

use super::*;
use Verdict::{ForDirector, Rejected};

/// Squares are written, so that the repetition is proven whatever the gap hides.
macro_rules! dance_after {
    ($gap:literal) => {
        concat!(
            $gap,
            " Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8 Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8",
            " Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8 Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8"
        )
    };
}

/// Three pairs missing, and four.
const THREE: &str = dance_after!("-- -- -- -- -- --");
const FOUR: &str = dance_after!("-- -- -- -- -- -- -- --");
/// Six plies from Black's on: three pairs, four rows.
const BORDERLINE: &str = concat!(
    "e4 -- -- -- -- -- -- Ng8-f6 Ng1-f3 Nf6-g8 Nf3-g1 Ng8-f6 Ng1-f3 Nf6-g8 Nf3-g1",
    " Ng8-f6 Ng1-f3 Nf6-g8 Nf3-g1 Ng8-f6 Ng1-f3 Nf6-g8 Nf3-g1"
);

/// Rules: US 14C9 with 13C7, and 14C8; FIDE has no such standard.
#[test]
fn a_repetition_needs_an_adequate_sheet_where_the_book_asks_for_one() {
    let four = Row { event: "us-2024", moves: FOUR, ..ROW };
    let hurried = Row { event: "us-2024 sudden-death", now: "pressed=yes time=4:59", ..four };
    check(&[
        Row { name: "three pairs", event: "us-2024", moves: THREE, rules: &["US 14C9", "US 13C7"], ..ROW },
        Row { name: "four pairs", verdict: Rejected, rules: &["US 14C9"], follows: "* black+120 stands", ..four },
        Row { name: "four pairs", event: "fide-2023", rules: &["FIDE 9.2.2"], ..four },
        Row { name: "four pairs, no score to be kept", event: "us-2024 no-recording", ..four },
        Row {
            name: "three pairs in four rows",
            event: "us-2024",
            moves: BORDERLINE,
            claim: "black threefold",
            verdict: ForDirector,
            follows: "* open-sheet-borderline",
            ..ROW
        },
        Row {
            name: "four pairs under five minutes",
            verdict: ForDirector,
            rules: &["US 14C8"],
            follows: "* open-witness",
            ..hurried
        },
        Row {
            name: "four pairs under five minutes, unseen",
            now: "pressed=yes time=4:59 witness=no",
            verdict: Rejected,
            follows: "* black+120 stands",
            ..hurried
        },
        Row {
            name: "four pairs with five minutes",
            now: "pressed=yes time=5:00",
            verdict: Rejected,
            follows: "* black+120 stands",
            ..hurried
        },
    ]);
}

/// Rule: US 14F1: the sheet standard of 13C7 is not asked for in a claim of fifty moves.
#[test]
fn fifty_moves_need_no_adequate_sheet() {
    check(&[Row {
        name: "four pairs",
        event: "us-2024",
        fen: "8/8/4k3/3r4/8/R6R/4K3/8 w - - 99 80",
        moves: "-- -- -- -- -- -- -- -- Ra1",
        claim: "black fifty",
        verdict: ForDirector,
        follows: "* open-gaps",
        ..ROW
    }]);
}

/// A verdict needs proof: what the gap leaves open is a question, not a rejection.
#[test]
fn a_gap_that_matters_is_a_question_and_one_that_does_not_is_none() {
    check(&[
        Row {
            name: "the gap may hold an occurrence",
            moves: "Nf3 Nf6 -- -- -- -- -- -- Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8 Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8",
            verdict: ForDirector,
            follows: "* open-gaps",
            ..ROW
        },
        Row { name: "whatever the missing move was", moves: "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 -- Ng1 Ng8", ..ROW },
        Row {
            name: "nothing comes back after a pawn move",
            moves: "Nf3 Nf6 -- -- -- -- -- -- a3 Nf6-g8",
            verdict: Rejected,
            follows: "* black+120 lapses",
            ..ROW
        },
    ]);
}

/// Rules: US 15A permits any notation; a sheet that is not algebraic is no evidence under FIDE Appendix C.
#[test]
fn a_descriptive_sheet_is_evidence_under_the_rules_that_permit_it() {
    let described =
        Row { moves: "N-KB3 N-KB3 N-N1 N-N1 N-KB3 N-KB3 N-N1 N-N1", claim: "white threefold", now: "", ..ROW };
    check(&[
        Row { name: "US", event: "us-2024", rules: &["US 14C"], ..described },
        Row {
            name: "FIDE",
            event: "fide-2023",
            verdict: ForDirector,
            rules: &["FIDE Appendix C"],
            follows: "* open-notation-no-evidence",
            ..described
        },
        // Nobody can tell Dutch knights from Finnish pawns here.
        Row {
            name: "two languages",
            event: "fide-2023",
            moves: "e4 e5 Pf3 Pc6 Lb5 a6",
            verdict: ForDirector,
            follows: "* open-which-notation",
            ..described
        },
    ]);
}
