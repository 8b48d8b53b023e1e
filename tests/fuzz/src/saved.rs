//! The saved log: damage is found and never invented, and whatever a player types comes back.

use std::time::Duration;

use scoresheet_record::clock::ClockText;
use scoresheet_record::log::{DrawMark, Log, Stamp};
use scoresheet_record::notation::MoveText;
use scoresheet_record::recorder::{RecordAction, Recorder, Writing};
use scoresheet_record::saved::{read_bytes, read_entry, write};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Sheet;

/// A recorder looks at the whole sheet now and then, so inputs stay small.
const LONGEST_GAME: usize = 60;

pub(super) fn property(bytes: &[u8]) {
    a_file_is_read_up_to_its_damage(bytes);
    for line in bytes.split(|byte| *byte == b'\n') {
        let _ = std::str::from_utf8(line).map(read_entry);
    }
    what_is_typed_comes_back(&String::from_utf8_lossy(bytes));
}

fn a_file_is_read_up_to_its_damage(bytes: &[u8]) {
    let Ok(read) = read_bytes(bytes) else { return };
    assert_eq!(read.damage.is_none(), read.rest.is_empty(), "only damage leaves a rest");
    assert!(bytes.ends_with(&read.rest), "the rest is the end of the file, byte for byte");
    assert!(read.log.verify().is_ok(), "what is read is one chain");
    is_read_back(&read.log);
    let _ = Sheet::of(&read.log);
}

fn is_read_back(log: &Log) {
    let written = write(log);
    let again = read_bytes(written.as_bytes());
    assert!(
        again.as_ref().is_ok_and(|again| again.log == *log && again.damage.is_none()),
        "{written}\nis read as {again:?}"
    );
}

/// The text as a game: its first line the header, each further word an entry.
fn what_is_typed_comes_back(text: &str) {
    let Ok(wall) = "2026-05-01T10:00:00+02:00".parse() else { return };
    let at = Stamp { wall, since_start: Duration::from_millis(text.len() as u64) };
    let (heading, moves) = text.split_once('\n').unwrap_or((text, text));
    let header = heading.split(';').map(|tag| tag.split_once('=').unwrap_or(("Event", tag)));
    let header = header.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let mut recorder = Recorder::new(header, SetUp::default(), at);
    for word in moves.split_whitespace().take(LONGEST_GAME) {
        let ply = recorder.sheet().last_ply();
        let action = match word.as_bytes() {
            [b'-', b'-', ..] => RecordAction::Write(Writing::Dash),
            [b'~', ..] => RecordAction::Write(Writing::Illegible(MoveText::new(word.trim_start_matches('~')))),
            [b'='] => RecordAction::DrawOffer { ply, mark: DrawMark::Offered },
            [b'@', ..] => {
                let reading = ClockText::read(word.trim_start_matches('@')).ok().map(|read| read.likeliest());
                RecordAction::Clock { ply, reading }
            }
            [b'<'] => RecordAction::Undo,
            _ => RecordAction::Write(Writing::Text(MoveText::new(word))),
        };
        let _ = recorder.apply(action, at);
    }
    is_read_back(recorder.log());
    let resumed = Recorder::resume(recorder.log().clone());
    assert_eq!(resumed.sheet(), recorder.sheet(), "a resumed game is the same sheet");
}
