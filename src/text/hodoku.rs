//! HoDoKu's library lines: `:technique:candidates:givens:deleted:eliminations:placements:`.
//!
//! - `+` before a digit means that it was placed, not given
//! - the deleted candidates, `412` for "4 not in r1c2", become pencil marks
//! - the technique, if there is one, becomes the name

use crate::model::{Cell, Digit};

use super::cells::{digit_at, put_digit, set_digit};
use super::error::{Fault, ParseError};
use super::format::Format;
use super::marks::sets_of;
use super::out::{add, put};
use super::parts::Fields;
use super::scan::{count, name, trim};
use super::symbol::symbol;
use super::{Entry, Outcome};

/// Reads a line with six or seven colons, the first in front.
pub(super) fn read(line: &[u8], entry: &mut Entry) -> Outcome {
    let line = trim(line);
    if line.first() != Some(&b':') || !matches!(count(line, b":"), 6 | 7) {
        return None;
    }
    let mut fields = Fields::of(line, b":").skip(1);
    let technique = fields.next()?.1;
    let (start, cells) = fields.nth(1)?;
    if let Err(error) = read_cells(line, start, start + cells.len(), entry) {
        return Some(Err(error));
    }
    delete(entry, fields.next()?.1);
    entry.name = if technique == b"0000" { None } else { name(technique) };
    Some(Ok(Format::Hodoku))
}

/// The grid, in which `+` marks the digits that were placed.
fn read_cells(line: &[u8], start: usize, end: usize, entry: &mut Entry) -> Result<(), Fault> {
    let mut count = 0;
    let mut is_placed = false;
    for i in start..end {
        let cell = symbol(line[i]);
        if line[i] == b'+' {
            is_placed = true;
            continue;
        }
        if cell > 9 {
            return Err(ParseError::bad_character(line, i, count / 9, count % 9));
        }
        set_digit(if is_placed { &mut entry.placed } else { &mut entry.grid }, count, cell);
        is_placed = false;
        count += 1;
    }
    if count == Cell::NUM { Ok(()) } else { Err(ParseError::cells(count)) }
}

/// Takes the deleted candidates out of all that the rules allow.
fn delete(entry: &mut Entry, field: &[u8]) {
    let mut marks = sets_of(entry);
    let mut is_marked = false;
    for (_, word) in Fields::of(field, b" ") {
        if let &[digit, row @ b'1'..=b'9', column @ b'1'..=b'9'] = word
            && let Some(digit) = Digit::from_ascii(digit)
        {
            marks[usize::from(row - b'1') * 9 + usize::from(column - b'1')].remove(digit);
            is_marked = true;
        }
    }
    if is_marked {
        entry.set_marks(&marks);
    }
}

/// Writes a line without a step.
pub(super) fn print(out: &mut String, entry: &Entry) {
    add(out, ":0000:x:");
    let full = entry.digits();
    for i in 0..Cell::NUM {
        if digit_at(&entry.placed, i) > 0 {
            put(out, b'+');
        }
        put_digit(out, &full, i, b'.');
    }
    put(out, b':');
    let sets = sets_of(entry);
    let mut gap = "";
    for cell in Cell::all().filter(|&cell| full.digit(cell).is_none()) {
        for digit in (full.candidates(cell) - sets[cell.index()]).iter() {
            add(out, gap);
            gap = " ";
            put(out, digit.ascii());
            put(out, b'1' + cell.row() as u8);
            put(out, b'1' + cell.column() as u8);
        }
    }
    add(out, "::");
}
