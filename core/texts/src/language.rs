//! The languages there are texts in.

/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, which has every text.
    #[default]
    English,
    /// Russian.
    Russian,
    /// German.
    German,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::Russian, Language::German];

    /// The code of the language (ISO 639-1): `en`, `ru`, `de`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::German => "de",
        }
    }

    /// The name of the language in itself, for a list to choose from.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "Русский",
            Language::German => "Deutsch",
        }
    }

    /// The language of a locale such as `de`, `de-AT` or `de_AT.UTF-8`; `None` if there are no texts in it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        for (code, language) in [
            ("en", Some(Language::English)),
            ("en-GB", Some(Language::English)),
            ("ru", Some(Language::Russian)),
            ("RU_ru.UTF-8", Some(Language::Russian)),
            ("de-AT", Some(Language::German)),
            (" de@euro ", Some(Language::German)),
            ("fr", None),
            ("den", None),
            ("d", None),
            ("", None),
            ("C", None),
        ] {
            assert_eq!(Language::from_code(code), language, "{code:?}");
        }
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
    }
}
