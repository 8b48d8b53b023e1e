//! The rules of one event: an edition, its conditions and its announced changes.

use std::str::FromStr;

use super::{Citation, Cited, DrawClaimRules, Edition, IllegalWindow, Penalty};
use crate::clock::{FideClass, Seconds, TimeControl, UsClass};

/// How fast a game is, in the words of its edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeClass {
    /// US regular.
    Regular,
    /// US dual: rated as regular and as quick.
    Dual,
    /// US quick.
    Quick,
    /// FIDE standard.
    Standard,
    /// FIDE rapid.
    Rapid,
    /// Blitz, of either.
    Blitz,
}

impl TimeClass {
    /// The class that the edition gives to a time control when nothing else was announced.
    #[must_use]
    pub fn of(edition: Edition, control: &TimeControl) -> Option<TimeClass> {
        match edition {
            Edition::Us2020 | Edition::Us2024 => control.us_class().map(|class| match class {
                UsClass::Regular => TimeClass::Regular,
                UsClass::Dual => TimeClass::Dual,
                UsClass::Quick => TimeClass::Quick,
                UsClass::Blitz => TimeClass::Blitz,
            }),
            Edition::Fide2014Rapid15 => Some(TimeClass::Rapid),
            Edition::Fide201707 | Edition::Fide2018 | Edition::Fide2023 => {
                control.fide_class().map(|class| match class {
                    FideClass::Standard => TimeClass::Standard,
                    FideClass::Rapid => TimeClass::Rapid,
                    FideClass::Blitz => TimeClass::Blitz,
                })
            }
        }
    }
}

/// A name that a file or command line uses and that is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown {what} {text:?}; use {known}")]
pub struct NameError {
    what: &'static str,
    text: String,
    known: &'static str,
}

impl FromStr for TimeClass {
    type Err = NameError;

    fn from_str(text: &str) -> Result<TimeClass, NameError> {
        Ok(match text {
            "regular" => TimeClass::Regular,
            "dual" => TimeClass::Dual,
            "quick" => TimeClass::Quick,
            "blitz" => TimeClass::Blitz,
            "standard" => TimeClass::Standard,
            "rapid" => TimeClass::Rapid,
            _ => {
                let known = "regular, dual, quick, standard, rapid or blitz";
                return Err(NameError { what: "time class", text: text.to_owned(), known });
            }
        })
    }
}

/// How closely a rapid or blitz event is supervised; it holds for the whole event (FIDE A.6, B.4; article 15.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// The Competition Rules apply (FIDE A.4, B.2; 15.3).
    Full,
    /// They do not (FIDE A.5, B.3; 15.4).
    Basic,
}

impl FromStr for Supervision {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Supervision, NameError> {
        match text {
            "full" => Ok(Supervision::Full),
            "basic" => Ok(Supervision::Basic),
            _ => Err(NameError { what: "supervision", text: text.to_owned(), known: "full or basic" }),
        }
    }
}

/// Whether the players of an event must keep score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Recording {
    /// They must.
    #[default]
    Required,
    /// The edition asks for none in this class.
    NotRequired,
}

/// A variation of the rules that an event may announce.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variation {
    /// The director is a witness only (US 11H1).
    WitnessOnly,
    /// Another time of grace for late players (US 13D1).
    LateArrival,
    /// Claims of insufficient losing chances (US 14H).
    LosingChances,
    /// Writing before moving, on paper (US 15A Variation I).
    WriteFirst,
    /// FIDE Guidelines III, for games without increment.
    GuidelinesThree,
}

impl FromStr for Variation {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Variation, NameError> {
        Ok(match text {
            "11H1" => Variation::WitnessOnly,
            "13D1" => Variation::LateArrival,
            "14H" => Variation::LosingChances,
            "15A-I" => Variation::WriteFirst,
            "guidelines-III" => Variation::GuidelinesThree,
            _ => {
                let known = "11H1, 13D1, 14H, 15A-I or guidelines-III";
                return Err(NameError { what: "variation", text: text.to_owned(), known });
            }
        })
    }
}

