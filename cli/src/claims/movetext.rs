//! The moves of a case: movetext with `--` for a dash or blank, `~` for an illegible entry, `+v` for a bare check mark.

use scoresheet_core::pgn::marked;
use scoresheet_record::men::Color;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::MoveLabel;
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Written;

use super::ClaimsError;
use super::block::Field;

/// The cells of a case. Move numbers are checked, since a wrong one means that a move was left out.
pub(super) fn cells(field: &Field, start: &SetUp) -> Result<Vec<Written>, ClaimsError> {
    let numbering = start.numbering();
    let mut cells: Vec<Written> = Vec::new();
    for word in field.value.split_whitespace() {
        let (number, rest) = numbered(word);
        if let Some(label) = number {
            let next = numbering.label(scoresheet_record::ply::Ply::of_cell(cells.len()));
            if next != Some(label) {
                let next = next.map(|label| label.to_string()).unwrap_or_default();
                let why = format!("{word:?} stands where {next} should; a move is missing or the number is wrong");
                return Err(ClaimsError::new(field.line, why));
            }
        }
        if !rest.is_empty() {
            cells.push(cell(rest));
        }
    }
    Ok(cells)
}

fn cell(word: &str) -> Written {
    match word {
        "--" => Written::Dash,
        _ => marked(word).unwrap_or_else(|| Written::Text(MoveText::new(word))),
    }
}

/// A move number in front of a word, `12.`, `12...` or `12.Nf3`, and what follows it.
fn numbered(word: &str) -> (Option<MoveLabel>, &str) {
    let digits = word.len() - word.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    let Some((number, rest)) = word.split_at_checked(digits) else { return (None, word) };
    let (Ok(number), true) = (number.parse(), rest.starts_with('.')) else { return (None, word) };
    let side = if rest.starts_with("...") { Color::Black } else { Color::White };
    (Some(MoveLabel { number: scoresheet_record::ply::MoveNumber(number), side }), rest.trim_start_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Written>, ClaimsError> {
        cells(&Field { line: 7, key: "moves".to_owned(), value: text.to_owned() }, &SetUp::default())
    }

    #[test]
    fn dashes_check_marks_and_illegible_entries_are_cells() {
        let text = |text: &str| Written::Text(MoveText::new(text));
        let illegible = Written::Illegible(MoveText::new("N?3"));
        let expected = vec![text("e4"), Written::Dash, illegible, Written::Tick, text("e1e3")];
        assert_eq!(read("1. e4 -- 2.~N?3 +v 3. e1e3"), Ok(expected));
    }

    #[test]
    fn a_wrong_move_number_is_a_fault() {
        assert_eq!(read("1. e4 2. Nf3").unwrap_err().line, 7);
        assert!(read("1. e4 1... e5 2. Nf3").is_ok());
    }
}
