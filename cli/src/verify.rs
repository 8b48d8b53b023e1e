//! `verify`: a draw claim on a game.

use std::io::Write;

use serde_json::json;

use scoresheet_core::pgn::{self, Game};
use scoresheet_core::replay::Replay;
use scoresheet_core::ruling::{Case, Ruling, Verdict, judge, possible_claims};
use scoresheet_record::claim::{Claim, ClaimKind, Claimant, Known, Situation};
use scoresheet_record::message::Message;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::{MoveLabel, Ply};
use scoresheet_record::rulebook::{Conditions, EventRules};
use scoresheet_texts::{CliText, Texts, Word};

use crate::args::VerifyArgs;
use crate::exit::Exit;
use crate::input::{self, Failure};
use crate::{json, words};

/// Judges a claim on one game of a file.
pub fn run(args: &VerifyArgs, texts: &Texts, out: &mut dyn Write) -> Result<Exit, Failure> {
    let game = game(args)?;
    let replay = Replay::of(&game.line());
    let at = ply(args.at.as_deref(), &replay)?;
    let now = Situation { pressed: args.pressed.map_or(Known::Unknown, Known::from), ..Situation::default() };
    let control = game.tag("TimeControl").and_then(|text| scoresheet_record::clock::TimeControl::parse(text).ok());
    let conditions = Conditions { control: control.flatten(), ..Conditions::default() };
    let rules = EventRules::resolve(args.rules, &conditions, &[]);
    let kinds = args.claim.map_or_else(|| ClaimKind::ALL.to_vec(), |kind| vec![kind]);
    let mut exits = Vec::new();
    for (index, kind) in kinds.into_iter().enumerate() {
        if index > 0 && !args.json {
            writeln!(out, "\n{}\n", "-".repeat(72))?;
        }
        let claim = Claim { by: claimant(args, kind, &rules), kind, intending: intended(args) };
        let case = Case { replay: &replay, at, claim: &claim, now: &now };
        exits.push(match args.by {
            Some(_) => one(&rules, &case, args, texts, out)?,
            None => for_whom(&rules, &case, args, texts, out)?,
        });
    }
    if !args.json {
        writeln!(out, "\n{}", texts.say(&Word::NotCertified))?;
    }
    Ok(overall(&exits))
}

/// Upheld if any claim is; else for the director if any is; else not.
fn overall(exits: &[Exit]) -> Exit {
    let found = |wanted: Exit| exits.contains(&wanted).then_some(wanted);
    found(Exit::AllWell).or_else(|| found(Exit::Director)).unwrap_or(Exit::Not)
}

fn intended(args: &VerifyArgs) -> Option<MoveText> {
    args.intended.as_deref().map(MoveText::new)
}

fn claimant(args: &VerifyArgs, _kind: ClaimKind, _rules: &EventRules) -> Claimant {
    args.by.map_or(Claimant::Director, |side| Claimant::Player(side.into()))
}

fn game(args: &VerifyArgs) -> Result<Game, Failure> {
    let bytes = input::bytes(&args.file)?;
    let games = pgn::read(&bytes).games;
    let path = input::name(&args.file);
    let index = match (args.game, games.len()) {
        (_, 0) => return Err(CliText::NoGame { path }.into()),
        (None, 1) => 1,
        (None, games) => return Err(CliText::SeveralGames { path, games }.into()),
        (Some(index), _) => index,
    };
    let count = games.len();
    let game = index.checked_sub(1).and_then(|index| games.into_iter().nth(index));
    game.ok_or_else(|| CliText::NoSuchGame { game: index, games: count }.into())
}

/// A ply by its number (`50`) or by its move (`25b`).
fn ply(asked: Option<&str>, replay: &Replay) -> Result<Ply, Failure> {
    let Some(asked) = asked else { return Ok(replay.last_ply()) };
    let by_number = asked.parse().ok().map(Ply);
    let by_label = || replay.numbering.ply(asked.parse::<MoveLabel>().ok()?);
    let ply = by_number.or_else(by_label).filter(|ply| *ply <= replay.last_ply());
    ply.ok_or_else(|| CliText::NoSuchPly { asked: asked.to_owned(), plies: replay.last_ply().0 }.into())
}

fn one(
    rules: &EventRules,
    case: &Case<'_>,
    args: &VerifyArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let ruling = judge(rules, case);
    if args.json {
        writeln!(out, "{}", json!(json::ruling(&ruling, case, texts)))?;
    } else {
        words::ruling(&ruling, case, texts, out)?;
    }
    Ok(Exit::of(ruling.verdict))
}

/// Nobody has claimed: says for whom a claim would be in order. What ends the game without a claim is ruled on.
fn for_whom(
    rules: &EventRules,
    case: &Case<'_>,
    args: &VerifyArgs,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let automatic = matches!(case.claim.kind, ClaimKind::Fivefold | ClaimKind::SeventyFive);
    if automatic {
        return one(rules, case, args, texts, out);
    }
    let rulings = possible_claims(rules, case);
    let players: Vec<&(Claimant, Ruling)> =
        rulings.iter().filter(|(by, _)| matches!(by, Claimant::Player(_))).collect();
    if args.json {
        for (by, ruling) in &players {
            let claim = Claim { by: *by, ..case.claim.clone() };
            let ruling = json::ruling(ruling, &Case { claim: &claim, ..*case }, texts);
            writeln!(out, "{}", json!({ "if_claimed": ruling }))?;
        }
    } else {
        who_may_claim(&players, case, texts, out)?;
    }
    let some = players.iter().any(|(_, ruling)| matches!(ruling.verdict, Verdict::Upheld | Verdict::ForDirector));
    Ok(if some { Exit::Director } else { Exit::Not })
}

fn who_may_claim(
    players: &[&(Claimant, Ruling)],
    case: &Case<'_>,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Some((_, first)) = players.first() else { return Ok(()) };
    let nobody = Claim { by: Claimant::Director, ..case.claim.clone() };
    words::question(first, &Case { claim: &nobody, ..*case }, texts, out)?;
    writeln!(out, "\n{}", texts.say(&CliText::WhoMayClaim))?;
    for (by, ruling) in players {
        let text = CliText::WouldBe { by: by.to_string(), verdict: ruling.verdict.id() };
        writeln!(out, "\n* {}", texts.say(&text))?;
        words::findings(ruling, texts, out)?;
    }
    writeln!(out, "\n{}", texts.say(&CliText::NoClaimant))?;
    let shown = players.iter().find(|(_, ruling)| ruling.evidence.position_at.is_some());
    if let Some((_, ruling)) = shown {
        words::evidence(ruling, case.replay, texts, out)?;
    }
    Ok(())
}
