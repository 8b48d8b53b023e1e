//! English descriptive notation: squares named from the mover's side by the piece that began on their file.
//!
//! `P-K4` is a pawn to the fourth square of the king's file, `QNxP` the queen's knight taking a pawn. US Chess still
//! permits it (15A); under FIDE such a sheet is no evidence (Appendix C). A spelling often fits several moves of which
//! one is legal, so what it means is for `scoresheet_core::reading`, or for [`crate::diagram`] by geometry.

mod game;
mod read;

use std::fmt;

use super::spelling::{CheckMark, write_check};
use crate::men::{Board, CastlingSide, Color, File, Rank, Role, Square, SquareSet};

pub use game::described_moves;
pub(super) use read::read;

/// A file by the piece that began on it, `QB`, or one of two, `B`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DescribedFile {
    /// The piece; no pawn.
    pub piece: Role,
    /// Which wing, if written; the king's and the queen's file need none.
    pub wing: Option<CastlingSide>,
}

impl DescribedFile {
    /// The file, named in full.
    #[must_use]
    pub fn in_full(file: File) -> DescribedFile {
        let wing = Some(CastlingSide::from_queen_side(file < File::E));
        let (piece, wing) = match file {
            File::A | File::H => (Role::Rook, wing),
            File::B | File::G => (Role::Knight, wing),
            File::C | File::F => (Role::Bishop, wing),
            File::D => (Role::Queen, None),
            File::E => (Role::King, None),
        };
        DescribedFile { piece, wing }
    }

    /// The same without its wing.
    #[must_use]
    pub fn in_short(self) -> DescribedFile {
        DescribedFile { wing: None, ..self }
    }

    /// Whether `file` may be meant.
    #[must_use]
    pub fn fits(self, file: File) -> bool {
        let full = DescribedFile::in_full(file);
        full.piece == self.piece && (self.wing.is_none() || full.wing.is_none() || full.wing == self.wing)
    }
}

/// A square from the mover's side, `KB3`, or one of two, `B3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DescribedSquare {
    /// The file.
    pub file: DescribedFile,
    /// How many ranks from the mover's own, the first being his home rank.
    pub rank: Rank,
}

impl DescribedSquare {
    /// The square as `side` names it in full.
    #[must_use]
    pub fn in_full(square: Square, side: Color) -> DescribedSquare {
        DescribedSquare { file: DescribedFile::in_full(square.file()), rank: side.relative_rank(square.rank()) }
    }

    /// The same without its wing.
    #[must_use]
    pub fn in_short(self) -> DescribedSquare {
        DescribedSquare { file: self.file.in_short(), ..self }
    }

    /// Whether `side` may mean `square`.
    #[must_use]
    pub fn fits(self, square: Square, side: Color) -> bool {
        self.file.fits(square.file()) && self.rank == side.relative_rank(square.rank())
    }
}

/// A man, `QBP`, `KN`, `R/K1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DescribedMan {
    /// What it is.
    pub role: Role,
    /// For a pawn, the file it stands on; for a piece, only the wing it belongs to.
    pub of: Option<DescribedFile>,
    /// The square it stands on, from the mover's side.
    pub at: Option<DescribedSquare>,
}

impl DescribedMan {
    /// A man named by its kind alone.
    #[must_use]
    pub fn of_kind(role: Role) -> DescribedMan {
        DescribedMan { role, of: None, at: None }
    }

    /// The wing that a piece is said to belong to.
    #[must_use]
    pub fn wing(&self) -> Option<CastlingSide> {
        self.of.filter(|_| self.role != Role::Pawn).and_then(|of| of.wing)
    }

    /// Whether a man of the right kind on `square` may be meant, the wing of a piece aside.
    fn fits(&self, square: Square, side: Color) -> bool {
        let on_its_file = self.role != Role::Pawn || self.of.is_none_or(|of| of.fits(square.file()));
        on_its_file && self.at.is_none_or(|at| at.fits(square, side))
    }
}

