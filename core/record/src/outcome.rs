//! Results of games as they are noted.
//!
//! Use [`GameResult`] for the result on the sheet, in the log, in a ruling and in PGN alike. It deliberately does not
//! know why a game ended, nor whether a result is right: that is for the arbiter and for `scoresheet-core`.
//!
//! ```
//! use scoresheet_record::outcome::GameResult;
//!
//! assert_eq!(GameResult::parse("½–½"), Some(GameResult::Draw));
//! assert_eq!(GameResult::Draw.figures(), "1/2-1/2");
//! // Among moves these signs are castling; where only a result can stand, both players lose.
//! assert_eq!(GameResult::parse("0-0"), None);
//! assert_eq!(GameResult::parse_alone("0-0"), Some(GameResult::BothLose));
//! ```

use std::fmt;
use std::str::FromStr;

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
    /// `*`: no result, or a result taken off. The game goes on, was abandoned, or its result is not known.
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

    /// Reads a result that stands among moves, in any usual fashion: `1-0`, `½-½`, `0.5-0.5`, `1/2`, `1:0`, dashes of
    /// any length, letters for zeros. `None` if it is none, and for `0-0`, which is castling there.
    #[must_use]
    pub fn parse(text: &str) -> Option<GameResult> {
        GameResult::parse_alone(text).filter(|result| *result != GameResult::BothLose)
    }

    /// Reads a result where nothing else can stand, such as the line for it in a header: like [`parse`](Self::parse),
    /// and `0-0` is a loss for both.
    #[must_use]
    pub fn parse_alone(text: &str) -> Option<GameResult> {
        let plain: String = text.chars().filter(|sign| !sign.is_whitespace()).map(plain_sign).collect();
        let plain = plain.replace('½', "1/2").replace("0.5", "1/2").replace("0,5", "1/2");
        match plain.as_str() {
            "1/2" => Some(GameResult::Draw),
            "?" => Some(GameResult::Open),
            figures => figures.parse().ok(),
        }
    }
}

impl fmt::Display for GameResult {
    /// Prints the [figures](GameResult::figures).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.figures())
    }
}

/// A result that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("result {text:?} is not one of 1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2 and *")]
pub struct ResultError {
    text: String,
}

impl FromStr for GameResult {
    type Err = ResultError;

    /// Reads the [figures](GameResult::figures) and nothing else, as a saved log holds them. For what people write there
    /// is [`GameResult::parse`].
    fn from_str(text: &str) -> Result<GameResult, ResultError> {
        let result = GameResult::ALL.into_iter().find(|result| result.figures() == text);
        result.ok_or_else(|| ResultError { text: text.to_owned() })
    }
}

fn plain_sign(sign: char) -> char {
    match sign {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' | ':' => '-',
        'O' | 'o' => '0',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_every_fashion() {
        for (text, result) in [
            ("1-0", GameResult::WhiteWins),
            ("1 – O", GameResult::WhiteWins),
            ("0:1", GameResult::BlackWins),
            ("½-½", GameResult::Draw),
            ("0.5-0.5", GameResult::Draw),
            ("1/2", GameResult::Draw),
            ("½", GameResult::Draw),
            ("½–0", GameResult::HalfToWhite),
            ("0,5:0", GameResult::HalfToWhite),
            ("0-0.5", GameResult::HalfToBlack),
            ("O−½", GameResult::HalfToBlack),
            ("*", GameResult::Open),
            ("?", GameResult::Open),
        ] {
            assert_eq!(GameResult::parse(text), Some(result), "{text}");
            assert_eq!(GameResult::parse_alone(text), Some(result), "{text}");
        }
        for text in ["", "1", "2-0", "1-1", "1-1/2", "0-0-0", "White"] {
            assert_eq!(GameResult::parse(text), None, "{text}");
            assert_eq!(GameResult::parse_alone(text), None, "{text}");
        }
    }

    #[test]
    fn a_loss_for_both_is_read_only_where_no_castling_can_stand() {
        for text in ["0-0", "O-O", "0 – 0", "0:0"] {
            assert_eq!(GameResult::parse(text), None, "{text}");
            assert_eq!(GameResult::parse_alone(text), Some(GameResult::BothLose), "{text}");
        }
    }

    #[test]
    fn figures_are_read_back_exactly() {
        for result in GameResult::ALL {
            assert_eq!(result.to_string().parse(), Ok(result));
            assert_eq!(GameResult::parse_alone(result.figures()), Some(result));
        }
        for text in ["½-½", "1/2", "1:0", " 1-0", "?"] {
            assert!(text.parse::<GameResult>().is_err(), "{text}");
        }
    }
}
