//! Cells by their numbers, on their way into a grid and out of it.

use crate::model::{Cell, Digit, Grid};

use super::out::put;
use super::scan::count;
use super::symbol::{Symbol, census, symbol};

/// Cells in reading order, counted beyond the last.
pub(super) struct Filling {
    pub(super) grid: Grid,
    pub(super) count: usize,
}

impl Filling {
    pub(super) const EMPTY: Self = Self { grid: Grid::EMPTY, count: 0 };

    /// Takes a cell: a digit, or 0 for a blank.
    #[inline(never)]
    pub(super) fn push(&mut self, cell: Symbol) {
        set_digit(&mut self.grid, self.count, cell);
        self.count += 1;
    }

    /// Whether there were 81 cells.
    pub(super) fn is_whole(&self) -> bool {
        self.count == Cell::NUM
    }
}

/// The digit in a cell, 0 for a blank.
#[inline(never)]
pub(super) fn digit_at(grid: &Grid, index: usize) -> u8 {
    Cell::new(index).and_then(|cell| grid.digit(cell)).map_or(0, Digit::value)
}

/// Writes a digit, or a blank for anything else, into a cell if there is one with this number.
#[inline(never)]
pub(super) fn set_digit(grid: &mut Grid, index: usize, digit: u8) {
    if let Some(cell) = Cell::new(index) {
        grid.set(cell, Digit::new(digit));
    }
}

/// Reads a grid written by exactly 81 cells. A run of dashes alone is a drawn line, not a grid.
#[inline(never)]
pub(super) fn read_exact(text: &[u8], grid: &mut Grid) -> bool {
    let is_grid = text.len() == Cell::NUM
        && census(text).0 == Cell::NUM
        && (count(text, b"123456789") > 0 || count(text, b".0") == Cell::NUM);
    if is_grid {
        for (i, &byte) in text.iter().enumerate() {
            set_digit(grid, i, symbol(byte));
        }
    }
    is_grid
}

/// Writes the digit in a cell, or a sign for a blank.
#[inline(never)]
pub(super) fn put_digit(out: &mut String, grid: &Grid, index: usize, blank: u8) {
    let digit = digit_at(grid, index);
    put(out, if digit == 0 { blank } else { b'0' + digit });
}
