//! What a written move means in a position.
//!
//! A [`Reading`] is exact, lenient (understood, with what was off), ambiguous (with every candidate), illegal here (with
//! the reason and, where the squares are plain, the hand movement), or unreadable. It never picks one of several
//! silently. Spelling alone is `scoresheet_record::notation`; what follows from an illegal move is [`crate::replay`].
//!
//! ```
//! use scoresheet_core::{position::Position, reading::{Reading, read}};
//! use scoresheet_record::{notation::MoveText, setup::SetUp};
//!
//! let (start, _) = Position::set_up(&SetUp::default());
//! assert!(matches!(read(&start, &MoveText::new("Nf3")), Reading::Exact(_)));
//! assert!(matches!(read(&start, &MoveText::new("Ng1f3+")), Reading::Lenient { .. }));
//! assert!(matches!(read(&start, &MoveText::new("Nd4")), Reading::Illegal { .. }));
//! assert!(matches!(read(&start, &MoveText::new("hello")), Reading::Unreadable(_)));
//! ```

mod described;
mod slips;

use scoresheet_record::diagram::{
    Certainty, Diagram, Gesture, geometric_readings, reaches_by_pattern, taken_in_passing,
};
use scoresheet_record::men::{CastlingSide, Role, Square};
use scoresheet_record::notation::{Letters, ManSpelling, MoveText, Notation, Oddity, Spelling, SpellingError};

use crate::legality::{IllegalMove, castling_meant, obstacle};
use crate::position::Position;

pub use described::Origins;
pub use slips::Slip;
pub(crate) use slips::check_given;

/// What a written move means in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reading {
    /// The move, spelled as SAN or by its squares without a fault.
    Exact(Gesture),
    /// The move, with what was off in its spelling.
    Lenient {
        /// The hand movement.
        gesture: Gesture,
        /// What was off.
        slips: Vec<Slip>,
    },
    /// Two or more legal moves fit.
    Ambiguous(Vec<Gesture>),
    /// A move is written, and it is not legal here.
    Illegal {
        /// The hand movement, where only one can be meant.
        gesture: Option<Gesture>,
        /// Why it is not legal.
        why: IllegalMove,
    },
    /// The text does not spell a move.
    Unreadable(SpellingError),
    /// `--`: the place of a move is left open.
    Open,
}

impl Reading {
    /// The same reading with more that was off.
    fn with_slips(self, more: impl IntoIterator<Item = Slip>) -> Reading {
        let mut more: Vec<Slip> = more.into_iter().collect();
        match self {
            Reading::Exact(gesture) if !more.is_empty() => Reading::Lenient { gesture, slips: more },
            Reading::Lenient { gesture, slips } => {
                more.extend(slips);
                let mut each_once = Vec::new();
                more.into_iter().for_each(|slip| {
                    if !each_once.contains(&slip) {
                        each_once.push(slip);
                    }
                });
                Reading::Lenient { gesture, slips: each_once }
            }
            reading => reading,
        }
    }

    /// The legal move that was surely meant, exactly or leniently spelled.
    #[must_use]
    pub fn legal(&self) -> Option<Gesture> {
        match self {
            Reading::Exact(gesture) | Reading::Lenient { gesture, .. } => Some(*gesture),
            Reading::Ambiguous(_) | Reading::Illegal { .. } | Reading::Unreadable(_) | Reading::Open => None,
        }
    }
}

/// Reads a move in a position, written with English letters as in PGN.
#[must_use]
pub fn read(position: &Position, text: &MoveText) -> Reading {
    read_in(position, text, Notation::default())
}

/// Reads a move in a position, written in this notation. Where the pieces began is not known; see [`read_on_sheet`].
#[must_use]
pub fn read_in(position: &Position, text: &MoveText, notation: Notation) -> Reading {
    read_on_sheet(position, text, notation, &Origins::default())
}

