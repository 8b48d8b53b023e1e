//! Saying messages.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use scoresheet_record::message::{Arg, Message};

use crate::words::Word;
use crate::{Language, TextFile, files};

/// The texts of one language, with English behind it.
///
/// Make one per language and keep it: making it reads all files of the language.
pub struct Texts {
    language: Language,
    tongues: Vec<Tongue>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// The texts of `language`.
    #[must_use]
    pub fn new(language: Language) -> Texts {
        let mut tongues = vec![Tongue::new(language, files(language))];
        if language != Language::English {
            tongues.push(Tongue::new(Language::English, files(Language::English)));
        }
        Texts { language, tongues }
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in words: in this language, or in English where this language has no text for it. Where even English
    /// has none, the id of the message in angle brackets; tests see to it that this is never needed.
    #[must_use]
    pub fn say(&self, message: &dyn Message) -> String {
        let said = self.tongues.iter().find_map(|tongue| tongue.say(message));
        said.unwrap_or_else(|| format!("<{}>", message.id()))
    }

    /// The names as a list in this language: "a, b and c".
    #[must_use]
    pub fn list(&self, names: &[String]) -> String {
        let listed = self.tongues.iter().find_map(|tongue| tongue.list(names));
        listed.unwrap_or_else(|| names.join(", "))
    }
}

/// One language alone.
struct Tongue {
    // The concurrent kind, so that texts may be shared between threads.
    bundle: FluentBundle<FluentResource>,
}

impl Tongue {
    fn new(language: Language, files: &[TextFile]) -> Tongue {
        let locales = language.code().parse().into_iter().collect();
        let mut bundle = FluentBundle::new_concurrent(locales);
        // All languages here run from left to right, and the marks would show up in comparisons and in print.
        bundle.set_use_isolating(false);
        for file in files {
            // A faulty text is left out and English steps in; tests see to it that there is none.
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(file.text.to_owned());
            let _ = bundle.add_resource(resource);
        }
        Tongue { bundle }
    }

    /// `None` if there is no text, or if it refers to something that isn't there.
    fn say(&self, message: &dyn Message) -> Option<String> {
        let pattern = self.bundle.get_message(message.id())?.value()?;
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            args.set(name, self.value(arg));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }

    fn value(&self, arg: Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(number),
            Arg::Text(text) => FluentValue::from(printable(&text)),
            Arg::List(names) => FluentValue::from(self.list(&names).unwrap_or_else(|| names.join(", "))),
        }
    }

    /// An empty list is `none`, as an absent value is, so that texts can select by it.
    fn list(&self, names: &[String]) -> Option<String> {
        match names {
            [] => Some("none".to_owned()),
            [name] => self.listed(name),
            [names @ .., last] => {
                let names: Option<Vec<String>> = names.iter().map(|name| self.listed(name)).collect();
                self.say(&Word::ListEnd { names: names?.join(", "), last: self.listed(last)? })
            }
        }
    }

    /// A name in a list. The start position has no move that it could be named by.
    fn listed(&self, name: &str) -> Option<String> {
        if name == "start" { self.say(&Word::StartInList) } else { Some(printable(name)) }
    }
}

/// Names come from files and command lines: a control character in one must not steer a terminal or forge a line.
fn printable(text: &str) -> String {
    text.chars().map(|sign| if sign.is_control() { char::REPLACEMENT_CHARACTER } else { sign }).collect()
}

#[cfg(test)]
mod tests {
    use scoresheet_record::men::{Color, Role};

    use super::*;

    fn tongue(text: &'static str) -> Tongue {
        Tongue::new(Language::Russian, &[TextFile { area: "test", text }])
    }

    fn texts(tongues: Vec<Tongue>) -> Texts {
        Texts { language: Language::Russian, tongues }
    }

    scoresheet_record::messages! {
        /// For the tests.
        enum Example {
            Listed = "example-listed" { plies: Vec<u32> },
            Chosen = "example-chosen" { side: Option<Color> },
            Counted = "example-counted" { moves: i64 },
        }
    }

