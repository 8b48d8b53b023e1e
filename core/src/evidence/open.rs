//! Comparing positions where a gap is too wide to be completed: by what is written alone.
//!
//! Between two plies without a gap, what has changed is known from the moves, whatever else stands on the board: if
//! every man that moved is back on its square, the positions are the same; if one is not, they differ. Rights to castle
//! and en passant captures that the gap may hide leave the answer open.

use std::collections::HashMap;

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{CastlingSide, Color, Role, Square, SquareSet};
use scoresheet_record::notation::{MoveText, Notation, Spelling};
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::Written;

use crate::position::{Identity, Position};
use crate::replay::{Effect, Played, PlyState, Replay};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Relation {
    Same,
    Different,
    Unknown,
}

/// The plies after which a position surely stood, and those after which it may have.
pub(super) type Plies = (Vec<Ply>, Vec<Ply>);

/// A record with its writing read once.
pub(super) struct AsWritten<'a> {
    replay: &'a Replay,
    spellings: Vec<Option<Spelling>>,
    /// What the known positions are, the start first.
    identities: Vec<Option<Identity>>,
}

impl<'a> AsWritten<'a> {
    /// Reads the writing of a record up to a ply.
    pub(super) fn of(replay: &'a Replay, until: Ply) -> AsWritten<'a> {
        let plies = replay.plies.iter().take(until.0 as usize);
        let identities = (0..=until.0).map(|ply| replay.position_after(Ply(ply)).map(Position::identity));
        AsWritten {
            replay,
            spellings: plies.map(|played| spelled(&played.written, replay.notation)).collect(),
            identities: identities.collect(),
        }
    }

    /// The plies up to `at` after which the position of `at` stood or may have.
    pub(super) fn occurrences(&self, at: Ply) -> Plies {
        let mut plies: Plies = (Vec::new(), Vec::new());
        for then in (0..at.0).map(Ply) {
            let mut between = Between::after(self, then);
            (then.0 + 1..=at.0).for_each(|ply| between.take(self, Ply(ply)));
            note(&mut plies, then, self.relation(then, at, &between));
        }
        plies.0.push(at);
        plies
    }

    /// The same for every ply up to `until`, the start first. Each pair of plies is compared once.
    pub(super) fn all_occurrences(&self, until: Ply) -> Vec<Plies> {
        let mut all: Vec<Plies> = vec![(Vec::new(), Vec::new()); until.0 as usize + 1];
        for then in (0..=until.0).map(Ply) {
            let mut between = Between::after(self, then);
            for (now, plies) in all.iter_mut().enumerate().skip(then.0 as usize + 1) {
                let now = Ply::of_cell(now - 1);
                between.take(self, now);
                note(plies, then, self.relation(then, now, &between));
            }
        }
        for (ply, plies) in (0..).zip(&mut all) {
            plies.0.push(Ply(ply));
        }
        all
    }

    fn identity(&self, ply: Ply) -> Option<&Identity> {
        self.identities.get(ply.0 as usize)?.as_ref()
    }

    fn relation(&self, then: Ply, now: Ply, between: &Between) -> Relation {
        if let (Some(then), Some(now)) = (self.identity(then), self.identity(now)) {
            return if then == now { Relation::Same } else { Relation::Different };
        }
        // After one move by each side neither man is back.
        let too_near = now.0 - then.0 < 4 && !between.may_pass;
        if (now.0 - then.0) % 2 == 1 || too_near || between.irreversible {
            return Relation::Different;
        }
        let Some(men) = between.men.as_ref().filter(|_| !between.gap) else { return Relation::Unknown };
        match men.relation() {
            Relation::Same if between.rights_may_differ() => Relation::Unknown,
            Relation::Same if may_be_double_step(self.replay.played(then)) => Relation::Unknown,
            relation => relation,
        }
    }
}

fn note(plies: &mut Plies, then: Ply, relation: Relation) {
    match relation {
        Relation::Same => plies.0.push(then),
        Relation::Unknown => plies.1.push(then),
        Relation::Different => {}
    }
}

/// What happened between two plies, taken in move by move.
struct Between {
    /// What the moves did to the men; none where a move does not say what it moved.
    men: Option<Men>,
    /// The squares that moves left or reached.
    touched: SquareSet,
    /// King and rook of each right to castle that may have existed at the earlier ply.
    alive: Vec<(Square, Square)>,
    may_pass: bool,
    gap: bool,
    irreversible: bool,
}

impl Between {
    fn after(record: &AsWritten<'_>, then: Ply) -> Between {
        Between {
            men: Some(Men { kinds: kings_seen(record, then), ..Men::default() }),
            touched: SquareSet::EMPTY,
            alive: rights_alive(record, then),
            may_pass: false,
            gap: false,
            irreversible: false,
        }
    }

