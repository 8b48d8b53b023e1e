//! From bytes to text where the bytes come in pieces.

use crate::pgn::Encoding;
use crate::pgn::oddity::{PgnOddity, PgnWarning, Place};

/// The byte order mark of UTF-8.
pub(super) const UTF_8_MARK: &[u8] = "\u{feff}".as_bytes();

/// The sign with which DOS ends a file. It says nothing of a game and is read as a blank, wherever it stands.
pub(super) const END_OF_FILE: u8 = 0x1a;

/// So many bytes tell how a file is encoded.
const TELLING: usize = 4;

/// Bytes on their way to text. Lines that are not UTF-8 are known only when they are whole, so a line waits for its end
/// from its first byte on that is not ASCII.
#[derive(Debug)]
pub(in crate::pgn) struct Decoder {
    way: Way,
    warnings: Vec<PgnWarning>,
}

/// How the bytes are read.
#[derive(Debug)]
enum Way {
    /// Not known yet; these are the first bytes.
    Open(Vec<u8>),
    Utf16(Units),
    Lines(Lines),
}

/// UTF-16.
#[derive(Debug)]
struct Units {
    encoding: Encoding,
    /// The first byte of a unit.
    half: Option<u8>,
    /// The first unit of a character of two.
    high: Option<u16>,
    is_begun: bool,
    bad: u32,
}

/// UTF-8, and Windows-1252 where a line is no UTF-8.
#[derive(Debug, Default)]
struct Lines {
    /// What has come of a line whose end has not, from its first byte on that is not ASCII.
    begun: Vec<u8>,
    /// How many lines have come.
    line: u32,
    behind_return: bool,
    nuls: u32,
    /// The first line that is no UTF-8, and how many are not.
    first: u32,
    bad: u32,
}

impl Default for Decoder {
    fn default() -> Decoder {
        Decoder { way: Way::Open(Vec::new()), warnings: Vec::new() }
    }
}

impl Decoder {
    /// Reads on; what is sure is added to `text`.
    pub fn push(&mut self, bytes: &[u8], text: &mut String) {
        let begin = text.len();
        self.read(bytes, text);
        blank_ends_of_file(text, begin);
    }

    fn read(&mut self, bytes: &[u8], text: &mut String) {
        match &mut self.way {
            Way::Open(first) => {
                first.extend_from_slice(bytes);
                if first.len() >= TELLING {
                    self.decide(text);
                }
            }
            Way::Utf16(units) => bytes.iter().for_each(|byte| units.byte(*byte, text)),
            Way::Lines(lines) => lines.push(bytes, text),
        }
    }

    /// Reads to the end: how the bytes were read, and what was odd.
    pub fn finish(mut self, text: &mut String) -> (Encoding, Vec<PgnWarning>) {
        let begin = text.len();
        self.decide(text);
        let mut warnings = self.warnings;
        let encoding = match self.way {
            Way::Open(_) => Encoding::Utf8,
            Way::Utf16(mut units) => {
                units.end(text);
                warnings.extend((units.bad > 0).then(|| at_line(1, PgnOddity::BadUtf16 { count: units.bad })));
                units.encoding
            }
            Way::Lines(mut lines) => {
                let rest = std::mem::take(&mut lines.begun);
                lines.whole(&rest, text);
                warnings.extend((lines.nuls > 0).then(|| at_line(1, PgnOddity::NulBytes { count: lines.nuls })));
                let bad = (lines.bad > 0).then(|| at_line(lines.first, PgnOddity::NotUtf8 { lines: lines.bad }));
                let is_utf_8 = bad.is_none();
                warnings.extend(bad);
                if is_utf_8 { Encoding::Utf8 } else { Encoding::Windows1252Lines }
            }
        };
        blank_ends_of_file(text, begin);
        (encoding, warnings)
    }

    /// Settles how the bytes are read.
    fn decide(&mut self, text: &mut String) {
        let Way::Open(first) = &mut self.way else { return };
        let first = std::mem::take(first);
        let (way, rest) = match (utf_16(&first), first.strip_prefix(UTF_8_MARK)) {
            (Some(encoding), _) => {
                self.warnings.push(at_line(1, PgnOddity::Utf16));
                let units = Units { encoding, half: None, high: None, is_begun: false, bad: 0 };
                (Way::Utf16(units), first.as_slice())
            }
            (None, Some(rest)) => {
                self.warnings.push(at_line(1, PgnOddity::ByteOrderMark));
                (Way::Lines(Lines::default()), rest)
            }
            (None, None) => (Way::Lines(Lines::default()), first.as_slice()),
        };
        self.way = way;
        self.read(rest, text);
    }
}

fn blank_ends_of_file(text: &mut String, begin: usize) {
    let end = char::from(END_OF_FILE);
    if text.get(begin..).is_some_and(|added| added.contains(end)) {
        let added = text.split_off(begin);
        text.push_str(&added.replace(end, " "));
    }
}

