//! Spreadsheet clips: nine rows of nine fields, with commas, semicolons or tabs between them.
//!
//! - an empty field is a blank, so nothing is trimmed before the fields are counted
//! - fields may be quoted and padded; any usual blank counts too
//! - a clip with tabs whose last row lost its empty fields at the end is filled up
//! - 81 fields in one row, and nine rows after nine rows

use crate::model::{Cell, Digit, Grid};

use super::error::ParseError;
use super::format::Format;
use super::scan::{Fields, Filling, count, put, symbol, trim, trim_marks};
use super::{Entry, Outcome, Parsed};

/// Reads a text whose first line is a row of short fields.
pub(super) fn read(text: &[u8]) -> Outcome {
    let (_, first) = rows(text).next()?;
    let delimiters: [&'static [u8]; 3] = [b"\t", b",", b";"];
    let delimiter = delimiters.into_iter().max_by_key(|mark| count(first, mark))?;
    let is_row = count(first, delimiter) >= 5
        && Fields::of(first, delimiter).all(|(_, field)| unquoted(field).len() <= 1);
    let format = if delimiter == b"\t" { Format::Tsv } else { Format::Csv };
    is_row.then(|| read_rows(text, delimiter).map(|puzzles| Parsed { puzzles, format }))
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

fn read_rows(text: &[u8], delimiter: &'static [u8]) -> Result<Vec<Entry>, ParseError> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut cells = Filling::EMPTY;
    let mut lines = rows(text).peekable();
    while let Some((number, line)) = lines.next() {
        let before = cells.count;
        for (start, field) in Fields::of(line, delimiter) {
            let cell = match unquoted(field) {
                [] => 0,
                [byte] => symbol(*byte),
                _ => u8::MAX,
            };
            if cell > 9 {
                let (row, column) = (before / 9, cells.count - before);
                return Err(ParseError::bad_character(line, start, row, column).in_line(number));
            }
            cells.push(cell);
        }
        let count = cells.count - before;
        if delimiter == b"\t" && count < 9 && lines.peek().is_none() {
            cells.count = before + 9;
        } else if count != 9 && !(before == 0 && count == Cell::NUM) {
            return Err(ParseError::row_cells(Some(number), before / 9, count));
        }
        if let Some(grid) = cells.whole() {
            puzzles.push(grid.into());
            cells = Filling::EMPTY;
        }
    }
    if cells.count > 0 {
        return Err(ParseError::row_count(puzzles.len(), cells.count / 9));
    }
    Ok(puzzles)
}

/// Writes nine rows of fields, blank ones empty.
pub(super) fn print(out: &mut String, grid: &Grid, delimiter: u8) {
    for cell in Cell::all() {
        if let Some(digit) = grid.digit(cell).map(Digit::ascii) {
            put(out, digit);
        }
        put(out, if cell.column() == 8 { b'\n' } else { delimiter });
    }
}
