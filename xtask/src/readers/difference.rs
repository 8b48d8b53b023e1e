//! How two readings of a game differ, by kinds that are explained.

use std::collections::BTreeMap;

use super::Line;
use super::peers::Found;

/// So many examples of a kind are shown.
const EXAMPLES: usize = 3;

/// How a peer's reading differs from ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Same,
    NoGame,
    SeveralGames,
    PlaysGaps,
    GoesOn,
    Stops,
    Spelling,
    Moves,
    Contradiction,
    Result,
}

impl Kind {
    /// What it is, in a sentence.
    fn explanation(self) -> &'static str {
        match self {
            Kind::Same => "the same moves and the same result",
            Kind::NoGame => "the peer gives no game",
            Kind::SeveralGames => "the peer makes several games of one",
            Kind::PlaysGaps => "the peer plays a place left open as a null move; we vouch for nothing behind it",
            Kind::GoesOn => "we stop at a move that is not legal or not readable; the peer goes on",
            Kind::Stops => "the peer stops where we read on",
            Kind::Spelling => "the same moves, spelled otherwise",
            Kind::Moves => "other moves",
            Kind::Contradiction => {
                "the same moves; tag and moves contradict each other, we leave the result open, the peer takes one"
            }
            Kind::Result => "the same moves and another result",
        }
    }

    pub fn between(ours: &Line, found: &Found) -> Kind {
        let theirs = match found.as_slice() {
            [] => return Kind::NoGame,
            [one] => one,
            _ => return Kind::SeveralGames,
        };
        if ours.moves == theirs.moves {
            return match ours.result.as_str() {
                result if result == theirs.result => Kind::Same,
                "" => Kind::Contradiction,
                _ => Kind::Result,
            };
        }
        let spelled = |line: &Line| line.moves.iter().map(|san| bare(san)).collect::<Vec<_>>();
        match (theirs.moves.starts_with(&ours.moves), ours.moves.starts_with(&theirs.moves)) {
            (true, _) if theirs.moves.get(ours.moves.len()).is_some_and(|next| next == "--") => Kind::PlaysGaps,
            (true, _) => Kind::GoesOn,
            (_, true) => Kind::Stops,
            (false, false) if spelled(ours) == spelled(theirs) => Kind::Spelling,
            (false, false) => Kind::Moves,
        }
    }
}

/// The man and the square it goes to.
fn bare(san: &str) -> String {
    let plain = san.trim_end_matches(['+', '#']).replace('x', "");
    let man: String = plain.chars().take_while(char::is_ascii_uppercase).take(1).collect();
    let target: String = plain.chars().skip(plain.chars().count().saturating_sub(2)).collect();
    if plain.starts_with('O') { plain } else { man + &target }
}

/// The differences of one peer from us.
#[derive(Default)]
pub struct Differences {
    kinds: BTreeMap<Kind, Vec<String>>,
    counts: BTreeMap<Kind, usize>,
}

impl Differences {
    /// Compares the readings of one game; `name` is what the game is called in the list of examples.
    pub fn note(&mut self, name: &str, ours: &Line, found: &Found) {
        let kind = Kind::between(ours, found);
        *self.counts.entry(kind).or_default() += 1;
        let examples = self.kinds.entry(kind).or_default();
        if kind != Kind::Same && examples.len() < EXAMPLES {
            examples.push(format!("{name}: {}; the peer {}", told(ours, None), peer(ours, found)));
        }
    }

    /// Prints the table.
    pub fn print(&self, title: &str) {
        println!("\n{title}");
        for (kind, count) in &self.counts {
            println!("{count:>8}  {}", kind.explanation());
            for example in self.kinds.get(kind).into_iter().flatten() {
                println!("            {example}");
            }
        }
    }
}

fn peer(ours: &Line, found: &Found) -> String {
    match found.as_slice() {
        [one] => told(one, Some(ours)),
        games => {
            let plies: Vec<String> = games.iter().map(|game| game.moves.len().to_string()).collect();
            format!("has {} games of {} plies", games.len(), plies.join(", "))
        }
    }
}

/// A reading in short, from the first move on that is another than in `beside`.
fn told(line: &Line, beside: Option<&Line>) -> String {
    let common = |beside: &Line| beside.moves.iter().zip(&line.moves).take_while(|(one, other)| one == other).count();
    let first = beside.map(common).and_then(|at| Some(format!(", at ply {} {}", at + 1, line.moves.get(at)?)));
    let fault = line.fault.as_ref().map(|fault| format!(" ({fault})"));
    let result = if line.result.is_empty() { "no result" } else { &line.result };
    format!("{} plies, {result}{}{}", line.moves.len(), first.unwrap_or_default(), fault.unwrap_or_default())
}
