//! A game with its moves in a chosen style, for people and for programs that read no SAN. It is no PGN, whose moves are
//! always English SAN; [`super::faithful`] and [`super::write`](super::write()) make that.

use scoresheet_record::men::Color;
use scoresheet_record::ply::Ply;

use super::export::{fill, tags_as_text};
use super::result::marker;
use super::{ExportGame, PgnRecord};
use crate::reading::Origins;
use crate::replay::PlyState;
use crate::writing::{Style, write_on_sheet};

/// A game written in a style.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Styled {
    /// Tags, an empty line, and the moves with their numbers and the result in lines of fewer than 80 signs.
    pub text: String,
    /// The moves that stand as they were written, because they are not legal or not readable. Entries that tell no move
    /// are not among them.
    pub as_written: Vec<Ply>,
}

/// Writes a game with its moves in this style. Comments, variations and clocks are left out. UCI moves have no numbers.
#[must_use]
pub fn in_style(record: &PgnRecord, style: Style) -> Styled {
    let replay = &record.replay;
    let mut origins = Origins::at_start(&replay.start);
    let mut pieces = Vec::new();
    let mut as_written = Vec::new();
    for (cell, played) in replay.plies.iter().enumerate() {
        let label = replay.numbering.label(played.ply).filter(|label| label.side == Color::White || cell == 0);
        pieces.extend(label.filter(|_| style != Style::Uci).map(|label| label.to_string()));
        let before = played.ply.previous().and_then(|ply| replay.position_after(ply));
        let step = before.zip(played.gesture);
        let written = step.and_then(|(before, gesture)| write_on_sheet(before, &gesture, style, &origins));
        if written.is_none() && !matches!(played.state, PlyState::Missing) {
            as_written.push(played.ply);
        }
        pieces.push(written.unwrap_or_else(|| replay.move_text(played).split_whitespace().collect()));
        match step.filter(|_| played.diagram.is_none()) {
            Some((before, gesture)) => origins.follow(before, &gesture),
            None => origins = Origins::default(),
        }
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
    Styled { text, as_written }
}
