//! The language files, built in.

use crate::Language;

/// One language file: the texts of one area in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextFile {
    /// The area, which is the file's name without `.ftl`.
    pub area: &'static str,
    /// The file's text, in Fluent's format.
    pub text: &'static str,
}

macro_rules! files {
    // The areas, each with a file in every language.
    ($language:literal) => {
        files!($language: "words", "record", "core", "pgn", "cli", "ui")
    };
    ($language:literal: $($area:literal),*) => {
        &[$(TextFile {
            area: $area,
            text: include_str!(concat!("../ftl/", $language, "/", $area, ".ftl")),
        }),*]
    };
}

/// The files of a language.
#[must_use]
pub fn files(language: Language) -> &'static [TextFile] {
    match language {
        Language::English => files!("en"),
        Language::Russian => files!("ru"),
        Language::German => files!("de"),
    }
}