/// What an event has announced besides its edition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Conditions {
    /// The time class, if it was announced; else it follows from the time control.
    pub class: Option<TimeClass>,
    /// The time control, if it is known.
    pub control: Option<TimeControl>,
    /// How the event is supervised, if it was said.
    pub supervision: Option<Supervision>,
    /// Whether score must be kept.
    pub recording: Recording,
    /// The announced variations.
    pub variations: Vec<Variation>,
}

/// A change that an event or league has posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Another number of missing move pairs than the edition's (US 13C7).
    MissingPairs(Cited<u32>),
}

/// What an incorrect claim costs in an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncorrectClaim {
    /// What the opponent gains.
    pub penalty: Penalty,
    /// The rule that sets it, where it is not the rule of the claim itself.
    pub by: Option<Citation>,
}

/// The rules of one event, resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventRules {
    /// The edition that a ruling names.
    pub edition: Edition,
    /// The time class, if it is known.
    pub class: Option<TimeClass>,
    /// The time control, if it is known.
    pub control: Option<TimeControl>,
    /// Whether score must be kept.
    pub recording: Recording,
    /// Draw claims by repetition and move count; `None` where the edition is silent.
    pub draw_claims: Option<DrawClaimRules>,
    /// What an incorrect claim costs; `None` where the edition is silent.
    pub incorrect_claim: Option<IncorrectClaim>,
    /// How long an illegal move can still be taken back; `None` where the edition is silent on claims too.
    pub illegal_moves: Option<Cited<IllegalWindow>>,
    /// How many missing move pairs a reasonably complete sheet may have, where there is such a standard.
    pub missing_pairs: Option<Cited<u32>>,
    /// The rule by which a sheet that is not in algebraic notation is no evidence, where there is one.
    pub algebraic_only: Option<Citation>,
    /// A chapter that rules this class and that the edition's book here does not hold.
    pub apart: Option<Citation>,
}

impl EventRules {
    /// The rules of an event. The only function that branches on editions, conditions and changes.
    #[must_use]
    pub fn resolve(edition: Edition, conditions: &Conditions, changes: &[Change]) -> EventRules {
        let book = edition.book();
        let from_control = conditions.control.as_ref().and_then(|control| TimeClass::of(edition, control));
        let class = conditions.class.or(from_control);
        let mut missing_pairs = book.missing_pairs;
        for change in changes {
            match change {
                Change::MissingPairs(pairs) => missing_pairs = Some(*pairs),
            }
        }
        EventRules {
            edition,
            class,
            control: conditions.control.clone(),
            recording: conditions.recording,
            draw_claims: book.draw_claims,
            incorrect_claim: incorrect_claim(edition, class, conditions.supervision),
            illegal_moves: illegal_moves(edition, class, conditions.supervision),
            missing_pairs,
            algebraic_only: book.algebraic_only,
            apart: book.blitz_apart.filter(|_| class == Some(TimeClass::Blitz)),
        }
    }
}

fn incorrect_claim(
    edition: Edition,
    class: Option<TimeClass>,
    supervision: Option<Supervision>,
) -> Option<IncorrectClaim> {
    let times = edition.book().incorrect_claim?;
    let one = |(time, by): (u32, Option<Citation>)| IncorrectClaim { penalty: Penalty::Added(Seconds(time)), by };
    let either = |mut times: Vec<u32>, by| {
        times.sort_unstable();
        times.dedup();
        let penalty = match times.as_slice() {
            [time] => Penalty::Added(Seconds(*time)),
            _ => Penalty::Unclear(times.into_iter().map(Seconds).collect()),
        };
        IncorrectClaim { penalty, by }
    };
    Some(match (class, supervision) {
        // An event that says nothing of its pace is taken for the one that the main part of the rules is for.
        (None | Some(TimeClass::Regular | TimeClass::Dual | TimeClass::Quick | TimeClass::Standard), _) => {
            one(times.standard)
        }
        (Some(TimeClass::Rapid), _) => one(times.rapid),
        (Some(TimeClass::Blitz), Some(Supervision::Basic)) => one(times.blitz),
        (Some(TimeClass::Blitz), Some(Supervision::Full)) => {
            either(times.supervised_blitz.0.to_vec(), times.supervised_blitz.1)
        }
        (Some(TimeClass::Blitz), None) => {
            either([&[times.blitz.0], &times.supervised_blitz.0[..]].concat(), times.supervised_blitz.1)
        }
    })
}

