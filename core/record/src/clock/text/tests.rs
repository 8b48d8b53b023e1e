//! Written times read.

use proptest::prelude::{any, proptest};

use super::*;

fn readings(text: &str) -> Vec<u64> {
    ClockText::read(text).unwrap().readings().map(ClockReading::in_millis).collect()
}

#[test]
fn a_clock_is_read_as_players_and_programs_write_it() {
    use ClockForm::{Full, Loose, Number, Seconds, TwoNumbers, Units};
    for (text, form, expected) in [
        ("1:31:15", Full, vec![5_475_000]),
        ("00:10:02", Full, vec![602_000]),
        ("0:04:44.7", Full, vec![284_700]),
        ("0:04:44,7", Full, vec![284_700]),
        ("0:00:58.63", Full, vec![58_630]),
        ("0:00:58.6349", Full, vec![58_634]),
        ("100:00:00", Full, vec![360_000_000]),
        ("1:5:9", Loose, vec![3_909_000]),
        ("1.31.15", Loose, vec![5_475_000]),
        (" 1 : 31 : 15 ", Full, vec![5_475_000]),
        ("1:40", TwoNumbers, vec![6_000_000, 100_000]),
        ("1.31", TwoNumbers, vec![5_460_000, 91_000]),
        ("1,31", TwoNumbers, vec![5_460_000, 91_000]),
        ("1 31", TwoNumbers, vec![5_460_000, 91_000]),
        ("0:04", TwoNumbers, vec![240_000, 4_000]),
        // Ten hours are not left on any clock.
        ("10:00", TwoNumbers, vec![600_000]),
        ("75:00", TwoNumbers, vec![4_500_000]),
        ("0:00", TwoNumbers, vec![0]),
        ("0:58.6", Seconds, vec![58_600]),
        ("58.6", Seconds, vec![58_600]),
        ("284.753", Seconds, vec![284_753]),
        ("91", Number, vec![5_460_000]),
        ("0", Number, vec![0]),
        ("599", Number, vec![35_940_000]),
        ("1h31", Units, vec![5_460_000]),
        ("1H 31m 5s", Units, vec![5_465_000]),
        ("1h", Units, vec![3_600_000]),
        ("91'", Units, vec![5_460_000]),
        ("91’", Units, vec![5_460_000]),
        ("90 min", Units, vec![5_400_000]),
        ("1'30\"", Units, vec![90_000]),
        ("1'30''", Units, vec![90_000]),
        ("58s", Units, vec![58_000]),
        ("58.6 s", Units, vec![58_600]),
        ("1 ч 5 мин", Units, vec![3_900_000]),
    ] {
        assert_eq!(readings(text), expected, "{text}");
        assert_eq!(ClockText::read(text).unwrap().form(), form, "{text}");
    }
}

#[test]
fn what_no_clock_shows_is_refused_by_name() {
    let named = |text: &str| text.to_owned();
    for text in ["", "  ", "\u{a0}"] {
        assert_eq!(ClockText::read(text), Err(ClockTextError::Empty));
    }
    for text in ["-0:00:05", "-5", "−1:30"] {
        assert_eq!(ClockText::read(text), Err(ClockTextError::Negative { text: named(text) }), "{text}");
    }
    for text in ["1:60", "1:75", "1:60:00", "0:00:60", "1.75", "0:75:00"] {
        assert_eq!(ClockText::read(text), Err(ClockTextError::Impossible { text: named(text) }), "{text}");
    }
    for text in ["600", "5400", "1193046:28:16", "99999999999:00:00", "99999999999"] {
        assert_eq!(ClockText::read(text), Err(ClockTextError::TooLong { text: named(text) }), "{text}");
    }
    for text in [
        "x",
        "?",
        "--",
        "-",
        "+5",
        "1:2:3:4",
        "1:",
        ":31",
        "1::31",
        "1.",
        "1:31:15.",
        "1:31:15.x",
        "1h75",
        "5s1h",
        "1h1h",
        "5x",
        "٤:٥٩",
        "1:31h",
        "91 left",
        "1-31",
    ] {
        assert_eq!(ClockText::read(text), Err(ClockTextError::NotATime { text: named(text) }), "{text}");
    }
    let long = "1".repeat(41);
    assert!(ClockText::read(&long).is_err());
}

#[test]
fn a_number_alone_may_be_seconds_if_it_cannot_be_minutes() {
    assert_eq!(ClockText::read("45").unwrap().remote(), Some(ClockReading::from_seconds(45)));
    assert_eq!(ClockText::read("0:45:00").unwrap().remote(), None);
}

#[test]
fn a_time_taken_is_seconds_where_nothing_else_is_said() {
    for (text, millis, other) in [
        ("0:00:05", 5_000, None),
        ("0:01:23.4", 83_400, None),
        ("0:05", 5_000, Some(300_000)),
        ("12:05", 725_000, None),
        ("0:05.3", 5_300, None),
        ("5", 5_000, None),
        ("1.203", 1_203, None),
        ("1.20", 1_200, None),
        ("0.0", 0, None),
        ("5s", 5_000, None),
        ("1m5s", 65_000, None),
        ("4000", 4_000_000, None),
    ] {
        let read = ElapsedText::read(text).unwrap();
        assert_eq!(read.likeliest.as_millis(), millis, "{text}");
        assert_eq!(read.other.map(|other| other.as_millis()), other, "{text}");
    }
    for text in ["", "-1", "0:75", "x", "99999999999"] {
        assert!(ElapsedText::read(text).is_err(), "{text}");
    }
}

proptest! {
    #[test]
    fn what_is_printed_with_hours_is_read_as_the_same(millis in 0..=u64::from(u32::MAX) * 1000 + 999) {
        let reading = ClockReading::from_millis(millis).unwrap();
        let read = ClockText::read(&reading.with_hours()).unwrap();
        assert_eq!((read.form(), read.readings().collect::<Vec<_>>()), (ClockForm::Full, vec![reading]));
        let elapsed = Duration::from_millis(millis);
        assert_eq!(ElapsedText::read(&elapsed_with_hours(elapsed)).unwrap().likeliest, elapsed);
    }

    #[test]
    fn no_text_makes_reading_fail_badly(text in any::<String>(), near in "[-0-9:., hms'\"]{0,14}") {
        for text in [&text, &near] {
            if let Ok(read) = ClockText::read(text) {
                let readings: Vec<ClockReading> = read.readings().collect();
                assert!(!readings.is_empty() && readings.contains(&read.likeliest()));
            }
            let _ = ElapsedText::read(text);
        }
    }
}
