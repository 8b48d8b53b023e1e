//! The marks for what stands in a move's place and is no move: `~` with what can be read of an illegible entry, and a bare
//! check mark.

use scoresheet_record::notation::{MoveText, Spelling};
use scoresheet_record::sheet::Written;

/// What can be read of an illegible entry has at most so many signs, its mark included.
const LONGEST: usize = 20;

/// What a text in the place of a move means, if it is one of the project's marks: `~N?3` or `+v`.
#[must_use]
pub fn marked(text: &str) -> Option<Written> {
    match text {
        "+v" | "✓" | "✔" => Some(Written::Tick),
        _ => text.strip_prefix('~').map(|entry| Written::Illegible(MoveText::new(entry))),
    }
}

/// What a text in the place of a move says of the cell, as long as no command says more.
#[must_use]
pub fn cell_of(text: &MoveText) -> Written {
    if is_pass(text) {
        return Written::Dash;
    }
    marked(text.as_str()).unwrap_or_else(|| Written::Text(text.clone()))
}

/// Whether a text leaves the place of a move open: `--`, `Z0`.
pub(super) fn is_pass(text: &MoveText) -> bool {
    // Nearly all moves begin with a man or a file and need no closer look.
    let begins_as_move = text.as_str().starts_with(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'K', 'Q', 'R', 'B']);
    !begins_as_move && matches!(Spelling::read(text), Ok(Spelling::Pass))
}

