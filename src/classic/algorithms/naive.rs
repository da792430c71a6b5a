//! The oracle: every solution of a puzzle, in so few lines that they are easy to check.

use crate::model::{Cell, Digit, DigitSet, Grid, House, Puzzle, Solution};

/// Returns the solutions of a puzzle, at most `limit` of them, in no particular order.
///
/// Tries each candidate of the blank that has the fewest. It shares no code with the other solvers, which are
/// tested against it.
///
/// ```
/// use redoku::{Puzzle, classic};
/// assert_eq!(classic::solutions(&Puzzle::EMPTY, 3).len(), 3);
/// ```
pub fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Solution> {
    let mut filled = Filled { grid: Grid::EMPTY, used: [DigitSet::EMPTY; House::NUM] };
    puzzle.grid().digits().for_each(|(cell, digit)| filled.set(cell, digit));
    let mut found = Vec::new();
    extend(filled, limit, &mut found);
    found
}

/// A grid, and the digits of each house.
#[derive(Clone, Copy)]
struct Filled {
    grid: Grid,
    used: [DigitSet; House::NUM],
}

impl Filled {
    fn set(&mut self, cell: Cell, digit: Digit) {
        self.grid.set(cell, Some(digit));
        cell.houses().into_iter().for_each(|house| self.used[house.index()].insert(digit));
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        let [row, column, block] = cell.houses().map(|house| self.used[house.index()]);
        !(row | column | block)
    }
}

fn extend(filled: Filled, limit: usize, found: &mut Vec<Solution>) {
    if found.len() == limit {
        return;
    }
    let blanks = Cell::all().filter(|&cell| filled.grid.digit(cell).is_none());
    let Some(cell) = blanks.min_by_key(|&cell| filled.candidates(cell).len()) else {
        found.extend(Solution::new(filled.grid));
        return;
    };
    for digit in filled.candidates(cell).iter() {
        let mut next = filled;
        next.set(cell, digit);
        extend(next, limit, found);
    }
}
