//! What a time control says.

use serde_json::{Value, json};

use scoresheet_core::pgn::control_oddity;
use scoresheet_record::clock::{
    Addition, ControlDoubt, ControlMeaning, ControlTag, FideClass, FirstDisplay, Period, TimeControl, UsClass,
};

use super::Answer;

pub(super) fn tell(tag: &ControlTag, written: &str, answer: &mut Answer) {
    answer.set("text", json!(written));
    // Whatever it means, the tag is kept as it is written.
    answer.set("keep_text", json!(true));
    answer.set("kind", json!(kind(tag)));
    answer.set("status", json!(status(tag)));
    if let ControlMeaning::Unread(why) = &tag.meaning {
        answer.set("reason", json!(why.to_string()));
    }
    if let Some(control) = tag.control() {
        tell_control(control, answer);
    }
    match &tag.doubt {
        Some(ControlDoubt::MayMean(control)) => answer.set("may_mean_periods", periods(control)),
        Some(ControlDoubt::InMinutes(control)) => answer.set("in_minutes_periods", periods(control)),
        Some(ControlDoubt::FreeForm | ControlDoubt::Unreadable) | None => {}
    }
    answer.warnings.extend(control_oddity(written, tag));
}

/// The kinds of PGN 9.6.1.
fn kind(tag: &ControlTag) -> &'static str {
    let control = match &tag.meaning {
        ControlMeaning::Unknown => return "unknown",
        ControlMeaning::Untimed => return "none",
        ControlMeaning::Unread(_) => return "unparsed",
        ControlMeaning::Control(control) => control,
    };
    let mut periods = control.periods();
    match (periods.next(), periods.next()) {
        (Some(Period { addition: Addition::Sandclock, .. }), None) => "sandclock",
        (Some(Period { moves: Some(_), .. }), None) => "moves",
        (Some(Period { addition: Addition::Increment(_), .. }), None) => "increment",
        (Some(Period { addition: Addition::Delay(_), .. }), None) => "delay",
        (Some(Period { addition: Addition::None, .. }), None) => "sudden_death",
        (_, Some(_)) | (None, None) => "periods",
    }
}

fn status(tag: &ControlTag) -> &'static str {
    match (&tag.meaning, &tag.doubt) {
        (ControlMeaning::Unread(_), _) => "unreadable",
        (_, Some(ControlDoubt::FreeForm)) => "ok_lenient",
        (ControlMeaning::Unknown | ControlMeaning::Untimed | ControlMeaning::Control(_), _) => "ok",
    }
}

fn tell_control(control: &TimeControl, answer: &mut Answer) {
    answer.set("periods", periods(control));
    answer.set("pgn", json!(control.to_string()));
    if let Some(first) = control.periods().next() {
        answer.set("moves", json!(first.moves));
        answer.set("base_s", json!(first.base.0));
        let (name, value) = addition(first);
        answer.set(name, value);
    }
    answer.set("pgn_base_display_s", json!(control.first_display(FirstDisplay::Base).0));
    answer.set("fide_first_display_s", json!(control.first_display(FirstDisplay::BaseAndIncrement).0));
    answer.set("us_class", json!(control.us_class().map(us_class)));
    answer.set("fide_class", json!(control.fide_class().map(fide_class)));
}

fn periods(control: &TimeControl) -> Value {
    let period = |period: &Period| {
        let (name, value) = addition(period);
        json!({ "moves": period.moves, "base_s": period.base.0, name: value })
    };
    Value::Array(control.periods().map(period).collect())
}

/// What a period gives for each move, and its name; an increment of zero where it gives nothing.
fn addition(period: &Period) -> (&'static str, Value) {
    match period.addition {
        Addition::None => ("inc_s", json!(0)),
        Addition::Increment(seconds) => ("inc_s", json!(seconds.0)),
        Addition::Delay(seconds) => ("delay_s", json!(seconds.0)),
        Addition::Sandclock => ("sandclock", json!(true)),
    }
}

fn us_class(class: UsClass) -> &'static str {
    match class {
        UsClass::Regular => "regular",
        UsClass::Dual => "dual",
        UsClass::Quick => "quick",
        UsClass::Blitz => "blitz",
    }
}

fn fide_class(class: FideClass) -> &'static str {
    match class {
        FideClass::Standard => "standard",
        FideClass::Rapid => "rapid",
        FideClass::Blitz => "blitz",
    }
}
