//! Errors as people read them: one plain sentence in English, counted from 1.

use std::fmt;

use crate::text::out::{add, put};

use super::{ParseError, ParseErrorKind};

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl ParseError {
    /// The place and the reason.
    fn sentence(&self) -> String {
        let mut out = String::new();
        let index = |out: &mut String, words, index: Option<usize>| {
            if let Some(index) = index {
                add(out, words);
                add_number(out, index + 1);
            }
        };
        if self.at.line.is_some() {
            index(&mut out, "line ", self.at.line);
            add(&mut out, ": ");
        }
        match &self.kind {
            ParseErrorKind::Empty => add(&mut out, "there is no text"),
            ParseErrorKind::BadCharacter(character) => {
                add_quoted(&mut out, *character);
                index(&mut out, " at character ", self.at.position);
                if self.at.column.is_some() {
                    index(&mut out, " (row ", self.at.row);
                    index(&mut out, ", column ", self.at.column);
                    put(&mut out, b')');
                }
                add(&mut out, " is neither a digit nor a blank");
            }
            ParseErrorKind::TooShort(cells) => {
                add_count(&mut out, *cells, " cell", " instead of 81: too short");
            }
            ParseErrorKind::TooLong(cells) => {
                add_count(&mut out, *cells, " cell", " instead of 81: too long");
            }
            ParseErrorKind::RowCells(cells) => {
                index(&mut out, "row ", self.at.row);
                add(&mut out, " has ");
                add_count(&mut out, *cells, " cell", " instead of 9");
            }
            ParseErrorKind::RowCount(rows) => {
                add_count(&mut out, *rows, " row", " instead of 9");
            }
            ParseErrorKind::UnknownFormat => {
                add(&mut out, "this is no known way to write a Sudoku");
            }
            ParseErrorKind::ExtraRules(rules) => {
                add(&mut out, "this puzzle has extra rules (");
                for (i, rule) in rules.iter().enumerate() {
                    add(&mut out, if i == 0 { "" } else { ", " });
                    add(&mut out, rule);
                }
                add(&mut out, "): not a classic Sudoku");
            }
            ParseErrorKind::NeedsServer => {
                add(&mut out, "this link does not hold the puzzle, only its server does");
            }
            ParseErrorKind::TooLarge => add(&mut out, "the text is too large"),
        }
        out
    }
}

#[inline(never)]
fn add_count(out: &mut String, count: usize, noun: &str, rest: &str) {
    add_number(out, count);
    add(out, noun);
    add(out, if count == 1 { "" } else { "s" });
    add(out, rest);
}

#[inline(never)]
fn add_number(out: &mut String, number: usize) {
    if number > 9 {
        add_number(out, number / 10);
    }
    put(out, b'0' + (number % 10) as u8);
}

/// A character in quotes; one that cannot be seen by its number.
fn add_quoted(out: &mut String, character: char) {
    if character < ' ' {
        add(out, "character code ");
        return add_number(out, character as usize);
    }
    put(out, b'\'');
    out.push(character);
    put(out, b'\'');
}
