//! Sets of candidates.

use std::fmt;

use super::candidate::Candidate;
use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::grid::Grid;
use super::sets::{collection_traits, operator};

/// An ordered set of candidates: for each digit, a set of cells.
///
/// ```
/// use redoku::{Candidate, CandidateSet, Cell, Digit, House};
/// let five = Digit::new(5).unwrap();
/// let mut set = CandidateSet::of(five, House::row(0).cells());
/// assert_eq!((set.len(), set.cells(five)), (9, House::row(0).cells()));
/// set.remove(Candidate { digit: five, cell: Cell::at(0, 0) });
/// assert_eq!(set.first().unwrap().to_string(), "5r1c2");
/// assert_eq!((!set).len(), 729 - 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CandidateSet([CellSet; Digit::NUM]);

impl CandidateSet {
    /// The set without members.
    pub const EMPTY: Self = Self([CellSet::EMPTY; Digit::NUM]);
    /// The set of all 729.
    pub const ALL: Self = Self([CellSet::ALL; Digit::NUM]);

    /// Creates the set of every one of some digits in every one of some cells.
    ///
    /// ```
    /// use redoku::{CandidateSet, Cell, DigitSet, Digit, House};
    /// let here = CandidateSet::of(DigitSet::ALL, Cell::at(0, 0));
    /// let fives = CandidateSet::of(Digit::from_index(4), House::row(0).cells());
    /// assert_eq!((here.len(), fives.len(), (here & fives).len()), (9, 9, 1));
    /// ```
    #[inline]
    #[must_use]
    pub fn of(digits: impl Into<DigitSet>, cells: impl Into<CellSet>) -> Self {
        let cells = cells.into();
        let mut set = Self::EMPTY;
        digits.into().iter().for_each(|digit| set.0[digit.index()] = cells);
        set
    }

    /// Returns the cells in which the set has this digit.
    #[inline]
    #[must_use]
    pub const fn cells(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }

    /// Returns the digits that the set has in this cell.
    #[inline]
    #[must_use]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        Digit::all().filter(|&digit| self.cells(digit).has(cell)).collect()
    }

    /// Returns the cells in which the set has some digit.
    #[inline]
    #[must_use]
    pub fn all_cells(&self) -> CellSet {
        self.0.into_iter().collect()
    }

    /// Returns the digits of the members.
    #[inline]
    #[must_use]
    pub fn all_digits(&self) -> DigitSet {
        Digit::all().filter(|&digit| !self.cells(digit).is_empty()).collect()
    }

    /// Returns the number of members.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Returns whether there are no members.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all_cells().is_empty()
    }

    /// Returns whether `candidate` is a member.
    #[inline]
    #[must_use]
    pub const fn has(&self, candidate: Candidate) -> bool {
        self.cells(candidate.digit).has(candidate.cell)
    }

    /// Returns whether `other` has every member of this set.
    #[inline]
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// Returns whether the two sets have no member in common.
    #[inline]
    #[must_use]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        (*self & *other).is_empty()
    }

    /// Adds `candidate`.
    #[inline]
    pub const fn insert(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()].insert(candidate.cell);
    }

    /// Removes `candidate`.
    #[inline]
    pub const fn remove(&mut self, candidate: Candidate) {
        self.0[candidate.digit.index()].remove(candidate.cell);
    }

    /// Returns the first member.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Candidate> {
        self.iter().next()
    }

    /// Returns the last member.
    #[inline]
    #[must_use]
    pub fn last(&self) -> Option<Candidate> {
        self.iter().next_back()
    }

    /// Returns the only member; `None` if there are none or several.
    #[inline]
    #[must_use]
    pub fn single(&self) -> Option<Candidate> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// Removes the first member and returns it.
    #[inline]
    pub fn pop_first(&mut self) -> Option<Candidate> {
        let first = self.first();
        first.inspect(|&candidate| self.remove(candidate))
    }

    /// Removes the last member and returns it.
    #[inline]
    pub fn pop_last(&mut self) -> Option<Candidate> {
        let last = self.last();
        last.inspect(|&candidate| self.remove(candidate))
    }

    /// Returns an iterator over the members, in order.
    #[inline]
    pub const fn iter(&self) -> CandidateSetIter {
        CandidateSetIter { rest: *self, front: 0, back: Digit::NUM }
    }

    #[inline]
    fn zip(self, other: Self, operator: impl Fn(CellSet, CellSet) -> CellSet) -> Self {
        Self(std::array::from_fn(|digit| operator(self.0[digit], other.0[digit])))
    }
}

/// An iterator over the members of a [`CandidateSet`].
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless consumed"]
pub struct CandidateSetIter {
    rest: CandidateSet,
    /// The digits that are left, by index: from `front` up to, but not including, `back`.
    front: usize,
    back: usize,
}

impl Iterator for CandidateSetIter {
    type Item = Candidate;

    #[inline]
    fn next(&mut self) -> Option<Candidate> {
        while self.front < self.back {
            if let Some(cell) = self.rest.0[self.front].pop_first() {
                return Some(Candidate { digit: Digit::from_index(self.front), cell });
            }
            self.front += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl DoubleEndedIterator for CandidateSetIter {
    #[inline]
    fn next_back(&mut self) -> Option<Candidate> {
        while self.front < self.back {
            if let Some(cell) = self.rest.0[self.back - 1].pop_last() {
                return Some(Candidate { digit: Digit::from_index(self.back - 1), cell });
            }
            self.back -= 1;
        }
        None
    }
}

/// The cells of each digit, 1 first.
impl From<[CellSet; Digit::NUM]> for CandidateSet {
    #[inline]
    fn from(cells: [CellSet; Digit::NUM]) -> Self {
        Self(cells)
    }
}

/// The digits of a grid, each in its cell.
impl From<&Grid> for CandidateSet {
    fn from(grid: &Grid) -> Self {
        grid.digits().map(|(cell, digit)| Candidate { digit, cell }).collect()
    }
}

collection_traits!(CandidateSet of Candidate, CandidateSetIter);
operator!(CandidateSet, BitOr bitor, BitOrAssign bitor_assign, |a, b| a.zip(b, |a, b| a | b));
operator!(CandidateSet, BitAnd bitand, BitAndAssign bitand_assign, |a, b| a.zip(b, |a, b| a & b));
operator!(CandidateSet, BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a.zip(b, |a, b| a ^ b));
operator!(CandidateSet, Sub sub, SubAssign sub_assign, |a, b| a.zip(b, |a, b| a - b));

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
