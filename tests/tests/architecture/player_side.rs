//! The player's side of the screens: what a player sees while a game runs is written against the record alone, so that
//! it cannot tell right from wrong.

use crate::project::SourceFile;
use crate::tokens::tokens;

/// The files from which the player's screens are made.
const FILES: [&str; 13] = [
    "ui/src/component/board.rs",
    "ui/src/component/controls.rs",
    "ui/src/component/moves.rs",
    "ui/src/desk/pen.rs",
    "ui/src/desk/recording.rs",
    "ui/src/screen/claim.rs",
    "ui/src/screen/lock.rs",
    "ui/src/screen/record.rs",
    "ui/src/screen/result.rs",
    "ui/src/view/board.rs",
    "ui/src/view/log.rs",
    "ui/src/view/recording.rs",
    "ui/src/view/sheet.rs",
];

/// What leads to legality: the package that knows it, and the view that shows it to the director.
const JUDGES: [&str; 2] = ["scoresheet_core", "ruling"];

/// Every place in these files that names a judge, in paths as in `use` lines, and files that are not there.
pub fn judges_named(sources: &[SourceFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for path in FILES {
        let Some(file) = sources.iter().find(|file| file.path == path) else {
            faults.push(format!("{path} is not there"));
            continue;
        };
        let named = tokens(&file.text).into_iter().filter(|token| JUDGES.contains(&token.text.as_str()));
        faults.extend(named.map(|token| format!("{path}:{}: {} on the player's side", token.line, token.text)));
    }
    faults
}

#[test]
fn a_judge_on_the_players_side_is_a_fault() {
    let table = [
        ("use scoresheet_core::replay::Replay;", 1),
        ("use {scoresheet_core as c, scoresheet_record as r};", 1),
        ("fn f(game: &Game) -> bool { scoresheet_core::replay::Replay::of(&game.line()).is_legal() }", 1),
        ("let v = crate::view::ruling(&input); super::ruling::ruling(&input)", 3),
        ("#[cfg(test)] mod tests { use scoresheet_core::position::Position; }", 1),
        ("/// Not `scoresheet_core`.\nconst NAME: &str = \"scoresheet_core\";", 0),
        ("use scoresheet_record::diagram::Diagram;", 0),
    ];
    for (text, expected) in table {
        for path in FILES {
            let others = FILES.into_iter().filter(|other| *other != path);
            let mut sources: Vec<SourceFile> = others.map(|other| SourceFile::example("ui", other, "")).collect();
            sources.push(SourceFile::example("ui", path, text));
            assert_eq!(judges_named(&sources).len(), expected, "{path}: {text}");
        }
    }
}

#[test]
fn a_file_that_was_moved_away_is_a_fault() {
    let sources = FILES.map(|path| SourceFile::example("ui", path, ""));
    assert_eq!(judges_named(&sources[1..]), [format!("{} is not there", FILES[0])]);
    let elsewhere = SourceFile::example("ui", "ui/src/view/other.rs", "use scoresheet_core::replay;");
    assert_eq!(judges_named(&[&sources[..], &[elsewhere]].concat()), [""; 0]);
}
