//! The countable work of a search.

use std::convert::Infallible;
use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Digit};

/// The work that a search has done. Filling tables or lists before the search is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Invocations of the recursive function, the first included.
    pub calls: u64,
    /// Digits tried in a cell, fitting or not.
    pub tests: u64,
    /// Cells and table entries looked at to find a blank or to test a digit.
    pub reads: u64,
    /// Digits written into a cell.
    pub placements: u64,
    /// Times a cell is set back to blank.
    pub erasures: u64,
    /// The most calls that were ever open at once.
    pub depth: u64,
    /// The calls that are open now.
    pub open: u64,
}

/// Counts alone, without events.
impl Observer for Counts {
    type Stop = Infallible;

    #[inline]
    fn enter(&mut self, _at: Option<Cell>) -> Outcome<Self, Option<Candidate>> {
        self.calls += 1;
        self.open += 1;
        self.depth = self.depth.max(self.open);
        Continue(None)
    }

    #[inline]
    fn leave(&mut self, _at: Option<Cell>, _done: bool) {
        self.open -= 1;
    }

    #[inline]
    fn read(&mut self) {
        self.reads += 1;
    }

    #[inline]
    fn test(&mut self, _cell: Cell, _digit: Digit, _forbidding: impl FnOnce() -> Option<Cell>) {
        self.tests += 1;
    }

    #[inline]
    fn place(&mut self, _cell: Cell, _digit: Digit) {
        self.placements += 1;
    }

    #[inline]
    fn erase(&mut self, _cell: Cell) {
        self.erasures += 1;
    }
}
