//! The app: starts the screens of `scoresheet-ui` on a platform.
//!
//! It is built for the web with `--features web` (`cargo xtask bundle`). Without a platform it says so.

#[cfg(all(target_arch = "wasm32", feature = "web"))]
#[allow(dead_code, reason = "the screens that use all of it come with the desk")]
mod platform;

#[cfg(all(target_arch = "wasm32", feature = "web"))]
fn main() {
    dioxus::launch(scoresheet_ui::App);
}

#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
fn main() -> std::process::ExitCode {
    // There is nothing to show on: the native apps come later.
    std::process::ExitCode::FAILURE
}
