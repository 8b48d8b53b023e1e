//! What the platform said about itself, and what its user chose.

use scoresheet_texts::Language;

/// Something that the platform cannot do, or does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The page was not loaded over a secure connection: no offline mode, no locks, no wake lock.
    NotSecure,
    /// The browser has promised to keep what is stored.
    Persistent,
    /// It has not: it may clear the storage when it needs room.
    NotPersistent,
    /// The app is kept for use without a network.
    WorksOffline,
    /// The device can share files with other apps.
    CanShare,
}

/// The colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Device,
    /// Ink on paper.
    Light,
    /// For a dark hall.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Light, Theme::Dark];

    /// The name in the page and in the saved choice.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// What the platform said about itself, and what its user chose.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// The colours.
    pub theme: Theme,
    /// What is known of the platform.
    pub facts: Vec<Fact>,
    /// The build of the app.
    pub build: String,
    /// Whether a new version is ready.
    pub update: Update,
    /// What the check of the storage found.
    pub storage_check: StorageCheck,
}

/// Whether a new version of the app is ready.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Update {
    /// This is the newest version known.
    #[default]
    None,
    /// One waits for a tap.
    Ready,
}

/// What the check of the storage found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum StorageCheck {
    /// It was not asked for.
    #[default]
    NotRun,
    /// It is running.
    Running,
    /// It is done.
    Done {
        /// How many facts were checked.
        checked: u32,
        /// The names of those that do not hold.
        failed: Vec<String>,
    },
}

impl Settings {
    /// Whether the platform said so.
    #[must_use]
    pub fn has(&self, fact: Fact) -> bool {
        self.facts.contains(&fact)
    }
}
