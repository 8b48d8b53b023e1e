//! Reading a [`Spelling`] from text, tolerantly.

use std::iter::Peekable;
use std::str::Chars;

use super::error::SpellingError;
use super::letters::{Fashion, Letters};
use super::signs::{castling_letters, is_pass, numeric};
use super::spelling::{ManSpelling, Spelling};
use super::suffix::{Suffixes, plain_signs, strip};
use super::{MoveText, Notation, descriptive};
use crate::men::{CastlingSide, File, Rank, Role, Square};

/// No spelling of a move is longer, annotations included.
const LONGEST: usize = 32;

/// What is unusual in how a move is written, although it can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Oddity {
    /// Castling written with zeros, `0-0`.
    ZeroCastling,
    /// Castling written without hyphens, `OO`.
    CastlingHyphens,
    /// A small letter for a man or for castling, `nf3`, `o-o`.
    LowerCaseLetter,
    /// A capital letter for a file, `E4`.
    UpperCaseFile,
    /// A promotion not written `=Q`: `e8Q`, `e8(Q)`, `e8/Q`.
    PromotionSign,
    /// `e.p.` behind the move.
    EnPassantSuffix,
    /// Both file and rank of departure, `Ng1-f3`.
    LongForm,
    /// Two squares and no man, `e2e4`.
    Coordinates,
    /// Two squares by their numbers, `5254`, as correspondence players write them (ICCF).
    Numeric,
    /// The rank that a pawn takes on, left out: `exd`, `ed`.
    RankLeftOut,
    /// A move number in front of the move, `12.Nf3`.
    MoveNumber,
    /// The square left in parentheses or behind a stroke, `N(b)d7`.
    SquareLeftMarked,
    /// A letter for the pawn, `Pe4`.
    PawnLetter,
    /// A pawn that changes files without a capture sign, `ef4`.
    NoCaptureSign,
    /// A check or mate not written `+` or `#`: `++`, `ch`, `mate`.
    CheckSign,
    /// A check mark behind two bare squares, which the spelling does not keep.
    CheckDropped,
    /// Another dash or capture sign than `-` and `x`.
    SignVariant,
    /// Blanks inside the move.
    Blanks,
    /// A comment sign such as `!?`, `+-` or `$5` behind the move.
    Annotation,
    /// A draw offer behind the move, `(=)` (FIDE Appendix C.12).
    DrawOfferMark,
    /// A place left open not written `--`: `Z0`, `@@@@`.
    PassSign,
}

/// A spelling with what was off in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadSpelling {
    /// What the text says.
    pub spelling: Spelling,
    /// What was unusual in how it says it; each at most once.
    pub oddities: Vec<Oddity>,
}

impl Spelling {
    /// Reads a move from its text alone: SAN, long algebraic, coordinates, ICCF numbers, figurines, castling, a place
    /// left open. Small letters, zeros, odd promotions, annotations and check marks of any fashion are tolerated. `b` is
    /// always the file and `B` always the bishop. The letters are English, as in PGN; others are read by
    /// [`Spelling::read_in`].
    ///
    /// # Errors
    /// Says what about the text could not be read.
    pub fn read(text: &MoveText) -> Result<Spelling, SpellingError> {
        Spelling::read_in(text, Notation::default())
    }

    /// Like [`Spelling::read`], in a chosen notation.
    ///
    /// # Errors
    /// Says what about the text could not be read.
    pub fn read_in(text: &MoveText, notation: Notation) -> Result<Spelling, SpellingError> {
        Spelling::read_noting(text, notation).map(|read| read.spelling)
    }

    /// Like [`Spelling::read_in`], and says what was unusual in the text.
    ///
    /// # Errors
    /// Says what about the text could not be read.
    pub fn read_noting(text: &MoveText, notation: Notation) -> Result<ReadSpelling, SpellingError> {
        let whole = text.as_str();
        let length = whole.chars().count();
        if length > LONGEST {
            return Err(SpellingError::TooLong { length });
        }
        let mut oddities = Vec::new();
        if is_pass(whole) {
            if whole != "--" {
                oddities.push(Oddity::PassSign);
            }
            return Ok(ReadSpelling { spelling: Spelling::Pass, oddities });
        }
        let mut word = plain_signs(without_number(whole, &mut oddities), &mut oddities);
        let numbered = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        if numbered.starts_with(['.', '…']) {
            word = numbered.trim_start_matches(['.', '…']).to_owned();
            oddities.push(Oddity::MoveNumber);
        }
        let suffixes = strip(&mut word);
        oddities.extend(&suffixes.oddities);
        if word.is_empty() {
            return Err(SpellingError::Empty { text: whole.to_owned() });
        }
        // The blank before `e.p.` is no oddity of its own.
        if whole.chars().take(word.chars().count()).any(char::is_whitespace) {
            oddities.push(Oddity::Blanks);
        }
        let letters = match notation {
            Notation::Algebraic(letters) => letters,
            Notation::Descriptive if castling_letters(&word).is_some() || is_pass(&word) => Letters::English,
            Notation::Descriptive => {
                let spelling = descriptive::read(&word, &suffixes, whole)?;
                return Ok(ReadSpelling { spelling, oddities });
            }
        };
        let mut reader = Reader { whole, letters, signs: word.chars().peekable(), oddities };
        let spelling = reader.spelling(&word, &suffixes)?;
        Ok(ReadSpelling { spelling, oddities: reader.oddities })
    }
}

