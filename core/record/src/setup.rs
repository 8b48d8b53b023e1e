//! A set-up position as written down: men, side to move, castling rights, counters. Not judged.
//!
//! Use it for the start of a game, for a PGN `FEN` tag and for the new diagram of a reconstructed game (US 15F3). It
//! reads any FEN whose fields can be read, however impossible the position: whether it can arise is for
//! `scoresheet-core`.
//!
//! ```
//! use scoresheet_record::{men::{Color, Square}, setup::SetUp};
//!
//! let setup = SetUp::from_fen("8/8/4k3/3r4/8/R6R/4K3/8 b - - 3 60").unwrap();
//! assert_eq!(setup.turn, Color::Black);
//! assert_eq!(setup.quiet_plies, 3);
//! assert_eq!(setup.to_fen(), "8/8/4k3/3r4/8/R6R/4K3/8 b - - 3 60");
//! ```

use std::fmt::Write as _;

use crate::men::{Board, Color, File, Role, Square, SquareSet, home_rank};
use crate::ply::{MoveLabel, MoveNumber, Numbering};

/// A position as written down, with the counters of a FEN.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SetUp {
    /// The men on their squares.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rooks with which castling is still permitted as far as the document says (US 8A3, FIDE 3.8.2.1).
    pub castling_rooks: SquareSet,
    /// The square behind a pawn that has just advanced two squares, as far as the document says.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move that are not on this record.
    pub quiet_plies: u32,
    /// The number of the next move.
    pub number: MoveNumber,
    /// Whether the game is Chess960 (FIDE Guidelines II), which changes how castling is done.
    pub chess960: bool,
}

impl Default for SetUp {
    /// The initial position (FIDE 2.3).
    fn default() -> Self {
        let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        SetUp {
            board: Board::new(),
            turn: Color::White,
            castling_rooks: corners.into_iter().collect(),
            en_passant: None,
            quiet_plies: 0,
            number: MoveNumber(1),
            chess960: false,
        }
    }
}

/// Why a FEN cannot be read. Fields are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// Nothing there.
    #[error("the FEN is empty")]
    Empty,
    /// Field 1.
    #[error("field 1 of the FEN, {text:?}, does not describe eight ranks of eight squares")]
    Board {
        /// What stands there.
        text: String,
    },
    /// Field 2.
    #[error("field 2 of the FEN, {text:?}, is neither w nor b")]
    Turn {
        /// What stands there.
        text: String,
    },
    /// Field 3.
    #[error("field 3 of the FEN, {text:?}, is neither - nor castling letters such as KQkq")]
    Castling {
        /// What stands there.
        text: String,
    },
    /// Field 4.
    #[error("field 4 of the FEN, {text:?}, is neither - nor a square")]
    EnPassant {
        /// What stands there.
        text: String,
    },
    /// Field 5 or 6.
    #[error("field {field} of the FEN, {text:?}, is not a number from 0 to 99999")]
    Counter {
        /// 5 or 6.
        field: u8,
        /// What stands there.
        text: String,
    },
    /// More than six fields.
    #[error("the FEN has more than six fields: {text:?} is left over")]
    TooLong {
        /// The first field too many.
        text: String,
    },
}

impl SetUp {
    /// Reads a FEN, in which trailing fields may be missing. Castling letters are read as in X-FEN (`K` is the outermost
    /// rook) and as in Shredder-FEN (`H`); letters that name no rook of that side are dropped.
    ///
    /// # Errors
    /// Names the first field that cannot be read.
    pub fn from_fen(fen: &str) -> Result<SetUp, FenError> {
        let mut fields = fen.split_ascii_whitespace();
        let board = fields.next().ok_or(FenError::Empty)?;
        let board =
            Board::from_ascii_board_fen(board.as_bytes()).map_err(|_| FenError::Board { text: board.to_owned() })?;
        let turn = match fields.next() {
            None | Some("w" | "W") => Color::White,
            Some("b" | "B") => Color::Black,
            Some(text) => return Err(FenError::Turn { text: text.to_owned() }),
        };
        let castling_rooks = castling_rooks(&board, fields.next().unwrap_or("-"))?;
        let en_passant = match fields.next() {
            None | Some("-") => None,
            Some(text) => {
                let square = Square::from_ascii(text.as_bytes());
                Some(square.map_err(|_| FenError::EnPassant { text: text.to_owned() })?)
            }
        };
        let quiet_plies = counter(5, fields.next(), 0)?;
        let number = MoveNumber(counter(6, fields.next(), 1)?.max(1));
        if let Some(text) = fields.next() {
            return Err(FenError::TooLong { text: text.to_owned() });
        }
        Ok(SetUp { board, turn, castling_rooks, en_passant, quiet_plies, number, chess960: false })
    }

    /// Writes the position as a FEN, with X-FEN castling letters.
    #[must_use]
    pub fn to_fen(&self) -> String {
        let turn = self.turn.fold_wb('w', 'b');
        let castling = castling_letters(&self.board, self.castling_rooks);
        let en_passant = self.en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
        format!("{} {turn} {castling} {en_passant} {} {}", self.board, self.quiet_plies, self.number)
    }

