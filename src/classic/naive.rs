//! The oracle: every solution of a puzzle, by the fewest lines that can be trusted at sight.

use crate::model::{Grid, Puzzle, Solution};

/// The solutions of a puzzle, at most `limit` of them, in no promised order.
///
/// Fills the blank with the fewest candidates with each of them in turn. It shares no code with the other
/// solvers and keeps no state but the grid, so all of them are held against it.
///
/// ```
/// use redoku::{Grid, Puzzle, classic};
/// let empty = Puzzle::new(Grid::EMPTY).expect("no conflict");
/// assert_eq!(classic::solutions(&empty, 3).len(), 3);
/// ```
pub fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Solution> {
    let mut found = Vec::new();
    extend(*puzzle.grid(), limit, &mut found);
    found
}

fn extend(grid: Grid, limit: usize, found: &mut Vec<Solution>) {
    if found.len() == limit {
        return;
    }
    let Some(cell) = grid.blanks().iter().min_by_key(|&cell| grid.candidates(cell).len()) else {
        found.extend(Solution::new(grid));
        return;
    };
    for digit in grid.candidates(cell).iter() {
        let mut next = grid;
        next.set(cell, Some(digit));
        extend(next, limit, found);
    }
}
