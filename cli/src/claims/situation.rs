//! A block turned into a case: rules, record, claim, what the director knows, what is expected.

use std::str::FromStr;

use scoresheet_record::claim::{Claim, ClaimKind, Claimant, FlagDown, Known, Situation};
use scoresheet_record::clock::{ClockReading, TimeControl};
use scoresheet_record::men::Color;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::Ply;
use scoresheet_record::rulebook::{
    Change, Citation, Cited, Conditions, Edition, EventRules, Recording, Supervision, TimeClass, Variation,
};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Line;

use super::ClaimsError;
use super::block::{Block, Field, items};
use super::expected::Expected;
use super::movetext;

/// What a case asks.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// A claim that can be judged.
    Claim(Claim),
    /// A claim of the format that this version does not rule on.
    NotYet(String),
}

/// A case.
#[derive(Debug)]
pub(super) struct Situated {
    pub(super) name: String,
    pub(super) rules: EventRules,
    pub(super) line: Line,
    pub(super) as_of: Option<Ply>,
    pub(super) now: Situation,
    pub(super) asked: Asked,
    pub(super) expected: Expected,
}

/// Claims of the format that are not draw claims by repetition or move count.
const NOT_YET: [&str; 18] = [
    "time",
    "both-flags",
    "illegal-move",
    "dead-position",
    "insufficient-material",
    "checkmate",
    "stalemate",
    "resigns",
    "late",
    "wrong-setup",
    "colours-reversed",
    "board-turned",
    "scorekeeping-excused",
    "count-moves",
    "insufficient-losing-chances",
    "noise",
    "recording-ahead",
    "draw-offer",
];

impl Block {
    pub(super) fn situated(&self) -> Result<Situated, ClaimsError> {
        let name = self.need("case")?.value.clone();
        let book = self.need("book")?;
        let edition: Edition = parsed(book, &book.value)?;
        let start = match self.get("fen") {
            Some(fen) => SetUp::from_fen(&fen.value).map_err(|error| ClaimsError::new(fen.line, error.to_string()))?,
            None => SetUp::default(),
        };
        let cells = self.get("moves").map(|moves| movetext::cells(moves, &start)).transpose()?.unwrap_or_default();
        let (now, as_of) = self.now(cells.len())?;
        Ok(Situated {
            name,
            rules: self.rules(edition)?,
            line: Line { start, cells, ..Line::default() },
            as_of,
            now,
            asked: asked(self.need("claim")?)?,
            expected: Expected::read(self.need("expect")?, &self.expected)?,
        })
    }

    fn need(&self, key: &str) -> Result<&Field, ClaimsError> {
        let missing = || ClaimsError::new(self.line, format!("the case has no line {key:?}"));
        self.get(key).filter(|field| !field.value.is_empty()).ok_or_else(missing)
    }

    fn rules(&self, edition: Edition) -> Result<EventRules, ClaimsError> {
        let mut conditions = Conditions::default();
        let mut changes = Vec::new();
        let Some(event) = self.get("event") else { return Ok(EventRules::resolve(edition, &conditions, &changes)) };
        for (name, value) in items(event)? {
            match name {
                "class" => conditions.class = Some(parsed::<TimeClass>(event, value)?),
                "control" => {
                    let control = TimeControl::parse(value);
                    conditions.control = control.map_err(|error| ClaimsError::new(event.line, error.to_string()))?;
                }
                "supervision" => conditions.supervision = Some(parsed::<Supervision>(event, value)?),
                "variations" => conditions.variations = variations(event, value)?,
                "pairs" => {
                    let pairs = Cited::new(parsed::<u32>(event, value)?, Citation::us("13C7"));
                    changes.push(Change::MissingPairs(pairs));
                }
                "recording" => conditions.recording = recording(event, value)?,
                "league" => {
                    if value != "marches" {
                        return Err(ClaimsError::new(event.line, format!("unknown league {value:?}; use marches")));
                    }
                }
                _ => return Err(unknown(event, name)),
            }
        }
        Ok(EventRules::resolve(edition, &conditions, &changes))
    }

