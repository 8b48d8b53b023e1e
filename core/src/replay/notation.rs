//! In which notation a game is written, found from the game as a whole.
//!
//! English algebraic is asked first, as PGN wants it; a game that reads in it is not looked at further. Otherwise every
//! other notation is tried on the whole game. One is taken only if it reads more of the game than any that would read
//! it differently, and if a move is legal in it that English cannot spell, or two that it reads otherwise: one move that
//! both can spell proves nothing.

use scoresheet_record::diagram::Gesture;
use scoresheet_record::notation::{Letters, Notation, Spelling};
use scoresheet_record::sheet::{Line, Written};

use super::{Played, PlyState, Replay, Unread};

/// How well a game reads in a notation; more is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    /// How many texts it can spell.
    spelled: usize,
    /// How many plies it reads before the first that it cannot read or that is not legal.
    read: usize,
}

impl Fit {
    fn of(line: &Line, replay: &Replay) -> Fit {
        let spelled = spelled(line, replay.notation);
        Fit { spelled, read: replay.plies.iter().take_while(|played| !is_fault(played)).count() }
    }
}

/// How many texts of a game a notation can spell.
fn spelled(line: &Line, notation: Notation) -> usize {
    let can_spell =
        |written: &&Written| matches!(written, Written::Text(text) if Spelling::read_in(text, notation).is_ok());
    line.cells.iter().filter(can_spell).count()
}

fn is_fault(played: &Played) -> bool {
    match &played.state {
        PlyState::Illegal { .. } => true,
        PlyState::Unread { why } => *why != Unread::Illegible,
        PlyState::Legal { .. } | PlyState::Followed | PlyState::Missing | PlyState::Unplaced => false,
    }
}

/// A move that has to be read with letters for the men; in every notation castling and pawns' moves read alike.
fn has_text(line: &Line) -> bool {
    line.cells.iter().any(|written| matches!(written, Written::Text(_)))
}

impl Replay {
    /// This replay in English algebraic, or the game in the notation that it is written in.
    pub(super) fn in_the_notation_of_the_sheet(self, line: &Line) -> Replay {
        if !has_text(line) || !self.plies.iter().any(is_fault) {
            return self;
        }
        let english = Fit::of(line, &self);
        let is_other =
            |notation: &Notation| !matches!(notation, Notation::Algebraic(Letters::English | Letters::Figurine));
        // Nearly every game with a fault is English all the same, and its texts alone exclude the other notations.
        let others = Notation::all().filter(is_other).filter(|notation| spelled(line, *notation) >= english.spelled);
        let better: Vec<(Fit, Replay)> = others
            .map(|notation| Replay::in_notation(line, notation))
            .map(|replay| (Fit::of(line, &replay), replay))
            .filter(|(fit, _)| fit.read > english.read)
            .collect();
        let Some(best) = better.iter().map(|(fit, _)| *fit).max() else { return self };
        let mut best: Vec<Replay> =
            better.into_iter().filter(|(fit, _)| *fit == best).map(|(_, replay)| replay).collect();
        let first = best.remove(0);
        let differs = |other: &Replay| gestures(other) != gestures(&first);
        if best.iter().any(differs) {
            let undecided_notations = std::iter::once(first.notation).chain(best.iter().map(|replay| replay.notation));
            return Replay { undecided_notations: undecided_notations.collect(), ..self };
        }
        if first.is_borne_out() { first } else { self }
    }

    /// Whether a legal move that English cannot spell speaks for this notation, or two that it reads otherwise.
    fn is_borne_out(&self) -> bool {
        let legal = self.plies.iter().take_while(|played| !is_fault(played)).filter(|played| {
            let Written::Text(text) = &played.written else { return false };
            let before = played.ply.previous().and_then(|ply| self.position_after(ply));
            let in_english = before.and_then(|before| crate::reading::read(before, text).legal());
            matches!(played.state, PlyState::Legal { .. }) && in_english != played.gesture
        });
        let cannot_be_spelled = |played: &Played| match &played.written {
            Written::Text(text) => Spelling::read(text).is_err(),
            Written::Move { .. } | Written::Illegible(_) | Written::Tick | Written::Dash | Written::Blank => false,
        };
        let legal: Vec<&Played> = legal.collect();
        legal.len() > 1 || legal.into_iter().any(cannot_be_spelled)
    }
}

