//! What may stand behind a move: check marks, annotations, `e.p.`, a draw offer.

use super::letters::is_variation_selector;
use super::lexer::is_invisible;
use super::reading::Oddity;
use super::signs::{is_capture_sign, is_dash, look_alike_file};
use super::spelling::CheckMark;

/// What stood behind a move.
#[derive(Debug, Default)]
pub(super) struct Suffixes {
    /// The strongest check mark.
    pub check: Option<CheckMark>,
    /// Whether `e.p.` is written.
    pub in_passing: bool,
    /// What was off, last suffix first.
    pub oddities: Vec<Oddity>,
}

/// What one suffix says.
#[derive(Clone, Copy)]
enum Meaning {
    Mark(CheckMark),
    WordyMark(CheckMark),
    Noise(Oddity),
}

/// The suffixes in small letters, each before any other that it ends with.
const SUFFIXES: &[(&str, Meaning)] = {
    use CheckMark::{Check, Mate};
    use Meaning::{Mark, Noise, WordyMark};
    use Oddity::{Annotation, CheckSign, DrawOfferMark, EnPassantSuffix};
    &[
        ("enpassant", Noise(EnPassantSuffix)),
        ("(e.p.)", Noise(EnPassantSuffix)),
        ("(ep)", Noise(EnPassantSuffix)),
        ("e.p.", Noise(EnPassantSuffix)),
        ("e.p", Noise(EnPassantSuffix)),
        ("ep.", Noise(EnPassantSuffix)),
        ("ep", Noise(EnPassantSuffix)),
        ("(=)", Noise(DrawOfferMark)),
        ("checkmate", WordyMark(Mate)),
        ("mate", WordyMark(Mate)),
        ("matt", WordyMark(Mate)),
        ("mat", WordyMark(Mate)),
        ("мат", WordyMark(Mate)),
        ("шах", WordyMark(Check)),
        ("check", WordyMark(Check)),
        ("ch.", WordyMark(Check)),
        ("ch", WordyMark(Check)),
        ("dbl.", Noise(CheckSign)),
        ("dbl", Noise(CheckSign)),
        ("double", Noise(CheckSign)),
        ("disc.", Noise(CheckSign)),
        ("disc", Noise(CheckSign)),
        ("dis.", Noise(CheckSign)),
        ("dis", Noise(CheckSign)),
        ("\u{2021}", WordyMark(Mate)),
        ("\u{2020}", WordyMark(Check)),
        ("+/-", Noise(Annotation)),
        ("-/+", Noise(Annotation)),
        ("+/=", Noise(Annotation)),
        ("=/+", Noise(Annotation)),
        ("+-", Noise(Annotation)),
        ("-+", Noise(Annotation)),
        ("+=", Noise(Annotation)),
        ("=+", Noise(Annotation)),
        ("++", WordyMark(Mate)),
        ("+", Mark(Check)),
        ("#", Mark(Mate)),
        ("=", Noise(DrawOfferMark)),
        ("!", Noise(Annotation)),
        ("?", Noise(Annotation)),
        ("\u{203c}", Noise(Annotation)),
        ("\u{2047}", Noise(Annotation)),
        ("\u{25a1}", Noise(Annotation)),
        ("\u{b1}", Noise(Annotation)),
        ("\u{2213}", Noise(Annotation)),
        ("\u{221e}", Noise(Annotation)),
        ("\u{2a72}", Noise(Annotation)),
        ("\u{2a71}", Noise(Annotation)),
        (",", Noise(Annotation)),
        (";", Noise(Annotation)),
        (".", Noise(Annotation)),
    ]
};

/// Takes the suffixes off `word`, in any order and number.
pub(super) fn strip(word: &mut String) -> Suffixes {
    let mut suffixes = Suffixes::default();
    loop {
        let end = word.trim_end().len();
        word.truncate(end);
        if let Some(length) = nag(word) {
            word.truncate(end.saturating_sub(length));
            suffixes.note(Oddity::Annotation);
            continue;
        }
        let lower = word.to_ascii_lowercase();
        let Some((suffix, meaning)) = SUFFIXES.iter().find(|(suffix, _)| lower.ends_with(suffix)) else {
            return suffixes;
        };
        word.truncate(end.saturating_sub(suffix.len()));
        match *meaning {
            Meaning::Mark(mark) => suffixes.mark(mark),
            Meaning::WordyMark(mark) => {
                suffixes.mark(mark);
                suffixes.note(Oddity::CheckSign);
            }
            Meaning::Noise(oddity) => suffixes.note(oddity),
        }
    }
}

impl Suffixes {
    fn mark(&mut self, mark: CheckMark) {
        if self.check != Some(CheckMark::Mate) {
            self.check = Some(mark);
        }
    }

    fn note(&mut self, oddity: Oddity) {
        self.in_passing |= oddity == Oddity::EnPassantSuffix;
        if !self.oddities.contains(&oddity) {
            self.oddities.push(oddity);
        }
    }
}

/// The length in bytes of a numeric glyph such as `$14` at the end of `word`.
fn nag(word: &str) -> Option<usize> {
    let without_digits = word.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let digits = word.len() - without_digits.len();
    (digits > 0 && without_digits.ends_with('$')).then_some(digits + 1)
}

/// The text with blanks removed and each kind of dash and capture sign written alike.
pub(super) fn plain_signs(text: &str, oddities: &mut Vec<Oddity>) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        let written = match sign {
            _ if sign.is_whitespace() || is_variation_selector(sign) => continue,
            _ if is_invisible(sign) || matches!(sign, '\u{200b}' | '\u{feff}') => continue,
            // Full-width letters and digits, as East Asian keyboards write them.
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
            _ if is_dash(sign) => '-',
            _ if is_capture_sign(sign) => 'x',
            _ => look_alike_file(sign).unwrap_or(sign),
        };
        if written != sign && !oddities.contains(&Oddity::SignVariant) {
            oddities.push(Oddity::SignVariant);
        }
        plain.push(written);
    }
    plain
}
