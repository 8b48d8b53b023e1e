//! Files that are not written yet: each by its path within a folder, with slashes, in the order of the paths.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// The files of a folder.
#[derive(Debug, Default)]
pub struct Files(BTreeMap<String, Vec<u8>>);

impl Files {
    /// Reads a folder with all that is below it.
    ///
    /// # Errors
    ///
    /// If something cannot be read or has a name that is not UTF-8.
    pub fn read(folder: &Path) -> Result<Files> {
        let mut files = Files::default();
        files.read_below(folder, "").with_context(|| format!("cannot read the folder {}", folder.display()))?;
        Ok(files)
    }

    fn read_below(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_str().with_context(|| format!("{} is not UTF-8", name.display()))?;
            let path = format!("{prefix}{name}");
            if entry.path().is_dir() {
                self.read_below(&entry.path(), &format!("{path}/"))?;
            } else {
                self.add(&path, fs::read(entry.path())?);
            }
        }
        Ok(())
    }

    /// Adds a file, in place of one with the same path.
    pub fn add(&mut self, path: &str, bytes: Vec<u8>) {
        self.0.insert(path.to_owned(), bytes);
    }

    /// Adds all the files of another folder.
    pub fn extend(&mut self, other: Files) {
        self.0.extend(other.0);
    }

    /// Keeps only the files whose path is wanted.
    pub fn retain(&mut self, wanted: impl Fn(&str) -> bool) {
        self.0.retain(|path, _| wanted(path));
    }

    /// The same files in a folder of that name.
    pub fn below(self, folder: &str) -> Files {
        Files(self.0.into_iter().map(|(path, bytes)| (format!("{folder}/{path}"), bytes)).collect())
    }

    /// The bytes of a file.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.0.get(path).map(Vec::as_slice)
    }

    /// All of them in the order of their paths.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }

    /// Writes them below `folder`.
    ///
    /// # Errors
    ///
    /// If a folder or a file cannot be written.
    pub fn write(&self, folder: &Path) -> Result<()> {
        for (path, bytes) in self.iter() {
            let place = folder.join(path);
            let parent = place.parent().unwrap_or(folder);
            fs::create_dir_all(parent).with_context(|| format!("cannot make the folder {}", parent.display()))?;
            fs::write(&place, bytes).with_context(|| format!("cannot write {}", place.display()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
impl Files {
    /// Files with these texts.
    pub fn example(files: &[(&str, &str)]) -> Files {
        Files(files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect())
    }
}
