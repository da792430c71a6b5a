//! Puzzles of 81 characters, one per line, alone or in collections of any length.
//!
//! - the 81 characters may stand anywhere in the line, between separators: after a hash, in a field of CSV, before a
//!   comment, in quotes
//! - any usual blank, several in one line, or one other character; 81 columns of digits and spaces
//! - a second field of 81 digits is the answer, other text behind the puzzle (else before it) its name
//! - comments (`#`, `//`) are dropped, lines of words are skipped and reported; any other line is an error

use crate::model::line::{SEPARATORS, ends_puzzle};
use crate::model::{Cell, Grid};

use super::error::Fault;
use super::format::Format;
use super::rows::{Digits, Written, exact};
use super::symbol::{Census, Symbol, is_words, name};
use super::{Entry, Found, Outcome, hodoku, lines_of, links, marks, wiki};

/// What the reader of a line says: `None` if the line is not in its format.
pub(super) type LineOutcome<'t> = Option<Result<(Entry, Format), Fault<'t>>>;

/// The readers of single lines in the order in which they are asked.
const LINE_READERS: [for<'t> fn(&'t str) -> LineOutcome<'t>; 5] =
    [links::read, hodoku::read, wiki::read, marks::read_sukaku, read_cells];

fn read_line(line: &str) -> LineOutcome<'_> {
    // Most lines of a collection are nothing but a puzzle.
    if let Some(grid) = exact(line.trim()) {
        return Some(Ok((grid.into(), Format::Line)));
    }
    if starts_with_puzzle(line.as_bytes()) {
        return read_cells(line);
    }
    LINE_READERS.iter().find_map(|read| read(line))
}

/// Reads a text that begins with 81 characters: what follows them is no other format, but their comment.
pub(super) fn read_leading(text: &str) -> Outcome<'_> {
    let first = lines_of(text).next()?;
    if starts_with_puzzle(first.as_bytes()) { read(text) } else { None }
}

/// Reads a text whose first line, or second below a title, is a puzzle.
pub(super) fn read(text: &str) -> Outcome<'_> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut skipped: Vec<&str> = Vec::new();
    let mut first = None;
    for line in lines_of(text) {
        match read_line(line) {
            Some(Ok((entry, format))) => {
                puzzles.push(entry);
                first.get_or_insert(format);
            }
            Some(Err(fault)) => return Some(Err(fault.or_at(line).after(puzzles.len()))),
            None if first.is_none() && !(skipped.is_empty() && is_title(line)) => return None,
            None if is_title(line) => skipped.push(line),
            None => return Some(Err(diagnose(line).or_at(line).after(puzzles.len()))),
        }
    }
    let format = match first? {
        Format::Line if puzzles.len() > 1 => Format::Sdm,
        format => format,
    };
    Some(Ok(Found { puzzles, format, skipped }))
}

/// Whether a character stands between the fields of a line.
fn is_separator(c: char) -> bool {
    u8::try_from(c).is_ok_and(|byte| SEPARATORS.contains(&byte))
}

/// Whether a line begins with a puzzle: 81 digits or blanks (`.`, `0`), then its end or a separator.
fn starts_with_puzzle(line: &[u8]) -> bool {
    let is_cell = |byte: &u8| *byte == b'.' || byte.is_ascii_digit();
    let cells = line.first_chunk::<{ Cell::NUM }>();
    cells.is_some_and(|cells| cells.iter().all(is_cell)) && ends_puzzle(line.get(Cell::NUM))
}

/// Whether a line may stand between puzzles: words, or the number of puzzles or of their rows.
pub(super) fn is_title(line: &str) -> bool {
    let line = line.trim();
    is_words(line) || line.len() <= 6 && line.chars().all(|c| c.is_ascii_digit())
}

/// Reads 81 characters somewhere in a line.
fn read_cells(line: &str) -> LineOutcome<'_> {
    if line.len() == Cell::NUM && line.chars().all(|c| c == ' ' || c.is_ascii_digit()) {
        let digits = line.chars().map(|c| Written::new(c).and_then(|cell| cell.digit));
        return Some(Ok((digits.collect::<Digits>().0.into(), Format::Line)));
    }
    let (before, grid, after) = puzzle_field(line)?;
    let mut entry = Entry::from(grid);
    if let Some((_, answer, _)) = puzzle_field(after)
        && answer.blanks().is_empty()
    {
        entry.solution = Some(Box::new(answer));
    }
    let format = line_format(before.trim_matches([' ', '"']), after.trim_matches([' ', '"']));
    if format == Format::Line && entry.solution.is_none() {
        let words = |part: &str| name(part.trim_matches(is_separator));
        entry.name = words(after).or_else(|| words(before));
    }
    Some(Ok((entry, format)))
}

/// Which kind of line has these fields around its puzzle.
fn line_format(before: &str, after: &str) -> Format {
    let is_hash = before.len() == 12 && before.chars().all(|c| c.is_ascii_hexdigit());
    match (before.matches(',').count(), after.matches(',').count()) {
        (4, 2..) => Format::Gsf,
        (0, 0) if is_hash => Format::Bank,
        _ if before.ends_with(',') || is_field(after) => Format::CsvLines,
        _ => Format::Line,
    }
}

/// Whether a comma and something behind it follow; a comma alone ends an element of a list.
fn is_field(after: &str) -> bool {
    after.strip_prefix(',').is_some_and(|rest| !rest.trim().is_empty())
}

/// The first field of 81 cells, with what stands before and behind it.
fn puzzle_field(line: &str) -> Option<(&str, Grid, &str)> {
    let mut start = 0;
    line.split(is_separator).find_map(|field| {
        let end = start + field.len();
        let parts = exact(field).map(|grid| (&line[..start], grid, &line[end..]));
        // Every separator is one byte long.
        start = end + 1;
        parts
    })
}

/// Why a line is no puzzle: its first unknown character, else its count of cells.
pub(super) fn diagnose(line: &str) -> Fault<'_> {
    let fields = line.split(is_separator);
    let longest = fields.max_by_key(|field| Census::of(field).cells).unwrap_or_default();
    let cells = if Census::of(longest).cells > Cell::NUM / 2 {
        longest
    } else {
        line.split('#').next().unwrap_or_default()
    };
    let mut count = 0;
    for (i, c) in cells.char_indices() {
        match Symbol::from(c) {
            Symbol::Cell(_) => count += 1,
            Symbol::Other if !is_separator(c) => {
                return Fault::bad_cell(&cells[i..], count);
            }
            _ => {}
        }
    }
    Fault::cells(count)
}
