//! The three tables of booleans: which digits each row, column and box already has.

use crate::classic::observer::Observer;
use crate::model::{Cell, Digit, Grid};

use super::sheet::Sheet;

/// `[house][digit]` for rows, columns and boxes.
pub(super) struct Used {
    rows: [[bool; 9]; 9],
    columns: [[bool; 9]; 9],
    blocks: [[bool; 9]; 9],
}

impl Used {
    /// Creates the tables of a grid.
    pub(super) fn new(grid: &Grid) -> Self {
        let mut used =
            Self { rows: [[false; 9]; 9], columns: [[false; 9]; 9], blocks: [[false; 9]; 9] };
        for cell in Cell::all() {
            if let Some(digit) = grid.digit(cell) {
                used.set(cell, digit, true);
            }
        }
        used
    }

    /// Notes that a digit was written into a cell, or erased from it.
    #[inline]
    pub(super) fn set(&mut self, cell: Cell, digit: Digit, value: bool) {
        self.rows[cell.row()][digit.index()] = value;
        self.columns[cell.column()][digit.index()] = value;
        self.blocks[cell.block()][digit.index()] = value;
    }

    /// Tests a digit: always three reads.
    #[inline]
    pub(super) fn allows<O: Observer>(
        &self,
        sheet: &mut Sheet<'_, O>,
        cell: Cell,
        digit: Digit,
    ) -> bool {
        (0..3).for_each(|_| sheet.observer.read());
        let used = self.rows[cell.row()][digit.index()]
            | self.columns[cell.column()][digit.index()]
            | self.blocks[cell.block()][digit.index()];
        let grid = &sheet.grid;
        sheet.observer.test(cell, digit, || used.then(|| holder(grid, cell, digit)).flatten());
        !used
    }
}

/// The cell that has the digit, which the tables do not know: for observers that show it.
fn holder(grid: &Grid, cell: Cell, digit: Digit) -> Option<Cell> {
    let mut seen = cell.houses().into_iter().flat_map(|house| house.iter());
    seen.find(|&other| grid.digit(other) == Some(digit))
}
