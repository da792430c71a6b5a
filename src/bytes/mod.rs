//! The small JavaScript boundary: bytes in, bytes out.
//!
//! The module has no import and no dependency. JavaScript writes a grid, or lines, into the buffer
//! (`room` says where it is), calls a function, and reads the answer from there (`place`). What a caller
//! may hand over, and the errors for it, are JavaScript's side: `www/small`.

// JavaScript finds a function by its plain name, and giving it one is unsafe in principle: another
// could have the same. There is nothing else unsafe here.
#![allow(unsafe_code)]
// An exported function has to be `pub`, although no Rust code outside can reach it.
#![expect(unreachable_pub)]

mod heap;
mod json;
mod report;

use std::cell::RefCell;

use crate::diagnose::{judge, true_candidates};
use crate::fast::LineSolver;
use crate::model::{Cell, Digit, DigitSet, Grid, Puzzle};
use json::Json;

/// How many solutions `solve` hands over at most, whatever its limit.
const KEPT: usize = 100;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static LINES: RefCell<Option<LineSolver>> = const { RefCell::new(None) };
}

/// Makes the buffer this long and says where it is.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *const u8 {
    BUFFER.with_borrow_mut(|buffer| buffer.resize(length, 0));
    place()
}

/// Where the buffer is now: an answer may have needed more room.
#[unsafe(no_mangle)]
pub extern "C" fn place() -> *const u8 {
    BUFFER.with_borrow(|buffer| buffer.as_ptr())
}

/// The truth about the grid in the buffer, as JSON; says how long that is.
#[unsafe(no_mangle)]
pub extern "C" fn solve(limit: f64) -> usize {
    answer(|json, grid| report::write(json, &judge(grid, limit as u64, KEPT)))
}

/// Judges the grid in the buffer again and again, for JavaScript's clock, and leaves it there.
#[unsafe(no_mangle)]
pub extern "C" fn rehearse(limit: f64, rounds: u32) {
    let grid = BUFFER.with_borrow(|buffer| grid(buffer));
    for _ in 0..rounds {
        drop(std::hint::black_box(judge(&grid, limit as u64, KEPT)));
    }
}

/// The conflicts on the grid in the buffer, and whether it is a finished solution.
#[unsafe(no_mangle)]
pub extern "C" fn check() -> usize {
    answer(|json, grid| {
        let conflicts = grid.conflicts();
        let complete = conflicts.is_empty() && grid.blanks().is_empty();
        json.object(|json| {
            report::write_conflicts(json, &conflicts);
            json.field("complete").boolean(complete);
        });
    })
}

/// What the rules alone allow in each cell of the grid in the buffer.
#[unsafe(no_mangle)]
pub extern "C" fn candidates() -> usize {
    answer(|json, grid| masks(json, Cell::all().map(|cell| grid.candidates(cell))))
}

/// What some solution of the grid in the buffer has in each cell.
#[unsafe(no_mangle)]
pub extern "C" fn true_candidates_of() -> usize {
    answer(|json, grid| {
        let none = |_| [DigitSet::EMPTY; Cell::NUM];
        let sets = Puzzle::new(*grid).map_or_else(none, |puzzle| true_candidates(&puzzle));
        masks(json, sets.into_iter());
    })
}

/// Begins a batch of lines.
#[unsafe(no_mangle)]
pub extern "C" fn lines_start(prove_unique: bool) {
    LINES.set(Some(LineSolver::new(prove_unique)));
}

/// Puts the answers to the lines that end in the buffer into its place, and says how long they are.
#[unsafe(no_mangle)]
pub extern "C" fn lines_feed() -> usize {
    lines(|solver, input, answers| solver.feed(input, answers))
}

/// The answer to the last line of the batch, if it lacked its end.
#[unsafe(no_mangle)]
pub extern "C" fn lines_finish() -> usize {
    lines(|solver, _, answers| solver.finish(answers))
}

fn lines(work: impl FnOnce(&mut LineSolver, &[u8], &mut Vec<u8>)) -> usize {
    LINES.with_borrow_mut(|solver| {
        BUFFER.with_borrow_mut(|buffer| {
            let mut answers = Vec::new();
            if let Some(solver) = solver {
                work(solver, buffer, &mut answers);
            }
            *buffer = answers;
            buffer.len()
        })
    })
}

/// Puts the answer to the grid in the buffer into its place, and says how long it is.
fn answer(write: impl FnOnce(&mut Json, &Grid)) -> usize {
    BUFFER.with_borrow_mut(|buffer| {
        let grid = grid(buffer);
        let mut json = Json::in_place_of(buffer);
        write(&mut json, &grid);
        buffer.len()
    })
}

/// The grid that JavaScript wrote: a character for each cell.
fn grid(buffer: &[u8]) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, &byte) in Cell::all().zip(buffer) {
        grid.set(cell, Digit::from_ascii(byte));
    }
    grid
}

fn masks(json: &mut Json, sets: impl Iterator<Item = DigitSet>) {
    json.list(sets, |json, set| json.number(set.bits().into()));
}
