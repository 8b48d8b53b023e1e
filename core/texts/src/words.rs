//! Words used everywhere.

use scoresheet_record::men::{Color, Piece, Role};

scoresheet_record::messages! {
    /// A word that many screens and documents share.
    ///
    /// Other texts may use those with arguments: `{ word-side }` in a text that has an argument `$side`.
    pub enum Word {
        /// White, as a heading.
        White = "word-white",
        /// Black, as a heading.
        Black = "word-black",
        /// White or Black, within a sentence, as its subject.
        Side = "word-side" {
            /// Which.
            side: Color,
        },
        /// The king.
        King = "word-king",
        /// The queen.
        Queen = "word-queen",
        /// The rook.
        Rook = "word-rook",
        /// The bishop.
        Bishop = "word-bishop",
        /// The knight.
        Knight = "word-knight",
        /// The pawn.
        Pawn = "word-pawn",
        /// A kind of man, in the nominative.
        Kind = "word-kind" {
            /// Which.
            role: Role,
        },
        /// A man with its colour, in the nominative.
        Man = "word-man" {
            /// Which.
            man: Piece,
        },
        /// So many moves.
        Moves = "word-moves" {
            /// How many.
            moves: u32,
        },
        /// So many minutes.
        Minutes = "word-minutes" {
            /// How many.
            minutes: u32,
        },
        /// So many seconds.
        Seconds = "word-seconds" {
            /// How many.
            seconds: u32,
        },
        /// How fast a game is.
        TimeClass = "word-time-class" {
            /// `regular`, `dual`, `quick`, `standard`, `rapid` or `blitz`.
            class: &'static str,
        },
        /// The game is drawn.
        Draw = "word-draw",
        /// White wins the game.
        WhiteWins = "word-white-wins",
        /// Black wins the game.
        BlackWins = "word-black-wins",
        /// How a list ends.
        ListEnd = "word-list-end" {
            /// All names but the last, separated by commas.
            names: String,
            /// The last name.
            last: String,
        },
        /// The start position among the moves of a list after which something stood.
        StartInList = "word-start-in-list",
        /// No federation has certified this program, and what follows from that.
        NotCertified = "word-not-certified",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts};

    #[test]
    fn men_agree_with_their_colours() {
        for (man, english, russian, german) in [
            (Role::Queen.of(Color::White), "white queen", "белый ферзь", "weiße Dame"),
            (Role::Rook.of(Color::Black), "black rook", "чёрная ладья", "schwarzer Turm"),
            (Role::Pawn.of(Color::White), "white pawn", "белая пешка", "weißer Bauer"),
            (Role::Knight.of(Color::Black), "black knight", "чёрный конь", "schwarzer Springer"),
        ] {
            for (language, text) in Language::ALL.into_iter().zip([english, russian, german]) {
                assert_eq!(Texts::new(language).say(&Word::Man { man }), text);
            }
        }
    }

    #[test]
    fn every_man_has_a_name_of_its_own() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let men = Color::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| role.of(side)));
            let mut names: Vec<String> = men.map(|man| texts.say(&Word::Man { man })).collect();
            names.extend(Role::ALL.map(|role| texts.say(&Word::Kind { role })));
            names.extend(Color::ALL.map(|side| texts.say(&Word::Side { side })));
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count, "{language:?}: {names:?}");
        }
    }

    #[test]
    fn numbers_take_their_plural_forms() {
        let said = |language, count| {
            let texts = Texts::new(language);
            [
                texts.say(&Word::Moves { moves: count }),
                texts.say(&Word::Minutes { minutes: count }),
                texts.say(&Word::Seconds { seconds: count }),
            ]
        };
        assert_eq!(said(Language::English, 1), ["1 move", "1 minute", "1 second"]);
        assert_eq!(said(Language::English, 21), ["21 moves", "21 minutes", "21 seconds"]);
        assert_eq!(said(Language::German, 1), ["1 Zug", "1 Minute", "1 Sekunde"]);
        assert_eq!(said(Language::German, 50), ["50 Züge", "50 Minuten", "50 Sekunden"]);
        assert_eq!(said(Language::Russian, 21), ["21 ход", "21 минута", "21 секунда"]);
        assert_eq!(said(Language::Russian, 3), ["3 хода", "3 минуты", "3 секунды"]);
        assert_eq!(said(Language::Russian, 12), ["12 ходов", "12 минут", "12 секунд"]);
    }
}