/// Rapid and blitz without adequate supervision have a window of their own; an event that does not say how it is
/// supervised is taken to be fully so, since then more is asked and less is taken for granted.
fn illegal_moves(
    edition: Edition,
    class: Option<TimeClass>,
    supervision: Option<Supervision>,
) -> Option<Cited<IllegalWindow>> {
    let windows = edition.book().illegal_moves?;
    let fast = matches!(class, Some(TimeClass::Rapid | TimeClass::Blitz));
    let basic = fast && supervision == Some(Supervision::Basic);
    Some(if basic { windows.basic } else { windows.full })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn penalty(edition: Edition, class: TimeClass, supervision: Option<Supervision>) -> Option<Penalty> {
        let conditions = Conditions { class: Some(class), supervision, ..Conditions::default() };
        EventRules::resolve(edition, &conditions, &[]).incorrect_claim.map(|claim| claim.penalty)
    }

    /// Rules: US 14C6 and 14F2; FIDE 9.5.3, A.3, B.2, B.3.
    #[test]
    fn an_incorrect_claim_costs_by_edition_class_and_supervision() {
        use Edition::{Fide2014Rapid15, Fide2018, Fide2023, Fide201707, Us2020, Us2024};
        use TimeClass::{Blitz, Quick, Rapid, Regular, Standard};
        let added = |time| Some(Penalty::Added(Seconds(time)));
        let unclear = Some(Penalty::Unclear(vec![Seconds(60), Seconds(120)]));
        for (edition, class, supervision, expected) in [
            (Us2020, Regular, None, added(120)),
            (Us2024, Quick, None, added(120)),
            (Fide2023, Standard, None, added(120)),
            (Fide2023, Rapid, Some(Supervision::Basic), added(60)),
            (Fide2023, Rapid, Some(Supervision::Full), added(60)),
            (Fide2023, Blitz, Some(Supervision::Basic), added(60)),
            (Fide2023, Blitz, Some(Supervision::Full), unclear.clone()),
            (Fide2023, Blitz, None, unclear),
            (Fide2018, Rapid, None, added(120)),
            (Fide201707, Blitz, None, added(60)),
            (Fide2014Rapid15, Rapid, None, None),
        ] {
            assert_eq!(penalty(edition, class, supervision), expected, "{edition} {class:?} {supervision:?}");
        }
    }

    /// Rule: US 5C: a control that is not given a class has the one its times make.
    #[test]
    fn the_class_follows_from_the_control_unless_announced() {
        let control = |text: &str| TimeControl::parse(text).unwrap();
        for (edition, text, class) in [
            (Edition::Us2020, "7200d5", TimeClass::Regular),
            (Edition::Us2020, "1800d5", TimeClass::Dual),
            (Edition::Us2024, "300d3", TimeClass::Blitz),
            (Edition::Fide2023, "5400+30", TimeClass::Standard),
            (Edition::Fide2018, "900+10", TimeClass::Rapid),
        ] {
            let conditions = Conditions { control: control(text), ..Conditions::default() };
            let rules = EventRules::resolve(edition, &conditions, &[]);
            assert_eq!(rules.class, Some(class), "{edition} {text}");
        }
        let announced =
            Conditions { control: control("7200d5"), class: Some(TimeClass::Quick), ..Conditions::default() };
        assert_eq!(EventRules::resolve(Edition::Us2020, &announced, &[]).class, Some(TimeClass::Quick));
    }

    /// Rule: US 13C7: unless otherwise posted or announced.
    #[test]
    fn a_posted_number_of_missing_pairs_replaces_the_editions() {
        let posted = Change::MissingPairs(Cited::new(5, Citation::us("13C7")));
        let rules = EventRules::resolve(Edition::Us2020, &Conditions::default(), &[posted]);
        assert_eq!(rules.missing_pairs.map(|pairs| pairs.value), Some(5));
        let rules = EventRules::resolve(Edition::Fide2023, &Conditions::default(), &[]);
        assert_eq!(rules.missing_pairs, None);
    }
}
