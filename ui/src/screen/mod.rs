//! The screens. Each reads the desk, shows a view of it and sends actions back.

mod about;
mod claim;
mod director;
mod finished;
mod games;
mod import;
mod lock;
mod new_game;
mod record;
mod result;
mod starting;
mod store_words;

pub(crate) use about::About;
pub(crate) use claim::Claim;
pub(crate) use director::Director;
pub(crate) use finished::Finished;
pub(crate) use games::Games;
pub(crate) use import::Import;
pub(crate) use lock::Lock;
pub(crate) use new_game::NewGameForm;
pub(crate) use record::Record;
pub(crate) use result::ResultOfGame;
pub(crate) use starting::Starting;
