//! Results of games.

use std::fmt;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: still running, abandoned, not known.
    Unknown,
}

impl GameResult {
    /// Reads a result in any usual fashion: `1-0`, `½-½`, `0.5-0.5`, `1/2`, `1:0`, dashes of any length, letters for
    /// zeros. `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<GameResult> {
        let plain: String = text.chars().filter(|sign| !sign.is_whitespace()).map(plain_sign).collect();
        let plain = plain.replace('½', "1/2").replace("0.5", "1/2").replace("0,5", "1/2");
        match plain.as_str() {
            "1-0" => Some(GameResult::WhiteWins),
            "0-1" => Some(GameResult::BlackWins),
            "1/2-1/2" | "1/2" => Some(GameResult::Draw),
            "*" | "?" => Some(GameResult::Unknown),
            _ => None,
        }
    }

    /// The result as PGN spells it.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
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
            ("*", GameResult::Unknown),
        ] {
            assert_eq!(GameResult::parse(text), Some(result), "{text}");
            assert_eq!(GameResult::parse(result.as_str()), Some(result));
        }
        for text in ["", "1", "0-0", "2-0", "1-1", "White"] {
            assert_eq!(GameResult::parse(text), None, "{text}");
        }
    }
}
