//! Random actions on a record, for the properties of the recorder and of the saved log.

use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::select;
use scoresheet_record::clock::ClockReading;
use scoresheet_record::diagram::Gesture;
use scoresheet_record::log::{
    ClaimStep, Claimant, Claimed, DrawMark, Event, Milliseconds, Presence, Seq, Stamp, Unlock,
};
use scoresheet_record::men::{CastlingSide, Color, Role, Square};
use scoresheet_record::notation::MoveText;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::{MoveLabel, MoveNumber, Ply};
use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
use scoresheet_record::setup::SetUp;

/// Something that happens to a record.
#[derive(Debug, Clone)]
pub enum Happening {
    Action(RecordAction),
    Note(Event),
}

pub fn happening() -> impl Strategy<Value = Happening> {
    prop_oneof![8 => action().prop_map(Happening::Action), 1 => note().prop_map(Happening::Note)]
}

/// Any action, Undo included.
pub fn action() -> impl Strategy<Value = RecordAction> {
    prop_oneof![9 => action_but_undo(), 1 => Just(RecordAction::Undo)]
}

/// Actions that mostly name cells which short sheets have, and sometimes not.
pub fn action_but_undo() -> impl Strategy<Value = RecordAction> {
    let result = select(GameResult::ALL.to_vec());
    prop_oneof![
        12 => writing().prop_map(RecordAction::Write),
        2 => (ply(), writing()).prop_map(|(ply, to)| RecordAction::Correct { ply, to }),
        2 => (ply(), writing()).prop_map(|(ply, writing)| RecordAction::Insert { ply, writing }),
        2 => ply().prop_map(|ply| RecordAction::Remove { ply }),
        1 => (ply(), draw_mark()).prop_map(|(ply, mark)| RecordAction::DrawOffer { ply, mark }),
        1 => (ply(), option(reading())).prop_map(|(ply, reading)| RecordAction::Clock { ply, reading }),
        1 => ("[A-C]", any::<String>()).prop_map(|(tag, value)| RecordAction::Header { tag, value }),
        1 => (setup(), label()).prop_map(|(diagram, next_move)| RecordAction::Position { diagram, next_move }),
        1 => result.prop_map(RecordAction::Result),
    ]
}

fn reading() -> impl Strategy<Value = ClockReading> {
    let most = u64::from(u32::MAX) * 10 + 9;
    (0..=most).prop_map(|tenths| ClockReading::from_tenths(tenths).expect("seconds that fit into 32 bits"))
}

pub fn writing() -> impl Strategy<Value = Writing> {
    prop_oneof![
        6 => (square(), square(), option(role())).prop_map(|(from, to, promotion)| {
            Writing::Squares { from, to, promotion }
        }),
        1 => wing().prop_map(Writing::Castle),
        6 => move_text().prop_map(Writing::Text),
        1 => (move_text(), gesture()).prop_map(|(text, gesture)| Writing::TextAs { text, gesture }),
        1 => move_text().prop_map(Writing::Illegible),
        1 => Just(Writing::Tick),
        1 => Just(Writing::Dash),
        1 => Just(Writing::Blank),
    ]
}

pub fn gesture() -> impl Strategy<Value = Gesture> {
    prop_oneof![
        8 => (square(), square(), option(role())).prop_map(|(from, to, promotion)| Gesture::Plain { from, to, promotion }),
        1 => wing().prop_map(Gesture::Castle),
    ]
}

pub fn square() -> impl Strategy<Value = Square> {
    select(Square::ALL.to_vec())
}

/// A position with each square empty or taken by any man.
pub fn setup() -> impl Strategy<Value = SetUp> {
    let man = prop_oneof![3 => Just(None), 1 => (side(), role()).prop_map(|(side, role)| Some(role.of(side)))];
    let men = proptest::collection::vec(man, 64);
    let rights = proptest::collection::vec(square(), 0..3);
    (men, side(), rights, option(square()), any::<u32>(), any::<bool>()).prop_map(
        |(men, turn, rights, en_passant, quiet_plies, chess960)| SetUp {
            board: Square::ALL.into_iter().zip(men).filter_map(|(square, man)| Some((square, man?))).collect(),
            turn,
            castling_rooks: rights.into_iter().collect(),
            en_passant,
            quiet_plies,
            number: MoveNumber(1),
            chess960,
        },
    )
}

