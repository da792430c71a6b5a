//! Why a text is not a puzzle, and where: a code for programs, numbers for the page, a sentence for people.

mod fault;

use std::fmt;

pub(super) use fault::{Fault, offset};

/// Why a text could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The reason.
    pub kind: ParseErrorKind,
    /// The place, as far as there is one.
    pub at: Place,
}

/// A place in a text as it was handed in; everything is counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Place {
    /// The line, if the text has several.
    pub line: Option<usize>,
    /// The character within the line. Characters that cannot be seen, a byte order mark for example, do not count.
    pub position: Option<usize>,
    /// The row of the grid.
    pub row: Option<usize>,
    /// The column of the grid.
    pub column: Option<usize>,
}

/// The reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text is empty.
    Empty,
    /// A character is neither a digit nor a blank.
    BadCharacter(char),
    /// There are fewer than 81 cells.
    TooShort(usize),
    /// There are more than 81 cells.
    TooLong(usize),
    /// A row has this many cells, not nine.
    RowCells(usize),
    /// There are this many rows, not nine.
    RowCount(usize),
    /// No reader knows the text.
    UnknownFormat,
    /// The puzzle has rules beyond the classic ones, which are named.
    ExtraRules(Vec<String>),
    /// The link names a puzzle that only its server has.
    NeedsServer,
    /// The text is longer than [`MAX_LENGTH`](super::MAX_LENGTH).
    TooLarge,
    /// The bytes are not a text.
    NotText,
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
            ParseErrorKind::NotText => "unreadable",
        }
    }

    /// What is known beyond the code, by name; indices from 0.
    pub fn details(&self) -> Vec<(&'static str, Detail)> {
        let own = match &self.kind {
            ParseErrorKind::BadCharacter(c) => Some(("character", Detail::Character(*c))),
            ParseErrorKind::ExtraRules(rules) => Some(("rules", Detail::List(rules.clone()))),
            ParseErrorKind::TooShort(cells)
            | ParseErrorKind::TooLong(cells)
            | ParseErrorKind::RowCells(cells) => Some(("cells", Detail::Number(*cells))),
            ParseErrorKind::RowCount(rows) => Some(("rows", Detail::Number(*rows))),
            ParseErrorKind::Empty
            | ParseErrorKind::UnknownFormat
            | ParseErrorKind::NeedsServer
            | ParseErrorKind::TooLarge
            | ParseErrorKind::NotText => None,
        };
        let Place { line, position, row, column } = self.at;
        let place = [("line", line), ("position", position), ("row", row), ("column", column)];
        let place = place.map(|(name, index)| Some((name, Detail::Number(index?))));
        own.into_iter().chain(place.into_iter().flatten()).collect()
    }
}

impl From<ParseErrorKind> for ParseError {
    fn from(kind: ParseErrorKind) -> Self {
        Self { kind, at: Place::default() }
    }
}

impl std::error::Error for ParseError {}

/// One plain sentence, counted from 1.
impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.at.line {
            write!(f, "line {}: ", line + 1)?;
        }
        match &self.kind {
            ParseErrorKind::Empty => f.write_str("the text is empty"),
            ParseErrorKind::BadCharacter(c) => self.write_bad_character(*c, f),
            ParseErrorKind::TooShort(cells) | ParseErrorKind::TooLong(cells) => {
                write!(f, "expected 81 cells, got {cells}")
            }
            ParseErrorKind::RowCells(cells) => {
                let row = self.at.row.unwrap_or_default();
                write!(f, "expected 9 cells in row {}, got {cells}", row + 1)
            }
            ParseErrorKind::RowCount(rows) => write!(f, "expected 9 rows, got {rows}"),
            ParseErrorKind::UnknownFormat => f.write_str("no Sudoku found"),
            ParseErrorKind::ExtraRules(rules) => {
                write!(f, "not a classic Sudoku: it has extra rules ({})", rules.join(", "))
            }
            ParseErrorKind::NeedsServer => {
                f.write_str("the link only names a puzzle that its server has")
            }
            ParseErrorKind::TooLarge => f.write_str("the text is too large"),
            ParseErrorKind::NotText => f.write_str("not a text"),
        }
    }
}

impl ParseError {
    fn write_bad_character(&self, c: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a digit or a blank, got ")?;
        // A control character cannot be seen.
        if c.is_control() {
            write!(f, "U+{:04X}", c as u32)?
        } else {
            write!(f, "'{c}'")?
        }
        if let Some(position) = self.at.position {
            write!(f, " at character {}", position + 1)?;
        }
        match (self.at.row, self.at.column) {
            (Some(row), Some(column)) => write!(f, " (row {}, column {})", row + 1, column + 1),
            _ => Ok(()),
        }
    }
}
