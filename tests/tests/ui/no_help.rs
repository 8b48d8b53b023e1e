//! A scoresheet may not help: the record screen depends on nothing but what was entered (`design.md` §9, US 20E, FIDE
//! 11.3.1).
//!
//! Twin games are tapped in, and the screens are compared byte for byte with class, aria and data values. Only the men,
//! the names of who stands on a square, and the texts of moves are replaced by placeholders first.

use scoresheet_record::log::Seq;
use scoresheet_record::men::Role;
use scoresheet_record::recorder::Recorder;
use scoresheet_record::setup::SetUp;
use scoresheet_tests::at_desk::{game_id, stored};
use scoresheet_tests::at_once::at_once;
use scoresheet_tests::random_games::Dice;
use scoresheet_ui::desk::{Action, DeviceFact};
use scoresheet_ui::store::{MemoryStore, Store as _, StoreError};

use crate::screen::Screen;
use crate::twins::{Tapped, Taps, legal_games, twins};
use crate::veil::{Veil, veiled};

/// So many pairs are compared.
const PAIRS: usize = 200;

/// The record screen of a game in which so many moves are written already.
fn screen_of(record: &Recorder) -> Screen {
    let store = MemoryStore::default();
    at_once(store.open(&game_id(), &stored(record.log()))).expect("an answer").expect("room");
    Screen::started(store)
}

/// Two screens on which the same is done.
struct Pair {
    screens: [Screen; 2],
    veil: Veil,
    games: String,
}

impl Pair {
    fn new(records: [&Recorder; 2], veil: Veil) -> Pair {
        let games = records.map(|record| record.sheet().start.to_fen()).join(" and ");
        let pair = Pair { screens: records.map(screen_of), veil, games };
        pair.compare("at first");
        pair
    }

    fn both(&mut self, what: &str, act: impl Fn(&mut Screen)) {
        self.screens.iter_mut().for_each(act);
        self.compare(what);
    }

    fn compare(&self, what: &str) {
        let [left, right] = self.screens.each_ref().map(|screen| veiled(&screen.html(), self.veil));
        let differs = left.bytes().zip(right.bytes()).position(|(left, right)| left != right);
        let at = differs.unwrap_or(left.len().min(right.len()));
        let around = |html: &str| {
            html.chars()
                .skip(html[..html.floor_char_boundary(at)].chars().count().saturating_sub(80))
                .take(240)
                .collect::<String>()
        };
        assert!(left == right, "{what} in {}:\n{}\n{}", self.games, around(&left), around(&right));
    }

    /// Taps two squares and answers the question if one comes.
    fn tap(&mut self, Taps { from, to, answer }: Taps) {
        self.both(&format!("{from}"), |screen| screen.tap(&from.to_string()));
        self.both(&format!("{from}{to}"), |screen| screen.tap(&to.to_string()));
        if !self.screens[0].all("data-test=stays-pawn").is_empty() {
            let key = answer.map_or_else(|| "stays-pawn".to_owned(), |role: Role| format!("promote-{}", role.char()));
            self.both(&format!("{from}{to}: {key}"), |screen| screen.press(&key));
        }
    }

    /// Everything else that can be done on the record screen.
    fn press_every_key(&mut self) {
        self.both("a draw offer", |screen| screen.press("draw-offer"));
        self.both("the clock", |screen| screen.press("clock"));
        self.both("a time", |screen| screen.fill("#clock-time", "1:31"));
        self.both("the time noted", |screen| screen.press("note-clock"));
        let last = self.screens[0].all("class=cell").len();
        self.both("a cell picked", |screen| screen.click(&format!("data-ply={last}")));
        self.both("a dash in its place", |screen| screen.press("dash"));
        self.both("taken back", |screen| screen.press("take-back"));
        self.both("the cell picked again", |screen| screen.click(&format!("data-ply={last}")));
        self.both("something before it", |screen| screen.press("insert"));
        self.both("nothing before it", |screen| screen.press("leave-cell"));
        self.both("the cell picked once more", |screen| screen.click(&format!("data-ply={last}")));
        self.both("taken out", |screen| screen.press("take-out"));
        self.both("taken back", |screen| screen.press("take-back"));
        self.both("the storage fails", |screen| {
            let (game, why) = (game_id(), StoreError::Full);
            let fact = DeviceFact::NotStored { game, from: Seq(0), why };
            screen.report(Action::Device(fact));
        });
        self.both("taken back again", |screen| screen.press("take-back"));
    }
}

