//! The saved log: it comes back as it was, shows every damage, and keeps what comes before it.

mod strategies;

use std::collections::BTreeSet;
use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use scoresheet_record::diagram::Gesture;
use scoresheet_record::log::{
    ClaimStep, Claimant, Claimed, DrawMark, Edit, Event, Log, Milliseconds, Presence, Seq, Stamp, Unlock,
};
use scoresheet_record::men::{CastlingSide, Color, Role, Square};
use scoresheet_record::notation::MoveText;
use scoresheet_record::outcome::GameResult;
use scoresheet_record::ply::Ply;
use scoresheet_record::saved::{self, Damage, Flaw, ReadLog};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::{Sheet, Written};

use strategies::{happening, new_game, play};

/// The committed file of version 1. It never changes.
const V1: &str = include_str!("../saved/v1-every-event.jsonl");
const V1_HEAD: &str = "4f6c104563e703bdde4e24b82da5dd6928d95b3c447c571f0871e6f2079d93f7";

/// The committed file of version 2, which has one kind of entry more. It never changes.
const V2: &str = include_str!("../saved/v2-every-event.jsonl");
const V2_HEAD: &str = "a8a1a58b298666b066ccf2ea90b6f5a51636c25594feb7f276c2d48d01ccc367";

/// What the committed file of version 2 says.
fn every_event_of_version_2() -> Log {
    let mut log = every_event();
    let last = log.entries().last().unwrap().at;
    log.append(last, Event::Closed);
    log
}

/// What the committed file of version 1 says.
fn every_event() -> Log {
    let mut log = Log::new();
    let header = vec![("Event", "Städtekampf \"Nord\""), ("White", "Анна"), ("Black", "Bo\nXi")];
    let header = header.into_iter().map(|(tag, value)| (tag.to_owned(), value.to_owned())).collect();
    let events = [Event::Opened { header, start: SetUp::default() }].into_iter().chain(beside_the_record());
    for (second, what) in events.chain(edits().into_iter().map(Event::Edit)).chain(the_end()).enumerate() {
        let wall = format!("2026-05-01T18:{:02}:{:02}.250+02:00", second / 60, second % 60);
        let since_start = Duration::from_millis(1_500 + 1_000 * u64::try_from(second).unwrap());
        log.append(Stamp { wall: wall.parse().unwrap(), since_start }, what);
    }
    log
}

fn beside_the_record() -> Vec<Event> {
    let mut events: Vec<Event> = [
        Presence::AppStarted { build: "0.1.0+abcdef".to_owned() },
        Presence::PageHidden,
        Presence::PageShown,
        Presence::ClockJumped { ahead: Milliseconds(-3_600_000) },
        Presence::Acknowledged { up_to: Seq(4) },
    ]
    .map(Event::Presence)
    .into();
    let unlocks = [Unlock::PinSet, Unlock::WrongPin, Unlock::TooSoon, Unlock::Unlocked, Unlock::Locked];
    events.extend(unlocks.map(Event::Unlock));
    events
}

fn edits() -> Vec<Edit> {
    let plain = |from, to, promotion| Gesture::Plain { from, to, promotion };
    let text = |text: &str| MoveText::new(text);
    let e4 = Written::Move { gesture: plain(Square::E2, Square::E4, None), text: None };
    let b8 = Written::Move { gesture: plain(Square::A7, Square::B8, Some(Role::Knight)), text: Some(text("axb8N")) };
    let short = Written::Move { gesture: Gesture::Castle(CastlingSide::KingSide), text: Some(text("0-0")) };
    let long = Written::Move { gesture: Gesture::Castle(CastlingSide::QueenSide), text: None };
    let (unread, blot) = (Written::Text(text("S×♞?")), Written::Illegible(text("Q…6")));
    let mut edits: Vec<Edit> =
        [e4, b8, short, long.clone(), unread, blot, Written::Tick, Written::Dash, Written::Blank]
            .into_iter()
            .enumerate()
            .map(|(index, written)| Edit::Write { ply: Ply::of_cell(index), written })
            .collect();
    let diagram = SetUp::from_fen("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 7 1").unwrap();
    edits.extend([
        Edit::Correct { ply: Ply(1), to: long },
        Edit::Insert { ply: Ply(2), written: Written::Dash },
        Edit::Remove { ply: Ply(3) },
        Edit::DrawOffer { ply: Ply(2), mark: DrawMark::Offered },
        Edit::DrawOffer { ply: Ply(2), mark: DrawMark::NotOffered },
        Edit::Clock { ply: Ply(2), reading: Some("1:04:44.7".parse().unwrap()) },
        Edit::Clock { ply: Ply(2), reading: None },
        Edit::Header { tag: "Board".to_owned(), value: "4".to_owned() },
        Edit::Undo { seq: Seq(27) },
        Edit::Position { diagram, next_move: "21w".parse().unwrap() },
        Edit::Position {
            diagram: SetUp { chess960: true, ..SetUp::from_fen("8/8/4k3/8/8/8/8/4K3 b - -").unwrap() },
            next_move: "21b".parse().unwrap(),
        },
    ]);
    edits
}

