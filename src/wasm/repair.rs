//! `repairs` and `decisive`: what would give a grid exactly one solution.

use redoku::diagnose::{self, Repair};
use redoku::{CandidateSet, Digit, Grid, Puzzle};
use wasm_bindgen::prelude::*;

use super::input;
use super::options::Options;
use super::wire::{array, line, object};

/// The single changes that give a grid one solution.
#[wasm_bindgen(skip_typescript)]
pub fn repairs(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let most = Options::read(options, &["most"])?.whole_number("most", 1000, 1..=1000)?;
    let grid = input::grid(puzzle)?;
    let found = diagnose::repairs(&grid);
    Ok(array(found.iter().take(most as usize), |repair| written(&grid, repair)))
}

/// The cells and digits that, as one more given, leave one solution.
#[wasm_bindgen(skip_typescript)]
pub fn decisive(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    Options::none(options)?;
    let found = match Puzzle::new(input::grid(puzzle)?) {
        Ok(puzzle) => diagnose::decisive(&puzzle),
        Err(_) => CandidateSet::EMPTY,
    };
    Ok(array(found.iter(), |candidate| {
        array([candidate.cell.index() as u8, candidate.digit.value()], JsValue::from)
    }))
}

fn written(typed: &Grid, repair: &Repair) -> JsValue {
    let changes = array(repair.cells.iter(), |cell| {
        object(&[
            ("cell", cell.index().into()),
            ("from", symbol(typed.digit(cell))),
            ("to", symbol(repair.proper.puzzle().grid().digit(cell))),
        ])
    });
    object(&[
        ("kind", repair.kind.id().into()),
        ("puzzle", line(repair.proper.puzzle().grid())),
        ("solution", line(repair.proper.solution().grid())),
        ("changes", changes),
    ])
}

/// A digit, or `.` for a blank.
fn symbol(digit: Option<Digit>) -> JsValue {
    digit.map_or_else(|| ".".into(), |digit| digit.to_string().into())
}