fn gestures(replay: &Replay) -> Vec<Option<Gesture>> {
    replay.plies.iter().map(|played| played.gesture).collect()
}

#[cfg(test)]
mod tests {
    use scoresheet_record::notation::MoveText;

    use super::*;

    fn replay(texts: &str) -> Replay {
        let cells = texts.split_whitespace().map(|text| Written::Text(MoveText::new(text))).collect();
        Replay::of(&Line { cells, ..Line::default() })
    }

    fn found(texts: &str) -> (String, usize) {
        let replay = replay(texts);
        let legal = replay.plies.iter().filter(|played| matches!(played.state, PlyState::Legal { .. })).count();
        (replay.notation.to_string(), legal)
    }

    #[test]
    fn the_notation_is_found_from_the_whole_game() {
        for (texts, notation, legal) in [
            ("e4 e5 Nf3 Nc6 Bb5 a6", "en", 6),
            ("e4 e5 Sf3", "de", 3),
            ("e4 e5 Sf3 Sc6 Lb5 a6 Lxc6 dxc6 0-0 Dd6", "de", 10),
            ("e4 e5 Cf3 Cc6 Fb5 a6 Fxc6 dxc6 O-O Dd6 Rh1", "fr", 11),
            ("e4 e5 Pf3 Pc6 Lb5 a6 Pxe5 Pxe5", "nl", 8),
            ("e4 e5 Сс4 Кс6 Фh5 Кf6 Фхf7", "ru", 7),
            ("e4 e5 Jf3 Jc6 Sb5 a6", "cs", 6),
            ("e4 e5 Hf3 Hc6 Fb5 a6 O-O Hf6", "hu", 8),
            ("P-K4 P-K4 N-KB3 N-QB3 B-N5 P-QR3", "descriptive", 6),
            ("e4 e5 ♘f3 ♞c6", "en", 4),
            // An illegal move in a German game is still one.
            ("e4 e5 Sf3 Sc6 Ka5 a6 Lb5 b6", "de", 4),
            ("e4 e5 Nf3 Nc6 Ka5 a6 Bb5 b6", "en", 4),
        ] {
            assert_eq!(found(texts), (notation.to_owned(), legal), "{texts}");
        }
    }

    /// A move that is not legal in English and would be in another language proves nothing by itself.
    #[test]
    fn no_notation_is_guessed_from_one_ambiguous_move() {
        for texts in ["e4 e5 Re2", "e4 e5 Nf3 Nc6 Bb5 a6 Re2", "e4 e5 Bd3"] {
            assert_eq!(replay(texts).notation, Notation::default(), "{texts}");
        }
        assert_eq!(replay("e4 e5 Re2 Re7 Re3").notation.to_string(), "fr", "two that English cannot mean");
    }

    /// P is the Dutch knight and the Finnish pawn.
    #[test]
    fn where_two_notations_read_a_game_differently_none_is_taken() {
        let replay = replay("e4 e5 Pf3 Pc6 Lb5 a6");
        let undecided: Vec<String> = replay.undecided_notations.iter().map(Notation::to_string).collect();
        assert_eq!((replay.notation, undecided), (Notation::default(), vec!["nl".to_owned(), "fi".to_owned()]));
    }

    #[test]
    fn a_chosen_notation_is_not_looked_for() {
        let cells: Vec<Written> = ["e4", "e5", "Sf3"].map(|text| Written::Text(MoveText::new(text))).into();
        let line = Line { cells, notation: Some(Notation::default()), ..Line::default() };
        assert!(Replay::of(&line).first_fault().is_some());
    }
}