    fn take(&mut self, record: &AsWritten<'_>, ply: Ply) {
        let Some((played, spelling)) = record.cell(ply) else { return };
        self.may_pass |= played.written == Written::Blank;
        self.gap |= played.is_gap();
        self.irreversible |= is_irreversible(played);
        self.touched |= touched_squares(played, spelling);
        let side = record.replay.numbering.mover(ply);
        let open = !self.gap && !self.irreversible;
        self.men = self.men.take().filter(|_| open).and_then(|mut men| men.play(played, spelling, side).map(|()| men));
    }

    /// Whether a right to castle that may have existed at the earlier ply was lost by one of the moves since.
    fn rights_may_differ(&self) -> bool {
        self.alive.iter().any(|(king, rook)| self.touched.contains(*king) || self.touched.contains(*rook))
    }
}

impl AsWritten<'_> {
    fn cell(&self, ply: Ply) -> Option<(&Played, Option<&Spelling>)> {
        let cell = ply.cell()?;
        Some((self.replay.plies.get(cell)?, self.spellings.get(cell)?.as_ref()))
    }

    fn cells(&self, after: Ply, until: Ply) -> impl DoubleEndedIterator<Item = (&Played, Option<&Spelling>)> {
        (after.0 + 1..=until.0).filter_map(|ply| self.cell(Ply(ply)))
    }
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
    fn man_on(&self, square: Square) -> Option<Man> {
        self.touched.get(&square).copied().unwrap_or(Some(square))
    }

    fn play(&mut self, played: &Played, spelling: Option<&Spelling>, side: Color) -> Option<()> {
        match (played.gesture, spelling) {
            (Some(Gesture::Plain { from, to, .. }), _) => {
                let kind = spelling.and_then(spelled_role).map(|role| (side, role));
                self.step((from, to), played.effect, kind)
            }
            (None, Some(Spelling::Man(man))) if man.role == Role::King => {
                let from = self.square_of((side, Role::King))?;
                self.step((from, man.to), played.effect, Some((side, Role::King)))
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

    fn step(&mut self, (from, to): (Square, Square), effect: Effect, kind: Option<(Color, Role)>) -> Option<()> {
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
fn kings_seen(record: &AsWritten<'_>, then: Ply) -> HashMap<Man, (Color, Role)> {
    let mut kings: HashMap<Man, (Color, Role)> = HashMap::new();
    let gap = record.cells(Ply::START, then).rfind(|(played, _)| played.is_gap());
    let last_gap = gap.map_or(Ply::START, |(played, _)| played.ply);
    for (played, spelling) in record.cells(last_gap, then) {
        let king = (record.replay.numbering.mover(played.ply), Role::King);
        let square = match (played.gesture, spelling) {
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

fn spelled(written: &Written, notation: Notation) -> Option<Spelling> {
    let read = |text: &MoveText| Spelling::read_in(text, notation).ok();
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
        Spelling::PawnTakes { .. } => Some(Role::Pawn),
        Spelling::Descriptive(described) => Some(described.man.role),
        Spelling::Castle { .. } | Spelling::Squares { .. } | Spelling::Pass => None,
    }
}

/// The rights to castle that may exist at `then`: those of the last known position that no move since has surely ended.
fn rights_alive(record: &AsWritten<'_>, then: Ply) -> Vec<(Square, Square)> {
    let known = (0..=then.0).rev().map(Ply).find_map(|ply| Some((ply, record.replay.position_after(ply)?)));
    let Some((known, position)) = known else { return Vec::new() };
    let mut gone = SquareSet::EMPTY;
    for (played, spelling) in record.cells(known, then) {
        gone |= touched_squares(played, spelling);
    }
    alive(position, gone).collect()
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

/// The squares that a move is known to have left or reached; all of them for castling, which ends both rights.
fn touched_squares(played: &Played, spelling: Option<&Spelling>) -> SquareSet {
    match (played.gesture, spelling) {
        (Some(Gesture::Plain { from, to, .. }), _) => [from, to].into_iter().collect(),
        (Some(Gesture::Castle(_)), _) => SquareSet::FULL,
        (None, Some(Spelling::Man(man))) => SquareSet::from_square(man.to),
        (None, _) => SquareSet::EMPTY,
    }
}
