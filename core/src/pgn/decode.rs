//! From bytes to text.

mod piecewise;

use std::borrow::Cow;

use super::oddity::PgnWarning;
use piecewise::{END_OF_FILE, UTF_8_MARK};

pub(super) use piecewise::Decoder;

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
    let is_plain = !bytes.contains(&0) && !bytes.contains(&END_OF_FILE) && !bytes.starts_with(UTF_8_MARK);
    if let (true, Ok(text)) = (is_plain, std::str::from_utf8(bytes)) {
        return Decoded { text: Cow::Borrowed(text), encoding: Encoding::Utf8, warnings: Vec::new() };
    }
    let mut text = String::with_capacity(bytes.len());
    let mut decoder = Decoder::default();
    decoder.push(bytes, &mut text);
    let (encoding, warnings) = decoder.finish(&mut text);
    Decoded { text: Cow::Owned(text), encoding, warnings }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::PgnOddity;

    fn facts(bytes: &[u8]) -> (String, Encoding, Vec<(u32, PgnOddity)>) {
        let decoded = decode(bytes);
        let warnings = decoded.warnings.into_iter().map(|warning| (warning.place.line, warning.kind)).collect();
        (decoded.text.into_owned(), decoded.encoding, warnings)
    }

    #[test]
    fn utf_8_stays_as_it_is_and_its_mark_is_skipped() {
        assert!(matches!(decode("é".as_bytes()).text, Cow::Borrowed("é")), "no copy is made");
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

    /// Files of DOS end with such a sign.
    #[test]
    fn the_sign_for_the_end_of_a_file_is_a_blank() {
        assert_eq!(facts(b"1. e4 e5\x1a"), ("1. e4 e5 ".to_owned(), Encoding::Utf8, vec![]));
        assert_eq!(facts(b"1. e4\x1a \xfc").0, "1. e4  ü");
    }

    #[test]
    fn what_is_no_utf_16_is_marked_and_counted() {
        let high_alone = [0xff, 0xfe, b'a', 0, 0x3d, 0xd8, b'b', 0, 0x3d];
        let bad = vec![(1, PgnOddity::Utf16), (1, PgnOddity::BadUtf16 { count: 2 })];
        assert_eq!(facts(&high_alone), ("a\u{fffd}b".to_owned(), Encoding::Utf16LittleEndian, bad));
    }

    #[test]
    fn in_whatever_pieces_bytes_come_they_are_the_same_text() {
        let utf_16 =
            |unit: fn(u16) -> [u8; 2]| "\u{feff}[A \"Ж🙂\"]\n".encode_utf16().flat_map(unit).collect::<Vec<u8>>();
        for bytes in [
            b"".to_vec(),
            b"\xef\xbb".to_vec(),
            b"\xff\xfe".to_vec(),
            b"1. e4\x1a\x1a".to_vec(),
            b"\xef\xbb\xbfa\r\nb\0\rM\xfcller\n\xd0\x96\r\n\xfc\r\nend \xd0".to_vec(),
            "Ж\r\r\nü".as_bytes().to_vec(),
            utf_16(u16::to_le_bytes),
            [utf_16(u16::to_be_bytes), vec![0xd8, 0x3d, 0, b'x', 0xd8]].concat(),
        ] {
            for size in 1..=bytes.len().max(1) {
                let (mut text, mut decoder) = (String::new(), Decoder::default());
                bytes.chunks(size).for_each(|piece| decoder.push(piece, &mut text));
                let (encoding, warnings) = decoder.finish(&mut text);
                let warnings = warnings.into_iter().map(|warning| (warning.place.line, warning.kind)).collect();
                assert_eq!((text, encoding, warnings), facts(&bytes), "{bytes:?} in pieces of {size}");
            }
        }
    }
}
