//! Reading descriptive notation from text.

use std::iter::Peekable;
use std::str::Chars;

use super::{DescribedFile, DescribedMan, DescribedMove, DescribedSquare, DescribedTarget};
use crate::men::{CastlingSide, Rank, Role};
use crate::notation::error::SpellingError;
use crate::notation::spelling::Spelling;
use crate::notation::suffix::Suffixes;

/// Reads `word`, a move without its suffixes and with plain signs; `whole` is what was written.
pub(in crate::notation) fn read(word: &str, suffixes: &Suffixes, whole: &str) -> Result<Spelling, SpellingError> {
    if let Some(side) = castling(word) {
        return Ok(Spelling::Castle { side, check: suffixes.check });
    }
    let mut reader = Reader { whole, signs: word.chars().peekable() };
    let man = reader.man()?;
    let target = reader.target()?;
    let promotion = reader.promotion()?;
    let check = suffixes.check;
    Ok(Spelling::Descriptive(DescribedMove { man, target, promotion, in_passing: suffixes.in_passing, check }))
}

/// Castling in words: `Castles K`, `Castles QR`, `Castles (Q)`.
fn castling(word: &str) -> Option<CastlingSide> {
    let wing = word.strip_prefix("Castles").or_else(|| word.strip_prefix("castles"))?.replace('.', "");
    match wing.trim_matches(['(', ')', '-']) {
        "K" | "KR" | "KS" => Some(CastlingSide::KingSide),
        "Q" | "QR" | "QS" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

struct Reader<'a> {
    whole: &'a str,
    signs: Peekable<Chars<'a>>,
}

impl Reader<'_> {
    fn left_over(&mut self) -> SpellingError {
        let rest: String = self.signs.by_ref().collect();
        match rest.chars().next() {
            Some(_) => SpellingError::LeftOver { text: self.whole.to_owned(), rest },
            None => SpellingError::NoTarget { text: self.whole.to_owned() },
        }
    }

    /// `QBP`, `KN`, `Kt`, with the square it stands on if that is written.
    fn man(&mut self) -> Result<DescribedMan, SpellingError> {
        let letters = self.letters();
        let mut man = match letters.as_slice() {
            [role] => DescribedMan::of_kind(*role),
            [file, Role::Pawn] => named(Role::Pawn, *file, None),
            [wing, role] => named(*role, *role, Some(self.wing(*wing)?)),
            [wing, file, Role::Pawn] => named(Role::Pawn, *file, Some(self.wing(*wing)?)),
            _ => return Err(self.left_over()),
        };
        let has_wings = |file: DescribedFile| matches!(file.piece, Role::Rook | Role::Knight | Role::Bishop);
        if man.of.is_some_and(|of| of.piece == Role::Pawn || (of.wing.is_some() && !has_wings(of))) {
            return Err(self.left_over());
        }
        man.at = self.square_in_marks()?;
        Ok(man)
    }

    fn wing(&mut self, letter: Role) -> Result<CastlingSide, SpellingError> {
        match letter {
            Role::King => Ok(CastlingSide::KingSide),
            Role::Queen => Ok(CastlingSide::QueenSide),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook => Err(self.left_over()),
        }
    }

    /// The letters that come next, `Kt` as a knight; three at most say something.
    fn letters(&mut self) -> Vec<Role> {
        let mut letters = Vec::new();
        while let Some(role) = self.letter().filter(|_| letters.len() < 4) {
            letters.push(role);
        }
        letters
    }

    fn letter(&mut self) -> Option<Role> {
        let letter = self.signs.next_if(|sign| matches!(sign, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P'))?;
        if letter == 'K' && self.signs.next_if_eq(&'t').is_some() {
            return Some(Role::Knight);
        }
        Role::from_char(letter)
    }

    /// A square in parentheses or behind a stroke.
    fn square_in_marks(&mut self) -> Result<Option<DescribedSquare>, SpellingError> {
        let before = self.signs.clone();
        let Some(opening) = self.signs.next_if(|sign| matches!(sign, '(' | '/')) else { return Ok(None) };
        let letters = self.letters();
        match self.rank() {
            Some(rank) => {
                let square = self.square(&letters, rank)?;
                if opening == '(' && self.signs.next_if_eq(&')').is_none() {
                    return Err(self.left_over());
                }
                Ok(Some(square))
            }
            None => {
                // A promotion: that comes later.
                self.signs = before;
                Ok(None)
            }
        }
    }

    fn rank(&mut self) -> Option<Rank> {
        let sign = self.signs.next_if(|sign| matches!(sign, '1'..='8'))?;
        Rank::from_char(sign)
    }

    fn square(&mut self, letters: &[Role], rank: Rank) -> Result<DescribedSquare, SpellingError> {
        let file = match *letters {
            [piece @ (Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight)] => {
                DescribedFile { piece, wing: None }
            }
            [wing, piece @ (Role::Rook | Role::Bishop | Role::Knight)] => {
                DescribedFile { piece, wing: Some(self.wing(wing)?) }
            }
            _ => return Err(self.left_over()),
        };
        Ok(DescribedSquare { file, rank })
    }

    /// What stands behind the hyphen or the capture sign, written in words too: `P to K4`, `N takes P`.
    fn target(&mut self) -> Result<DescribedTarget, SpellingError> {
        let takes = match self.signs.next() {
            Some('-') => false,
            Some('x') => true,
            Some('t') if self.follows("o") => false,
            Some('t') if self.follows("akes") || self.follows("ks") => true,
            _ => return Err(SpellingError::NoTarget { text: self.whole.to_owned() }),
        };
        let before = self.signs.clone();
        let letters = self.letters();
        if let Some(rank) = self.rank() {
            let square = self.square(&letters, rank)?;
            return Ok(if takes { DescribedTarget::TakesOn(square) } else { DescribedTarget::Square(square) });
        }
        if !takes {
            return Err(SpellingError::NoTarget { text: self.whole.to_owned() });
        }
        self.signs = before;
        self.man().map(DescribedTarget::Takes)
    }

    fn follows(&mut self, word: &str) -> bool {
        let mut ahead = self.signs.clone();
        let follows = word.chars().all(|letter| ahead.next() == Some(letter));
        if follows {
            self.signs = ahead;
        }
        follows
    }

    /// `=Q`, `(Q)`, `/Q`, `Q`.
    fn promotion(&mut self) -> Result<Option<Role>, SpellingError> {
        let marks = ['=', '(', ')', '/'];
        while self.signs.next_if(|sign| marks.contains(sign)).is_some() {}
        let promotion = self.letter();
        while self.signs.next_if(|sign| marks.contains(sign)).is_some() {}
        if self.signs.peek().is_some() {
            return Err(self.left_over());
        }
        Ok(promotion)
    }
}

fn named(role: Role, file: Role, wing: Option<CastlingSide>) -> DescribedMan {
    DescribedMan { role, of: Some(DescribedFile { piece: file, wing }), at: None }
}

#[cfg(test)]
mod tests {
    use crate::notation::{MoveText, Notation, Spelling};

    fn read(text: &str) -> String {
        let spelling = Spelling::read_in(&MoveText::new(text), Notation::Descriptive);
        spelling.map_or_else(|error| format!("no: {error}"), |spelling| spelling.to_string())
    }

    #[test]
    fn what_books_write_is_read() {
        for (text, printed) in [
            ("P-K4", "P-K4"),
            ("P—K4!", "P-K4"),
            ("P to K4", "P-K4"),
            ("KtxP", "NxP"),
            ("Kt x P", "NxP"),
            ("N takes P", "NxP"),
            ("QR-Q1", "QR-Q1"),
            ("QKt-Q2", "QN-Q2"),
            ("KtP-Kt4", "NP-N4"),
            ("BxQBP", "BxQBP"),
            ("QBPxKP", "QBPxKP"),
            ("PxP e.p.", "PxPe.p."),
            ("PxPe.p.", "PxPe.p."),
            ("B-QN5ch", "B-QN5ch"),
            ("B-B5dblch", "B-B5ch"),
            ("B-B5 dis ch", "B-B5ch"),
            ("BxNmate", "BxN#"),
            ("R-R8 mate", "R-R8#"),
            ("Q-K5++", "Q-K5#"),
            ("P-Kt8=Q", "P-N8=Q"),
            ("P-K8(Q)", "P-K8=Q"),
            ("P-QB8/N ch", "P-QB8=Nch"),
            ("PxR=Q", "PxR=Q"),
            ("PxR(Q)", "PxR=Q"),
            ("R(K1)-Q1", "R/K1-Q1"),
            ("R/QR1-Q1", "R/QR1-Q1"),
            ("NxP(Q5)", "NxP/Q5"),
            ("NxK5", "NxK5"),
            ("O-O", "O-O"),
            ("0-0-0ch", "O-O-O+"),
            ("Castles K", "O-O"),
            ("Castles (QR)", "O-O-O"),
        ] {
            assert_eq!(read(text), printed, "{text}");
            assert_eq!(read(printed), printed);
        }
    }

    #[test]
    fn what_is_no_descriptive_notation_is_refused() {
        for text in
            ["e4", "Nf3", "P-", "PxK9", "PP-K4", "QK-K2", "KQ-K2", "RP", "P-K9", "P-PK4", "NxP(Q)x", "P-K4K4", "QQQQ"]
        {
            assert!(read(text).starts_with("no: "), "{text}: {}", read(text));
        }
    }
}
