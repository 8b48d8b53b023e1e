//! What the user chose, kept for the next start. Losing it costs nothing, so it is kept in the simplest place.

use scoresheet_ui::desk::{Choice, DeviceFact, Language, Theme};
use web_sys::Storage;

use super::Reports;

const LANGUAGE: &str = "language";
const THEME: &str = "theme";

/// Keeps a choice.
pub fn keep(choice: Choice) {
    let Some(storage) = storage() else { return };
    let _ = match choice {
        Choice::Speak(language) => storage.set_item(LANGUAGE, language.code()),
        Choice::Theme(theme) => storage.set_item(THEME, theme.id()),
    };
}

/// Reports what was chosen earlier, or what the browser prefers.
pub fn report(reports: &Reports) {
    let kept = |key| storage().and_then(|storage| storage.get_item(key).ok().flatten());
    let preferred = || web_sys::window().and_then(|window| window.navigator().language());
    let language = kept(LANGUAGE).or_else(preferred).and_then(|code| Language::from_code(&code));
    let theme = kept(THEME).and_then(|id| Theme::ALL.into_iter().find(|theme| theme.id() == id));
    let choices = language.map(Choice::Speak).into_iter().chain(theme.map(Choice::Theme));
    reports.fact(DeviceFact::Chosen(choices.collect()));
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
