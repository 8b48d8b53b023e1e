//! What a `TimeControl` tag says, in PGN's form or in another.

use super::free_form::{FreeForm, free_form};
use super::{Addition, ControlError, Period, Seconds, TimeControl};

/// What a `TimeControl` tag says, and what is doubtful about it. Nothing is an error here: a text that cannot be read is
/// kept as it is.
///
/// ```
/// use scoresheet_record::clock::{ControlDoubt, ControlMeaning, ControlTag, TimeControl};
///
/// assert_eq!(ControlTag::read("-").meaning, ControlMeaning::Untimed);
/// let tag = ControlTag::read("G/60;d5");
/// assert_eq!(tag.control(), TimeControl::parse("3600d5").unwrap().as_ref());
/// assert_eq!(tag.doubt, Some(ControlDoubt::FreeForm));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ControlTag {
    /// What it says.
    pub meaning: ControlMeaning,
    /// What is doubtful about that.
    pub doubt: Option<ControlDoubt>,
}

/// The kinds of values of the tag (PGN 9.6.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ControlMeaning {
    /// `?`, or nothing: the control is not known.
    Unknown,
    /// `-`: the game was played without a time control.
    Untimed,
    /// A control.
    Control(TimeControl),
    /// Something that is not read; why it is not in PGN's form.
    Unread(ControlError),
}

/// What is doubtful about the value of the tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ControlDoubt {
    /// It is not in PGN's form, but leaves nothing open: `G/90;+30` (US 5F), `90'+30"`, `5400 + 30`.
    FreeForm,
    /// In PGN's form it is so little time that minutes may be meant: `90+30`. It is read as PGN says, in seconds; this is
    /// the control with the base times in minutes.
    InMinutes(TimeControl),
    /// It names a time, and not whether that is for the whole game or what each move adds: `60 mins`. It is not read;
    /// this is what it may mean.
    MayMean(TimeControl),
    /// It cannot be read.
    Unreadable,
}

impl ControlTag {
    /// Reads the value of the tag.
    #[must_use]
    pub fn read(text: &str) -> ControlTag {
        match TimeControl::parse(text) {
            Ok(Some(control)) => ControlTag::of(control, None),
            Ok(None) if text.trim() == "-" => ControlTag { meaning: ControlMeaning::Untimed, doubt: None },
            Ok(None) | Err(ControlError::Empty) => ControlTag { meaning: ControlMeaning::Unknown, doubt: None },
            Err(error) => match free_form(text) {
                Some(FreeForm::Complete(control)) => ControlTag::of(control, Some(ControlDoubt::FreeForm)),
                Some(FreeForm::TimeAlone(control)) => ControlTag::unread(error, ControlDoubt::MayMean(control)),
                None => ControlTag::unread(error, ControlDoubt::Unreadable),
            },
        }
    }

    fn of(control: TimeControl, doubt: Option<ControlDoubt>) -> ControlTag {
        let in_minutes = if control.looks_like_minutes() { control.in_minutes() } else { None };
        let doubt = in_minutes.map(ControlDoubt::InMinutes).or(doubt);
        ControlTag { meaning: ControlMeaning::Control(control), doubt }
    }

    fn unread(error: ControlError, doubt: ControlDoubt) -> ControlTag {
        ControlTag { meaning: ControlMeaning::Unread(error), doubt: Some(doubt) }
    }

    /// The control, if one is read.
    #[must_use]
    pub fn control(&self) -> Option<&TimeControl> {
        match &self.meaning {
            ControlMeaning::Control(control) => Some(control),
            ControlMeaning::Unknown | ControlMeaning::Untimed | ControlMeaning::Unread(_) => None,
        }
    }

    /// The control, if one is read and minutes were not likely meant by it: what a ruling may rest on.
    #[must_use]
    pub fn sure_control(&self) -> Option<&TimeControl> {
        self.control().filter(|_| !matches!(self.doubt, Some(ControlDoubt::InMinutes(_))))
    }
}

impl TimeControl {
    /// Whether every period has so little time that its base was likely meant in minutes, as in `90+30` or `40/90`.
    #[must_use]
    pub fn looks_like_minutes(&self) -> bool {
        self.periods().all(Period::looks_like_minutes)
    }

    /// The control with the base times in minutes; `None` if they do not fit.
    fn in_minutes(&self) -> Option<TimeControl> {
        let minutes = |period: &Period| Some(Period { base: Seconds(period.base.0.checked_mul(60)?), ..*period });
        TimeControl::new(self.periods().map(minutes).collect::<Option<_>>()?).ok()
    }
}

