//! `first-visit.txt`: what a first visit loads, in bytes.

use std::fmt::Write as _;

use super::build_id::names_a_build;
use super::files::Files;

/// The files outside the build's folder that a browser asks for while it opens the page.
const SHELL: &[&str] = &["index.html", "manifest.webmanifest", "icons/icon.svg", "sw.js"];

/// The sizes of files on the way: as they are, with gzip and with brotli.
#[derive(Default)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Sizes {
    /// A file without compressed twins travels as it is.
    fn of(path: &str, raw: &[u8], packed: &Files) -> Sizes {
        let size = |twin: &str| packed.get(&format!("{path}.{twin}")).map_or(raw.len(), <[u8]>::len);
        Sizes { raw: raw.len(), gzip: size("gz"), brotli: size("br") }
    }

    fn add(&mut self, other: &Sizes) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// Two lists: what a first visit loads with its total, and what only the service worker fetches behind it.
pub fn report(files: &Files, packed: &Files) -> String {
    let (first, later): (Vec<_>, Vec<_>) = files.iter().partition(|(path, _)| is_loaded_first(path));
    let mut text = String::from("What a first visit loads, in bytes.\n\n");
    list(&mut text, &first, packed);
    text.push_str("\nWhat only the service worker fetches, for use without a network.\n\n");
    list(&mut text, &later, packed);
    text
}

fn is_loaded_first(path: &str) -> bool {
    path.split_once('/').is_some_and(|(folder, _)| names_a_build(folder)) || SHELL.contains(&path)
}

fn list(text: &mut String, files: &[(&str, &[u8])], packed: &Files) {
    let mut total = Sizes::default();
    let _ = writeln!(text, "{:>9} {:>9} {:>9}  file", "raw", "gzip", "brotli");
    for (path, bytes) in files {
        let sizes = Sizes::of(path, bytes, packed);
        row(text, &sizes, path);
        total.add(&sizes);
    }
    row(text, &total, "in all");
}

fn row(text: &mut String, Sizes { raw, gzip, brotli }: &Sizes, name: &str) {
    let _ = writeln!(text, "{raw:>9} {gzip:>9} {brotli:>9}  {name}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_app_and_the_shell_come_first_and_the_rest_beside_them() {
        let files = Files::example(&[
            ("0123456789ab/app.js", "12345678"),
            ("icons/icon-192.png", "123"),
            ("index.html", "1234"),
            ("licences/COPYING.txt", "12345"),
        ]);
        let packed = Files::example(&[("0123456789ab/app.js.gz", "123456"), ("0123456789ab/app.js.br", "12345")]);
        let expected = "\
What a first visit loads, in bytes.

      raw      gzip    brotli  file
        8         6         5  0123456789ab/app.js
        4         4         4  index.html
       12        10         9  in all

What only the service worker fetches, for use without a network.

      raw      gzip    brotli  file
        3         3         3  icons/icon-192.png
        5         5         5  licences/COPYING.txt
        8         8         8  in all
";
        assert_eq!(report(&files, &packed), expected);
    }
}
