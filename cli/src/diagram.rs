//! Diagrams in text, side by side.

use scoresheet_core::position::Position;
use scoresheet_record::men::{File, Rank, Square};
use scoresheet_record::setup::castling_letters;
use scoresheet_texts::{CliText, Texts};

/// A diagram with what stands above and below it.
pub struct Caption<'a> {
    /// What stands above.
    pub heading: String,
    /// The position.
    pub position: &'a Position,
}

/// The columns of a page, and the blanks before and between diagrams.
const PAGE: usize = 80;
const MARGIN: usize = 2;
const GAP: usize = 4;

/// Diagrams in rows, each with its heading, the side to move, castling rights and the legal en passant capture.
pub fn rows(captions: &[Caption<'_>], texts: &Texts) -> String {
    let blocks: Vec<Vec<String>> = captions.iter().map(|caption| block(caption, texts)).collect();
    let lines = blocks.iter().flatten();
    let width = lines.map(|line| line.chars().count()).max().unwrap_or(0) + GAP;
    let in_a_row = ((PAGE - MARGIN + GAP) / width).max(1);
    blocks.chunks(in_a_row).map(|blocks| beside(blocks, width)).collect::<Vec<_>>().join("\n")
}

fn block(caption: &Caption<'_>, texts: &Texts) -> Vec<String> {
    let mut lines = vec![caption.heading.clone()];
    for rank in Rank::ALL.into_iter().rev() {
        let men = File::ALL.map(|file| man(caption.position, Square::from_coords(file, rank)));
        let men: Vec<String> = men.iter().map(char::to_string).collect();
        lines.push(format!("{} {}", rank.char(), men.join(" ")));
    }
    lines.push("  a b c d e f g h".to_owned());
    let position = caption.position;
    lines.push(texts.say(&CliText::ToMove { side: position.turn() }));
    let letters = castling_letters(position.board(), position.castling_rooks());
    lines.push(texts.say(&CliText::Castling { letters }));
    let square = position.legal_en_passant().map(|square| square.to_string());
    lines.push(texts.say(&CliText::EnPassant { square }));
    lines
}

fn man(position: &Position, square: Square) -> char {
    position.board().piece_at(square).map_or('.', |piece| piece.char())
}

fn beside(blocks: &[Vec<String>], width: usize) -> String {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..height {
        let cells = blocks.iter().map(|block| block.get(row).map_or("", String::as_str));
        let line: String = cells.map(|cell| padded(cell, width)).collect();
        text.push_str(&" ".repeat(MARGIN));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Filled with blanks by characters, since Cyrillic has two bytes a letter.
fn padded(cell: &str, width: usize) -> String {
    let missing = width.saturating_sub(cell.chars().count());
    format!("{cell}{}", " ".repeat(missing))
}
