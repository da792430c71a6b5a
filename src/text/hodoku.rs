//! HoDoKu's library lines: `:technique:candidates:givens:deleted:eliminations:placements:`.
//!
//! - `+` before a digit means that it was placed, not given
//! - the deleted candidates, `412` for "4 not in r1c2", become pencil marks
//! - the technique, if there is one, becomes the name

use crate::model::{Cell, Digit, Grid};

use super::Entry;
use super::error::{ParseError, ParseErrorKind, Place};
use super::format::Format;
use super::lines::LineOutcome;
use super::marks::sets_of;
use super::symbol::Symbol;

/// Reads a line with six or seven colons, the first in front.
pub(super) fn read_line(line: &str) -> LineOutcome {
    let line = line.trim();
    let colons = line.bytes().filter(|&byte| byte == b':').count();
    if !line.starts_with(':') || !matches!(colons, 6 | 7) {
        return None;
    }
    let fields: Vec<&str> = line.split(':').collect();
    let start = fields[..3].iter().map(|field| field.chars().count() + 1).sum();
    Some(read_cells(fields[3], start).map(|mut entry| {
        delete(&mut entry, fields[4]);
        entry.name =
            Some(fields[1]).filter(|name| !matches!(*name, "" | "0000")).map(str::to_owned);
        (entry, Format::Hodoku)
    }))
}

/// The grid, in which `+` marks the digits that were placed.
fn read_cells(field: &str, start: usize) -> Result<Entry, ParseError> {
    let mut entry = Entry::from(Grid::EMPTY);
    let mut count = 0;
    let mut is_placed = false;
    for (i, c) in field.chars().enumerate() {
        let cell = Cell::new(count);
        match (Symbol::of(c).cell(), cell) {
            _ if c == '+' => {
                is_placed = true;
                continue;
            }
            (Some(digit), Some(cell)) if is_placed => entry.placed.set(cell, digit),
            (Some(digit), Some(cell)) => entry.grid.set(cell, digit),
            (Some(_), None) => {}
            (None, _) => {
                let (row, column) = (cell.map(Cell::row), cell.map(Cell::column));
                let at = Place { line: None, position: Some(start + i), row, column };
                return Err(ParseError { kind: ParseErrorKind::BadCharacter(c), at });
            }
        }
        is_placed = false;
        count += 1;
    }
    match count {
        Cell::NUM => Ok(entry),
        ..Cell::NUM => Err(ParseErrorKind::TooShort(count).into()),
        _ => Err(ParseErrorKind::TooLong(count).into()),
    }
}

/// Takes the deleted candidates out of all that the rules allow.
fn delete(entry: &mut Entry, field: &str) {
    let mut marks = sets_of(entry);
    let mut is_marked = false;
    for word in field.split_whitespace() {
        if let &[digit, row @ b'1'..=b'9', column @ b'1'..=b'9'] = word.as_bytes()
            && let Some(digit) = Digit::from_ascii(digit)
        {
            let cell = Cell::at((row - b'1').into(), (column - b'1').into());
            marks[cell.index()].remove(digit);
            is_marked = true;
        }
    }
    if is_marked {
        entry.set_marks(marks);
    }
}

/// Writes a line without a step.
pub(super) fn print(entry: &Entry) -> String {
    let mut out = String::from(":0000:x:");
    let mut deleted = String::new();
    let all = sets_of(&Entry { marks: None, ..entry.clone() });
    for (cell, set) in Cell::all().zip(sets_of(entry)) {
        let (given, own) = (entry.grid.digit(cell), entry.placed.digit(cell));
        if own.is_some() {
            out.push('+');
        }
        out.push(given.or(own).map_or('.', |digit| digit.ascii() as char));
        for digit in (all[cell.index()] - set).iter() {
            if !deleted.is_empty() {
                deleted.push(' ');
            }
            for number in [digit.index(), cell.row(), cell.column()] {
                deleted.push((b'1' + number as u8) as char);
            }
        }
    }
    out + ":" + &deleted + "::"
}
