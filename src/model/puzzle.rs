//! Typed, fair and finished are three types: Grid → Puzzle → Solution.

use std::fmt;

use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::house::House;

/// Equal digits in one house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The digit that stands there more than once.
    pub digit: Digit,
    /// The cells that hold it: two or more.
    pub cells: CellSet,
    /// The house they share.
    pub house: House,
}

impl Grid {
    /// All conflicts: house by house, digit by digit. Empty if and only if the grid is a [`Puzzle`].
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut found = Vec::new();
        for house in House::all() {
            for digit in self.digits_in(house).iter() {
                let cells: CellSet =
                    house.iter().filter(|&cell| self.digit(cell) == Some(digit)).collect();
                if cells.len() > 1 {
                    found.push(Conflict { digit, cells, house });
                }
            }
        }
        found
    }

    /// Whether two equal digits see each other: one pass over the cells, a set for each house.
    pub fn has_conflict(&self) -> bool {
        let mut seen = [[DigitSet::EMPTY; 9]; 3];
        Cell::all().any(|cell| {
            let Some(digit) = self.digit(cell) else { return false };
            let [row, column, block] = &mut seen;
            let houses =
                [&mut row[cell.row()], &mut column[cell.column()], &mut block[cell.block()]];
            houses.into_iter().any(|house| {
                let twice = house.has(digit);
                house.insert(digit);
                twice
            })
        })
    }
}

/// A grid in which no two equal digits see each other. It may still have no solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Puzzle(Grid);

impl Puzzle {
    /// The puzzle with these givens, or the conflicts that keep it from being one.
    pub fn new(grid: Grid) -> Result<Self, Vec<Conflict>> {
        if grid.has_conflict() { Err(grid.conflicts()) } else { Ok(Self(grid)) }
    }

    /// The grid of its givens.
    #[inline]
    pub const fn grid(&self) -> &Grid {
        &self.0
    }

    /// The cells with a given.
    pub fn givens(&self) -> CellSet {
        self.0.filled()
    }

    /// The puzzle with only the givens in `cells`: fewer givens never make a conflict.
    pub fn restricted_to(&self, cells: CellSet) -> Self {
        Self(self.0.restricted_to(cells))
    }
}

/// A full grid in which every house has each digit once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Solution(Grid);

impl Solution {
    /// The grid as a solution, if it is full and without conflict.
    pub fn new(grid: Grid) -> Option<Self> {
        (grid.blanks().is_empty() && !grid.has_conflict()).then_some(Self(grid))
    }

    /// The full grid.
    #[inline]
    pub const fn grid(&self) -> &Grid {
        &self.0
    }

    /// The digit in a cell.
    ///
    /// # Panics
    /// Never: a solution has a digit in every cell.
    #[inline]
    pub fn digit(&self, cell: Cell) -> Digit {
        self.0.digit(cell).expect("a solution is full")
    }

    /// Whether it keeps every given of the puzzle.
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        puzzle.givens().iter().all(|cell| puzzle.grid().digit(cell) == self.0.digit(cell))
    }

    /// The cells in which the two differ.
    pub fn differing(&self, other: &Self) -> CellSet {
        Cell::all().filter(|&cell| self.0.digit(cell) != other.0.digit(cell)).collect()
    }
}

impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
