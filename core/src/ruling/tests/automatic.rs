//! Fivefold repetition and seventy-five moves.

use super::*;
use Verdict::{ForDirector, NoSuchClaim, NotInOrder, Rejected};

const US: &str = "us-2024";
/// The initial position five times, each time after the same four plies.
const FIVE_IN_A_ROW: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
/// The same with another way home once.
const FIVE_WITH_A_DETOUR: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Ne4 Ne5 Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8";

/// Rules: US 14K (the director may, on consecutive alternate moves); FIDE 9.6.1 (the game is drawn).
#[test]
fn a_fivefold_repetition_ends_the_game_or_lets_the_director_end_it() {
    let in_a_row = Row { moves: FIVE_IN_A_ROW, claim: "director fivefold", ..ROW };
    let detour = Row { moves: FIVE_WITH_A_DETOUR, claim: "director fivefold", ..ROW };
    check(&[
        Row { name: "in a row", rules: &["FIDE 9.6.1"], ..in_a_row },
        Row { name: "in a row, pointed out by a player", claim: "white fivefold", rules: &["FIDE 9.6.1"], ..in_a_row },
        Row { name: "with a detour", rules: &["FIDE 9.6.1"], ..detour },
        Row { name: "with a detour", event: "fide-2018", rules: &["FIDE 9.6.1"], ..detour },
        Row {
            name: "in a row",
            event: US,
            verdict: ForDirector,
            rules: &["US 14K"],
            follows: "* open-declare-draw",
            ..in_a_row
        },
        Row { name: "with a detour", event: US, verdict: Rejected, rules: &["US 14K"], follows: "*", ..detour },
        Row {
            name: "no such claim for a player",
            event: US,
            claim: "white fivefold",
            verdict: NoSuchClaim,
            rules: &["US 14K"],
            follows: "*",
            ..in_a_row
        },
        Row { name: "four times", moves: DANCE, claim: "director fivefold", verdict: Rejected, follows: "*", ..ROW },
    ]);
}

/// Rules: FIDE 9.6.1: the game was over then; whatever is claimed later, it was drawn.
#[test]
fn what_is_claimed_after_an_automatic_draw_changes_nothing() {
    let later = Row { moves: "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 a3", ..ROW };
    check(&[
        Row { name: "a wrong claim", claim: "black threefold", verdict: NotInOrder, rules: &["FIDE 9.6.1"], ..later },
        Row {
            name: "a wrong claim",
            event: US,
            claim: "black threefold",
            verdict: Rejected,
            follows: "* white+120 stands",
            ..later
        },
        Row { name: "a right claim", moves: FIVE_IN_A_ROW, rules: &["FIDE 9.6.1", "FIDE 9.5.2"], ..ROW },
    ]);
}

/// Rules: US 14K, FIDE 9.6.2: a mate by the last move comes first.
#[test]
fn seventy_five_moves_end_the_game_unless_the_last_mates() {
    let last = Row { fen: "7k/8/6K1/8/8/8/8/R7 w - - 149 120", moves: "Rb1", claim: "director seventy-five", ..ROW };
    check(&[
        Row { name: "the last move", rules: &["FIDE 9.6.2"], ..last },
        Row { name: "the last move", event: US, verdict: ForDirector, follows: "* open-declare-draw", ..last },
        Row {
            name: "the last move mates",
            moves: "Ra8#",
            verdict: Rejected,
            rules: &["FIDE 9.6.2", "FIDE 5.1.1"],
            follows: "1-0",
            ..last
        },
        Row {
            name: "the last move mates",
            event: US,
            moves: "Ra8#",
            verdict: Rejected,
            rules: &["US 14K", "US 13A"],
            follows: "1-0",
            ..last
        },
        Row { name: "one short", moves: "", verdict: Rejected, rules: &["FIDE 9.6.2"], follows: "*", ..last },
        Row {
            name: "it cannot be announced",
            moves: "",
            claim: "white seventy-five intending Rb1",
            verdict: NotInOrder,
            follows: "*",
            ..last
        },
        Row {
            name: "fifty moves are then long over",
            claim: "black fifty",
            rules: &["FIDE 9.6.2", "FIDE 9.3.2"],
            ..last
        },
    ]);
}

/// Rule: FIDE 9.6.2. Over a gap: a mate comes first only if the seventy-five moves cannot have been complete before it.
#[test]
fn a_mate_after_a_gap_comes_first_only_if_nothing_was_complete_before_it() {
    let gap = Row { fen: "7k/8/6K1/8/8/8/8/R7 w - - 145 120", claim: "director seventy-five", ..ROW };
    check(&[
        Row { name: "complete before it", moves: "Rb1 -- Ra1 Kh8 Rb1 Kg8 Rb8#", rules: &["FIDE 9.6.2"], ..gap },
        Row {
            name: "complete by it",
            fen: "7k/8/6K1/8/8/8/8/R7 w - - 143 120",
            moves: "Rb1 -- Ra1 Kh8 Rb1 Kg8 Rb8#",
            verdict: Rejected,
            rules: &["FIDE 9.6.2", "FIDE 5.1.1"],
            follows: "1-0",
            ..gap
        },
        Row {
            name: "a mate by the hundredth ply",
            fen: "7k/8/6K1/8/8/8/8/R7 w - - 93 120",
            moves: "Rb1 -- Ra1 Kh8 Rb1 Kg8 Rb8#",
            claim: "black fifty",
            verdict: NotInOrder,
            rules: &["FIDE 5.1.1"],
            follows: "1-0",
            ..gap
        },
        Row {
            name: "a mate that only the writing shows",
            moves: "-- -- -- -- -- -- -- -- Rb8#",
            fen: "rnbqk2r/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQK2R w - - 91 120",
            claim: "black fifty",
            verdict: ForDirector,
            follows: "* open-gaps",
            ..gap
        },
    ]);
}

/// Rule: FIDE 9.6.2. Whether the 150th ply mates is not known; a gap after the claim has no part in that.
#[test]
fn a_gap_after_the_claim_is_no_reason_for_an_open_draw() {
    let row = Row {
        fen: "7k/8/6K1/8/8/8/8/R7 w - - 149 120",
        moves: "-- Kg8 --",
        claim: "director seventy-five",
        now: "",
        ..ROW
    };
    let (rules, claim) = (row.rules(), row.claim());
    let ruling = judge(&rules, &Case { replay: &row.replay(), at: Ply(1), claim: &claim, now: &row.now() });
    assert_eq!(ruling.verdict, ForDirector);
    assert_eq!(ruling.open, [OpenText::Gaps { plies: vec!["120.--".to_owned()] }]);
}