pub fn side() -> impl Strategy<Value = Color> {
    select(Color::ALL.to_vec())
}

/// A stamp for where the time does not matter.
pub fn noon() -> Stamp {
    Stamp { wall: "2026-05-01T12:00:00+02:00".parse().expect("a time"), since_start: Duration::from_secs(60) }
}

/// Lets all of it happen; what is refused changes nothing.
pub fn play(recorder: &mut Recorder, happenings: &[Happening]) {
    for happening in happenings {
        let _ = match happening.clone() {
            Happening::Action(action) => recorder.apply(action, noon()).map(|_| ()),
            Happening::Note(event) => recorder.note(event, noon()).map(|_| ()),
        };
    }
}

/// A new game from the initial position.
pub fn new_game() -> Recorder {
    Recorder::new(vec![("White".to_owned(), "Ann".to_owned())], SetUp::default(), noon())
}

fn note() -> impl Strategy<Value = Event> {
    let unlocks = [Unlock::PinSet, Unlock::Unlocked, Unlock::WrongPin, Unlock::TooSoon, Unlock::Locked];
    let presence = prop_oneof![
        any::<String>().prop_map(|build| Presence::AppStarted { build }),
        Just(Presence::PageHidden),
        Just(Presence::PageShown),
        any::<i64>().prop_map(|ahead| Presence::ClockJumped { ahead: Milliseconds(ahead) }),
        any::<u32>().prop_map(|up_to| Presence::Acknowledged { up_to: Seq(up_to) }),
    ];
    prop_oneof![
        presence.prop_map(Event::Presence),
        claimed().prop_map(Event::Claim),
        select(unlocks.to_vec()).prop_map(Event::Unlock),
        any::<String>().prop_map(|text| Event::Decision { text }),
        side().prop_map(|side| Event::Signature { side }),
    ]
}

fn claimed() -> impl Strategy<Value = Claimed> {
    let by = prop_oneof![side().prop_map(Claimant::Player), Just(Claimant::Director)];
    let steps = [ClaimStep::Drafted, ClaimStep::Made, ClaimStep::Cancelled, ClaimStep::PlayGoesOn];
    (any::<String>(), by, option(move_text()), select(steps.to_vec())).prop_map(|(kind, by, intended, step)| Claimed {
        kind,
        by,
        intended,
        step,
    })
}

fn move_text() -> impl Strategy<Value = MoveText> {
    let known = [
        "e4", "e5", "Nf3", "Nc6", "Bb5", "O-O", "O-O-O", "exd5", "ed", "Nbd2", "R1e2", "e8=Q", "e2e4", "e7e8q", "Qh5+",
        "Ng1-f3", "--", "??", "N?3", "0-0", "PxP",
    ];
    let known = select(known.to_vec()).prop_map(MoveText::new);
    prop_oneof![4 => known, 1 => any::<String>().prop_map(|text| MoveText::new(&text))]
}

fn ply() -> impl Strategy<Value = Ply> {
    prop_oneof![20 => (0_u32..12).prop_map(Ply), 1 => any::<u32>().prop_map(Ply)]
}

fn label() -> impl Strategy<Value = MoveLabel> {
    let number = prop_oneof![10 => 0_u32..30, 1 => any::<u32>()];
    (number, side()).prop_map(|(number, side)| MoveLabel { number: MoveNumber(number), side })
}

fn role() -> impl Strategy<Value = Role> {
    select(Role::ALL.to_vec())
}

fn wing() -> impl Strategy<Value = CastlingSide> {
    select(CastlingSide::ALL.to_vec())
}

fn draw_mark() -> impl Strategy<Value = DrawMark> {
    select(vec![DrawMark::Offered, DrawMark::NotOffered])
}

fn option<T: std::fmt::Debug + Clone>(some: impl Strategy<Value = T>) -> impl Strategy<Value = Option<T>> {
    proptest::option::of(some)
}
