//! The puzzle files of f-puzzles and SudokuPad, which also know many rules that are not Sudoku's.
//!
//! - f-puzzles: `grid` of cells with `value`, `given` and marks; SudokuPad: `cells`, in long names or short
//! - any rule, drawing or box beyond the classic ones is refused by name; an empty list or `false` is none
//! - a value that is not given is the person's own; centre and corner marks are marks alike

mod json;
mod lz;
mod print;
mod rules;

use crate::model::{Cell, Digit, DigitSet};

use super::error::{Fault, ParseError, ParseErrorKind};
use super::format::Format;
use super::marks::NO_MARKS;
use super::scan::{contains, name, trim};
use super::{Entry, Outcome};

use json::Json;
use lz::decompress;
pub(super) use print::print;
use rules::extra_rules;

/// Larger texts are no puzzle file.
pub(super) const MAX_LENGTH: usize = 1 << 20;

/// The names of the rows of cells.
const ROWS: [&[u8]; 3] = [b"grid", b"cells", b"ce"];
/// The names of a cell's digit.
const VALUE: [&[u8]; 2] = [b"value", b"v"];
/// The names of a cell's marks.
const MARKS: [&[u8]; 5] = [
    b"centerPencilMarks",
    b"cornerPencilMarks",
    b"givenPencilMarks",
    b"pencilMarks",
    b"centremarks",
];

/// Reads a text that is such a file, unpacked.
pub(super) fn read(text: &[u8], puzzles: &mut Vec<Entry>) -> Outcome {
    let text = trim(text);
    let has_rows = || [&b"grid"[..], b"cells", b"ce:"].iter().any(|name| contains(text, name));
    if !text.starts_with(b"{") || !has_rows() {
        return None;
    }
    if text.len() > MAX_LENGTH {
        return Some(Err(ParseError::fault(ParseErrorKind::TooLarge)));
    }
    let json = Json::parse(text)?;
    let first = &json.get(&ROWS)?.parts().first()?.1.parts().first()?.1;
    // A list of bare values is a board of LeetCode.
    if !matches!(first, Json::Parts(_)) {
        return None;
    }
    let mut entry = Entry::blank();
    let outcome = read_json(&json, &mut entry);
    puzzles.push(entry);
    Some(outcome.map(|()| Format::FPuzzles))
}

/// Reads such a file, packed; nothing if it is not packed so.
#[inline(never)]
pub(super) fn unpack(code: &[u8], entry: &mut Entry) -> Option<Result<(), Fault>> {
    let text = decompress(code)?;
    let json = Json::parse(text.as_bytes())?;
    json.get(&ROWS)?;
    Some(read_json(&json, entry))
}

#[inline(never)]
fn read_json(json: &Json<'_>, entry: &mut Entry) -> Result<(), Fault> {
    let rules = extra_rules(json);
    if !rules.is_empty() {
        return Err(ParseError::fault(ParseErrorKind::ExtraRules(rules)));
    }
    let rows = json.parts_of(&ROWS);
    if rows.len() != 9 {
        return Err(ParseError::row_count(0, rows.len()));
    }
    // In SudokuPad's files every value is a given.
    let is_fpuzzles = json.get(&[b"grid"]).is_some();
    let mut marks = NO_MARKS;
    for (row, (_, cells)) in rows.iter().enumerate() {
        let cells = cells.parts();
        if cells.len() != 9 {
            return Err(ParseError::row_cells(row, cells.len()));
        }
        for (column, (_, value)) in cells.iter().enumerate() {
            let cell = Cell::at(row, column);
            let is_own = is_fpuzzles && value.get(&[b"given"]).is_none_or(Json::is_empty);
            let grid = if is_own { &mut entry.placed } else { &mut entry.grid };
            grid.set(cell, value.get(&VALUE).and_then(digit));
            marks[cell.index()] = marks_of(value);
        }
    }
    entry.set_marks(&marks);
    let title: [&[u8]; 2] = [b"title", b"t"];
    let title = json.get(&title).or_else(|| json.get(&[b"metadata"])?.get(&title));
    entry.name = title.and_then(|title| unescaped(title.text()));
    Ok(())
}

/// The marks of a cell, wherever in it they are.
fn marks_of(cell: &Json<'_>) -> DigitSet {
    let lists = MARKS.iter().flat_map(|&name| cell.parts_of(&[name]));
    lists.filter_map(|(_, mark)| digit(mark)).collect()
}

/// The digit of a value.
#[inline(never)]
fn digit(value: &Json<'_>) -> Option<Digit> {
    match value.text() {
        &[byte] => Digit::from_ascii(byte),
        _ => None,
    }
}

/// A title without the backslashes of JSON, if there is one.
fn unescaped(text: &[u8]) -> Option<String> {
    let mut out = Vec::new();
    let mut is_escaped = false;
    for &byte in text {
        is_escaped = byte == b'\\' && !is_escaped;
        if !is_escaped {
            out.push(byte);
        }
    }
    name(&out)
}