fn the_end() -> Vec<Event> {
    let players = [Claimant::Player(Color::White), Claimant::Player(Color::Black), Claimant::Director];
    let steps = [ClaimStep::Drafted, ClaimStep::Made, ClaimStep::Cancelled, ClaimStep::PlayGoesOn];
    let claims = steps.into_iter().enumerate().map(|(index, step)| {
        let intended = (index == 1).then(|| MoveText::new("Ng8"));
        Event::Claim(Claimed { kind: "threefold".to_owned(), by: players[index % 3], intended, step })
    });
    let decision = Event::Decision { text: "Claim upheld, draw".to_owned() };
    let results = GameResult::ALL.map(Event::Result);
    let signatures = [Color::White, Color::Black].map(|side| Event::Signature { side });
    claims.chain([decision]).chain(results).chain(signatures).collect()
}

/// A name for each kind of thing that version 2 can say. Something new needs a new version of the file, with a
/// committed fixture of its own.
fn kinds(event: &Event) -> Vec<&'static str> {
    match event {
        Event::Opened { .. } => vec!["opened"],
        Event::Presence(Presence::AppStarted { .. }) => vec!["app-started"],
        Event::Presence(Presence::PageHidden) => vec!["page-hidden"],
        Event::Presence(Presence::PageShown) => vec!["page-shown"],
        Event::Presence(Presence::ClockJumped { .. }) => vec!["clock-jumped"],
        Event::Presence(Presence::Acknowledged { .. }) => vec!["acknowledged"],
        Event::Claim(claimed) => vec![match claimed.step {
            ClaimStep::Drafted => "drafted",
            ClaimStep::Made => "made",
            ClaimStep::Cancelled => "cancelled",
            ClaimStep::PlayGoesOn => "play-goes-on",
        }],
        Event::Unlock(unlock) => vec![match unlock {
            Unlock::PinSet => "pin-set",
            Unlock::Unlocked => "unlocked",
            Unlock::WrongPin => "wrong-pin",
            Unlock::TooSoon => "too-soon",
            Unlock::Locked => "locked",
        }],
        Event::Decision { .. } => vec!["decision"],
        Event::Result(result) => vec![result.figures()],
        Event::Signature { .. } => vec!["signature"],
        Event::Closed => vec!["closed"],
        Event::Edit(edit) => match edit {
            Edit::Write { written, .. } => vec!["write", written_kind(written)],
            Edit::Correct { .. } => vec!["correct"],
            Edit::Insert { .. } => vec!["insert"],
            Edit::Remove { .. } => vec!["remove"],
            Edit::DrawOffer { .. } => vec!["draw-offer"],
            Edit::Clock { .. } => vec!["clock"],
            Edit::Header { .. } => vec!["header"],
            Edit::Position { .. } => vec!["position"],
            Edit::Undo { .. } => vec!["undo"],
        },
    }
}

fn written_kind(written: &Written) -> &'static str {
    match written {
        Written::Move { gesture: Gesture::Plain { .. }, .. } => "plain",
        Written::Move { gesture: Gesture::Castle(_), .. } => "castle",
        Written::Text(_) => "text",
        Written::Illegible(_) => "illegible",
        Written::Tick => "tick",
        Written::Dash => "dash",
        Written::Blank => "blank",
    }
}

/// How many names [`kinds`] has.
const KINDS: usize = 6 + 4 + 5 + 7 + 3 + 9 + 7;

#[test]
fn the_committed_file_of_version_1_is_read() {
    let read = saved::read(V1).unwrap();
    assert_eq!(read, ReadLog { log: every_event(), damage: None, rest: Vec::new() });
    assert_eq!(read.log.head().to_string(), V1_HEAD);
    assert_eq!(Sheet::of(&read.log).passed_over, []);
}

