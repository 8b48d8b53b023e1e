//! Twin games: the same squares are entered, and other men stand on them.
//!
//! The twin of a legal game has the same squares occupied after every move, by men of any kind and side, and is asked the
//! same questions. So legality, checks, pins, repetition and the rest differ, and nothing that geometry may see does.

use std::collections::BTreeMap;

use scoresheet_core::replay::{PlyState, Replay};
use scoresheet_record::diagram::{Diagram, Gesture, castling_by_king_step, taken_in_passing};
use scoresheet_record::men::{Color, File, Role, Square, home_rank, last_rank};
use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
use scoresheet_record::setup::SetUp;
use scoresheet_tests::at_desk::{at, opened};
use scoresheet_tests::games;
use scoresheet_tests::random_games::{Dice, RandomGame, SHUFFLING_STARTS, Taste, game};
use shakmaty::CastlingMode;

/// Two squares that are tapped, and the answer if it is asked what a pawn becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taps {
    pub from: Square,
    pub to: Square,
    pub answer: Option<Role>,
}

/// A game as it is tapped.
#[derive(Debug, Clone)]
pub struct Tapped {
    pub start: SetUp,
    pub moves: Vec<Taps>,
}

impl Tapped {
    /// The record after so many moves.
    pub fn record(&self, plies: usize) -> Recorder {
        let mut recorder = opened(&self.start);
        for Taps { from, to, answer } in self.moves.iter().take(plies) {
            let writing = Writing::Squares { from: *from, to: *to, promotion: *answer };
            recorder.apply(RecordAction::Write(writing), at(std::time::Duration::ZERO)).expect("a move");
        }
        recorder
    }

    /// How many of the moves are legal, as a judge sees them.
    pub fn legal(&self) -> usize {
        let replay = Replay::of(&self.record(self.moves.len()).sheet().line());
        replay.plies.iter().filter(|played| matches!(played.state, PlyState::Legal { .. })).count()
    }

    fn side(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) { self.start.turn } else { self.start.turn.other() }
    }

    /// The diagrams, the start first.
    fn diagrams(&self) -> Vec<Diagram> {
        let mut diagrams = vec![Diagram::of(&self.start)];
        for (ply, taps) in self.moves.iter().enumerate() {
            let mut diagram = diagrams[ply].clone();
            let gesture = Gesture::Plain { from: taps.from, to: taps.to, promotion: taps.answer };
            diagram.apply(&gesture, self.side(ply));
            diagrams.push(diagram);
        }
        diagrams
    }
}

/// Whether it is asked what the man becomes.
pub fn asks(diagram: &Diagram, Taps { from, to, .. }: Taps) -> bool {
    let man = diagram.board.piece_at(from);
    man.is_some_and(|man| man.role == Role::Pawn && to.rank() == last_rank(man.color))
}

/// Legal games of standard chess: all of the folder, and so many random ones.
pub fn legal_games(random: u64) -> Vec<Tapped> {
    let real = games::all().into_values().flatten().filter(|game| !game.start.chess960).filter_map(|game| {
        let replay = Replay::of(&game.line());
        let legal = |played: &scoresheet_core::replay::Played| matches!(played.state, PlyState::Legal { .. });
        let played = replay.plies.iter().take_while(|played| legal(played));
        let mut side = game.start.turn.other();
        let moves = played.map(|played| {
            side = side.other();
            taps(played.gesture.expect("the gesture of a legal move"), side)
        });
        Some(Tapped { moves: moves.collect(), start: game.start.clone() }).filter(|tapped| !tapped.moves.is_empty())
    });
    let made = (0..random).map(|seed| {
        let taste = [Taste::Any, Taste::Shuffling, Taste::Lively][seed as usize % 3];
        let start = SHUFFLING_STARTS[(seed / 3) as usize % SHUFFLING_STARTS.len()];
        of_random(&game(seed, (start, CastlingMode::Standard), 120, taste))
    });
    real.chain(made).filter(|tapped| !tapped.moves.is_empty()).collect()
}

fn of_random(game: &RandomGame) -> Tapped {
    let mut side = game.start.turn.other();
    let moves = game.moves.iter().map(|made| {
        side = side.other();
        match made.castling_side() {
            Some(wing) => taps(Gesture::Castle(wing), side),
            None => Taps { from: made.from().expect("a square left"), to: made.to(), answer: made.promotion() },
        }
    });
    Tapped { moves: moves.collect(), start: game.start.clone() }
}

fn taps(gesture: Gesture, side: Color) -> Taps {
    match gesture {
        Gesture::Plain { from, to, promotion } => Taps { from, to, answer: promotion },
        Gesture::Castle(wing) => {
            Taps { from: Square::from_coords(File::E, home_rank(side)), to: wing.king_to(side), answer: None }
        }
    }
}

/// The game as far as it has a twin, and the twin.
pub fn twins(game: &Tapped, dice: &mut Dice) -> (Tapped, Tapped) {
    let kept = men_with_a_way_of_their_own(game);
    let tries = (0..40).map(|_| {
        let mut start = game.start.clone();
        for square in game.start.board.occupied() {
            // Men who castle, promote or take in passing stay, for what they do is geometry.
            if !kept.contains(&square) {
                start.board.set_piece_at(square, dice.pick(&Role::ALL).of(*dice.pick(&Color::ALL)));
            }
        }
        let twin = Tapped { start, moves: game.moves.clone() };
        (agreement(game, &twin), twin)
    });
    let (plies, mut twin) = tries.max_by_key(|(plies, _)| *plies).expect("a try");
    twin.moves.truncate(plies);
    (Tapped { start: game.start.clone(), moves: twin.moves.clone() }, twin)
}

/// For how many moves geometry sees the same in both games.
fn agreement(game: &Tapped, twin: &Tapped) -> usize {
    let (ours, theirs) = (game.diagrams(), twin.diagrams());
    let same = |ply: usize| {
        let taps = game.moves[ply];
        let occupied = |diagrams: &[Diagram]| diagrams[ply + 1].board.occupied();
        asks(&ours[ply], taps) == asks(&theirs[ply], taps) && occupied(&ours) == occupied(&theirs)
    };
    (0..game.moves.len()).take_while(|ply| same(*ply)).count()
}

/// Where the men stand at the start who castle later, promote, or take part in a capture in passing.
fn men_with_a_way_of_their_own(game: &Tapped) -> Vec<Square> {
    let mut home: BTreeMap<Square, Square> = game.start.board.occupied().into_iter().map(|at| (at, at)).collect();
    let mut kept = Vec::new();
    for (ply, (diagram, taps)) in game.diagrams().iter().zip(&game.moves).enumerate() {
        let side = game.side(ply);
        let castles = castling_by_king_step(&diagram.board, side, taps.from, taps.to);
        let taken = taken_in_passing(&diagram.board, taps.from, taps.to);
        if let Some(wing) = castles {
            let corner = if wing.king_to(side).file() == File::G { File::H } else { File::A };
            let rook = home.remove(&Square::from_coords(corner, home_rank(side)));
            home.extend(rook.map(|rook| (wing.rook_to(side), rook)));
            kept.extend(rook);
        }
        let taken = taken.and_then(|square| home.remove(&square));
        let special = castles.is_some() || taken.is_some() || asks(diagram, *taps);
        kept.extend(taken);
        if let Some(man) = home.remove(&taps.from) {
            home.insert(taps.to, man);
            kept.extend(special.then_some(man));
        }
    }
    kept
}