impl Period {
    /// Fewer than five seconds for each move, or less than three minutes for the game. Servers have controls so short
    /// (`60+1`), but a file with them does not tell them from minutes.
    fn looks_like_minutes(&self) -> bool {
        let base = u64::from(self.base.0);
        match (self.moves, self.addition) {
            (Some(moves), _) => moves >= 5 && base > 0 && base < 5 * u64::from(moves),
            (None, Addition::None | Addition::Increment(_) | Addition::Delay(_)) => (1..180).contains(&base),
            (None, Addition::Sandclock) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, proptest};

    use super::*;

    fn pgn(control: Option<&TimeControl>) -> String {
        control.map_or_else(|| "none".to_owned(), TimeControl::to_string)
    }

    /// Rule: PGN 9.6.1.
    #[test]
    fn each_kind_of_value_of_the_standard_is_told() {
        for text in ["?", " ? ", ""] {
            assert_eq!(ControlTag::read(text), ControlTag { meaning: ControlMeaning::Unknown, doubt: None });
        }
        assert_eq!(ControlTag::read("-"), ControlTag { meaning: ControlMeaning::Untimed, doubt: None });
        for text in [
            "40/9000",
            "300",
            "4500+60",
            "*180",
            "40/7200:20/3600:900+30",
            "2700d5",
            "0+10",
            "180+2",
            "180",
            "*60",
            "1/86400",
            "40/240",
            "20/1200:15+10",
        ] {
            let tag = ControlTag::read(text);
            assert_eq!((pgn(tag.control()), &tag.doubt), (text.to_owned(), &None));
            assert_eq!(tag.sure_control(), tag.control());
        }
    }

    #[test]
    fn a_form_that_leaves_nothing_open_is_read() {
        for (text, read) in [
            ("5400 + 30", "5400+30"),
            ("40/7200 : 3600 d 5", "40/7200:3600d5"),
            ("2700D5", "2700d5"),
            ("* 60", "*60"),
            // Rule: US 5F writes minutes.
            ("G/90;+30", "5400+30"),
            ("G/90; +30", "5400+30"),
            ("G/90+30", "5400+30"),
            ("g90 inc30", "5400+30"),
            ("G/60;d5", "3600d5"),
            ("G/60 d/5", "3600d5"),
            ("G90;d5", "5400d5"),
            ("Game/30", "1800"),
            ("Game in 30", "1800"),
            ("SD/1h", "3600"),
            ("SD/60;d10", "3600d10"),
            ("40/90;+30, SD/30;+30", "40/5400+30:1800+30"),
            ("40/120, SD/60", "40/7200:3600"),
            // Announced once for all periods.
            ("40/90,SD/30;+30", "40/5400+30:1800+30"),
            ("40/90, SD/30, +30", "40/5400+30:1800+30"),
            ("40/120, SD/60 d5", "40/7200d5:3600d5"),
            ("40/80, SD/30; d10", "40/4800d10:1800d10"),
            ("40/2h, SD/1h", "40/7200:3600"),
            ("40/120 20/60 G/30", "40/7200:20/3600:1800"),
            // With units.
            ("90'+30\"", "5400+30"),
            ("90’ + 30’’", "5400+30"),
            ("90 min + 30 sec", "5400+30"),
            ("90 min + 30 sec/move", "5400+30"),
            ("90 mins + 30 seconds per move", "5400+30"),
            ("1h30 + 30", "5400+30"),
            ("60 min d5", "3600d5"),
            ("3m+2s", "180+2"),
        ] {
            let tag = ControlTag::read(text);
            assert_eq!((pgn(tag.control()), tag.doubt), (read.to_owned(), Some(ControlDoubt::FreeForm)), "{text}");
        }
    }

    #[test]
    fn a_form_that_leaves_something_open_is_kept_as_text() {
        for (text, may_mean) in [
            ("60 mins", Some("3600")),
            ("60'", Some("3600")),
            ("1h30", Some("5400")),
            ("1 hour", Some("3600")),
            ("90 Minuten", Some("5400")),
            // Two hours, or two minutes?
            ("40/2, SD/1", None),
            ("SD/1", None),
            // For the first period, or for both?
            ("40/90;+30, SD/30", None),
            ("classical", None),
            ("Rapid 15+10", None),
            ("90 min + 30 min", None),
            ("90+30+", None),
            ("G/", None),
            ("G/90;+30;d5", None),
            ("G/5400", None),
            ("54 00", None),
            ("10+0.1", None),
            ("0", None),
            ("3600:1800", None),
            ("G/30, SD/30", None),
            ("soon", None),
            ("99999999999999999999+9", None),
        ] {
            let tag = ControlTag::read(text);
            assert!(matches!(tag.meaning, ControlMeaning::Unread(_)), "{text}: {tag:?}");
            let expected = match may_mean {
                Some(pgn) => ControlDoubt::MayMean(TimeControl::parse(pgn).unwrap().unwrap()),
                None => ControlDoubt::Unreadable,
            };
            assert_eq!(tag.doubt, Some(expected), "{text}");
        }
    }

    /// Rule: PGN 9.6.1 has seconds, whatever was meant.
    #[test]
    fn so_little_time_that_minutes_are_likely_is_read_as_written_and_said() {
        for (text, minutes) in [
            ("90+30", "5400+30"),
            ("90 + 30", "5400+30"),
            ("15+10", "900+10"),
            ("3+2", "180+2"),
            ("60d5", "3600d5"),
            ("90", "5400"),
            ("10+0", "600+0"),
            ("5+0", "300+0"),
            ("3+0", "180+0"),
            ("15+0", "900+0"),
            ("60", "3600"),
            ("60+1", "3600+1"),
            ("90+0", "5400+0"),
            ("120", "7200"),
            ("40/120:60", "40/7200:3600"),
            ("40/90+30:30+30", "40/5400+30:1800+30"),
            ("40/90", "40/5400"),
        ] {
            let tag = ControlTag::read(text);
            assert_eq!(pgn(tag.control()), text.replace(' ', ""));
            let expected = TimeControl::parse(minutes).unwrap().unwrap();
            assert_eq!((tag.sure_control(), &tag.doubt), (None, &Some(ControlDoubt::InMinutes(expected))), "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_makes_reading_fail_badly(text in any::<String>(), near in "[-0-9/:+d?* ,;'\"GSDhmins]{0,16}") {
            for text in [&text, &near] {
                if let Some(control) = ControlTag::read(text).control() {
                    assert_eq!(TimeControl::parse(&control.to_string()), Ok(Some(control.clone())));
                }
            }
        }
    }
}
