//! `parse` and `format`: text in and out.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::{RedokuError, error};
use super::input;
use super::wire::to_js;
use crate::model::Grid;
use crate::text;

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
    let parsed = text::parse(&text).map_err(RedokuError::from)?;
    Ok(to_js(&Parsed {
        puzzles: parsed.puzzles.iter().map(Entry::from).collect(),
        format: parsed.format.id(),
    }))
}

/// Writes a puzzle, or the entry that `parse` made of one, in the format with this name.
#[wasm_bindgen(skip_typescript)]
pub fn format(puzzle: &JsValue, name: &JsValue) -> Result<String, JsValue> {
    let format = name.as_string().and_then(|name| text::Format::by_id(&name)).ok_or_else(|| {
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
        entry.marks = Some(Box::new(input::masks(&marks)?));
    }
    entry.name = input::property(value, "name")?.as_string();
    Ok(entry)
}
