//! The screens and the desk behind them: what they show, what they refuse to show, and where one can go.

mod by_clicks;
mod doings;
mod handing_out;
mod importing;
mod languages;
mod lock;
mod metamorphic;
mod no_help;
mod pages;
mod places;
mod questions;
#[path = "../strategies/records.rs"]
mod records;
mod screen;
#[path = "../strategies/mod.rs"]
mod strategies;
mod themes;
mod tree;
mod twins;
mod veil;
