//! Variations written anew: moves in SAN, numbers as they count, comments kept.

use scoresheet_record::men::Color;
use scoresheet_record::notation::lexer::{Token, TokenKind, tokens};
use scoresheet_record::notation::{MoveText, Spelling};
use scoresheet_record::ply::{Numbering, Ply};

use super::export::{comment_words, is_one_variation};
use super::glyph::{nag_of_number, nag_of_sign};
use crate::position::Position;
use crate::reading::read;

/// A variation written anew.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Rewritten {
    /// Its text with its parentheses.
    pub text: String,
    /// Whether each of its moves is known and legal.
    pub is_legal: bool,
}

/// Where a variation begins: the move that it replaces, and the position before it.
#[derive(Debug, Clone)]
pub(super) struct Fork<'a> {
    pub numbering: Numbering,
    pub ply: Ply,
    pub before: Option<&'a Position>,
}

/// Writes a variation with its numbers and, as far as its moves are legal, in SAN. `None` if the text is not one
/// variation, or if its numbers say that it begins elsewhere: then nobody knows what was meant.
pub(super) fn rewritten(text: &str, fork: &Fork<'_>) -> Option<Rewritten> {
    let text = with_brace_comments(text);
    if !is_one_variation(&text) {
        return None;
    }
    let mut rewriting = Rewriting { numbering: fork.numbering, words: Vec::new(), is_legal: true, opening: 0 };
    let mut branches = vec![Branch::before(fork.before.cloned(), fork.ply)];
    for token in tokens(&text) {
        match token.kind {
            TokenKind::OpenVariation => {
                rewriting.opening += 1;
                let fork = branches.last().map_or((None, fork.ply), Branch::last_move);
                branches.push(Branch::before(fork.0, fork.1));
            }
            TokenKind::CloseVariation => {
                rewriting.close();
                branches.pop();
                if let Some(branch) = branches.last_mut() {
                    branch.is_interrupted = true;
                }
            }
            TokenKind::MoveNumber if !rewriting.agrees(token.text, branches.last()?) => return None,
            _ => rewriting.take(&token, branches.last_mut()?),
        }
    }
    Some(Rewritten { text: rewriting.words.join(" "), is_legal: rewriting.is_legal })
}

/// Comments to the end of a line would end elsewhere when lines are filled anew.
fn with_brace_comments(text: &str) -> String {
    let braced = tokens(text).map(|token| match token.kind {
        TokenKind::LineComment => format!(" {} ", comment_words(token.text.trim_start_matches(';'))),
        TokenKind::Escape => " ".to_owned(),
        _ => token.text.to_owned(),
    });
    braced.collect()
}

/// A line of moves in a variation.
struct Branch {
    /// The position before its last move, and after it.
    before: Option<Position>,
    now: Option<Position>,
    next: Ply,
    has_moves: bool,
    is_interrupted: bool,
}

impl Branch {
    fn before(position: Option<Position>, ply: Ply) -> Branch {
        Branch { before: position.clone(), now: position, next: ply, has_moves: false, is_interrupted: true }
    }

    /// The position before its last move, and the ply of that move: where a variation within it begins.
    fn last_move(&self) -> (Option<Position>, Ply) {
        let last = self.next.previous().filter(|_| self.has_moves);
        (self.before.clone(), last.unwrap_or(self.next))
    }
}

struct Rewriting {
    numbering: Numbering,
    words: Vec<String>,
    is_legal: bool,
    /// Parentheses that the next word begins with.
    opening: usize,
}

impl Rewriting {
    fn take(&mut self, token: &Token<'_>, branch: &mut Branch) {
        match token.kind {
            TokenKind::Move => self.play(&MoveText::new(token.text), branch),
            TokenKind::Nag => self.nag(nag_of_number(token.text), branch),
            TokenKind::Annotation => self.nag(nag_of_sign(token.text), branch),
            TokenKind::DrawOffer => self.comment("(=)", branch),
            TokenKind::BraceComment(_) => {
                let inside = token.text.strip_prefix('{').unwrap_or(token.text);
                self.comment(inside.strip_suffix('}').unwrap_or(inside), branch);
            }
            TokenKind::Result | TokenKind::Unknown => self.comment(token.text, branch),
            TokenKind::Blank
            | TokenKind::MoveNumber
            | TokenKind::MoveSuffix
            | TokenKind::LineComment
            | TokenKind::Escape
            | TokenKind::Tag(_)
            | TokenKind::OpenVariation
            | TokenKind::CloseVariation => {}
        }
    }

