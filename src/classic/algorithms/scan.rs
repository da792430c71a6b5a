//! Scan and check: visit the cells in reading order, and compare a digit with every cell it would see.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Digit, Puzzle, Solution};

use super::sheet::{Sheet, digits_from};

/// Solves by plain recursion from cell to cell, filled ones included.
pub fn scan<O: Observer>(puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
    let mut sheet = Sheet::new(puzzle, observer);
    dfs(&mut sheet, 0, 0)?;
    Continue(sheet.solution())
}

fn dfs<O: Observer>(sheet: &mut Sheet<'_, O>, row: usize, column: usize) -> Outcome<O, bool> {
    let (row, column) = if column == 9 { (row + 1, 0) } else { (row, column) };
    let at = Cell::new(9 * row + column);
    let resumed = sheet.observer.enter(at)?;
    let done = match at {
        None => sheet.found(),
        Some(cell) if sheet.is_blank(cell) => fill(sheet, cell, resumed)?,
        Some(_) => dfs(sheet, row, column + 1)?,
    };
    sheet.observer.leave(at, done);
    Continue(done)
}

fn fill<O: Observer>(
    sheet: &mut Sheet<'_, O>,
    cell: Cell,
    resumed: Option<Candidate>,
) -> Outcome<O, bool> {
    for digit in digits_from(resumed) {
        if fits(sheet, cell, digit) {
            sheet.place(cell, digit);
            if dfs(sheet, cell.row(), cell.column() + 1)? {
                return Continue(true);
            }
            sheet.erase(cell);
        }
    }
    Continue(false)
}

/// Tests a digit: compares it with the row and the column, cell by cell in turn, then with the box.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) fn fits<O: Observer>(sheet: &mut Sheet<'_, O>, cell: Cell, digit: Digit) -> bool {
    let forbidding = forbidding(sheet, cell, digit);
    sheet.observer.test(cell, digit, || forbidding);
    forbidding.is_none()
}

// Not inlined, it would build the forbidding cell even for observers that ignore it. In the wasm module no
// observer does, and small code is worth more.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn forbidding<O: Observer>(sheet: &mut Sheet<'_, O>, cell: Cell, digit: Digit) -> Option<Cell> {
    let (row, column) = (cell.row(), cell.column());
    for i in 0..9 {
        if sheet.holds(Cell::at(row, i), digit) {
            return Some(Cell::at(row, i));
        }
        if sheet.holds(Cell::at(i, column), digit) {
            return Some(Cell::at(i, column));
        }
    }
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    for i in 0..3 {
        for j in 0..3 {
            if sheet.holds(Cell::at(top + i, left + j), digit) {
                return Some(Cell::at(top + i, left + j));
            }
        }
    }
    None
}
