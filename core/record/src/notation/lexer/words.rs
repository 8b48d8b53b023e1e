//! Numbers, moves, results and unknown words.

use super::{TokenKind, is_blank, is_dot, is_invisible, is_zero_width, run, visible};
use crate::notation::signs::{castling_letters, is_capture_sign, is_dash, is_pass, numeric};
use crate::notation::{MoveText, Notation, Spelling};

/// No move in any notation is longer, in bytes.
const LONGEST_MOVE: usize = 40;

/// The kind and length of the word that `rest` begins with, whose first sign is `first`.
pub(super) fn word(rest: &str, first: char) -> (TokenKind, usize) {
    if let Some(length) = result(rest) {
        return (TokenKind::Result, length);
    }
    if first.is_ascii_digit()
        && let Some(found) = number(rest)
    {
        return found;
    }
    let length = across_zero_width(rest, word_length(rest).max(first.len_utf8()));
    let length = before_glued(rest, length).unwrap_or(length);
    let kind = rest.get(..length).map_or(TokenKind::Unknown, |word| word_kind(&visible(word)));
    let promotion = if kind == TokenKind::Move { spaced_promotion(rest, length) } else { 0 };
    (kind, length + promotion)
}

/// The length of a word of `length` with what a blank without width parts from it, unless the word is whole without.
fn across_zero_width(rest: &str, mut length: usize) -> usize {
    while length <= LONGEST_MOVE
        && rest.get(..length).is_some_and(|word| word_kind(&visible(word)) == TokenKind::Unknown)
    {
        let behind = rest.get(length..).unwrap_or_default();
        let Some(next) = behind.strip_prefix(is_zero_width) else { break };
        length += behind.len() - next.len() + word_length(next);
    }
    length
}

/// Where a move ends to which the next move, a move number or the result is glued, `Nf3Nc6`, `e52.Nf3`, `Qxf7#1-0`, as
/// happens where the lines of a file were joined without a blank.
fn before_glued(rest: &str, length: usize) -> Option<usize> {
    let word = rest.get(..length)?;
    let starts_move = |sign| matches!(sign, 'K' | 'Q' | 'R' | 'B' | 'N' | '♔'..='♟');
    let may_hold_move = word.chars().skip(2).any(starts_move);
    let is_numbered = word.ends_with(|sign: char| sign.is_ascii_digit()) && rest.get(length..)?.starts_with(is_dot);
    let may_hold_result = word.contains(is_dash) && word.contains(['0', '1', 'O', 'o', '½']);
    if !(is_numbered || may_hold_result || may_hold_move) || length > LONGEST_MOVE {
        return None;
    }
    let mut ends = word.char_indices().map(|(at, _)| at).skip(2);
    ends.find(|at| {
        let Some((before, behind)) = word.split_at_checked(*at) else { return false };
        let is_number = is_numbered && behind.bytes().all(|digit| digit.is_ascii_digit());
        let is_result = || rest.get(*at..).and_then(result) == Some(behind.len());
        // Behind a pawn on the last rank a letter is its promotion.
        let is_move = behind.starts_with(starts_move)
            && !before.ends_with(['=', '1', '8'])
            && ends_a_move(behind)
            && word_kind(&visible(behind)) == TokenKind::Move;
        ends_a_move(before) && (is_number || is_move || is_result()) && word_kind(&visible(before)) == TokenKind::Move
    })
}

/// Whether a move may be complete at the end of `word`: behind its square, its promotion, its castling or its check.
fn ends_a_move(word: &str) -> bool {
    let plain = word.trim_end_matches(['+', '#']);
    let mut last = plain.chars().rev();
    match (last.next(), last.next()) {
        (Some('1'..='8'), Some('a'..='h')) | (Some('Q' | 'R' | 'B' | 'N'), Some('=' | '1' | '8')) => true,
        (Some(letter), Some(sign)) => is_dash(sign) && matches!(letter, 'O' | '0'),
        _ => false,
    }
}

