//! Moves, their numbers, and words that may be moves.

use scoresheet_record::men::Color;
use scoresheet_record::notation::MoveText;
use scoresheet_record::notation::lexer::{Token, visible};
use scoresheet_record::ply::{MoveLabel, MoveNumber, Ply};
use scoresheet_record::sheet::Written;

use super::draft::{Draft, Phase};
use crate::pgn::mark::{is_pass, mark_at, marked};
use crate::pgn::oddity::{PgnOddity, Place, shortened};
use crate::pgn::{GameResult, PgnMove};

/// A move number that was read and whose move has not come yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct PendingNumber {
    number: u32,
    pub dots: usize,
    pub place: Place,
    /// The bytes of the number and its dots.
    bytes: u64,
}

impl Draft {
    pub fn move_number(&mut self, text: &str, place: Place) {
        match (number_and_dots(text), &mut self.number) {
            // Moves are numbered from 1.
            (Some((0, _)), _) => {
                self.put_aside(text, place, PgnOddity::NumberWithoutMove { text: shortened(text) });
            }
            (Some((number, dots)), _) => {
                self.leave_number();
                self.number = Some(PendingNumber { number, dots, place, bytes: text.len() as u64 });
            }
            // Dots alone, as in `44. ... Rf8`.
            (None, Some(pending)) if self.behind_number => {
                pending.dots += text.chars().count();
                pending.bytes += text.len() as u64;
            }
            (None, Some(_) | None) => self.may_be_an_open_place(text, place, None),
        }
    }

    /// A number that no move follows.
    pub fn leave_number(&mut self) {
        let Some(PendingNumber { number, dots, place, bytes }) = self.number.take() else { return };
        let text = format!("{number}{}", ".".repeat(dots.min(3)));
        self.put_bytes_aside(bytes, place, PgnOddity::NumberWithoutMove { text });
    }

    pub fn read_move(&mut self, text: &str, place: Place) {
        self.end_tags();
        if self.phase == Phase::Finished {
            self.phase = Phase::Moves;
            let result = self.game.result_marker.unwrap_or(GameResult::Open);
            self.earlier_result = self.earlier_result.or(self.game.result_marker);
            self.warn(place, PgnOddity::MovesAfterResult { result: result.to_string() });
        }
        let seen = visible(text);
        if seen.len() < text.len() {
            self.warn(place, PgnOddity::InvisibleSigns);
        }
        let number = self.number.take();
        if self.game.moves.is_empty() {
            self.begins_with_number = number.is_some();
        }
        self.place_unknown_word(number);
        let counted = self.next_label();
        let written = number.and_then(|pending| label_written(pending, counted?));
        if let (Some(written), Some(counted)) = (written, counted) {
            self.compare_numbers(written, counted, place);
        }
        let played = PgnMove {
            text: MoveText::new(&seen),
            place,
            number_written: written,
            clock: None,
            elapsed: None,
            draw_offered: false,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
            written: None,
            diagram: None,
        };
        if let Some(oddity) = counted.and_then(|label| played.hole(label)) {
            self.warn(place, oddity);
        }
        self.game.moves.push(played);
    }

    fn next_label(&self) -> Option<MoveLabel> {
        self.game.start.numbering().label(Ply::of_cell(self.game.moves.len()))
    }

    pub fn keep_unreadable(&mut self, text: &str, place: Place) {
        self.warn(place, PgnOddity::UnreadableMove { text: shortened(text) });
        self.read_move(text, place);
    }

    /// Warns where the numbers jump, not at every move after a jump.
    fn compare_numbers(&mut self, written: MoveLabel, counted: MoveLabel, place: Place) {
        let offset = plies(written) - plies(counted);
        let has_jumped = offset != self.offset;
        self.offset = offset;
        if offset != 0 && has_jumped {
            self.warn(place, PgnOddity::NumberDisagrees { written, counted });
        }
    }

    /// A mark in the game holds the place of a move; anywhere else it is text as any other.
    pub fn mark_or_unknown(&mut self, token: &Token<'_>, rest: &str, place: Place) {
        // Without tags a game is known by its first number.
        let begins = self.number.is_some_and(|pending| (pending.number, pending.dots) == (1, 1));
        let is_in_game = self.is_in_game() || (begins && self.phase == Phase::Tags);
        let mark = mark_at(rest, token.text).filter(|_| is_in_game);
        let entry = self.entry_with_a_hole(token, rest).filter(|_| is_in_game);
        if let Some(mark) = mark {
            self.mark_end = token.start + mark.len();
            self.read_move(mark, place);
        } else if let Some(entry) = entry {
            self.mark_end = token.start + entry.len();
            self.read_move(&format!("~{entry}"), place);
        } else {
            self.unknown(token.text, place);
        }
    }

