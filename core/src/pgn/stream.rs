//! Games from a source that is read piece by piece.
//!
//! [`stream`] gives the same games, places and warnings as [`read`](super::read()) gives for the whole, and holds no more
//! of the text than its largest game and a block; a line from its first tag, or sign beyond ASCII, on waits for its end.
//! It works for files of any size and in every encoding.
//!
//! ```
//! use scoresheet_core::pgn::{PgnOddity, stream};
//!
//! let text = "1. e4 e5 1-0\n\n1. d4 d5 *\n\nGood bye.\n";
//! let mut games = stream(text.as_bytes());
//! let moves: Vec<usize> = games.by_ref().map(|game| game.unwrap().moves.len()).collect();
//! assert_eq!(moves, [2, 2]);
//! assert_eq!(games.file().account.total(), text.len() as u64);
//! ```

mod window;

use std::io::{self, ErrorKind, Read};

use super::decode::Decoder;
use super::import::Assembler;
use super::{Account, Encoding, Game, PgnWarning, file_warnings};
use window::Window;

/// So many bytes are read at once.
const BLOCK: usize = 64 * 1024;

/// The games of a source, read one by one as they are asked for.
///
/// A source that fails ends like one that is cut off: the games read up to there come first, the last of them with what
/// there is of it, and then the error, once.
pub fn stream<R: Read>(source: R) -> GameStream<R> {
    GameStream {
        source,
        block: vec![0; BLOCK],
        decoder: Some(Decoder::default()),
        window: Window::default(),
        assembler: Assembler::default(),
        games: 0,
        file: PgnFile::default(),
        error: None,
        is_done: false,
    }
}

/// The games of a source; see [`stream`].
#[derive(Debug)]
pub struct GameStream<R> {
    source: R,
    block: Vec<u8>,
    /// `None` when the source has come to its end.
    decoder: Option<Decoder>,
    window: Window,
    assembler: Assembler,
    games: u32,
    file: PgnFile,
    error: Option<io::Error>,
    is_done: bool,
}

/// What is to be said of a source as a whole, when all of it has been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnFile {
    /// How many bytes have come.
    pub bytes: u64,
    /// How they were read.
    pub encoding: Encoding,
    /// What was odd.
    pub warnings: Vec<PgnWarning>,
    /// What became of the text.
    pub account: Account,
}

impl Default for PgnFile {
    fn default() -> PgnFile {
        PgnFile { bytes: 0, encoding: Encoding::Utf8, warnings: Vec::new(), account: Account::default() }
    }
}

impl<R: Read> Iterator for GameStream<R> {
    type Item = io::Result<Game>;

    fn next(&mut self) -> Option<io::Result<Game>> {
        loop {
            while let Some((token, rest)) = self.window.next_token() {
                if let Some(game) = self.assembler.take(&token, rest) {
                    return Some(Ok(self.counted(game)));
                }
            }
            if self.decoder.is_some() {
                self.read_on();
            } else if !self.is_done {
                self.is_done = true;
                let last = self.assembler.finish().map(|game| self.counted(game));
                self.end_file();
                if last.is_some() {
                    return last.map(Ok);
                }
            } else {
                return self.error.take().map(Err);
            }
        }
    }
}

impl<R> GameStream<R> {
    /// What is to be said of the source as a whole. It is complete when the last game has been given.
    pub fn file(&self) -> &PgnFile {
        &self.file
    }

    fn counted(&mut self, game: Game) -> Game {
        self.games = self.games.saturating_add(1);
        game
    }

    fn end_file(&mut self) {
        self.file.account = self.assembler.account;
        let before = std::mem::take(&mut self.file.warnings);
        let whole = (self.file.bytes, self.window.has_text());
        self.file.warnings = file_warnings(before, whole, self.games, self.assembler.text_left());
    }
}

impl<R: Read> GameStream<R> {
    /// Reads a block, or as much as is waiting already: so what has to wait for its end is looked at few times.
    fn read_on(&mut self) {
        let wanted = self.window.waiting().max(1);
        let mut come = 0;
        while come < wanted {
            match self.source.read(&mut self.block) {
                Ok(0) => return self.end_source(),
                Ok(count) => {
                    come += count;
                    self.file.bytes = self.file.bytes.saturating_add(count as u64);
                    let bytes = self.block.get(..count).unwrap_or_default();
                    if let Some(decoder) = &mut self.decoder {
                        self.window.extend(|text| decoder.push(bytes, text));
                    }
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.error = Some(error);
                    return self.end_source();
                }
            }
        }
        self.window.settle();
    }

    fn end_source(&mut self) {
        let Some(decoder) = self.decoder.take() else { return };
        let (encoding, warnings) = self.window.extend(|text| decoder.finish(text));
        self.window.end();
        self.file.encoding = encoding;
        self.file.warnings = warnings;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many copies of a text, one after the other.
    struct Copies {
        text: &'static [u8],
        at: usize,
        left: usize,
    }

    impl Read for Copies {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            if self.at == self.text.len() {
                (self.at, self.left) = (0, self.left - 1);
            }
            let rest = if self.left == 0 { &[] } else { &self.text[self.at..] };
            let count = rest.len().min(into.len());
            into[..count].copy_from_slice(&rest[..count]);
            self.at += count;
            Ok(count)
        }
    }

    /// With and without tags, in many lines and in one, and text that is no game.
    #[test]
    fn however_long_a_source_is_only_a_game_and_a_block_of_it_are_held() {
        for text in [
            "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 {good} e5 (1... c5) 2. Nf3 1-0\n\n",
            "1. e4 e5 2. Nf3 1-0\n\n",
            "1. e4 e5 2. Nf3 1-0 ",
            "1. e4 e5 2. Nf3 (2. f4 1-0\r\n\r\n",
            "[Event \"A\"] 1. e4 {lost\r",
            "; nothing\n",
        ] {
            let mut games = stream(Copies { text: text.as_bytes(), at: 0, left: 1_500_000 / text.len() });
            let mut widest = 0;
            let mut count = 0;
            while let Some(game) = games.next() {
                assert!(game.is_ok());
                count += 1;
                widest = widest.max(games.window.capacity());
            }
            assert!(widest.max(games.window.capacity()) < 4 * BLOCK, "{widest} bytes at once: {text:?}");
            assert!(count > 15_000 || !text.contains("e4"), "{count} games: {text:?}");
        }
    }
}
