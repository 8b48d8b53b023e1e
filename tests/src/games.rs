//! The games of the folder `games`.

use std::collections::BTreeMap;
use std::path::Path;

use scoresheet_core::pgn::{Game, read};

/// The games of each file, by its name without `.pgn`.
pub fn all() -> BTreeMap<String, Vec<Game>> {
    texts().into_iter().map(|(name, text)| (name, read(text.as_bytes()).games)).collect()
}

/// The text of each file, by its name without `.pgn`.
pub fn texts() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let files = std::fs::read_dir(&folder).expect("the folder of games").map(|entry| entry.expect("a file").path());
    let pgns = files.filter(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    pgns.map(|path| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("a game file in UTF-8"))
    })
    .collect()
}
