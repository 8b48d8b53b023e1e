//! Move text: what is read prints and reads the same, as a spelling, in a position and on a diagram.

use std::sync::LazyLock;

use scoresheet_core::position::Position;
use scoresheet_core::reading::{Reading, read, read_spelling};
use scoresheet_record::diagram::{Diagram, Gesture, geometric_readings, geometric_spelling};
use scoresheet_record::notation::{MoveText, Spelling};
use scoresheet_record::setup::SetUp;

/// Positions in which every kind of move is there: castling, en passant, promotion, three men that reach one square,
/// check, Chess960, and a board that is no legal position.
const POSITIONS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqkbnr/pp1ppppp/8/8/2pPP3/8/PPP2PPP/RNBQKBNR b KQkq d3 0 2",
    "k2n1n2/4P3/8/8/1Q1Q4/8/8/1Q2K3 w - - 0 1",
    "4k3/8/8/8/8/8/3p1p2/R3K2R b KQ - 0 1",
    "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1",
    "8/8/8/3k4/8/8/8/8 w - - 0 1",
];

static PLACES: LazyLock<Vec<(SetUp, Position)>> = LazyLock::new(|| {
    let set_up = |fen: &&str| {
        let setup = SetUp::from_fen(fen).ok()?;
        let setup = SetUp { chess960: fen.contains("EAea"), ..setup };
        let (position, _) = Position::set_up(&setup);
        Some((setup, position))
    };
    POSITIONS.iter().filter_map(set_up).collect()
});

pub(super) fn property(bytes: &[u8]) {
    let text = MoveText::new(&String::from_utf8_lossy(bytes));
    let spelling = spelled(&text);
    for (setup, position) in PLACES.iter() {
        in_position(position, &text);
        if let Some(spelling) = &spelling {
            on_diagram(&Diagram::of(setup), position, spelling);
        }
    }
}

/// Reads the spelling; printed, it is the same spelling.
fn spelled(text: &MoveText) -> Option<Spelling> {
    let spelling = Spelling::read(text).ok()?;
    let printed = spelling.to_string();
    let again = Spelling::read(&MoveText::new(&printed));
    assert_eq!(again.as_ref(), Ok(&spelling), "{printed:?} is printed for {:?}", text.as_str());
    Some(spelling)
}

/// Whatever is understood is legal, and its SAN is read as the same move without a slip.
fn in_position(position: &Position, text: &MoveText) {
    let reading = read(position, text);
    if let Ok(spelling) = Spelling::read(text) {
        // May differ in its slips, which only the text tells, and not in what is meant.
        assert_eq!(read_spelling(position, &spelling).legal(), reading.legal(), "{:?}", text.as_str());
    }
    // On a board that is no legal position no move is legal, and none can be told from its SAN.
    if !position.is_valid() {
        return;
    }
    if let Some(gesture) = reading.legal() {
        is_read_back(position, &gesture);
    }
    match &reading {
        Reading::Ambiguous(gestures) => {
            assert!(gestures.len() > 1, "{:?} is ambiguous between {gestures:?}", text.as_str());
            gestures.iter().for_each(|gesture| is_read_back(position, gesture));
        }
        Reading::Exact(_)
        | Reading::Lenient { .. }
        | Reading::Illegal { .. }
        | Reading::Unreadable(_)
        | Reading::Open => {}
    }
}

fn is_read_back(position: &Position, gesture: &Gesture) {
    let Some(legal) = position.legal_move(gesture) else { panic!("{gesture:?} is read and not legal") };
    let san = position.san(legal);
    let again = read(position, &MoveText::new(&san));
    let Reading::Exact(again) = again else { panic!("{san} is no exact spelling but {again:?}") };
    assert_eq!(position.legal_move(&again), Some(legal), "{san}");
}

/// A movement that geometry reads is among the readings of its own geometric spelling.
fn on_diagram(diagram: &Diagram, position: &Position, spelling: &Spelling) {
    let side = position.turn();
    for gesture in geometric_readings(diagram, side, spelling) {
        let spelled = geometric_spelling(diagram, side, &gesture);
        let again = geometric_readings(diagram, side, &spelled);
        assert!(again.contains(&gesture), "{gesture:?} is spelled {spelled}, which is read as {again:?}");
    }
}
