//! Time controls read, printed and asked.

use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};

use super::*;

fn control(text: &str) -> TimeControl {
    TimeControl::parse(text).unwrap().unwrap()
}

fn period(moves: impl Into<Option<u32>>, base: u32, addition: Addition) -> Period {
    Period { moves: moves.into(), base: Seconds(base), addition }
}

#[test]
fn controls_are_read_stage_by_stage() {
    let increment = |seconds| Addition::Increment(Seconds(seconds));
    let delay = |seconds| Addition::Delay(Seconds(seconds));
    for (text, periods) in [
        ("3600", vec![period(None, 3600, Addition::None)]),
        ("5400+30", vec![period(None, 5400, increment(30))]),
        ("2700d5", vec![period(None, 2700, delay(5))]),
        ("40/7200:3600d5", vec![period(40, 7200, Addition::None), period(None, 3600, delay(5))]),
        ("40/5400+30:1800+30", vec![period(40, 5400, increment(30)), period(None, 1800, increment(30))]),
        ("40/7200:20/3600", vec![period(40, 7200, Addition::None), period(20, 3600, Addition::None)]),
        ("0+10", vec![period(None, 0, increment(10))]),
        ("*60", vec![period(None, 60, Addition::Sandclock)]),
        ("40/7200:*600", vec![period(40, 7200, Addition::None), period(None, 600, Addition::Sandclock)]),
        ("40/*7200", vec![period(40, 7200, Addition::Sandclock)]),
    ] {
        let control = control(text);
        assert_eq!(control.periods().copied().collect::<Vec<_>>(), periods, "{text}");
        assert_eq!(control.to_string(), text);
        assert_eq!(TimeControl::new(periods), Ok(control));
    }
    assert_eq!(control(" 40/7200 : 3600d5 "), control("40/7200:3600d5"));
}

#[test]
fn an_unknown_control_is_none() {
    for text in ["?", "-", " - "] {
        assert_eq!(TimeControl::parse(text), Ok(None), "{text}");
    }
}

#[test]
fn a_bad_control_is_refused_with_its_stage_and_text() {
    for (text, stage, part) in [
        ("60 mins", 1, "base time"),
        ("0", 1, "no time"),
        ("40/0d0:3600", 1, "no time"),
        ("0/3600", 1, "moves"),
        ("40/7200:x/3600", 2, "\"x\" is not a number of moves"),
        ("/3600", 1, "\"\" is not a number of moves"),
        ("40/7200:", 2, "\"\" is not a base time"),
        ("40/7200:3600d", 2, "\"\" is not an increment or delay"),
        ("3600+5d5", 1, "\"5d5\""),
        ("3600++5", 1, "\"+5\""),
        ("40/+7200", 1, "base"),
        ("*180+5", 1, "\"180+5\""),
        ("*", 1, "base"),
        ("**60", 1, "base"),
        ("*0", 1, "no time"),
        ("*60:3600", 1, "another stage follows"),
        ("60*", 1, "base"),
        ("40/5400+30/30", 1, "\"30/30\""),
        ("99999999999", 1, "base"),
        ("3600:1800", 1, "another stage follows"),
        ("40/5400:3600:1800", 2, "another stage follows"),
    ] {
        let error = TimeControl::parse(text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("stage {stage} of the time control")), "{text}: {error}");
        assert!(error.contains(part), "{text}: {error}");
    }
    for text in ["", "  "] {
        assert_eq!(TimeControl::parse(text), Err(ControlError::Empty));
    }
    assert_eq!(TimeControl::new(Vec::new()), Err(ControlError::Empty));
    let no_moves = period(0, 60, Addition::None);
    assert!(matches!(TimeControl::new(vec![no_moves]), Err(ControlError::Moves { .. })));
}

#[test]
fn a_period_lasts_until_its_last_move_is_completed() {
    for (text, cases) in [
        ("3600", vec![(0, 1), (1, 1), (500, 1)]),
        ("40/7200:3600d5", vec![(0, 1), (39, 1), (40, 2), (400, 2)]),
        ("40/5400:20/3600:900+30", vec![(39, 1), (40, 2), (59, 2), (60, 3), (1000, 3)]),
        // The last period repeats.
        ("40/7200:20/3600", vec![(39, 1), (40, 2), (59, 2), (60, 3), (79, 3), (80, 4)]),
        ("40/7200", vec![(39, 1), (40, 2), (80, 3)]),
    ] {
        for (completed, number) in cases {
            assert_eq!(control(text).period_at(completed).number(), number, "{text} after {completed} moves");
        }
    }
}

