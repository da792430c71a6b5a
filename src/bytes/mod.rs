//! The small JavaScript boundary: bytes in, bytes out.
//!
//! A grid comes as 81 characters and is answered with JSON, lines are answered with lines: nothing else has
//! to cross, so nothing of JavaScript's values comes into the module. What a caller may hand over, and the
//! errors for it, are JavaScript's side: `www/small`.

// An exported function has to be `pub`, although no Rust code outside can reach it.
#![expect(unreachable_pub)]

mod json;
mod report;

use std::cell::RefCell;

use lol_alloc::{FreeListAllocator, LockedAllocator};
use wasm_bindgen::prelude::*;

use crate::diagnose::{judge, true_candidates};
use crate::fast::LineSolver;
use crate::model::{Cell, Digit, DigitSet, Grid, Puzzle};
use json::Json;

/// Rust's own allocator is a sixth of the module; this one is slower, and asked a few times in a call.
#[global_allocator]
static HEAP: LockedAllocator<FreeListAllocator> = LockedAllocator::new(FreeListAllocator::new());

/// How many solutions `solve` hands over at most, whatever its limit.
const KEPT: usize = 100;

thread_local! {
    static LINES: RefCell<Option<LineSolver>> = const { RefCell::new(None) };
}

/// The truth about a grid, as JSON.
#[wasm_bindgen]
pub fn solve(grid: &[u8], limit: f64) -> Vec<u8> {
    answer(grid, |json, grid| report::write(json, &judge(grid, limit as u64, KEPT)))
}

/// Judges a grid again and again, for JavaScript's clock.
#[wasm_bindgen]
pub fn rehearse(grid: &[u8], limit: f64, rounds: u32) {
    let grid = read(grid);
    for _ in 0..rounds {
        drop(std::hint::black_box(judge(&grid, limit as u64, KEPT)));
    }
}

/// The conflicts on a grid, and whether it is a finished solution.
#[wasm_bindgen]
pub fn check(grid: &[u8]) -> Vec<u8> {
    answer(grid, |json, grid| {
        let conflicts = grid.conflicts();
        let complete = conflicts.is_empty() && grid.blanks().is_empty();
        json.object(|json| {
            report::write_conflicts(json, &conflicts);
            json.field("complete").boolean(complete);
        });
    })
}

/// What the rules alone allow in each cell of a grid.
#[wasm_bindgen]
pub fn candidates(grid: &[u8]) -> Vec<u8> {
    answer(grid, |json, grid| masks(json, Cell::all().map(|cell| grid.candidates(cell))))
}

/// What some solution of a grid has in each cell.
#[wasm_bindgen(js_name = trueCandidates)]
pub fn true_candidates_of(grid: &[u8]) -> Vec<u8> {
    answer(grid, |json, grid| {
        let none = |_| [DigitSet::EMPTY; Cell::NUM];
        let sets = Puzzle::new(*grid).map_or_else(none, |puzzle| true_candidates(&puzzle));
        masks(json, sets.into_iter());
    })
}

/// Begins a batch of lines.
#[wasm_bindgen(js_name = linesStart)]
pub fn lines_start(prove_unique: bool) {
    LINES.set(Some(LineSolver::new(prove_unique)));
}

/// The answers to the lines that end in a chunk of the batch.
#[wasm_bindgen(js_name = linesFeed)]
pub fn lines_feed(chunk: &[u8]) -> Vec<u8> {
    lines(|solver, answers| {
        answers.reserve(chunk.len() + Cell::NUM + 1);
        solver.feed(chunk, answers);
    })
}

/// The answer to the last line of the batch, if it lacked its end.
#[wasm_bindgen(js_name = linesFinish)]
pub fn lines_finish() -> Vec<u8> {
    lines(LineSolver::finish)
}

fn lines(work: impl FnOnce(&mut LineSolver, &mut Vec<u8>)) -> Vec<u8> {
    let mut answers = Vec::new();
    LINES.with_borrow_mut(|solver| {
        if let Some(solver) = solver {
            work(solver, &mut answers);
        }
    });
    answers
}

/// What `write` writes about a grid.
fn answer(grid: &[u8], write: impl FnOnce(&mut Json, &Grid)) -> Vec<u8> {
    let mut json = Json::default();
    write(&mut json, &read(grid));
    json.into_bytes()
}

/// The grid that JavaScript means: a character for each cell.
fn read(characters: &[u8]) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, &byte) in Cell::all().zip(characters) {
        grid.set(cell, Digit::from_ascii(byte));
    }
    grid
}

fn masks(json: &mut Json, sets: impl Iterator<Item = DigitSet>) {
    json.list(sets, |json, set| json.number(set.bits().into()));
}
