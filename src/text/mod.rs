//! Text in and out: every usual way to write a Sudoku is recognised, read and written back.
//!
//! [`parse`] needs no hint: it cleans the text, asks the readers in turn, and the first that claims the text reads it.
//! A refusal says where and why, see [`ParseError`]. [`Lines`] reads lists of any length, of which a line that cannot
//! be read costs only itself.
//!
//! ```
//! use redoku::text::{Format, parse, print};
//! let rows = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79";
//! let parsed = parse(rows).unwrap();
//! assert_eq!(parsed.format.id(), "rows");
//! assert!(print(&parsed.puzzles[0], Format::Line).starts_with("53..7....6..195"));
//! ```
//!
//! The readers, in the order in which they are asked:
//!
//! | reader | claims a text that | why here | formats |
//! | --- | --- | --- | --- |
//! | `lines` | begins with 81 digits and blanks, and nothing or a separator behind them | whatever follows is their comment | as below |
//! | `xml` | starts with `<` | nothing else does | `opensudoku` |
//! | `fpuzzles` | starts with `{` and has cells that are objects | its JSON has lists that `array` would read without the rules | `f-puzzles` |
//! | `sdk` | has a `[Puzzle]` section, or a `#A` header above rows | its brackets look like a list, its headers like comments | `sdk` |
//! | `array` | has a nested list in brackets | its rows, line by line, look like CSV or a drawing | `leetcode-…` |
//! | `lines` | has a puzzle in its first line, or in its second below a title | 81 characters say more than the shape of the text | `line`, `sdm`, `csv-lines`, `gsf`, `sudokuexchange-bank`; and those of the next two rows |
//! | … `links` | … a link or a code with its prefix | has `:`, `=` and `,` which mean something else to the next | `…-link`, `link`, `sudokupad` |
//! | … `hodoku`, `wiki`, Sukaku | … six colons; 162 characters; 729 | exact lengths, before fields are looked for | `hodoku`, `s9b`, `sudokuwiki-1`, `sukaku` |
//! | `marks` | is nine rows of nine groups of digits, one of them longer than 1 | a drawing with several digits in a cell is nothing else | `pencil-marks`, `sdx` |
//! | `table` | starts with a row of short fields | an empty field is a cell here, and nothing to `drawn` | `csv`, `tsv` |
//! | `drawn` | is not blank | knows rows of any kind, and has the best reason for a refusal | `rows`, `grid`, `grid-tight`, `ss`, `spf`, `sudokuexchange` |
//!
//! If all of them refuse, the text may be a part of a program: `source` hides comment marks, everything outside of
//! strings, or the words in front of lines, and the readers are asked again.
//!
//! Givens, the digits placed by a person and pencil marks stay apart, as far as the format keeps them apart. Puzzles
//! with rules beyond the classic ones are refused, never read as classic.
//!
//! - One builder (`rows`) turns cells into rows of nine and rows into grids.
//! - A refusal points at a slice of the text. Line and position are computed once, where the error leaves the module,
//!   and count the characters that a person sees. Lines that were left out are reported with the puzzles.
//! - `source` replaces what it hides by spaces, so that every position stays true.
//! - A short code (SudokuExchange, SudokuPad) is read only behind its prefix, in its own site's links, or alone, and
//!   only if its grid has 17 givens and no conflict: any word can be read as a code. Grids that do not pass are written
//!   as 81 digits.
//! - Each reader is linear in the text, and a text longer than any puzzle is first judged by its beginning, so that ten
//!   megabytes of anything else are refused in a tenth of a second.

mod array;
mod codes;
mod collection;
mod drawn;
mod encoding;
mod entry;
mod error;
mod format;
mod fpuzzles;
mod hodoku;
mod lines;
mod links;
mod marks;
mod packed;
mod plain;
mod print;
mod probe;
mod rows;
mod sdk;
mod source;
mod symbol;
mod table;
mod wiki;
#[cfg(feature = "serde")]
mod wire;
mod xml;

pub use entry::{Entry, Marks, Parsed, Skipped};
use error::Fault;
pub use error::{Detail, ParseError, ParseErrorKind, Place};
pub use format::{Cells, Format, Language};
pub use lines::{Batch, Content, Line, Lines, Part};
use plain::Plain;
pub use print::print;

/// The longest text that is read, in bytes: far above any collection a page can hold.
pub const MAX_LENGTH: usize = 64 << 20;

/// What a reader finds.
struct Found<'t> {
    puzzles: Vec<Entry>,
    format: Format,
    /// The lines that were left out, in order.
    skipped: Vec<&'t str>,
}

impl Found<'_> {
    fn new(puzzles: Vec<Entry>, format: Format) -> Self {
        Self { puzzles, format, skipped: Vec::new() }
    }
}

/// What a reader says about a text: `None` if it is not in its format.
type Outcome<'t> = Option<Result<Found<'t>, Fault<'t>>>;

/// The readers in the order in which they are asked; `drawn` reads what remains.
const READERS: [for<'t> fn(&'t str) -> Outcome<'t>; 8] = [
    collection::read_leading,
    xml::read,
    fpuzzles::read,
    sdk::read,
    array::read,
    collection::read,
    marks::read,
    table::read,
];

/// Reads the puzzles in a text, whatever its format.
pub fn parse(text: &str) -> Result<Parsed, ParseError> {
    if text.len() > MAX_LENGTH {
        return Err(ParseErrorKind::TooLarge.into());
    }
    probe::refuse_by_head(text)?;
    let plain = Plain::new(text);
    // Nothing but comments: the puzzle is commented out.
    let is_commented = lines_of(&plain.text).next().is_none();
    let uncommented = is_commented.then(|| source::uncommented(&plain.text)).flatten();
    let whole = uncommented.as_deref().unwrap_or(&plain.text);
    let fault = match read(whole) {
        Ok(found) => return Ok(parsed(&plain, found, whole)),
        Err(fault) => fault,
    };
    for part in source::parts(whole) {
        if let Ok(found) = read(&part) {
            return Ok(parsed(&plain, found, &part));
        }
    }
    Err(plain.error(fault, whole))
}

/// What was found in `text`, which is the plain text or another one of the same length.
fn parsed(plain: &Plain<'_>, found: Found<'_>, text: &str) -> Parsed {
    let Found { puzzles, format, skipped } = found;
    let skipped = plain.lines_of(&skipped, text);
    let skipped = skipped.into_iter().map(|(line, text)| Skipped { line, text }).collect();
    Parsed { puzzles, format, skipped }
}

fn read(text: &str) -> Result<Found<'_>, Fault<'_>> {
    if text.trim().is_empty() {
        // Nine rows of tabs are a spreadsheet's empty grid.
        let table = table::read(text).and_then(Result::ok);
        return table.ok_or_else(|| ParseErrorKind::Empty.into());
    }
    READERS.iter().find_map(|read| read(text)).unwrap_or_else(|| drawn::read(text))
}

/// The lines of a text that are neither blank nor a comment.
fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| {
        let start = line.trim_start();
        !start.is_empty() && !start.starts_with('#') && !start.starts_with("//")
    })
}
