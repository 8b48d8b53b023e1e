//! The keys of the record screen. Nothing here knows or asks whether a move was right.

use scoresheet_record::clock::ClockReading;
use scoresheet_record::log::{DrawMark, Stamp};
use scoresheet_record::men::Square;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::recorder::{Outcome, RecordAction, RecordError, Writing};
use scoresheet_texts::UiText;

use super::action::RecordKey;
use super::effect::Effect;
use super::pen::{Asked, Tapped, Target};
use super::{Desk, Game, Place};

impl Desk {
    pub(super) fn record_key(&mut self, at: Stamp, key: RecordKey) -> Vec<Effect> {
        if let RecordKey::Focus(square) = key {
            return self.focus(square);
        }
        if self.place != Place::Record {
            return Vec::new();
        }
        let Some(game) = self.game.as_mut().filter(|game| game.may_write()) else { return Vec::new() };
        let asked_before = game.pen.asked.clone();
        let done = settle_before(game, &key, at).and_then(|()| press(game, key, at));
        game.show();
        let focus = focus_after(game, asked_before.as_ref());
        self.notice = done.unwrap_or_else(|error| Some(refusal(&error)));
        focus.map(Effect::Focus).into_iter().collect()
    }

    fn focus(&mut self, square: Square) -> Vec<Effect> {
        if let Some(game) = &mut self.game {
            game.pen.focus = square;
        }
        vec![Effect::Focus(square.to_string())]
    }
}

/// The id of the first answer to a question about the next entry.
pub const FIRST_ANSWER: &str = "first-answer";

/// The id of the field for typed moves.
pub const TYPED_MOVE: &str = "typed-move";

/// Where the keyboard goes on when a question has come or gone: into it, and back to where it came from.
fn focus_after(game: &Game, asked_before: Option<&Asked>) -> Option<String> {
    match (asked_before, &game.pen.asked) {
        (None, Some(Asked::Promotion { .. })) => Some(FIRST_ANSWER.to_owned()),
        (Some(Asked::Promotion { .. }), None) => Some(game.pen.focus.to_string()),
        // Whoever types goes on typing: an answer under the Enter key would be given by the next move.
        (Some(Asked::Which { .. }), None) => Some(TYPED_MOVE.to_owned()),
        (None, Some(Asked::Which { .. }) | None) | (Some(_), Some(_)) => None,
    }
}

/// What is said after a key, if anything.
type Said = Result<Option<UiText>, RecordError>;

fn press(game: &mut Game, key: RecordKey, at: Stamp) -> Said {
    match key {
        RecordKey::Focus(_) => Ok(None),
        RecordKey::Tap(square) => {
            let diagram = diagram_before_target(game);
            match game.pen.tap(square, &diagram) {
                Tapped::Waiting => Ok(None),
                Tapped::Squares { from, to } => write(game, Writing::Squares { from, to, promotion: None }, at),
            }
        }
        RecordKey::Promote(role) => match game.pen.promote(role) {
            Some((from, to, promotion)) => write(game, Writing::Squares { from, to, promotion }, at),
            None => Ok(None),
        },
        RecordKey::Castle(side) => write(game, Writing::Castle(side), at),
        RecordKey::Type(text) => match typed_answer(game, &text) {
            Some(index) => press(game, RecordKey::Which(index), at),
            None if text.trim().chars().count() > LONGEST_MOVE => Ok(Some(UiText::NoticeTooLong)),
            None => write(game, Writing::Text(MoveText::new(&text)), at),
        },
        RecordKey::Which(index) => match game.pen.asked.take() {
            Some(Asked::Which { text, gestures }) => match gestures.get(index) {
                Some(gesture) => write(game, Writing::TextAs { text, gesture: *gesture }, at),
                None => Ok(None),
            },
            Some(Asked::Promotion { .. }) | None => Ok(None),
        },
        RecordKey::DropQuestion => {
            game.pen.asked = None;
            game.pen.selected = None;
            Ok(None)
        }
        RecordKey::Dash => write(game, Writing::Dash, at),
        RecordKey::Blank => write(game, Writing::Blank, at),
        RecordKey::Illegible(text) => {
            let text: String = text.trim().chars().take(LONGEST_MOVE).collect();
            write(game, Writing::Illegible(MoveText::new(&text)), at)
        }
        RecordKey::Undo => {
            game.pen.lift();
            game.record(RecordAction::Undo, at)?;
            Ok(Some(UiText::NoticeTakenBack))
        }
        RecordKey::DrawOffer => draw_offer(game, at),
        RecordKey::Clock(text) => clock(game, &text, at),
        RecordKey::Pick(ply) => {
            let again = game.pen.picked() == Some(ply);
            game.pen.lift();
            game.pen.target = if again { Target::Next } else { Target::Correct(ply) };
            Ok(None)
        }
        RecordKey::InsertBefore => {
            if let Some(ply) = game.pen.picked() {
                game.pen.target = Target::Before(ply);
            }
            Ok(None)
        }
        RecordKey::Remove => {
            let Some(ply) = game.pen.picked() else { return Ok(None) };
            game.pen.lift();
            game.record(RecordAction::Remove { ply }, at)?;
            Ok(Some(UiText::NoticeTakenOut { label: label(game, ply) }))
        }
        RecordKey::Unpick => {
            game.pen.lift();
            Ok(None)
        }
    }
}

