//! Finds the candidates that some solution uses.

use crate::fast;
use crate::model::{Cell, Digit, DigitSet, Puzzle, Solution};

/// For each cell the digits that it has in some solution; all empty if there is no solution.
///
/// Each solution found proves 81 candidates at once, so few of the possible 729 need a search.
pub fn true_candidates(puzzle: &Puzzle) -> [DigitSet; Cell::NUM] {
    let mut proven = [DigitSet::EMPTY; Cell::NUM];
    let Some(first) = fast::first_solution(puzzle) else { return proven };
    add(&mut proven, &first);
    for cell in puzzle.grid().blanks().iter() {
        for digit in puzzle.grid().candidates(cell).iter() {
            if !proven[cell.index()].has(digit)
                && let Some(solution) = solution_with(puzzle, cell, digit)
            {
                add(&mut proven, &solution);
            }
        }
    }
    proven
}

/// A solution of the puzzle that has `digit` in `cell`.
fn solution_with(puzzle: &Puzzle, cell: Cell, digit: Digit) -> Option<Solution> {
    let mut grid = *puzzle.grid();
    grid.set(cell, Some(digit));
    fast::first_solution(&Puzzle::new(grid).ok()?)
}

fn add(proven: &mut [DigitSet; Cell::NUM], solution: &Solution) {
    for cell in Cell::all() {
        proven[cell.index()].insert(solution.digit(cell));
    }
}
