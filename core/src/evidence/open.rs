//! Comparing positions where a gap is too wide to be completed: by what is written alone.
//!
//! Between two plies without a gap, what has changed is known from the moves, whatever else stands on the board: if
//! every man that moved is back on its square, the positions are the same; if one is not, they differ. Rights to castle
//! and en passant captures that the gap may hide leave the answer open.

use std::collections::HashMap;

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{CastlingSide, Color, Role, Square, SquareSet};
use scoresheet_record::notation::{MoveText, Spelling};
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::Written;

use crate::position::Position;
use crate::replay::{Effect, Played, PlyState, Replay};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Relation {
    Same,
    Different,
    Unknown,
}

/// The plies up to `at` after which the position of `at` surely stood, and those after which it may have.
pub(super) fn occurrences(replay: &Replay, at: Ply) -> (Vec<Ply>, Vec<Ply>) {
    let (mut certain, mut possible) = (Vec::new(), Vec::new());
    let last = replay.plies.iter().take(at.0 as usize).rfind(|played| is_irreversible(played));
    let since = last.map_or(Ply::START, |played| played.ply);
    let known = |ply: Ply| replay.position_after(ply).is_some();
    for ply in (0..at.0).map(Ply).filter(|ply| *ply >= since || (known(*ply) && known(at))) {
        match relation(replay, ply, at) {
            Relation::Same => certain.push(ply),
            Relation::Unknown => possible.push(ply),
            Relation::Different => {}
        }
    }
    certain.push(at);
    (certain, possible)
}

fn relation(replay: &Replay, then: Ply, now: Ply) -> Relation {
    if let (Some(then), Some(now)) = (replay.position_after(then), replay.position_after(now)) {
        let same = then.identity() == now.identity();
        return if same { Relation::Same } else { Relation::Different };
    }
    let between: Vec<&Played> = replay.plies.iter().skip(then.0 as usize).take((now.0 - then.0) as usize).collect();
    let may_pass = between.iter().any(|played| played.written == Written::Blank);
    // After one move by each side neither man is back.
    let too_near = between.len() < 4 && !may_pass;
    if between.len() % 2 == 1 || too_near {
        return Relation::Different;
    }
    if between.iter().any(|played| played.is_gap()) {
        return Relation::Unknown;
    }
    Men::moved(replay, then, &between).map_or(Relation::Unknown, |men| match men.relation() {
        Relation::Same if rights_may_differ(replay, then, &between) => Relation::Unknown,
        Relation::Same if may_be_double_step(replay.played(then)) => Relation::Unknown,
        relation => relation,
    })
}

/// A capture or a pawn move as the men move, after which no earlier position comes back; by hand anything may. Castling
/// ends a right that existed before it, and rights do not come back either (US 8A3, FIDE 9.2.3.2).
fn is_irreversible(played: &Played) -> bool {
    let as_the_men_move = !matches!(played.state, PlyState::Illegal { .. } | PlyState::Followed);
    let castles = matches!(played.gesture, Some(Gesture::Castle(_)));
    castles || (played.effect == Effect::Zeroing && as_the_men_move)
}

/// Whether the move before may have been a pawn's two-square advance, so that an en passant capture was possible.
fn may_be_double_step(played: Option<&Played>) -> bool {
    played.is_none_or(|played| played.effect != Effect::Quiet)
}

/// A man named by the square on which it stood at the earlier ply.
type Man = Square;

/// What the moves between two plies did to the men, whatever else stands on the board.
#[derive(Default)]
struct Men {
    /// What stands on the squares touched: a man, or nothing.
    touched: HashMap<Square, Option<Man>>,
    kinds: HashMap<Man, (Color, Role)>,
    /// Men that moved, so that there surely was one on that square.
    moved: SquareSet,
    /// Squares that a quiet move found empty.
    empty: SquareSet,
}

impl Men {
    fn moved(replay: &Replay, then: Ply, between: &[&Played]) -> Option<Men> {
        let mut men = Men { kinds: kings_seen(replay, then), ..Men::default() };
        for played in between {
            men.play(played, replay.numbering.mover(played.ply))?;
        }
        Some(men)
    }

    fn man_on(&self, square: Square) -> Option<Man> {
        self.touched.get(&square).copied().unwrap_or(Some(square))
    }

    fn play(&mut self, played: &Played, side: Color) -> Option<()> {
        let spelling = spelled(&played.written);
        match (played.gesture, &spelling) {
            (Some(Gesture::Plain { from, to, .. }), _) => {
                let kind = spelling.as_ref().and_then(spelled_role).map(|role| (side, role));
                self.step(from, to, played.effect, kind)
            }
            (None, Some(Spelling::Man(man))) if man.role == Role::King => {
                let from = self.square_of((side, Role::King))?;
                self.step(from, man.to, played.effect, Some((side, Role::King)))
            }
            (Some(Gesture::Castle(_)) | None, _) => None,
        }
    }

    /// Where the only man of that kind stands, if it was seen.
    fn square_of(&self, kind: (Color, Role)) -> Option<Square> {
        let man = self.kinds.iter().find(|(_, other)| **other == kind).map(|(man, _)| *man)?;
        let moved_to = self.touched.iter().find(|(_, there)| **there == Some(man)).map(|(square, _)| *square);
        moved_to.or_else(|| (!self.touched.contains_key(&man)).then_some(man))
    }

