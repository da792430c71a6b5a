//! Spreadsheet clips: nine rows of nine fields, with commas, semicolons or tabs between them.
//!
//! - an empty field is a blank, so nothing is trimmed before the fields are counted
//! - fields may be quoted and padded; any usual blank counts too
//! - a clip with tabs whose last row lost its empty fields at the end is filled up
//! - 81 fields in one row, and nine rows after nine rows

use crate::model::{Cell, Digit, Grid};

use super::error::{ParseError, ParseErrorKind, Place};
use super::format::Format;
use super::symbol::Symbol;
use super::{Entry, Outcome, Parsed};

/// Reads a text whose first line is a row of short fields.
pub(super) fn read(text: &str) -> Outcome {
    let (_, first) = rows(text).next()?;
    let delimiter = ['\t', ',', ';'].into_iter().max_by_key(|&c| first.matches(c).count())?;
    let is_row = first.matches(delimiter).count() >= 5
        && first.split(delimiter).all(|field| unquoted(field).chars().count() <= 1);
    let format = if delimiter == '\t' { Format::Tsv } else { Format::Csv };
    is_row.then(|| read_rows(text, delimiter).map(|puzzles| Parsed { puzzles, format }))
}

/// The lines that have more than spaces, with their numbers: a row of tabs is a row of blanks.
fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().filter(|(_, line)| !line.trim_matches(' ').is_empty())
}

fn unquoted(field: &str) -> &str {
    field.trim().trim_matches(['"', '\'']).trim()
}

fn read_rows(text: &str, delimiter: char) -> Result<Vec<Entry>, ParseError> {
    let mut puzzles: Vec<Entry> = Vec::new();
    let mut grid = Grid::EMPTY;
    let mut filled = 0;
    let mut lines = rows(text).peekable();
    while let Some((number, line)) = lines.next() {
        let row = filled / 9;
        let mut count = 0;
        for field in line.split(delimiter) {
            let digit = read_field(unquoted(field)).map_err(|character| {
                let column = Some(count).filter(|&column| column < 9);
                let at = Place { line: Some(number), position: None, row: Some(row), column };
                ParseError { kind: ParseErrorKind::BadCharacter(character), at }
            })?;
            if let Some(cell) = Cell::new(filled + count) {
                grid.set(cell, digit);
            }
            count += 1;
        }
        let is_cut = delimiter == '\t' && count < 9 && lines.peek().is_none();
        filled += match count {
            _ if is_cut => 9,
            9 => 9,
            Cell::NUM if row == 0 => Cell::NUM,
            _ => {
                let at = Place { line: Some(number), row: Some(row), ..Place::default() };
                return Err(ParseError { kind: ParseErrorKind::RowCells(count), at });
            }
        };
        if filled == Cell::NUM {
            puzzles.push(std::mem::replace(&mut grid, Grid::EMPTY).into());
            filled = 0;
        }
    }
    if filled > 0 {
        // One grid with rows too many or too few, else the last one of a list.
        let whole = if puzzles.len() == 1 { 9 } else { 0 };
        return Err(ParseErrorKind::RowCount(whole + filled / 9).into());
    }
    Ok(puzzles)
}

/// The content of a field, or the character that makes it none.
fn read_field(field: &str) -> Result<Option<Digit>, char> {
    let mut chars = field.chars();
    let Some(c) = chars.next() else { return Ok(None) };
    let content = Symbol::of(c).cell().ok_or(c)?;
    chars.next().map_or(Ok(content), Err)
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
