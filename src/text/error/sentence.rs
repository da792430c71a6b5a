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
    fn sentence(&self) -> String {
        let mut out = String::new();
        if self.at.line.is_some() {
            add_index(&mut out, "line ", self.at.line);
            add(&mut out, ": ");
        }
        self.add_reason(&mut out);
        out
    }

    fn add_reason(&self, out: &mut String) {
        match &self.kind {
            ParseErrorKind::Empty => add(out, "there is no text"),
            ParseErrorKind::BadCharacter(character) => {
                add_quoted(out, *character);
                add_index(out, " at character ", self.at.position);
                if self.at.column.is_some() {
                    add_index(out, " (row ", self.at.row);
                    add_index(out, ", column ", self.at.column);
                    put(out, b')');
                }
                add(out, " is neither a digit nor a blank");
            }
            ParseErrorKind::TooShort(cells) => {
                add_count(out, *cells, " cell", " instead of 81: too short");
            }
            ParseErrorKind::TooLong(cells) => {
                add_count(out, *cells, " cell", " instead of 81: too long");
            }
            ParseErrorKind::RowCells(cells) => {
                add_index(out, "row ", self.at.row);
                add(out, " has ");
                add_count(out, *cells, " cell", " instead of 9");
            }
            ParseErrorKind::RowCount(rows) => {
                add_count(out, *rows, " row", " instead of 9");
            }
            ParseErrorKind::UnknownFormat => {
                add(out, "this is no known way to write a Sudoku");
            }
            ParseErrorKind::ExtraRules(rules) => {
                add(out, "this puzzle has extra rules (");
                for (i, rule) in rules.iter().enumerate() {
                    add(out, if i == 0 { "" } else { ", " });
                    add(out, rule);
                }
                add(out, "): not a classic Sudoku");
            }
            ParseErrorKind::NeedsServer => {
                add(out, "this link does not hold the puzzle, only its server does");
            }
            ParseErrorKind::TooLarge => add(out, "the text is too large"),
        }
    }
}

/// Some words and a place, counted from 1; nothing if there is no place.
#[inline(never)]
fn add_index(out: &mut String, words: &str, index: Option<usize>) {
    if let Some(index) = index {
        add(out, words);
        add_number(out, index + 1);
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
