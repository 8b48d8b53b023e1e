//! From a sheet to PGN.

use scoresheet_record::log::DrawMark;
use scoresheet_record::sheet::{Sheet, Written};

use super::{ExportGame, ExportMove, GameResult, Tag};
use crate::replay::{Played, Replay, written_text};

impl From<&Sheet> for ExportGame {
    /// The game as it stands on a sheet: legal moves in SAN, other moves by their squares or as typed, gaps as `--` with
    /// what stands there in a comment, which [`super::read`] reads as the same entries again. Diagrams confirmed in the middle of a game are not written yet.
    fn from(sheet: &Sheet) -> ExportGame {
        let replay = Replay::of(&sheet.line());
        let moves = replay.plies.iter().zip(&sheet.cells).map(|(played, entry)| ExportMove {
            san: text(&replay, played),
            clock: entry.clock,
            draw_offered: entry.draw_offer == DrawMark::Offered,
            ..ExportMove::default()
        });
        ExportGame {
            tags: sheet.header.iter().map(|(name, value)| Tag::new(name, value)).collect(),
            start: sheet.start.clone(),
            comments_before: Vec::new(),
            moves: moves.collect(),
            result: sheet.result.unwrap_or(GameResult::Open),
        }
    }
}

fn text(replay: &Replay, played: &Played) -> String {
    match &played.written {
        Written::Illegible(text) => format!("~{text}"),
        Written::Tick => "+v".to_owned(),
        Written::Dash | Written::Blank => "--".to_owned(),
        Written::Move { .. } if played.gesture.is_none() => written_text(&played.written),
        Written::Move { .. } | Written::Text(_) => replay.move_text(played),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use scoresheet_record::log::Stamp;
    use scoresheet_record::men::Square;
    use scoresheet_record::notation::MoveText;
    use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
    use scoresheet_record::setup::SetUp;

    use super::*;
    use crate::pgn;

    #[test]
    fn a_sheet_is_written_and_read_back_with_its_gaps_and_illegal_moves() {
        let at = Stamp { wall: "2026-05-01T10:00:00+02:00".parse().unwrap(), since_start: Duration::ZERO };
        let mut recorder = Recorder::new(vec![("White".to_owned(), "A".to_owned())], SetUp::default(), at);
        let tapped = |from, to| Writing::Squares { from, to, promotion: None };
        for writing in [
            tapped(Square::E2, Square::E4),
            tapped(Square::F7, Square::F6),
            tapped(Square::D1, Square::H5),
            // Black is in check and does something else.
            tapped(Square::A7, Square::A6),
            Writing::Dash,
            Writing::Illegible(MoveText::new("N?3")),
            Writing::Tick,
        ] {
            recorder.apply(RecordAction::Write(writing), at).unwrap();
        }
        let pgn = pgn::write(&ExportGame::from(recorder.sheet()));
        assert!(pgn.contains("1. e4 f6 2. Qh5+ a7a6 3. -- -- {~N?3} 4. -- {+v} *"), "{pgn}");
        let read = pgn::read(pgn.as_bytes()).games;
        let cells: Vec<Written> = read[0].line().cells;
        assert_eq!(cells[3], Written::Text(MoveText::new("a7a6")), "an illegal move keeps its squares");
        assert_eq!(cells[4..], [Written::Dash, Written::Illegible(MoveText::new("N?3")), Written::Tick]);
    }
}
