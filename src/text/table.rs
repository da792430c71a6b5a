//! Spreadsheet clips: nine rows of nine fields, with commas, semicolons or tabs between them.
//!
//! - an empty field is a blank, so nothing is trimmed before the fields are counted
//! - fields may be quoted and padded; any usual blank counts too
//! - a clip with tabs whose last row lost its empty fields at the end is filled up
//! - 81 fields in one row, and nine rows after nine rows

use crate::model::{Cell, Grid};

use super::cells::{Filling, digit_at};
use super::error::{Fault, ParseError};
use super::format::Format;
use super::out::put;
use super::parts::Fields;
use super::scan::{count, find, trim, trim_marks};
use super::symbol::symbol;
use super::{Entry, Outcome};

/// Reads a text whose first line is a row of short fields.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let (_, first) = rows(text).next()?;
    let delimiters: [&'static [u8]; 3] = [b"\t", b",", b";"];
    let delimiter = delimiters.into_iter().max_by_key(|mark| count(first, mark))?;
    let is_row = count(first, delimiter) >= 5
        && Fields::of(first, delimiter).all(|(_, field)| unquoted(field).len() <= 1);
    is_row.then(|| read_rows(text, delimiter, puzzles))
}

/// The lines that have more than spaces, with their numbers: a row of tabs is a row of blanks.
fn rows(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = Fields::of(text, b"\n").map(|(_, line)| line).enumerate();
    lines.filter(|(_, line)| !trim_marks(line, b" \r").is_empty())
}

#[inline(never)]
fn unquoted(field: &[u8]) -> &[u8] {
    trim(trim_marks(trim(field), b"\"'"))
}

fn read_rows(
    text: &[u8],
    delimiter: &'static [u8],
    puzzles: &mut Vec<Entry>,
) -> Result<Format, Fault> {
    let mut cells = Filling::EMPTY;
    let mut lines = rows(text).peekable();
    while let Some((number, line)) = lines.next() {
        let before = cells.count;
        read_row(line, delimiter, &mut cells).map_err(|fault| fault.in_line(number))?;
        let count = cells.count - before;
        if delimiter == b"\t" && count < 9 && lines.peek().is_none() {
            (count..9).for_each(|_| cells.push(0));
        } else if count != 9 && !(before == 0 && count == Cell::NUM) {
            return Err(ParseError::row_cells(before / 9, count).in_line(number));
        }
        if cells.is_whole() {
            Entry::add(puzzles, &cells.grid, None);
            cells.count = 0;
        }
    }
    if cells.count > 0 {
        return Err(ParseError::row_count(puzzles.len(), cells.count / 9));
    }
    Ok(if delimiter == b"\t" { Format::Tsv } else { Format::Csv })
}

/// Reads the fields of a row, a cell each.
fn read_row(line: &[u8], delimiter: &'static [u8], cells: &mut Filling) -> Result<(), Fault> {
    let before = cells.count;
    for (start, field) in Fields::of(line, delimiter) {
        let content = unquoted(field);
        let cell = content.first().map_or(0, |&byte| symbol(byte));
        if let [first, more @ ..] = content
            && (cell > 9 || !more.is_empty())
        {
            // A second character is one too many.
            let wrong = if cell > 9 { content } else { trim(more) };
            let place = start + find(field, &[*first]) + content.len() - wrong.len();
            let (row, column) = (before / 9, cells.count - before);
            return Err(ParseError::bad_character(line, place, row, column));
        }
        cells.push(cell);
    }
    Ok(())
}

/// Writes nine rows of fields, blank ones empty.
pub(super) fn print(out: &mut String, grid: &Grid, delimiter: u8) {
    for cell in Cell::all() {
        let digit = digit_at(grid, cell.index());
        if digit > 0 {
            put(out, b'0' + digit);
        }
        put(out, if cell.column() == 8 { b'\n' } else { delimiter });
    }
}
