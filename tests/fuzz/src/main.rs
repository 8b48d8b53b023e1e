//! The search for bytes for which a property does not hold. Started by `cargo xtask fuzz`, which names the target.
#![no_main]

use std::sync::LazyLock;

use scoresheet_fuzz::{TARGETS, Target};

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let [first, ..] = TARGETS;
    let name = std::env::var("SCORESHEET_FUZZ_TARGET").unwrap_or_default();
    Target::named(&name).unwrap_or(first)
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| TARGET.check(bytes));
