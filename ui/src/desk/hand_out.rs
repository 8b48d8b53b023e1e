//! A game that is over, handed out.

use scoresheet_core::pgn::{self, PgnRecord};
use scoresheet_texts::Texts;

use super::effect::{FileKind, OutFile};
use super::game::SEAL_TAG;
use super::{Desk, Game, Origin};

/// For whom a game is written as PGN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Readers {
    /// This app and the record: everything that stands on the sheet.
    Ours,
    /// Every other program: what each of them takes, the rest in words.
    Others,
}

impl Desk {
    /// Whether the open game has to be written twice over, because no PGN that every program takes can hold it. While a
    /// game is played nothing is asked about it.
    #[must_use]
    pub fn is_written_twice(&self) -> bool {
        let over = self.game.as_ref().filter(|game| !game.is_in_play());
        over.is_some_and(|game| !PgnRecord::from(game.sheet()).is_clean())
    }

    /// The open game as PGN, once it is over.
    pub(super) fn pgn_file(&self, readers: Readers) -> Option<OutFile> {
        let game = self.game.as_ref().filter(|game| !game.is_in_play())?;
        let mut record = PgnRecord::from(game.sheet());
        if game.origin() == Origin::Recorded {
            record.tags.push(pgn::Tag::new(SEAL_TAG, &game.log().head().to_string()));
        }
        let is_clean = record.is_clean();
        if readers == Readers::Ours && !is_clean {
            return Some(file(game, FileKind::Pgn, pgn::write(&pgn::faithful(&record))));
        }
        let texts = Texts::new(self.settings.language);
        let parts = pgn::safe(&record, &|note| texts.say(note));
        let text = parts.iter().map(pgn::write).collect::<Vec<_>>().join("\n");
        let kind = if is_clean { FileKind::Pgn } else { FileKind::PgnForOthers };
        Some(file(game, kind, text))
    }
}

/// A file with a name by which the players find it.
pub(super) fn file(game: &Game, kind: FileKind, text: String) -> OutFile {
    let tag = |name: &str| game.sheet().tag(name).unwrap_or_default();
    let surname = |name: &str| -> String {
        name.split([',', ' ']).next().unwrap_or_default().chars().filter(|sign| sign.is_alphanumeric()).collect()
    };
    let parts = [tag("Date").replace(['.', '?'], ""), surname(tag("White")), surname(tag("Black"))];
    let mut name = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    if name.is_empty() {
        name = format!("game-{}", game.id.0);
    }
    let ending = match kind {
        FileKind::Pgn => "pgn",
        FileKind::PgnForOthers => "other-programs.pgn",
        FileKind::Log => "scoresheet.jsonl",
    };
    OutFile { name: format!("{name}.{ending}"), kind, text }
}