    #[test]
    fn a_missing_text_is_said_in_english_and_never_as_a_bare_key() {
        let russian_lacks_it = texts(vec![tongue("other = другое"), tongue("word-draw = Draw")]);
        assert_eq!(russian_lacks_it.say(&Word::Draw), "Draw");
        let russian_has_it = texts(vec![tongue("word-draw = Ничья"), tongue("word-draw = Draw")]);
        assert_eq!(russian_has_it.say(&Word::Draw), "Ничья");
        let nobody_has_it = texts(vec![tongue(""), tongue("")]);
        assert_eq!(nobody_has_it.say(&Word::Draw), "<word-draw>");
    }

    #[test]
    fn a_faulty_text_is_said_in_english() {
        for faulty in ["word-draw = { $nothing }", "word-draw = { missing }", "word-draw = { $", "word-draw ="] {
            let texts = texts(vec![tongue(faulty), tongue("word-draw = Draw")]);
            assert_eq!(texts.say(&Word::Draw), "Draw", "{faulty}");
        }
    }

    #[test]
    fn lists_are_joined_in_the_language() {
        let names = |count: usize| -> Vec<String> { (1..=count).map(|ply| ply.to_string()).collect() };
        for (language, two, three) in [
            (Language::English, "1 and 2", "1, 2 and 3"),
            (Language::Russian, "1 и 2", "1, 2 и 3"),
            (Language::German, "1 und 2", "1, 2 und 3"),
        ] {
            let texts = Texts::new(language);
            assert_eq!(texts.list(&names(1)), "1");
            assert_eq!(texts.list(&names(2)), two);
            assert_eq!(texts.list(&names(3)), three);
        }
    }

    #[test]
    fn the_start_position_is_listed_in_words() {
        for (language, alone, first, last) in [
            (
                Language::English,
                "the start position",
                "the start position and 2...Ng8",
                "2...Ng8 and the start position",
            ),
            (Language::Russian, "начальной позиции", "начальной позиции и 2...Ng8", "2...Ng8 и начальной позиции"),
            (
                Language::German,
                "der Anfangsstellung",
                "der Anfangsstellung und 2...Ng8",
                "2...Ng8 und der Anfangsstellung",
            ),
        ] {
            let texts = Texts::new(language);
            let listed = |names: &[&str]| texts.list(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
            assert_eq!(listed(&["start"]), alone);
            assert_eq!(listed(&["start", "2...Ng8"]), first);
            assert_eq!(listed(&["2...Ng8", "start"]), last);
        }
    }

    #[test]
    fn texts_select_by_what_is_absent() {
        let text = "
example-listed = { $plies ->
    [none] nowhere
   *[other] at { $plies }
}
example-chosen = { $side ->
    [none] nobody
    [white] White
   *[black] Black
}
word-list-end = { $names } and { $last }
";
        let texts = texts(vec![tongue(text)]);
        assert_eq!(texts.say(&Example::Listed { plies: vec![] }), "nowhere");
        assert_eq!(texts.say(&Example::Listed { plies: vec![9, 13, 17] }), "at 9, 13 and 17");
        assert_eq!(texts.say(&Example::Chosen { side: None }), "nobody");
        assert_eq!(texts.say(&Example::Chosen { side: Some(Color::White) }), "White");
        assert_eq!(texts.say(&Example::Chosen { side: Some(Color::Black) }), "Black");
    }

    #[test]
    fn any_number_can_be_said() {
        let texts = texts(vec![tongue("example-counted = { $moves -> \n [one] one \n [few] few \n *[many] many\n }")]);
        for (moves, form) in [(1, "one"), (2, "few"), (5, "many"), (11, "many"), (21, "one"), (22, "few"), (0, "many")]
        {
            assert_eq!(texts.say(&Example::Counted { moves }), form, "{moves}");
        }
        for moves in [i64::MIN, -1, i64::MAX] {
            assert!(!texts.say(&Example::Counted { moves }).is_empty());
        }
    }

    #[test]
    fn no_invisible_marks_surround_what_is_inserted() {
        let texts = Texts::new(Language::English);
        assert_eq!(texts.say(&Word::Minutes { minutes: 2 }), "2 minutes");
        assert_eq!(texts.say(&Word::Kind { role: Role::Knight }), "knight");
    }

    #[test]
    fn texts_may_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Texts::new(Language::German));
    }
}
