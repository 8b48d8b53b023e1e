//! The screens and the desk behind them: what they show, what they refuse to show, and where one can go.

mod metamorphic;
mod screen;
mod tree;
