//! Short games on which other counters go wrong.

use scoresheet_core::evidence::{Repetition, repetition};
use scoresheet_core::replay::{Effect, PlyState, Replay};
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};

struct Vector {
    fact: &'static str,
    fen: Option<&'static str>,
    moves: &'static str,
    /// How often the position on the board has occurred, at the start and after each ply.
    counts: &'static [usize],
}

const VECTORS: [Vector; 8] = [
    Vector {
        fact: "the initial position counts as an occurrence",
        fen: None,
        moves: "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
        counts: &[1, 1, 1, 1, 2, 2, 2, 2, 3],
    },
    Vector {
        fact: "a legal en passant capture makes a position another one (US 8F5, FIDE 9.2.3.1)",
        fen: None,
        moves: "e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8",
        counts: &[1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2],
    },
    Vector {
        fact: "a double step that no pawn can capture makes no difference",
        fen: None,
        moves: "Nf3 d5 Ng1 Nc6 Nf3 Nb8 Ng1 Nc6 Nf3 Nb8",
        counts: &[1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3],
    },
    Vector {
        fact: "rooks that have moved and come back have lost the right to castle (US 8A3, FIDE 9.2.3.2)",
        fen: None,
        moves: "Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8",
        counts: &[1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2],
    },
    Vector {
        fact: "castling that is only prevented for now is a right kept, and its loss makes another position (US 8A4)",
        fen: None,
        moves: "e4 c6 Nf3 Qa5 Bb5 Qxb5 Nc3 Qa6 Nb1 Qb5 Rg1 Qa6 Rh1 Qb5",
        counts: &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1],
    },
    Vector {
        fact: "an en passant capture by a pinned pawn makes no difference",
        fen: Some("1kr4n/3p4/8/2P5/8/8/8/2K4N b - -"),
        moves: "d5 Ng3 Ng6 Nh1 Nh8 Ng3 Ng6 Nh1 Nh8",
        counts: &[1, 1, 1, 1, 1, 2, 2, 2, 2, 3],
    },
    Vector {
        fact: "two knights that change places make the same position",
        fen: None,
        moves: "Nc3 Nf6 Nf3 Ng8 Ne4 Nf6 Nd4 Ng8 Ng5 Nf6 Nb5 Ng8 Nf3 Nf6 Nc3 Ng8",
        counts: &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2],
    },
    Vector {
        fact: "the same men with the other side to move are another position",
        fen: Some("4k3/8/8/8/8/8/8/4K3 w"),
        moves: "Kd2 Kd8 Kd1 Ke8 Ke1",
        counts: &[1, 1, 1, 1, 1, 1],
    },
];

fn replay(vector: &Vector) -> Replay {
    let start = vector.fen.map_or_else(SetUp::default, |fen| SetUp::from_fen(fen).unwrap());
    let cells = vector.moves.split(' ').map(|text| Written::Text(MoveText::new(text))).collect();
    Replay::of(&Line { start, cells, ..Line::default() })
}

/// Rules: US 14C, FIDE 9.2.3. Counted after every move, since a right may be lost at any.
#[test]
fn each_position_has_occurred_as_often_as_the_rule_says() {
    for vector in &VECTORS {
        let replay = replay(vector);
        let mut repetition = Repetition::default();
        repetition.observe(Ply::START, &replay.start, Effect::Quiet);
        let mut counts = vec![repetition.occurrences().len()];
        for played in &replay.plies {
            assert_eq!(played.state, PlyState::Legal { slips: Vec::new() }, "{}: {:?}", vector.fact, played.written);
            repetition.observe(played.ply, played.after.as_ref().unwrap(), played.effect);
            counts.push(repetition.occurrences().len());
        }
        assert_eq!(counts, vector.counts, "{}", vector.fact);
        let asked: Vec<usize> =
            (0..=replay.last_ply().0).map(|ply| repetition::at(&replay, Ply(ply)).certain.len()).collect();
        assert_eq!(asked, vector.counts, "{}", vector.fact);
    }
}

/// The knights' dance: the plies that a claim would name.
#[test]
fn occurrences_are_named_by_their_plies() {
    for (vector, plies) in
        [(0, vec![0, 4, 8]), (1, vec![8, 12]), (2, vec![2, 6, 10]), (3, vec![6, 10]), (5, vec![1, 5, 9])]
    {
        let replay = replay(&VECTORS[vector]);
        let found = repetition::at(&replay, replay.last_ply()).certain;
        assert_eq!(found, plies.into_iter().map(Ply).collect::<Vec<_>>(), "{}", VECTORS[vector].fact);
    }
}
