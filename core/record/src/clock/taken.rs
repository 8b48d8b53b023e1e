//! Which of the times that a clock's text may mean is taken, and on what ground.

use super::{ClockReading, ClockText, FirstDisplay, Seconds, TimeControl};

/// What is known beside the text of a clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct ClockContext<'a> {
    /// The time control.
    pub control: Option<&'a TimeControl>,
    /// How many moves the player has completed, the one with this reading included.
    pub own_moves_completed: Option<u32>,
    /// What his clock showed before.
    pub previous: Option<PreviousReading>,
}

/// An earlier reading of the same clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PreviousReading {
    /// The reading.
    pub reading: ClockReading,
    /// How many moves the player had completed then.
    pub own_moves_completed: Option<u32>,
}

/// Why a reading is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The text means nothing else.
    Text,
    /// The other reading is more than the time control can have given.
    Control,
    /// The other reading is more than the same clock can show after its previous reading.
    PreviousExcludes,
    /// Both readings are possible; this one is nearer to the previous reading of the same clock.
    NearPrevious,
    /// Both readings are possible, and nothing else is known: hours and minutes come first.
    Convention,
}

/// The reading that is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenReading {
    /// The reading.
    pub reading: ClockReading,
    /// What else the text could mean.
    pub others: Vec<ClockReading>,
    /// Why this one is taken.
    pub ground: Ground,
}

/// Time that arbiters add, and a first increment that a tag leaves out: a reading is only excluded if it is more than
/// this above what the control gives.
const SLACK: Seconds = Seconds::from_minutes(10);

/// No game is known to have gone on for so many moves, so this bounds a clock where the count is not told.
const LONGEST_GAME: u32 = 300;

impl ClockText {
    /// Decides between the times that the text may mean. A time control that the previous reading contradicts, or that
    /// looks like minutes where PGN has seconds, decides nothing.
    #[must_use]
    pub fn taken(&self, context: &ClockContext<'_>) -> TakenReading {
        let all: Vec<ClockReading> = self.readings().collect();
        let bounds = Bounds::of(context);
        let fits = |most: Option<ClockReading>| -> Vec<ClockReading> {
            all.iter().copied().filter(|reading| most.is_none_or(|most| *reading <= most)).collect()
        };
        let by_control = fits(bounds.by_control);
        if by_control.is_empty() {
            let remote = self.remote().filter(|remote| bounds.by_control.is_some_and(|most| *remote <= most));
            return match remote {
                Some(reading) => TakenReading { reading, others: all, ground: Ground::Control },
                None => self.taken_among(&all, &bounds),
            };
        }
        if all.len() > 1 && by_control.len() == 1 {
            return among(&all, by_control.first().copied(), Ground::Control);
        }
        match *fits(bounds.by_previous).as_slice() {
            [only] if all.len() > 1 => among(&all, Some(only), Ground::PreviousExcludes),
            _ => self.taken_among(&all, &bounds),
        }
    }

    fn taken_among(&self, all: &[ClockReading], bounds: &Bounds) -> TakenReading {
        let likeliest = self.likeliest();
        if all.len() == 1 {
            return TakenReading { reading: likeliest, others: Vec::new(), ground: Ground::Text };
        }
        let nearest =
            all.iter().copied().min_by_key(|reading| bounds.near.iter().map(|near| distance(*near, *reading)).min());
        match nearest.filter(|_| !bounds.near.is_empty()) {
            Some(nearest) => among(all, Some(nearest), Ground::NearPrevious),
            None => among(all, Some(likeliest), Ground::Convention),
        }
    }
}

fn distance(one: ClockReading, other: ClockReading) -> u64 {
    one.in_millis().abs_diff(other.in_millis())
}

fn among(all: &[ClockReading], taken: Option<ClockReading>, ground: Ground) -> TakenReading {
    let reading = taken.or(all.first().copied()).unwrap_or(ClockReading::ZERO);
    TakenReading { reading, others: all.iter().copied().filter(|other| *other != reading).collect(), ground }
}

