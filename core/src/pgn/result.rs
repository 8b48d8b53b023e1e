//! The results that PGN has.

use scoresheet_record::outcome::GameResult;

/// The result as PGN marks it at the end of the moves: `*` for those that it has no mark for (PGN 8.2.6). Their figures
/// would be read as castling or as damage there; they stand in the `Result` tag alone.
pub(super) fn marker(result: GameResult) -> GameResult {
    match result {
        GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw | GameResult::Open => result,
        GameResult::BothLose | GameResult::HalfToWhite | GameResult::HalfToBlack => GameResult::Open,
    }
}
