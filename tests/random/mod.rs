//! Random grids of every sort from a seed: solvable, unsolvable, with many solutions, with clashes.

#![allow(dead_code, unused_imports, reason = "each file of tests uses some of it")]

mod cases;
mod solvable;

use redoku::{
    Candidate, Cell, CellSet, Digit, Grid, House, Puzzle, Random, Solution, Symmetry, classic,
};

pub(crate) use cases::cases;
pub(crate) use solvable::solvable;

/// A random full grid, of one of the billions of classes that no symmetry turns into each other.
///
/// The three boxes on the diagonal see nothing of each other, so they are filled at random; the naive
/// solver fills in the rest, and a symmetry hides its preferences.
pub(crate) fn solution(random: &mut Random) -> Solution {
    let mut grid = Grid::EMPTY;
    for block in [0, 4, 8] {
        let mut digits: Vec<_> = Digit::all().collect();
        random.shuffle(&mut digits);
        House::block(block)
            .iter()
            .zip(digits)
            .for_each(|(cell, digit)| grid.set(cell, Some(digit)));
    }
    let puzzle = Puzzle::new(grid).expect("the boxes do not see each other");
    let number = 1 + random.below(20);
    let last = classic::solutions(&puzzle, number).pop().expect("it can always be filled");
    let image = Symmetry::random(random).grid(last.grid());
    Solution::new(image).expect("a symmetry keeps the rules")
}

/// A part of a random solution; in half of the cases one to three digits are then changed, so that about as
/// many grids have no solution, one, several, or clashes.
pub(crate) fn grid(random: &mut Random) -> Grid {
    let givens = 20 + random.below(40);
    let mut grid = solution(random).grid().restricted_to(cells(random, givens));
    if random.chance(50) {
        let changes = 1 + random.below(3);
        cells(random, changes).iter().for_each(|cell| grid.set(cell, Some(digit(random))));
    }
    grid
}

/// Random digits that do not clash: a few solutions, thousands or none.
pub(crate) fn puzzle(random: &mut Random) -> Puzzle {
    let mut grid = Grid::EMPTY;
    for _ in 0..34 + random.below(86) {
        let Candidate { digit, cell } = Candidate::from_index(random.below(Candidate::NUM));
        if grid[cell].is_none() && grid.candidates(cell).has(digit) {
            grid.set(cell, Some(digit));
        }
    }
    Puzzle::new(grid).expect("no conflict was let in")
}

pub(crate) fn cells(random: &mut Random, number: usize) -> CellSet {
    let mut cells: Vec<_> = Cell::all().collect();
    random.shuffle(&mut cells);
    cells.into_iter().take(number).collect()
}

pub(crate) fn digit(random: &mut Random) -> Digit {
    Digit::from_index(random.below(Digit::NUM))
}
