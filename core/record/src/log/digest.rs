//! What the hash of a log entry covers, byte by byte. `docs/saved-format.md` describes it; neither may change without
//! the other, and what a committed fixture contains may never change.

use sha2::{Digest as _, Sha256};

use crate::cell::Written;
use crate::diagram::Gesture;
use crate::log::{Claimant, Claimed, DrawMark, Edit, Event, Hash, Logged, Presence, Stamp};
use crate::men::{CastlingSide, role_name, side_name};
use crate::setup::SetUp;

/// Names what is hashed, so that the hash of an entry can never be the hash of something else.
const DOMAIN: &str = "scoresheet-log entry 1";

/// The hash of an entry.
pub(super) fn of(entry: &Logged) -> Hash {
    let mut digest = Digest(Sha256::new());
    digest.text(DOMAIN);
    digest.0.update(entry.prev.0);
    digest.number(entry.seq.0);
    digest.stamp(&entry.at);
    digest.event(&entry.what);
    Hash(digest.0.finalize().into())
}

/// Numbers take eight bytes, signed, most significant first; a text is the number of its bytes in UTF-8, then these.
struct Digest(Sha256);

impl Digest {
    fn number(&mut self, number: impl Into<i64>) {
        self.0.update(number.into().to_be_bytes());
    }

    fn text(&mut self, text: &str) {
        self.number(i64::try_from(text.len()).unwrap_or(i64::MAX));
        self.0.update(text);
    }

    /// A number of items, then the items: none or one for an optional value.
    fn list<T>(&mut self, items: impl ExactSizeIterator<Item = T>, mut item: impl FnMut(&mut Self, T)) {
        self.number(i64::try_from(items.len()).unwrap_or(i64::MAX));
        for value in items {
            item(self, value);
        }
    }

    fn stamp(&mut self, at: &Stamp) {
        self.number(at.wall.timestamp_millis());
        self.number(at.offset_minutes());
        self.number(i64::try_from(at.since_start.as_millis()).unwrap_or(i64::MAX));
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::Opened { header, start } => {
                self.text("opened");
                self.list(header.iter(), |digest, (tag, value)| {
                    digest.text(tag);
                    digest.text(value);
                });
                self.setup(start);
            }
            Event::Edit(edit) => self.edit(edit),
            Event::Presence(presence) => self.presence(presence),
            Event::Claim(claimed) => self.claimed(claimed),
            Event::Unlock(unlock) => {
                self.text("unlock");
                self.text(unlock.id());
            }
            Event::Decision { text } => {
                self.text("decision");
                self.text(text);
            }
            Event::Result(result) => {
                self.text("result");
                self.text(result.figures());
            }
            Event::Signature { side } => {
                self.text("signature");
                self.text(side_name(*side));
            }
            Event::Closed => self.text("closed"),
        }
    }

    fn edit(&mut self, edit: &Edit) {
        self.text(edit_name(edit));
        match edit {
            Edit::Write { ply, written } | Edit::Insert { ply, written } | Edit::Correct { ply, to: written } => {
                self.number(ply.0);
                self.written(written);
            }
            Edit::Remove { ply } => self.number(ply.0),
            Edit::DrawOffer { ply, mark } => {
                self.number(ply.0);
                self.text(draw_mark_name(*mark));
            }
            Edit::Clock { ply, reading } => {
                self.number(ply.0);
                self.list(reading.iter(), |digest, reading| {
                    digest.number(i64::try_from(reading.in_tenths()).unwrap_or(i64::MAX));
                });
            }
            Edit::Header { tag, value } => {
                self.text(tag);
                self.text(value);
            }
            Edit::Position { diagram, next_move } => {
                self.setup(diagram);
                self.number(next_move.number.0);
                self.text(side_name(next_move.side));
            }
            Edit::Undo { seq } => self.number(seq.0),
        }
    }

    fn written(&mut self, written: &Written) {
        match written {
            Written::Move { gesture, text } => {
                self.text("move");
                self.gesture(gesture);
                self.list(text.iter(), |digest, text| digest.text(text.as_str()));
            }
            Written::Text(text) => {
                self.text("text");
                self.text(text.as_str());
            }
            Written::Illegible(text) => {
                self.text("illegible");
                self.text(text.as_str());
            }
            Written::Tick => self.text("tick"),
            Written::Dash => self.text("dash"),
            Written::Blank => self.text("blank"),
        }
    }

    fn gesture(&mut self, gesture: &Gesture) {
        match gesture {
            Gesture::Plain { from, to, promotion } => {
                self.text("plain");
                self.text(&from.to_string());
                self.text(&to.to_string());
                self.list(promotion.iter(), |digest, role| digest.text(role_name(*role)));
            }
            Gesture::Castle(CastlingSide::KingSide) => self.text("castle-king-side"),
            Gesture::Castle(CastlingSide::QueenSide) => self.text("castle-queen-side"),
        }
    }

    fn setup(&mut self, setup: &SetUp) {
        // Taken apart in full, so that a new field cannot be left out of the hash unnoticed.
        let SetUp { board, turn, castling_rooks, en_passant, quiet_plies, number, chess960 } = setup;
        self.text(&board.to_string());
        self.text(side_name(*turn));
        self.list(castling_rooks.into_iter(), |digest, square| digest.text(&square.to_string()));
        self.list(en_passant.iter(), |digest, square| digest.text(&square.to_string()));
        self.number(*quiet_plies);
        self.number(number.0);
        self.number(*chess960);
    }

    fn presence(&mut self, presence: &Presence) {
        match presence {
            Presence::AppStarted { build } => {
                self.text("app-started");
                self.text(build);
            }
            Presence::PageHidden => self.text("page-hidden"),
            Presence::PageShown => self.text("page-shown"),
            Presence::ClockJumped { ahead } => {
                self.text("clock-jumped");
                self.number(ahead.0);
            }
            Presence::Acknowledged { up_to } => {
                self.text("acknowledged");
                self.number(up_to.0);
            }
        }
    }

    fn claimed(&mut self, claimed: &Claimed) {
        let Claimed { kind, by, intended, step } = claimed;
        self.text("claim");
        self.text(kind);
        self.text(match by {
            Claimant::Player(side) => side_name(*side),
            Claimant::Director => "director",
        });
        self.list(intended.iter(), |digest, text| digest.text(text.as_str()));
        self.text(step.id());
    }
}

