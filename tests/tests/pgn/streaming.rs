//! A source that is read piece by piece gives what the whole gives.

use std::io::{self, Read};

use proptest::prelude::*;
use proptest::sample::select;
use scoresheet_core::pgn::{Game, Pgn, read, stream};

/// A source that gives a few bytes at a time, and may fail before its end.
struct Source<'a> {
    bytes: &'a [u8],
    at_once: usize,
    fails: bool,
}

impl Read for Source<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.bytes.len().min(self.at_once).min(into.len());
        if count == 0 && self.fails {
            return Err(io::Error::other("the disk is gone"));
        }
        let (now, later) = self.bytes.split_at(count);
        into[..count].copy_from_slice(now);
        self.bytes = later;
        Ok(count)
    }
}

/// What a stream gives, and the errors it reports.
fn streamed(bytes: &[u8], at_once: usize, fails: bool) -> (Pgn, Vec<String>) {
    let mut reading = stream(Source { bytes, at_once, fails });
    let mut games: Vec<Game> = Vec::new();
    let mut errors = Vec::new();
    for game in reading.by_ref() {
        match game {
            Ok(game) => games.push(game),
            Err(error) => errors.push(error.to_string()),
        }
    }
    let file = reading.file().clone();
    assert_eq!(file.bytes, bytes.len() as u64);
    (Pgn { encoding: file.encoding, games, warnings: file.warnings, account: file.account }, errors)
}

#[test]
fn the_games_of_the_project_are_streamed_as_they_are_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/games");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "pgn") {
            let bytes = std::fs::read(&path).unwrap();
            for at_once in [7, 4096] {
                assert!(streamed(&bytes, at_once, false) == (read(&bytes), Vec::new()), "{}", path.display());
            }
        }
    }
}

/// Wherever a source fails, the games before that place are given first.
#[test]
fn an_error_comes_behind_all_that_was_read() {
    let text = "[Event \"A\"]\n\n1. e4 {x} e5 1-0\n\n[Event \"B\"]\n\n1. d4 (1. c4) d5 0-1\n";
    for end in 0..=text.len() {
        let bytes = &text.as_bytes()[..end];
        let (pgn, errors) = streamed(bytes, 5, true);
        assert_eq!((pgn, errors), (read(bytes), vec!["the disk is gone".to_owned()]));
    }
}

/// Whether a comment ends at a tag is decided by what stands far behind it.
#[test]
fn a_comment_with_a_tag_in_it_ends_where_it_does_for_the_whole() {
    let tail = "\n\n1. d4 d5 *\n".repeat(400);
    for lines in [0, 1, 20, 74, 75, 76, 200] {
        let words = "words without end \n".repeat(lines);
        for text in [
            format!("1. e4 {{\n[Event \"x\"]\n{words}}} e5 *{tail}"),
            format!("1. e4 ({{\n[Event \"x\"]\n{words}}} 1. d4) e5 *{tail}"),
            format!("1. e4 {{\n[Event \"x\"]\n{words}\n1. e4 *{tail}"),
        ] {
            for at_once in [1, 50, 5000] {
                assert!(streamed(text.as_bytes(), at_once, false) == (read(text.as_bytes()), Vec::new()), "{text}");
            }
        }
    }
}

const PIECES: [&str; 48] = [
    "[Event \"A\"]",
    "[White \"B\"]",
    "[White “B”]",
    "[White \"B",
    "C\"]",
    "[Result \"1-0\"]",
    "[FEN \"x\"]",
    "[Event",
    "[x]",
    "[",
    "\"]",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "\n",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    " ",
    " ",
    "1.",
    "1. e4",
    "2...",
    "12",
    "e4",
    "Nf3",
    "O-O",
    "0-0",
    "e8",
    " = Q",
    "=",
    "(e.p.)",
    "--",
    "~N?3",
    "$5",
    "!?",
    "1-0",
    "1/2-1/2",
    "*",
    "word",
    "ü",
    "\u{200b}",
];

pub fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::collection::vec(select(PIECES.to_vec()), 0..80).prop_map(|pieces| pieces.concat()),
        1 => ".{0,60}",
    ]
}

/// The text as a file may hold it.
fn encoded(text: &str, way: u8) -> Vec<u8> {
    match way {
        0 => text.as_bytes().to_vec(),
        1 => format!("\u{feff}{text}").into_bytes(),
        2 => text.chars().map(|sign| u8::try_from(u32::from(sign)).unwrap_or(0xfc)).collect(),
        3 => [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect(),
        _ => text.encode_utf16().flat_map(u16::to_be_bytes).chain([0xd8]).collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_in_any_pieces_is_read_as_the_whole_is(text in any_text(), way in 0_u8..5, at_once in 1_usize..60) {
        let bytes = encoded(&text, way);
        prop_assert_eq!(streamed(&bytes, at_once, false), (read(&bytes), Vec::new()), "{:?}", text);
    }

    /// Long enough for text to be cut on which no line break follows.
    #[test]
    fn long_lines_in_any_pieces_are_read_as_the_whole_is(
        texts in prop::collection::vec(any_text(), 1..30),
        blanks in 0_usize..700,
        at_once in 1_usize..2000,
    ) {
        let joined = texts.join(&" ".repeat(blanks)).replace(['\n', '\r'], " ");
        let bytes = joined.as_bytes();
        prop_assert_eq!(streamed(bytes, at_once, false), (read(bytes), Vec::new()));
    }
}
