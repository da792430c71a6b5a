//! The oracle: every solution of a puzzle, by the fewest lines that can be trusted at sight.

use crate::model::{Cell, Digit, DigitSet, Grid, Puzzle, Solution};

/// The solutions of a puzzle, at most `limit` of them, in no promised order.
///
/// Fills the blank with the fewest candidates with each of them in turn. It shares no code with the other
/// solvers and keeps no state but the grid and the digits of each house, so all of them are held against it.
///
/// ```
/// use redoku::{Grid, Puzzle, classic};
/// let empty = Puzzle::new(Grid::EMPTY).expect("no conflict");
/// assert_eq!(classic::solutions(&empty, 3).len(), 3);
/// ```
pub fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Solution> {
    let mut board = Board { grid: Grid::EMPTY, used: [DigitSet::EMPTY; 27] };
    for cell in puzzle.grid().filled().iter() {
        puzzle.grid().digit(cell).into_iter().for_each(|digit| board.set(cell, digit));
    }
    let mut found = Vec::new();
    extend(board, limit, &mut found);
    found
}

/// A grid, and the digits that stand in each row, column and box.
#[derive(Clone, Copy)]
struct Board {
    grid: Grid,
    used: [DigitSet; 27],
}

impl Board {
    fn set(&mut self, cell: Cell, digit: Digit) {
        self.grid.set(cell, Some(digit));
        houses(cell).into_iter().for_each(|house| self.used[house].insert(digit));
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        let [row, column, block] = houses(cell).map(|house| self.used[house]);
        !(row | column | block)
    }
}

fn houses(cell: Cell) -> [usize; 3] {
    [cell.row(), 9 + cell.column(), 18 + cell.row() / 3 * 3 + cell.column() / 3]
}

fn extend(board: Board, limit: usize, found: &mut Vec<Solution>) {
    if found.len() == limit {
        return;
    }
    let blanks = Cell::all().filter(|&cell| board.grid.digit(cell).is_none());
    let Some(cell) = blanks.min_by_key(|&cell| board.candidates(cell).len()) else {
        found.extend(Solution::new(board.grid));
        return;
    };
    for digit in board.candidates(cell).iter() {
        let mut next = board;
        next.set(cell, digit);
        extend(next, limit, found);
    }
}
