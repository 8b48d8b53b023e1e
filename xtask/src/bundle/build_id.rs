//! The id of a build: a short hash of everything that is in it.
//!
//! It names the folder of the app and the service worker's cache, so a change of any file is another build.

use sha2::{Digest, Sha256};

use super::files::Files;

/// So many hexadecimal digits: short enough to be read aloud, and no two builds of a project collide.
const DIGITS: usize = 12;

/// An id such as `0123456789ab`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuildId(String);

impl BuildId {
    /// The id of all these files, whatever the order in which they were added.
    pub fn of(parts: &[&Files]) -> BuildId {
        let mut all: Vec<(&str, &[u8])> = parts.iter().flat_map(|files| files.iter()).collect();
        all.sort_unstable();
        let mut hash = Sha256::new();
        for (path, bytes) in all {
            // With their lengths before them, no two lists of files look alike.
            for part in [path.as_bytes(), bytes] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        BuildId(hex(&hash.finalize()).chars().take(DIGITS).collect())
    }

    /// Its digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a folder has the name of a build, so that what is in it never changes.
pub fn names_a_build(folder: &str) -> bool {
    folder.len() == DIGITS && folder.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// The bytes in hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(parts: &[&[(&str, &str)]]) -> String {
        let parts: Vec<Files> = parts.iter().map(|part| Files::example(part)).collect();
        BuildId::of(&parts.iter().collect::<Vec<_>>()).as_str().to_owned()
    }

    #[test]
    fn the_same_files_have_the_same_id_in_any_order() {
        let one = id(&[&[("a", "1"), ("b", "2")], &[("c", "3")]]);
        assert_eq!(id(&[&[("c", "3")], &[("b", "2"), ("a", "1")]]), one);
        // Computed with another program: an id must not depend on the machine.
        assert_eq!(one, "8fa0e2070d5e");
    }

    #[test]
    fn every_change_of_a_name_or_of_a_byte_is_another_build() {
        let one = id(&[&[("a", "1"), ("b", "2")]]);
        let others: [&[(&str, &str)]; 5] = [
            &[("a", "1"), ("b", "3")],
            &[("a", "1"), ("c", "2")],
            &[("a", "1")],
            &[("a", "1b"), ("", "2")],
            &[("a", "2"), ("b", "1")],
        ];
        for other in others {
            assert_ne!(id(&[other]), one, "{other:?}");
        }
    }

    #[test]
    fn an_id_is_told_from_other_folders() {
        let table =
            [("0123456789ab", true), ("icons", false), ("0123456789AB", false), ("0123456789abc", false), ("", false)];
        for (folder, expected) in table {
            assert_eq!(names_a_build(folder), expected, "{folder}");
        }
        assert!(names_a_build(&id(&[&[("a", "1")]])));
    }
}
