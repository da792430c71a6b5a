//! `solve`, `check`, `candidates` and `trueCandidates`.

use redoku::diagnose::{judge, true_candidates};
use redoku::fast::Limits;
use redoku::{CandidateSet, Cell, Puzzle};
use wasm_bindgen::prelude::*;

use super::options::Options;
use super::wire::{conflicts, masks, object, verdict};
use super::{input, timing};

/// The most solutions that `solve` returns, whatever its limit.
const KEPT: usize = 100;

/// The truth about a puzzle.
#[wasm_bindgen(skip_typescript)]
pub fn solve(puzzle: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options)?;
    let solutions = options.whole_number("limit", 2, 1..=100_000_000)?;
    let timed = options.flag("timed")?;
    let grid = input::grid(puzzle)?;
    let limits = Limits { solutions, kept: KEPT, ..Limits::default() };
    let (report, micros) = timing::measure_if(timed, || judge(&grid, limits));
    Ok(verdict(&report, micros))
}

/// The conflicts on a board, and whether it is a finished solution.
#[wasm_bindgen(skip_typescript)]
pub fn check(puzzle: &JsValue) -> Result<JsValue, JsValue> {
    let grid = input::grid(puzzle)?;
    let found = grid.conflicts();
    let complete = found.is_empty() && grid.blanks().is_empty();
    Ok(object(&[("conflicts", conflicts(&found)), ("complete", complete.into())]))
}

/// The digits that the rules alone allow in each cell.
#[wasm_bindgen(skip_typescript)]
pub fn candidates(puzzle: &JsValue) -> Result<JsValue, JsValue> {
    let grid = input::grid(puzzle)?;
    Ok(masks(Cell::all().map(|cell| grid.candidates(cell))))
}

/// The digits that each cell has in some solution.
#[wasm_bindgen(js_name = trueCandidates, skip_typescript)]
pub fn true_candidates_of(puzzle: &JsValue) -> Result<JsValue, JsValue> {
    let candidates = match Puzzle::new(input::grid(puzzle)?) {
        Ok(puzzle) => true_candidates(&puzzle),
        Err(_) => CandidateSet::EMPTY,
    };
    Ok(masks(Cell::all().map(|cell| candidates.digits(cell))))
}
