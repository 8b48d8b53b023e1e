use super::*;
use scoresheet_record::setup::SetUp;

fn position(fen: &str) -> Position {
    Position::set_up(&SetUp::from_fen(fen).unwrap()).0
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PAWN: &str = "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1";

/// How a reading ends, in one word, with the move in SAN or the candidates counted.
fn outcome(fen: &str, text: &str) -> String {
    let position = position(fen);
    let san = |gesture: Gesture| position.legal_move(&gesture).map_or("?".to_owned(), |m| position.san(m));
    match read(&position, &MoveText::new(text)) {
        Reading::Exact(gesture) => format!("exact {}", san(gesture)),
        Reading::Lenient { gesture, .. } => format!("lenient {}", san(gesture)),
        Reading::Ambiguous(gestures) => format!("ambiguous {}", gestures.len()),
        Reading::Illegal { gesture, .. } => if gesture.is_some() { "illegal, moved" } else { "illegal" }.to_owned(),
        Reading::Unreadable(_) => "unreadable".to_owned(),
        Reading::Open => "open".to_owned(),
    }
}

#[test]
fn each_spelling_is_read_for_what_it_means_here() {
    for (fen, text, expected) in [
        (START, "Nf3", "exact Nf3"),
        (START, "g1f3", "exact Nf3"),
        (START, "Ng1-f3", "lenient Nf3"),
        (START, "Nxf3", "lenient Nf3"),
        (START, "e4+", "lenient e4"),
        (START, "Nd2", "illegal, moved"),
        (START, "Nd4", "illegal"),
        (START, "e5", "illegal"),
        (START, "exd3", "illegal, moved"),
        (START, "--", "open"),
        (START, "hello", "unreadable"),
        (TWO_KNIGHTS, "Nd2", "exact Nd2"),
        (TWO_KNIGHTS, "Nbd2", "lenient Nd2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2", "ambiguous 2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2", "exact Nbd2"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "N1d2", "lenient Nbd2"),
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", "exact Ne2"),
        (CASTLING, "O-O", "exact O-O"),
        (CASTLING, "0-0-0", "lenient O-O-O"),
        (CASTLING, "e1g1", "exact O-O"),
        (CASTLING, "Kg1", "lenient O-O"),
        (CASTLING, "Rxa8", "lenient Rxa8+"),
        (CASTLING, "Rxa8+", "exact Rxa8+"),
        (PAWN, "c8=Q", "exact c8=Q"),
        (PAWN, "c8Q", "lenient c8=Q"),
        (PAWN, "cd8=Q+", "lenient cxd8=Q+"),
        (PAWN, "c7c8", "illegal, moved"),
        (PAWN, "c8", "illegal, moved"),
    ] {
        assert_eq!(outcome(fen, text), expected, "{text} in {fen}");
    }
}

/// A king left in check by the move before: no legal moves can be generated, yet a movement can be judged by hand.
#[test]
fn a_raw_position_still_reads_moves() {
    let before = position("4k3/8/8/8/8/8/3R4/r3K3 w - - 0 1");
    let left_in_check = Gesture::Plain { from: Square::D2, to: Square::D7, promotion: None };
    let raw = before.after_gesture(&left_in_check).unwrap();
    assert!(!raw.is_valid());
    let rook_move = Gesture::Plain { from: Square::A1, to: Square::B1, promotion: None };
    assert_eq!(read(&raw, &MoveText::new("Rb1")).legal(), Some(rook_move));
    let capture = read(&raw, &MoveText::new("Rxe1"));
    assert!(matches!(capture, Reading::Illegal { why: IllegalMove::KingCaptured { .. }, .. }), "{capture:?}");
}
