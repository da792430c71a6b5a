//! Reads the puzzle that JavaScript passes, whatever it is.
//!
//! Any property access may run foreign code (getters, proxies), so each one can fail. The error it throws
//! becomes a `RedokuError`.

#[cfg(not(feature = "text"))]
use std::cmp::Ordering;

use js_sys::{Array, Number, Reflect};
use redoku::{Cell, Digit, Grid, NotProper, Proper, Puzzle, fast};
use wasm_bindgen::prelude::*;

use super::error::{conflict, error};

#[wasm_bindgen]
extern "C" {
    // The bindings of js-sys trap where these return an error: on a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Object, js_name = hasOwn)]
    fn has_own(value: &JsValue, name: &str) -> Result<bool, JsValue>;
}

// Where several modules work together, the one with the text formats reads for the others.
#[cfg(not(feature = "text"))]
#[wasm_bindgen(raw_module = "../engine/text-reader.js")]
extern "C" {
    /// The 81 characters of a puzzle in any format; `None` if no module reads it.
    #[wasm_bindgen(catch, js_name = readText)]
    fn read_text(text: &str) -> Result<Option<String>, JsValue>;
}

/// The grid in a caller's value: a text, nine rows of nine cells, or 81 numbers.
pub(super) fn grid(puzzle: &JsValue) -> Result<Grid, JsValue> {
    if let Some(text) = puzzle.as_string() {
        return grid_from_text(&text);
    }
    match length(puzzle)? {
        Some(9) => grid_from_rows(puzzle),
        Some(81) => grid_from_numbers(puzzle),
        Some(rows) if is_array(puzzle).unwrap_or(false) => Err(wrong_rows(rows)),
        Some(cells) => Err(wrong_length(cells)),
        None => Err(not_a_board(puzzle)),
    }
}

/// The puzzle in a caller's value, which must have one solution.
#[cfg(feature = "rating")]
pub(super) fn proper(puzzle: &JsValue) -> Result<Proper, JsValue> {
    prove(grid(puzzle)?)
}

/// The puzzle in a caller's value, which may have any number of solutions.
pub(super) fn puzzle(puzzle: &JsValue) -> Result<Puzzle, JsValue> {
    without_conflict(grid(puzzle)?)
}

fn without_conflict(grid: Grid) -> Result<Puzzle, JsValue> {
    Puzzle::new(grid).map_err(|error| conflict(&error.conflicts()[0]))
}

/// The grid as a puzzle with its only solution.
pub(super) fn prove(grid: Grid) -> Result<Proper, JsValue> {
    fast::prove(&without_conflict(grid)?).map_err(|reason| {
        let code = match reason {
            NotProper::None => "no-solution",
            NotProper::Several(_) => "several-solutions",
            NotProper::Undecided => "undecided",
        };
        error(code, &reason.to_string(), &[])
    })
}

fn grid_from_text(text: &str) -> Result<Grid, JsValue> {
    // The common case first; everything else goes through the formats.
    text.parse().or_else(|_| other_text(text))
}

#[cfg(feature = "text")]
use super::text::only_grid as other_text;

/// Reads 81 cells with spaces, line ends and lines drawn between them. Every other format needs the module that has
/// them.
#[cfg(not(feature = "text"))]
fn other_text(text: &str) -> Result<Grid, JsValue> {
    let is_drawing = |c: &char| c.is_ascii_whitespace() || matches!(c, '|' | '+' | '-');
    let cells: String = text.chars().filter(|c| !is_drawing(c)).collect();
    if let Ok(grid) = cells.parse() {
        return Ok(grid);
    }
    let read = read_text(text)?.and_then(|line| line.parse().ok());
    read.ok_or_else(|| {
        let count = cells.chars().count();
        let code = match count.cmp(&Cell::NUM) {
            _ if count == 0 => "empty",
            Ordering::Less => "too-short",
            Ordering::Equal => "bad-character",
            Ordering::Greater => "too-long",
        };
        let message =
            "expected 81 digits and blanks (. or 0); parse() of redoku/text reads other formats";
        error(code, message, &[("cells", count.into())])
    })
}

/// Nine rows: arrays of strings or numbers, or strings of nine characters.
pub(super) fn grid_from_rows(rows: &JsValue) -> Result<Grid, JsValue> {
    let mut grid = Grid::EMPTY;
    for r in 0..9 {
        let row = row(rows, r)?;
        for c in 0..9 {
            let cell = Cell::at(r, c);
            grid.set(cell, digit(&element(&row, c)?, cell)?);
        }
    }
    Ok(grid)
}

