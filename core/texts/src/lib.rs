//! Messages in words: English, Russian and German.
//!
//! [`Texts`] turns any [`Message`](scoresheet_record::message::Message) of the other crates into a sentence. The words
//! stand in `core/texts/ftl/<language>/<area>.ftl`, in Fluent's format, one file for each area of the program; they are
//! built into the crate, so nothing is loaded at run time. [`Word`] holds the words that are used everywhere.
//!
//! To add a message: declare it with `messages!` where it belongs, list its enum in [`catalogue`], write its English
//! text and, if you can, the others; a text that is missing is said in English. The suite `tests/tests/texts.rs` finds
//! what was forgotten.
//!
//! It deliberately chooses no language by itself, reads no files and knows no widgets.
//!
//! ```
//! use scoresheet_record::men::{Color, Role};
//! use scoresheet_texts::{Language, Texts, Word};
//!
//! let texts = Texts::new(Language::Russian);
//! assert_eq!(texts.say(&Word::Man { man: Role::Rook.of(Color::White) }), "белая ладья");
//! assert_eq!(texts.say(&Word::Moves { moves: 22 }), "22 хода");
//! ```

pub mod catalogue;
pub mod cli;
mod desk_label;
mod files;
mod label;
mod language;
mod texts;
mod ui;
mod words;

pub use cli::CliText;
pub use desk_label::DeskLabel;
pub use files::{TextFile, files};
pub use label::Label;
pub use language::Language;
pub use texts::Texts;
pub use ui::UiText;
pub use words::Word;