/// How much longer a pawn's move is with a promotion behind blanks, as in `e8 = Q` and `e8 (Q)`.
fn spaced_promotion(rest: &str, length: usize) -> usize {
    let word = rest.get(..length).unwrap_or_default();
    let is_last_rank = word.trim_end_matches('=').ends_with(['1', '8']);
    let Some(behind) =
        rest.get(length..).filter(|_| is_last_rank && word.starts_with(|sign| matches!(sign, 'a'..='h')))
    else {
        return 0;
    };
    let after_blanks = past_blanks(behind);
    let begin = if word.ends_with('=') { Some(after_blanks) } else { after_blanks.strip_prefix(['=', '(']) };
    let Some(letter) = begin.map(past_blanks) else { return 0 };
    let behind_letter = letter.strip_prefix(|sign: char| sign.is_uppercase());
    let end = match (after_blanks.starts_with('('), behind_letter) {
        (true, Some(end)) => end.strip_prefix(')'),
        (false, Some(end)) => Some(end).filter(|end| !end.starts_with(char::is_alphanumeric)),
        (_, None) => None,
    };
    end.map_or(0, |end| behind.len() - end.len())
}

/// `text` without a few blanks at its beginning.
fn past_blanks(text: &str) -> &str {
    let blanks = text.bytes().take(4).take_while(|byte| *byte == b' ').count();
    text.get(blanks..).unwrap_or(text)
}

/// A move number with its dots. Zeros for castling and for the empty move of UCI are no number, and four digits without a
/// dot that name two squares are a move (ICCF).
fn number(rest: &str) -> Option<(TokenKind, usize)> {
    let digits = run(rest, |sign| sign.is_ascii_digit());
    let behind = rest.get(digits..)?;
    let is_zeros = rest.bytes().take(digits).all(|digit| digit == b'0');
    if is_zeros && behind.starts_with(is_dash) {
        return None;
    }
    let dots = run(behind, is_dot);
    if is_zeros && (2..=4).contains(&digits) && dots == 0 {
        return Some((TokenKind::Move, digits));
    }
    let is_word = behind.starts_with(|sign: char| sign.is_alphanumeric());
    if dots == 0 && !is_word && rest.get(..digits).is_some_and(|digits| numeric(digits).is_some()) {
        return Some((TokenKind::Move, digits));
    }
    let kind = if digits > 5 { TokenKind::Unknown } else { TokenKind::MoveNumber };
    Some((kind, digits + dots))
}

/// What one side scored, as far as results are recognised by it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    One,
    Half,
    Zero,
}

/// The length of a result at the beginning of `rest`.
fn result(rest: &str) -> Option<usize> {
    let (white, mut length) = score(rest)?;
    let behind = rest.get(length..)?;
    let Some(separator) = separator(behind) else {
        // `1/2` for a draw.
        return (white == Score::Half && is_end(behind)).then_some(length);
    };
    length += separator;
    let (black, digits) = score(rest.get(length..)?)?;
    length += digits;
    let is_result =
        matches!((white, black), (Score::One, Score::Zero) | (Score::Zero, Score::One) | (Score::Half, Score::Half));
    (is_result && is_end(rest.get(length..)?)).then_some(length)
}

fn score(text: &str) -> Option<(Score, usize)> {
    let scores = [
        ("1/2", Score::Half),
        ("0.5", Score::Half),
        ("0,5", Score::Half),
        ("½", Score::Half),
        ("1", Score::One),
        ("0", Score::Zero),
        ("O", Score::Zero),
        ("o", Score::Zero),
    ];
    scores.iter().find(|(written, _)| text.starts_with(written)).map(|(written, score)| (*score, written.len()))
}

/// The length of a dash or colon with at most one blank on each side.
fn separator(text: &str) -> Option<usize> {
    let before = usize::from(text.starts_with(' '));
    let sign = text.get(before..)?.chars().next().filter(|sign| is_dash(*sign) || *sign == ':')?;
    let after = before + sign.len_utf8();
    Some(after + usize::from(text.get(after..)?.starts_with(' ')))
}

fn is_end(text: &str) -> bool {
    text.chars().next().is_none_or(|sign| !sign.is_alphanumeric() && !is_dash(sign) && !matches!(sign, '/' | ':'))
}

/// The length of a word, with `e.p.` and a promotion in parentheses taken into it.
fn word_length(rest: &str) -> usize {
    let mut length = run(rest, is_word_sign);
    while let Some(more) = extension(rest, length) {
        length += more;
        length += rest.get(length..).map_or(0, |behind| run(behind, is_word_sign));
    }
    length
}

