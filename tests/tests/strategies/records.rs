//! Random records as players make them: legal games with taps and texts, and everything else that a recorder takes.

use proptest::prelude::*;
use proptest::sample::select;
use scoresheet_core::position::Position;
use scoresheet_record::clock::ClockReading;
use scoresheet_record::diagram::Gesture;
use scoresheet_record::log::DrawMark;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::{MoveLabel, Ply};
use scoresheet_record::recorder::{Outcome, RecordAction, Recorder, Writing};
use scoresheet_record::setup::SetUp;
use scoresheet_tests::random_games::{Dice, RandomGame, Taste, chess960_start, game, long};
use shakmaty::CastlingMode;

use crate::strategies::{action, noon, setup};

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rn2k2r/2p1p3/8/1P1P4/2p1p3/8/1P1P4/RN2K2R b KQkq - 7 20",
    "8/P6k/8/8/8/8/p6K/8 w - - 3 60",
    "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 31",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
];

/// A record of a few legal moves followed by anything, and by some more moves.
pub fn any_record() -> impl Strategy<Value = Record> {
    let happenings = prop::collection::vec(happening(), 0..20);
    (any::<u64>(), 0_usize..24, happenings, header()).prop_map(|(seed, plies, happenings, header)| {
        let mut dice = Dice::new(seed);
        let played = random_game(&mut dice, plies);
        let mut recorder = Recorder::new(header, played.start.clone(), noon());
        for index in 0..played.moves.len() {
            write_legal(&mut recorder, &played, (index, &mut dice));
        }
        for happening in happenings {
            match happening {
                Happening::Action(action) => drop(recorder.apply(action, noon())),
                Happening::Legal(seed) => write_some_legal(&mut recorder, &mut Dice::new(seed)),
                Happening::Diagram(diagram) => confirm(&mut recorder, diagram),
            }
        }
        Record(recorder)
    })
}

/// A record that shows its cells where a property fails, and not its whole log.
#[derive(Clone)]
pub struct Record(pub Recorder);

impl std::fmt::Debug for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0.sheet().line())
    }
}

#[derive(Debug, Clone)]
enum Happening {
    Action(RecordAction),
    /// A legal move, where the position is known.
    Legal(u64),
    /// A diagram confirmed after the last cell.
    Diagram(SetUp),
}

fn happening() -> impl Strategy<Value = Happening> {
    let texts =
        ["Nd2", "--", "Z0", "~N?3", "✓", "+v", "O-O", "0-0", "Nf3!?", "1-0", "(=)", "}", "%", "; x", "[%sheet tick]"];
    let text = prop_oneof![select(texts.to_vec()).prop_map(str::to_owned), any::<String>(), "[ -~]{0,120}"];
    let undecided = text.prop_map(|text| RecordAction::Write(Writing::Undecided(MoveText::new(&text))));
    let known = (setup(), select(STARTS.to_vec()), any::<bool>()).prop_map(|(any, fen, is_random)| {
        let fen = if is_random { SetUp { quiet_plies: any.quiet_plies % 99, ..any }.to_fen() } else { fen.to_owned() };
        SetUp::from_fen(&fen).expect("a FEN that was written")
    });
    prop_oneof![
        12 => action().prop_filter("what players can do", can_be_done).prop_map(Happening::Action),
        8 => any::<u64>().prop_map(Happening::Legal),
        3 => undecided.prop_map(Happening::Action),
        2 => known.prop_map(Happening::Diagram),
    ]
}

/// Diagrams are made apart, so that they fit; an answer to what a text meant has a text.
fn can_be_done(action: &RecordAction) -> bool {
    match action {
        RecordAction::Position { .. } => false,
        RecordAction::Write(writing)
        | RecordAction::Correct { to: writing, .. }
        | RecordAction::Insert { writing, .. } => {
            !matches!(writing, Writing::TextAs { text, .. } if text.as_str().is_empty())
        }
        _ => true,
    }
}

