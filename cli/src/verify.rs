//! `verify`: a draw claim on a game.

use std::io::{self, Write};

use serde_json::json;

use scoresheet_core::pgn::{self, Game};
use scoresheet_core::replay::Replay;
use scoresheet_core::ruling::{Case, Verdict, judge, possible_claims};
use scoresheet_record::claim::{Claim, ClaimKind, Claimant, Known, Situation};
use scoresheet_record::clock::ControlTag;
use scoresheet_record::notation::MoveText;
use scoresheet_record::ply::{MoveLabel, Ply};
use scoresheet_record::rulebook::{Conditions, EventRules};
use scoresheet_record::sheet::Written;
use scoresheet_texts::{CliText, Texts, Word};

use crate::args::VerifyArgs;
use crate::check;
use crate::exit::Exit;
use crate::input::{self, Failure};
use crate::json;
use crate::pace::Pace;
use crate::words::{self, Told};

/// Judges a claim on one game of a file. Without a named claim each kind is looked at, and the best comes first.
pub fn run(args: &VerifyArgs, texts: &Texts, out: &mut dyn Write) -> Result<Exit, Failure> {
    let game = check::in_notation(game(args)?, args.from);
    if let Some(warning) = game.warnings.iter().find(|warning| warning.kind.spoils_the_start()) {
        let what = check::warning(warning, texts);
        return Err(CliText::UnusableStart { path: input::name(&args.file), game: game.index as usize, what }.into());
    }
    let record = Replay::of(&game.line());
    let at = ply(args.at.as_deref(), &record)?;
    let intending = args.intended.as_deref().map(MoveText::new);
    let replay =
        intending.as_ref().map_or_else(|| record.clone(), |text| record.up_to(at).then(Written::Text(text.clone())));
    let pressed = args.pressed.map_or(Known::Unknown, Known::from);
    let now = Situation { pressed, touched: args.touched, ..Situation::default() };
    let rules = rules(args, &game);
    let pace = Pace::of(args.class, &rules);
    let kinds = args.claim.map_or_else(|| ClaimKind::ALL.to_vec(), |kind| vec![kind]);
    let by = args.by.map_or(Claimant::Director, |side| Claimant::Player(side.into()));
    let mut sections = Vec::new();
    for kind in kinds {
        let claim = Claim { by, kind, intending: intending.clone() };
        let case = Case { replay: &record, at, claim: &claim, now: &now };
        let told = Told { game: &game, case: &case, replay: &replay, pace, texts };
        let is_hypothetical = by == Claimant::Director && !ends_without_claim(kind);
        sections.push(if is_hypothetical { for_whom(&rules, told)? } else { one(&rules, told)? });
    }
    let exit = overall(&sections);
    if args.json {
        sections.iter().try_for_each(|section| out.write_all(&section.json))?;
    } else {
        print(sections, exit, out)?;
        writeln!(out, "\n{}", texts.say(&Word::NotCertified))?;
    }
    Ok(exit)
}

/// Whether the game ends so without a claim, or by the director's act, so that nobody has to claim it.
pub fn ends_without_claim(kind: ClaimKind) -> bool {
    match kind {
        ClaimKind::Fivefold | ClaimKind::SeventyFive => true,
        ClaimKind::Threefold | ClaimKind::Fifty => false,
    }
}

/// What is said of one kind of claim.
struct Section {
    kind: ClaimKind,
    exit: Exit,
    full: Vec<u8>,
    brief: Vec<u8>,
    json: Vec<u8>,
}

/// Upheld if any claim is; else for the director if any is; else not.
fn overall(sections: &[Section]) -> Exit {
    let found = |wanted: Exit| sections.iter().any(|section| section.exit == wanted).then_some(wanted);
    found(Exit::AllWell).or_else(|| found(Exit::Director)).unwrap_or(Exit::Not)
}

/// In full what the exit code stands for, in brief the rest; where nothing holds, in full what players may claim.
fn print(sections: Vec<Section>, exit: Exit, out: &mut dyn Write) -> io::Result<()> {
    let is_alone = sections.len() == 1;
    let (full, brief): (Vec<Section>, Vec<Section>) = sections.into_iter().partition(|section| {
        is_alone || section.exit == exit && !(exit == Exit::Not && ends_without_claim(section.kind))
    });
    let rule = format!("\n{}\n\n", "-".repeat(72));
    for (index, section) in full.iter().enumerate() {
        if index > 0 {
            out.write_all(rule.as_bytes())?;
        }
        out.write_all(&section.full)?;
    }
    if !brief.is_empty() {
        out.write_all(rule.as_bytes())?;
    }
    brief.iter().try_for_each(|section| out.write_all(&section.brief))
}

fn rules(args: &VerifyArgs, game: &Game) -> EventRules {
    // A tag that may be in minutes or in seconds decides no class.
    let control = game.tag("TimeControl").and_then(|text| ControlTag::read(text).sure_control().cloned());
    let conditions = Conditions { class: args.class, control, supervision: args.supervision, ..Conditions::default() };
    EventRules::resolve(args.rules, &conditions, &[])
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

fn one(rules: &EventRules, told: Told<'_>) -> Result<Section, Failure> {
    let ruling = judge(rules, told.case);
    let mut section = Section::new(told.case.claim.kind, Exit::of(ruling.verdict));
    writeln!(section.json, "{}", json!(json::ruling(&ruling, told)))?;
    words::ruling(&ruling, told, &mut section.full)?;
    words::in_brief(&ruling, told, &mut section.brief)?;
    Ok(section)
}

/// Nobody has claimed: says for whom a claim would be in order, the player on move first.
fn for_whom(rules: &EventRules, told: Told<'_>) -> Result<Section, Failure> {
    let players = possible_claims(rules, told.case);
    let some = players.iter().any(|(_, ruling)| matches!(ruling.verdict, Verdict::Upheld | Verdict::ForDirector));
    let mut section = Section::new(told.case.claim.kind, if some { Exit::Director } else { Exit::Not });
    for (by, ruling) in &players {
        let claim = Claim { by: *by, ..told.case.claim.clone() };
        let case = Case { claim: &claim, ..*told.case };
        let ruling = json::ruling(ruling, Told { case: &case, ..told });
        writeln!(section.json, "{}", json!({ "if_claimed": ruling }))?;
    }
    words::possible(&players, told, &mut section.full)?;
    words::possible_in_brief(&players, told, &mut section.brief)?;
    Ok(section)
}

impl Section {
    fn new(kind: ClaimKind, exit: Exit) -> Section {
        Section { kind, exit, full: Vec::new(), brief: Vec::new(), json: Vec::new() }
    }
}