/// Reads a move of a sheet whose earlier moves tell where the pieces began, which descriptive notation may ask.
#[must_use]
pub fn read_on_sheet(position: &Position, text: &MoveText, notation: Notation, origins: &Origins) -> Reading {
    if notation == Notation::Descriptive && names_no_wing(text) {
        return castles_somewhere(position);
    }
    let (spelling, oddities) = match Spelling::read_noting(text, notation) {
        Ok(read) => (read.spelling, read.oddities),
        Err(error) => return Reading::Unreadable(error),
    };
    let letters = match (&spelling, notation) {
        (Spelling::Descriptive(described), _) => return described::read(position, described, origins),
        (_, Notation::Algebraic(letters)) => letters,
        (_, Notation::Descriptive) => Letters::English,
    };
    let reading = read_spelling(position, &spelling, letters);
    let reading = if oddities.contains(&Oddity::EnPassantSuffix) { in_passing(position, reading) } else { reading };
    reading.with_slips(oddities.into_iter().filter_map(Slip::of))
}

/// Whether a text says in words that somebody castles and not where, as old books do.
fn names_no_wing(text: &MoveText) -> bool {
    let small = text.as_str().to_lowercase();
    small.trim_end_matches([' ', '.', '!', '?', '+']).trim_end_matches(" ch") == "castles"
}

/// The only castling that is legal, or both.
fn castles_somewhere(position: &Position) -> Reading {
    let gestures = CastlingSide::ALL.map(Gesture::Castle);
    let legal: Vec<Gesture> = gestures.into_iter().filter(|gesture| obstacle(position, gesture).is_none()).collect();
    match legal.as_slice() {
        [gesture] => Reading::Lenient { gesture: *gesture, slips: vec![Slip::CastlingForm] },
        [] => Reading::Illegal { gesture: None, why: IllegalMove::NothingFits { written: "Castles".to_owned() } },
        _ => Reading::Ambiguous(legal),
    }
}

/// What `e.p.` behind a move says: of several captures it means the one in passing, and any other move it contradicts.
fn in_passing(position: &Position, reading: Reading) -> Reading {
    let is_so = |gesture: &Gesture| position.legal_move(gesture).is_some_and(|m| m.is_en_passant());
    match &reading {
        Reading::Ambiguous(gestures) => {
            let so: Vec<Gesture> = gestures.iter().copied().filter(is_so).collect();
            if let [gesture] = so.as_slice() { Reading::Exact(*gesture) } else { reading }
        }
        Reading::Exact(gesture) | Reading::Lenient { gesture, .. } if !is_so(gesture) => {
            reading.with_slips([Slip::EnPassantWrong])
        }
        _ => reading,
    }
}

/// Reads a spelling in a position. The letters tell which men a small letter may name besides a file.
#[must_use]
pub fn read_spelling(position: &Position, spelling: &Spelling, letters: Letters) -> Reading {
    match spelling {
        Spelling::Pass => Reading::Open,
        Spelling::Castle { side, .. } => judged(position, Gesture::Castle(*side), spelling),
        Spelling::Squares { from, to, promotion } => {
            judged(position, hand_movement(position, *from, *to, *promotion), spelling)
        }
        Spelling::Man(man) => {
            let small = small_letter(position, man, letters);
            small.unwrap_or_else(|| read_man(position, man, spelling))
        }
        Spelling::PawnTakes { .. } => match pawn_takes(position, spelling).as_slice() {
            [gesture] => accepted(position, *gesture, spelling),
            [] => no_pawn_takes(position, spelling),
            several => Reading::Ambiguous(several.to_vec()),
        },
        Spelling::Descriptive(described) => described::read(position, described, &Origins::default()),
    }
}

/// The legal moves that a spelling can mean, without asking what is off in it or why there is none: quicker than
/// [`read_spelling`] where many positions are tried.
#[must_use]
pub fn legal_meanings(position: &Position, spelling: &Spelling) -> Vec<Gesture> {
    legal_meanings_on_sheet(position, spelling, &Origins::default())
}

