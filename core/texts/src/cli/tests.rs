use super::*;
use crate::{Language, Texts};

#[test]
fn lines_under_a_diagram_are_short_in_every_language() {
    let square = Some("d6".to_owned());
    let lines = [
        CliText::ToMove { side: Color::White },
        CliText::ToMove { side: Color::Black },
        CliText::Castling { letters: "KQkq".to_owned() },
        CliText::EnPassant { square },
        CliText::EnPassant { square: None },
    ];
    for language in Language::ALL {
        let texts = Texts::new(language);
        for line in &lines {
            let said = texts.say(line);
            // Three diagrams stand side by side on a page of 80 columns.
            assert!(said.chars().count() < 24, "{said}");
        }
    }
}

#[test]
fn a_claim_that_nobody_has_made_names_no_claimant() {
    let claim = CliText::Claim { by: "none".to_owned(), kind: "threefold".to_owned(), intending: None };
    for (language, expected) in Language::ALL.into_iter().zip([
        "Claim: threefold repetition, nobody has claimed yet",
        "Требование: троекратное повторение позиции; пока никем не заявлено",
        "Antrag: dreimalige Stellungswiederholung, noch von niemandem gestellt",
    ]) {
        assert_eq!(Texts::new(language).say(&claim), expected);
    }
}

#[test]
fn a_quiet_run_of_one_names_its_move_once() {
    let run = |plies, last: &str| CliText::QuietRun {
        plies,
        since: "63.Kxa5".to_owned(),
        first: "63...Kb7".to_owned(),
        last: last.to_owned(),
    };
    for (language, one, more) in [
        (
            Language::English,
            "1 half-move without a capture or pawn move: 63...Kb7; ",
            "101 half-moves without a capture or pawn move: from 63...Kb7 to 113...Kc6; ",
        ),
        (
            Language::Russian,
            "1 полуход без взятий и ходов пешками: 63...Kb7; ",
            "101 полуход без взятий и ходов пешками: от 63...Kb7 до 113...Kc6; ",
        ),
        (
            Language::German,
            "1 Halbzug ohne Schlag- oder Bauernzug: 63...Kb7; ",
            "101 Halbzüge ohne Schlag- oder Bauernzug: von 63...Kb7 bis 113...Kc6; ",
        ),
    ] {
        let texts = Texts::new(language);
        for (plies, last, expected) in [(1, "63...Kb7", one), (101, "113...Kc6", more)] {
            let said = texts.say(&run(plies, last));
            assert!(said.starts_with(expected) && said.ends_with(": 63.Kxa5"), "{said}");
        }
    }
}
