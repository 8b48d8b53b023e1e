//! The letters that name the men, language by language.

use std::fmt;
use std::str::FromStr;

use super::signs::look_alike_file;
use crate::men::{File, Role};

/// The order of the letters in the table below.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

macro_rules! letters {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $signs:expr;)*) => {
        /// Whose letters name the men: a language's, or the figurines, which need none (FIDE Appendix C.2, C.3).
        ///
        /// The letters of the European languages are those of the PGN standard (8.2.3.2); the Russian ones are those of
        /// the Russian edition of the FIDE Laws.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub enum Letters {
            $($(#[$doc])* $name,)*
        }

        impl Letters {
            /// Every set of letters, English first and the figurines last.
            pub const ALL: &'static [Letters] = &[$(Letters::$name),*];

            /// The language tag, `de`; `figurine` for the figurines.
            #[must_use]
            pub fn code(self) -> &'static str {
                match self {
                    $(Letters::$name => $code,)*
                }
            }

            fn signs(self) -> [&'static str; 6] {
                match self {
                    $(Letters::$name => $signs,)*
                }
            }
        }
    };
}

letters! {
    /// K Q R B N, the letters of PGN.
    #[default]
    English = "en", ["K", "Q", "R", "B", "N", "P"];
    /// K D T L S.
    German = "de", ["K", "D", "T", "L", "S", "B"];
    /// R D T F C.
    French = "fr", ["R", "D", "T", "F", "C", "P"];
    /// R D T A C.
    Spanish = "es", ["R", "D", "T", "A", "C", "P"];
    /// K D T L P; the pawn is O, from *pion*.
    Dutch = "nl", ["K", "D", "T", "L", "P", "O"];
    /// R D T A C.
    Italian = "it", ["R", "D", "T", "A", "C", "P"];
    /// K H W G S.
    Polish = "pl", ["K", "H", "W", "G", "S", "P"];
    /// Кр Ф Л С К.
    Russian = "ru", ["Кр", "Ф", "Л", "С", "К", "П"];
    /// K D T L S.
    Swedish = "sv", ["K", "D", "T", "L", "S", "B"];
    /// K D T L S.
    Danish = "da", ["K", "D", "T", "L", "S", "B"];
    /// K D T L S.
    Norwegian = "no", ["K", "D", "T", "L", "S", "B"];
    /// K D V S J.
    Czech = "cs", ["K", "D", "V", "S", "J", "P"];
    /// K V B F H.
    Hungarian = "hu", ["K", "V", "B", "F", "H", "G"];
    /// R D T B C.
    Portuguese = "pt", ["R", "D", "T", "B", "C", "P"];
    /// R D T N C.
    Romanian = "ro", ["R", "D", "T", "N", "C", "P"];
    /// K D T L R.
    Finnish = "fi", ["K", "D", "T", "L", "R", "P"];
    /// K L V O R.
    Estonian = "et", ["K", "L", "V", "O", "R", "P"];
    /// K D H B R.
    Icelandic = "is", ["K", "D", "H", "B", "R", "P"];
    /// ♔ ♕ ♖ ♗ ♘, in every language.
    Figurine = "figurine", ["♔", "♕", "♖", "♗", "♘", "♙"];
}

impl Letters {
    /// The tags of every set of letters, for messages that list them.
    #[must_use]
    pub fn codes() -> String {
        Letters::ALL.iter().map(|letters| letters.code()).collect::<Vec<_>>().join(", ")
    }

    /// The letter or letters for a kind of man; `Кр` is the only one of two.
    #[must_use]
    pub fn sign(self, role: Role) -> &'static str {
        let [king, queen, rook, bishop, knight, pawn] = self.signs();
        match role {
            Role::King => king,
            Role::Queen => queen,
            Role::Rook => rook,
            Role::Bishop => bishop,
            Role::Knight => knight,
            Role::Pawn => pawn,
        }
    }

    /// The man whose small letter is also the name of a file: in English the bishop of `bc4`, in French the knight of
    /// `cf3`, in Russian the bishop, whose letter looks like the file's.
    #[must_use]
    pub fn man_like_file(self, file: File) -> Option<Role> {
        let is_alike = |role: &Role| {
            let mut small = self.sign(*role).chars().flat_map(char::to_lowercase);
            let letter = small.next().map(|letter| look_alike_file(letter).unwrap_or(letter));
            letter == Some(file.char()) && small.next().is_none()
        };
        ROLES.into_iter().filter(|role| *role != Role::Pawn).find(is_alike)
    }

    /// The man that `signs` begins with, how many signs name it, and how it is written. The longest name counts: `Кр` is
    /// the king and not a knight. Figurines are known in every language.
    pub(super) fn read(self, signs: impl Iterator<Item = char> + Clone) -> Option<NamedMan> {
        let first = signs.clone().next()?;
        if let Some(role) = figurine(first) {
            let selectors = signs.skip(1).take_while(|sign| is_variation_selector(*sign)).count();
            return Some(NamedMan { role, length: 1 + selectors, fashion: Fashion::Figurine });
        }
        let named = |name: &str, role, as_written| {
            let fashion = fashion(signs.clone(), name)?;
            let fashion = if as_written == Fashion::AsItShould { fashion } else { as_written };
            Some(NamedMan { role, length: name.chars().count(), fashion })
        };
        let own = ROLES.into_iter().filter_map(|role| named(self.sign(role), role, Fashion::AsItShould));
        let look_alikes = LOOK_ALIKES.iter().filter(|_| self == Letters::Russian);
        let alike = look_alikes.filter_map(|(name, role)| named(name, *role, Fashion::LookAlike));
        own.chain(alike).max_by_key(|man| man.length)
    }
}

