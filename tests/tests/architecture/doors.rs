//! The doors to shakmaty: the one module of a package through which its vocabulary comes in.
//!
//! So a look at the imports shows on which side of the line between recording and judging a file stands.

use crate::project::SourceFile;
use crate::tokens::tokens;

/// The package and its door, `None` where shakmaty has no business at all.
const DOORS: [(&str, Option<&str>); 3] = [("record", Some("men")), ("core", Some("position")), ("texts", None)];

/// Every place that names shakmaty outside the door, tests included.
pub fn around_the_door(sources: &[&SourceFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in sources {
        let Some((_, door)) = DOORS.iter().find(|(package, _)| *package == file.package) else { continue };
        if door.is_some() && file.module.first().map(String::as_str) == *door {
            continue;
        }
        let named = tokens(&file.text).into_iter().filter(|token| token.text == "shakmaty");
        faults.extend(named.map(|token| format!("{}:{}: shakmaty outside the door", file.path, token.line)));
    }
    faults
}

#[test]
fn shakmaty_outside_the_door_is_a_fault() {
    let table = [
        ("record", "core/record/src/men.rs", "pub use shakmaty::Square;", 0),
        ("record", "core/record/src/setup.rs", "use shakmaty::Square;", 1),
        ("record", "core/record/src/setup.rs", "fn f(c: shakmaty::Color) -> shakmaty::Square {}", 2),
        ("record", "core/record/src/lib.rs", "use shakmaty as s;", 1),
        ("record", "core/record/src/setup.rs", "// shakmaty::Chess is not for this side", 0),
        ("core", "core/src/position/attacks.rs", "use shakmaty::Chess;", 0),
        ("core", "core/src/position.rs", "use shakmaty::Chess;", 0),
        ("core", "core/src/men.rs", "use shakmaty::Chess;", 1),
        ("texts", "core/texts/src/lib.rs", "use shakmaty::Chess;", 1),
    ];
    for (package, path, text, expected) in table {
        let faults = around_the_door(&[&SourceFile::example(package, path, text)]);
        assert_eq!(faults.len(), expected, "{path}: {text}");
    }
}
