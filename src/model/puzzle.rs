//! A grid that keeps the rules, and a full one.

use std::fmt;
use std::ops::Index;
use std::str::FromStr;

use super::candidate::Candidate;
use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::error::{Conflict, ConflictError, ParsePuzzleError, ParseSolutionError};
use super::grid::Grid;
use super::house::House;

impl Grid {
    /// Returns all conflicts: house by house, digit by digit. None if and only if the grid is a [`Puzzle`].
    #[must_use]
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut found = Vec::new();
        for house in House::all() {
            for digit in self.digits_in(house) {
                let cells: CellSet =
                    house.iter().filter(|&cell| self.digit(cell) == Some(digit)).collect();
                if cells.len() > 1 {
                    found.push(Conflict { digit, cells, house });
                }
            }
        }
        found
    }

    /// Returns whether two equal digits see each other.
    #[must_use]
    pub fn has_conflict(&self) -> bool {
        let mut seen = [DigitSet::EMPTY; House::NUM];
        self.digits().any(|(cell, digit)| {
            cell.houses().into_iter().any(|house| {
                let twice = seen[house.index()].has(digit);
                seen[house.index()].insert(digit);
                twice
            })
        })
    }
}

/// A grid in which no two equal digits see each other. It may have one solution, several or none.
///
/// ```
/// use redoku::{Cell, Puzzle};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!(puzzle.givens().len(), 30);
/// assert_eq!(puzzle.to_string(), text);
/// # Ok::<(), redoku::ParsePuzzleError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Puzzle(Grid);

impl Puzzle {
    /// The puzzle without a given.
    pub const EMPTY: Self = Self(Grid::EMPTY);

    /// Creates the puzzle with these givens.
    ///
    /// # Errors
    /// If equal digits see each other; the error says which.
    pub fn new(grid: Grid) -> Result<Self, ConflictError> {
        if grid.has_conflict() {
            return Err(ConflictError::new(grid, grid.conflicts()));
        }
        Ok(Self(grid))
    }

    /// Returns the grid of the givens.
    #[inline]
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.0
    }

    /// Returns the cells with a given.
    #[must_use]
    pub fn givens(&self) -> CellSet {
        self.0.filled()
    }

    /// Returns the puzzle with only the givens in `cells`.
    #[must_use]
    pub fn restricted_to(&self, cells: CellSet) -> Self {
        // Fewer givens never make a conflict.
        Self(self.0.restricted_to(cells))
    }
}

impl TryFrom<Grid> for Puzzle {
    type Error = ConflictError;

    fn try_from(grid: Grid) -> Result<Self, ConflictError> {
        Self::new(grid)
    }
}

/// Reads exactly 81 characters, `.` or `0` for a blank.
impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, ParsePuzzleError> {
        Ok(Self::new(text.parse()?)?)
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "puzzle(\"{self}\")")
    }
}

/// A full grid in which every house has each digit once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Solution(Grid);

impl Solution {
    /// Creates a solution from a grid that is full and has no conflict.
    #[must_use]
    pub fn new(grid: Grid) -> Option<Self> {
        (grid.blanks().is_empty() && !grid.has_conflict()).then_some(Self(grid))
    }

    /// Returns the full grid.
    #[inline]
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.0
    }

    /// Returns the digit in a cell.
    ///
    /// # Panics
    /// Never: a solution has a digit in every cell.
    #[inline]
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Digit {
        self[cell]
    }

    /// Returns the candidate that is true in a cell.
    #[inline]
    #[must_use]
    pub fn candidate(&self, cell: Cell) -> Candidate {
        Candidate { digit: self[cell], cell }
    }

    /// Returns whether the solution has every given of the puzzle.
    #[must_use]
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        puzzle.grid().digits().all(|(cell, digit)| self[cell] == digit)
    }

    /// Returns the cells in which the two solutions differ.
    #[must_use]
    pub fn differing(&self, other: &Self) -> CellSet {
        self.0.differing(&other.0)
    }
}

/// The digit in a cell.
impl Index<Cell> for Solution {
    type Output = Digit;

    #[inline]
    fn index(&self, cell: Cell) -> &Digit {
        self.0[cell].as_ref().expect("a solution is full")
    }
}

/// A solution is also a puzzle: one without blanks.
impl From<Solution> for Puzzle {
    fn from(solution: Solution) -> Self {
        Self(solution.0)
    }
}

/// Reads exactly 81 digits.
///
/// ```
/// use redoku::Solution;
/// let text = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// assert_eq!(text.parse::<Solution>()?.to_string(), text);
/// assert!("1".repeat(81).parse::<Solution>().is_err());
/// # Ok::<(), redoku::ParseSolutionError>(())
/// ```
impl FromStr for Solution {
    type Err = ParseSolutionError;

    fn from_str(text: &str) -> Result<Self, ParseSolutionError> {
        let puzzle: Puzzle = text.parse()?;
        Self::new(puzzle.0).ok_or(ParseSolutionError::Blank(puzzle.0.blanks()))
    }
}

impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "solution(\"{self}\")")
    }
}
