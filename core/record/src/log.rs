//! log.
/// The result of a game as it is noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: both players lose.
    BothLose,
    /// `1/2-0`: White has a draw, Black loses, as an arbiter may award.
    HalfToWhite,
    /// `0-1/2`
    HalfToBlack,
    /// `*`: no result, or a result taken off.
    Open,
}

impl GameResult {
    /// Every result.
    pub const ALL: [GameResult; 7] = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::BothLose,
        GameResult::HalfToWhite,
        GameResult::HalfToBlack,
        GameResult::Open,
    ];

    /// The result in figures, White's score first; `*` when there is none.
    #[must_use]
    pub fn figures(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::HalfToWhite => "1/2-0",
            GameResult::HalfToBlack => "0-1/2",
            GameResult::Open => "*",
        }
    }
}