#[test]
fn the_committed_file_is_written_as_it_was() {
    assert_eq!(saved::VERSION, 2, "commit a file of the new version and write that one here");
    let read = saved::read(V2).unwrap();
    assert_eq!(read, ReadLog { log: every_event_of_version_2(), damage: None, rest: Vec::new() });
    assert_eq!(read.log.head().to_string(), V2_HEAD);
    assert_eq!(saved::write(&read.log), V2);
}

#[test]
fn the_committed_file_has_every_kind_of_event() {
    let found: BTreeSet<_> =
        saved::read(V2).unwrap().log.entries().iter().flat_map(|entry| kinds(&entry.what)).collect();
    assert_eq!(found.len(), KINDS, "{found:?}");
}

#[test]
fn other_line_ends_and_empty_lines_do_no_harm() {
    let blank = V1.replacen('\n', "\n\n  \n", 1);
    for (name, text) in [
        ("CRLF", V1.replace('\n', "\r\n")),
        ("no last line end", V1.trim_end().to_owned()),
        ("trailing empty lines", format!("{V1}\n\r\n\n")),
        ("empty lines", blank),
        ("a byte order mark", format!("\u{feff}{V1}")),
    ] {
        let read = saved::read(&text).unwrap();
        assert_eq!((read.log, read.damage), (every_event(), None), "{name}");
    }
}

#[test]
fn damage_is_named_with_its_line_and_the_rest_is_kept_untouched() {
    let lines: Vec<&[u8]> = V1.as_bytes().split_inclusive(|byte| *byte == b'\n').collect();
    type Change = fn(&mut Vec<Vec<u8>>);
    let cases: [(&str, Change, usize, &str); 10] = [
        ("a line missing", |lines| drop(lines.remove(3)), 4, "entry 2 is due, this is entry 3"),
        ("two lines swapped", |lines| lines.swap(3, 4), 4, "entry 2 is due, this is entry 3"),
        ("a line repeated", |lines| lines.insert(3, lines[2].clone()), 4, "entry 2 is due, this is entry 1"),
        ("a changed value", |lines| replace(&mut lines[12], "e4", "e3"), 13, "its hash does not fit"),
        ("a changed time", |lines| replace(&mut lines[12], ".250", ".251"), 13, "its hash does not fit"),
        ("a changed zone", |lines| replace(&mut lines[12], "18:", "17:"), 13, "its hash does not fit"),
        ("an unknown kind", |lines| replace(&mut lines[12], "write", "wrote"), 13, "not a log entry"),
        ("no clock's time", |lines| replace(&mut lines[26], "38847", "42949672960"), 27, "not a log entry"),
        ("half a line", |lines| lines[12].truncate(40), 13, "not a log entry"),
        ("no text", |lines| lines[12][20] = 0xff, 13, "not UTF-8"),
    ];
    for (name, change, line, why) in cases {
        let mut changed: Vec<Vec<u8>> = lines.iter().map(|line| line.to_vec()).collect();
        change(&mut changed);
        let read = saved::read_bytes(&changed.concat()).unwrap();
        let damage = read.damage.unwrap_or_else(|| panic!("{name} is not seen"));
        assert_eq!(damage.line, line, "{name}");
        assert!(damage.to_string().contains(why), "{name}: {damage}");
        assert_eq!(read.log.entries(), &every_event().entries()[..line - 2], "{name}");
        assert_eq!(read.rest, changed[line - 1..].concat(), "{name}");
    }
}

fn replace(line: &mut Vec<u8>, from: &str, to: &str) {
    let changed = String::from_utf8(line.clone()).unwrap().replacen(from, to, 1);
    assert_ne!(changed.as_bytes(), line.as_slice(), "{from} does not stand there");
    *line = changed.into_bytes();
}

/// Whoever gives a changed entry a new hash breaks the chain at the next one; only a whole new log holds.
#[test]
fn a_changed_entry_with_a_new_hash_breaks_the_chain() {
    let mut log = Log::new();
    for entry in &every_event().entries()[..11] {
        log.append(entry.at, entry.what.clone());
    }
    let forged = log.append(every_event().entries()[11].at, Event::Result(GameResult::Draw)).clone();
    let mut lines: Vec<String> = V1.lines().map(str::to_owned).collect();
    lines[12] = saved::write_entry(&forged);
    let read = saved::read(&lines.join("\n")).unwrap();
    assert_eq!(read.damage, Some(Damage { line: 14, why: Flaw::OtherChain { seq: 12 } }));
}

