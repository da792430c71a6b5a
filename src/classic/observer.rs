//! What a search tells the one who watches it.

use std::convert::Infallible;
use std::ops::ControlFlow;

use crate::model::{Candidate, Cell, Digit, Puzzle, Solution};

/// The one who watches a search. Every method but `enter` has an empty body to begin with, so that an
/// observer says only what it cares for.
pub trait Observer {
    /// What it hands back when it breaks a search off; [`Infallible`] if it never does.
    type Stop;

    /// A call of the recursive function begins, at a cell if the function is given one.
    ///
    /// The answer is `None`, or the placement with which this call once went deeper: a search that was
    /// broken off is taken up again by answering with its placements, call by call.
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

    /// A choice of this call led nowhere. When a search is taken up again, its failed choices are told
    /// again on the way. The classics tell none: their path alone shows them.
    fn fail(&mut self, _cell: Cell, _digit: Digit) {}

    /// The board is full.
    fn found(&mut self) {}
}

/// What a search comes to, unless its observer broke it off.
pub type Outcome<O, T> = ControlFlow<<O as Observer>::Stop, T>;

/// Nobody watches: every call is empty and compiles to nothing.
impl Observer for () {
    type Stop = Infallible;

    #[inline(always)]
    fn enter(&mut self, _at: Option<Cell>) -> Outcome<Self, Option<Candidate>> {
        ControlFlow::Continue(None)
    }
}

/// A way to search that can be watched.
pub trait Search {
    /// Looks for the first solution.
    fn run<O: Observer>(&self, puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>>;
}
