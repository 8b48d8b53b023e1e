//! Whether a clock can show a time under its control.

use serde_json::{Value, json};

use scoresheet_record::clock::{
    Addition, ClockReading, ControlDoubt, ControlTag, FirstDisplay, Period, PreviousReading, TimeControl,
};

use super::{Answer, Asked, seconds};

pub(super) fn tell(asked: &Asked, readings: &[ClockReading], answer: &mut Answer) {
    let Some(control) = asked.control.as_ref().and_then(ControlTag::control) else { return };
    let Some(moves) = asked.own_moves_completed.or_else(|| any_number_of_moves(control)) else { return };
    answer.set("max_clock_s", json!(control.most_on_clock(moves, FirstDisplay::BaseAndIncrement).0));
    answer.set("max_clock_pgn_s", json!(control.most_on_clock(moves, FirstDisplay::Base).0));
    answer.set("period", json!(control.period_at(moves).number()));
    if readings.is_empty() {
        return;
    }
    let in_seconds = can_show(control, asked, readings);
    let minutes = match asked.control.as_ref().and_then(|tag| tag.doubt.as_ref()) {
        Some(ControlDoubt::InMinutes(control)) => Some(can_show(control, asked, readings)),
        Some(ControlDoubt::FreeForm | ControlDoubt::MayMean(_) | ControlDoubt::Unreadable) | None => None,
    };
    // Where it is open whether seconds or minutes are meant, only what both allow is told.
    let told = minutes.is_none_or(|minutes| minutes == in_seconds);
    answer.set("possible", if told { json!(in_seconds) } else { Value::Null });
    if let Some(minutes) = minutes {
        answer.set("possible_in_minutes", json!(minutes));
    }
    if let [reading] = readings {
        tell_used(control, asked, *reading, answer);
    }
}

/// Where neither increments nor further periods change what a clock shows at most, any number of moves will do.
fn any_number_of_moves(control: &TimeControl) -> Option<u32> {
    let kept = |period: &Period| period.addition.kept().0 > 0 || !period.is_sudden_death();
    (!control.periods().any(kept)).then_some(0)
}

/// `None` where the readings differ.
fn can_show(control: &TimeControl, asked: &Asked, readings: &[ClockReading]) -> Option<bool> {
    let moves = asked.own_moves_completed.unwrap_or(0);
    let follows =
        |reading: ClockReading| asked.previous.is_none_or(|previous| reading <= most_after(control, asked, previous));
    let mut answers = readings.iter().map(|reading| control.can_show(*reading, moves) && follows(*reading));
    let first = answers.next()?;
    answers.all(|answer| answer == first).then_some(first)
}

fn most_after(control: &TimeControl, asked: &Asked, previous: PreviousReading) -> ClockReading {
    let after = asked.own_moves_completed.unwrap_or(1);
    previous.reading.plus(control.most_added(previous.own_moves_completed.unwrap_or(after.saturating_sub(1)), after))
}

/// The time used: since the previous reading, or in all. That a delay was not used up is not seen on a clock.
fn tell_used(control: &TimeControl, asked: &Asked, reading: ClockReading, answer: &mut Answer) {
    if control.periods().any(|period| matches!(period.addition, Addition::Delay(_) | Addition::Sandclock)) {
        return;
    }
    let used = |most: ClockReading| most.in_millis().checked_sub(reading.in_millis()).map_or(Value::Null, seconds);
    if let Some(previous) = asked.previous {
        answer.set("used_s", used(most_after(control, asked, previous)));
    }
    if let Some(moves) = asked.own_moves_completed {
        let most = |display| ClockReading::from_seconds(control.most_on_clock(moves, display).0);
        answer.set("used_in_all_pgn_s", used(most(FirstDisplay::Base)));
        answer.set("used_in_all_fide_s", used(most(FirstDisplay::BaseAndIncrement)));
    }
}
