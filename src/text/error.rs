//! Why a text is not a puzzle, and where: a code for programs, numbers for the page, a sentence for people.

use std::fmt;

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
        let own = match &self.kind {
            ParseErrorKind::BadCharacter(character) => {
                Some(("character", Detail::Character(*character)))
            }
            ParseErrorKind::TooShort(cells)
            | ParseErrorKind::TooLong(cells)
            | ParseErrorKind::RowCells(cells) => Some(("cells", Detail::Number(*cells))),
            ParseErrorKind::RowCount(rows) => Some(("rows", Detail::Number(*rows))),
            ParseErrorKind::ExtraRules(rules) => Some(("rules", Detail::List(rules.clone()))),
            _ => None,
        };
        let Place { line, position, row, column } = self.at;
        let place = [("line", line), ("position", position), ("row", row), ("column", column)];
        let place = place.into_iter().filter_map(|(name, n)| Some((name, Detail::Number(n?))));
        own.into_iter().chain(place).collect()
    }

    /// The same error, known to be in this line.
    pub(super) fn in_line(mut self, line: usize) -> Self {
        self.at.line = Some(line);
        self
    }
}

impl From<ParseErrorKind> for ParseError {
    fn from(kind: ParseErrorKind) -> Self {
        Self { kind, at: Place::default() }
    }
}

/// One plain sentence, counted from 1 as people do.
impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.at.line {
            write!(f, "line {}: ", line + 1)?;
        }
        match &self.kind {
            ParseErrorKind::Empty => f.write_str("there is no text"),
            ParseErrorKind::BadCharacter(character) => {
                write!(f, "{character:?}")?;
                if let Some(position) = self.at.position {
                    write!(f, " at character {}", position + 1)?;
                }
                if let (Some(row), Some(column)) = (self.at.row, self.at.column) {
                    write!(f, " (row {}, column {})", row + 1, column + 1)?;
                }
                f.write_str(" is neither a digit nor a blank")
            }
            ParseErrorKind::TooShort(cells) => {
                write!(f, "{cells} cell{} instead of 81: too short", plural(*cells))
            }
            ParseErrorKind::TooLong(cells) => write!(f, "{cells} cells instead of 81: too long"),
            ParseErrorKind::RowCells(cells) => {
                let row = self.at.row.unwrap_or(0) + 1;
                write!(f, "row {row} has {cells} cell{} instead of 9", plural(*cells))
            }
            ParseErrorKind::RowCount(rows) => {
                write!(f, "{rows} row{} instead of 9", plural(*rows))
            }
            ParseErrorKind::UnknownFormat => f.write_str("this is no known way to write a Sudoku"),
            ParseErrorKind::ExtraRules(rules) => {
                write!(
                    f,
                    "this puzzle has extra rules ({}): not a classic Sudoku",
                    rules.join(", ")
                )
            }
            ParseErrorKind::NeedsServer => {
                f.write_str("this link does not hold the puzzle, only its server does")
            }
            ParseErrorKind::TooLarge => f.write_str("the text is too large"),
        }
    }
}

impl std::error::Error for ParseError {}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