fn grid_from_numbers(numbers: &JsValue) -> Result<Grid, JsValue> {
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        grid.set(cell, digit(&element(numbers, cell.index())?, cell)?);
    }
    Ok(grid)
}

/// A row of a board, checked to have nine elements.
pub(super) fn row(rows: &JsValue, index: usize) -> Result<JsValue, JsValue> {
    let row = element(rows, index)?;
    if let Some(text) = row.as_string() {
        let cells: Array = text.chars().map(|c| JsValue::from(c.to_string())).collect();
        let length = cells.length() as usize;
        return check_row(cells.into(), Some(length), index);
    }
    let cells = length(&row)?;
    check_row(row, cells, index)
}

fn check_row(row: JsValue, cells: Option<usize>, index: usize) -> Result<JsValue, JsValue> {
    match cells {
        Some(9) => Ok(row),
        Some(cells) => {
            let message = format!("row {}: expected 9 cells, got {cells}", index + 1);
            Err(error("bad-shape", &message, &[("row", index.into()), ("cells", cells.into())]))
        }
        None => {
            let what = describe(&row);
            let message = format!("row {}: expected an array of 9 cells, got {what}", index + 1);
            Err(error("bad-shape", &message, &[("row", index.into()), ("type", what.into())]))
        }
    }
}

/// The digit that an element of a board holds; `None` for a blank.
fn digit(value: &JsValue, cell: Cell) -> Result<Option<Digit>, JsValue> {
    let byte = match (value.as_f64(), value.as_string()) {
        (Some(number), _) if (0.0..=9.0).contains(&number) && number.fract() == 0.0 => {
            b'0' + number as u8
        }
        (_, Some(text)) if text.len() == 1 => text.as_bytes()[0],
        _ => return Err(bad_cell(value, cell)),
    };
    match (Digit::from_ascii(byte), byte) {
        (None, b'.' | b'0' | b' ') => Ok(None),
        (None, _) => Err(bad_cell(value, cell)),
        (digit, _) => Ok(digit),
    }
}

fn bad_cell(value: &JsValue, cell: Cell) -> JsValue {
    let (row, column) = (cell.row(), cell.column());
    // JavaScript prints the number: printing floats in Rust takes 10 KB of wasm.
    let number = value.dyn_ref::<Number>().and_then(|number| number.to_string_with_radix(10).ok());
    let text = value.as_string().or_else(|| Some(number?.into()));
    let shown = text.map_or_else(|| describe(value), |text| text.chars().take(20).collect());
    let message =
        format!("row {}, column {}: ‘{shown}’ is not a digit or a blank", row + 1, column + 1);
    let place = [("row", row.into()), ("column", column.into()), ("character", shown.into())];
    error("bad-character", &message, &place)
}

/// An element of an array-like value.
pub(super) fn element(list: &JsValue, index: usize) -> Result<JsValue, JsValue> {
    Reflect::get_u32(list, index as u32).map_err(|_| unreadable())
}

/// The length of an array-like value; `None` for anything else.
pub(super) fn length(value: &JsValue) -> Result<Option<usize>, JsValue> {
    if !value.is_object() {
        return Ok(None);
    }
    let length = property(value, "length")?.as_f64();
    Ok(length.filter(|n| n.fract() == 0.0 && *n >= 0.0).map(|n| n as usize))
}

/// A property of an object itself, `undefined` if it has none: what its prototype has does not count.
pub(super) fn own_property(value: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    if has_own(value, name).map_err(|_| unreadable())? {
        property(value, name)
    } else {
        Ok(JsValue::UNDEFINED)
    }
}

/// A property, which the object's prototype may have.
pub(super) fn property(value: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(value, &name.into()).map_err(|_| unreadable())
}

/// The type of a value in a word: `null`, `number`, `object`…
pub(super) fn describe(value: &JsValue) -> String {
    if value.is_null() { "null".into() } else { value.js_typeof().as_string().unwrap_or_default() }
}

pub(super) fn unreadable() -> JsValue {
    error("unreadable", "reading the input threw an error", &[])
}

pub(super) fn not_a_board(value: &JsValue) -> JsValue {
    let what = describe(value);
    let message = format!("expected a board (9 rows of 9 cells, or 81 characters), got {what}");
    error("bad-shape", &message, &[("type", what.into())])
}

pub(super) fn wrong_rows(rows: usize) -> JsValue {
    let message = format!("expected 9 rows, got {rows}");
    error("bad-shape", &message, &[("rows", rows.into())])
}

fn wrong_length(cells: usize) -> JsValue {
    let message = format!("expected 81 cells, got {cells}");
    error("bad-shape", &message, &[("cells", cells.into())])
}
