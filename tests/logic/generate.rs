//! Puzzles from a seed: a random solution, dug out as far as it keeps one solution.

use redoku::{Candidate, Cell, CellSet, Digit, Grid, House, Puzzle, Random, Solution, fast};

/// A random solution: three boxes that do not see each other at random, the rest by the solver.
fn solution(random: &mut Random) -> Solution {
    let mut grid = Grid::EMPTY;
    for block in [0, 4, 8] {
        let mut digits: Vec<_> = Digit::all().collect();
        random.shuffle(&mut digits);
        for (cell, digit) in House::block(block).iter().zip(digits) {
            grid.set(cell, Some(digit));
        }
    }
    // A few more digits at random, so that the solver does not always fill the rest in the same way.
    for _ in 0..6 {
        let cell = Cell::from_index(random.below(Cell::NUM));
        let Candidate { digit, cell } = Candidate { digit: Digit::from_index(random.below(9)), cell };
        let mut fuller = grid;
        fuller.set(cell, Some(digit));
        if grid.digit(cell).is_none()
            && Puzzle::new(fuller).is_ok_and(|puzzle| fast::has_solution(&puzzle))
        {
            grid = fuller;
        }
    }
    fast::first_solution(&Puzzle::new(grid).expect("no conflict")).expect("a solution")
}

/// A minimal puzzle: without any of its givens it has several solutions.
pub(crate) fn minimal(random: &mut Random) -> Puzzle {
    let mut puzzle = Puzzle::from(solution(random));
    let mut cells: Vec<_> = Cell::all().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let fewer = puzzle.restricted_to(puzzle.givens() - CellSet::from(cell));
        if fast::is_unique(&fewer) {
            puzzle = fewer;
        }
    }
    puzzle
}