    pub fn move_suffix(&mut self, text: &str, place: Place) {
        // Behind a word or a number of which no move is known it does not belong to the move before.
        let belongs = self.unplaced.is_empty() && self.number.is_none();
        match self.game.moves.last_mut().filter(|_| belongs) {
            Some(played) => played.text = MoveText::new(&format!("{} {text}", played.text)),
            None => self.unknown(text, place),
        }
    }

    pub fn nag(&mut self, nag: Option<u8>, text: &str, place: Place) {
        match (nag, self.game.moves.last_mut()) {
            // Behind the result there is nothing to annotate, but there may be prose.
            (Some(nag), Some(played)) if self.phase == Phase::Moves => played.nags.push(nag),
            _ => {
                let oddity = PgnOddity::UnknownGlyph { text: shortened(text) };
                self.put_aside(text, place, oddity.clone());
                if matches!(text, "-" | "–" | "—") {
                    self.may_be_an_open_place(text, place, Some(oddity));
                }
            }
        }
    }

    pub fn draw_offer(&mut self, place: Place, text: &str) {
        match self.game.moves.last_mut() {
            Some(played) => played.draw_offered = true,
            None => self.unknown(text, place),
        }
    }

    fn is_in_game(&self) -> bool {
        match self.phase {
            Phase::Tags => !self.game.tags.is_empty(),
            Phase::Moves => true,
            Phase::Finished => false,
        }
    }

    pub fn unknown(&mut self, text: &str, place: Place) {
        let is_word = text.chars().next().is_some_and(char::is_alphanumeric) && text.chars().count() <= 20;
        let is_numbered = self.number.is_some_and(|pending| pending.dots > 0);
        let is_in_game = self.is_in_game();
        if is_word && is_numbered && is_in_game {
            self.keep_unreadable(text, place);
            return;
        }
        self.unknown_words += 1;
        if !is_in_game {
            // A number in prose is no move number.
            self.leave_number();
        }
        self.put_aside(text, place, PgnOddity::UnknownText { text: shortened(text) });
        if is_word {
            self.may_be_a_move(text, place);
        } else if text == "_" {
            self.may_be_an_open_place(text, place, Some(PgnOddity::UnknownText { text: text.to_owned() }));
        }
    }
}

impl PgnMove {
    /// Whether a place was left open instead of a move: `--`, `Z0`.
    #[must_use]
    pub fn is_pass(&self) -> bool {
        is_pass(&self.text)
    }

    /// Whether its place was left open and no command says what stood there.
    fn is_open(&self) -> bool {
        self.written.is_none() && self.is_pass()
    }

    /// Takes the mark that a comment right behind a place left open holds, as marks are written out; `false` if it is
    /// another comment.
    pub(super) fn takes_mark(&mut self, words: &str) -> bool {
        let is_open = self.is_open() && self.comments.is_empty();
        let is_mark = is_open && mark_at(words, words) == Some(words);
        if is_mark {
            self.text = MoveText::new(words);
        }
        is_mark
    }

    /// What is odd about an entry that tells no move.
    fn hole(&self, label: MoveLabel) -> Option<PgnOddity> {
        match marked(self.text.as_str()) {
            Some(Written::Illegible(_)) => Some(PgnOddity::IllegibleEntry { label }),
            Some(_) => Some(PgnOddity::NullMove { label }),
            None => self.is_pass().then_some(PgnOddity::NullMove { label }),
        }
    }
}

/// The number and how many dots follow it; `None` for dots alone.
pub(in crate::pgn) fn number_and_dots(text: &str) -> Option<(u32, usize)> {
    let number = text.trim_end_matches(['.', '…']);
    let dots = text.chars().skip(number.chars().count());
    Some((number.parse().ok()?, dots.map(|dot| if dot == '…' { 3 } else { 1 }).sum()))
}

/// The label that a number with its dots means; without dots it leaves the side open, so the side counted is taken.
pub(super) fn label_written(pending: PendingNumber, counted: MoveLabel) -> Option<MoveLabel> {
    let side = match pending.dots {
        0 => counted.side,
        1 => Color::White,
        _ => Color::Black,
    };
    (pending.number > 0).then_some(MoveLabel { number: MoveNumber(pending.number), side })
}

pub(super) fn plies(label: MoveLabel) -> i64 {
    i64::from(label.number.0) * 2 + label.side.fold_wb(0, 1)
}