/// The most signs of a typed move. The longest spelling of a move has fewer, and what is longer is a note, which a
/// scoresheet may not hold (US 20C, FIDE 8.1.4).
pub const LONGEST_MOVE: usize = 24;

/// Whether a key goes on with the question that is open, or leaves it.
fn answers(game: &Game, key: &RecordKey) -> bool {
    match key {
        RecordKey::Promote(_) | RecordKey::Which(_) | RecordKey::DropQuestion | RecordKey::Undo => true,
        RecordKey::Tap(_) | RecordKey::Focus(_) => matches!(game.pen.asked, Some(Asked::Promotion { .. })),
        RecordKey::Type(text) => text.trim().is_empty() || typed_answer(game, text).is_some(),
        RecordKey::Castle(_)
        | RecordKey::Dash
        | RecordKey::Blank
        | RecordKey::Illegible(_)
        | RecordKey::DrawOffer
        | RecordKey::Clock(_)
        | RecordKey::Pick(_)
        | RecordKey::InsertBefore
        | RecordKey::Remove
        | RecordKey::Unpick => false,
    }
}

/// Typed squares that stand among the answers to the question which move was meant.
fn typed_answer(game: &Game, text: &str) -> Option<usize> {
    let Some(Asked::Which { gestures, .. }) = &game.pen.asked else { return None };
    gestures.iter().position(|gesture| gesture.by_squares().to_string() == text.trim())
}

/// Before a key that leaves a question, what was asked about is written as far as it is known, so that nothing that was
/// entered is lost: a text as it was typed, a pawn as a pawn.
fn settle_before(game: &mut Game, key: &RecordKey, at: Stamp) -> Result<(), RecordError> {
    if answers(game, key) { Ok(()) } else { settle(game, at) }
}

/// Writes what is asked about as far as it is known.
pub(super) fn settle(game: &mut Game, at: Stamp) -> Result<(), RecordError> {
    let Some(asked) = game.pen.asked.take() else { return Ok(()) };
    match asked {
        Asked::Promotion { from, to } => {
            write(game, Writing::Squares { from, to, promotion: None }, at)?;
        }
        Asked::Which { text, .. } => {
            write(game, Writing::Undecided(text), at)?;
        }
    }
    Ok(())
}

/// Writes where the pen is.
fn write(game: &mut Game, writing: Writing, at: Stamp) -> Said {
    let text = match &writing {
        Writing::Text(text) => Some(text.clone()),
        _ => None,
    };
    let (ply, action) = match game.pen.target {
        Target::Next => (game.sheet().next_ply(), RecordAction::Write(writing)),
        Target::Correct(ply) => (ply, RecordAction::Correct { ply, to: writing }),
        Target::Before(ply) => (ply, RecordAction::Insert { ply, writing }),
    };
    match game.record(action, at)? {
        Outcome::Recorded(_) => {
            game.pen.lift();
            Ok(Some(entered(game, ply)))
        }
        Outcome::Ask(gestures) => {
            game.pen.selected = None;
            game.pen.asked = text.map(|text| Asked::Which { text, gestures });
            Ok(None)
        }
    }
}

