//! Spreadsheet clips: nine rows of nine fields, with commas, semicolons or tabs between them.
//!
//! - an empty field is a blank, so nothing is trimmed before the fields are counted
//! - fields may be quoted and padded; any usual blank counts too
//! - a clip whose last row lost its empty fields at the end is filled up
//! - 81 fields in one row, and nine rows after nine rows

use crate::model::{Cell, Grid};

use super::error::{ParseError, ParseErrorKind, Place};
use super::format::Format;
use super::symbol::Symbol;
use super::{Entry, Outcome, Parsed};

/// Reads a text whose first line is a row of short fields.
pub(super) fn read(text: &str) -> Outcome {
    let first = text.lines().find(|line| !line.is_empty())?;
    let delimiter = ['\t', ',', ';'].into_iter().max_by_key(|&c| first.matches(c).count())?;
    let is_row = first.matches(delimiter).count() >= 5
        && first.split(delimiter).all(|field| unquoted(field).chars().count() <= 1);
    is_row.then(|| rows(text, delimiter))
}

fn unquoted(field: &str) -> &str {
    field.trim().trim_matches(['"', '\'']).trim()
}

fn rows(text: &str, delimiter: char) -> Result<Parsed, ParseError> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut grid = Grid::EMPTY;
    // Cells so far in the grid.
    let mut count = 0;
    let last = text.lines().filter(|line| !line.is_empty()).count() - 1;
    for (number, (line_number, line)) in
        text.lines().enumerate().filter(|(_, line)| !line.is_empty()).enumerate()
    {
        let start = count;
        for (column, field) in line.split(delimiter).enumerate() {
            let c = unquoted(field).chars().next();
            let digit = match c.map(Symbol::of) {
                None => None,
                Some(symbol) => {
                    symbol.cell().filter(|_| unquoted(field).len() == 1).ok_or_else(|| {
                        let (row, column) =
                            (Some(start / 9), Some(column).filter(|&column| column < 9));
                        let at = Place { line: Some(line_number), position: None, row, column };
                        ParseError { kind: ParseErrorKind::BadCharacter(c.unwrap_or(' ')), at }
                    })?
                }
            };
            if let Some(cell) = Cell::new(count) {
                grid.set(cell, digit);
            }
            count += 1;
        }
        if number == last
            && count > start
            && (1..9).contains(&(count - start))
            && start % 9 == 0
            && delimiter == '\t'
        {
            count = start + 9;
        }
        if count - start != 9 && !(start == 0 && count == Cell::NUM) {
            let at = Place { line: Some(line_number), row: Some(start / 9), ..Place::default() };
            return Err(ParseError { kind: ParseErrorKind::RowCells(count - start), at });
        }
        if count == Cell::NUM {
            puzzles.push(std::mem::replace(&mut grid, Grid::EMPTY).into());
            count = 0;
        }
    }
    if count > 0 {
        let whole = if puzzles.len() < 2 { 9 * puzzles.len() } else { 0 };
        return Err(ParseErrorKind::RowCount(whole + count / 9).into());
    }
    let format = if delimiter == '\t' { Format::Tsv } else { Format::Csv };
    Ok(Parsed { puzzles, format })
}

/// Writes nine rows of fields, blank ones empty.
pub(super) fn print(grid: &Grid, delimiter: char) -> String {
    let mut out = String::new();
    for (cell, byte) in Cell::all().zip(grid.to_ascii()) {
        if byte != b'.' {
            out.push(byte as char);
        }
        out.push(if cell.column() == 8 { '\n' } else { delimiter });
    }
    out
}
