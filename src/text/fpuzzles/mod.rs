//! The puzzle files of f-puzzles and SudokuPad, which also know many rules that are not Sudoku's.
//!
//! - f-puzzles: `grid` of cells with `value`, `given` and marks; SudokuPad: `cells`, in long names or short
//! - any rule, drawing or box beyond the classic ones is refused by name; an empty list or `false` is none
//! - a value that is not given is the person's own; centre and corner marks are marks alike

mod json;
mod lz;
mod print;
mod rules;

use crate::model::{Cell, Digit, DigitSet, Grid};

use super::codes::CodeOutcome;
use super::error::{Fault, ParseErrorKind};
use super::format::Format;
use super::marks::NO_MARKS;
use super::rows::Rows;
use super::symbol::{digit, name};
use super::{Entry, Found, Outcome};

use json::Json;
use lz::decompress;
pub(super) use print::print;
use rules::extra_rules;

/// Larger texts are no puzzle file.
pub(super) const MAX_LENGTH: usize = 1 << 20;

/// The names of the rows of cells.
const ROWS: [&str; 3] = ["grid", "cells", "ce"];
/// The names of a cell's digit.
const VALUE: [&str; 2] = ["value", "v"];
/// The names of a title.
const TITLE: [&str; 2] = ["title", "t"];
/// The names of a cell's marks.
const MARKS: [&str; 5] =
    ["centerPencilMarks", "cornerPencilMarks", "givenPencilMarks", "pencilMarks", "centremarks"];

/// Reads a puzzle file that is not packed.
pub(super) fn read(text: &str) -> Outcome<'_> {
    let text = text.trim();
    let has_rows = || ["grid", "cells", "ce:"].iter().any(|name| text.contains(name));
    if !text.starts_with('{') || !has_rows() {
        return None;
    }
    if text.len() > MAX_LENGTH {
        return Some(Err(ParseErrorKind::TooLarge.into()));
    }
    let json = Json::parse(text)?;
    let first = &json.get(&ROWS)?.parts().first()?.1.parts().first()?.1;
    // A list of bare values is a board of LeetCode.
    if !matches!(first, Json::Parts(_)) {
        return None;
    }
    Some(read_json(&json).map(|entry| Found::new(vec![entry], Format::FPuzzles)))
}

/// Reads a packed puzzle file; `None` if it is anything else.
pub(super) fn unpack<'t>(code: &str) -> CodeOutcome<'t> {
    let text = decompress(code)?;
    let json = Json::parse(&text)?;
    json.get(&ROWS)?;
    Some(read_json(&json))
}

/// The value of a cell, whether it is the person's own, and its marks.
type FileCell = (Option<Digit>, bool, DigitSet);

fn read_json<'t>(json: &Json<'_>) -> Result<Entry, Fault<'t>> {
    let rules = extra_rules(json);
    if !rules.is_empty() {
        return Err(ParseErrorKind::ExtraRules(rules).into());
    }
    let rows = json.parts_of(&ROWS);
    if rows.len() != 9 {
        return Err(ParseErrorKind::RowCount(rows.len()).into());
    }
    // In SudokuPad's files every value is a given.
    let is_fpuzzles = json.get(&["grid"]).is_some();
    let mut cells = Rows::new();
    let mut grid = Vec::new();
    for (_, row) in rows {
        for (_, cell) in row.parts() {
            let is_own = is_fpuzzles && cell.get(&["given"]).is_none_or(Json::is_empty);
            let value = cell.get(&VALUE).and_then(|value| digit(value.text()));
            cells.push((value, is_own, marks(cell)));
        }
        grid = cells.end_row()?.unwrap_or_default();
    }
    let title = json.get(&TITLE).or_else(|| json.get(&["metadata"])?.get(&TITLE));
    Ok(entry(&grid).named(title.and_then(|title| unescaped(title.text()))))
}

fn entry(cells: &[FileCell]) -> Entry {
    let mut entry = Entry::from(Grid::EMPTY);
    let mut all_marks = NO_MARKS;
    for (cell, &(digit, is_own, marks)) in Cell::all().zip(cells) {
        let grid = if is_own { &mut entry.placed } else { &mut entry.grid };
        grid.set(cell, digit);
        all_marks[cell.index()] = marks;
    }
    entry.with_marks(all_marks)
}

/// The marks of a cell, wherever in it they are.
fn marks(cell: &Json<'_>) -> DigitSet {
    let lists = MARKS.iter().flat_map(|&name| cell.parts_of(&[name]));
    lists.filter_map(|(_, mark)| digit(mark.text())).collect()
}

/// A title without the backslashes of JSON, if there is one.
fn unescaped(text: &str) -> Option<String> {
    let mut is_escaped = false;
    let is_kept = |c: &char| {
        is_escaped = *c == '\\' && !is_escaped;
        !is_escaped
    };
    name(&text.chars().filter(is_kept).collect::<String>())
}
