//! Rust sources cut into names and signs, without comments and literals.
//!
//! It knows just enough of Rust to find every path that is written out. What a macro makes is not seen.

/// A name, number or sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Its text; `::` and `->` are one sign, other signs single characters.
    pub text: String,
    /// The line, from 1.
    pub line: usize,
}

impl Token {
    /// Whether it is a name or keyword.
    pub fn is_name(&self) -> bool {
        self.text.starts_with(is_name_start)
    }
}

/// Cuts a source.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = source;
    let mut line = 1;
    while let Some(first) = rest.chars().next() {
        let (length, is_token) = piece(rest, first);
        let (text, after) = rest.split_at(length);
        if is_token {
            tokens.push(Token { text: text.trim_start_matches("r#").to_owned(), line });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    tokens
}

/// The same tokens without the items marked `#[cfg(test)]`.
pub fn without_tests(tokens: &[Token]) -> Vec<Token> {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        if starts_with(&tokens[at..], &MARK) {
            at = end_of_item(tokens, at + MARK.len());
            continue;
        }
        kept.push(token.clone());
        at += 1;
    }
    kept
}

/// Whether the tokens begin with these texts.
pub fn starts_with(tokens: &[Token], texts: &[&str]) -> bool {
    tokens.len() >= texts.len() && tokens.iter().zip(texts).all(|(token, text)| token.text == *text)
}

/// The index after the item that begins at `at`: after its `;` or its closing brace.
fn end_of_item(tokens: &[Token], at: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, token) in tokens[at..].iter().enumerate() {
        match token.text.as_str() {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && (token.text == "}" || token.text == ";") {
            return at + offset + 1;
        }
    }
    tokens.len()
}

/// The length of the next piece in bytes, and whether it is a token.
fn piece(rest: &str, first: char) -> (usize, bool) {
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), false);
    }
    if rest.starts_with("/*") {
        return (block_comment(rest), false);
    }
    if let Some(length) = string(rest) {
        return (length, false);
    }
    if first == '\'' {
        return (quote(rest), false);
    }
    if first.is_whitespace() {
        return (first.len_utf8(), false);
    }
    if rest.starts_with("::") || rest.starts_with("->") {
        return (2, true);
    }
    let raw = if rest.starts_with("r#") { 2 } else { 0 };
    if is_name_part(first) {
        let name = &rest[raw..];
        return (raw + name.find(|c| !is_name_part(c)).unwrap_or(name.len()), true);
    }
    (first.len_utf8(), true)
}

fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest[at..];
        match () {
            () if here.starts_with("/*") => (depth, at) = (depth + 1, at + 2),
            () if here.starts_with("*/") => (depth, at) = (depth - 1, at + 2),
            () => at += here.chars().next().map_or(1, char::len_utf8),
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// The length of a string literal of any kind.
fn string(rest: &str) -> Option<usize> {
    let prefix = rest.find(|c| !matches!(c, 'b' | 'c' | 'r'))?;
    if !["", "b", "c", "r", "br", "cr"].contains(&&rest[..prefix]) {
        return None;
    }
    let hashes = rest[prefix..].find(|c| c != '#')?;
    let open = prefix + hashes + 1;
    if !rest[prefix + hashes..].starts_with('"') {
        return None;
    }
    if rest[..prefix].contains('r') {
        let close = format!("\"{}", "#".repeat(hashes));
        return Some(rest[open..].find(&close).map_or(rest.len(), |at| open + at + close.len()));
    }
    (hashes == 0).then(|| open + until_unescaped(&rest[open..], '"'))
}

/// The length of a character literal, or of the quote alone before the name of a lifetime.
fn quote(rest: &str) -> usize {
    let mut inner = rest[1..].chars();
    let (Some(first), second) = (inner.next(), inner.next()) else { return 1 };
    if first == '\\' || second == Some('\'') {
        return 1 + until_unescaped(&rest[1..], '\'');
    }
    1
}

fn until_unescaped(text: &str, end: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        if c == end && !escaped {
            return at + c.len_utf8();
        }
        escaped = c == '\\' && !escaped;
    }
    text.len()
}

fn is_name_start(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

fn is_name_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        tokens(source).into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn comments_and_literals_are_no_tokens() {
        let table = [
            ("a // b::c\nd", vec!["a", "d"]),
            ("/// b\n//! c\na", vec!["a"]),
            ("a /* b /* c */ d */ e", vec!["a", "e"]),
            (r#"a("b \" c", d)"#, vec!["a", "(", ",", "d", ")"]),
            (r##"a(r#"b " c"#, br"d\", c"e")"##, vec!["a", "(", ",", ",", ")"]),
            (r"a('b', '\'', '\u{e9}', 'é') c", vec!["a", "(", ",", ",", ",", ")", "c"]),
            ("a /* é */ b \"é\" c", vec!["a", "b", "c"]),
        ];
        for (source, expected) in table {
            assert_eq!(texts(source), expected, "{source}");
        }
    }

    #[test]
    fn paths_lifetimes_and_raw_names_are_cut() {
        assert_eq!(texts("crate::men::Square"), ["crate", "::", "men", "::", "Square"]);
        assert_eq!(
            texts("fn f<'a>(x: &'a str) -> r#type"),
            ["fn", "f", "<", "a", ">", "(", "x", ":", "&", "a", "str", ")", "->", "type"]
        );
        assert_eq!(texts("bc rb b r1 c2"), ["bc", "rb", "b", "r1", "c2"]);
    }

    #[test]
    fn tokens_know_their_lines() {
        let lines: Vec<usize> = tokens("a\n/* \n */ b \"\n\" c").iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 3, 4]);
    }

    #[test]
    fn items_for_tests_are_left_out() {
        let source = "a; #[cfg(test)] use b; #[cfg(test)] #[x] mod c { fn d() { e(); } } f";
        let kept = without_tests(&tokens(source));
        assert_eq!(kept.iter().map(|token| token.text.as_str()).collect::<Vec<_>>(), ["a", ";", "f"]);
    }
}
