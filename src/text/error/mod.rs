//! Why a text is not a puzzle, and where: a code for programs, numbers for the page, a sentence for people.

mod fault;
mod sentence;

pub(super) use fault::Fault;

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
        let mut details = Vec::new();
        match &self.kind {
            ParseErrorKind::BadCharacter(character) => {
                details.push(("character", Detail::Character(*character)));
            }
            ParseErrorKind::ExtraRules(rules) => {
                details.push(("rules", Detail::List(rules.clone())));
            }
            ParseErrorKind::TooShort(cells)
            | ParseErrorKind::TooLong(cells)
            | ParseErrorKind::RowCells(cells) => details.push(("cells", Detail::Number(*cells))),
            ParseErrorKind::RowCount(rows) => details.push(("rows", Detail::Number(*rows))),
            ParseErrorKind::Empty
            | ParseErrorKind::UnknownFormat
            | ParseErrorKind::NeedsServer
            | ParseErrorKind::TooLarge => {}
        }
        let Place { line, position, row, column } = self.at;
        let place = [("line", line), ("position", position), ("row", row), ("column", column)];
        for (name, number) in place {
            if let Some(number) = number {
                details.push((name, Detail::Number(number)));
            }
        }
        details
    }
}

impl From<ParseErrorKind> for ParseError {
    fn from(kind: ParseErrorKind) -> Self {
        Self { kind, at: Place::default() }
    }
}

impl std::error::Error for ParseError {}
