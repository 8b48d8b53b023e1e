//! What a written move says, read from the text alone.

use crate::men::{CastlingSide, File, Rank, Role, Square};

/// The suffix that says check or mate, as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// `+`
    Check,
    /// `#` or `++` written for mate.
    Mate,
}

/// A move spelled by its man and target square, as in SAN and long algebraic notation.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ManSpelling {
    /// The kind of man that moves.
    pub role: Role,
    /// The file it comes from, if written.
    pub from_file: Option<File>,
    /// The rank it comes from, if written.
    pub from_rank: Option<Rank>,
    /// Whether a capture sign is written.
    pub captures: bool,
    /// The square it goes to.
    pub to: Square,
    /// What a pawn becomes, if written.
    pub promotion: Option<Role>,
    /// Check or mate as written.
    pub check: Option<CheckMark>,
}

/// What a written move says.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// A man and its target, `Nbxd7+`, `e4`, `Ng1-f3`.
    Man(ManSpelling),
    /// `O-O` or `O-O-O`.
    Castle {
        /// Which side.
        side: CastlingSide,
        /// Check or mate as written.
        check: Option<CheckMark>,
    },
    /// Two squares, `e2e4`, `a7a8=Q`, as in coordinate (UCI) notation.
    Squares {
        /// The square the man leaves.
        from: Square,
        /// The square it goes to.
        to: Square,
        /// What a pawn becomes, if written.
        promotion: Option<Role>,
    },
    /// `--` or `Z0`: a place left open.
    Pass,
}
