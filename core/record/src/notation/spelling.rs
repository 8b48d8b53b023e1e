//! What a written move says, read from the text alone.

use std::fmt;

use super::descriptive::DescribedMove;
use super::letters::Letters;
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
    /// A pawn that takes on the next file, ranks left out, `exd` (FIDE knows no such form, and players write it).
    PawnTakes {
        /// The file it leaves.
        from: File,
        /// The file it goes to.
        to: File,
        /// What it becomes, if written.
        promotion: Option<Role>,
        /// Check or mate as written.
        check: Option<CheckMark>,
    },
    /// A move in descriptive notation, `P-K4`.
    Descriptive(DescribedMove),
    /// `--` or `Z0`: a place left open.
    Pass,
}

impl fmt::Display for CheckMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CheckMark::Check => "+",
            CheckMark::Mate => "#",
        })
    }
}

impl ManSpelling {
    /// Writes SAN with these letters; the long form `Ng1-f3` where both the file and the rank of departure are known.
    fn write(&self, f: &mut dyn fmt::Write, letters: Letters) -> fmt::Result {
        // A pawn's rank of departure is printed after its letter: `e2-e4` would say two squares and no man.
        if self.role != Role::Pawn || self.from_rank.is_some() {
            f.write_str(letters.sign(self.role))?;
        }
        if let Some(file) = self.from_file {
            f.write_char(file.char())?;
        }
        if let Some(rank) = self.from_rank {
            f.write_char(rank.char())?;
        }
        match (self.captures, self.from_file, self.from_rank) {
            (true, _, _) => f.write_char('x')?,
            (false, Some(_), Some(_)) => f.write_char('-')?,
            (false, _, _) => {}
        }
        write!(f, "{}", self.to)?;
        write_promotion(f, self.promotion, letters)?;
        write_check(f, self.check)
    }
}

impl Spelling {
    /// Writes algebraic notation with these letters, `e2e4` for two squares and `--` for a place left open. Read with the
    /// same letters it is the same spelling again.
    #[must_use]
    pub fn in_letters(&self, letters: Letters) -> String {
        let mut written = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut written, letters);
        written
    }

    fn write(&self, f: &mut dyn fmt::Write, letters: Letters) -> fmt::Result {
        match self {
            Spelling::Man(man) => man.write(f, letters),
            Spelling::Castle { side, check } => {
                f.write_str(match side {
                    CastlingSide::KingSide => "O-O",
                    CastlingSide::QueenSide => "O-O-O",
                })?;
                write_check(f, *check)
            }
            Spelling::Squares { from, to, promotion } => {
                write!(f, "{from}{to}")?;
                write_promotion(f, *promotion, letters)
            }
            Spelling::PawnTakes { from, to, promotion, check } => {
                write!(f, "{}x{}", from.char(), to.char())?;
                write_promotion(f, *promotion, letters)?;
                write_check(f, *check)
            }
            Spelling::Descriptive(described) => write!(f, "{described}"),
            Spelling::Pass => f.write_str("--"),
        }
    }
}

impl fmt::Display for ManSpelling {
    /// Prints SAN; the long form `Ng1-f3` where both the file and the rank of departure are known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Letters::English)
    }
}

impl fmt::Display for Spelling {
    /// Prints English SAN, `e2e4` for two squares, descriptive notation where the spelling is, and `--` for a place left
    /// open. What it prints reads as the same spelling again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Letters::English)
    }
}

fn write_promotion(f: &mut dyn fmt::Write, promotion: Option<Role>, letters: Letters) -> fmt::Result {
    promotion.map_or(Ok(()), |role| write!(f, "={}", letters.sign(role)))
}

pub(super) fn write_check(f: &mut dyn fmt::Write, check: Option<CheckMark>) -> fmt::Result {
    check.map_or(Ok(()), |check| write!(f, "{check}"))
}
