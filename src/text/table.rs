//! Spreadsheet clips: nine rows of nine fields, with commas, semicolons or tabs between them.
//!
//! - an empty field is a blank, so nothing is trimmed before the fields are counted
//! - fields may be quoted and padded; any usual blank, and a programmer's word for nothing, counts too
//! - a comma may end each row, and a comment (`//`, `#`) may follow it
//! - a clip with tabs whose last row lost its empty fields at the end is filled up
//! - a line with the size (`9`) may come first
//! - 81 fields in one row, and nine rows after nine rows

use crate::model::{Cell, Grid};

use super::array::is_nothing;
use super::drawn::is_size;
use super::error::Fault;
use super::format::Format;
use super::rows::{Rows, Written, grid_of};
use super::{Entry, Found, Outcome};

/// Reads a text whose first row has short fields.
pub(super) fn read(text: &str) -> Outcome<'_> {
    let first = rows(text).next()?;
    let delimiter = ['\t', ',', ';'].into_iter().max_by_key(|&c| first.matches(c).count())?;
    let is_row = first.matches(delimiter).count() >= 5
        && fields(first, delimiter)
            .all(|field| content(field).len() <= 1 || is_nothing(content(field)));
    is_row.then(|| read_rows(text, delimiter))
}

/// The lines that have more than spaces, from the first row on. A row of tabs is a row of blanks.
fn rows(text: &str) -> impl Iterator<Item = &str> {
    let is_comment = |line: &str| line.starts_with('#') || line.starts_with("//");
    let mut lines = text
        .lines()
        .filter(move |line| !line.trim_matches([' ', '\r']).is_empty())
        .filter(move |line| !is_comment(line.trim_start()))
        .peekable();
    lines.next_if(|line| is_size(line));
    lines
}

/// The fields of a row, without an empty one behind a comma that ends it.
fn fields(line: &str, delimiter: char) -> impl Iterator<Item = &str> {
    let line = if delimiter == '\t' { line } else { without_comment(line) };
    let count = line.matches(delimiter).count();
    let is_ended = delimiter != '\t' && matches!(count, 9 | Cell::NUM);
    let has_end = is_ended && line.trim_end().ends_with(delimiter);
    line.split(delimiter).take(if has_end { count } else { count + 1 })
}

/// A row without the comment that follows it.
fn without_comment(line: &str) -> &str {
    let end = line.find("//").or_else(|| line.find('#'));
    end.map_or(line, |end| &line[..end])
}

/// What a field says, without quotes and padding.
fn content(field: &str) -> &str {
    field.trim().trim_matches(['"', '\'']).trim()
}

fn read_rows(text: &str, delimiter: char) -> Result<Found<'_>, Fault<'_>> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut cells = Rows::new();
    let mut lines = rows(text).peekable();
    while let Some(line) = lines.next() {
        for field in fields(line, delimiter) {
            let cell = cell(field).map_err(|part| {
                Fault::bad_character(part, cells.row(), cells.width()).after(puzzles.len())
            })?;
            cells.push(cell);
        }
        while delimiter == '\t' && lines.peek().is_none() && cells.width() < 9 {
            cells.push(Written::BLANK);
        }
        if let Some(grid) = cells.end_row_or_grid().map_err(|fault| fault.or_at(line))? {
            puzzles.push(grid_of(&grid)?.into());
        }
    }
    cells.end()?;
    let format = if delimiter == '\t' { Format::Tsv } else { Format::Csv };
    Ok(Found::new(puzzles, format))
}

/// The cell of a field, else the part of the field that is wrong.
fn cell(field: &str) -> Result<Written, &str> {
    let content = content(field);
    let mut chars = content.chars();
    match chars.next() {
        None => Ok(Written::BLANK),
        Some(_) if is_nothing(content) => Ok(Written::BLANK),
        Some(c) => {
            let cell = Written::new(c).ok_or(content)?;
            // A second character is one too many.
            let more = chars.as_str().trim_start();
            if more.is_empty() { Ok(cell) } else { Err(more) }
        }
    }
}

/// Writes nine rows of fields, blank ones empty.
pub(super) fn print(grid: &Grid, delimiter: char) -> String {
    let mut out = String::new();
    for cell in Cell::all() {
        out.extend(grid.digit(cell).map(|digit| char::from(digit.ascii())));
        out.push(if cell.column() == 8 { '\n' } else { delimiter });
    }
    out
}
