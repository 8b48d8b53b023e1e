//! From bytes to text.

use std::borrow::Cow;

use super::oddity::{PgnOddity, PgnWarning, Place};

/// How the bytes of a file were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// All of it is UTF-8.
    Utf8,
    /// UTF-16, the low byte first.
    Utf16LittleEndian,
    /// UTF-16, the high byte first.
    Utf16BigEndian,
    /// Lines that are not UTF-8 were read as Windows-1252, of which Latin-1 (PGN 4.1) is a part; other lines as UTF-8.
    Windows1252Lines,
}

/// A file as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub text: Cow<'a, str>,
    /// How it was read.
    pub encoding: Encoding,
    /// What was odd.
    pub warnings: Vec<PgnWarning>,
}

/// Reads bytes as text: UTF-8, UTF-16 if it says or looks so, and line by line Windows-1252 where a line is no UTF-8.
/// It never fails.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Some((encoding, units)) = utf16(bytes) {
        // Half a unit at the end is none.
        let mut bad = u32::from(bytes.len() % 2 == 1);
        let mut character = |unit: Result<char, _>| {
            bad = bad.saturating_add(u32::from(unit.is_err()));
            unit.unwrap_or(char::REPLACEMENT_CHARACTER)
        };
        let text: String = char::decode_utf16(units).map(&mut character).collect();
        let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
        let mut warnings = vec![at_line(1, PgnOddity::Utf16)];
        warnings.extend((bad > 0).then(|| at_line(1, PgnOddity::BadUtf16 { count: bad })));
        return Decoded { text: Cow::Owned(text), encoding, warnings };
    }
    let mut warnings = Vec::new();
    let bytes = match bytes.strip_prefix("\u{feff}".as_bytes()) {
        Some(rest) => {
            warnings.push(at_line(1, PgnOddity::ByteOrderMark));
            rest
        }
        None => bytes,
    };
    let nuls = bytes.iter().filter(|byte| **byte == 0).count();
    if nuls > 0 {
        warnings.push(at_line(1, PgnOddity::NulBytes { count: u32::try_from(nuls).unwrap_or(u32::MAX) }));
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Decoded { text: Cow::Borrowed(text), encoding: Encoding::Utf8, warnings };
    }
    let (text, warning) = line_by_line(bytes);
    warnings.push(warning);
    Decoded { text: Cow::Owned(text), encoding: Encoding::Windows1252Lines, warnings }
}

fn at_line(line: u32, kind: PgnOddity) -> PgnWarning {
    PgnWarning { place: Place { line, ..Place::FILE }, kind }
}

/// The units of a UTF-16 text. Every PGN begins with signs of ASCII, so zeros in turn tell it without a mark.
fn utf16(bytes: &[u8]) -> Option<(Encoding, Vec<u16>)> {
    let encoding = match bytes {
        [0xff, 0xfe, ..] => Encoding::Utf16LittleEndian,
        [0xfe, 0xff, ..] => Encoding::Utf16BigEndian,
        [first, 0, second, 0, ..] if *first > 0 && *second > 0 => Encoding::Utf16LittleEndian,
        [0, first, 0, second, ..] if *first > 0 && *second > 0 => Encoding::Utf16BigEndian,
        _ => return None,
    };
    let (pairs, _) = bytes.as_chunks::<2>();
    let unit = |pair: &[u8; 2]| match encoding {
        Encoding::Utf16BigEndian => u16::from_be_bytes(*pair),
        Encoding::Utf16LittleEndian | Encoding::Utf8 | Encoding::Windows1252Lines => u16::from_le_bytes(*pair),
    };
    Some((encoding, pairs.iter().map(unit).collect()))
}

/// The text and the warning that names the first line that is no UTF-8.
fn line_by_line(bytes: &[u8]) -> (String, PgnWarning) {
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    let (mut line, mut first, mut lines) = (0_u32, 1, 0_u32);
    let mut previous_ends_with_return = false;
    for piece in bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r')) {
        // The second half of a CRLF is no line of its own.
        if !(previous_ends_with_return && piece == b"\n") {
            line = line.saturating_add(1);
        }
        previous_ends_with_return = piece.ends_with(b"\r");
        if let Ok(piece) = std::str::from_utf8(piece) {
            text.push_str(piece);
            continue;
        }
        if lines == 0 {
            first = line;
        }
        lines = lines.saturating_add(1);
        text.extend(piece.iter().map(|byte| windows_1252(*byte)));
    }
    (text, at_line(first, PgnOddity::NotUtf8 { lines }))
}

/// The signs of Windows-1252 from 0x80 to 0x9f, where it differs from Latin-1. Places without a sign keep their number.
const HIGH_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    let high = byte.checked_sub(0x80).and_then(|index| HIGH_CONTROLS.get(usize::from(index)));
    high.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(bytes: &[u8]) -> (String, Encoding, Vec<(u32, PgnOddity)>) {
        let decoded = decode(bytes);
        let warnings = decoded.warnings.into_iter().map(|warning| (warning.place.line, warning.kind)).collect();
        (decoded.text.into_owned(), decoded.encoding, warnings)
    }

    #[test]
    fn utf_8_stays_as_it_is_and_its_mark_is_skipped() {
        assert!(matches!(decode("é".as_bytes()).text, Cow::Borrowed("é")));
        let marked = facts("\u{feff}é".as_bytes());
        assert_eq!(marked, ("é".to_owned(), Encoding::Utf8, vec![(1, PgnOddity::ByteOrderMark)]));
    }

    #[test]
    fn only_the_lines_that_are_no_utf_8_are_read_as_windows_1252() {
        let bytes = [b"a\r\nM".as_slice(), b"\xfcller \x96 \x80\r\n", "Ж\rb".as_bytes()].concat();
        let expected = "a\r\nMüller – €\r\nЖ\rb".to_owned();
        assert_eq!(facts(&bytes), (expected, Encoding::Windows1252Lines, vec![(2, PgnOddity::NotUtf8 { lines: 1 })]));
    }

    #[test]
    fn utf_16_is_read_with_and_without_its_mark() {
        let units: Vec<u16> = "[A \"Ж\"]".encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        for (mark, bytes, encoding) in [
            (vec![0xff, 0xfe], &little, Encoding::Utf16LittleEndian),
            (vec![0xfe, 0xff], &big, Encoding::Utf16BigEndian),
            (vec![], &little, Encoding::Utf16LittleEndian),
            (vec![], &big, Encoding::Utf16BigEndian),
        ] {
            let bytes = [mark.as_slice(), bytes].concat();
            assert_eq!(facts(&bytes), ("[A \"Ж\"]".to_owned(), encoding, vec![(1, PgnOddity::Utf16)]));
        }
    }

    #[test]
    fn nuls_are_counted_and_stay() {
        let read = facts(b"1. e4\0\0");
        assert_eq!(read, ("1. e4\0\0".to_owned(), Encoding::Utf8, vec![(1, PgnOddity::NulBytes { count: 2 })]));
    }
}
