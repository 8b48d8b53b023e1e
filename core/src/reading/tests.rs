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
        (PAWN, "cd=Q", "lenient cxd8=Q+"),
        (PAWN, "cxd", "illegal, moved"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd", "lenient exd5"),
        ("4k3/8/8/3p4/4P3/3p4/4P3/4K3 w - - 0 1", "ed", "ambiguous 2"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "ed", "lenient exd6"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "ed", "illegal"),
        (CASTLING, "Kf1g1", "illegal"),
        (CASTLING, "Ka8g1", "illegal"),
        (CASTLING, "K8g1", "illegal"),
        (CASTLING, "Kfxg1", "illegal"),
        (CASTLING, "Ke1g1", "lenient O-O"),
        ("1n5k/P1P5/8/8/8/8/7K/8 w - - 0 1", "xb8=Q", "ambiguous 2"),
        ("4k3/8/8/3pP3/2P5/8/8/4K3 w - d6 0 1", "xd5 e.p.", "lenient cxd5"),
        ("4k3/8/8/3pP3/2P5/8/8/4K3 w - d6 0 1", "exd ep", "lenient exd6"),
        ("4k3/8/8/3pP3/4P3/8/8/4K3 w - d6 0 1", "exd ep", "lenient exd6"),
        ("4k3/8/8/3pP3/4P3/8/8/4K3 w - d6 0 1", "exd", "ambiguous 2"),
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

/// How a game in descriptive notation reads: the SAN of each move up to the first that is no single legal one.
fn described(fen: &str, texts: &str) -> String {
    let mut position = position(fen);
    let mut origins = Origins::at_start(&position);
    let mut read = Vec::new();
    for text in texts.split(' ') {
        match read_on_sheet(&position, &MoveText::new(text), Notation::Descriptive, &origins) {
            Reading::Exact(gesture) | Reading::Lenient { gesture, .. } => {
                let m = position.legal_move(&gesture).unwrap();
                read.push(position.san(m));
                origins.follow(&position, &gesture);
                position = position.after(m);
            }
            Reading::Ambiguous(gestures) => read.push(format!("ambiguous {}", gestures.len())),
            Reading::Illegal { why, .. } => read.push(format!("{why:?}").split([' ', '{']).next().unwrap().to_owned()),
            Reading::Unreadable(_) | Reading::Open => read.push("unreadable".to_owned()),
        }
    }
    read.join(" ")
}

/// Descriptive notation (US 15A): squares are named from the mover's side, and what is legal decides.
#[test]
fn descriptive_notation_is_read_by_what_is_legal() {
    const TWO_ROOKS: &str = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
    for (fen, texts, expected) in [
        (START, "P-K4 P-K4 N-KB3 N-QB3 B-N5", "e4 e5 Nf3 Nc6 Bb5"),
        (START, "P-K4 P-K3 P-K5 P-Q4 PxPe.p.", "e4 e6 e5 d5 exd6"),
        (START, "P-K4 P-K3 P-K5 P-Q4 PxP", "e4 e6 e5 d5 exd6"),
        (START, "N-B3", "ambiguous 2"),
        (START, "P-B4", "ambiguous 2"),
        (START, "KN-B3 QN-B3", "Nf3 Nc6"),
        (START, "P-K5", "Pattern"),
        (START, "B-N5", "NothingFits"),
        (START, "QxQ", "Blocked"),
        (CASTLING, "R-Q1 R-KB1ch", "Rd1 Rf8"),
        (CASTLING, "O-O-O Castles(K)", "O-O-O O-O"),
        (CASTLING, "Castles", "ambiguous 2"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Castles!", "O-O"),
        (START, "Castles", "NothingFits"),
        (TWO_ROOKS, "QR-Q1", "Rd1"),
        (TWO_ROOKS, "R-KB1", "Rf1"),
        (TWO_ROOKS, "R-R8ch", "ambiguous 2"),
        (TWO_ROOKS, "KR-R8ch", "Rh8+"),
        (TWO_ROOKS, "R-Q1", "Rd1"),
        ("4k3/8/8/8/3p1p2/4P3/8/4K3 w - - 0 1", "PxP", "ambiguous 2"),
        ("4k3/8/8/8/3p1p2/4P3/8/4K3 w - - 0 1", "PxQP", "exd4"),
        ("4k3/8/8/8/3p1p2/4P3/8/4K3 w - - 0 1", "PxP/B4", "exf4"),
        ("4k3/8/8/3b1b2/8/8/8/1R2K3 w - - 0 1", "R-N5", "Rb5"),
        ("8/1P6/8/8/8/k7/8/4K3 w - - 0 1", "P-N8=Q", "b8=Q"),
        ("8/1P6/8/8/8/k7/8/4K3 w - - 0 1", "P-N8", "PromotionMissing"),
        ("4k3/1P4P1/8/8/8/8/8/4K3 w - - 0 1", "P-N8", "PromotionMissing"),
        // The man that is named cannot make the move, and another is not taken for it.
        (START, "P-K4 P-K4 QN-KB3", "e4 e5 NothingFits"),
        (START, "P-K4 P-K4 KN-QB3", "e4 e5 NothingFits"),
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "QN-K2", "KingLeftInCheck"),
        // On a board without a record a single knight may have begun on either wing.
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "QN-K2", "Ne2"),
    ] {
        assert_eq!(described(fen, texts), expected, "{texts}");
    }
}

