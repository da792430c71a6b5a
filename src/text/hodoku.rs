//! HoDoKu's library lines: `:technique:candidates:givens:deleted:eliminations:placements:`.
//!
//! - `+` before a digit means that it was placed, not given
//! - the deleted candidates, `412` for "4 not in r1c2", become pencil marks
//! - the technique, if there is one, becomes the name

use crate::model::{Cell, Digit};

use super::Entry;
use super::collection::LineOutcome;
use super::error::Fault;
use super::format::Format;
use super::marks::sets_of;
use super::rows::Written;
use super::symbol::name;

/// Reads a line with six or seven colons, the first of them in front.
pub(super) fn read(line: &str) -> LineOutcome<'_> {
    let line = line.trim();
    if !line.starts_with(':') || !matches!(line.matches(':').count(), 6 | 7) {
        return None;
    }
    let mut fields = line.split(':').skip(1);
    let technique = fields.next()?;
    let cells = fields.nth(1)?;
    let deleted = fields.next()?;
    let technique = name(technique).filter(|technique| technique != "0000");
    let entry = read_cells(cells)
        .map(|entry| without(entry, deleted).named(technique))
        .map_err(|fault| fault.or_at(cells));
    Some(entry.map(|entry| (entry, Format::Hodoku)))
}

/// The grid, in which `+` marks the digits that were placed.
fn read_cells(text: &str) -> Result<Entry, Fault<'_>> {
    let mut entry = Entry::from(crate::model::Grid::EMPTY);
    let mut count = 0;
    let mut is_placed = false;
    for (i, c) in text.char_indices() {
        if c == '+' {
            is_placed = true;
            continue;
        }
        let written = Written::new(c).ok_or_else(|| Fault::bad_cell(&text[i..], count))?;
        if let Some(cell) = Cell::new(count) {
            let grid = if is_placed { &mut entry.placed } else { &mut entry.grid };
            grid.set(cell, written.digit);
        }
        is_placed = false;
        count += 1;
    }
    if count == Cell::NUM { Ok(entry) } else { Err(Fault::cells(count)) }
}

/// The same puzzle, with all candidates that the rules allow but the deleted ones.
fn without(entry: Entry, deleted: &str) -> Entry {
    let mut marks = sets_of(&entry);
    let mut is_marked = false;
    for (digit, cell) in deleted.split(' ').filter_map(candidate) {
        marks[cell.index()].remove(digit);
        is_marked = true;
    }
    if is_marked { entry.with_marks(marks) } else { entry }
}

/// A candidate as HoDoKu writes it: digit, row, column.
fn candidate(word: &str) -> Option<(Digit, Cell)> {
    let &[digit, row, column] = word.as_bytes() else { return None };
    let [digit, row, column] = [digit, row, column].map(Digit::from_ascii);
    Some((digit?, Cell::at(row?.index(), column?.index())))
}

/// Writes a line without a step.
pub(super) fn print(entry: &Entry) -> String {
    let mut out = String::from(":0000:x:");
    let full = entry.digits();
    for cell in Cell::all() {
        if entry.placed.digit(cell).is_some() {
            out.push('+');
        }
        out.push(full.digit(cell).map_or('.', |digit| digit.ascii().into()));
    }
    let sets = sets_of(entry);
    let blanks = full.blanks();
    let deleted = blanks.iter().flat_map(|cell| {
        let missing = full.candidates(cell) - sets[cell.index()];
        missing
            .iter()
            .map(move |digit| format!("{digit}{}{}", cell.row() + 1, cell.column() + 1))
            .collect::<Vec<_>>()
    });
    out + ":" + &deleted.collect::<Vec<_>>().join(" ") + "::"
}