/// Like [`legal_meanings`], where the record tells where the pieces began.
#[must_use]
pub fn legal_meanings_on_sheet(position: &Position, spelling: &Spelling, origins: &Origins) -> Vec<Gesture> {
    let one = |gesture: Gesture| {
        let can =
            position.legal_move(&gesture).is_some() || (!position.is_valid() && obstacle(position, &gesture).is_none());
        if can { vec![gesture] } else { Vec::new() }
    };
    match spelling {
        Spelling::Pass => Vec::new(),
        Spelling::Castle { side, .. } => one(Gesture::Castle(*side)),
        Spelling::Squares { from, to, promotion } => one(hand_movement(position, *from, *to, *promotion)),
        Spelling::Man(man) => match castling_as_king_move(position, man) {
            Some(wing) => one(Gesture::Castle(wing)),
            None => legal_candidates(position, man),
        },
        Spelling::PawnTakes { .. } => pawn_takes(position, spelling),
        Spelling::Descriptive(described) => described::legal(position, described, origins),
    }
}

/// The legal captures of a pawn between two files.
fn pawn_takes(position: &Position, spelling: &Spelling) -> Vec<Gesture> {
    pawn_captures(position, spelling).into_iter().filter(|gesture| obstacle(position, gesture).is_none()).collect()
}

/// Why none of the captures between two files is legal, where only one can be meant.
fn no_pawn_takes(position: &Position, spelling: &Spelling) -> Reading {
    let meant = pawn_captures(position, spelling);
    let only = if let [gesture] = meant.as_slice() { Some(*gesture) } else { None };
    let why = only.and_then(|gesture| obstacle(position, &gesture));
    let nothing = || IllegalMove::NothingFits { written: spelling.to_string() };
    Reading::Illegal { gesture: only.filter(|_| why.is_some()), why: why.unwrap_or_else(nothing) }
}

/// The movements of pawns between two files that take something.
fn pawn_captures(position: &Position, spelling: &Spelling) -> Vec<Gesture> {
    let diagram = Diagram { board: position.board().clone(), certainty: Certainty::Certain };
    let theirs = diagram.board.by_color(position.turn().other());
    let mut gestures = geometric_readings(&diagram, position.turn(), spelling);
    gestures.retain(|gesture| match gesture {
        Gesture::Plain { from, to, .. } => {
            theirs.contains(*to) || taken_in_passing(&diagram.board, *from, *to).is_some()
        }
        Gesture::Castle(_) => false,
    });
    gestures
}

