//! Illegal play: men moved by hand, and what is left of rights and legality.

use proptest::prelude::*;
use scoresheet_core::position::Position as CorePosition;
use scoresheet_core::reading::hand_movement;
use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{Board, Color, Role, Square, SquareSet, home_rank, last_rank};
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_tests::random_games::{Dice, SHUFFLING_STARTS, Taste, game};
use shakmaty::{CastlingMode, Chess, FromSetup, Position as _, PositionError, Setup};

/// A hand movement of some man of `side` to any square where no king stands.
fn movement(dice: &mut Dice, board: &Board, side: Color) -> (Square, Square) {
    let own: Vec<Square> = board.by_color(side).into_iter().collect();
    let from = *dice.pick(&own);
    let targets: Vec<Square> = (!board.kings()).without(from).into_iter().collect();
    (from, *dice.pick(&targets))
}

fn plain(from: Square, to: Square) -> Gesture {
    Gesture::Plain { from, to, promotion: None }
}

fn tapped(gesture: Gesture) -> Written {
    Written::Move { gesture, text: None }
}

/// Whether a position can be one of legal play, by shakmaty alone.
fn can_be_valid(board: &Board, turn: Color) -> bool {
    let setup = Setup { board: board.clone(), turn, ..Setup::empty() };
    let chess = Chess::from_setup(setup, CastlingMode::Standard);
    let chess = chess.or_else(PositionError::ignore_impossible_check).or_else(PositionError::ignore_too_much_material);
    chess.is_ok()
}

/// The rooks whose squares, with those of their kings, no movement has left or reached.
fn untouched_rights(mut rooks: SquareSet, (from, to): (Square, Square), board: &Board) -> SquareSet {
    rooks.discard(from);
    rooks.discard(to);
    for side in Color::ALL {
        if board.king_of(side) == Some(from) {
            rooks &= !SquareSet::from_rank(home_rank(side));
        }
    }
    rooks
}

fn check(seed: u64, before: usize, plies: usize) {
    let mut dice = Dice::new(seed);
    let legal = game(seed, (SHUFFLING_STARTS[dice.roll(4)], CastlingMode::Standard), before, Taste::Shuffling);
    let cells = legal.moves.iter().map(|m| tapped(CorePosition::gesture(*m))).collect();
    let mut replay = Replay::of(&Line { start: legal.start.clone(), cells, ..Line::default() });
    let last = legal.positions.last().expect("a start");
    let mut rights = last.castles().castling_rights();
    for _ in 0..plies {
        let now = replay.position_after(replay.last_ply()).expect("known, since men are only moved").clone();
        let (from, to) = movement(&mut dice, now.board(), now.turn());
        let gesture = plain(from, to);
        if hand_movement(&now, from, to, None) != gesture {
            // The king's two files, which are castling.
            continue;
        }
        rights = untouched_rights(rights, (from, to), now.board());
        replay.push(tapped(gesture), None);
        let played = replay.plies.last().expect("the ply just pushed");
        let after = played.after.as_ref().expect("moved by hand");
        assert_eq!(after.castling_rooks(), rights, "rights after {}", replay.name(played.ply));
        assert_eq!(after.turn(), now.turn().other());
        assert_eq!(after.is_valid(), can_be_valid(after.board(), after.turn()), "{}", after.board());
        match played.state {
            PlyState::Legal { .. } => assert!(now.is_valid() && now.legal_move(&gesture).is_some()),
            PlyState::Followed => assert!(!now.is_valid()),
            PlyState::Illegal { .. } => assert!(now.legal_move(&gesture).is_none()),
            PlyState::Unread { .. } | PlyState::Missing | PlyState::Unplaced => panic!("{played:?}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    /// Rules: US 8A3 and 11B, FIDE 3.8.2.1: whatever hands do, a right to castle lasts while king and rook have not
    /// moved, and the board is one of legal play again as soon as it can be.
    #[test]
    fn rights_and_legality_after_any_hand_movements(seed in any::<u64>(), before in 0_usize..20, plies in 1_usize..16) {
        check(seed, before, plies);
    }
}

/// Rules: FIDE 7.5.2, US 11D: a pawn left on the last rank, by every pawn and both sides.
#[test]
fn an_unpromoted_pawn_is_followed_until_it_is_gone() {
    for side in Color::ALL {
        for file in shakmaty::File::ALL {
            let (from, to) = side.fold_wb((6, 7), (1, 0));
            let at = |rank: u32| Square::from_coords(file, shakmaty::Rank::new(rank));
            let mut board = Board::empty();
            board.set_piece_at(at(from), side.pawn());
            // Kings far from it.
            let (own, other) = side.fold_wb((Square::A1, Square::H1), (Square::H8, Square::A8));
            board.set_piece_at(own, side.king());
            board.set_piece_at(other, side.other().king());
            let start = SetUp { board, turn: side, castling_rooks: SquareSet::EMPTY, ..SetUp::default() };
            let step = |from, to| tapped(plain(from, to));
            let (own_to, other_to) = side.fold_wb((Square::A2, Square::H2), (Square::H7, Square::A7));
            let cells = vec![step(at(from), at(to)), step(other, other_to), step(own, own_to)];
            let replay = Replay::of(&Line { start, cells, ..Line::default() });
            assert_eq!(at(to).rank(), last_rank(side));
            assert!(matches!(replay.plies[0].state, PlyState::Illegal { .. }), "{file:?}");
            assert_eq!(replay.plies[1].state, PlyState::Followed, "{file:?}");
            assert_eq!(replay.plies[2].state, PlyState::Followed, "{file:?}");
            assert_eq!(replay.position_after(Ply(3)).unwrap().board().role_at(at(to)), Some(Role::Pawn));
        }
    }
}
