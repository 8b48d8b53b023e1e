//! The screens of Scoresheet and what stands behind them, on any platform.
//!
//! [`desk`] is the state and what can be done with it, [`view`] what is shown as plain values, `component` and `screen`
//! the widgets, [`store`] what a store of games must do, [`platform`] what a platform must offer. A platform gives an
//! implementation of [`Platform`](platform::Platform) as a context and starts [`App`].

mod app;
mod component;
pub mod desk;
pub mod platform;
mod screen;
pub mod store;
pub mod view;
mod words;

pub use app::App;
