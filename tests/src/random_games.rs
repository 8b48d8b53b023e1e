//! Random legal games by shakmaty, which shares nothing with the program's own positions beyond the rules engine.
//!
//! A game is made from a number, so that a failing one can be played again.

use scoresheet_record::setup::SetUp;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, FromSetup, Move, Position, Rank, Role, Square};

/// Numbers that look random (SplitMix64), the same for the same seed.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// The dice of a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % sides as u64) as usize
    }

    /// Whether something happens that does so in `percent` of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.roll(100) < percent
    }

    /// One of the choices.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.roll(choices.len())]
    }
}

/// How the sides like to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taste {
    /// Any legal move.
    Any,
    /// Knights, rooks and kings out and back, and now and then a pawn past an enemy pawn: what makes repetitions, lost
    /// castling rights and look-alikes.
    Shuffling,
    /// Castling, promotion and captures in passing rather than anything else.
    Lively,
}

/// A legal game.
#[derive(Debug, Clone)]
pub struct RandomGame {
    /// The start, as a record has it.
    pub start: SetUp,
    /// The positions, the start first.
    pub positions: Vec<Chess>,
    /// The moves.
    pub moves: Vec<Move>,
    /// The moves in SAN with check and mate marks.
    pub sans: Vec<String>,
}

/// Starts from which a shuffling game soon has repetitions with a difference: rights to castle, and pawns that can pass
/// each other.
pub const SHUFFLING_STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "rn2k2r/2p1p3/8/1P1P4/2p1p3/8/1P1P4/RN2K2R w KQkq - 0 1",
    "rn2k2r/2p1p3/8/1P1P4/2p1p3/8/1P1P4/RN2K2R b KQkq - 7 20",
    // The en passant capture would expose the king along the rank or the file.
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "1kr4n/3p4/8/2P5/8/8/8/2K4N b - - 0 1",
];

/// A position from a FEN.
pub fn chess(fen: &str, mode: CastlingMode) -> Chess {
    let fen: Fen = fen.parse().expect("a FEN");
    Chess::from_setup(fen.into_setup(), mode).expect("a legal position")
}

/// A Chess960 start, of the 960 the one that `number` rolls.
pub fn chess960_start(dice: &mut Dice) -> String {
    let mut rank = [' '; 8];
    let mut place = |man: char, choices: Vec<usize>, rank: &mut [char; 8]| {
        let free: Vec<usize> = choices.into_iter().filter(|file| rank[*file] == ' ').collect();
        let file = *dice.pick(&free);
        rank[file] = man;
    };
    place('b', vec![0, 2, 4, 6], &mut rank);
    place('b', vec![1, 3, 5, 7], &mut rank);
    for man in ['q', 'n', 'n'] {
        place(man, (0..8).collect(), &mut rank);
    }
    let free: Vec<usize> = (0..8).filter(|file| rank[*file] == ' ').collect();
    for (file, man) in free.into_iter().zip(['r', 'k', 'r']) {
        rank[file] = man;
    }
    let black: String = rank.iter().collect();
    format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{} w KQkq - 0 1", black.to_uppercase())
}

/// A legal game of at most so many plies.
pub fn game(seed: u64, (start, mode): (&str, CastlingMode), plies: usize, taste: Taste) -> RandomGame {
    let mut dice = Dice::new(seed);
    let mut set_up = SetUp::from_fen(start).expect("a FEN");
    set_up.chess960 = mode.is_chess960();
    let mut game =
        RandomGame { start: set_up, positions: vec![chess(start, mode)], moves: Vec::new(), sans: Vec::new() };
    while game.moves.len() < plies {
        let now = game.positions.last().expect("a start").clone();
        let Some(m) = choose(&mut dice, &now, &game.moves, taste) else { break };
        game.sans.push(SanPlus::from_move(now.clone(), m).to_string());
        game.positions.push(now.play(m).expect("a legal move"));
        game.moves.push(m);
    }
    game
}

fn choose(dice: &mut Dice, now: &Chess, moves: &[Move], taste: Taste) -> Option<Move> {
    let legal: Vec<Move> = now.legal_moves().into_iter().collect();
    if legal.is_empty() {
        return None;
    }
    match taste {
        Taste::Any => Some(*dice.pick(&legal)),
        Taste::Shuffling => Some(shuffle(dice, now, moves, &legal)),
        Taste::Lively => Some(heavier(dice, &legal, |m| match m {
            Move::Castle { .. } | Move::EnPassant { .. } => 60,
            Move::Normal { .. } | Move::Put { .. } if passes_an_enemy_pawn(now, m) => 10,
            Move::Normal { .. } | Move::Put { .. } => 2,
        })),
    }
}

/// A move, the likelier the heavier it is.
fn heavier(dice: &mut Dice, legal: &[Move], weight: impl Fn(Move) -> usize) -> Move {
    let weighted: Vec<Move> = legal.iter().flat_map(|m| std::iter::repeat_n(*m, weight(*m))).collect();
    *dice.pick(&weighted)
}

fn shuffle(dice: &mut Dice, now: &Chess, moves: &[Move], legal: &[Move]) -> Move {
    let back = |ago: usize| moves.len().checked_sub(ago).map(|index| moves[index]);
    let reversed = back(2).and_then(|m| legal.iter().find(|r| r.from() == Some(m.to()) && m.from() == Some(r.to())));
    let habit = back(4).and_then(|m| legal.iter().find(|r| **r == m));
    match (habit, reversed) {
        (Some(habit), _) if dice.chance(40) => return *habit,
        (_, Some(reversed)) if dice.chance(55) => return *reversed,
        _ => {}
    }
    heavier(dice, legal, |m| weight(now, m))
}

fn weight(now: &Chess, m: Move) -> usize {
    if m.is_capture() {
        return 1;
    }
    match m.role() {
        Role::Pawn if passes_an_enemy_pawn(now, m) => 40,
        Role::Pawn => 2,
        Role::Knight | Role::Rook => 8,
        Role::King => 6,
        Role::Bishop | Role::Queen => 3,
    }
}

fn passes_an_enemy_pawn(now: &Chess, m: Move) -> bool {
    if m.role() != Role::Pawn {
        return false;
    }
    let (from, to) = (m.from().expect("a square left"), m.to());
    let beside = |file: i32| {
        let file = shakmaty::File::try_from(i32::from(to.file()) + file).ok()?;
        now.board().piece_at(Square::from_coords(file, to.rank()))
    };
    let doubled = matches!((from.rank(), to.rank()), (Rank::Second, Rank::Fourth) | (Rank::Seventh, Rank::Fifth));
    doubled && [-1, 1].into_iter().filter_map(beside).any(|man| man == now.turn().other().pawn())
}

/// A move in long notation, `Ng1-f3`; castling as in SAN. `san` is the move in SAN.
pub fn long(m: Move, san: &str) -> String {
    let check: String = san.chars().filter(|sign| matches!(sign, '+' | '#')).collect();
    let (Some(from), false) = (m.from(), m.is_castle()) else { return san.to_owned() };
    let man = if m.role() == Role::Pawn { String::new() } else { m.role().upper_char().to_string() };
    let sign = if m.is_capture() { 'x' } else { '-' };
    let promotion = m.promotion().map_or_else(String::new, |role| format!("={}", role.upper_char()));
    format!("{man}{from}{sign}{}{promotion}{check}", m.to())
}
