//! What is wrong with a set-up position.

use scoresheet_record::men::Square;

scoresheet_record::messages! {
    /// What had to be put aside, or makes a set-up position impossible.
    pub enum SetUpFlaw {
        /// A castling right without king and rook on their squares.
        CastlingDropped = "setup-castling-dropped",
        /// An en passant square without a pawn that has just passed it.
        EnPassantDropped = "setup-en-passant-dropped" {
            /// The square.
            square: Square,
        },
        /// A side without a king or with several.
        Kings = "setup-kings",
        /// Pawns on the first or last rank.
        PawnsOnLastRank = "setup-pawns-on-last-rank",
        /// The side that has just moved is in check.
        OppositeCheck = "setup-opposite-check",
    }
}
