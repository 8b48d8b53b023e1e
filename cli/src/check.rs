//! `check`: the plies of each game, the first fault and its place, and whether the result fits.

use std::io::Write;

use scoresheet_core::evidence::legality::Legality;
use scoresheet_core::pgn::{self, Account, Game, PgnFile, PgnOddity, PgnWarning};
use scoresheet_core::position::BoardEnd;
use scoresheet_core::replay::{Played, PlyState, Replay};
use scoresheet_record::notation::Notation;
use scoresheet_record::ply::Ply;
use scoresheet_texts::{CliText, Texts};

use crate::args::CheckArgs;
use crate::exit::Exit;
use crate::input::{self, Failure};

/// Checks every game of a file.
pub fn run(args: &CheckArgs, texts: &Texts, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut games = pgn::stream(input::open(&args.file)?);
    let mut checked = 0;
    let mut faulty = 0;
    let mut broken = None;
    for game in games.by_ref() {
        match game {
            Ok(game) => {
                let game = in_notation(game, args.from);
                checked += 1;
                faulty += usize::from(check(&game, texts, out)? == Checked::Faulty);
            }
            Err(error) => broken = Some(input::unreadable(&args.file, &error)),
        }
    }
    // Of a file of which nothing came there is nothing to say but why.
    if broken.is_none() || games.file().bytes > 0 {
        of_file(games.file(), texts, out)?;
    }
    if let Some(failure) = broken {
        return Err(failure);
    }
    if checked == 0 {
        return Err(CliText::NoGame { path: input::name(&args.file) }.into());
    }
    writeln!(out, "{}", texts.say(&CliText::Checked { games: checked, faulty }))?;
    Ok(if faulty == 0 { Exit::AllWell } else { Exit::Not })
}

