//! Move text: what is read prints and reads the same, as a spelling, in a position and on a diagram.

use std::sync::LazyLock;

use scoresheet_core::position::Position;
use scoresheet_core::reading::{Reading, read_in, read_spelling};
use scoresheet_core::writing::{Style, write};
use scoresheet_record::diagram::{Diagram, Gesture, geometric_readings, geometric_spelling};
use scoresheet_record::notation::{Letters, MoveText, Notation, Oddity, Spelling};
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
    for notation in Notation::all() {
        let spelling = spelled(&text, notation);
        for (setup, position) in PLACES.iter() {
            in_position(position, &text, notation);
            if let Some(spelling) = &spelling {
                on_diagram(&Diagram::of(setup), position, spelling);
            }
        }
    }
}

/// Reads the spelling; written in the same letters, it is the same spelling.
fn spelled(text: &MoveText, notation: Notation) -> Option<Spelling> {
    let spelling = Spelling::read_in(text, notation).ok()?;
    let printed = match notation {
        Notation::Algebraic(letters) => spelling.in_letters(letters),
        Notation::Descriptive => spelling.to_string(),
    };
    let again = Spelling::read_in(&MoveText::new(&printed), notation);
    assert_eq!(again.as_ref(), Ok(&spelling), "{notation}: {printed:?} is printed for {:?}", text.as_str());
    Some(spelling)
}

/// Whatever is understood is legal, and in each style of the notation it is written and read as the same move.
fn in_position(position: &Position, text: &MoveText, notation: Notation) {
    let reading = read_in(position, text, notation);
    // May differ in its slips, which only the text tells, and not in what is meant, unless `e.p.` tells that.
    let told = Spelling::read_noting(text, notation).ok();
    if let Some(spelling) =
        told.filter(|read| !read.oddities.contains(&Oddity::EnPassantSuffix)).map(|read| read.spelling)
    {
        assert_eq!(
            read_spelling(position, &spelling, letters(notation)).legal(),
            reading.legal(),
            "{notation}: {:?}",
            text.as_str()
        );
    }
    // On a board that is no legal position no move is legal, and none can be told from its SAN.
    if !position.is_valid() {
        return;
    }
    if let Some(gesture) = reading.legal() {
        is_read_back(position, &gesture, notation);
    }
    match &reading {
        Reading::Ambiguous(gestures) => {
            assert!(gestures.len() > 1, "{notation}: {:?} is ambiguous between {gestures:?}", text.as_str());
            gestures.iter().for_each(|gesture| is_read_back(position, gesture, notation));
        }
        Reading::Exact(_)
        | Reading::Lenient { .. }
        | Reading::Illegal { .. }
        | Reading::Unreadable(_)
        | Reading::Open => {}
    }
}

fn letters(notation: Notation) -> Letters {
    match notation {
        Notation::Algebraic(letters) => letters,
        Notation::Descriptive => Letters::English,
    }
}

fn is_read_back(position: &Position, gesture: &Gesture, notation: Notation) {
    let Some(legal) = position.legal_move(gesture) else { panic!("{gesture:?} is read and not legal") };
    let meant = |reading: &Reading| reading.legal().and_then(|gesture| position.legal_move(&gesture));
    for style in Style::all().filter(|style| style.notation() == notation) {
        let Some(written) = write(position, gesture, style) else { panic!("{gesture:?} is not written as {style}") };
        let again = read_in(position, &MoveText::new(&written), notation);
        assert_eq!(meant(&again), Some(legal), "{style}: {written}");
        let is_short = matches!(style, Style::San(_));
        assert!(!is_short || matches!(again, Reading::Exact(_)), "{written} is no exact spelling but {again:?}");
    }
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