/// What has been entered, as it stands on the sheet.
fn entered(game: &Game, ply: Ply) -> UiText {
    let text = crate::view::cell_text(game.recorder(), ply);
    UiText::NoticeEntered { label: label(game, ply), text }
}

fn label(game: &Game, ply: Ply) -> String {
    game.sheet().numbering().label(ply).map(|label| label.to_string()).unwrap_or_default()
}

/// The cell that a sign or a time belongs to: the one picked, else the last.
fn cell_in_hand(game: &Game) -> Option<Ply> {
    let ply = game.pen.picked().unwrap_or(game.sheet().last_ply());
    game.sheet().entry(ply).map(|_| ply)
}

fn draw_offer(game: &mut Game, at: Stamp) -> Said {
    let Some(ply) = cell_in_hand(game) else { return Ok(Some(UiText::NoticeNoEntryYet)) };
    let mark = match game.sheet().entry(ply).map(|entry| entry.draw_offer) {
        Some(DrawMark::Offered) => DrawMark::NotOffered,
        Some(DrawMark::NotOffered) | None => DrawMark::Offered,
    };
    game.record(RecordAction::DrawOffer { ply, mark }, at)?;
    Ok(Some(entered(game, ply)))
}

fn clock(game: &mut Game, text: &str, at: Stamp) -> Said {
    let Some(ply) = cell_in_hand(game) else { return Ok(Some(UiText::NoticeNoEntryYet)) };
    let reading = match text.trim() {
        "" => None,
        text => match clock_typed(text) {
            Some(reading) => Some(reading),
            None => return Ok(Some(UiText::NoticeNoTime { text: text.to_owned() })),
        },
    };
    game.record(RecordAction::Clock { ply, reading }, at)?;
    Ok(Some(entered(game, ply)))
}

/// A time as players note it: `91` and `1:31` are an hour and thirty-one minutes, `0:04` four minutes; seconds only with
/// hours and minutes before them.
#[must_use]
pub fn clock_typed(text: &str) -> Option<ClockReading> {
    let text = text.trim().replace('.', ":");
    match text.split(':').count() {
        1 => text.parse().ok().filter(|minutes| *minutes < 6_000).map(ClockReading::from_minutes),
        2 => format!("{text}:00").parse().ok(),
        _ => text.parse().ok(),
    }
}

/// The diagram on which the pen writes.
fn diagram_before_target(game: &Game) -> scoresheet_record::diagram::Diagram {
    match game.pen.picked() {
        None => game.recorder().diagram().clone(),
        Some(ply) => game.sheet().diagram_after(ply.previous().unwrap_or(Ply::START)),
    }
}

fn refusal(error: &RecordError) -> UiText {
    match error {
        RecordError::EmptyText { .. } => UiText::NoticeEmptyText,
        RecordError::NothingToUndo => UiText::NoticeNothingToTakeBack,
        RecordError::Misplaced(_) | RecordError::NotANote => UiText::NoticeNoPlace,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wish 34 of `peers.md`: minutes alone, `91` = 1:31.
    #[test]
    fn times_are_read_as_players_note_them() {
        for (text, read) in [
            ("91", Some("1:31:00")),
            ("1:31", Some("1:31:00")),
            ("1.31", Some("1:31:00")),
            ("0:04", Some("4:00")),
            ("5", Some("5:00")),
            ("1:04:30", Some("1:04:30")),
            ("1:61", None),
            ("x", None),
            ("-5", None),
            ("6000", None),
        ] {
            assert_eq!(clock_typed(text).map(|reading| reading.to_string()).as_deref(), read, "{text}");
        }
    }
}