fn is_word_sign(sign: char) -> bool {
    let ends = matches!(sign, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '*' | '!' | '?' | ',' | '"');
    !ends && !is_dot(sign) && (!is_blank(sign) || is_invisible(sign))
}

/// How much longer the word of `length` is than its word signs say.
fn extension(rest: &str, length: usize) -> Option<usize> {
    let last = rest.get(..length)?.chars().next_back()?;
    let mut behind = rest.get(length..)?.chars();
    match (last, behind.next()?, behind.next()?, behind.next()) {
        ('e' | 'E', '.', 'p' | 'P', Some('.')) => Some(3),
        ('e' | 'E', '.', 'p' | 'P', _) => Some(2),
        ('1' | '8' | '=' | 'R' | 'N' | 'B' | 'Q', '(', letter, Some(')')) if letter.is_alphabetic() => {
            Some(2 + letter.len_utf8())
        }
        _ => None,
    }
}

fn word_kind(word: &str) -> TokenKind {
    if word.len() > LONGEST_MOVE {
        return TokenKind::Unknown;
    }
    if is_move_suffix(word) {
        return TokenKind::MoveSuffix;
    }
    if is_pass(word) || matches!(castling_letters(word.trim_end_matches(['+', '#'])), Some(2 | 3)) {
        return TokenKind::Move;
    }
    if word.chars().all(is_evaluation_sign) {
        return TokenKind::Annotation;
    }
    let is_move = names_a_square(word) || is_short_pawn_capture(word) || is_descriptive(word);
    if is_move { TokenKind::Move } else { TokenKind::Unknown }
}

/// What is written behind a move with a blank between.
fn is_move_suffix(word: &str) -> bool {
    let en_passant = matches!(word, "e.p." | "e.p" | "ep" | "ep." | "E.P." | "EP");
    en_passant || matches!(word, "ch" | "check" | "mate" | "matt" | "mat" | "checkmate" | "dbl" | "dis" | "disc")
}

fn is_evaluation_sign(sign: char) -> bool {
    is_dash(sign) || matches!(sign, '+' | '=' | '/' | '±' | '∓' | '⩲' | '⩱' | '∞' | '□' | '‼' | '⁇' | '⁈' | '⁉')
}

/// `Nf3`, `e2-e4`, `Кf3`, `♘xf3+`: letters, digits and the signs of moves, with a square among them.
fn names_a_square(word: &str) -> bool {
    let is_move_sign = |sign: char| {
        sign.is_alphanumeric()
            || is_dash(sign)
            || is_capture_sign(sign)
            || matches!(sign, '+' | '#' | '=' | '/' | '.' | '(' | ')' | '†' | '‡' | '♔'..='♟')
    };
    let squares = word.chars().zip(word.chars().skip(1));
    let has_square = squares.into_iter().any(|pair| matches!(pair, ('a'..='h' | 'A'..='H', '1'..='8')));
    has_square && word.chars().all(is_move_sign) && word.chars().count() <= 20
}

/// `exd`, `ed`, `cxb+`: a pawn takes on the next file, ranks left out.
fn is_short_pawn_capture(word: &str) -> bool {
    let plain = word.trim_end_matches(['+', '#']);
    let promoted =
        plain.split_once('=').filter(|(_, role)| role.chars().count() == 1 && role.chars().all(char::is_alphabetic));
    let plain = promoted.map_or(plain, |(capture, _)| capture);
    let mut letters = plain.chars().filter(|sign| !(*sign == 'x' || is_capture_sign(*sign)));
    match (letters.next(), letters.next(), letters.next()) {
        (Some(from @ 'a'..='h'), Some(to @ 'a'..='h'), None) => {
            plain.starts_with(from) && u32::from(from).abs_diff(u32::from(to)) == 1
        }
        _ => false,
    }
}

/// `P-K4`, `NxP`, `Kt-KB3ch`: descriptive notation.
fn is_descriptive(word: &str) -> bool {
    let begins_with_a_man = word.starts_with(['P', 'N', 'K', 'B', 'R', 'Q']);
    let read = || Spelling::read_in(&MoveText::new(word), Notation::Descriptive);
    begins_with_a_man && matches!(read(), Ok(Spelling::Descriptive(_)))
}
