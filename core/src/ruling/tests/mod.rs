//! Rulings over the editions, as data: what is on the board, who claims how, and what follows.

mod automatic;
mod raising;
mod sheets;

use scoresheet_record::cell::Written;
use scoresheet_record::claim::{Claim, Claimant, Known, Situation};
use scoresheet_record::clock::{ClockReading, TimeControl};
use scoresheet_record::men::{Color, side_name};
use scoresheet_record::message::Message;
use scoresheet_record::notation::MoveText;
use scoresheet_record::rulebook::{Conditions, EventRules, Recording, Supervision, TimeClass};
use scoresheet_record::setup::SetUp;
use scoresheet_record::sheet::Line;

use super::*;
use crate::replay::Replay;

/// A case and its ruling.
struct Row {
    name: &'static str,
    /// The edition, then the class, `basic` or `full`, `no-recording`, `sudden-death`.
    event: &'static str,
    /// The start; the initial position if empty.
    fen: &'static str,
    /// `--` is a dash.
    moves: &'static str,
    /// `black threefold intending Ng8`.
    claim: &'static str,
    /// `pressed=yes touched=g1 time=4:30 witness=no agrees`; the time is White's.
    now: &'static str,
    verdict: Verdict,
    /// Rules that the findings rest on.
    rules: &'static [&'static str],
    /// The result, time changes, the offer, the binding move, open questions: `* white+120 lapses must Ng8`.
    follows: &'static str,
}

/// White to move in the initial position for the third time; before Black's last move he is to announce it.
const DANCE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
const DANCE_BUT_ONE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

/// A row to be filled in: White claims in a game of FIDE 2023 after Black has pressed.
const ROW: Row = Row {
    name: "",
    event: "fide-2023",
    fen: "",
    moves: DANCE,
    claim: "white threefold",
    now: "pressed=yes",
    verdict: Verdict::Upheld,
    rules: &[],
    follows: "1/2-1/2",
};

fn known(text: &str) -> Known {
    if text == "yes" { Known::Yes } else { Known::No }
}

impl Row {
    fn rules(&self) -> EventRules {
        let mut words = self.event.split(' ');
        let edition = words.next().unwrap().parse().unwrap();
        let mut conditions = Conditions::default();
        for word in words {
            match word {
                "basic" | "full" => conditions.supervision = Some(word.parse::<Supervision>().unwrap()),
                "no-recording" => conditions.recording = Recording::NotRequired,
                "sudden-death" => conditions.control = TimeControl::parse("5400d5").unwrap(),
                class => conditions.class = Some(class.parse::<TimeClass>().unwrap()),
            }
        }
        EventRules::resolve(edition, &conditions, &[])
    }

    fn replay(&self) -> Replay {
        let cell = |text| if text == "--" { Written::Dash } else { Written::Text(MoveText::new(text)) };
        let start = if self.fen.is_empty() { SetUp::default() } else { SetUp::from_fen(self.fen).unwrap() };
        let cells = self.moves.split_whitespace().map(cell).collect();
        Replay::of(&Line { start, cells, ..Line::default() })
    }

    fn claim(&self) -> Claim {
        let words: Vec<&str> = self.claim.split(' ').collect();
        Claim {
            by: match words[0] {
                "white" => Claimant::Player(Color::White),
                "black" => Claimant::Player(Color::Black),
                _ => Claimant::Director,
            },
            kind: words[1].parse().unwrap(),
            intending: words.get(3).map(|text| MoveText::new(text)),
        }
    }

    fn now(&self) -> Situation {
        let mut now = Situation::default();
        for word in self.now.split_whitespace() {
            match word.split_once('=') {
                Some(("pressed", text)) => now.pressed = known(text),
                Some(("touched", text)) => now.touched = Some(text.parse().unwrap()),
                Some(("witness", text)) => now.witnessed = known(text),
                Some(("time", text)) => {
                    let (minutes, seconds) = text.split_once(':').unwrap();
                    let seconds = minutes.parse::<u32>().unwrap() * 60 + seconds.parse::<u32>().unwrap();
                    now.white_time = Some(ClockReading::from_seconds(seconds));
                }
                _ => now.opponent_agrees = Known::Yes,
            }
        }
        now
    }

    fn ruling(&self) -> Ruling {
        let replay = self.replay();
        let at = replay.last_ply();
        judge(&self.rules(), &Case { replay: &replay, at, claim: &self.claim(), now: &self.now() })
    }
}

/// What follows from a ruling, in one line.
fn follows(ruling: &Ruling) -> String {
    let mut words = vec![result(ruling).figures().to_owned()];
    let times = &ruling.consequences.time;
    words.extend(times.iter().map(|change| format!("{}{:+}", side_name(change.side), change.seconds)));
    words.extend(ruling.consequences.offer.map(|offer| match offer {
        DrawOffer::Stands => "stands".to_owned(),
        DrawOffer::Lapses => "lapses".to_owned(),
    }));
    words.extend(ruling.consequences.must_play.as_ref().map(|must| match must {
        MustPlay::Announced(text) => format!("must {text}"),
        MustPlay::OtherWith(from) => format!("must with {from}"),
    }));
    words.extend(ruling.open.iter().map(|open| open.id().to_owned()));
    words.join(" ")
}

fn check(rows: &[Row]) {
    for row in rows {
        let ruling = row.ruling();
        let name = format!("{} ({}: {}, {})", row.name, row.event, row.claim, row.now);
        assert_eq!(ruling.verdict, row.verdict, "{name}: {:?}", ruling.findings);
        assert_eq!(follows(&ruling), row.follows, "{name}: {:?}", ruling.findings);
        for rule in row.rules {
            assert!(ruling.cites(rule), "{name}: {rule} is not among {:?}", ruling.citations());
        }
        let foreign = ruling.citations().into_iter().find(|rule| !row.event.starts_with(source(rule)));
        assert_eq!(foreign, None, "{name}: rules of another book");
    }
}

fn source(rule: &Citation) -> &'static str {
    if rule.to_string().starts_with("US") { "us" } else { "fide" }
}