    /// What the director knows, and the ply at which the record is frozen; there must be as many plies.
    fn now(&self, plies: usize) -> Result<(Situation, Option<Ply>), ClaimsError> {
        let mut now = Situation::default();
        let mut as_of = None;
        let Some(field) = self.get("now") else { return Ok((now, as_of)) };
        for (name, value) in items(field)? {
            match name {
                "pressed" => now.pressed = known(field, value)?,
                "touched" => now.touched = Some(parsed(field, value)?),
                "white-time" => now.white_time = Some(parsed::<ClockReading>(field, value)?),
                "black-time" => now.black_time = Some(parsed::<ClockReading>(field, value)?),
                "as-of" => as_of = Some(frozen(field, value, plies)?),
                "witness" | "seen-by-director" => {
                    // Either does for an observation (US 14C8).
                    let answer = known(field, value)?;
                    now.witnessed = if now.witnessed == Known::Yes { Known::Yes } else { answer };
                }
                "opponent-agrees" => now.opponent_agrees = known(field, value)?,
                // What draw claims by repetition and move count do not depend on.
                "flag" => now.flag_down = flag(field, value)?,
                "plies-played" => now.plies_played = Some(Ply(parsed(field, value)?)),
                "called-by" | "stopped" | "completed" | "sheet" | "round-start" | "white-arrived" | "black-arrived"
                | "offence" | "white" | "black" => {}
                _ => return Err(unknown(field, name)),
            }
        }
        Ok((now, as_of))
    }
}

fn frozen(field: &Field, text: &str, plies: usize) -> Result<Ply, ClaimsError> {
    let ply: u32 = parsed(field, text)?;
    if usize::try_from(ply).is_ok_and(|ply| ply <= plies) {
        return Ok(Ply(ply));
    }
    Err(ClaimsError::new(field.line, format!("as-of={ply} is beyond the record, which has {plies} plies")))
}

fn unknown(field: &Field, name: &str) -> ClaimsError {
    ClaimsError::new(field.line, format!("unknown item {name:?} in {}", field.key))
}

fn parsed<T: FromStr>(field: &Field, text: &str) -> Result<T, ClaimsError>
where
    T::Err: std::fmt::Display,
{
    text.parse().map_err(|error: T::Err| ClaimsError::new(field.line, format!("{text:?}: {error}")))
}

fn known(field: &Field, text: &str) -> Result<Known, ClaimsError> {
    match text {
        "yes" => Ok(Known::Yes),
        "no" => Ok(Known::No),
        "unknown" => Ok(Known::Unknown),
        _ => Err(ClaimsError::new(field.line, format!("{text:?} is neither yes nor no"))),
    }
}

fn flag(field: &Field, text: &str) -> Result<Option<FlagDown>, ClaimsError> {
    match text {
        "none" => Ok(None),
        "white" => Ok(Some(FlagDown::Of(Color::White))),
        "black" => Ok(Some(FlagDown::Of(Color::Black))),
        "both" => Ok(Some(FlagDown::Both)),
        _ => Err(ClaimsError::new(field.line, format!("{text:?} is none of none, white, black and both"))),
    }
}

fn recording(field: &Field, text: &str) -> Result<Recording, ClaimsError> {
    Ok(match known(field, text)? {
        Known::No => Recording::NotRequired,
        Known::Yes | Known::Unknown => Recording::Required,
    })
}

fn variations(field: &Field, list: &str) -> Result<Vec<Variation>, ClaimsError> {
    list.split(',').map(|text| parsed(field, text)).collect()
}

fn asked(field: &Field) -> Result<Asked, ClaimsError> {
    let mut words = field.value.split_whitespace();
    let by = match words.next() {
        Some("white") => Claimant::Player(Color::White),
        Some("black") => Claimant::Player(Color::Black),
        Some("director") => Claimant::Director,
        other => {
            let why = format!("a claim begins with white, black or director, not {:?}", other.unwrap_or(""));
            return Err(ClaimsError::new(field.line, why));
        }
    };
    let kind = words.next().unwrap_or("");
    if NOT_YET.contains(&kind) {
        return Ok(Asked::NotYet(kind.to_owned()));
    }
    let kind: ClaimKind = kind.parse().map_err(|_| {
        let known = ClaimKind::ALL.map(ClaimKind::id).join(", ");
        ClaimsError::new(field.line, format!("unknown claim {kind:?}; known are {known}, {}", NOT_YET.join(", ")))
    })?;
    let intending = match (words.next(), words.next()) {
        (None, _) => None,
        (Some("intending"), Some(text)) => Some(MoveText::new(text)),
        (Some(word), _) => {
            return Err(ClaimsError::new(field.line, format!("{word:?} is not understood; write intending MOVE")));
        }
    };
    Ok(Asked::Claim(Claim { by, kind, intending }))
}