    /// How the moves from this position are numbered.
    #[must_use]
    pub fn numbering(&self) -> Numbering {
        Numbering { first: MoveLabel { number: self.number, side: self.turn } }
    }

    /// Whether this is the initial position of a game with nothing played yet.
    #[must_use]
    pub fn is_initial(&self) -> bool {
        *self == SetUp { chess960: self.chess960, ..SetUp::default() }
    }
}

fn counter(field: u8, text: Option<&str>, missing: u32) -> Result<u32, FenError> {
    let Some(text) = text else { return Ok(missing) };
    if text == "-" {
        return Ok(missing);
    }
    let fault = || FenError::Counter { field, text: text.to_owned() };
    let number: u32 = text.parse().map_err(|_| fault())?;
    if number > 99_999 { Err(fault()) } else { Ok(number) }
}

/// The rooks that X-FEN or Shredder-FEN castling letters name.
fn castling_rooks(board: &Board, letters: &str) -> Result<SquareSet, FenError> {
    let mut rooks = SquareSet::EMPTY;
    if letters == "-" {
        return Ok(rooks);
    }
    for letter in letters.chars() {
        let side = Color::from_white(letter.is_ascii_uppercase());
        let home = SquareSet::from_rank(home_rank(side));
        let own_rooks = board.by_piece(side.rook()) & home;
        let rook = match letter.to_ascii_lowercase() {
            'k' => own_rooks.last(),
            'q' => own_rooks.first(),
            lower @ 'a'..='h' => {
                let file = File::from_char(lower);
                file.map(|file| Square::from_coords(file, home_rank(side))).filter(|square| own_rooks.contains(*square))
            }
            _ => return Err(FenError::Castling { text: letters.to_owned() }),
        };
        rooks.extend(rook);
    }
    Ok(rooks)
}

/// The castling field of an X-FEN: `K` and `Q` for the outermost rook beyond the king, a file letter for any other.
#[must_use]
pub fn castling_letters(board: &Board, castling_rooks: SquareSet) -> String {
    let mut letters = String::new();
    for side in Color::ALL {
        let home = SquareSet::from_rank(home_rank(side));
        let own_rooks = board.by_color(side) & board.by_role(Role::Rook) & home;
        let king = board.king_of(side);
        for rook in (castling_rooks & own_rooks).into_iter().rev() {
            let beyond = king.is_none_or(|king| rook > king);
            let letter = match () {
                () if beyond && own_rooks.last() == Some(rook) => 'k',
                () if !beyond && own_rooks.first() == Some(rook) => 'q',
                () => rook.file().char(),
            };
            let _ = write!(letters, "{}", side.fold_wb(letter.to_ascii_uppercase(), letter));
        }
    }
    if letters.is_empty() { "-".to_owned() } else { letters }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_initial_position_is_read_and_written() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(SetUp::from_fen(fen), Ok(SetUp::default()));
        assert_eq!(SetUp::default().to_fen(), fen);
        assert!(SetUp::default().is_initial());
    }

    #[test]
    fn castling_letters_name_the_outermost_rook_or_its_file() {
        for (fen, rooks) in [
            ("4k3/8/8/8/8/8/8/rR2K3 w Q - 0 1", vec![Square::B1]),
            ("1k6/8/8/8/8/8/8/1KRNRQNB w K - 0 9", vec![Square::E1]),
            ("1k6/8/8/8/8/8/8/1KRNRQNB w C - 0 9", vec![Square::C1]),
        ] {
            let setup = SetUp::from_fen(fen).unwrap();
            assert_eq!(setup.castling_rooks, rooks.into_iter().collect(), "{fen}");
            assert_eq!(setup.to_fen(), fen);
        }
    }

    #[test]
    fn missing_fields_get_defaults_and_bad_ones_are_named() {
        let short = SetUp::from_fen("8/8/8/8/8/8/8/8").unwrap();
        assert_eq!((short.turn, short.quiet_plies, short.number), (Color::White, 0, MoveNumber(1)));
        for (fen, part) in [
            ("", "empty"),
            ("8/8/8 w - - 0 1", "field 1"),
            ("8/8/8/8/8/8/8/8 x - - 0 1", "field 2"),
            ("8/8/8/8/8/8/8/8 w XY - 0 1", "field 3"),
            ("8/8/8/8/8/8/8/8 w - e9 0 1", "field 4"),
            ("8/8/8/8/8/8/8/8 w - - x 1", "field 5"),
            ("8/8/8/8/8/8/8/8 w - - 0 -1", "field 6"),
            ("8/8/8/8/8/8/8/8 w - - 0 1 2", "left over"),
        ] {
            let error = SetUp::from_fen(fen).unwrap_err().to_string();
            assert!(error.contains(part), "{fen}: {error}");
        }
    }
}