/// Every PGN begins with signs of ASCII, so zeros in turn tell UTF-16 without a mark.
fn utf_16(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0xff, 0xfe, ..] => Some(Encoding::Utf16LittleEndian),
        [0xfe, 0xff, ..] => Some(Encoding::Utf16BigEndian),
        [first, 0, second, 0, ..] if *first > 0 && *second > 0 => Some(Encoding::Utf16LittleEndian),
        [0, first, 0, second, ..] if *first > 0 && *second > 0 => Some(Encoding::Utf16BigEndian),
        _ => None,
    }
}

impl Units {
    fn byte(&mut self, byte: u8, text: &mut String) {
        let Some(first) = self.half.take() else {
            self.half = Some(byte);
            return;
        };
        let unit = match self.encoding {
            Encoding::Utf16BigEndian => u16::from_be_bytes([first, byte]),
            Encoding::Utf16LittleEndian | Encoding::Utf8 | Encoding::Windows1252Lines => {
                u16::from_le_bytes([first, byte])
            }
        };
        self.unit(unit, text);
    }

    fn unit(&mut self, unit: u16, text: &mut String) {
        let pair = self.high.take();
        if let Some(high) = pair {
            if let Some(Ok(sign)) = char::decode_utf16([high, unit]).next() {
                self.sign(sign, text);
                return;
            }
            self.bad_unit(text);
        }
        match char::decode_utf16([unit]).next() {
            Some(Ok(sign)) => self.sign(sign, text),
            _ if (0xd800..0xdc00).contains(&unit) => self.high = Some(unit),
            _ => self.bad_unit(text),
        }
    }

    /// A byte order mark at the beginning is no sign of the text.
    fn sign(&mut self, sign: char, text: &mut String) {
        if self.is_begun || sign != '\u{feff}' {
            text.push(sign);
        }
        self.is_begun = true;
    }

    fn bad_unit(&mut self, text: &mut String) {
        self.bad = self.bad.saturating_add(1);
        self.sign(char::REPLACEMENT_CHARACTER, text);
    }

    /// Half a character or half a unit is none.
    fn end(&mut self, text: &mut String) {
        if self.high.take().is_some() {
            self.bad_unit(text);
        }
        if self.half.take().is_some() {
            self.bad = self.bad.saturating_add(1);
        }
    }
}

impl Lines {
    fn push(&mut self, bytes: &[u8], text: &mut String) {
        let Some(last) = bytes.iter().rposition(|byte| is_line_end(*byte)) else {
            self.begin(bytes, text);
            return;
        };
        let (whole, rest) = bytes.split_at_checked(last + 1).unwrap_or((bytes, &[]));
        if self.begun.is_empty() {
            self.whole(whole, text);
        } else {
            let mut begun = std::mem::take(&mut self.begun);
            begun.extend_from_slice(whole);
            self.whole(&begun, text);
        }
        self.begin(rest, text);
    }

    /// A part of a line whose end has not come.
    fn begin(&mut self, bytes: &[u8], text: &mut String) {
        let is_plain = self.begun.is_empty();
        let plain = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(bytes.len());
        let (plain, rest) = bytes.split_at_checked(if is_plain { plain } else { 0 }).unwrap_or((&[], bytes));
        self.count_nuls(plain);
        text.extend(plain.iter().copied().map(char::from));
        // A line feed that comes now ends this line.
        self.behind_return &= plain.is_empty();
        self.begun.extend_from_slice(rest);
    }

    fn count_nuls(&mut self, bytes: &[u8]) {
        let nuls = bytes.iter().filter(|byte| **byte == 0).count();
        self.nuls = self.nuls.saturating_add(u32::try_from(nuls).unwrap_or(u32::MAX));
    }

    /// Whole lines.
    fn whole(&mut self, bytes: &[u8], text: &mut String) {
        self.count_nuls(bytes);
        let all = std::str::from_utf8(bytes);
        if let Ok(all) = all {
            text.push_str(all);
        }
        for line in bytes.split_inclusive(|byte| is_line_end(*byte)) {
            // The second half of a CRLF is no line of its own.
            if !(self.behind_return && line == b"\n") {
                self.line = self.line.saturating_add(1);
            }
            self.behind_return = line.ends_with(b"\r");
            if all.is_err() {
                self.line(line, text);
            }
        }
    }

    fn line(&mut self, line: &[u8], text: &mut String) {
        if let Ok(line) = std::str::from_utf8(line) {
            text.push_str(line);
            return;
        }
        if self.bad == 0 {
            self.first = self.line;
        }
        self.bad = self.bad.saturating_add(1);
        text.extend(line.iter().map(|byte| windows_1252(*byte)));
    }
}

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

fn at_line(line: u32, kind: PgnOddity) -> PgnWarning {
    PgnWarning { place: Place { line, ..Place::FILE }, kind }
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
