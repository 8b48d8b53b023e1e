//! Random legal games written in many ways replay alike.

use proptest::prelude::*;
use scoresheet_core::position::Position as CorePosition;
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_record::diagram::Gesture;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_tests::random_games::{Dice, RandomGame, SHUFFLING_STARTS, Taste, chess960_start, game, long};
use shakmaty::{CastlingMode, CastlingSide, Chess, EnPassantMode, Move, Position};

/// Starts that soon have promotions, castlings and captures in passing.
const LIVELY_STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
    "4k3/PPP1p1pp/8/3P1P2/2p1p3/8/P2P1P1p/4K3 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
];

/// A way to write a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Squares tapped.
    Tapped,
    /// SAN as the standard has it.
    San,
    /// `e2e4`, `e7e8q`; castling as the king moves.
    Coordinates,
    /// `Ng1-f3`.
    Long,
    /// As people write.
    Sloppy,
}

const WAYS: [Way; 5] = [Way::Tapped, Way::San, Way::Coordinates, Way::Long, Way::Sloppy];

pub fn random(seed: u64, plies: usize) -> RandomGame {
    let mut dice = Dice::new(!seed);
    match dice.roll(4) {
        0 => game(seed, (&chess960_start(&mut dice), CastlingMode::Chess960), plies, Taste::Lively),
        1 => game(seed, (dice.pick::<&str>(&SHUFFLING_STARTS), CastlingMode::Standard), plies, Taste::Shuffling),
        _ => game(seed, (dice.pick::<&str>(&LIVELY_STARTS), CastlingMode::Standard), plies, Taste::Lively),
    }
}

fn written(game: &RandomGame, index: usize, way: Way, dice: &mut Dice) -> Written {
    let (m, san) = (game.moves[index], game.sans[index].as_str());
    let text = match way {
        Way::Tapped => return Written::Move { gesture: tapped(m, dice), text: None },
        Way::San => san.to_owned(),
        Way::Coordinates => m.to_uci(CastlingMode::from_chess960(game.start.chess960)).to_string(),
        Way::Long => long(m, san),
        Way::Sloppy => sloppy(san, dice),
    };
    Written::Text(MoveText::new(&text))
}

fn tapped(m: Move, dice: &mut Dice) -> Gesture {
    match m {
        // The king two files is castling too, where the king stands on its square of standard chess.
        Move::Castle { king, rook } if king.file() == shakmaty::File::E && dice.chance(50) => {
            let wing = CastlingSide::from_queen_side(rook < king);
            let to = wing.king_to(shakmaty::Color::from_white(king.rank() == shakmaty::Rank::First));
            let corner = matches!(rook.file(), shakmaty::File::A | shakmaty::File::H);
            let two_files = king.distance(to) == 2 && corner;
            if two_files { Gesture::Plain { from: king, to, promotion: None } } else { Gesture::Castle(wing) }
        }
        _ => CorePosition::gesture(m),
    }
}

/// SAN with some of the liberties that people take.
fn sloppy(san: &str, dice: &mut Dice) -> String {
    let mut text = san.to_owned();
    if dice.chance(50) {
        text = text.replace(['+', '#'], "");
    }
    if dice.chance(50) {
        text = text.replace('x', "");
    } else if dice.chance(30) {
        text = text.replace('x', dice.pick::<&str>(&[":", "X", "\u{d7}"]));
    }
    if text.starts_with("O-O") {
        return match dice.roll(4) {
            0 => text.replace('O', "0"),
            1 => text.replace('O', "o"),
            2 => text.replace('-', ""),
            _ => text,
        };
    }
    if let Some((before, role)) = text.clone().split_once('=') {
        text = match dice.roll(4) {
            0 => format!("{before}{role}"),
            1 => format!("{before}/{role}"),
            2 => format!("{before}({}){}", &role[..1], &role[1..]),
            _ => text,
        };
    }
    let pawn = text.starts_with(|first: char| first.is_ascii_lowercase());
    match dice.roll(8) {
        0 if !pawn && !text.starts_with('B') => text[..1].to_lowercase() + &text[1..],
        1 if pawn => format!("P{text}"),
        2 => format!("{text}!?"),
        3 => format!("{text}??"),
        _ => text,
    }
}

/// The game written in the given ways, a way rolled for each move.
fn replayed(game: &RandomGame, ways: &[Way], dice: &mut Dice) -> Replay {
    let cells = (0..game.moves.len()).map(|index| {
        let way = *dice.pick(ways);
        written(game, index, way, dice)
    });
    Replay::of(&Line { start: game.start.clone(), cells: cells.collect(), ..Line::default() })
}

fn check(game: &RandomGame, replay: &Replay, ways: &[Way]) {
    assert_eq!(replay.plies.len(), game.moves.len());
    same(&replay.start, &game.positions[0], "start");
    for (index, played) in replay.plies.iter().enumerate() {
        let place = format!("{ways:?} {} for {}", replay.name(Ply::of_cell(index)), game.sans[index]);
        let PlyState::Legal { slips } = &played.state else { panic!("{place}: {:?}", played.state) };
        assert!(slips.is_empty() || ways.contains(&Way::Sloppy) || ways.contains(&Way::Long), "{place}: {slips:?}");
        assert_eq!(played.gesture, Some(CorePosition::gesture(game.moves[index])), "{place}");
        same(played.after.as_ref().expect("a position"), &game.positions[index + 1], &place);
        assert_eq!(replay.move_text(played), game.sans[index], "{place}");
    }
}

fn same(ours: &CorePosition, theirs: &Chess, place: &str) {
    let identity = ours.identity();
    assert_eq!(identity.board, *theirs.board(), "{place}");
    assert_eq!(identity.turn, theirs.turn(), "{place}");
    assert_eq!(identity.castling_rooks, theirs.castles().castling_rights(), "{place}");
    assert_eq!(identity.en_passant, theirs.ep_square(EnPassantMode::Legal), "{place}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// Rules: US 15A (any of the notations), FIDE C.9 and C.13 (signs may be left out).
    #[test]
    fn a_legal_game_replays_alike_however_it_is_written(seed in any::<u64>(), plies in 1_usize..90) {
        let game = random(seed, plies);
        let mut dice = Dice::new(seed);
        for way in WAYS {
            check(&game, &replayed(&game, &[way], &mut dice), &[way]);
        }
        check(&game, &replayed(&game, &WAYS, &mut dice), &WAYS);
    }
}

/// So that the property above is about something: what its games hold.
#[test]
fn the_random_games_castle_promote_and_capture_in_passing() {
    let (mut castlings, mut chess960, mut promotions, mut en_passant, mut mates) = (0, 0, 0, 0, 0);
    for seed in 0..150 {
        let game = random(seed, 90);
        let castled = game.moves.iter().filter(|m| m.is_castle()).count();
        castlings += castled;
        chess960 += if game.start.chess960 { castled } else { 0 };
        promotions += game.moves.iter().filter(|m| m.is_promotion()).count();
        en_passant += game.moves.iter().filter(|m| m.is_en_passant()).count();
        mates += usize::from(game.positions.last().is_some_and(Chess::is_checkmate));
    }
    let made = format!("{castlings} castlings ({chess960}), {promotions} promotions, {en_passant} e.p., {mates} mates");
    assert!(castlings >= 40 && chess960 >= 8 && promotions >= 100 && en_passant >= 10 && mates >= 5, "{made}");
}
