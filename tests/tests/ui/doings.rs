//! Everything that can be done at the desk, in order or not.

use proptest::prelude::*;
use proptest::sample::select;
use scoresheet_record::claim::{ClaimKind, Claimant, Known};
use scoresheet_record::men::{CastlingSide, Color, Role, Square};
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_tests::at_desk::{PIN, game_id};
use scoresheet_texts::Language;
use scoresheet_ui::desk::{
    Action, Choice, ClaimAction, DeviceFact, DirectorAction, FinishAction, NewGame, Place, Preset, Readers, RecordKey,
    ShelfAction, Way,
};
use scoresheet_ui::store::{GameId, StoreError};

const PLACES: [Place; 11] = [
    Place::Starting,
    Place::Shelf,
    Place::NewGame,
    Place::Import,
    Place::About,
    Place::Record,
    Place::Claim,
    Place::Lock,
    Place::Director,
    Place::Result,
    Place::Finished,
];

/// Something that is done at the desk or happens to the device.
#[derive(Debug, Clone)]
pub enum Step {
    Act(Action),
    /// So many seconds pass, with a tick at their end or without.
    Pass(u64),
    Tick,
    /// The store has everything, or fails.
    Saves,
    Fails,
    /// The page is loaded anew.
    Reload,
    /// The desk hears what lies in the store.
    Hears,
}

/// A step that may come at any time, in order or not.
pub fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        30 => act().prop_map(Step::Act),
        2 => (1_u64..90).prop_map(Step::Pass),
        2 => Just(Step::Tick),
        2 => Just(Step::Saves),
        1 => Just(Step::Fails),
        1 => Just(Step::Reload),
        1 => Just(Step::Hears),
    ]
}

fn act() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => select(PLACES.to_vec()).prop_map(Action::Go),
        2 => shelf().prop_map(Action::Shelf),
        4 => key().prop_map(Action::Record),
        5 => claim().prop_map(Action::Claim),
        3 => Just(Action::Director(DirectorAction::Unlock(PIN.to_owned()))),
        6 => director().prop_map(Action::Director),
        3 => finish().prop_map(Action::Finish),
        1 => select(Language::ALL.to_vec()).prop_map(|language| Action::Settings(Choice::Speak(language))),
        2 => device().prop_map(Action::Device),
    ]
}

fn shelf() -> impl Strategy<Value = ShelfAction> {
    let id = GameId("20260501T100000000-22222222".to_owned());
    let import = ShelfAction::Import { name: "a.pgn".to_owned(), bytes: b"1. e4 e5 *".to_vec(), id: id.clone() };
    let plain = vec![
        second_game(),
        import,
        ShelfAction::Open(old_id()),
        ShelfAction::Open(game_id()),
        ShelfAction::HandOutRaw(old_id()),
        ShelfAction::HandOutRaw(game_id()),
        ShelfAction::Leave,
        ShelfAction::Reload,
        ShelfAction::Update,
        ShelfAction::CheckStorage,
    ];
    select(plain)
}

/// A second game, with a PIN of its own.
pub fn second_game() -> ShelfAction {
    let pin = "31415".to_owned();
    let (header, preset) = (Vec::new(), Preset::FideStandard);
    let form = NewGame { header, keeper: Color::Black, preset, pin: pin.clone(), pin_again: pin };
    ShelfAction::Begin { form, id: GameId("20260501T090000000-11111111".to_owned()), salt: [1; 16] }
}

fn key() -> impl Strategy<Value = RecordKey> {
    let square = select(Square::ALL.to_vec());
    let plain = vec![
        RecordKey::Promote(Some(Role::Queen)),
        RecordKey::Castle(CastlingSide::KingSide),
        RecordKey::Type("e4".to_owned()),
        RecordKey::Undo,
        RecordKey::DrawOffer,
        RecordKey::Pick(Ply(1)),
        RecordKey::Remove,
    ];
    prop_oneof![square.prop_map(RecordKey::Tap), select(plain)]
}

fn claim() -> impl Strategy<Value = ClaimAction> {
    let plain = vec![
        ClaimAction::Kind(ClaimKind::Fifty),
        ClaimAction::By(Color::Black),
        ClaimAction::Tap(Square::E2),
        ClaimAction::Focus(Square::E2),
        ClaimAction::Intend("Nf3".to_owned()),
        ClaimAction::DropQuestion,
        ClaimAction::Draft,
        ClaimAction::Draft,
        ClaimAction::Draft,
        ClaimAction::Cancel,
        ClaimAction::PlayGoesOn,
    ];
    select(plain)
}

fn director() -> impl Strategy<Value = DirectorAction> {
    let plain = vec![
        DirectorAction::Unlock("0000".to_owned()),
        DirectorAction::Unlock(String::new()),
        DirectorAction::Lock,
        DirectorAction::MarkMade,
        DirectorAction::MarkMade,
        DirectorAction::PlayGoesOn,
        DirectorAction::By(Claimant::Director),
        DirectorAction::Kind(ClaimKind::Threefold),
        DirectorAction::Intend("Nf3".to_owned()),
        DirectorAction::At(Ply(0)),
        DirectorAction::Pressed(Known::Yes),
        DirectorAction::Touched("e2".to_owned()),
        DirectorAction::ToggleLayer,
        DirectorAction::Acknowledge,
        DirectorAction::Decide { text: "no".to_owned(), result: None },
        DirectorAction::Decide { text: "draw".to_owned(), result: Some(GameResult::Draw) },
        DirectorAction::TakeOff,
        DirectorAction::Words("no".to_owned()),
        DirectorAction::StillHere,
        DirectorAction::CloseSheet,
    ];
    select(plain)
}

fn finish() -> impl Strategy<Value = FinishAction> {
    let plain = vec![
        FinishAction::Note(GameResult::WhiteWins),
        FinishAction::TakeOff,
        FinishAction::Sign(Color::White),
        FinishAction::Sign(Color::Black),
        FinishAction::ExportPgn(Readers::Ours, Way::File),
        FinishAction::ExportPgn(Readers::Others, Way::Clipboard),
        FinishAction::ExportPgn(Readers::Others, Way::Share),
        FinishAction::ExportLog,
    ];
    select(plain)
}

fn device() -> impl Strategy<Value = DeviceFact> {
    let plain = vec![
        DeviceFact::Hidden,
        DeviceFact::Shown,
        DeviceFact::OtherPage,
        DeviceFact::Mine(game_id()),
        DeviceFact::Mine(old_id()),
        DeviceFact::Others(old_id()),
        DeviceFact::NoStore(StoreError::Full),
        DeviceFact::UpdateReady,
        DeviceFact::HandedOut(Way::File),
    ];
    select(plain)
}

/// The name of a game that is over.
pub fn old_id() -> GameId {
    GameId("20260430T080000000-33333333".to_owned())
}
