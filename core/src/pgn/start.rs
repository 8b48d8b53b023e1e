//! Where a game starts, from its tags.

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
            Ok(setup) => start = setup,
            Err(error) => oddities.push(PgnOddity::BadFen { fen: fen.to_owned(), field: field(&error) }),
        }
    }
    match value("Variant").map(variant) {
        None | Some(Variant::Chess) => {}
        Some(Variant::Chess960) => start.chess960 = true,
        Some(Variant::Other(name)) => oddities.push(PgnOddity::UnknownVariant { name }),
    }
    (start, oddities)
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
