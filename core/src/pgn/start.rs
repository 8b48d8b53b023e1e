//! Where a game starts, from its tags.

use scoresheet_record::men::File;
use scoresheet_record::setup::{FenError, SetUp};

use super::Tag;
use super::oddity::PgnOddity;

/// The start position that the tags `FEN` and `Variant` give, and what was odd about them.
#[must_use]
pub fn start(tags: &[Tag]) -> (SetUp, Vec<PgnOddity>) {
    let value = |name: &str| tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.trim());
    let mut oddities = Vec::new();
    let mut start = SetUp::default();
    if let Some(fen) = value("FEN").filter(|fen| !fen.is_empty()) {
        match SetUp::from_fen(fen) {
            Ok(setup) => {
                oddities.extend(castling_without_rook(fen, &setup));
                start = setup;
            }
            Err(error) => oddities.push(PgnOddity::BadFen { fen: fen.to_owned(), field: field(&error) }),
        }
    }
    let is_set_up = value("SetUp").map(|value| value == "1");
    match (is_set_up, value("FEN").is_some_and(|fen| !fen.is_empty())) {
        (Some(true), false) => oddities.push(PgnOddity::SetUpWithoutFen),
        (None | Some(false), true) if !start.is_initial() => oddities.push(PgnOddity::FenWithoutSetUp),
        (None | Some(_), _) => {}
    }
    match value("Variant").map(variant) {
        None if has_chess960_rights(&start) => {
            start.chess960 = true;
            oddities.push(PgnOddity::Chess960Assumed);
        }
        None | Some(Variant::Chess) => {}
        Some(Variant::Chess960) => start.chess960 = true,
        Some(Variant::Other(name)) => oddities.push(PgnOddity::UnknownVariant { name }),
    }
    (start, oddities)
}

/// The castling field of `fen` if it has letters that name no rook.
fn castling_without_rook(fen: &str, setup: &SetUp) -> Option<PgnOddity> {
    let letters = fen.split_ascii_whitespace().nth(2)?;
    let named = letters.chars().filter(|letter| *letter != '-').count();
    (named > setup.castling_rooks.count()).then(|| PgnOddity::CastlingWithoutRook { letters: letters.to_owned() })
}

/// Whether a king or rook that may castle stands where only Chess960 puts it (FIDE Guidelines II.2).
fn has_chess960_rights(setup: &SetUp) -> bool {
    setup.castling_rooks.into_iter().any(|rook| {
        let king = setup.board.color_at(rook).and_then(|side| setup.board.king_of(side));
        let is_usual = matches!(rook.file(), File::A | File::H) && king.is_some_and(|king| king.file() == File::E);
        // A right of a king on another rank is an error, whatever is played.
        !is_usual && king.is_some_and(|king| king.rank() == rook.rank())
    })
}

fn field(error: &FenError) -> u8 {
    match error {
        FenError::Empty | FenError::Board { .. } => 1,
        FenError::Turn { .. } => 2,
        FenError::Castling { .. } => 3,
        FenError::EnPassant { .. } => 4,
        FenError::Counter { field, .. } => *field,
        FenError::TooLong { .. } => 7,
    }
}

enum Variant {
    Chess,
    Chess960,
    Other(String),
}

/// Servers, engines and databases write Chess960 in many fashions.
fn variant(value: &str) -> Variant {
    let plain: String = value.chars().filter(|sign| sign.is_alphanumeric()).collect::<String>().to_lowercase();
    let names = ["960", "fischerandom", "fischerrandom", "freestyle"];
    if names.iter().any(|name| plain.contains(name)) {
        return Variant::Chess960;
    }
    match plain.as_str() {
        "" | "standard" | "normal" | "chess" | "orthodox" | "fromposition" => Variant::Chess,
        _ => Variant::Other(value.to_owned()),
    }
}