/// The text behind a move number that stands apart, `1 e4`.
fn without_number<'a>(whole: &'a str, oddities: &mut Vec<Oddity>) -> &'a str {
    let behind = whole.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if behind.len() == whole.len() || !behind.starts_with(char::is_whitespace) {
        return whole;
    }
    oddities.push(Oddity::MoveNumber);
    behind
}

/// The signs of one move, read from left to right.
struct Reader<'a> {
    whole: &'a str,
    letters: Letters,
    signs: Peekable<Chars<'a>>,
    oddities: Vec<Oddity>,
}

/// The sign between the squares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    Nothing,
    Hyphen,
    Capture,
}

/// The two ways to name a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Man,
    Squares,
}

/// Whether a file and a rank come next.
fn is_square(mut signs: impl Iterator<Item = char>) -> bool {
    matches!((signs.next(), signs.next()), (Some('a'..='h' | 'A'..='H'), Some('1'..='8')))
}

impl Reader<'_> {
    fn spelling(&mut self, word: &str, suffixes: &Suffixes) -> Result<Spelling, SpellingError> {
        if let Some(side) = self.castling(word) {
            return Ok(Spelling::Castle { side, check: suffixes.check });
        }
        if is_pass(word) {
            self.note(Oddity::PassSign);
            return Ok(Spelling::Pass);
        }
        if let Some((from, to, promotion)) = numeric(word) {
            self.note(Oddity::Numeric);
            return Ok(Spelling::Squares { from, to, promotion });
        }
        let role = self.man()?;
        let mut from = self.marked_square_left().unwrap_or_else(|| (self.file(), self.rank()));
        let between = self.between();
        let mut to = self.square();
        if let (None, Between::Nothing, (Some(file), Some(rank))) = (to, between, from) {
            // What looked like the square of departure was the target.
            to = Some(Square::from_coords(file, rank));
            from = (None, None);
        }
        let short_target = to.is_none() && role.is_none_or(|role| role == Role::Pawn);
        if let (true, (Some(from), None)) = (short_target, from)
            && let Some(to) = self.file().filter(|to| from.distance(*to) == 1)
        {
            let promotion = self.promotion(Form::Man)?;
            self.note(Oddity::RankLeftOut);
            return Ok(Spelling::PawnTakes { from, to, promotion, check: suffixes.check });
        }
        let Some(to) = to else {
            return Err(SpellingError::NoTarget { text: self.whole.to_owned() });
        };
        if let (None, (Some(file), Some(rank))) = (role, from) {
            let from = Square::from_coords(file, rank);
            return self.squares(from, to, suffixes);
        }
        let promotion = self.promotion(Form::Man)?;
        self.note_form(role, from, (between, to));
        Ok(Spelling::Man(ManSpelling {
            role: role.unwrap_or(Role::Pawn),
            from_file: from.0,
            from_rank: from.1,
            captures: between == Between::Capture,
            to,
            promotion,
            check: suffixes.check,
        }))
    }

    fn squares(&mut self, from: Square, to: Square, suffixes: &Suffixes) -> Result<Spelling, SpellingError> {
        self.note(Oddity::Coordinates);
        if suffixes.check.is_some() {
            self.note(Oddity::CheckDropped);
        }
        let promotion = self.promotion(Form::Squares)?;
        Ok(Spelling::Squares { from, to, promotion })
    }

    fn note_form(&mut self, role: Option<Role>, from: (Option<File>, Option<Rank>), way: (Between, Square)) {
        let (between, to) = way;
        if role == Some(Role::Pawn) {
            self.note(Oddity::PawnLetter);
        }
        if let (Some(_), Some(_)) = from {
            self.note(Oddity::LongForm);
        }
        let changes_files = from.0.is_some_and(|file| file != to.file());
        if matches!(role, None | Some(Role::Pawn)) && changes_files && between != Between::Capture {
            self.note(Oddity::NoCaptureSign);
        }
    }

    fn castling(&mut self, word: &str) -> Option<CastlingSide> {
        let side = match castling_letters(word)? {
            2 => CastlingSide::KingSide,
            3 => CastlingSide::QueenSide,
            _ => return None,
        };
        if word.contains('0') {
            self.note(Oddity::ZeroCastling);
        }
        if word.contains('o') {
            self.note(Oddity::LowerCaseLetter);
        }
        if !matches!(word.len(), 3 | 5) || word.starts_with('-') || word.ends_with('-') || !word.contains('-') {
            self.note(Oddity::CastlingHyphens);
        }
        Some(side)
    }

    /// The letter of the man, if there is one. `b` is a file, because a pawn's move needs no letter.
    fn man(&mut self) -> Result<Option<Role>, SpellingError> {
        let Some(&letter) = self.signs.peek() else { return Ok(None) };
        if matches!(letter, 'a'..='h' | '1'..='8' | 'x') {
            return Ok(None);
        }
        if let Some(man) = self.letters.read(self.signs.clone()) {
            self.signs.by_ref().take(man.length).for_each(drop);
            match man.fashion {
                Fashion::SmallLetter => self.note(Oddity::LowerCaseLetter),
                Fashion::LookAlike => self.note(Oddity::SignVariant),
                Fashion::AsItShould | Fashion::Figurine => {}
            }
            return Ok(Some(man.role));
        }
        // A capital file is taken only with its rank: `De4` may be a German queen.
        let mut ahead = self.signs.clone();
        ahead.next();
        match (letter, ahead.next()) {
            ('A'..='H', Some('1'..='8')) => Ok(None),
            _ => Err(SpellingError::UnknownLetter { text: self.whole.to_owned(), letter }),
        }
    }

    /// The file or rank left where it stands in parentheses or behind a stroke, `N(b)d7`, `R/1e2`.
    fn marked_square_left(&mut self) -> Option<(Option<File>, Option<Rank>)> {
        let mut ahead = self.signs.clone();
        let opening = ahead.next_if(|sign| matches!(sign, '(' | '/'))?;
        std::mem::swap(&mut ahead, &mut self.signs);
        let left = (self.file(), self.rank());
        let is_closed = opening == '/' || self.signs.next_if_eq(&')').is_some();
        if left == (None, None) || !is_closed {
            self.signs = ahead;
            return None;
        }
        self.note(Oddity::SquareLeftMarked);
        Some(left)
    }

    fn file(&mut self) -> Option<File> {
        let letter = *self.signs.peek()?;
        let file = File::from_char(letter.to_ascii_lowercase())?;
        if letter.is_ascii_uppercase() {
            let mut ahead = self.signs.clone();
            ahead.next();
            ahead.next().filter(|sign| matches!(sign, '1'..='8'))?;
            self.note(Oddity::UpperCaseFile);
        }
        self.signs.next();
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = Rank::from_char(*self.signs.peek()?)?;
        self.signs.next();
        Some(rank)
    }

    /// A file with its rank; a file alone is left, because in `e8b` it is a bishop.
    fn square(&mut self) -> Option<Square> {
        if !is_square(self.signs.clone()) {
            return None;
        }
        Some(Square::from_coords(self.file()?, self.rank()?))
    }

    fn between(&mut self) -> Between {
        let between = match self.signs.peek().copied() {
            // Without a square behind it a hyphen belongs to what comes after the move.
            Some('-') if is_square(self.signs.clone().skip(1)) => Between::Hyphen,
            Some('x') => Between::Capture,
            _ => return Between::Nothing,
        };
        self.signs.next();
        between
    }

    fn promotion(&mut self, form: Form) -> Result<Option<Role>, SpellingError> {
        let rest: String = self.signs.by_ref().collect();
        if rest.is_empty() {
            return Ok(None);
        }
        let letters = rest.trim_matches(|sign| matches!(sign, '=' | '(' | ')' | '/' | '-'));
        // UCI writes its promotions with a bare small letter, an English one in every language; nothing is off there.
        let is_uci = form == Form::Squares && rest == letters;
        let uci = Role::from_char(letters.chars().next().unwrap_or_default());
        let uci = uci.filter(|_| is_uci && letters.len() == 1 && letters.starts_with(|sign: char| sign.is_lowercase()));
        if let Some(promotion) = uci {
            return Ok(Some(promotion));
        }
        // A letter behind the square names no file, so small ones are read too.
        let small = letters.to_lowercase();
        let named = self.letters.read(letters.chars()).filter(|man| man.length == letters.chars().count());
        let by_small = || Role::ALL.into_iter().find(|role| self.letters.sign(*role).to_lowercase() == small);
        let Some(promotion) = named.map(|man| man.role).or_else(by_small) else {
            return Err(SpellingError::LeftOver { text: self.whole.to_owned(), rest });
        };
        let plain = rest.strip_prefix('=') == Some(letters);
        if letters == small && letters != self.letters.sign(promotion) {
            self.note(Oddity::LowerCaseLetter);
        }
        if !plain && !is_uci {
            self.note(Oddity::PromotionSign);
        }
        Ok(Some(promotion))
    }

    fn note(&mut self, oddity: Oddity) {
        if !self.oddities.contains(&oddity) {
            self.oddities.push(oddity);
        }
    }
}
