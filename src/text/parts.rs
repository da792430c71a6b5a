//! A text in parts: its lines, and the fields of a line.

use super::scan::{find, split, trim};

/// The lines that are neither empty nor a comment, with their numbers.
pub(super) struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a [u8]) -> Self {
        Self { rest: text, number: 0 }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a [u8]);

    #[inline(never)]
    fn next(&mut self) -> Option<Self::Item> {
        while !self.rest.is_empty() {
            let (line, rest) = split(self.rest, b"\n");
            let number = self.number;
            self.rest = rest;
            self.number += 1;
            let start = trim(line);
            if !start.is_empty() && start[0] != b'#' && !start.starts_with(b"//") {
                return Some((number, line.strip_suffix(b"\r").unwrap_or(line)));
            }
        }
        None
    }
}

/// The parts of a text between some bytes, each with the place at which it starts.
pub(super) struct Fields<'a> {
    text: &'a [u8],
    marks: &'static [u8],
    at: usize,
}

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a [u8], marks: &'static [u8]) -> Self {
        Self { text, marks, at: 0 }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (usize, &'a [u8]);

    #[inline(never)]
    fn next(&mut self) -> Option<Self::Item> {
        let start = self.at;
        let rest = self.text.get(start..)?;
        let length = find(rest, self.marks);
        self.at = start + length + 1;
        Some((start, &rest[..length]))
    }
}
