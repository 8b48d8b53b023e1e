//! A question about an entry costs no entry, whatever is done instead of answering it.

use scoresheet_record::men::Square;
use scoresheet_record::notation::MoveText;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Written;
use scoresheet_tests::at_desk::{AtDesk, opened};
use scoresheet_ui::desk::{Action, Asked, LONGEST_MOVE, Place, RecordKey};

fn at_desk(fen: &str) -> AtDesk {
    AtDesk::playing(opened(&SetUp::from_fen(fen).expect("a FEN")).log())
}

fn typed(text: &str) -> RecordKey {
    RecordKey::Type(text.to_owned())
}

/// What stands in the cells.
fn texts(at_desk: &AtDesk) -> Vec<String> {
    let game = at_desk.game();
    let plies = (1..=game.sheet().last_ply().0).map(scoresheet_record::ply::Ply);
    plies.map(|ply| scoresheet_ui::view::cell_text(game.recorder(), ply)).collect()
}

const TWO_ROOKS: &str = "4k3/8/8/8/8/8/8/R2K3R w - - 0 1";

/// The next move typed by a player in a hurry does not answer the question about the last one.
#[test]
fn moves_that_are_typed_over_a_question_all_stand_on_the_sheet_in_their_order() {
    let mut desk = at_desk(TWO_ROOKS);
    for text in ["Re1", "Kd7", "Kc2"] {
        desk.press(typed(text));
    }
    assert_eq!(texts(&desk), ["Re1", "Kd7", "Kc2"]);
    let first = &desk.game().sheet().cells[0].written;
    assert_eq!(*first, Written::Text(MoveText::new("Re1")), "which rook it was is not known");
    assert_eq!(desk.game().pen.asked, None);
}

#[test]
fn the_squares_of_an_answer_can_be_typed() {
    let mut desk = at_desk(TWO_ROOKS);
    desk.press(typed("Re1"));
    assert!(matches!(&desk.game().pen.asked, Some(Asked::Which { gestures, .. }) if gestures.len() == 2));
    assert_eq!(texts(&desk), [] as [&str; 0], "nothing is shown as entered before the answer");
    desk.press(typed("h1e1"));
    assert_eq!(texts(&desk), ["Re1"]);
    assert_eq!(desk.game().recorder().diagram().board.piece_at(Square::H1), None);
}

#[test]
fn leaving_the_screen_or_taking_another_key_writes_what_was_asked_about() {
    let leaves: [(&str, Action, usize); 6] = [
        ("claim", Action::Go(Place::Claim), 1),
        ("result", Action::Go(Place::Result), 1),
        ("director", Action::Go(Place::Lock), 1),
        ("dash", Action::Record(RecordKey::Dash), 2),
        ("illegible", Action::Record(RecordKey::Illegible(String::new())), 2),
        ("empty cell", Action::Record(RecordKey::Blank), 2),
    ];
    for (name, action, cells) in leaves {
        let mut desk = at_desk(TWO_ROOKS);
        desk.press(typed("Re1"));
        desk.act(action.clone());
        assert_eq!((texts(&desk).len(), texts(&desk)[0].as_str()), (cells, "Re1"), "{name}");

        let mut desk = at_desk("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        desk.tap(Square::A7, Square::A8);
        desk.act(action);
        assert_eq!((texts(&desk).len(), texts(&desk)[0].as_str()), (cells, "a8"), "{name}");
    }
}

/// Rules: US 20C, FIDE 8.1.4: a scoresheet holds no notes.
#[test]
fn a_text_longer_than_any_move_is_not_taken_and_said() {
    let mut desk = at_desk(TWO_ROOKS);
    desk.press(typed(&"x".repeat(LONGEST_MOVE + 1)));
    assert_eq!(texts(&desk).len(), 0);
    assert!(desk.desk.notice.is_some());
    desk.press(RecordKey::Illegible("?".repeat(500)));
    assert_eq!(texts(&desk)[0].chars().count(), LONGEST_MOVE);
    desk.press(typed(&"y".repeat(LONGEST_MOVE)));
    assert_eq!(texts(&desk).len(), 2);
}
