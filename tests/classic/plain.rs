//! Scan and check as one would write it with nobody watching, to see what the observer costs.

use redoku::{Cell, Digit, Grid};

/// Fills the grid in place.
pub(crate) fn solve(grid: &mut Grid) -> bool {
    dfs(grid, 0, 0)
}

fn dfs(grid: &mut Grid, row: usize, column: usize) -> bool {
    let (row, column) = if column == 9 { (row + 1, 0) } else { (row, column) };
    if row == 9 {
        return true;
    }
    let cell = Cell::at(row, column);
    if grid.digit(cell).is_some() {
        return dfs(grid, row, column + 1);
    }
    for digit in Digit::all() {
        if fits(grid, row, column, digit) {
            grid.set(cell, Some(digit));
            if dfs(grid, row, column + 1) {
                return true;
            }
            grid.set(cell, None);
        }
    }
    false
}

fn fits(grid: &Grid, row: usize, column: usize, digit: Digit) -> bool {
    for i in 0..9 {
        if grid.digit(Cell::at(row, i)) == Some(digit)
            || grid.digit(Cell::at(i, column)) == Some(digit)
        {
            return false;
        }
    }
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    for i in 0..3 {
        for j in 0..3 {
            if grid.digit(Cell::at(top + i, left + j)) == Some(digit) {
                return false;
            }
        }
    }
    true
}
