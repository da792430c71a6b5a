//! Scan and check: visit the cells in reading order, and compare a digit with every cell it would see.

use std::ops::ControlFlow;

use crate::model::{Cell, Digit, House, Puzzle, Solution};

use super::observer::Observer;
use super::sheet::{Sheet, digits_from};

/// Solves by plain recursion from cell to cell, filled ones included.
pub fn scan<O: Observer>(
    puzzle: &Puzzle,
    observer: &mut O,
) -> ControlFlow<O::Stop, Option<Solution>> {
    let mut sheet = Sheet::new(puzzle, observer);
    dfs(&mut sheet, 0, 0)?;
    ControlFlow::Continue(sheet.solution())
}

fn dfs<O: Observer>(
    sheet: &mut Sheet<'_, O>,
    row: usize,
    column: usize,
) -> ControlFlow<O::Stop, bool> {
    let (row, column) = if column == 9 { (row + 1, 0) } else { (row, column) };
    let cell = Cell::new(9 * row + column);
    let resumed = sheet.observer.enter(cell)?;
    let done = match cell {
        None => {
            sheet.observer.found();
            true
        }
        Some(cell) if !sheet.is_blank(cell) => dfs(sheet, row, column + 1)?,
        Some(cell) => {
            let mut done = false;
            for digit in digits_from(resumed) {
                if fits(sheet, cell, digit) {
                    sheet.place(cell, digit);
                    done = dfs(sheet, row, column + 1)?;
                    if done {
                        break;
                    }
                    sheet.erase(cell);
                }
            }
            done
        }
    };
    sheet.observer.leave();
    ControlFlow::Continue(done)
}

fn fits<O: Observer>(sheet: &mut Sheet<'_, O>, cell: Cell, digit: Digit) -> bool {
    let forbidding = forbidding(sheet, cell, digit);
    sheet.observer.test(cell, digit, || forbidding);
    forbidding.is_none()
}

/// The first cell that holds the digit: along the row and the column in step, then in the box.
pub(super) fn forbidding<O: Observer>(
    sheet: &mut Sheet<'_, O>,
    cell: Cell,
    digit: Digit,
) -> Option<Cell> {
    for i in 0..9 {
        let across = Cell::at(cell.row(), i);
        if sheet.holds(across, digit) {
            return Some(across);
        }
        let down = Cell::at(i, cell.column());
        if sheet.holds(down, digit) {
            return Some(down);
        }
    }
    House::block(cell.block()).iter().find(|&other| sheet.holds(other, digit))
}
