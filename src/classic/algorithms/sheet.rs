//! The grid that a search works on, and its observer.

use crate::classic::observer::Observer;
use crate::model::{Candidate, Cell, Digit, Grid, Puzzle, Solution};

/// A grid whose changes are reported to an observer.
pub(super) struct Sheet<'a, O> {
    pub(super) grid: Grid,
    pub(super) observer: &'a mut O,
}

impl<'a, O: Observer> Sheet<'a, O> {
    pub(super) fn new(puzzle: &Puzzle, observer: &'a mut O) -> Self {
        Self { grid: *puzzle.grid(), observer }
    }

    /// Looks whether a cell is blank: one read.
    #[inline]
    pub(super) fn is_blank(&mut self, cell: Cell) -> bool {
        self.observer.look(cell);
        self.observer.read();
        self.grid.digit(cell).is_none()
    }

    /// Compares a cell with a digit: one read.
    #[inline]
    pub(super) fn holds(&mut self, cell: Cell, digit: Digit) -> bool {
        self.observer.read();
        self.grid.digit(cell) == Some(digit)
    }

    #[inline]
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        self.observer.place(cell, digit);
        self.grid.set(cell, Some(digit));
    }

    #[inline]
    pub(super) fn erase(&mut self, cell: Cell) {
        self.observer.erase(cell);
        self.grid.set(cell, None);
    }

    /// Reports that the board is full; returns `true`: the search is done.
    #[inline]
    pub(super) fn found(&mut self) -> bool {
        self.observer.found();
        true
    }

    /// The solution; `None` unless the grid is full and right.
    pub(super) fn solution(&self) -> Option<Solution> {
        Solution::new(self.grid)
    }
}

/// The digits in ascending order, from the choice of a resumed call on.
#[inline]
pub(super) fn digits_from(resumed: Option<Candidate>) -> impl Iterator<Item = Digit> {
    let first = resumed.map_or(0, |candidate| candidate.digit.index());
    (first..Digit::NUM).map(Digit::from_index)
}
