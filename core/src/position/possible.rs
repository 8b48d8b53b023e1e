//! What programs that ask more of a position say to it.

use shakmaty::{Chess, EnPassantMode, FromSetup, Position as _};

use super::{Kind, Position};

impl Position {
    /// Whether programs that ask more of a position take it too: it is valid, no side has more men than a game can give
    /// it, and the checks can have been given by one move. A passed square counts only where the capture is legal.
    #[must_use]
    pub fn is_possible(&self) -> bool {
        self.is_taken(EnPassantMode::Legal)
    }

    /// Whether they take it with the square that a pawn has just passed, whether or not it can be captured there.
    #[must_use]
    pub fn is_possible_as_noted(&self) -> bool {
        self.is_possible() && self.is_taken(EnPassantMode::Always)
    }

    fn is_taken(&self, en_passant: EnPassantMode) -> bool {
        let Kind::Valid(chess) = &self.0 else { return false };
        Chess::from_setup(chess.to_setup(en_passant), chess.castles().mode()).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use scoresheet_record::setup::SetUp;

    use super::*;

    #[test]
    fn positions_are_possible_as_strict_programs_see_it() {
        for (fen, possible, as_noted) in [
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", true, true),
            ("R3k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", true, false),
            ("4k3/8/8/8/8/8/8/8 w - - 0 1", false, false),
            ("4k3/8/8/8/8/8/8/4K2r b - - 0 1", false, false),
            ("QQQQkQQQ/QQQQ4/8/8/8/8/8/4K3 b - - 0 1", false, false),
        ] {
            let position = Position::set_up(&SetUp::from_fen(fen).unwrap()).0;
            assert_eq!((position.is_possible(), position.is_possible_as_noted()), (possible, as_noted), "{fen}");
        }
    }
}