/// What is odd about the file as a whole, and what became of each of its bytes.
fn of_file(file: &PgnFile, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
    for warning in &file.warnings {
        writeln!(out, "~ {}", self::warning(warning, texts))?;
    }
    let Account { read, blank, warned } = file.account;
    let account = CliText::Account { total: file.account.total(), read, blank, warned };
    writeln!(out, "{}", texts.say(&account))?;
    Ok(())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Checked {
    Sound,
    Faulty,
}

fn check(game: &Game, texts: &Texts, out: &mut dyn Write) -> Result<Checked, Failure> {
    writeln!(out, "{}", heading(game, texts))?;
    let replay = Replay::of(&game.line());
    for flaw in &replay.flaws {
        writeln!(out, "  ! {}", texts.say(flaw))?;
    }
    let mut faults: Vec<String> = first_fault(game, &replay, texts).map(|(_, fault)| fault).into_iter().collect();
    faults.extend(results(game, &replay, texts));
    for fault in &faults {
        writeln!(out, "  ! {fault}")?;
    }
    notes(&replay, texts, out)?;
    // A result that contradicts its tag has been told as a fault.
    let told = |warning: &&PgnWarning| {
        matches!(warning.kind, PgnOddity::ResultConflict { .. }) && game.result_tag != game.result_marker
    };
    for warning in game.warnings.iter().filter(|warning| !told(warning)) {
        let mark = if warning.kind.spoils_the_game() { '!' } else { '~' };
        writeln!(out, "  {mark} {}", self::warning(warning, texts))?;
    }
    for warning in pgn::variation_oddities(game, &replay) {
        writeln!(out, "  ~ {}", self::warning(&warning, texts))?;
    }
    let spoiled = !replay.flaws.is_empty() || game.warnings.iter().any(|warning| warning.kind.spoils_the_game());
    Ok(if faults.is_empty() && !spoiled { Checked::Sound } else { Checked::Faulty })
}

/// The game, to be read in the notation that was chosen, if one was.
pub fn in_notation(game: Game, from: Option<Notation>) -> Game {
    Game { notation: from.or(game.notation), ..game }
}

/// Which game of the file, and who plays.
pub fn heading(game: &Game, texts: &Texts) -> String {
    let name = |tag| game.tag(tag).unwrap_or("?").to_owned();
    let (white, black) = (name("White"), name("Black"));
    texts.say(&CliText::Game { index: game.index as usize, line: game.line, white, black })
}

/// An oddity with its place.
pub fn warning(warning: &PgnWarning, texts: &Texts) -> String {
    let place = CliText::WarningAt { line: warning.place.line, column: warning.place.column };
    format!("{}: {}", texts.say(&place), texts.say(&warning.kind))
}

/// The first move that is not legal or cannot be read: its ply, and its place and reason in words.
pub fn first_fault(game: &Game, replay: &Replay, texts: &Texts) -> Option<(Ply, String)> {
    let played = replay.first_fault()?;
    let place = played.ply.cell().and_then(|cell| game.moves.get(cell)).map(|written| written.place);
    let fault = CliText::Fault {
        legal: played.ply.0.saturating_sub(1),
        name: replay.name(played.ply),
        line: place.map_or(game.line, |place| place.line),
        column: place.map_or(1, |place| place.column),
    };
    let reason = reason(replay, played, texts).unwrap_or_default();
    Some((played.ply, format!("{}: {reason}", texts.say(&fault))))
}

/// Why a move is not legal or cannot be read, in words; `None` for a move that is no such fault.
pub fn reason(replay: &Replay, played: &Played, texts: &Texts) -> Option<String> {
    match &played.state {
        PlyState::Illegal { why } => Some(texts.say(why)),
        PlyState::Unread { why } => Some(texts.say(&why.message(&replay.move_text(played)))),
        PlyState::Legal { .. } | PlyState::Followed | PlyState::Missing | PlyState::Unplaced => None,
    }
}

/// Lines that are no fault: how many plies, what is left out, what was understood leniently.
fn notes(replay: &Replay, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(notation) = notation(replay, texts) {
        writeln!(out, "  ~ {notation}")?;
    }
    let legality = Legality::of(replay);
    if legality.faults.is_empty() {
        writeln!(out, "  {}", texts.say(&CliText::AllLegal { plies: replay.plies.len() - legality.missing.len() }))?;
    }
    let names = |plies: &[Ply]| plies.iter().map(|ply| replay.name(*ply)).collect();
    if !legality.missing.is_empty() {
        writeln!(out, "  ~ {}", texts.say(&CliText::Gaps { plies: names(&legality.missing) }))?;
    }
    if let Some((first, slips)) = legality.slips.first() {
        let lenient = CliText::Lenient { moves: legality.slips.len(), first: replay.name(*first) };
        let reasons: Vec<String> = slips.iter().map(|slip| texts.say(slip)).collect();
        writeln!(out, "  ~ {}: {}", texts.say(&lenient), reasons.join(", "))?;
    }
    Ok(())
}

/// In which notation the game was read, if not in English algebraic, or in which it could be.
pub fn notation(replay: &Replay, texts: &Texts) -> Option<String> {
    if !replay.undecided_notations.is_empty() {
        let notations = replay.undecided_notations.iter().map(Notation::to_string).collect();
        return Some(texts.say(&CliText::NotationsUndecided { notations }));
    }
    let other = Some(replay.notation).filter(|notation| *notation != Notation::default())?;
    Some(texts.say(&CliText::NotationFound { notation: other.to_string() }))
}

/// The result tag against the text, and the result against the board.
fn results(game: &Game, replay: &Replay, texts: &Texts) -> Vec<String> {
    let mut faults = Vec::new();
    if let (Some(tag), Some(text)) = (game.result_tag, game.result_marker)
        && tag != text
    {
        let differs = CliText::ResultTagDiffers { tag: tag.figures().to_owned(), text: text.figures().to_owned() };
        faults.push(texts.say(&differs));
    }
    faults.extend(against_board(game, replay, texts));
    faults
}

fn against_board(game: &Game, replay: &Replay, texts: &Texts) -> Option<String> {
    use scoresheet_core::pgn::GameResult;
    let last = replay.last_ply();
    let end = replay.position_after(last)?.end()?;
    let board = match end {
        BoardEnd::Checkmate => replay.numbering.mover(last).fold_wb(GameResult::WhiteWins, GameResult::BlackWins),
        BoardEnd::Stalemate => GameResult::Draw,
    };
    let given = game.result_marker.or(game.result_tag)?;
    (given != board).then(|| {
        texts.say(&CliText::ResultAgainstBoard {
            result: given.figures().to_owned(),
            board: board.figures().to_owned(),
            by: replay.name(last),
        })
    })
}