/// The king's rook is the one that began there. Where it has crossed over, the half of the board it stands on says
/// otherwise, and nobody can tell which the player meant.
#[test]
fn a_piece_belongs_to_the_wing_it_began_on() {
    let moves = "P-QR4 P-QR4 R-R3 R-R3 R-K3 R-K3 P-KR4 P-KR4 QR-K4 QR-K4 KR-R3 KR-R3";
    let expected = "a4 a5 Ra3 Ra6 Re3 Re6 h4 h5 Re4 Re5 Rh3 Rh6";
    assert_eq!(described(START, moves), expected);
}

/// Each slip is told as what it is.
#[test]
fn what_was_off_is_named() {
    for (fen, text, expected) in [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5", vec![Slip::SquareLeftMissing]),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed5", vec![Slip::CaptureSignMissing]),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed", vec![Slip::RankLeftOut]),
        (START, "ee4", vec![Slip::SquareLeftExtra]),
        (START, "Ngf3", vec![Slip::SquareLeftExtra]),
        (START, "nf3", vec![Slip::LetterCase]),
        (CASTLING, "Kg1", vec![Slip::KingMoveForCastling]),
        (CASTLING, "Rxa8", vec![Slip::CheckSignMissing]),
        (START, "e4+", vec![Slip::CheckSignWrong]),
        (START, "e4 e.p.", vec![Slip::EnPassantWrong]),
    ] {
        let reading = read(&position(fen), &MoveText::new(text));
        assert!(matches!(&reading, Reading::Lenient { slips, .. } if *slips == expected), "{text}: {reading:?}");
    }
}

/// Each language has its own small letters that are files too, and where a pawn's file would never be written both are
/// possible.
#[test]
fn a_small_letter_is_the_man_of_its_language() {
    const OPEN: &str = "rnbqkb1r/pppp1ppp/5n2/8/3QP3/8/PPP2PPP/RNB1KBNR w KQkq - 1 5";
    const BISHOP: &str = "r1bqkbnr/1ppp1ppp/p1n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
    const BLACK: &str = "6r1/1p3k2/2p5/5bR1/2PP1p1p/PP1B1P2/1K5b/RN6 b - - 2 33";
    for (fen, code, text, expected) in [
        (START, "fr", "cf3", Some("Nf3")),
        (START, "hu", "hf3", Some("Nf3")),
        (START, "en", "cf3", None),
        (OPEN, "de", "dc4", Some("Qc4")),
        (OPEN, "es", "ac4", Some("Bc4")),
        (OPEN, "ru", "сb5", Some("Bb5")),
        (OPEN, "ru", "сc4", None),
        (OPEN, "de", "bc4", None),
        (BLACK, "hu", "bg6", Some("Rg6")),
        (BLACK, "en", "bg6", Some("Bg6")),
        (BISHOP, "en", "bb3", None),
        (BISHOP, "en", "b3", Some("b3")),
    ] {
        let position = position(fen);
        let read = read_in(&position, &MoveText::new(text), code.parse().unwrap()).legal();
        let san = read.map(|gesture| position.san(position.legal_move(&gesture).unwrap()));
        assert_eq!(san.as_deref(), expected, "{code} {text}");
    }
}

/// A small `b` is the file, and the bishop only where no pawn can be meant.
#[test]
fn a_small_b_is_the_bishop_only_where_no_pawn_can_be_meant() {
    for (fen, text, expected) in [
        ("7k/8/8/8/1pPb4/8/8/7K b - c3 0 1", "bxc3", "exact bxc3"),
        ("7k/8/8/8/3b4/2P5/8/7K b - - 0 1", "bxc3", "lenient Bxc3"),
        ("7k/8/8/8/3b4/8/8/7K b - - 0 1", "bc3", "lenient Bc3"),
        ("7k/8/8/8/1p1b4/2P5/8/7K b - - 0 1", "bxc3", "exact bxc3"),
        // The pawn is pinned: the move that is written is illegal, and not another.
        ("1k6/1p6/2P5/3b4/8/8/8/1R5K b - - 0 1", "bxc6", "illegal, moved"),
    ] {
        assert_eq!(outcome(fen, text), expected, "{text} in {fen}");
    }
}
