//! What a search tells the one who watches it.

use std::convert::Infallible;
use std::ops::ControlFlow;

use crate::model::{Cell, Digit};

/// The one who watches a search. Every method but `enter` has an empty body to begin with, so that an
/// observer says only what it cares for.
pub trait Observer {
    /// What it hands back when it breaks a search off; [`Infallible`] if it never does.
    type Stop;

    /// A call of the recursive function begins, at a cell if the function is given one.
    ///
    /// The answer is `None`, or the placement with which this call once went deeper: a search that was
    /// broken off is taken up again by answering with its placements, call by call.
    fn enter(&mut self, at: Option<Cell>) -> ControlFlow<Self::Stop, Option<(Cell, Digit)>>;

    /// A call of the recursive function ends.
    fn leave(&mut self) {}

    /// The search looks whether a cell is blank.
    fn look(&mut self, _cell: Cell) {}

    /// One cell of the board or one entry of a table is read, to find a blank or to test a digit.
    fn read(&mut self) {}

    /// A digit is tried in a cell. `forbidding` finds the cell that rules it out, if any does.
    fn test(&mut self, _cell: Cell, _digit: Digit, _forbidding: impl FnOnce() -> Option<Cell>) {}

    /// A digit is written into a cell.
    fn place(&mut self, _cell: Cell, _digit: Digit) {}

    /// A cell is set back to blank.
    fn erase(&mut self, _cell: Cell) {}

    /// The board is full.
    fn found(&mut self) {}
}

/// Nobody watches: every call is empty and compiles to nothing.
impl Observer for () {
    type Stop = Infallible;

    #[inline(always)]
    fn enter(&mut self, _at: Option<Cell>) -> ControlFlow<Infallible, Option<(Cell, Digit)>> {
        ControlFlow::Continue(None)
    }
}
