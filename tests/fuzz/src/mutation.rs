//! Mutations of seeds that are always the same.

/// Pieces that mean something to the readers.
const PIECES: [&str; 44] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "%",
    "\n",
    "\r\n",
    "\n\n",
    " ",
    ".",
    "...",
    "1. ",
    "$1",
    "!",
    "?",
    "=",
    "(=)",
    "+",
    "#",
    "x",
    "-",
    "--",
    "~",
    "e.p.",
    "O-O",
    "0-0-0",
    "=Q",
    "1-0",
    "1/2-1/2",
    "*",
    "[Event \"x\"]\n",
    "[FEN \"",
    "[%clk 1:40]",
    "[%emt 5]",
    "P-K4",
    "Кf3",
    "♞",
    "\u{feff}",
    "\0",
];

/// Mutations of some seeds, without end; two with the same seeds are the same.
#[derive(Debug)]
pub struct Mutations<'a> {
    seeds: &'a [Vec<u8>],
    dice: u64,
}

impl<'a> Mutations<'a> {
    /// The mutations of `seeds`.
    #[must_use]
    pub fn of(seeds: &'a [Vec<u8>]) -> Mutations<'a> {
        Mutations { seeds, dice: 0 }
    }

    /// A number below `sides` (SplitMix64); 0 if there are none.
    fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.dice;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let rolled = (z ^ (z >> 31)).checked_rem(sides as u64).unwrap_or(0);
        usize::try_from(rolled).unwrap_or(0)
    }

    fn seed(&mut self) -> Vec<u8> {
        let index = self.roll(self.seeds.len());
        self.seeds.get(index).cloned().unwrap_or_default()
    }

    /// A place in a text of this length, its end included.
    fn place(&mut self, length: usize) -> usize {
        self.roll(length + 1)
    }

    fn mutate(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        let at = self.place(bytes.len());
        let end = at + self.roll((bytes.len() - at).min(40) + 1);
        match self.roll(7) {
            0 => {
                let piece = PIECES.get(self.roll(PIECES.len())).copied().unwrap_or_default();
                bytes.splice(at..at, piece.bytes());
            }
            1 => drop(bytes.splice(at..end, [])),
            2 => {
                let copied: Vec<u8> = bytes.get(at..end).unwrap_or_default().to_vec();
                let target = self.place(bytes.len());
                bytes.splice(target..target, copied);
            }
            3 => {
                let bit = 1 << self.roll(8);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= bit;
                }
            }
            4 => bytes.truncate(at),
            5 => {
                let other = self.seed();
                let from = self.place(other.len());
                bytes.truncate(at);
                bytes.extend(other.iter().skip(from));
            }
            _ => {
                let digit = u8::try_from(self.roll(10)).unwrap_or(0) + b'0';
                if let Some(byte) = bytes.iter_mut().skip(at).find(|byte| byte.is_ascii_digit()) {
                    *byte = digit;
                }
            }
        }
        bytes
    }
}

impl Iterator for Mutations<'_> {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let mut bytes = self.seed();
        for _ in 0..=self.roll(4) {
            bytes = self.mutate(bytes);
        }
        Some(bytes)
    }
}