/// Where the man goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DescribedTarget {
    /// To a square, `-K4`.
    Square(DescribedSquare),
    /// It takes a man, `xQBP`.
    Takes(DescribedMan),
    /// It takes what stands on a square, `xK5`.
    TakesOn(DescribedSquare),
}

/// A move in descriptive notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DescribedMove {
    /// The man that moves.
    pub man: DescribedMan,
    /// Where it goes.
    pub target: DescribedTarget,
    /// What a pawn becomes, if written.
    pub promotion: Option<Role>,
    /// Whether `e.p.` is written.
    pub in_passing: bool,
    /// Check or mate as written.
    pub check: Option<CheckMark>,
}

impl DescribedMove {
    /// The men of `side` that may be the one that moves, the wing of a piece aside.
    #[must_use]
    pub fn movers(&self, board: &Board, side: Color) -> SquareSet {
        let men = board.by_piece(self.man.role.of(side));
        men.into_iter().filter(|square| self.man.fits(*square, side)).collect()
    }

    /// The squares that the man may be said to go to, the wing of a captured piece aside: where a man of that kind
    /// stands, and behind a pawn that may be taken in passing; or, without a capture, the squares of that name.
    #[must_use]
    pub fn targets(&self, board: &Board, side: Color) -> SquareSet {
        let theirs = board.by_color(side.other());
        let named = |square: &DescribedSquare| -> SquareSet {
            SquareSet::FULL.into_iter().filter(|at| square.fits(*at, side)).collect()
        };
        match &self.target {
            DescribedTarget::Square(square) => named(square),
            DescribedTarget::TakesOn(square) => named(square) & theirs,
            DescribedTarget::Takes(man) => {
                let men = board.by_piece(man.role.of(side.other())).into_iter();
                let taken: SquareSet = men.filter(|square| man.fits(*square, side) && !self.in_passing).collect();
                taken | self.targets_in_passing(man, board, side)
            }
        }
    }

    /// The empty squares behind their pawns that have advanced two squares.
    fn targets_in_passing(&self, man: &DescribedMan, board: &Board, side: Color) -> SquareSet {
        if self.man.role != Role::Pawn || man.role != Role::Pawn {
            return SquareSet::EMPTY;
        }
        let pawns = board.by_piece(Role::Pawn.of(side.other())).into_iter();
        let advanced = pawns.filter(|pawn| side.relative_rank(pawn.rank()) == Rank::Fifth);
        let behind = advanced.filter_map(|pawn| {
            let passed = Square::from_coords(pawn.file(), side.relative_rank(Rank::Sixth));
            let is_meant = man.fits(pawn, side) || man.fits(passed, side);
            (is_meant && board.piece_at(passed).is_none()).then_some(passed)
        });
        behind.collect()
    }
}

impl fmt::Display for DescribedFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(wing) = self.wing {
            f.write_str(if wing.is_queen_side() { "Q" } else { "K" })?;
        }
        write!(f, "{}", self.piece.upper_char())
    }
}

impl fmt::Display for DescribedSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.rank.char())
    }
}

impl fmt::Display for DescribedMan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.of {
            Some(of) if self.role == Role::Pawn => write!(f, "{of}P")?,
            Some(of) => write!(f, "{of}")?,
            None => write!(f, "{}", self.role.upper_char())?,
        }
        // Parentheses would open a variation in PGN.
        self.at.map_or(Ok(()), |at| write!(f, "/{at}"))
    }
}

impl fmt::Display for DescribedMove {
    /// Prints the move as books of the twentieth century do, with `N` for the knight: `P-K8=Q`, `PxP e.p.`, `R-K1ch`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.man)?;
        match &self.target {
            DescribedTarget::Square(square) => write!(f, "-{square}")?,
            DescribedTarget::Takes(man) => write!(f, "x{man}")?,
            DescribedTarget::TakesOn(square) => write!(f, "x{square}")?,
        }
        if let Some(role) = self.promotion {
            write!(f, "={}", role.upper_char())?;
        }
        if self.in_passing {
            f.write_str("e.p.")?;
        }
        match self.check {
            Some(CheckMark::Check) => f.write_str("ch"),
            mark => write_check(f, mark),
        }
    }
}
