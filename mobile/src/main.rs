//! The app: starts the screens of `scoresheet-ui` on a platform.
//!
//! It is built for the web with `--features web` (`cargo xtask bundle`). Without a platform it says so.

#[cfg(all(target_arch = "wasm32", feature = "web"))]
mod panic;

#[cfg(all(target_arch = "wasm32", feature = "web"))]
fn main() {
    panic::cover_the_page();
    dioxus::launch(scoresheet_ui::App);
}

#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
fn main() -> std::process::ExitCode {
    // There is nothing to show on: the native apps come later.
    std::process::ExitCode::FAILURE
}
