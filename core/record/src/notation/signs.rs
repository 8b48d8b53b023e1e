//! The signs that one thing is written with in practice: dashes, castling letters, empty moves, squares by numbers.

use crate::men::{Role, Square};

/// Whether `sign` is a hyphen, a dash or a minus sign.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether `sign` says that a man is captured, apart from the letter `x`. The Cyrillic letter that looks like it is often
/// typed instead.
pub(super) fn is_capture_sign(sign: char) -> bool {
    matches!(sign, ':' | 'X' | 'х' | 'Х' | '\u{d7}' | '\u{2715}' | '\u{2716}')
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
            'O' | 'o' | '0' | 'О' | 'о' | 'Ο' | 'ο' => letters += 1,
            _ if is_dash(sign) => {}
            _ => return None,
        }
    }
    Some(letters)
}

/// The file that a Cyrillic letter is typed for because it looks like it.
pub(super) fn look_alike_file(sign: char) -> Option<char> {
    Some(match sign {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        _ => return None,
    })
}

/// The squares that four or five digits stand for, file before rank (ICCF): `5254` is e2-e4, `57581` promotes to a queen.
pub(super) fn numeric(word: &str) -> Option<(Square, Square, Option<Role>)> {
    let mut digits = word.bytes().map(|digit| digit.wrapping_sub(b'1'));
    let mut square = || {
        let (file, rank) = (digits.next().filter(|file| *file < 8)?, digits.next().filter(|rank| *rank < 8)?);
        Square::try_from(u32::from(rank) * 8 + u32::from(file)).ok()
    };
    let (from, to) = (square()?, square()?);
    let promotion = match digits.next() {
        None => None,
        Some(0) => Some(Role::Queen),
        Some(1) => Some(Role::Rook),
        Some(2) => Some(Role::Bishop),
        Some(3) => Some(Role::Knight),
        Some(_) => return None,
    };
    digits.next().is_none().then_some((from, to, promotion))
}
