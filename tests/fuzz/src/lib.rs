//! Properties that hold for any bytes, and the bytes to begin with.
//!
//! Each [`Target`] is a plain function that panics where its property does not hold. `cargo xtask fuzz` searches for such
//! bytes, led by the coverage of the code; the test of this package runs the same functions over the committed seeds and
//! some thousands of mutations of them, always the same. What the search finds becomes a seed, so that it stays found.
//!
//! ```
//! let target = scoresheet_fuzz::Target::named("move-text").unwrap();
//! target.check(b"Ng1-f3!?");
//! ```

mod moves;
mod mutation;
mod pgn;
mod saved;

use std::path::{Path, PathBuf};
use std::{fs, io};

pub use mutation::Mutations;

/// Something whose property is looked at.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// Its name on the command line, and that of its folder of seeds.
    pub name: &'static str,
    property: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 3] = [
    Target { name: "move-text", property: moves::property },
    Target { name: "pgn", property: pgn::property },
    Target { name: "saved-log", property: saved::property },
];

impl Target {
    /// The target with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Target> {
        TARGETS.into_iter().find(|target| target.name == name)
    }

    /// Looks at one input.
    ///
    /// # Panics
    /// If the property does not hold for it.
    pub fn check(&self, bytes: &[u8]) {
        (self.property)(bytes);
    }

    /// The folder of its seeds.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(self.name)
    }

    /// The seeds with the names of their files, in the order of the names. A file `lines.txt` holds one seed a line.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn seeds(&self) -> io::Result<Vec<(String, Vec<u8>)>> {
        let mut paths: Vec<PathBuf> =
            fs::read_dir(self.folder())?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        paths.sort();
        let mut seeds = Vec::new();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let bytes = fs::read(&path)?;
            if name == "lines.txt" {
                let lines = bytes.split(|byte| *byte == b'\n').enumerate();
                seeds.extend(lines.map(|(index, line)| (format!("{name}:{}", index + 1), line.to_vec())));
            } else {
                seeds.push((name, bytes));
            }
        }
        Ok(seeds)
    }
}
