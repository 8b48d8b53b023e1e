//! A legal move in every style that players, books and programs write.
//!
//! [`write()`] is the way back from [`crate::reading`]: what it writes is read as the same single move again, in the same
//! position and notation. PGN is always English SAN; every other style is for people or for other programs. It
//! deliberately writes legal moves alone: anything else stays as it was written.
//!
//! ```
//! use scoresheet_core::{position::Position, writing::{Style, write}};
//! use scoresheet_record::{diagram::Gesture, men::Square, notation::Letters, setup::SetUp};
//!
//! let (start, _) = Position::set_up(&SetUp::default());
//! let knight = Gesture::Plain { from: Square::G1, to: Square::F3, promotion: None };
//! let written = |style| write(&start, &knight, style).unwrap();
//! assert_eq!(written(Style::San(Letters::German)), "Sf3");
//! assert_eq!(written(Style::Long(Letters::English)), "Ng1-f3");
//! assert_eq!(written(Style::San(Letters::Figurine)), "♘f3");
//! assert_eq!(written(Style::Uci), "g1f3");
//! assert_eq!(written(Style::Iccf), "7163");
//! assert_eq!(written(Style::Descriptive), "N-KB3");
//! ```

mod described;

use std::fmt;
use std::str::FromStr;

use scoresheet_record::diagram::Gesture;
use scoresheet_record::men::{File, Role, Square};
use scoresheet_record::notation::{Letters, ManSpelling, MoveText, Notation, Spelling};

use crate::position::{Move, Position};
use crate::reading::Origins;

/// A way to write moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Style {
    /// Standard algebraic, `Nxe5+`, with these letters; with English ones it is PGN's.
    San(Letters),
    /// Long algebraic, `Nf3xe5+`, with these letters.
    Long(Letters),
    /// Coordinates as chess engines speak them, `f3e5`; in Chess960 the king goes onto its rook.
    Uci,
    /// Numbers, `6355`, as correspondence players write them (ICCF).
    Iccf,
    /// English descriptive, `NxP`.
    Descriptive,
}

impl Style {
    /// Every style.
    pub fn all() -> impl Iterator<Item = Style> {
        let algebraic = Letters::ALL.iter().flat_map(|letters| [Style::San(*letters), Style::Long(*letters)]);
        algebraic.chain([Style::Uci, Style::Iccf, Style::Descriptive])
    }

    /// The notation in which moves of this style are read.
    #[must_use]
    pub fn notation(self) -> Notation {
        match self {
            Style::San(letters) | Style::Long(letters) => Notation::Algebraic(letters),
            Style::Uci | Style::Iccf => Notation::default(),
            Style::Descriptive => Notation::Descriptive,
        }
    }
}

/// A style that is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown style {text:?}; use san, lan, uci, iccf, descriptive, or letters: {}", Letters::codes())]
pub struct UnknownStyle {
    text: String,
}

impl FromStr for Style {
    type Err = UnknownStyle;

    /// Reads `san`, `lan`, `uci`, `iccf`, `descriptive`, `figurine`, a language tag, or `lan-` before one of these.
    fn from_str(text: &str) -> Result<Style, UnknownStyle> {
        let fault = |_| UnknownStyle { text: text.to_owned() };
        match text.to_ascii_lowercase().as_str() {
            "san" => Ok(Style::San(Letters::English)),
            "lan" => Ok(Style::Long(Letters::English)),
            "uci" => Ok(Style::Uci),
            "iccf" => Ok(Style::Iccf),
            "descriptive" => Ok(Style::Descriptive),
            other => match other.strip_prefix("lan-") {
                Some(letters) => letters.parse().map(Style::Long).map_err(fault),
                None => other.parse().map(Style::San).map_err(fault),
            },
        }
    }
}

impl fmt::Display for Style {
    /// Prints the name that is read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Style::San(Letters::English) => f.write_str("san"),
            Style::San(letters) => write!(f, "{letters}"),
            Style::Long(Letters::English) => f.write_str("lan"),
            Style::Long(letters) => write!(f, "lan-{letters}"),
            Style::Uci => f.write_str("uci"),
            Style::Iccf => f.write_str("iccf"),
            Style::Descriptive => f.write_str("descriptive"),
        }
    }
}

/// The move that a gesture makes, written in this style; `None` if it is not legal in the position.
#[must_use]
pub fn write(position: &Position, gesture: &Gesture, style: Style) -> Option<String> {
    write_on_sheet(position, gesture, style, &Origins::default())
}

/// Like [`write()`], for a sheet whose earlier moves tell where the pieces began, which descriptive notation may name.
#[must_use]
pub fn write_on_sheet(position: &Position, gesture: &Gesture, style: Style, origins: &Origins) -> Option<String> {
    let m = position.legal_move(gesture)?;
    match style {
        Style::San(letters) => san(position, m, letters),
        Style::Long(letters) => long(position, m, letters),
        Style::Uci => {
            let (from, to) = squares(position, m)?;
            let promotion = m.promotion().map(|role| role.char().to_string());
            Some(format!("{from}{to}{}", promotion.unwrap_or_default()))
        }
        Style::Iccf => {
            let (from, to) = squares(position, m)?;
            Some(format!("{}{}{}", digits(from), digits(to), promotion_digit(m.promotion())))
        }
        Style::Descriptive => described::write(position, (m, gesture), origins),
    }
}

fn san(position: &Position, m: Move, letters: Letters) -> Option<String> {
    let english = position.san(m);
    if letters == Letters::English {
        return Some(english);
    }
    Some(Spelling::read(&MoveText::new(&english)).ok()?.in_letters(letters))
}

fn long(position: &Position, m: Move, letters: Letters) -> Option<String> {
    let Spelling::Man(short) = Spelling::read(&MoveText::new(&position.san(m))).ok()? else {
        // Castling is written alike.
        return san(position, m, letters);
    };
    let from = m.from()?;
    let man = ManSpelling { from_file: Some(from.file()), from_rank: Some(from.rank()), ..short };
    let written = Spelling::Man(man).in_letters(letters);
    // A pawn has no letter.
    let pawn = if m.role() == Role::Pawn { letters.sign(Role::Pawn) } else { "" };
    Some(written.strip_prefix(pawn).unwrap_or(&written).to_owned())
}

/// The square that the man leaves and the one it goes to; for castling those of the king, which in Chess960 goes onto
/// its rook.
fn squares(position: &Position, m: Move) -> Option<(Square, Square)> {
    match m {
        Move::Castle { king, rook } if position.is_chess960() => Some((king, rook)),
        Move::Castle { king, rook } => {
            let file = if rook < king { File::C } else { File::G };
            Some((king, Square::from_coords(file, king.rank())))
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => Some((m.from()?, m.to())),
    }
}

/// File and rank as digits from 1.
fn digits(square: Square) -> u32 {
    (u32::from(square.file()) + 1) * 10 + u32::from(square.rank()) + 1
}

/// The digit for what a pawn becomes (ICCF): a queen 1, a rook 2, a bishop 3, a knight 4.
fn promotion_digit(promotion: Option<Role>) -> &'static str {
    match promotion {
        Some(Role::Queen) => "1",
        Some(Role::Rook) => "2",
        Some(Role::Bishop) => "3",
        Some(Role::Knight) => "4",
        Some(Role::Pawn | Role::King) | None => "",
    }
}
