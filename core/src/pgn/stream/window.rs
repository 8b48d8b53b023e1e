//! The part of a text that is at hand, and the tokens in it that no further text can change.

use scoresheet_record::notation::lexer::{Ending, Token, TokenKind, tokens_from};

/// Apart from tags, which take their line and the next one, and from what stands in brackets, a token does not depend on
/// text so far behind its end. The farthest it is looked is behind a tag inside a comment, for the brace that closes it.
const FAR: usize = 2048;

/// The part of a text that is at hand.
#[derive(Debug)]
pub(super) struct Window {
    text: String,
    /// How much of it has been cut into tokens.
    done: usize,
    /// How much was given up before it.
    before: usize,
    line: u32,
    column: u32,
    /// Up to where two whole lines stand behind a token, and up to where text enough stands behind it.
    sure: usize,
    almost_sure: usize,
    has_text: bool,
}

impl Default for Window {
    fn default() -> Window {
        Window { text: String::new(), done: 0, before: 0, line: 1, column: 1, sure: 0, almost_sure: 0, has_text: false }
    }
}

impl Window {
    /// Adds to the text, and gives up what has been cut. What is sure is not known before [`Window::settle`].
    pub fn extend<T>(&mut self, add: impl FnOnce(&mut String) -> T) -> T {
        self.text.drain(..self.done);
        self.before += self.done;
        self.done = 0;
        let old = self.text.len();
        let added = add(&mut self.text);
        let new = self.text.get(old..).unwrap_or_default();
        self.has_text = self.has_text || new.chars().any(|sign| !sign.is_whitespace() && sign != '\0');
        added
    }

    /// Looks how far tokens are sure now. It takes time in proportion to the text at hand, so it is not for each block.
    pub fn settle(&mut self) {
        self.sure = behind_which_two_lines_stand(&self.text);
        self.almost_sure = self.text.len().saturating_sub(FAR);
    }

    /// No more text will come.
    pub fn end(&mut self) {
        self.sure = self.text.len();
        self.almost_sure = self.text.len();
    }

    /// How many bytes have not been cut yet.
    pub fn waiting(&self) -> usize {
        self.text.len() - self.done
    }

    /// How much memory is taken.
    #[cfg(test)]
    pub fn capacity(&self) -> usize {
        self.text.capacity()
    }

    /// Whether anything but blanks has come.
    pub fn has_text(&self) -> bool {
        self.has_text
    }

    /// The next token that is sure, and the text from its beginning on. Where it begins is counted from the beginning of
    /// the whole text.
    pub fn next_token(&mut self) -> Option<(Token<'_>, &str)> {
        if self.done >= self.sure && self.done >= self.almost_sure {
            return None;
        }
        let rest = self.text.get(self.done..)?;
        let mut tokens = tokens_from(rest, self.line, self.column);
        let token = tokens.next()?;
        let end = self.done + token.text.len();
        let depends_on_its_line = token.text.starts_with('[');
        if end > self.sure && (depends_on_its_line || end > self.almost_sure) {
            return None;
        }
        // However many lines stand behind it, the brace that closes it may still come.
        if token.kind == TokenKind::BraceComment(Ending::Unterminated) && end > self.almost_sure {
            return None;
        }
        let start = self.before + self.done;
        self.done = end;
        (self.line, self.column) = tokens.place();
        Some((Token { start, ..token }, rest))
    }
}

/// The end of the text in `text` behind which two whole lines stand.
fn behind_which_two_lines_stand(text: &str) -> usize {
    // A line feed may follow.
    let text = text.strip_suffix('\r').unwrap_or(text);
    let before_last_break = |text: &str| {
        let end = text.rfind(['\n', '\r'])?;
        Some(if text.get(..end)?.ends_with('\r') && text.get(end..)?.starts_with('\n') { end - 1 } else { end })
    };
    let last = before_last_break(text).unwrap_or(0);
    text.get(..last).and_then(before_last_break).unwrap_or(0)
}
