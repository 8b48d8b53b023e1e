//! A gap that lies before the last capture or pawn move.
//!
//! It does not touch the quiet run, since that begins anew. Nor does it touch the number of occurrences, where the
//! position asked about is known: what stood before the capture or pawn move cannot come back (US 14C, FIDE 9.2.3), and
//! what stood after it is compared by the moves since. The one exception: a right to castle that may have been lost in
//! the gap already, or only afterwards. Then two positions with the same men may be different (US 8A3, FIDE 9.2.3.2),
//! and the record does not tell. With a diagram the director has said which rights there are, so there is no exception.

use scoresheet_core::evidence::{quiet_run, repetition};
use scoresheet_core::replay::{Completions, Effect, Going, Replay};
use scoresheet_record::men::{Board, SquareSet};
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_tests::random_games::Dice;

use crate::holes::{Diagram, Gap, Holed, Wanted, punch, random_line};

/// What the ways to complete a record have in common from a ply on.
enum Since {
    /// The men of each ply, and in some respect the rights differ or not.
    Known { rights_differ: bool },
    /// The men differ, or the ways cannot be told.
    Unknown,
}

fn since(replay: &Replay, first: Ply, at: Ply) -> Since {
    if replay.position_after(at).is_some() {
        return Since::Known { rights_differ: false };
    }
    let mut seen: Option<(Vec<Board>, Vec<SquareSet>)> = None;
    let (mut men_differ, mut rights_differ) = (false, false);
    let completions = replay.each_completion(at, &mut |steps| {
        let late = || steps.iter().filter(|step| step.ply >= first).map(|step| &step.position);
        let (men, rights) = seen.get_or_insert_with(|| {
            (late().map(|now| now.board().clone()).collect(), late().map(|now| now.castling_rooks()).collect())
        });
        men_differ |= late().zip(men.iter()).any(|(now, then)| now.board() != then);
        rights_differ |= late().zip(rights.iter()).any(|(now, then)| now.castling_rooks() != *then);
        Going::On
    });
    match completions {
        Completions::Complete | Completions::All(_) if !men_differ => Since::Known { rights_differ },
        Completions::Complete | Completions::All(_) | Completions::Stopped | Completions::Unknown => Since::Unknown,
    }
}

#[derive(Debug, Default)]
struct Tally {
    quiet: u32,
    occurrences: u32,
    by_diagram: u32,
    several: u32,
    hanging_on_a_right: u32,
    position_unknown: u32,
}

/// The capture or pawn move that begins the run of `at`, if the last gap is before it.
fn zeroing_after_the_gaps(game: &Holed, at: Ply) -> Option<Ply> {
    let last = (1..=at.0).rev().map(Ply).find(|ply| {
        let played = game.full.played(*ply).expect("a ply of the game");
        played.effect == Effect::Zeroing
    })?;
    let gap = game.gaps.iter().map(|gap| gap.first + gap.width - 1).max()?;
    (last.0 > gap).then_some(last)
}

fn check(game: &Holed, at: Ply, tally: &mut Tally) {
    let Some(zeroing) = zeroing_after_the_gaps(game, at) else { return };
    let place = || format!("at {at}: {}", game.describe());
    // Bare squares after a gap do not say whether a pawn moved.
    let told = (zeroing.0..=at.0).all(|ply| game.holed.played(Ply(ply)).expect("a ply").effect != Effect::Unknown);
    if told {
        let quiet = quiet_run::at(&game.holed, at);
        let truth = at.0 - zeroing.0;
        assert_eq!((quiet.least, quiet.most, quiet.since), (truth, truth, zeroing), "{}", place());
        tally.quiet += 1;
    }
    let truth = repetition::at(&game.full, at).certain;
    let found = repetition::at(&game.holed, at);
    match since(&game.holed, zeroing, at) {
        Since::Unknown => tally.position_unknown += 1,
        Since::Known { rights_differ } if found.least != found.most => {
            assert!(rights_differ, "{found:?}: {truth:?} {}", place());
            tally.hanging_on_a_right += 1;
        }
        Since::Known { .. } => {
            assert_eq!(found.certain, truth, "{}", place());
            tally.occurrences += 1;
            tally.by_diagram += u32::from(game.diagram.is_some());
            tally.several += u32::from(truth.len() > 1);
        }
    }
}

/// Rules: US 14C and 14F1, FIDE 9.2.3 and 9.3.
#[test]
fn a_gap_before_the_last_capture_or_pawn_move_leaves_nothing_open_but_rights_to_castle() {
    let mut tally = Tally::default();
    let games = scoresheet_tests::games::all();
    let real = games.values().flatten().map(scoresheet_core::pgn::Game::line);
    let random = (0..300).map(|seed| random_line(seed, 40));
    for (seed, line) in real.chain(random).enumerate() {
        let mut dice = Dice::new(seed as u64);
        let wanted = Wanted {
            width: *dice.pick(&[1, 1, 1, 2, 4, 6]),
            gaps: 1 + u32::from(dice.chance(10)),
            diagram: if dice.chance(40) { Diagram::Confirmed } else { Diagram::None },
        };
        let Some(game) = punch(&line, wanted, &mut dice) else { continue };
        let last = game.full.last_ply();
        let random = Ply(dice.roll(last.0 as usize) as u32 + 1);
        for at in [random, last] {
            check(&game, at, &mut tally);
        }
    }
    eprintln!("{tally:?}");
    assert!(tally.quiet >= 100 && tally.occurrences >= 100, "{tally:?}");
    assert!(tally.by_diagram >= 30 && tally.several >= 20, "{tally:?}");
}

/// The rook went out and came back after the gap; whether it had done so in the gap before, only the gap knows.
#[test]
fn a_right_lost_in_the_gap_or_after_it_leaves_the_number_open() {
    let start = SetUp::from_fen("4k3/4p3/4P3/8/8/8/7P/1N2K2R w K - 0 1").expect("a FEN");
    let out_and_back = "h2h3 e8d8 h1h2 d8e8 h2h1 e8d8 e1e2 d8e8 e2e1 e8d8 b1c3 d8e8 c3b1";
    for (in_the_gap, occurrences) in [("h1g1 e8d8 g1h1 d8e8", 4), ("b1c3 e8d8 c3b1 d8e8", 3)] {
        let moves = in_the_gap.split(' ').chain(out_and_back.split(' '));
        let line = |cells| Line { start: start.clone(), cells, ..Line::default() };
        let cells: Vec<Written> = moves.map(|text| Written::Text(MoveText::new(text))).collect();
        let holed = std::iter::repeat_n(Written::Dash, 4).chain(cells[4..].iter().cloned()).collect();
        let game = Holed {
            full: Replay::of(&line(cells)),
            holed: Replay::of(&line(holed)),
            gaps: vec![Gap { first: 1, width: 4 }],
            diagram: None,
        };
        let at = game.full.last_ply();
        assert_eq!(repetition::at(&game.full, at).certain.len(), occurrences);
        let found = repetition::at(&game.holed, at);
        assert_eq!((found.least, found.most), (3, 4));
        assert_eq!(found.possible, [Ply(5)]);
        assert_eq!(found.because, [1, 2, 3, 4].map(Ply));
        let mut tally = Tally::default();
        check(&game, at, &mut tally);
        assert_eq!(tally.hanging_on_a_right, 1);
    }
}
