//! Why a text is not a puzzle, and where: a code for programs, numbers for the page, a sentence for people.

use std::fmt;

use crate::model::Cell;

use super::out::{add, put};
use super::scan::{census, count};

/// Why a text could not be read, and the place that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The reason.
    pub kind: ParseErrorKind,
    /// The place, as far as there is one.
    pub at: Place,
}

/// A place in a text; everything is counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Place {
    /// The line, where there are several.
    pub line: Option<usize>,
    /// The character within the line, or within the text if `line` is absent.
    pub position: Option<usize>,
    /// The row of the grid.
    pub row: Option<usize>,
    /// The column of the grid.
    pub column: Option<usize>,
}

/// The reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseErrorKind {
    /// There is no text.
    Empty,
    /// A character that is neither a digit nor a blank.
    BadCharacter(char),
    /// Fewer than 81 cells.
    TooShort(usize),
    /// More than 81 cells.
    TooLong(usize),
    /// The row at this place has this many cells, not nine.
    RowCells(usize),
    /// There are this many rows, not nine.
    RowCount(usize),
    /// No reader knows the text.
    UnknownFormat,
    /// A puzzle with rules beyond the classic ones, which are named.
    ExtraRules(Vec<String>),
    /// A link without the puzzle: only the server behind it has that.
    NeedsServer,
    /// More text than is read.
    TooLarge,
}

/// The value of a detail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// A count, or an index from 0.
    Number(usize),
    /// A character.
    Character(char),
    /// Names.
    List(Vec<String>),
}

/// An error on its way through the readers: as small as can be.
pub(super) type Fault = Box<ParseError>;

impl ParseError {
    /// The stable name of the reason, in kebab case.
    pub fn code(&self) -> &'static str {
        match self.kind {
            ParseErrorKind::Empty => "empty",
            ParseErrorKind::BadCharacter(_) => "bad-character",
            ParseErrorKind::TooShort(_) => "too-short",
            ParseErrorKind::TooLong(_) => "too-long",
            ParseErrorKind::RowCells(_) | ParseErrorKind::RowCount(_) => "bad-shape",
            ParseErrorKind::UnknownFormat => "unknown-format",
            ParseErrorKind::ExtraRules(_) => "extra-rules",
            ParseErrorKind::NeedsServer => "needs-server",
            ParseErrorKind::TooLarge => "too-large",
        }
    }

    /// What is known beyond the code, by name; indices from 0.
    pub fn details(&self) -> Vec<(&'static str, Detail)> {
        let mut details = Vec::new();
        match &self.kind {
            ParseErrorKind::BadCharacter(character) => {
                details.push(("character", Detail::Character(*character)));
            }
            ParseErrorKind::ExtraRules(rules) => {
                details.push(("rules", Detail::List(rules.clone())));
            }
            _ => {}
        }
        let (cells, rows) = match self.kind {
            ParseErrorKind::TooShort(cells)
            | ParseErrorKind::TooLong(cells)
            | ParseErrorKind::RowCells(cells) => (Some(cells), None),
            ParseErrorKind::RowCount(rows) => (None, Some(rows)),
            _ => (None, None),
        };
        let Place { line, position, row, column } = self.at;
        for (name, number) in [
            ("cells", cells),
            ("rows", rows),
            ("line", line),
            ("position", position),
            ("row", row),
            ("column", column),
        ] {
            if let Some(number) = number {
                details.push((name, Detail::Number(number)));
            }
        }
        details
    }

    /// The character at a byte of a line is none of a grid; it would have been this cell of its row or grid.
    #[inline(never)]
    pub(super) fn bad_character(line: &[u8], at: usize, row: usize, column: usize) -> Fault {
        let rest = String::from_utf8_lossy(&line[at..line.len().min(at + 4)]);
        let position = characters(&line[..at]);
        let cell = (row < 9 && column < 9).then_some((row, column));
        let at = Place {
            line: None,
            position: Some(position),
            row: Some(row).filter(|&row| row < 9),
            column: cell.map(|cell| cell.1),
        };
        let kind = ParseErrorKind::BadCharacter(rest.chars().next().unwrap_or('?'));
        Box::new(Self { kind, at })
    }

    /// A row has this many cells.
    #[inline(never)]
    pub(super) fn row_cells(line: Option<usize>, row: usize, cells: usize) -> Fault {
        let at = Place { line, position: None, row: Some(row), column: None };
        Box::new(Self { kind: ParseErrorKind::RowCells(cells), at })
    }

    /// There are this many cells instead of 81.
    #[inline(never)]
    pub(super) fn cells(count: usize) -> Fault {
        let is_short = count < Cell::NUM;
        Self::fault(if is_short {
            ParseErrorKind::TooShort(count)
        } else {
            ParseErrorKind::TooLong(count)
        })
    }

    /// There are this many rows instead of nine: in the only grid, else in the last of several.
    #[inline(never)]
    pub(super) fn row_count(grids: usize, rows: usize) -> Fault {
        Self::fault(ParseErrorKind::RowCount(if grids == 1 { 9 + rows } else { rows }))
    }

    /// An error without a place.
    #[inline(never)]
    pub(super) fn fault(kind: ParseErrorKind) -> Fault {
        Box::new(kind.into())
    }

    /// One plain sentence, counted from 1 as people do.
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

impl From<ParseErrorKind> for ParseError {
    fn from(kind: ParseErrorKind) -> Self {
        Self { kind, at: Place::default() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl std::error::Error for ParseError {}

/// How many characters these bytes are.
fn characters(bytes: &[u8]) -> usize {
    let (cells, others) = census(bytes);
    cells + others + count(bytes, b" \t\n\r|!+:")
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