/// Latin letters that are typed for the Russian ones that look like them.
const LOOK_ALIKES: [(&str, Role); 3] = [("Kp", Role::King), ("C", Role::Bishop), ("K", Role::Knight)];

/// A man named by its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NamedMan {
    pub role: Role,
    /// How many signs name it.
    pub length: usize,
    pub fashion: Fashion,
}

/// How a letter is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fashion {
    AsItShould,
    SmallLetter,
    LookAlike,
    Figurine,
}

/// How `signs` begin with `name`, if they do. A small `a` to `h` names a file and no man.
fn fashion(signs: impl Iterator<Item = char> + Clone, name: &str) -> Option<Fashion> {
    if begins_with(signs.clone(), name.chars()) {
        return Some(Fashion::AsItShould);
    }
    let is_file = matches!(signs.clone().next(), Some('a'..='h'));
    let is_small = !is_file && begins_with(signs, name.chars().flat_map(char::to_lowercase));
    is_small.then_some(Fashion::SmallLetter)
}

fn begins_with(mut signs: impl Iterator<Item = char>, mut name: impl Iterator<Item = char>) -> bool {
    name.all(|letter| signs.next() == Some(letter))
}

/// The man that a figurine of either colour shows.
fn figurine(sign: char) -> Option<Role> {
    Some(match sign {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}

/// Whether `sign` only says that the one before is to be drawn as text or as a picture.
pub(super) fn is_variation_selector(sign: char) -> bool {
    matches!(sign, '\u{fe0e}' | '\u{fe0f}')
}

impl fmt::Display for Letters {
    /// Prints the language tag.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language whose letters are not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no letters for the men are known in {code:?}; use {}", Letters::codes())]
pub struct UnknownLetters {
    /// What was asked for.
    pub code: String,
}

impl FromStr for Letters {
    type Err = UnknownLetters;

    /// Reads a language tag in any case; a region behind it does not matter (`de-AT`, `pt_BR`). Norwegian is also `nb`
    /// and `nn`.
    fn from_str(code: &str) -> Result<Letters, UnknownLetters> {
        let language = code.split(['-', '_']).next().unwrap_or(code).to_ascii_lowercase();
        let language = if matches!(language.as_str(), "nb" | "nn") { "no" } else { language.as_str() };
        let found = Letters::ALL.iter().copied().find(|letters| letters.code() == language);
        found.ok_or_else(|| UnknownLetters { code: code.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(letters: Letters, text: &str) -> Option<(Role, Fashion)> {
        letters.read(text.chars()).map(|man| (man.role, man.fashion))
    }

    #[test]
    fn every_letter_names_its_man_and_no_other() {
        for letters in Letters::ALL {
            for role in ROLES {
                let text = format!("{}e4", letters.sign(role));
                let fashion = if *letters == Letters::Figurine { Fashion::Figurine } else { Fashion::AsItShould };
                assert_eq!(named(*letters, &text), Some((role, fashion)), "{letters} {text}");
            }
        }
    }

    #[test]
    fn small_letters_name_men_unless_they_name_files() {
        assert_eq!(named(Letters::German, "sf3"), Some((Role::Knight, Fashion::SmallLetter)));
        assert_eq!(named(Letters::German, "d4"), None);
        assert_eq!(named(Letters::Russian, "крf1"), Some((Role::King, Fashion::SmallLetter)));
        assert_eq!(named(Letters::Russian, "кf3"), Some((Role::Knight, Fashion::SmallLetter)));
        assert_eq!(named(Letters::Polish, "gf4"), None);
    }

    #[test]
    fn a_language_is_known_by_its_tag() {
        for (code, letters) in [
            ("de", Letters::German),
            ("DE-at", Letters::German),
            ("nb_NO", Letters::Norwegian),
            ("pt-BR", Letters::Portuguese),
        ] {
            assert_eq!(code.parse(), Ok(letters), "{code}");
        }
        let error = "xx".parse::<Letters>().unwrap_err().to_string();
        assert!(error.contains("xx") && error.contains("de, fr"), "{error}");
    }
}