/// Rule: US 20E, FIDE 11.3.1: no screen of a player tells anything but what was entered.
#[test]
fn twin_games_cannot_be_told_apart_by_anything_but_their_men() {
    let games = legal_games(180);
    assert!(games.len() >= PAIRS, "{}", games.len());
    let (mut compared, mut entered, mut illegal) = (0, 0, 0);
    std::thread::scope(|scope| {
        let work: Vec<_> = (0..2)
            .map(|thread| {
                let games = &games;
                scope.spawn(move || {
                    (thread..PAIRS)
                        .step_by(2)
                        .map(|index| compare_twins(&games[index], index as u64))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        for (plies, not_legal) in work.into_iter().flat_map(|work| work.join().expect("no panic")) {
            compared += 1;
            entered += plies;
            illegal += not_legal;
        }
    });
    assert_eq!(compared, PAIRS);
    // The twins are long enough to be worth a look, and mean something else altogether.
    assert!(entered > PAIRS * 20, "{entered} moves in all");
    assert!(illegal * 10 > entered * 7, "{illegal} of {entered} moves of the twins are not legal");
}

fn compare_twins(game: &Tapped, seed: u64) -> (usize, usize) {
    let mut dice = Dice::new(seed);
    let (game, twin) = twins(game, &mut dice);
    let plies = game.moves.len();
    assert_eq!(game.legal(), plies);
    let already = plies.saturating_sub(2);
    let (ours, theirs) = (game.record(already), twin.record(already));
    let mut pair = Pair::new([&ours, &theirs], Veil::Men);
    game.moves[already..].iter().for_each(|taps| pair.tap(*taps));
    if seed.is_multiple_of(5) {
        pair.press_every_key();
    }
    (plies, plies - twin.legal())
}

fn tapped(fen: &str, squares: &str) -> Tapped {
    let moves = squares.split_whitespace().map(|squares| {
        let (from, to) = (squares[..2].parse().expect("a square"), squares[2..4].parse().expect("a square"));
        Taps { from, to, answer: None }
    });
    Tapped { start: SetUp::from_fen(fen).expect("a FEN"), moves: moves.collect() }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Rule: FIDE 5.1, 5.2, 7.5, 9.2, 9.3, 9.6: what ends a game, or would be a claim or a fault, is not marked.
#[test]
fn what_happens_on_the_board_leaves_no_mark_on_the_screen() {
    let fivefold = "g1f3 g8f6 f3g1 f6g8 ".repeat(4);
    let table = [
        (
            "the fifth time",
            START,
            fivefold.as_str(),
            START,
            "e2e4 e7e5 d2d4 d7d5 a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 f2f3 h7h6 g2g3 g8f6 h2h3 f6g8",
        ),
        ("the third time", START, &fivefold[..40], START, "e2e4 e7e5 d2d4 d7d5 g2g3 g8f6 h2h3 f6g8"),
        ("mate", START, "f2f3 e7e5 g2g4 d8h4", START, "e2e3 e7e5 d2d4 d8h4"),
        ("a king left in check", START, "e2e4 f7f6 d1h5 a7a6", START, "e2e4 e7e6 d1e2 a7a6"),
        ("a king taken", "4k3/8/8/7Q/8/8/8/4K3 w - - 0 1", "h5e8", "4r3/k7/8/7Q/8/8/8/4K3 w - - 0 1", "h5e8"),
        ("stalemate", "7k/8/8/5Q2/8/8/8/K7 w - - 0 1", "f5f7", "k7/8/8/5Q2/8/8/8/K7 w - - 0 1", "f5f7"),
        ("75 moves", "4k3/8/8/8/8/8/8/4K2R w - - 149 99", "h1h2", "4k3/8/8/8/8/8/8/4K2R w - - 0 99", "h1h2"),
        ("a dead position", "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "e1e2", "3qk3/8/8/8/8/8/4p3/4K3 w - - 0 1", "e1e2"),
        ("a pinned knight", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", "4k3/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"),
        ("castling out of check", "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "e1g1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
        (
            "castling without the right",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "e1g1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
        ),
        ("the other side's man", START, "e7e5", "rnbqkbnr/pppp1ppp/8/4p3/4R3/8/PPPPPPPP/RNBQKBN1 w - - 0 1", "e4e5"),
    ];
    for (name, fen, squares, plain_fen, plain_squares) in table {
        let (game, plain) = (tapped(fen, squares), tapped(plain_fen, plain_squares));
        assert_eq!(game.moves.len(), plain.moves.len(), "{name}");
        let already = game.moves.len() - 1;
        let (ours, theirs) = (game.record(already), plain.record(already));
        // Before the last move other squares are marked, since other moves were made.
        let mut pair = Pair::new([&ours, &theirs], Veil::MenAndMarks);
        let last = [game.moves[already], plain.moves[already]];
        for (screen, Taps { from, to, .. }) in pair.screens.iter_mut().zip(last) {
            screen.tap(&from.to_string());
            screen.tap(&to.to_string());
        }
        pair.compare(name);
        if last[0] == last[1] {
            pair.veil = Veil::MenAndWhereTheyStand;
            pair.compare(name);
        }
        pair.veil = Veil::MenAndMarks;
        pair.press_every_key();
    }
}