/// The most that the clock can show, where that is known, and what it is likely to be near to.
struct Bounds {
    by_control: Option<ClockReading>,
    by_previous: Option<ClockReading>,
    /// The previous reading, and the one with the time of a period that begins.
    near: Vec<ClockReading>,
}

impl Bounds {
    fn of(context: &ClockContext<'_>) -> Bounds {
        let moves = context.own_moves_completed.unwrap_or(LONGEST_GAME);
        let most = |control: &TimeControl| {
            let most = control.most_on_clock(moves, FirstDisplay::BaseAndIncrement);
            ClockReading::from_seconds(most.0).plus(SLACK)
        };
        let previous = context.previous.map(|previous| previous.reading);
        let is_sound = |control: &&TimeControl| {
            previous.is_none_or(|previous| previous <= most(control)) && !control.looks_like_minutes()
        };
        let mut near: Vec<ClockReading> = previous.into_iter().collect();
        let Some(control) = context.control.filter(is_sound) else {
            return Bounds { by_control: None, by_previous: None, near };
        };
        let risen = context.previous.zip(context.own_moves_completed).and_then(|(previous, after)| {
            Some(previous.reading.plus(control.most_added(previous.own_moves_completed?, after)))
        });
        near.extend(risen);
        Bounds { by_control: Some(most(control)), by_previous: risen.map(|reading| reading.plus(SLACK)), near }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(text: &str, control: &str, moves: Option<u32>, previous: &str) -> (u32, usize, Ground) {
        let control = TimeControl::parse(control).unwrap();
        let previous = previous.parse().ok().map(|reading| PreviousReading {
            reading,
            own_moves_completed: moves.and_then(|moves| moves.checked_sub(1)),
        });
        let context = ClockContext { control: control.as_ref(), own_moves_completed: moves, previous };
        let taken = ClockText::read(text).unwrap().taken(&context);
        (taken.reading.whole_seconds().0, taken.others.len(), taken.ground)
    }

    #[test]
    fn the_control_and_the_previous_reading_decide_where_they_can() {
        use Ground::{Control, Convention, NearPrevious, PreviousExcludes, Text};
        for (text, control, moves, previous, expected) in [
            ("1:40", "?", None, "", (6000, 1, Convention)),
            ("1:40:00", "?", None, "", (6000, 0, Text)),
            // A blitz clock never shows an hour.
            ("1:40", "300+3", Some(5), "", (100, 1, Control)),
            ("1:40", "300+3", None, "", (100, 1, Control)),
            ("0:58", "180", Some(20), "", (58, 1, Control)),
            ("1:40", "7200", Some(5), "", (6000, 1, Convention)),
            ("1:40", "40/7200:3600", Some(5), "1:42:00", (6000, 1, NearPrevious)),
            // No increment lifts a clock from two minutes to an hour and a half.
            ("1:30", "5400+30", Some(40), "2:00", (90, 1, PreviousExcludes)),
            ("1:30", "40/7200:3600", Some(40), "0:30:00", (5400, 1, NearPrevious)),
            ("1:30", "?", None, "2:00", (90, 1, NearPrevious)),
            ("0:58", "?", None, "0:59:00", (3480, 1, NearPrevious)),
            // A tag that the clock itself contradicts decides nothing.
            ("1:39", "600", Some(5), "1:40:00", (5940, 1, NearPrevious)),
            // `90+30` is 90 seconds by PGN and most likely meant as minutes.
            ("1:31", "90+30", Some(1), "", (5460, 1, Convention)),
            // An increment that a tag leaves out must not turn hours into minutes.
            ("1:31", "5400", Some(1), "", (5460, 1, Convention)),
            // A number alone is minutes, unless so many were never there.
            ("91", "?", None, "", (5460, 0, Text)),
            ("91", "5400+30", Some(1), "", (5460, 0, Text)),
            ("45", "180+2", Some(9), "", (45, 1, Control)),
        ] {
            assert_eq!(taken(text, control, moves, previous), expected, "{text} under {control} after {previous:?}");
        }
    }
}
