//! Blocks of lines `key value`, separated by blank lines; see `tests/cases/claims-format.md`.

use super::ClaimsError;

/// A key with its value and the line it stands in. A long value goes on in lines that begin with white space; under
/// `expect` such lines are fields of their own.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) line: usize,
    pub(super) key: String,
    pub(super) value: String,
}

/// One case.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) line: usize,
    pub(super) fields: Vec<Field>,
    pub(super) expected: Vec<Field>,
}

const KEYS: [&str; 8] = ["case", "book", "event", "fen", "moves", "now", "claim", "expect"];
const EXPECTED_KEYS: [&str; 9] =
    ["rule", "result", "time", "must-play", "draw-offer", "open", "reinstate", "occurrences", "pairs"];

/// Cuts a file into its blocks.
pub(super) fn blocks(text: &str) -> Result<Vec<Block>, ClaimsError> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut current = Block::default();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if line.trim().is_empty() {
            finish(&mut current, &mut blocks);
        } else if !line.trim_start().starts_with('#') {
            current.add(number, line)?;
        }
    }
    finish(&mut current, &mut blocks);
    Ok(blocks)
}

fn finish(current: &mut Block, blocks: &mut Vec<Block>) {
    let done = std::mem::take(current);
    if !done.fields.is_empty() {
        blocks.push(done);
    }
}

impl Block {
    fn add(&mut self, number: usize, line: &str) -> Result<(), ClaimsError> {
        if self.fields.is_empty() {
            self.line = number;
        }
        let indented = line.starts_with([' ', '\t']);
        let (key, value) = split(line.trim());
        let under_expect = self.fields.last().is_some_and(|field| field.key == "expect");
        if indented && under_expect {
            if !EXPECTED_KEYS.contains(&key) {
                let why = format!("unknown field {key:?} under expect; known are {}", EXPECTED_KEYS.join(", "));
                return Err(ClaimsError::new(number, why));
            }
            self.expected.push(field(number, key, value));
            return Ok(());
        }
        if indented {
            let Some(last) = self.fields.last_mut() else {
                return Err(ClaimsError::new(number, "a continued line with nothing to continue"));
            };
            last.value.push(' ');
            last.value.push_str(line.trim());
            return Ok(());
        }
        if !KEYS.contains(&key) {
            let why = format!("unknown key {key:?}; known are {}", KEYS.join(", "));
            return Err(ClaimsError::new(number, why));
        }
        if let Some(earlier) = self.get(key) {
            let why = format!("{key} stands twice in this case, first in line {}", earlier.line);
            return Err(ClaimsError::new(number, why));
        }
        self.fields.push(field(number, key, value));
        Ok(())
    }

    /// The field of that key.
    pub(super) fn get(&self, key: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.key == key)
    }
}

fn field(line: usize, key: &str, value: &str) -> Field {
    Field { line, key: key.to_owned(), value: value.to_owned() }
}

fn split(line: &str) -> (&str, &str) {
    line.split_once(char::is_whitespace).map_or((line, ""), |(key, value)| (key, value.trim()))
}

/// The items `name=value` of a field, each name once.
pub(super) fn items(field: &Field) -> Result<Vec<(&str, &str)>, ClaimsError> {
    let mut items: Vec<(&str, &str)> = Vec::new();
    for item in field.value.split_whitespace() {
        let form = || ClaimsError::new(field.line, format!("{item:?} is not of the form name=value"));
        let (name, value) = item.split_once('=').ok_or_else(form)?;
        if items.iter().any(|(earlier, _)| *earlier == name) {
            return Err(ClaimsError::new(field.line, format!("{name} stands twice in {}", field.key)));
        }
        items.push((name, value));
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_on_in_indented_lines_and_expectations_have_fields() {
        let text = "# a file\n\ncase    one\nmoves   1. e4\n        e5\nexpect  upheld\n  rule FIDE 9.2\n  result *\n";
        let blocks = blocks(text).unwrap();
        assert_eq!(blocks.len(), 1);
        assert_eq!(blocks[0].get("moves").unwrap().value, "1. e4 e5");
        assert_eq!(blocks[0].expected, [field(7, "rule", "FIDE 9.2"), field(8, "result", "*")]);
    }

    #[test]
    fn a_fault_names_its_line() {
        for (text, line) in
            [("case a\nmove e4\n", 2), ("  e4\n", 1), ("case a\ncase b\n", 2), ("case a\nexpect x\n  y z\n", 3)]
        {
            assert_eq!(blocks(text).unwrap_err().line, line, "{text:?}");
        }
    }
}
