//! The signs that one thing is written with in practice: dashes, castling letters, empty moves.

/// Whether `sign` is a hyphen, a dash or a minus sign.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether `sign` says that a man is captured, apart from the letter `x`.
pub(super) fn is_capture_sign(sign: char) -> bool {
    matches!(sign, ':' | 'X' | '\u{d7}' | '\u{2715}' | '\u{2716}')
}

/// Whether `word` is a place left open: `--`, `Z0` (ChessBase), `@@@@` (Scid and others), `0000` (UCI) and the like.
pub(super) fn is_pass(word: &str) -> bool {
    let dashes = word.chars().filter(|sign| is_dash(*sign)).count();
    if (2..=4).contains(&dashes) && word.chars().count() == dashes {
        return true;
    }
    matches!(word, "Z0" | "Z1" | "@@@@" | "0000" | "\u{2014}") || word.eq_ignore_ascii_case("null")
}

/// How many castling letters `word` is made of, dashes aside; `None` if it holds anything else. Two are the short and
/// three the long castling.
pub(super) fn castling_letters(word: &str) -> Option<usize> {
    let mut letters = 0;
    for sign in word.chars() {
        match sign {
            'O' | 'o' | '0' => letters += 1,
            _ if is_dash(sign) => {}
            _ => return None,
        }
    }
    Some(letters)
}
