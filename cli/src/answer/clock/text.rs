//! What the text of a clock says.

use serde_json::{Map, Value, json};

use scoresheet_core::pgn::{
    CommentPiece, PgnOddity, clock_oddity, comment_pieces, elapsed_oddity, time_command_oddities,
};
use scoresheet_record::clock::{
    ClockContext, ClockForm, ClockReading, ClockText, ControlTag, ElapsedText, Ground, TakenReading,
};

use super::{Answer, Asked, seconds};

/// Tells what the commands of a comment say. The readings of the clock, several if it is open which is meant.
pub(super) fn tell_comment(comment: &str, asked: &Asked, answer: &mut Answer) -> Vec<ClockReading> {
    let inside = comment.trim().strip_prefix('{').unwrap_or(comment);
    let pieces = comment_pieces(inside.trim().strip_suffix('}').unwrap_or(inside));
    let command = |wanted: &str| {
        pieces.iter().find_map(|piece| match *piece {
            CommentPiece::Command { name, text, .. } if name.eq_ignore_ascii_case(wanted) => Some(text),
            CommentPiece::Command { .. } | CommentPiece::Words(_) => None,
        })
    };
    tell_commands(&pieces, answer);
    answer.warnings.extend(time_command_oddities(&pieces));
    if let Some(text) = command("eval") {
        tell_eval(text, answer);
    }
    if let Some(text) = command("emt") {
        tell_elapsed(text, answer);
    }
    match (command("clk"), pieces.as_slice()) {
        (Some(text), _) => tell_clock(text, asked, answer),
        // A time alone, without a command.
        (None, [CommentPiece::Words(words)]) => tell_clock(words, asked, answer),
        (None, _) => Vec::new(),
    }
}

fn tell_commands(pieces: &[CommentPiece<'_>], answer: &mut Answer) {
    let mut commands = Map::new();
    let mut words: Vec<&str> = Vec::new();
    for piece in pieces {
        match *piece {
            CommentPiece::Words(text) => words.extend(text.split_whitespace()),
            CommentPiece::Command { name, text, .. } => {
                commands.entry(name.to_ascii_lowercase()).or_insert_with(|| json!(text));
            }
        }
    }
    answer.set("commands", Value::Object(commands));
    answer.set("words", json!(words.join(" ")));
}

/// `0.25`, `0.25,18` with its depth, or `#-3`, a mate.
fn tell_eval(text: &str, answer: &mut Answer) {
    let (value, depth) = text.split_once(',').map_or((text, None), |(value, depth)| (value, Some(depth)));
    let value = value.trim();
    if let Some(moves) = value.strip_prefix('#') {
        answer.set("eval", json!(value));
        answer.set("mate", json!(moves.parse::<i32>().ok()));
    } else {
        let number = value.strip_prefix('+').unwrap_or(value);
        let whole = number.parse::<i64>().ok().map(|whole| json!(whole));
        let pawns = number.parse::<f64>().ok().filter(|pawns| pawns.is_finite()).map(|pawns| json!(pawns));
        answer.set("eval", whole.or(pawns).unwrap_or(Value::Null));
    }
    if let Some(depth) = depth.and_then(|depth| depth.trim().parse::<u32>().ok()) {
        answer.set("eval_depth", json!(depth));
    }
}

fn tell_elapsed(text: &str, answer: &mut Answer) {
    let millis = |time: std::time::Duration| u64::try_from(time.as_millis()).map_or(Value::Null, seconds);
    match ElapsedText::read(text) {
        Ok(read) => {
            answer.set("emt_s", millis(read.likeliest));
            answer.set("status", json!(if read.other.is_some() { "ambiguous" } else { status_of_form(read.form) }));
            if let Some(other) = read.other {
                answer.set("emt_candidates_s", json!([millis(read.likeliest), millis(other)]));
                answer.set("emt_preferred_s", millis(read.likeliest));
            }
            answer.warnings.extend(elapsed_oddity(text, &read));
        }
        Err(why) => {
            answer.set("emt_s", Value::Null);
            answer.refuse(&why.to_string());
            answer.warnings.push(PgnOddity::BadElapsed { text: text.to_owned() });
        }
    }
}

/// Tells what a written time says, and returns the readings that remain possible.
pub(super) fn tell_clock(text: &str, asked: &Asked, answer: &mut Answer) -> Vec<ClockReading> {
    let read = match ClockText::read(text) {
        Ok(read) => read,
        Err(why) => {
            answer.set("clock_s", Value::Null);
            answer.set("keep_text", json!(true));
            answer.refuse(&why.to_string());
            answer.warnings.push(PgnOddity::BadClock { text: text.to_owned() });
            return Vec::new();
        }
    };
    let context = ClockContext {
        control: asked.control.as_ref().and_then(ControlTag::sure_control),
        own_moves_completed: asked.own_moves_completed,
        previous: asked.previous,
    };
    let taken = read.taken(&context);
    tell_taken(&read, &taken, answer);
    answer.warnings.extend(clock_oddity(text, &read, &taken));
    match taken.ground {
        Ground::Convention => read.readings().collect(),
        Ground::Text | Ground::Control | Ground::PreviousExcludes | Ground::NearPrevious => vec![taken.reading],
    }
}

fn tell_taken(read: &ClockText, taken: &TakenReading, answer: &mut Answer) {
    let millis = |reading: ClockReading| seconds(reading.in_millis());
    let candidates: Vec<Value> = read.readings().map(millis).collect();
    // Where nothing but a convention speaks for it, no reading is told as the one.
    let (told, status, decided_by) = match taken.ground {
        Ground::Text => (millis(taken.reading), status_of_form(read.form()), "text"),
        Ground::Control => (millis(taken.reading), "ok_lenient", "time_control"),
        Ground::PreviousExcludes => (millis(taken.reading), "ok_lenient", "previous_clock"),
        Ground::NearPrevious => (millis(taken.reading), "ambiguous", "previous_clock"),
        Ground::Convention => (Value::Null, "ambiguous", "convention"),
    };
    answer.set("clock_s", told);
    answer.set("status", json!(status));
    answer.set("candidates_s", json!(candidates));
    answer.set("preferred_s", millis(taken.reading));
    answer.set("decided_by", json!(decided_by));
    answer.set("clock_text", json!(taken.reading.with_hours()));
}

fn status_of_form(form: ClockForm) -> &'static str {
    match form {
        ClockForm::Full => "ok",
        ClockForm::Loose | ClockForm::TwoNumbers | ClockForm::Number | ClockForm::Seconds | ClockForm::Units => {
            "ok_lenient"
        }
    }
}
