//! The tokens of a literal, as far as they say something about its cells.

use crate::model::Digit;
use crate::text::format::Cells;
use crate::text::rows::Written;

use super::Bracket;

/// A token.
pub(super) enum Token<'t> {
    /// A list opens.
    Open,
    /// A list closes.
    Close,
    /// A semicolon, with which MATLAB and Julia end a row.
    Semicolon,
    /// A cell.
    Cell(Written, Cells),
    /// What stands between quotes.
    Text(&'t str),
    /// Something that no list of cells has, from there on.
    Wrong(&'t str),
}

/// A bare blank.
const BLANK: Token<'_> = Token::Cell(Written::BLANK, Cells::Numbers);

/// Whether a word stands for nothing in some language.
pub(in crate::text) fn is_nothing(word: &str) -> bool {
    matches!(word, "null" | "None" | "nil" | "NULL" | "undefined" | "NA" | "NaN" | "Nothing")
}

/// The tokens of a text whose lists have these brackets.
pub(super) struct Tokens<'t> {
    rest: &'t str,
    bracket: Bracket,
    /// How many lists are open. Outside of all lists there is nothing but the next one.
    depth: usize,
    /// The character before the rest.
    last: char,
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str, bracket: Bracket) -> Self {
        Self { rest: text, bracket, depth: 0, last: ' ' }
    }

    /// Takes this many bytes off the rest.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.last = taken.chars().next_back().unwrap_or(self.last);
        self.rest = rest;
        taken
    }

    /// Takes everything before the first character that is not like this.
    fn take_while(&mut self, is_like: impl Fn(char) -> bool) -> &'t str {
        let length = self.rest.find(|c| !is_like(c)).unwrap_or(self.rest.len());
        self.take(length)
    }

    /// Takes everything up to the end of a pattern, or of the text.
    fn skip_past(&mut self, end: &str) {
        let length = self.rest.find(end).map_or(self.rest.len(), |at| at + end.len());
        self.take(length);
    }

    fn starts_with(&self, start: &str) -> bool {
        self.rest.starts_with(start)
    }

    /// Skips a comment, if one begins here.
    fn skip_comment(&mut self) -> bool {
        let is_lisp = self.bracket == Bracket::Round && self.starts_with(";");
        // `#\5` and `#2A(…)` are Common Lisp's character and array.
        let behind = self.rest.strip_prefix('#').and_then(|rest| rest.chars().next());
        let is_hash = behind.is_some_and(|c| c != '\\' && !c.is_ascii_digit() && c != '(');
        let is_line = ["//", "--", "%"].iter().any(|mark| self.starts_with(mark));
        if self.starts_with("/*") {
            self.skip_past("*/");
        } else if is_lisp || is_hash || is_line {
            self.skip_past("\n");
        } else {
            return false;
        }
        true
    }

    /// The token that begins with this character; `None` if it means nothing.
    fn token(&mut self, c: char) -> Option<Token<'t>> {
        let here = self.rest;
        match c {
            '\'' | '"' | '`' if is_quote(here) => {
                self.take(1);
                let content = self.take_while(|other| other != c);
                self.take(usize::from(!self.rest.is_empty()));
                Some(Token::Text(content))
            }
            '[' if self.is_type() => {
                self.skip_past("]");
                None
            }
            '0'..='9' | '.' => Some(self.number()),
            'a'..='z' | 'A'..='Z' | '_' => self.word(),
            '-' => {
                // No other negative number stands for a blank.
                self.take(1);
                let number = self.take_while(|c| c.is_ascii_digit());
                Some(if matches!(number, "" | "1") { BLANK } else { Token::Wrong(here) })
            }
            '?' => {
                self.take(1);
                Some(BLANK)
            }
            '\\' => {
                self.take(1);
                let cell = self.rest.chars().next().and_then(Written::new);
                self.take(usize::from(cell.is_some()));
                Some(cell.map_or(Token::Wrong(here), |cell| Token::Cell(cell, Cells::Characters)))
            }
            ';' => {
                self.take(1);
                Some(Token::Semicolon)
            }
            _ => {
                self.take(c.len_utf8());
                let is_ignored = c.is_whitespace() || "\'`,!<>()[]{}|=:+/#".contains(c);
                (!is_ignored).then_some(Token::Wrong(here))
            }
        }
    }

    /// Whether square brackets here belong to a type or an index: `char[][]`, `grid[9][9]`.
    fn is_type(&self) -> bool {
        if self.bracket != Bracket::Square {
            return true;
        }
        // `[N]`, `[9,9]`: no list is that short.
        let mut content = self.rest.chars().skip(1).take(4);
        let is_behind_name = self.last.is_ascii_alphanumeric() || self.last == ']';
        is_behind_name && content.find(|c| !c.is_ascii_alphanumeric() && *c != ',') == Some(']')
    }

    /// Reads a bare digit or a bare dot.
    fn number(&mut self) -> Token<'t> {
        let here = self.rest;
        if here.starts_with('.') {
            self.take(1);
            let is_blank = !self.rest.starts_with(|c: char| c.is_ascii_alphanumeric());
            return if is_blank { BLANK } else { Token::Wrong(here) };
        }
        let number = self.take_while(|c| c.is_ascii_digit());
        // `5.0`, and the suffixes of `5u8` and `5L`.
        let rest = self.take_while(|c| c.is_ascii_alphanumeric() || c == '.');
        let is_suffix = rest.len() < 6 && rest.starts_with(char::is_alphabetic);
        match number.parse::<u8>().map(Digit::new) {
            Ok(digit) if number.len() == 1 && (is_suffix || matches!(rest, "" | "." | ".0")) => {
                let character = if digit.is_some() { '1' } else { '0' };
                Token::Cell(Written { digit, character }, Cells::Numbers)
            }
            _ => Token::Wrong(&here[1..]),
        }
    }

    /// Reads a word: a blank, or a name that means nothing.
    fn word(&mut self) -> Option<Token<'t>> {
        let here = self.rest;
        let is_lisp = self.bracket == Bracket::Round;
        let word =
            self.take_while(|c| c.is_ascii_alphanumeric() || c == '_' || is_lisp && c == '-');
        if is_nothing(word) || matches!(word, "_" | "x" | "X") {
            return Some(BLANK);
        }
        let behind = self.rest.trim_start();
        let value = behind.strip_prefix('(').filter(|_| word == "Some" || word == "Just");
        if let Some(value) = value.map(str::trim_start)
            && let Some(cell) = value.chars().next().and_then(Written::new)
            && value[1..].trim_start().starts_with(')')
        {
            self.skip_past(")");
            return Some(Token::Cell(cell, Cells::Numbers));
        }
        if let Some(value) = behind.strip_prefix('=').filter(|_| is_lisp) {
            // A named argument: `nrow = 9`; a list may follow as well.
            self.rest = value.trim_start();
            self.take_while(|c| c.is_ascii_digit());
        }
        let is_name = word.len() > 2 || behind.starts_with(['(', '[', '{', '!', '=', ':']);
        (!is_name).then_some(Token::Wrong(here))
    }
}

/// Whether a quote begins a string: Lisp writes one before a list.
fn is_quote(here: &str) -> bool {
    !here[1..].starts_with(['(', '['])
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Token<'t>;

    fn next(&mut self) -> Option<Token<'t>> {
        loop {
            let c = self.rest.chars().next()?;
            if self.skip_comment() {
                continue;
            }
            if c == self.bracket.open() && !(c == '[' && self.is_type()) {
                self.take(1);
                self.depth += 1;
                return Some(Token::Open);
            }
            if c == self.bracket.close() {
                self.take(1);
                self.depth = self.depth.saturating_sub(1);
                return Some(Token::Close);
            }
            if self.depth == 0 {
                self.take(c.len_utf8());
            } else if let Some(token) = self.token(c) {
                return Some(token);
            }
        }
    }
}
