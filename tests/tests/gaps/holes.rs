//! Games with holes in them.

use scoresheet_core::position::Position;
use scoresheet_core::replay::Replay;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Line, Written};
use scoresheet_tests::random_games::{Dice, SHUFFLING_STARTS, Taste, game, long};
use shakmaty::CastlingMode;

/// A game whole, and the same game with gaps.
pub struct Holed {
    pub full: Replay,
    pub holed: Replay,
    pub gaps: Vec<Gap>,
    /// The ply after which the director confirmed a diagram.
    pub diagram: Option<Ply>,
}

/// Plies in a row that say no move.
#[derive(Debug, Clone, Copy)]
pub struct Gap {
    pub first: u32,
    pub width: u32,
}

/// How a record is to be holed.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    pub width: u32,
    pub gaps: u32,
    pub diagram: Diagram,
}

/// Whether the director confirms the diagram after the last gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Diagram {
    Confirmed,
    None,
}

/// How the moves of a random game are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// In SAN.
    San,
    /// Tapped, with a text now and then.
    Tapped,
    /// `Ng1-f3`: both squares, the man and whether it captures, so that moves can be compared whatever else stands on the
    /// board.
    Long,
}

/// A random game, its moves in SAN or by their squares.
pub fn random_line(seed: u64, plies: usize) -> Line {
    let style = if Dice::new(seed).chance(30) { Style::Tapped } else { Style::San };
    written_line(seed, plies, style)
}

/// A random game in one style.
pub fn written_line(seed: u64, plies: usize, style: Style) -> Line {
    let mut dice = Dice::new(!seed);
    let start = dice.pick::<&str>(&SHUFFLING_STARTS);
    let game = game(seed, (start, CastlingMode::Standard), plies, Taste::Shuffling);
    let cells = game.moves.iter().zip(&game.sans).map(|(m, san)| {
        let text = MoveText::new(san);
        match style {
            Style::Tapped if dice.chance(80) => {
                Written::Move { gesture: Position::gesture(*m), text: Some(text).filter(|_| dice.chance(50)) }
            }
            Style::San | Style::Tapped => Written::Text(text),
            Style::Long => Written::Text(MoveText::new(&long(*m, san))),
        }
    });
    Line { start: game.start.clone(), cells: cells.collect(), ..Line::default() }
}

/// Punches gaps into a line; `None` if it is too short for them.
pub fn punch(line: &Line, wanted: Wanted, dice: &mut Dice) -> Option<Holed> {
    let full = Replay::of(line);
    let (mut line, mut gaps) = (line.clone(), Vec::new());
    for _ in 0..wanted.gaps {
        let room = line.cells.len().checked_sub(wanted.width as usize + 1)?;
        let first = dice.roll(room) + 1;
        for cell in &mut line.cells[first - 1..first - 1 + wanted.width as usize] {
            *cell = hole(dice);
        }
        gaps.push(Gap { first: first as u32, width: wanted.width });
    }
    let last = gaps.iter().map(|gap| gap.first + gap.width - 1).max().map(Ply)?;
    let diagram = (wanted.diagram == Diagram::Confirmed).then_some(last);
    if let Some(ply) = diagram {
        line.diagrams.insert(ply, set_up(&full, ply));
    }
    Some(Holed { full, holed: Replay::of(&line), gaps, diagram })
}

fn hole(dice: &mut Dice) -> Written {
    let holes = [Written::Dash, Written::Tick, Written::Blank, Written::Illegible(MoveText::new("?e?"))];
    dice.pick(&holes).clone()
}

fn set_up(full: &Replay, ply: Ply) -> SetUp {
    let position = full.position_after(ply).expect("a full record");
    SetUp {
        board: position.board().clone(),
        turn: position.turn(),
        castling_rooks: position.castling_rooks(),
        en_passant: position.passed_square(),
        chess960: position.is_chess960(),
        ..SetUp::default()
    }
}

impl Holed {
    /// For messages: where the holes are.
    pub fn describe(&self) -> String {
        let name = |ply: u32| self.full.name(Ply(ply));
        let gaps: Vec<String> =
            self.gaps.iter().map(|gap| format!("{} to {}", name(gap.first), name(gap.first + gap.width - 1))).collect();
        let moves: Vec<String> = self.full.plies.iter().map(|played| self.full.move_text(played)).collect();
        format!("gaps {gaps:?}, diagram {:?}, {} from {:?}", self.diagram, moves.join(" "), self.full.set_up.to_fen())
    }
}
