//! That no path of the machine that built the bundle is in it.
//!
//! Such a path tells who built it and where, and makes the bytes differ from one machine to another.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use super::files::Files;
use crate::workspace::Workspace;

/// The folders that must not be named in a bundle made here: the project's, the user's and cargo's.
///
/// # Errors
///
/// If cargo does not tell where it builds.
pub fn of_this_machine(workspace: &Workspace) -> Result<Vec<String>> {
    let home = std::env::home_dir();
    let folders = [Some(workspace.root().to_owned()), Some(workspace.target()?), home, cargo_home()];
    Ok(folders.iter().flatten().filter_map(|folder| written(folder)).collect())
}

/// Where cargo keeps the packages it has downloaded.
pub fn cargo_home() -> Option<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
}

/// `None` for the root of the disk, which is in every path.
fn written(folder: &Path) -> Option<String> {
    folder.parent()?;
    folder.to_str().map(|folder| folder.trim_end_matches('/').to_owned())
}

/// Looks for the folders in every file.
///
/// # Errors
///
/// If one is found; every file that names one is told.
pub fn check(files: &Files, folders: &[String]) -> Result<()> {
    let mut faults = Vec::new();
    for (path, bytes) in files.iter() {
        faults.extend(folders.iter().filter_map(|folder| found(bytes, folder)).map(|place| format!("{path}: {place}")));
    }
    if !faults.is_empty() {
        bail!("the bundle names folders of this machine:\n{}", faults.join("\n"));
    }
    Ok(())
}

/// The place where the folder is named, with what follows it.
fn found(bytes: &[u8], folder: &str) -> Option<String> {
    let named = |rest: &&[u8]| {
        let next = rest.get(folder.len()).copied().unwrap_or(b'/');
        // `/home/annabel` is another folder than `/home/anna`.
        rest.starts_with(folder.as_bytes()) && !next.is_ascii_alphanumeric() && !b"_-".contains(&next)
    };
    let rest = (0..bytes.len()).filter_map(|at| bytes.get(at..)).find(named)?;
    let place = String::from_utf8_lossy(rest);
    Some(place.chars().take_while(|c| !c.is_control()).take(120).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_this_machine_is_found_wherever_it_stands() {
        let table = [
            ("panicked at /home/anna/scoresheet/ui/src/lib.rs", true),
            ("\"/home/anna\"", true),
            ("/home/anna", true),
            ("at ui/src/lib.rs", false),
            ("/home/annabel/x", false),
            ("/home/anna-2/x", false),
            ("/home/ann", false),
        ];
        for (text, expected) in table {
            let files = Files::example(&[("0123456789ab/app_bg.wasm", text)]);
            assert_eq!(check(&files, &["/home/anna".to_owned()]).is_err(), expected, "{text}");
        }
    }

    #[test]
    fn the_error_names_the_file_and_the_place() {
        let files = Files::example(&[("a.js", "fine"), ("b.wasm", "\0at /home/anna/x.rs\0more")]);
        let error = check(&files, &["/home/anna".to_owned()]).unwrap_err().to_string();
        assert!(error.ends_with("\nb.wasm: /home/anna/x.rs"), "{error}");
    }

    #[test]
    fn the_root_of_the_disk_is_no_place() {
        assert_eq!(written(Path::new("/")), None);
        assert_eq!(written(Path::new("/home/anna/")).as_deref(), Some("/home/anna"));
    }
}
