//! Who may claim a threefold repetition or fifty moves, when and how.

use super::*;
use Verdict::{ForDirector, NotInOrder, Rejected, Upheld};

const US: &str = "us-2024";
/// Two rooks against one, and 99 plies without capture or pawn move behind them.
const NINETY_NINE: &str = "8/8/4k3/3r4/8/R6R/4K3/8 w - - 99 80";

/// Rules: US 14C, 14C2 to 14C7; FIDE 9.2, 9.4, 9.5.
#[test]
fn a_repetition_is_claimed_by_the_player_on_move_or_where_the_book_says_so_before_pressing() {
    let moved_last = Row { claim: "black threefold", ..ROW };
    let announcing = Row { moves: DANCE_BUT_ONE, claim: "black threefold intending Ng8", ..ROW };
    check(&[
        Row { name: "on the board", rules: &["FIDE 9.2.2", "FIDE 9.2.3", "FIDE 9.5.2"], ..ROW },
        Row { name: "on the board", event: US, rules: &["US 14C", "US 14C6"], ..ROW },
        Row { name: "on the board", event: "fide-2018", rules: &["FIDE 9.2.1.2", "FIDE 9.2.2"], ..ROW },
        Row { name: "announced", rules: &["FIDE 9.2.1", "FIDE 9.5.2"], ..announcing },
        Row { name: "announced", event: "fide-2017-07", rules: &["FIDE 9.2.1.1"], ..announcing },
        Row { name: "announced", event: US, rules: &["US 14C2", "US 14C6"], ..announcing },
        Row { name: "moved", event: US, now: "pressed=no", rules: &["US 14C4"], ..moved_last },
        Row {
            name: "moved and pressed",
            event: US,
            verdict: NotInOrder,
            rules: &["US 14C3", "US 14C7"],
            follows: "* stands",
            ..moved_last
        },
        Row {
            name: "moved, nobody knows whether pressed",
            event: US,
            now: "",
            verdict: ForDirector,
            follows: "* open-pressed",
            ..moved_last
        },
        Row {
            name: "moved: a piece was touched",
            now: "pressed=no",
            verdict: NotInOrder,
            rules: &["FIDE 9.2", "FIDE 9.4", "FIDE 9.1.2.3"],
            follows: "* stands",
            ..moved_last
        },
        Row {
            name: "a piece touched",
            now: "pressed=yes touched=g1",
            verdict: NotInOrder,
            rules: &["FIDE 9.4"],
            follows: "* stands",
            ..ROW
        },
        Row { name: "a piece touched", event: US, now: "pressed=yes touched=g1", verdict: Upheld, ..ROW },
        Row {
            name: "the opponent has not pressed yet",
            event: US,
            now: "pressed=no",
            verdict: NotInOrder,
            rules: &["US 14C3"],
            follows: "* stands",
            ..ROW
        },
        Row {
            name: "a move announced after moving",
            event: US,
            claim: "black threefold intending Rg8",
            now: "pressed=no",
            verdict: NotInOrder,
            rules: &["US 14C3"],
            follows: "* stands",
            ..ROW
        },
        Row { name: "only players claim", claim: "director threefold", verdict: NotInOrder, follows: "*", ..ROW },
    ]);
}

/// Rules: US 14C2 and 14C6; FIDE 9.5.3, A.3, B.2, B.3; Arbiters' Manual 2025 on FIDE 9.1.2.3.
#[test]
fn an_incorrect_claim_costs_time_and_the_offer_stands_or_lapses() {
    let wrong = Row { moves: "Nf3 Nf6 Ng1 Ng8", verdict: Rejected, ..ROW };
    check(&[
        Row { name: "wrong", rules: &["FIDE 9.5.3", "FIDE 9.1.2.3"], follows: "* black+120 lapses", ..wrong },
        Row { name: "wrong", event: US, rules: &["US 14C6"], follows: "* black+120 stands", ..wrong },
        Row { name: "wrong", event: "fide-2023 rapid", rules: &["FIDE A.3"], follows: "* black+60 lapses", ..wrong },
        Row { name: "wrong", event: "fide-2018 rapid", follows: "* black+120 lapses", ..wrong },
        Row {
            name: "wrong",
            event: "fide-2023 blitz basic",
            rules: &["FIDE B.3"],
            follows: "* black+60 lapses",
            ..wrong
        },
        Row { name: "wrong", event: "fide-2023 blitz full", follows: "* lapses open-penalty", ..wrong },
        Row { name: "wrong", event: "fide-2023 blitz", follows: "* lapses open-penalty", ..wrong },
        Row { name: "wrong, and agreed", now: "pressed=yes agrees", follows: "1/2-1/2 open-early-draw", ..wrong },
        Row {
            name: "off move, and agreed",
            claim: "black threefold",
            now: "pressed=yes agrees",
            verdict: NotInOrder,
            follows: "1/2-1/2 open-early-draw",
            ..ROW
        },
    ]);
}

