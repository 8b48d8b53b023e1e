use super::*;
use scoresheet_record::men::Color;
use scoresheet_record::setup::SetUp;

fn position(fen: &str) -> Position {
    Position::set_up(&SetUp::from_fen(fen).unwrap()).0
}

fn plain(squares: &str) -> Gesture {
    let (from, rest) = squares.split_at(2);
    let (to, promotion) = rest.split_at(2);
    let promotion = promotion.chars().next().map(|letter| Role::from_char(letter).unwrap());
    Gesture::Plain { from: from.parse().unwrap(), to: to.parse().unwrap(), promotion }
}

/// Every gesture that a hand can make: all pairs of squares, with and without promotion, and both castlings.
fn all_gestures() -> Vec<Gesture> {
    let mut gestures = vec![Gesture::Castle(CastlingSide::KingSide), Gesture::Castle(CastlingSide::QueenSide)];
    for from in Square::ALL {
        for to in Square::ALL {
            for promotion in [None, Some(Role::Knight), Some(Role::Queen), Some(Role::King)] {
                gestures.push(Gesture::Plain { from, to, promotion });
            }
        }
    }
    gestures
}

fn assert_agrees(position: &Position, gestures: &[Gesture], context: &str) {
    let legal: Vec<Gesture> = position.legal_moves().into_iter().map(Position::gesture).collect();
    for gesture in gestures {
        let why = obstacle(position, gesture);
        assert_eq!(why.is_none(), legal.contains(gesture), "{context}: {gesture:?}: {why:?}");
    }
}

#[test]
fn an_obstacle_is_named_exactly_where_no_legal_move_is() {
    let gestures = all_gestures();
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
        "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "3qk3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "r3k2r/pp2ppbp/2n3p1/3p3P/3P1B2/4P3/PP1K1PP1/R4B1R b kq - 0 14",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        assert_agrees(&position(fen), &gestures, fen);
    }
}

/// FIDE Guidelines II: in Chess960 king and rook may pass each other, and a rook may have shielded its king.
#[test]
fn chess960_castling_has_the_same_obstacles_as_shakmaty_sees() {
    let castlings = [Gesture::Castle(CastlingSide::KingSide), Gesture::Castle(CastlingSide::QueenSide)];
    for fen in [
        "6k1/8/8/8/8/8/8/qRK4R w BH - 0 1",
        "rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB w Kkq - 1 9",
        "4k3/8/8/8/8/8/8/1RK4R w HB - 0 1",
        "4k3/8/8/8/8/8/8/r1RK3R w HC - 0 1",
        "4k3/8/8/8/8/6q1/8/5RKR w F - 0 1",
        // The king stays on g1 and its rook would come between: out of check all the same (FIDE 3.8.2.2.1).
        "3k4/8/8/8/8/8/8/R2r2KR w HA - 0 1",
        "3k4/8/8/8/8/8/8/1RK1q1R1 w GB - 0 1",
    ] {
        let setup = SetUp { chess960: true, ..SetUp::from_fen(fen).unwrap() };
        assert_agrees(&Position::set_up(&setup).0, &castlings, fen);
    }
}

#[test]
fn each_kind_of_fault_has_its_reason() {
    use IllegalMove as Why;
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let cases = [
        (start, "e4e5", Why::EmptySquare { from: Square::E4 }),
        (start, "e7e5", Why::OtherSidesMan { from: Square::E7, man: Color::Black.pawn() }),
        (start, "e1e2", Why::OwnManThere { to: Square::E2 }),
        (start, "g1g3", Why::Pattern { role: Role::Knight, from: Square::G1, to: Square::G3 }),
        (start, "a1a4", Why::Blocked { role: Role::Rook, at: Square::A2 }),
        (start, "e2d3", Why::NothingToCapture { to: Square::D3 }),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", Why::EnPassantGone { to: Square::D6 }),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", Why::PromotionMissing { to: Square::A8 }),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", Why::PromotionTo { role: Role::King }),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "e1e2q", Why::PromotionOutOfPlace { to: Square::E2 }),
        ("4k3/8/8/8/8/4r3/8/3BK3 w - - 0 1", "d1c2", Why::KingLeftInCheck { king: Square::E1, by: vec![Square::E3] }),
        ("4k3/8/8/8/8/8/3k4/4K2R w - - 0 1", "h1h2", Why::KingLeftInCheck { king: Square::E1, by: vec![Square::D2] }),
    ];
    for (fen, squares, why) in cases {
        assert_eq!(obstacle(&position(fen), &plain(squares)), Some(why), "{squares} in {fen}");
    }
}

/// US 8A3 and 8A4: a right lost for good, and castling that is only impossible now.
#[test]
fn castling_says_what_stands_in_its_way() {
    use IllegalMove as Why;
    let long = Gesture::Castle(CastlingSide::QueenSide);
    let short = Gesture::Castle(CastlingSide::KingSide);
    for (fen, castling, why) in [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", long, Why::CastlingRightGone { wing: "queen-side", since: None }),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", long, Why::CastlingBlocked { wing: "queen-side", at: Square::B1 }),
        (
            "3qk3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            long,
            Why::CastlingThroughCheck { wing: "queen-side", at: Square::D1, by: vec![Square::D8] },
        ),
        (
            "4k3/4r3/8/8/8/8/8/4K2R w K - 0 1",
            short,
            Why::CastlingThroughCheck { wing: "king-side", at: Square::E1, by: vec![Square::E7] },
        ),
        ("4k3/8/8/8/8/8/4K3/7R w - - 0 1", short, Why::CastlingKingAway),
    ] {
        assert_eq!(obstacle(&position(fen), &castling), Some(why), "{fen}");
    }
}
