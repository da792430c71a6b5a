//! Text in and out: every usual way to write a Sudoku is recognised, read and written back.
//!
//! [`parse`] needs no hint: it cleans the text, asks each family of formats in turn, and the first
//! that claims the text reads it. Whatever fails says where and why, see [`ParseError`].
//!
//! ```
//! use redoku::text::{Format, parse, print};
//! let rows = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79";
//! let parsed = parse(rows).unwrap();
//! assert_eq!(parsed.format.id(), "rows");
//! assert!(print(&parsed.puzzles[0], Format::Line).starts_with("53..7....6..195"));
//! ```

mod array;
mod drawn;
mod error;
mod format;
mod fpuzzles;
mod hodoku;
mod json;
mod lines;
mod links;
mod lz;
mod marks;
mod packed;
mod pencil;
mod plain;
mod print;
mod scan;
mod sdk;
mod table;
mod wiki;
mod xml;

use crate::model::{Cell, DigitSet, Grid};

pub use error::{Detail, ParseError, ParseErrorKind, Place};
pub use format::{Cells, Format, Language};
pub use print::print;

/// The longest text that is read, in bytes: far above any collection a page can hold.
pub const MAX_LENGTH: usize = 64 << 20;

/// What a text turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The puzzles in it, in order; never empty.
    pub puzzles: Vec<Entry>,
    /// How they were written.
    pub format: Format,
}

/// One puzzle of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The givens.
    pub grid: Grid,
    /// The digits that a person had placed, blank where there is a given.
    pub placed: Grid,
    /// The pencil marks of each cell, if the text had any; empty for a cell with a digit.
    pub marks: Option<Box<Marks>>,
    /// The answer, if the text came with one.
    pub solution: Option<Box<Grid>>,
    /// Its title or comment, if it has one.
    pub name: Option<String>,
}

/// The pencil marks of the 81 cells.
pub type Marks = [DigitSet; Cell::NUM];

impl From<Grid> for Entry {
    fn from(grid: Grid) -> Self {
        Self { grid, placed: Grid::EMPTY, marks: None, solution: None, name: None }
    }
}

impl Entry {
    /// Takes the marks of the cells without a digit, if there are any.
    #[inline(never)]
    fn set_marks(&mut self, marks: &Marks) {
        let digits = self.digits();
        let mut kept = marks::NO_MARKS;
        for cell in Cell::all().filter(|&cell| digits.digit(cell).is_none()) {
            kept[cell.index()] = marks[cell.index()];
        }
        self.marks = (kept != marks::NO_MARKS).then(|| Box::new(kept));
    }

    /// All its digits, the givens and those that were placed.
    #[inline(never)]
    fn digits(&self) -> Grid {
        let mut all = Grid::EMPTY;
        for cell in Cell::all() {
            all.set(cell, self.grid.digit(cell).or(self.placed.digit(cell)));
        }
        all
    }
}

/// What a reader says: `None` if the text is not in its format.
type Outcome = Option<Result<Parsed, ParseError>>;

/// The readers in the order in which they are asked; rows of cells are what remains.
const READERS: [fn(&[u8]) -> Outcome; 7] =
    [xml::read, fpuzzles::read, sdk::read, array::read, lines::read, marks::read, table::read];

/// Reads the puzzles in a text, whatever its format.
pub fn parse(text: &str) -> Result<Parsed, ParseError> {
    if text.len() > MAX_LENGTH {
        return Err(ParseErrorKind::TooLarge.into());
    }
    let text = plain::plain(text);
    let text = text.as_bytes();
    if text.trim_ascii().is_empty() {
        // Nine rows of tabs are a spreadsheet's empty grid.
        return table::read(text).and_then(Result::ok).ok_or(ParseErrorKind::Empty.into());
    }
    READERS.iter().find_map(|read| read(text)).unwrap_or_else(|| drawn::read(text))
}
