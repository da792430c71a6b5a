//! What a solution must provide: a digit for each cell, and each digit for each house.

use std::fmt;

use super::candidate::Candidate;
use super::candidate_set::CandidateSet;
use super::cell::Cell;
use super::digit::{Digit, DigitSet};
use super::house::House;

/// A demand of the rules. Exactly one of its nine candidates is true in a solution, and a candidate meets
/// four demands: seen like this, Sudoku is an exact cover of 324 demands.
///
/// ```
/// use redoku::{Cell, Demand, Digit, House};
/// let five = Digit::new(5).unwrap();
/// assert_eq!(Demand::Cell(Cell::at(0, 0)).to_string(), "r1c1");
/// assert_eq!(Demand::Digit(five, House::block(0)).to_string(), "5 in box 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Demand {
    /// This cell has a digit.
    Cell(Cell),
    /// This digit has a cell in this house.
    Digit(Digit, House),
}

impl Demand {
    /// The number of demands.
    pub const NUM: usize = Cell::NUM + House::NUM * Digit::NUM;

    /// Creates the demand with this index.
    ///
    /// # Panics
    /// If `index` is above 323.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        match Cell::new(index) {
            Some(cell) => Self::Cell(cell),
            None => {
                let rest = index - Cell::NUM;
                Self::Digit(
                    Digit::from_index(rest % Digit::NUM),
                    House::from_index(rest / Digit::NUM),
                )
            }
        }
    }

    /// Returns an iterator over all 324, in the order of their index.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM).map(Self::from_index)
    }

    /// Returns the index, 0 to 323: the cells, then the digits of each house.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Cell(cell) => cell.index(),
            Self::Digit(digit, house) => Cell::NUM + house.index() * Digit::NUM + digit.index(),
        }
    }

    /// Returns the nine candidates that meet the demand.
    ///
    /// ```
    /// use redoku::{Candidate, Demand};
    /// for demand in Demand::all() {
    ///     assert_eq!(demand.candidates().len(), 9);
    ///     assert!(demand.candidates().iter().all(|it| it.demands().contains(&demand)));
    /// }
    /// ```
    #[inline]
    #[must_use]
    pub fn candidates(self) -> CandidateSet {
        match self {
            Self::Cell(cell) => CandidateSet::of(DigitSet::ALL, cell),
            Self::Digit(digit, house) => CandidateSet::of(digit, house.cells()),
        }
    }

    /// Returns whether `candidate` meets the demand.
    #[inline]
    #[must_use]
    pub fn is_met_by(self, candidate: Candidate) -> bool {
        match self {
            Self::Cell(cell) => candidate.cell == cell,
            Self::Digit(digit, house) => {
                candidate.digit == digit && house.cells().has(candidate.cell)
            }
        }
    }
}

/// Writes `r4c5` or `7 in row 4`.
impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => write!(f, "{cell}"),
            Self::Digit(digit, house) => write!(f, "{digit} in {house}"),
        }
    }
}

impl fmt::Debug for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
