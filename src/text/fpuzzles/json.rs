//! A small lenient reader of JSON, enough for f-puzzles and SudokuPad.
//!
//! - lists and objects are both parts, those of a list without names; every other value is a text, `"5"` as well as `5`
//! - names and values may be bare, strings in single quotes; a missing value is an empty one, as SudokuPad packs them
//! - strings keep their escapes until somebody wants to show them

/// A value.
pub(super) enum Json<'t> {
    /// A string, a number, or a word.
    Text(&'t str),
    /// What is in a list or an object, in its order.
    Parts(Vec<(&'t str, Json<'t>)>),
}

/// Deeper nesting than any puzzle has is refused: the reader calls itself.
const MAX_DEPTH: usize = 32;

impl<'t> Json<'t> {
    /// Reads a whole text.
    pub(super) fn parse(text: &'t str) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(0)?;
        reader.peek().is_none().then_some(value)
    }

    /// What it is made of.
    pub(super) fn parts(&self) -> &[(&'t str, Json<'t>)] {
        match self {
            Self::Parts(parts) => parts,
            Self::Text(_) => &[],
        }
    }

    /// The value of the first of these names that it has.
    pub(super) fn get(&self, names: &[&str]) -> Option<&Json<'t>> {
        let find = |name: &&str| self.parts().iter().find(|part| part.0 == *name);
        names.iter().find_map(find).map(|part| &part.1)
    }

    /// The parts of the value of the first of these names that it has; none if it has none.
    pub(super) fn parts_of(&self, names: &[&str]) -> &[(&'t str, Json<'t>)] {
        self.get(names).map_or(&[], Json::parts)
    }

    /// The text of a value without parts.
    pub(super) fn text(&self) -> &'t str {
        match self {
            Self::Text(text) => text,
            Self::Parts(_) => "",
        }
    }

    /// Whether it says nothing: empty, false or null.
    pub(super) fn is_empty(&self) -> bool {
        self.parts().is_empty() && matches!(self.text(), "" | "false" | "f" | "null" | "0")
    }
}

struct Reader<'t> {
    rest: &'t str,
}

impl<'t> Reader<'t> {
    /// The next character that is no white space.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    /// Steps over a character, if it is the next one.
    fn skip(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        if is_next {
            self.rest = &self.rest[wanted.len_utf8()..];
        }
        is_next
    }

    fn value(&mut self, depth: usize) -> Option<Json<'t>> {
        let open = self.peek()?;
        let close = match open {
            _ if depth > MAX_DEPTH => return None,
            ',' | ']' => return Some(Json::Parts(Vec::new())),
            '[' => ']',
            '{' => '}',
            _ => return self.scalar().map(Json::Text),
        };
        let mut parts = Vec::new();
        self.skip(open);
        while !self.skip(close) {
            let name = if open == '{' { self.name()? } else { "" };
            parts.push((name, self.value(depth + 1)?));
            if !self.skip(',') {
                if self.peek() != Some(close) {
                    return None;
                }
            } else if open == '[' && self.peek() == Some(close) {
                parts.push(("", Json::Parts(Vec::new())));
            }
        }
        Some(Json::Parts(parts))
    }

    fn name(&mut self) -> Option<&'t str> {
        let name = self.scalar()?;
        self.skip(':').then_some(name)
    }

    /// A string, or whatever stands up to the next mark.
    fn scalar(&mut self) -> Option<&'t str> {
        let quote = self.peek()?;
        if quote != '"' && quote != '\'' {
            let end = self.rest.find([',', ':', ']', '}', '[', '{']).unwrap_or(self.rest.len());
            let (word, rest) = self.rest.split_at(end);
            self.rest = rest;
            return Some(word.trim());
        }
        let content = &self.rest[1..];
        let mut is_escaped = false;
        let end = content.find(|c| {
            let is_end = c == quote && !is_escaped;
            is_escaped = c == '\\' && !is_escaped;
            is_end
        })?;
        self.rest = &content[end + 1..];
        Some(&content[..end])
    }
}
