//! A digit in a cell.

use std::fmt;
use std::str::FromStr;

use super::candidate_set::CandidateSet;
use super::cell::{Cell, CellSet};
use super::demand::Demand;
use super::digit::Digit;
use super::error::ParseNameError;

/// A digit that a cell may hold. Ordered by digit, then by cell.
///
/// ```
/// use redoku::{Candidate, Cell, Digit};
/// let seven = Candidate { digit: Digit::new(7).unwrap(), cell: Cell::at(3, 4) };
/// assert_eq!(seven.to_string(), "7r4c5");
/// assert_eq!(Candidate::from_index(seven.index()), seven);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The digit.
    pub digit: Digit,
    /// The cell.
    pub cell: Cell,
}

impl Candidate {
    /// The number of candidates.
    pub const NUM: usize = Digit::NUM * Cell::NUM;

    /// Creates the candidate with this index.
    ///
    /// # Panics
    /// If `index` is above 728.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        let digit = Digit::from_index(index / Cell::NUM);
        Self { digit, cell: Cell::from_index(index % Cell::NUM) }
    }

    /// Returns an iterator over all 729, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM).map(Self::from_index)
    }

    /// Returns the index, 0 to 728: 81 times the digit's, plus the cell's.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.digit.index() * Cell::NUM + self.cell.index()
    }

    /// Returns the four demands that the candidate meets if it is true: of its cell, its row, its column
    /// and its box.
    #[inline]
    #[must_use]
    pub const fn demands(self) -> [Demand; 4] {
        let [row, column, block] = self.cell.houses();
        let digit = self.digit;
        [
            Demand::Cell(self.cell),
            Demand::Digit(digit, row),
            Demand::Digit(digit, column),
            Demand::Digit(digit, block),
        ]
    }

    /// Returns whether at most one of the two can be true: two digits in a cell, or a digit in two cells
    /// that see each other.
    ///
    /// ```
    /// use redoku::{Candidate, Cell, Digit};
    /// let [one, two] = [1, 2].map(|value| Digit::new(value).unwrap());
    /// let [here, there] = [Cell::at(0, 0), Cell::at(0, 8)];
    /// let candidate = Candidate { digit: one, cell: here };
    /// assert!(candidate.sees(Candidate { digit: one, cell: there }));
    /// assert!(candidate.sees(Candidate { digit: two, cell: here }));
    /// assert!(!candidate.sees(Candidate { digit: two, cell: there }));
    /// ```
    #[inline]
    #[must_use]
    pub fn sees(self, other: Self) -> bool {
        if self.digit == other.digit { self.cell.sees(other.cell) } else { self.cell == other.cell }
    }

    /// Returns the 28 candidates that are false if this one is true.
    ///
    /// ```
    /// use redoku::Candidate;
    /// assert!(Candidate::all().all(|candidate| candidate.peers().len() == 28));
    /// ```
    #[inline]
    #[must_use]
    pub fn peers(self) -> CandidateSet {
        let mut peers = [CellSet::from(self.cell); Digit::NUM];
        peers[self.digit.index()] = self.cell.peers();
        CandidateSet::from(peers)
    }
}

/// Reads `7r4c5`: the digit, then the cell.
impl FromStr for Candidate {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let parts = text.split_at_checked(1);
        let candidate = parts.and_then(|(digit, cell)| {
            Some(Self { digit: digit.parse().ok()?, cell: cell.parse().ok()? })
        });
        candidate.ok_or(ParseNameError::like("a candidate such as 7r4c5"))
    }
}

/// Writes `7r4c5`: the digit, then the cell.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, self.cell)
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
