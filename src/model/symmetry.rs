//! The symmetries of Sudoku: rearrangements that turn every solution into a solution.

use super::candidate::Candidate;
use super::cell::{Cell, CellSet};
use super::digit::Digit;
use super::grid::Grid;
use super::house::House;
use super::random::Random;

/// A rearrangement that keeps the rules: reflect in the main diagonal or not, permute the rows within each
/// band and the bands, the columns within each stack and the stacks, and rename the digits.
///
/// There are 2 × 6⁸ × 9! = 1,218,998,108,160 of them. Two grids that a symmetry turns into each other are
/// the same puzzle to a solver.
///
/// ```
/// use redoku::{Cell, Random, Symmetry};
/// let symmetry = Symmetry::random(&mut Random::new(1));
/// let (cell, peer) = (Cell::at(0, 0), Cell::at(2, 1));
/// assert!(symmetry.cell(cell).sees(symmetry.cell(peer)));
/// assert_eq!(symmetry.inverse().cell(symmetry.cell(cell)), cell);
/// assert_eq!(symmetry.then(&symmetry.inverse()), Symmetry::IDENTITY);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    /// Where each cell goes.
    cells: [Cell; Cell::NUM],
    /// What each digit becomes.
    digits: [Digit; Digit::NUM],
}

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Self = {
        let mut cells = [Cell::at(0, 0); Cell::NUM];
        let mut index = 0;
        while index < Cell::NUM {
            cells[index] = Cell::from_index(index);
            index += 1;
        }
        let mut digits = [Digit::from_index(0); Digit::NUM];
        index = 0;
        while index < Digit::NUM {
            digits[index] = Digit::from_index(index);
            index += 1;
        }
        Self { cells, digits }
    };

    /// Draws one of all symmetries, each equally likely.
    #[must_use]
    pub fn random(random: &mut Random) -> Self {
        let (rows, columns) = (random_lines(random), random_lines(random));
        let reflects = random.chance(50);
        let mut symmetry = Self::IDENTITY;
        random.shuffle(&mut symmetry.digits);
        for cell in Cell::all() {
            let (row, column) =
                if reflects { (cell.column(), cell.row()) } else { (cell.row(), cell.column()) };
            symmetry.cells[cell.index()] = Cell::at(rows[row], columns[column]);
        }
        symmetry
    }

    /// Returns the cell that `cell` goes to.
    #[inline]
    #[must_use]
    pub const fn cell(&self, cell: Cell) -> Cell {
        self.cells[cell.index()]
    }

    /// Returns the digit that `digit` becomes.
    #[inline]
    #[must_use]
    pub const fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// Returns the candidate that `candidate` becomes.
    #[inline]
    #[must_use]
    pub const fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate { digit: self.digit(candidate.digit), cell: self.cell(candidate.cell) }
    }

    /// Returns the cells that `cells` go to.
    #[must_use]
    pub fn cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// Returns the house that `house` becomes.
    ///
    /// # Panics
    /// Never: every symmetry turns houses into houses.
    #[must_use]
    pub fn house(&self, house: House) -> House {
        let kept = self.cells(house.cells()).common_houses();
        kept.first().expect("a symmetry keeps the houses")
    }

    /// Returns the grid that `grid` becomes.
    #[must_use]
    pub fn grid(&self, grid: &Grid) -> Grid {
        grid.digits().map(|(cell, digit)| (self.cell(cell), self.digit(digit))).collect()
    }

    /// Returns the symmetry that takes everything back.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut inverse = Self::IDENTITY;
        for cell in Cell::all() {
            inverse.cells[self.cell(cell).index()] = cell;
        }
        for digit in Digit::all() {
            inverse.digits[self.digit(digit).index()] = digit;
        }
        inverse
    }

    /// Returns the symmetry that does this one, then `next`.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        Self {
            cells: self.cells.map(|cell| next.cell(cell)),
            digits: self.digits.map(|digit| next.digit(digit)),
        }
    }
}

impl Default for Symmetry {
    fn default() -> Self {
        Self::IDENTITY
    }
}

/// Nine rows or columns in an order that keeps the bands or stacks together.
fn random_lines(random: &mut Random) -> [usize; 9] {
    let mut bands = [0, 1, 2];
    random.shuffle(&mut bands);
    let mut lines = bands.map(|band| [3 * band, 3 * band + 1, 3 * band + 2]);
    lines.iter_mut().for_each(|band| random.shuffle(band));
    std::array::from_fn(|line| lines[line / 3][line % 3])
}