    /// Whether a number as written is that of the next move. One dot, or none, is written for either side.
    fn agrees(&self, written: &str, branch: &Branch) -> bool {
        let number = written.trim_end_matches(['.', '…']);
        let dots = written.len() - number.len();
        let Some(label) = self.numbering.label(branch.next) else { return true };
        // Dots alone belong to the number before them.
        number.parse().map_or(true, |number: u32| number == label.number.0) && (dots < 2 || label.side == Color::Black)
    }

    fn play(&mut self, text: &MoveText, branch: &mut Branch) {
        let label = self.numbering.label(branch.next);
        if let Some(label) = label.filter(|label| label.side == Color::White || branch.is_interrupted) {
            self.push(label.to_string());
        }
        let legal = branch.now.as_ref().and_then(|position| {
            let gesture = read(position, text).legal()?;
            position.legal_move(&gesture).map(|m| (position.san(m), position.after(m)))
        });
        let tidied = || Spelling::read(text).map_or_else(|_| text.to_string(), |spelling| spelling.to_string());
        branch.before = branch.now.take();
        match legal {
            Some((san, after)) => {
                self.push(san);
                branch.now = Some(after);
            }
            None => {
                self.push(tidied());
                self.is_legal = false;
            }
        }
        branch.next = branch.next.next();
        branch.has_moves = true;
        branch.is_interrupted = false;
    }

    fn nag(&mut self, nag: Option<u8>, branch: &mut Branch) {
        let Some(nag) = nag else { return };
        // A sign before the first move of a variation would be one about nothing.
        if branch.has_moves {
            self.push(format!("${nag}"));
            branch.is_interrupted = true;
        }
    }

    fn comment(&mut self, inside: &str, branch: &mut Branch) {
        let words = comment_words(inside);
        if !words.is_empty() {
            self.push(words);
            branch.is_interrupted = true;
        }
    }

    fn push(&mut self, word: String) {
        let opening = "(".repeat(std::mem::take(&mut self.opening));
        self.words.push(format!("{opening}{word}"));
    }

    /// Closes a variation; one without a word in it leaves nothing.
    fn close(&mut self) {
        if self.opening > 0 {
            self.opening -= 1;
            self.words.push("()".to_owned());
            self.is_legal = false;
            return;
        }
        if let Some(last) = self.words.last_mut() {
            last.push(')');
        }
    }
}

#[cfg(test)]
mod tests {
    use scoresheet_record::setup::SetUp;

    use super::*;

    fn after_e4(text: &str) -> Option<Rewritten> {
        let (start, _) = Position::set_up(&SetUp::default());
        let e4 = read(&start, &MoveText::new("e4")).legal().unwrap();
        let after = start.after_gesture(&e4).unwrap();
        rewritten(text, &Fork { numbering: Numbering::default(), ply: Ply(2), before: Some(&after) })
    }

    #[test]
    fn variations_are_written_with_right_numbers_and_in_san() {
        for (text, expected) in [
            ("(1... d5 2. exd5)", "(1... d5 2. exd5)"),
            ("(d5 exd5 Qxd5)", "(1... d5 2. exd5 Qxd5)"),
            ("( 1. ..d5 2.e4xd5 e.p. Qd8xd5!? )", "(1... d5 2. exd5 Qxd5 $5)"),
            (
                "({so} d5 {x} exd5 (e5 Bf5 (2... d4)) Qxd5)",
                "({so} 1... d5 {x} 2. exd5 (2. e5 Bf5 (2... d4)) 2... Qxd5)",
            ),
            ("(1... d5 ; to the end\n 2. exd5)", "(1... d5 {to the end} 2. exd5)"),
            ("(1... e5 2. Nf3 $1 Nc6 (=) 3. Bb5 1-0)", "(1... e5 2. Nf3 $1 2... Nc6 {(=)} 3. Bb5 {1-0})"),
        ] {
            let found = after_e4(text).unwrap();
            assert_eq!((found.text.as_str(), found.is_legal), (expected, true), "{text}");
            assert_eq!(after_e4(expected), Some(found), "what is written is written alike");
        }
    }

    #[test]
    fn what_is_not_legal_is_kept_and_told() {
        for (text, expected) in [
            ("(Ke3 Kd4 e5)", "(1... Ke3 2. Kd4 e5)"),
            ("(-- d4)", "(1... -- 2. d4)"),
            ("(1... d5 (1... --))", "(1... d5 (1... --))"),
        ] {
            let found = after_e4(text).unwrap();
            assert_eq!((found.text.as_str(), found.is_legal), (expected, false), "{text}");
        }
        for text in [
            "",
            "(2... d5)",
            "(1... d5 3. exd5)",
            "(1... d5 2... exd5)",
            "d5",
            "(d5",
            "(d5))",
            "(d5) (e5)",
            "(d5 [Event \"x\"])",
        ] {
            assert_eq!(after_e4(text), None, "{text}");
        }
    }
}