/// docs/saved-format.md: a key that version 1 does not know is damage, also where nothing is written.
#[test]
fn a_key_that_is_not_known_is_damage_in_an_empty_cell_too() {
    for kind in ["tick", "dash", "blank", "page-hidden", "page-shown"] {
        let plain = format!("\"kind\":\"{kind}\"");
        let at =
            V1.lines().position(|line| line.contains(&plain)).unwrap_or_else(|| panic!("no {kind} in the fixture"));
        let lines: Vec<String> =
            V1.lines()
                .enumerate()
                .map(|(index, line)| {
                    if index == at {
                        line.replace(&plain, &format!("{plain},\"text\":\"e4\""))
                    } else {
                        line.to_owned()
                    }
                })
                .collect();
        let read = saved::read(&lines.join("\n")).unwrap();
        assert_eq!(read.damage.map(|damage| damage.line), Some(at + 1), "{kind}");
        assert_eq!(read.log.entries().len(), at - 1, "{kind}");
    }
}

/// Any time that a device may show, however odd.
fn stamp() -> impl Strategy<Value = Stamp> {
    let hour = (0_u32..24, 0_u32..60, 0_u32..60, 0_u32..1_000_000_000);
    let zone = (select(vec!['+', '-']), 0_u32..24, 0_u32..60);
    (0_u32..9999, hour, zone, any::<Duration>()).prop_map(|(year, (hour, minute, second, nanos), zone, since_start)| {
        let (sign, hours, minutes) = zone;
        let text = format!("{year:04}-02-28T{hour:02}:{minute:02}:{second:02}.{nanos:09}{sign}{hours:02}:{minutes:02}");
        Stamp { wall: text.parse().expect("an RFC 3339 time"), since_start }
    })
}

fn any_log() -> impl Strategy<Value = Log> {
    let happenings = proptest::collection::vec(happening(), 0..20);
    (happenings, proptest::collection::vec(stamp(), 1..8)).prop_map(|(happenings, stamps)| {
        let mut recorder = new_game();
        play(&mut recorder, &happenings);
        let mut log = Log::new();
        for (entry, at) in recorder.log().entries().iter().zip(stamps.into_iter().cycle()) {
            log.append(at, entry.what.clone());
        }
        log
    })
}

fn is_beginning_of(part: &Log, whole: &Log) -> bool {
    whole.entries().starts_with(part.entries())
}

proptest! {
    #[test]
    fn what_was_written_is_read(log in any_log()) {
        let text = saved::write(&log);
        let read = saved::read(&text).unwrap();
        prop_assert_eq!(saved::write(&read.log), text);
        prop_assert_eq!(read, ReadLog { log, damage: None, rest: Vec::new() });
    }

    #[test]
    fn a_changed_byte_is_seen_or_changes_nothing(log in any_log(), place in any::<Index>(), mask in 1_u8..) {
        let mut bytes = saved::write(&log).into_bytes();
        let place = place.index(bytes.len());
        bytes[place] ^= mask;
        let Ok(read) = saved::read_bytes(&bytes) else {
            let heading = saved::write_heading().len();
            prop_assert!(place <= heading, "only the first line makes the file unreadable");
            return Ok(());
        };
        prop_assert!(is_beginning_of(&read.log, &log));
        prop_assert!(read.damage.is_some() || read.log == log);
        prop_assert!(bytes.ends_with(&read.rest));
    }

    #[test]
    fn a_file_cut_off_keeps_its_whole_lines(log in any_log(), place in any::<Index>()) {
        let bytes = saved::write(&log).into_bytes();
        let cut = &bytes[..place.index(bytes.len())];
        let heading = saved::write_heading().len();
        let Ok(read) = saved::read_bytes(cut) else {
            prop_assert!(cut.len() < heading);
            return Ok(());
        };
        let whole_lines = cut.iter().filter(|byte| **byte == b'\n').count().saturating_sub(1);
        prop_assert!(is_beginning_of(&read.log, &log));
        prop_assert!(read.log.entries().len() >= whole_lines);
        prop_assert_eq!(read.damage.is_some(), !read.rest.is_empty());
    }

    #[test]
    fn any_bytes_after_the_first_line_are_read_without_harm(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        key in select(vec!["", "{\"seq\":0,", "{\"seq\":0,\"wall\":\"9999-12-31T23:59:59.999-23:59\","]),
    ) {
        let file = [saved::write_heading().as_bytes(), b"\n", key.as_bytes(), &bytes].concat();
        let read = saved::read_bytes(&file).unwrap();
        prop_assert!(read.log.entries().is_empty());
        let _ = saved::read_bytes(&bytes);
    }
}