fn edit_name(edit: &Edit) -> &'static str {
    match edit {
        Edit::Write { .. } => "write",
        Edit::Correct { .. } => "correct",
        Edit::Insert { .. } => "insert",
        Edit::Remove { .. } => "remove",
        Edit::DrawOffer { .. } => "draw-offer",
        Edit::Clock { .. } => "clock",
        Edit::Header { .. } => "header",
        Edit::Position { .. } => "position",
        Edit::Undo { .. } => "undo",
    }
}

fn draw_mark_name(mark: DrawMark) -> &'static str {
    match mark {
        DrawMark::Offered => "offered",
        DrawMark::NotOffered => "not-offered",
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::log::Seq;
    use crate::ply::Ply;

    /// The example of `docs/saved-format.md`, put together by hand.
    #[test]
    fn the_hash_covers_the_bytes_that_the_document_says() {
        let at = Stamp {
            wall: "2026-05-01T10:00:00.250+02:00".parse().unwrap(),
            since_start: Duration::from_millis(61_000),
        };
        let gesture = Gesture::Plain { from: crate::men::Square::E2, to: crate::men::Square::E4, promotion: None };
        let written = Written::Move { gesture, text: Some(crate::notation::MoveText::new("e4")) };
        let entry =
            Logged { seq: Seq(1), at, prev: Hash([0xab; 32]), what: Event::Edit(Edit::Write { ply: Ply(1), written }) };
        let number = |number: i64| number.to_be_bytes().to_vec();
        let text = |text: &str| [number(i64::try_from(text.len()).unwrap()), text.as_bytes().to_vec()].concat();
        let bytes = [
            text("scoresheet-log entry 1"),
            vec![0xab; 32],
            number(1),
            number(1_777_622_400_250),
            number(120),
            number(61_000),
            text("write"),
            number(1),
            text("move"),
            text("plain"),
            text("e2"),
            text("e4"),
            number(0),
            number(1),
            text("e4"),
        ]
        .concat();
        assert_eq!(of(&entry), Hash(Sha256::digest(bytes).into()));
        let example = "6e48a3e31f80c8dd53596b82de1fbc1e2fd777c4cad7bc062a8e982775dc3bc6";
        assert_eq!(of(&entry).to_string(), example);
    }
}
