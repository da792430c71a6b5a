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
mod codes;
mod drawn;
mod entry;
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
mod symbol;
mod table;
mod wiki;
mod xml;

pub use entry::{Entry, Marks, Parsed};
use error::Fault;
pub use error::{Detail, ParseError, ParseErrorKind, Place};
pub use format::{Cells, Format, Language};
pub use print::print;

/// The longest text that is read, in bytes: far above any collection a page can hold.
pub const MAX_LENGTH: usize = 64 << 20;

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
