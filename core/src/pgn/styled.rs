//! A game with its moves in a chosen style, for people and for programs that read no SAN. It is no PGN, whose moves are
//! always English SAN; [`super::faithful`] and [`super::write`](super::write()) make that.

use scoresheet_record::men::Color;

use super::export::{fill, tags_as_text};
use super::result::marker;
use super::{ExportGame, PgnRecord};
use crate::reading::Origins;
use crate::writing::{Style, write_on_sheet};

/// Writes a game with its moves in this style: tags, an empty line, and the moves with their numbers and the result in
/// lines of fewer than 80 signs. What is no legal move stands as it was written. Comments, variations and clocks are left
/// out. UCI moves have no numbers.
#[must_use]
pub fn in_style(record: &PgnRecord, style: Style) -> String {
    let replay = &record.replay;
    let mut origins = Origins::at_start(&replay.start);
    let mut pieces = Vec::new();
    for (cell, played) in replay.plies.iter().enumerate() {
        let label = replay.numbering.label(played.ply).filter(|label| label.side == Color::White || cell == 0);
        pieces.extend(label.filter(|_| style != Style::Uci).map(|label| label.to_string()));
        let before = played.ply.previous().and_then(|ply| replay.position_after(ply));
        let step = before.zip(played.gesture);
        let written = step.and_then(|(before, gesture)| write_on_sheet(before, &gesture, style, &origins));
        pieces.push(written.unwrap_or_else(|| replay.move_text(played).split_whitespace().collect()));
        replay.follow(&mut origins, played);
    }
    pieces.push(marker(record.result).to_string());
    let tags = ExportGame {
        tags: record.tags.clone(),
        start: record.start.clone(),
        comments_before: Vec::new(),
        commands_before: Vec::new(),
        moves: Vec::new(),
        result: record.result,
    };
    let mut text = tags_as_text(&tags);
    text.push('\n');
    fill(&mut text, &pieces);
    text
}