    fn step(&mut self, from: Square, to: Square, effect: Effect, kind: Option<(Color, Role)>) -> Option<()> {
        let man = self.man_on(from)?;
        self.moved.add(man);
        if let Some(kind) = kind {
            self.kinds.insert(man, kind);
        }
        if self.man_on(to) == Some(to) && effect == Effect::Quiet {
            self.empty.add(to);
        }
        self.touched.insert(from, None);
        self.touched.insert(to, Some(man));
        Some(())
    }

    fn relation(&self) -> Relation {
        let mut relation = Relation::Same;
        for (square, there) in &self.touched {
            match self.square_relation(*square, *there) {
                Relation::Different => return Relation::Different,
                Relation::Unknown => relation = Relation::Unknown,
                Relation::Same => {}
            }
        }
        relation
    }

    /// Whether what stands on a square now is what stood there then.
    fn square_relation(&self, square: Square, now: Option<Man>) -> Relation {
        let then_a_man = self.moved.contains(square);
        let then_empty = self.empty.contains(square);
        match now {
            Some(man) if man == square => Relation::Same,
            None if then_empty => Relation::Same,
            None if then_a_man => Relation::Different,
            Some(_) if then_empty => Relation::Different,
            Some(man) if then_a_man => self.same_kind(man, square),
            None | Some(_) => Relation::Unknown,
        }
    }

    fn same_kind(&self, one: Man, other: Man) -> Relation {
        match (self.kinds.get(&one), self.kinds.get(&other)) {
            (Some(one), Some(other)) if one == other => Relation::Same,
            (Some(_), Some(_)) => Relation::Different,
            (None, _) | (_, None) => Relation::Unknown,
        }
    }
}

/// The kings seen between the last gap and `then`, on the squares where they stand at `then`. Once seen, a king is also
/// known in a tapped move that does not name it.
fn kings_seen(replay: &Replay, then: Ply) -> HashMap<Man, (Color, Role)> {
    let mut kings: HashMap<Man, (Color, Role)> = HashMap::new();
    let until_then = || replay.plies.iter().take(then.0 as usize);
    let last_gap = until_then().rfind(|played| played.is_gap()).map_or(Ply::START, |played| played.ply);
    for played in until_then().skip(last_gap.0 as usize) {
        let king = (replay.numbering.mover(played.ply), Role::King);
        let square = match (played.gesture, spelled(&played.written)) {
            (Some(Gesture::Castle(wing)), _) => wing.king_to(king.0),
            (_, Some(Spelling::Man(man))) if man.role == Role::King => man.to,
            (Some(Gesture::Plain { from, to, .. }), _) if kings.get(&from) == Some(&king) => to,
            _ => continue,
        };
        kings.retain(|_, seen| *seen != king);
        kings.insert(square, king);
    }
    kings
}

fn spelled(written: &Written) -> Option<Spelling> {
    let read = |text: &MoveText| Spelling::read(text).ok();
    match written {
        Written::Text(text) | Written::Move { text: Some(text), .. } => read(text),
        Written::Move { text: None, .. } | Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => {
            None
        }
    }
}

fn spelled_role(spelling: &Spelling) -> Option<Role> {
    match spelling {
        Spelling::Man(man) => Some(man.role),
        Spelling::Castle { .. } | Spelling::Squares { .. } | Spelling::Pass => None,
    }
}

/// Whether a right to castle that may have existed at `then` was lost by one of the moves since.
fn rights_may_differ(replay: &Replay, then: Ply, between: &[&Played]) -> bool {
    let known = (0..=then.0).rev().map(Ply).find(|ply| replay.position_after(*ply).is_some()).unwrap_or(Ply::START);
    let Some(position) = replay.position_after(known) else { return true };
    let until_then = replay.plies.iter().skip(known.0 as usize).take((then.0 - known.0) as usize);
    let gone = touched_squares(until_then);
    let touched = touched_squares(between.iter().copied());
    alive(position, gone).any(|(king, rook)| touched.contains(king) || touched.contains(rook))
}

/// King and rook of each right that existed in a known position and was not surely lost since.
fn alive(position: &Position, gone: SquareSet) -> impl Iterator<Item = (Square, Square)> {
    let rights = [Color::White, Color::Black]
        .into_iter()
        .flat_map(|side| [CastlingSide::KingSide, CastlingSide::QueenSide].map(|wing| (side, wing)));
    let pairs =
        rights.filter_map(move |(side, wing)| position.board().king_of(side).zip(position.castling_rook(side, wing)));
    pairs.filter(move |(king, rook)| !gone.contains(*king) && !gone.contains(*rook))
}

/// The squares that moves are known to have left or reached.
fn touched_squares<'a>(plies: impl Iterator<Item = &'a Played>) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for played in plies {
        match (played.gesture, spelled(&played.written)) {
            (Some(Gesture::Plain { from, to, .. }), _) => squares.extend([from, to]),
            (Some(Gesture::Castle(_)), _) => squares = SquareSet::FULL,
            (None, Some(Spelling::Man(man))) => squares.add(man.to),
            (None, _) => {}
        }
    }
    squares
}
