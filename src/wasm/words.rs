//! `parse` and `format`: text in and out.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::error;
use super::input;
use super::wire::to_js;
use crate::model::{Cell, DigitSet, Grid};
use crate::text::{self, Detail, ParseError};

#[derive(Serialize)]
struct Parsed {
    puzzles: Vec<Entry>,
    format: &'static str,
}

#[derive(Serialize)]
struct Entry {
    puzzle: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    placed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<Vec<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

impl From<&text::Entry> for Entry {
    fn from(entry: &text::Entry) -> Self {
        Self {
            puzzle: entry.grid.to_string(),
            placed: (entry.placed != Grid::EMPTY).then(|| entry.placed.to_string()),
            marks: entry.marks.as_ref().map(|marks| marks.iter().map(|set| set.bits()).collect()),
            solution: entry.solution.as_ref().map(ToString::to_string),
            name: entry.name.clone(),
        }
    }
}

/// Reads the puzzles in a text, whatever its format.
#[wasm_bindgen(skip_typescript)]
pub fn parse(text: &JsValue) -> Result<JsValue, JsValue> {
    let Some(text) = text.as_string() else {
        let what = input::describe(text);
        let message = format!("parse takes a string, not {what}");
        return Err(error("bad-shape", &message, &[("type", what.into())]));
    };
    let parsed = text::parse(&text).map_err(not_read)?;
    Ok(to_js(&Parsed {
        puzzles: parsed.puzzles.iter().map(Entry::from).collect(),
        format: parsed.format.id(),
    }))
}

/// Writes a puzzle, or the entry that `parse` made of one, in the format with this name.
#[wasm_bindgen(skip_typescript)]
pub fn format(puzzle: &JsValue, name: &JsValue) -> Result<String, JsValue> {
    let format =
        name.as_string().and_then(|name| text::Format::from_id(&name)).ok_or_else(|| {
            let shown = name.as_string().unwrap_or_else(|| input::describe(name));
            let message = format!("there is no format named ‘{shown}’");
            error("unknown-format", &message, &[("name", shown.into())])
        })?;
    Ok(text::print(&entry(puzzle)?, format))
}

/// The entry that a caller means: its own parts where it has them, else a puzzle alone.
fn entry(value: &JsValue) -> Result<text::Entry, JsValue> {
    if !value.is_object() || input::property(value, "puzzle")?.is_undefined() {
        return Ok(input::grid(value)?.into());
    }
    let mut entry = text::Entry::from(input::grid(&input::property(value, "puzzle")?)?);
    let placed = input::property(value, "placed")?;
    if !placed.is_undefined() {
        entry.placed = input::grid(&placed)?;
    }
    let marks = input::property(value, "marks")?;
    if !marks.is_undefined() {
        entry.marks = Some(Box::new(masks(&marks)?));
    }
    entry.name = input::property(value, "name")?.as_string();
    Ok(entry)
}

/// 81 masks, bit d-1 for the digit d.
fn masks(value: &JsValue) -> Result<[DigitSet; Cell::NUM], JsValue> {
    let mut sets = [DigitSet::EMPTY; Cell::NUM];
    for cell in Cell::all() {
        let mask = input::element(value, cell.index())?.as_f64().unwrap_or(0.0);
        sets[cell.index()] = DigitSet::from_bits(mask as u16);
    }
    Ok(sets)
}

/// The grid of a text that must hold one puzzle.
pub(super) fn only_grid(text: &str) -> Result<Grid, JsValue> {
    let parsed = text::parse(text).map_err(not_read)?;
    match &parsed.puzzles[..] {
        [only] => Ok(only.grid),
        several => {
            let message = format!("the text has {} puzzles where one is wanted", several.len());
            Err(error("several-puzzles", &message, &[("count", several.len().into())]))
        }
    }
}

fn not_read(reason: ParseError) -> JsValue {
    let details = reason.details().into_iter().map(|(name, detail)| match detail {
        Detail::Number(number) => (name, number.into()),
        Detail::Character(character) => (name, character.to_string().into()),
        Detail::List(names) => (name, names.into()),
    });
    error(reason.code(), &reason.to_string(), &details.collect::<Vec<_>>())
}