fn header() -> impl Strategy<Value = Vec<(String, String)>> {
    let value = prop_oneof![any::<String>(), "[\\\\\"\\]\\[ a-c]{0,12}", Just("A \"B\" \\ C".to_owned())];
    let name = prop_oneof![
        6 => select(vec!["Event", "Site", "Date", "Round", "White", "Black"]).prop_map(str::to_owned),
        2 => "[A-C][a-z0-9_]{0,4}",
        1 => "[ -~é]{0,6}",
    ];
    prop::collection::btree_map(name, value, 0..5).prop_map(|lines| lines.into_iter().collect())
}

fn random_game(dice: &mut Dice, plies: usize) -> RandomGame {
    let fen = match dice.roll(3) {
        0 => chess960_start(dice),
        1 => (*dice.pick(&STARTS)).to_owned(),
        _ => STARTS[0].to_owned(),
    };
    let is_standard = STARTS.contains(&fen.as_str());
    let mode = if is_standard { CastlingMode::Standard } else { CastlingMode::Chess960 };
    let seed = dice.roll(usize::MAX) as u64;
    game(seed, (fen.as_str(), mode), plies, Taste::Lively)
}

fn write_legal(recorder: &mut Recorder, played: &RandomGame, (index, dice): (usize, &mut Dice)) {
    let (m, san) = (played.moves[index], played.sans[index].as_str());
    let gesture = Position::gesture(m);
    let text = match dice.roll(6) {
        0 => long(m, san),
        1 => san.trim_end_matches(['+', '#']).to_owned(),
        2 => san.to_lowercase(),
        _ => san.to_owned(),
    };
    write(recorder, gesture, (text, dice));
}

/// Writes a move by a tap or in writing, with or without what stands beside it.
fn write(recorder: &mut Recorder, gesture: Gesture, (text, dice): (String, &mut Dice)) {
    let text = MoveText::new(&text);
    let tapped = match gesture {
        Gesture::Plain { from, to, promotion } => Writing::Squares { from, to, promotion },
        Gesture::Castle(wing) => Writing::Castle(wing),
    };
    let writing = match dice.roll(4) {
        0 => Writing::Text(text.clone()),
        1 => Writing::TextAs { text: text.clone(), gesture },
        _ => tapped,
    };
    let ply = recorder.sheet().next_ply();
    if let Ok(Outcome::Ask(_)) = recorder.apply(RecordAction::Write(writing), noon()) {
        recorder.apply(RecordAction::Write(Writing::Undecided(text)), noon()).expect("any text can be written");
    }
    if dice.chance(20) {
        let reading = ClockReading::from_tenths(dice.roll(100_000) as u64);
        recorder.apply(RecordAction::Clock { ply, reading }, noon()).expect("the cell is there");
    }
    if dice.chance(5) {
        recorder.apply(RecordAction::DrawOffer { ply, mark: DrawMark::Offered }, noon()).expect("the cell is there");
    }
}

fn write_some_legal(recorder: &mut Recorder, dice: &mut Dice) {
    let replay = scoresheet_core::replay::Replay::of(&recorder.sheet().line());
    let Some(position) = replay.position_after(replay.last_ply()) else { return };
    let moves = position.legal_moves();
    if moves.is_empty() {
        return;
    }
    let m = *dice.pick(&moves);
    let san = position.san(m);
    write(recorder, Position::gesture(m), (san, dice));
}

fn confirm(recorder: &mut Recorder, diagram: SetUp) {
    let sheet = recorder.sheet();
    let next: Option<MoveLabel> = sheet.numbering().label(sheet.next_ply());
    let Some(mut next_move) = next else { return };
    if next_move.side != diagram.turn {
        let later: Ply = sheet.next_ply().next();
        let Some(label) = sheet.numbering().label(later) else { return };
        next_move = label;
    }
    let diagram = SetUp { chess960: sheet.start.chess960, ..diagram };
    recorder.apply(RecordAction::Position { diagram, next_move }, noon()).expect("the record goes on there");
}