/// The mark that `rest` begins with, up to a blank or to a sign that ends a move. An entry may hold signs that end a
/// word elsewhere: `~N?3`.
pub(super) fn mark_at<'a>(rest: &'a str, word: &'a str) -> Option<&'a str> {
    if !word.starts_with('~') {
        return marked(word).map(|_| word);
    }
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '*');
    let mark = rest.split(ends).next().unwrap_or(word);
    (mark.chars().count() <= LONGEST).then_some(mark)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::{ExportGame, Game, PgnOddity, games, write};
    use crate::replay::Replay;

    fn game(movetext: &str) -> Game {
        let text = format!("[Event \"?\"]\n\n{movetext} 1-0\n");
        let mut found: Vec<Game> = games(&text).collect();
        assert_eq!(found.len(), 1, "{movetext}");
        found.remove(0)
    }

    fn text(text: &str) -> Written {
        Written::Text(MoveText::new(text))
    }

    fn illegible(text: &str) -> Written {
        Written::Illegible(MoveText::new(text))
    }

    #[test]
    fn a_mark_in_a_moves_place_holds_it() {
        for (mark, written) in [
            ("~", illegible("")),
            ("~N?3", illegible("N?3")),
            ("~N??", illegible("N??")),
            ("~Nf3", illegible("Nf3")),
            ("~3?", illegible("3?")),
            ("+v", Written::Tick),
            ("✓", Written::Tick),
        ] {
            for (movetext, cell) in [
                (format!("1. e4 e5 2. {mark} Nc6 3. Bc4 Bc5"), 2),
                (format!("1. e4 e5 2.{mark} Nc6 3.Bc4 Bc5"), 2),
                (format!("1. e4 {mark} 2. Nf3 Nc6 3. Bc4 Bc5"), 1),
                (format!("1. e4 {{good}} 1... {mark} {{bad}} 2. Nf3 Nc6 3. Bc4 Bc5"), 1),
                (format!("1. {mark} e5 2. Nf3 Nc6 3. Bc4 Bc5"), 0),
                (format!("1. e4 e5 2. Nf3 Nc6 3. Bc4 {mark}"), 5),
            ] {
                let game = game(&movetext);
                let cells = game.line().cells;
                let mut expected = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"].map(text);
                expected[cell] = written.clone();
                assert_eq!(cells, expected, "{movetext}");
                assert_eq!(game.moves[cell].text.as_str(), mark, "{movetext}");
                let is_false = |kind: &PgnOddity| {
                    matches!(
                        kind,
                        PgnOddity::UnknownText { .. }
                            | PgnOddity::NumberDisagrees { .. }
                            | PgnOddity::UnknownGlyph { .. }
                    )
                };
                assert!(!game.warnings.iter().any(|warning| is_false(&warning.kind)), "{:?}", game.warnings);
            }
        }
    }

    #[test]
    fn no_move_after_a_mark_is_taken_for_illegal() {
        for mark in ["~", "~N?3", "+v", "✓"] {
            let game = game(&format!("1. e4 e5 2. {mark} Nc6 3. Bc4 Bc5 4. Nc3 Nf6"));
            let replay = Replay::of(&game.line());
            assert_eq!(replay.plies.len(), 8);
            let illegal =
                |played: &crate::replay::Played| matches!(played.state, crate::replay::PlyState::Illegal { .. });
            assert!(!replay.plies.iter().any(illegal), "{mark}");
        }
    }

    #[test]
    fn what_is_odd_about_a_mark_is_said() {
        let kinds =
            |movetext: &str| -> Vec<PgnOddity> { game(movetext).warnings.into_iter().map(|odd| odd.kind).collect() };
        let label = "2w".parse().unwrap();
        assert!(kinds("1. e4 e5 2. ~N?3 Nc6").contains(&PgnOddity::IllegibleEntry { label }));
        assert!(kinds("1. e4 e5 2. +v Nc6").contains(&PgnOddity::NullMove { label }));
    }

    #[test]
    fn a_mark_outside_the_moves_is_only_text() {
        assert_eq!(games("about ~5 games and a ✓").count(), 0);
        assert_eq!(games("1. ~ e5 2. Nf3 Nc6").next().map(|game| game.moves.len()), Some(4));
        let after = game("1. e4 e5 1-0 ~");
        assert_eq!(after.moves.len(), 2);
        assert!(after.warnings.iter().any(|odd| matches!(odd.kind, PgnOddity::UnknownText { .. })));
        assert_eq!(game("1. e4 (1. ~d? e5) e5").moves.len(), 2);
        assert_eq!(game(&format!("1. e4 e5 2. ~{}", "N".repeat(60))).moves.len(), 2);
    }

    #[test]
    fn what_stands_behind_a_mark_is_kept() {
        let game = game("1. e4 ~e? {[%clk 0:10:00] smudged} (1... c5) 2. ✓? Nc6");
        assert_eq!(game.line().cells, [text("e4"), illegible("e?"), Written::Tick, text("Nc6")]);
        let smudged = &game.moves[1];
        assert!(smudged.clock.is_some());
        assert_eq!((smudged.comments.as_slice(), smudged.variations.len()), (&["smudged".to_owned()][..], 1));
        assert_eq!(game.moves[2].nags, [2]);
    }

    #[test]
    fn a_mark_is_written_so_that_others_can_read_it_and_reads_the_same_again() {
        let original = game("1. e4 ~N?3 {smudged} 2. +v ~ 3. -- e6");
        let pgn = write(&ExportGame::from(&original));
        assert!(pgn.contains("1. e4 -- {[%sheet illegible N?3]} {smudged} 2. -- {[%sheet tick]}"), "{pgn}");
        let again: Vec<Game> = games(&pgn).collect();
        assert_eq!(again[0].line().cells, original.line().cells, "{pgn}");
        assert_eq!(again[0].moves[1].comments, ["smudged"], "{pgn}");
    }

    #[test]
    fn a_clock_reading_beside_a_mark_is_kept() {
        let original = game("1. e4 ~N?3 {[%clk 0:10:00]} 2. Nf3");
        let pgn = write(&ExportGame::from(&original));
        let again = games(&pgn).next().unwrap();
        assert_eq!(
            (again.line().cells, again.moves[1].clock),
            (original.line().cells, original.moves[1].clock),
            "{pgn}"
        );
        let together = game("1. e4 -- {[%clk 0:10:00] ~N?3} 2. Nf3");
        assert_eq!(together.moves[1].clock, original.moves[1].clock);
        assert_eq!(together.line().cells, original.line().cells, "a reading beside it makes no words of a mark");
    }
}