/// Rules: US 14C2, FIDE 9.5.3: the announced move is binding; if it is illegal, another with the same piece.
#[test]
fn an_announced_move_binds() {
    let announcing = Row { moves: DANCE_BUT_ONE, verdict: Rejected, ..ROW };
    check(&[
        Row {
            name: "wrong",
            claim: "black threefold intending Ne4",
            follows: "* white+120 lapses must Ne4",
            ..announcing
        },
        Row {
            name: "wrong",
            event: US,
            claim: "black threefold intending Ne4",
            rules: &["US 14C2"],
            follows: "* white+120 stands must Ne4",
            ..announcing
        },
        Row {
            name: "illegal",
            claim: "black threefold intending f6g6",
            rules: &["FIDE 9.5.3"],
            follows: "* white+120 lapses must with f6",
            ..announcing
        },
        Row {
            name: "illegal",
            event: US,
            claim: "black threefold intending f6g6",
            rules: &["US 14C2"],
            follows: "* white+120 stands open-announced-illegal",
            ..announcing
        },
        Row {
            name: "ambiguous",
            fen: "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
            moves: "",
            claim: "white threefold intending Nd2",
            verdict: ForDirector,
            follows: "* open-intended-unclear",
            ..ROW
        },
        Row {
            name: "a move that spoils what is on the board",
            claim: "white threefold intending a3",
            verdict: ForDirector,
            follows: "* open-which-position",
            ..ROW
        },
    ]);
}

/// Rules: US 14F1 to 14F3, 9G1; FIDE 9.3. US Chess knows no announced move here.
#[test]
fn fifty_moves_are_announced_under_fide_and_made_under_us_chess() {
    let at_99 = Row { fen: NINETY_NINE, moves: "", claim: "white fifty intending Ra1", ..ROW };
    check(&[
        Row { name: "the hundredth ply announced", rules: &["FIDE 9.3.1", "FIDE 9.5.2"], ..at_99 },
        Row {
            name: "the hundredth ply announced",
            event: US,
            verdict: NotInOrder,
            rules: &["US 14F1", "US 9G1"],
            follows: "* stands",
            ..at_99
        },
        Row {
            name: "the hundredth ply made",
            event: US,
            moves: "Ra1",
            claim: "white fifty",
            now: "pressed=no",
            rules: &["US 9G1", "US 14F1", "US 14F3"],
            follows: "1/2-1/2 open-counter-only",
            ..at_99
        },
        Row {
            name: "the hundredth ply on the board",
            moves: "Ra1",
            claim: "black fifty",
            rules: &["FIDE 9.3.2"],
            ..at_99
        },
        Row {
            name: "ninety-nine",
            event: US,
            claim: "white fifty",
            verdict: Rejected,
            rules: &["US 14F2"],
            follows: "* black+120 stands",
            ..at_99
        },
        Row {
            name: "the hundredth would be a capture",
            moves: "Rh5 Ke7 Rxd5",
            fen: "8/8/4k3/3r4/8/R6R/4K3/8 w - - 97 80",
            claim: "black fifty",
            verdict: Rejected,
            follows: "* white+120 lapses",
            ..ROW
        },
    ]);
}

/// Rules: US 13A and 14A, FIDE 5.1.1 and 5.2.1: what ended the game on the board comes before any claim.
#[test]
fn a_game_that_is_over_on_the_board_has_its_result() {
    let mated = Row { moves: "f3 e5 g4 Qh4#", verdict: NotInOrder, follows: "0-1", ..ROW };
    let stalemated =
        Row { fen: "7k/5Q2/8/8/8/8/8/K7 b - - 100 90", moves: "", claim: "black fifty", verdict: NotInOrder, ..ROW };
    check(&[
        Row { name: "checkmate", rules: &["FIDE 5.1.1"], ..mated },
        Row { name: "checkmate", event: US, rules: &["US 13A"], ..mated },
        Row { name: "played on after mate", moves: "f3 e5 g4 Qh4# a3", claim: "black fifty", ..mated },
        Row { name: "stalemate", rules: &["FIDE 5.2.1"], ..stalemated },
        Row { name: "stalemate", event: US, rules: &["US 14A"], ..stalemated },
    ]);
}

#[test]
fn an_edition_that_is_silent_and_a_chapter_apart_are_for_the_director() {
    check(&[
        Row {
            name: "article 15 has no repetition",
            event: "fide-2014-rapid-15",
            verdict: ForDirector,
            follows: "* open-edition-silent",
            ..ROW
        },
        Row {
            name: "US blitz",
            event: "us-2020 blitz",
            verdict: ForDirector,
            rules: &["US Chapter 11"],
            follows: "* open-ruled-apart",
            ..ROW
        },
    ]);
}
