//! `parse` and `format`: text in and out.

use redoku::text::{self, Detail, ParseError};
use redoku::{Cell, DigitSet, Grid};
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::options::Options;
use super::wire::plain;

/// Reads the puzzles in a text of any format.
#[wasm_bindgen(skip_typescript)]
pub fn parse(text: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    Options::none(options)?;
    let Some(text) = text.as_string() else {
        let what = input::describe(text);
        let message = format!("expected a string, got {what}");
        return Err(error("bad-shape", &message, &[("type", what.into())]));
    };
    Ok(plain(&text::parse(&text).map_err(not_read)?))
}

/// Writes a puzzle, or an entry as `parse` returns it, in a format.
#[wasm_bindgen(skip_typescript)]
pub fn format(puzzle: &JsValue, name: &JsValue, options: &JsValue) -> Result<String, JsValue> {
    Options::none(options)?;
    let format = name.as_string().and_then(|name| name.parse().ok()).ok_or_else(|| {
        let shown = name.as_string().unwrap_or_else(|| input::describe(name));
        let message = format!("unknown format: ‘{shown}’");
        error("unknown-format", &message, &[("name", shown.into())])
    })?;
    Ok(text::print(&entry(puzzle)?, format))
}

/// The entry in a caller's value: an object as `parse` returns it, or a puzzle alone.
fn entry(value: &JsValue) -> Result<text::Entry, JsValue> {
    if !value.is_object() || input::own_property(value, "puzzle")?.is_undefined() {
        return Ok(input::grid(value)?.into());
    }
    let mut entry = text::Entry::from(input::grid(&input::own_property(value, "puzzle")?)?);
    let placed = input::own_property(value, "placed")?;
    if !placed.is_undefined() {
        entry.placed = input::grid(&placed)?;
    }
    let marks = input::own_property(value, "marks")?;
    if !marks.is_undefined() {
        entry.marks = Some(Box::new(masks(&marks)?));
    }
    entry.name = input::own_property(value, "name")?.as_string();
    Ok(entry)
}

/// Reads 81 masks, bit d-1 for the digit d.
fn masks(value: &JsValue) -> Result<[DigitSet; Cell::NUM], JsValue> {
    if input::length(value)? != Some(Cell::NUM) {
        return Err(error("bad-shape", "expected 81 marks", &[("name", "marks".into())]));
    }
    let mut sets = [DigitSet::EMPTY; Cell::NUM];
    for cell in Cell::all() {
        let (row, column) = (cell.row(), cell.column());
        let mask = input::element(value, cell.index())?.as_f64();
        let bits = mask.filter(|bits| (0.0..512.0).contains(bits) && bits.fract() == 0.0);
        let bits = bits.ok_or_else(|| {
            let place = format!("row {}, column {}", row + 1, column + 1);
            let message = format!("{place}: marks must be a whole number from 0 to 511");
            error("bad-marks", &message, &[("row", row.into()), ("column", column.into())])
        })?;
        sets[cell.index()] = DigitSet::from_bits(bits as u16);
    }
    Ok(sets)
}

/// The grid of a text with exactly one puzzle.
pub(super) fn only_grid(text: &str) -> Result<Grid, JsValue> {
    let parsed = text::parse(text).map_err(not_read)?;
    match &parsed.puzzles[..] {
        [only] => Ok(only.grid),
        several => {
            let message = format!("expected one puzzle, got {}", several.len());
            Err(error("several-puzzles", &message, &[("count", several.len().into())]))
        }
    }
}

fn not_read(reason: ParseError) -> JsValue {
    error(reason.code(), &reason.to_string(), &details(&reason))
}

/// What is known about an error beyond its code.
pub(super) fn details(reason: &ParseError) -> Vec<(&'static str, JsValue)> {
    let details = reason.details().into_iter().map(|(name, detail)| match detail {
        Detail::Number(number) => (name, number.into()),
        Detail::Character(character) => (name, character.to_string().into()),
        Detail::List(names) => (name, names.into()),
    });
    details.collect()
}
