//! What a search reports to its observer.

use std::convert::Infallible;
use std::ops::ControlFlow;

use crate::model::{Candidate, Cell, Digit, Puzzle, Solution};

/// Watches a search. Every method but `enter` does nothing by default.
pub trait Observer {
    /// What the observer returns when it stops a search; [`Infallible`] if it never does.
    type Stop;

    /// A call of the recursive function begins, at a cell if the function is given one.
    ///
    /// Returns `None`, or the choice with which the call is to start: a search that was stopped is resumed by
    /// returning the choices of its open calls, call by call.
    fn enter(&mut self, at: Option<Cell>) -> Outcome<Self, Option<Candidate>>;

    /// A call of the recursive function ends, with a full board (`done`) or in a dead end.
    fn leave(&mut self, _at: Option<Cell>, _done: bool) {}

    /// The search looks whether a cell is blank, or what it may hold.
    fn look(&mut self, _cell: Cell) {}

    /// One cell of the board or one entry of a table is read, to find a blank or to test a digit.
    fn read(&mut self) {}

    /// A digit is tried in a cell. `forbidding` finds the cell that rules it out, if any does.
    fn test(&mut self, _cell: Cell, _digit: Digit, _forbidding: impl FnOnce() -> Option<Cell>) {}

    /// A digit is written into a cell. The last one before the next `enter` is the call's choice.
    fn place(&mut self, _cell: Cell, _digit: Digit) {}

    /// A cell is set back to blank.
    fn erase(&mut self, _cell: Cell) {}

    /// A choice of this call failed. A resumed search reports the earlier failures of its open calls again. The
    /// classics report none: their path alone shows them.
    fn fail(&mut self, _cell: Cell, _digit: Digit) {}

    /// The board is full.
    fn found(&mut self) {}
}

/// The result of a search, unless its observer stopped it.
pub type Outcome<O, T> = ControlFlow<<O as Observer>::Stop, T>;

/// No observer: every call compiles to nothing.
impl Observer for () {
    type Stop = Infallible;

    #[inline(always)]
    fn enter(&mut self, _at: Option<Cell>) -> Outcome<Self, Option<Candidate>> {
        ControlFlow::Continue(None)
    }
}

/// A search that can be observed.
pub trait Search {
    /// Looks for the first solution.
    fn run<O: Observer>(&self, puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>>;
}
