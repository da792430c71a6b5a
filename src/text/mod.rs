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
//!
//! | asked in this order | formats |
//! | --- | --- |
//! | `xml` | `opensudoku` |
//! | `fpuzzles` | `f-puzzles`: the JSON of f-puzzles and SudokuPad |
//! | `sdk` | `sdk` |
//! | `array` | `leetcode-json`, `-python`, `-java`, `-cpp`, `-csharp`, `-go`, `-rust`; each also with `-numbers`, `-strings` |
//! | `lines`, one puzzle per line | `line`, `sdm`, `csv-lines`, `gsf`, `sudokuexchange-bank` |
//! | … `links` | `sudokuwiki-link`, `sudokuexchange-link`, `sudokupad-link`, `f-puzzles-link`, `link`, `sudokupad` |
//! | … `hodoku`, `wiki`, Sukaku | `hodoku`, `s9b`, `sudokuwiki-1`, `sukaku` |
//! | `marks` | `pencil-marks`, `sdx` |
//! | `table` | `csv`, `tsv` |
//! | `drawn`, what remains | `rows`, `grid`, `grid-tight`, `ss`, `spf`, `sudokuexchange` |
//!
//! What is read keeps the givens, the digits placed by a person and the pencil marks apart, as far as the format does.
//! Puzzles with rules beyond the classic ones are refused, never read as classic.

mod array;
mod cells;
mod drawn;
mod error;
mod format;
mod fpuzzles;
mod hodoku;
mod lines;
mod links;
mod marks;
mod out;
mod packed;
mod parts;
mod plain;
mod print;
mod probe;
mod scan;
mod sdk;
mod table;
mod wiki;
mod xml;

use crate::model::{Cell, DigitSet, Grid};

use error::Fault;
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
    /// An entry without anything.
    #[inline(never)]
    fn blank() -> Self {
        Grid::EMPTY.into()
    }

    /// Adds a puzzle with these givens.
    #[inline(never)]
    fn add(puzzles: &mut Vec<Self>, grid: &Grid, name: Option<String>) {
        let mut entry = Self::blank();
        entry.grid = *grid;
        entry.name = name;
        puzzles.push(entry);
    }

    /// Takes the marks of the cells without a digit, if there are any.
    #[inline(never)]
    fn set_marks(&mut self, marks: &Marks) {
        let digits = self.digits();
        let mut kept = Box::new(*marks);
        let mut is_marked = false;
        for (i, set) in kept.iter_mut().enumerate() {
            if cells::digit_at(&digits, i) > 0 {
                *set = DigitSet::EMPTY;
            }
            is_marked |= !set.is_empty();
        }
        self.marks = is_marked.then_some(kept);
    }

    /// All its digits, the givens and those that were placed.
    #[inline(never)]
    fn digits(&self) -> Grid {
        let mut all = self.grid;
        for i in 0..Cell::NUM {
            let own = cells::digit_at(&self.placed, i);
            if own > 0 {
                cells::set_digit(&mut all, i, own);
            }
        }
        all
    }
}

/// What a reader says: `None` if the text is not in its format.
type Outcome = Option<Result<Format, Fault>>;

/// Reads the puzzles of a text in one family of formats.
type Reader = fn(&[u8], &mut Vec<Entry>) -> Outcome;

/// The readers in the order in which they are asked; rows of cells are what remains.
const READERS: [Reader; 7] =
    [xml::read, fpuzzles::read, sdk::read, array::read, lines::read, marks::read, table::read];

/// Reads the puzzles in a text, whatever its format.
pub fn parse(text: &str) -> Result<Parsed, ParseError> {
    if text.len() > MAX_LENGTH {
        return Err(ParseErrorKind::TooLarge.into());
    }
    probe::refuse_by_head(text)?;
    let text = plain::plain(text);
    let mut puzzles = Vec::new();
    match read(text.as_bytes(), &mut puzzles) {
        Ok(format) => Ok(Parsed { puzzles, format }),
        Err(fault) => Err(*fault),
    }
}

fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Result<Format, Fault> {
    // Nine rows of tabs are a spreadsheet's empty grid.
    if scan::trim(text).is_empty() && !matches!(table::read(text, puzzles), Some(Ok(_))) {
        return Err(ParseError::fault(ParseErrorKind::Empty));
    }
    for read in READERS {
        clear(puzzles);
        if let Some(outcome) = read(text, puzzles) {
            return outcome;
        }
    }
    clear(puzzles);
    drawn::read(text, puzzles)
}

/// Drops what a reader left that gave up.
#[inline(never)]
fn clear(puzzles: &mut Vec<Entry>) {
    puzzles.clear();
}