/// Rules: US 13C, 15C: sudden death is about the period, not the increment.
#[test]
fn sudden_death_is_a_period_for_all_remaining_moves() {
    for (text, completed, sudden_death) in [
        ("3600", 0, true),
        ("5400+30", 0, true),
        ("3600d30", 0, true),
        ("40/7200:3600d5", 39, false),
        ("40/7200:3600d5", 40, true),
        ("40/5400+30:1800+30", 0, false),
        ("40/5400+30:1800+30", 40, true),
        ("40/7200", 0, false),
        ("40/7200", 80, false),
    ] {
        let control = control(text);
        let period = control.period_at(completed);
        assert_eq!(control.is_sudden_death(period), sudden_death, "{text} after {completed} moves");
    }
}

/// Rules: US 11D1 regards increment and delay, US 15C before 2024 and FIDE 8.4 the increment alone.
#[test]
fn thirty_seconds_a_move_may_come_from_increment_or_delay() {
    for (text, number, increment_only, either) in [
        ("3600", 1, false, false),
        ("3600+29", 1, false, false),
        ("3600+30", 1, true, true),
        ("3600+60", 1, true, true),
        ("3600d29", 1, false, false),
        ("3600d30", 1, false, true),
        ("40/5400:1800+30", 1, false, false),
        ("40/5400:1800+30", 2, true, true),
        ("40/5400d30", 7, false, true),
    ] {
        let control = control(text);
        let number = PeriodNumber::new(number).unwrap();
        let bonus = |counting| control.thirty_second_bonus(number, counting);
        assert_eq!(bonus(Counting::IncrementOnly), increment_only, "{text}, period {number}");
        assert_eq!(bonus(Counting::IncrementOrDelay), either, "{text}, period {number}");
    }
}

#[test]
fn there_is_no_period_zero() {
    assert_eq!(PeriodNumber::new(0), None);
    assert_eq!(PeriodNumber::new(1), Some(PeriodNumber::FIRST));
}

fn any_period(moves: impl Strategy<Value = Option<u32>>) -> impl Strategy<Value = Period> {
    let addition = prop_oneof![
        Just(Addition::None),
        any::<u32>().prop_map(|seconds| Addition::Increment(Seconds(seconds))),
        any::<u32>().prop_map(|seconds| Addition::Delay(Seconds(seconds))),
        Just(Addition::Sandclock),
    ];
    (moves, 1..=u32::MAX, addition).prop_map(|(moves, base, addition)| Period { moves, base: Seconds(base), addition })
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    let earlier = proptest::collection::vec(any_period((1..100u32).prop_map(Some)), 0..4);
    let last = any_period(prop_oneof![Just(None), (1..=u32::MAX).prop_map(Some)]);
    (earlier, last).prop_map(|(mut periods, last)| {
        periods.push(last);
        TimeControl::new(periods).unwrap()
    })
}

proptest! {
    #[test]
    fn printing_and_reading_agree(control in any_control()) {
        assert_eq!(TimeControl::parse(&control.to_string()), Ok(Some(control)));
    }

    #[test]
    fn periods_follow_one_another(control in any_control(), completed in 0..1000u32) {
        let (before, after) = (control.period_at(completed), control.period_at(completed + 1));
        assert!(after == before || after == before.next(), "{control}: from {before} to {after}");
        assert!(!control.is_sudden_death(before) || after == before, "{control}: sudden death ends at {completed}");
        let _ = (control.us_class(), control.fide_class());
    }

    #[test]
    fn no_text_makes_reading_fail_badly(text in "[0-9/:+d?*-]{0,12}") {
        if let Ok(Some(control)) = TimeControl::parse(&text) {
            assert_eq!(TimeControl::parse(&control.to_string()), Ok(Some(control)));
        }
    }
}
