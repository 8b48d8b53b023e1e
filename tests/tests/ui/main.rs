//! The screens and the desk behind them: what they show, what they refuse to show, and where one can go.

mod lock;
mod metamorphic;
mod no_help;
mod pages;
mod places;
mod screen;
#[path = "../strategies/mod.rs"]
mod strategies;
mod tree;
mod twins;
mod veil;