/// The hand movement from a square to another: castling where a king's movement means that.
#[must_use]
pub fn hand_movement(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Gesture {
    castling_meant(position, from, to).map_or(Gesture::Plain { from, to, promotion }, Gesture::Castle)
}

fn judged(position: &Position, gesture: Gesture, spelling: &Spelling) -> Reading {
    match obstacle(position, &gesture) {
        Some(why) => Reading::Illegal { gesture: Some(gesture), why },
        None => accepted(position, gesture, spelling),
    }
}

fn accepted(position: &Position, gesture: Gesture, spelling: &Spelling) -> Reading {
    Reading::Exact(gesture).with_slips(slips::slips(position, gesture, spelling))
}

fn read_man(position: &Position, man: &ManSpelling, spelling: &Spelling) -> Reading {
    if let Some(wing) = castling_as_king_move(position, man) {
        return judged(position, Gesture::Castle(wing), spelling);
    }
    let legal = legal_candidates(position, man);
    match legal.as_slice() {
        [gesture] => accepted(position, *gesture, spelling),
        [] => none_legal(position, man),
        _ => Reading::Ambiguous(legal),
    }
}

/// A man whose small letter is also a file's, if it is meant. The letter is the file, as in PGN; it is the man only where
/// no pawn of that file can be meant by its way of moving. In `bb3` nobody would write the file of a pawn that goes
/// straight, so that both may be meant.
fn small_letter(position: &Position, man: &ManSpelling, letters: Letters) -> Option<Reading> {
    let file =
        man.from_file.filter(|_| man.role == Role::Pawn && man.from_rank.is_none() && man.promotion.is_none())?;
    let role = letters.man_like_file(file)?;
    let as_man = ManSpelling { role, from_file: None, ..man.clone() };
    let pawns = legal_candidates(position, man);
    if !pawns.is_empty() {
        let men = if file == man.to.file() { legal_candidates(position, &as_man) } else { Vec::new() };
        return (!men.is_empty()).then(|| Reading::Ambiguous([pawns, men].concat()));
    }
    if !men_meant(position, man).is_empty() {
        return None;
    }
    match read_man(position, &as_man, &Spelling::Man(as_man.clone())) {
        reading @ (Reading::Exact(_) | Reading::Lenient { .. }) => Some(reading.with_slips([Slip::LetterCase])),
        reading @ Reading::Ambiguous(_) => Some(reading),
        Reading::Illegal { .. } | Reading::Unreadable(_) | Reading::Open => None,
    }
}

fn legal_candidates(position: &Position, man: &ManSpelling) -> Vec<Gesture> {
    if !position.is_valid() {
        let meant = men_meant(position, man).into_iter().map(|from| man_gesture(from, man));
        return meant.filter(|gesture| obstacle(position, gesture).is_none()).collect();
    }
    let moves = position.legal_moves_to(man.role, man.to).into_iter();
    let gestures = moves.filter(|m| m.promotion() == man.promotion).map(Position::gesture);
    gestures.filter(|gesture| matches!(gesture, Gesture::Plain { from, .. } if is_said(man, *from))).collect()
}

fn none_legal(position: &Position, man: &ManSpelling) -> Reading {
    let meant = men_meant(position, man);
    let [from] = meant.as_slice() else {
        return Reading::Illegal { gesture: None, why: why_none(position, man, meant) };
    };
    let gesture = man_gesture(*from, man);
    let why = obstacle(position, &gesture).unwrap_or_else(|| why_none(position, man, meant));
    Reading::Illegal { gesture: Some(gesture), why }
}

/// Whether a man on `from` agrees with what is written of the square left. A pawn that is not said to come from another
/// file or to capture comes from its own.
fn is_said(man: &ManSpelling, from: Square) -> bool {
    let straight = man.role == Role::Pawn && man.from_file.is_none() && !man.captures;
    man.from_file.is_none_or(|file| from.file() == file)
        && man.from_rank.is_none_or(|rank| from.rank() == rank)
        && (!straight || from.file() == man.to.file())
}

/// A king written as going two files from its home square castles, in every spelling.
fn castling_as_king_move(position: &Position, man: &ManSpelling) -> Option<CastlingSide> {
    let king = position.board().king_of(position.turn()).filter(|_| man.role == Role::King)?;
    let is_from_there =
        man.from_file.is_none_or(|file| file == king.file()) && man.from_rank.is_none_or(|rank| rank == king.rank());
    if !is_from_there {
        return None;
    }
    castling_meant(position, king, man.to)
}

fn man_gesture(from: Square, man: &ManSpelling) -> Gesture {
    Gesture::Plain { from, to: man.to, promotion: man.promotion }
}

/// The men of the side to move that the spelling can mean by their way of moving alone.
fn men_meant(position: &Position, man: &ManSpelling) -> Vec<Square> {
    let piece = man.role.of(position.turn());
    let own = position.board().by_piece(piece).into_iter();
    own.filter(|from| is_said(man, *from))
        .filter(|from| reaches_by_pattern(piece, *from, man.to))
        .filter(|from| man.role != Role::Pawn || pawn_is_nearest(position, *from, man.to))
        .collect()
}

/// Of two pawns on a file only the nearer can be meant to advance.
fn pawn_is_nearest(position: &Position, from: Square, to: Square) -> bool {
    if from.file() != to.file() || from.distance(to) < 2 {
        return true;
    }
    let middle = (u32::from(from) + u32::from(to)) / 2;
    let between = Square::try_from(middle).ok().and_then(|square| position.board().piece_at(square));
    between != Some(position.turn().pawn())
}

fn why_none(position: &Position, spelled: &ManSpelling, meant: Vec<Square>) -> IllegalMove {
    let man = spelled.role.of(position.turn());
    if let Some(end) = position.end() {
        return IllegalMove::after(end);
    }
    if position.board().by_piece(man).is_empty() {
        return IllegalMove::NoSuchMan { man };
    }
    let missing = IllegalMove::PromotionMissing { to: spelled.to };
    if meant.iter().any(|from| obstacle(position, &man_gesture(*from, spelled)).as_ref() == Some(&missing)) {
        return missing;
    }
    if meant.is_empty() {
        return IllegalMove::NoneReaches { man, to: spelled.to };
    }
    IllegalMove::NoneMay { man, to: spelled.to, from: meant }
}

#[cfg(test)]
mod tests;
