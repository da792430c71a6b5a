//! A small lenient reader of JSON, enough for f-puzzles and SudokuPad.
//!
//! - lists and objects are both parts, those of a list without names; every other value is a text, `"5"` as well as `5`
//! - names and values may be bare, strings in single quotes; a missing value is an empty one, as SudokuPad packs them
//! - strings keep their escapes until somebody wants to show them

use crate::text::scan::{find, trim};

/// A value.
pub(super) enum Json<'a> {
    /// A string, a number, or a word.
    Text(&'a [u8]),
    /// What is in a list or an object, in its order.
    Parts(Vec<(&'a [u8], Json<'a>)>),
}

/// Deeper nesting than any puzzle has is refused: the reader calls itself.
const MAX_DEPTH: usize = 32;

impl<'a> Json<'a> {
    /// Reads a whole text.
    pub(super) fn parse(text: &'a [u8]) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(0)?;
        (reader.peek() == 0).then_some(value)
    }

    /// What it is made of.
    #[inline(never)]
    pub(super) fn parts(&self) -> &[(&'a [u8], Json<'a>)] {
        match self {
            Self::Parts(parts) => parts,
            Self::Text(_) => &[],
        }
    }

    /// The value of the first of these names that it has.
    #[inline(never)]
    pub(super) fn get(&self, names: &[&[u8]]) -> Option<&Json<'a>> {
        let find = |name: &&[u8]| self.parts().iter().find(|part| part.0 == *name);
        names.iter().find_map(find).map(|part| &part.1)
    }

    /// The parts of the value of the first of these names that it has; none if it has none.
    #[inline(never)]
    pub(super) fn parts_of(&self, names: &[&[u8]]) -> &[(&'a [u8], Json<'a>)] {
        self.get(names).map_or(&[], Json::parts)
    }

    /// The text of a value without parts.
    #[inline(never)]
    pub(super) fn text(&self) -> &'a [u8] {
        match self {
            Self::Text(text) => text,
            Self::Parts(_) => b"",
        }
    }

    /// Whether it says nothing: empty, false or null.
    #[inline(never)]
    pub(super) fn is_empty(&self) -> bool {
        self.parts().is_empty() && matches!(self.text(), b"" | b"false" | b"f" | b"null" | b"0")
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// The next byte that is no white space, 0 at the end.
    #[inline(never)]
    fn peek(&mut self) -> u8 {
        self.rest = self.rest.trim_ascii_start();
        self.rest.first().copied().unwrap_or(0)
    }

    /// Steps over a byte, if it is the next one.
    #[inline(never)]
    fn skip(&mut self, wanted: u8) -> bool {
        let is_next = self.peek() == wanted;
        self.rest = &self.rest[usize::from(is_next)..];
        is_next
    }

    fn value(&mut self, depth: usize) -> Option<Json<'a>> {
        let open = self.peek();
        if depth > MAX_DEPTH || open == 0 {
            return None;
        }
        if open == b',' || open == b']' {
            return Some(Json::Parts(Vec::new()));
        }
        if open != b'[' && open != b'{' {
            return self.scalar().map(Json::Text);
        }
        // In ASCII the closing bracket stands two behind the opening one.
        let close = open + 2;
        let mut parts = Vec::new();
        self.skip(open);
        while !self.skip(close) {
            let name = if open == b'{' { self.name()? } else { b"" };
            parts.push((name, self.value(depth + 1)?));
            if !self.skip(b',') {
                if self.peek() != close {
                    return None;
                }
            } else if open == b'[' && self.peek() == close {
                parts.push((b"", Json::Parts(Vec::new())));
            }
        }
        Some(Json::Parts(parts))
    }

    fn name(&mut self) -> Option<&'a [u8]> {
        let name = self.scalar()?;
        self.skip(b':').then_some(name)
    }

    /// A string, or whatever stands up to the next mark.
    #[inline(never)]
    fn scalar(&mut self) -> Option<&'a [u8]> {
        let quote = self.peek();
        if quote != b'"' && quote != b'\'' {
            let (word, rest) = self.rest.split_at(find(self.rest, b",:]}[{"));
            self.rest = rest;
            return Some(trim(word));
        }
        let mut end = 1;
        while *self.rest.get(end)? != quote {
            end += if self.rest[end] == b'\\' { 2 } else { 1 };
        }
        let text = &self.rest[1..end];
        self.rest = &self.rest[end + 1..];
        Some(text)
    }
}
