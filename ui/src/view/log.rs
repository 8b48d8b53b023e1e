//! The log of the device in words. It knows what was done, and nothing of whether it was right.

use std::time::Duration;

use scoresheet_record::log::{Edit, Event, Log, Logged, Presence, Stamp};
use scoresheet_record::ply::Ply;
use scoresheet_record::sheet::Sheet;
use scoresheet_texts::UiText;

use crate::desk::PREVIOUS_TAG;
use crate::view::sheet::written_plainly;

/// A line of the director's view of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// When, by the device's clock.
    pub time: String,
    /// What.
    pub text: UiText,
}

/// What the director should know of the log: corrections, presence, the lock, claims. Plain entries are on the sheet.
#[must_use]
pub fn log_lines(log: &Log) -> Vec<LogLine> {
    let sheet = Sheet::of(log);
    let label = |ply: Ply| sheet.numbering().label(ply).map(|label| label.to_string()).unwrap_or_default();
    let mut hidden_at = None;
    let mut lines = Vec::new();
    for logged in log.entries() {
        let text = match &logged.what {
            Event::Edit(edit) => edit_line(log, edit, label),
            Event::Presence(presence) => presence_line(presence, logged, &mut hidden_at),
            Event::Unlock(unlock) => Some(UiText::LogLock { what: unlock.id() }),
            Event::Claim(claimed) => Some(UiText::LogClaim {
                by: claimed.by.to_string(),
                kind: claimed.kind.clone(),
                step: claimed.step.id(),
            }),
            Event::Decision { text } => Some(UiText::LogDecision { text: text.clone() }),
            Event::Result(result) => Some(UiText::LogResult { figures: result.figures().to_owned() }),
            Event::Signature { side } => Some(UiText::LogSigned { side: *side }),
            Event::Closed => Some(UiText::LogClosed),
            Event::Opened { header, .. } => {
                let previous = header.iter().find(|(tag, _)| tag == PREVIOUS_TAG).map(|(_, told)| told.clone());
                Some(UiText::LogOpened { previous })
            }
        };
        let time = logged.at.wall.format("%H:%M:%S").to_string();
        lines.extend(text.map(|text| LogLine { time, text }));
    }
    lines.reverse();
    lines
}

fn edit_line(log: &Log, edit: &Edit, label: impl Fn(Ply) -> String) -> Option<UiText> {
    Some(match edit {
        Edit::Write { .. } | Edit::DrawOffer { .. } | Edit::Clock { .. } => return None,
        Edit::Correct { ply, to } => UiText::LogCorrected { label: label(*ply), to: written_plainly(to) },
        Edit::Insert { ply, written } => UiText::LogInserted { label: label(*ply), to: written_plainly(written) },
        Edit::Remove { ply } => UiText::LogRemoved { label: label(*ply) },
        Edit::Header { tag, .. } => UiText::LogHeader { tag: tag.clone() },
        Edit::Position { next_move, .. } => UiText::LogDiagram { label: next_move.to_string() },
        Edit::Undo { seq } => {
            let undone = log.entries().get(seq.0 as usize).map(|undone| &undone.what);
            let entry = match undone {
                Some(Event::Edit(Edit::Write { ply, written: to } | Edit::Correct { ply, to })) => {
                    Some(format!("{} {}", label(*ply), written_plainly(to)))
                }
                _ => None,
            };
            UiText::LogTakenBack { entry }
        }
    })
}

fn presence_line(presence: &Presence, logged: &Logged, hidden_at: &mut Option<Stamp>) -> Option<UiText> {
    match presence {
        Presence::AppStarted { build } => Some(match hidden_at.take() {
            // The clock that only goes forward begins anew with the app, so the wall clock must do.
            Some(since) => {
                let away = logged.at.wall.signed_duration_since(since.wall).to_std().unwrap_or_default();
                UiText::LogHiddenTillStart { span: minutes_and_seconds(away) }
            }
            None => UiText::LogStarted { build: build.clone() },
        }),
        Presence::PageHidden => {
            *hidden_at = Some(logged.at);
            None
        }
        Presence::PageShown => {
            let away = logged.at.since_start.saturating_sub(hidden_at.take()?.since_start);
            Some(UiText::LogHidden { span: minutes_and_seconds(away) })
        }
        Presence::ClockJumped { ahead } => Some(UiText::LogClockJumped { seconds: ahead.0 / 1000 }),
        Presence::Acknowledged { .. } => Some(UiText::LogAcknowledged),
    }
}

fn minutes_and_seconds(span: Duration) -> String {
    let seconds = span.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
