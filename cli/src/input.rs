//! Reading files, and saying what is wrong with them.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use scoresheet_texts::{CliText, Texts};

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// The input or the arguments are unusable.
    Unusable(CliText),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// What is said of it.
    pub fn in_words(&self, texts: &Texts) -> String {
        match self {
            Failure::Unusable(text) => texts.say(text),
            Failure::Output(error) => error.to_string(),
        }
    }
}

impl From<CliText> for Failure {
    fn from(text: CliText) -> Failure {
        Failure::Unusable(text)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// The name of a file as it was given; standard input is called `stdin`.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "stdin".to_owned() } else { path.display().to_string() }
}

/// A file, to be read piece by piece; `-` is standard input.
pub fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    File::open(path).map(|file| Box::new(file) as Box<dyn Read>).map_err(|error| unreadable(path, &error))
}

/// That a file cannot be read, or not to its end.
pub fn unreadable(path: &Path, error: &io::Error) -> Failure {
    CliText::CannotRead { path: name(path), why: error.to_string() }.into()
}

/// The whole of a file; `-` is standard input.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let read = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    read.map_err(|error| unreadable(path, &error))
}

/// The whole of a file that must be UTF-8.
pub fn text(path: &Path) -> Result<String, Failure> {
    let bytes = bytes(path)?;
    let text = String::from_utf8(bytes);
    let text = text.map_err(|error| CliText::CannotRead { path: name(path), why: error.to_string() })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
