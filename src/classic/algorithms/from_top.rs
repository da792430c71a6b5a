//! Search from the top: calls pass on no position, so that each walks the board again to find a blank.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Puzzle, Solution};

use super::scan::fits;
use super::sheet::{Sheet, digits_from};

/// Solves by recursion to the first blank of the whole board.
pub fn from_top<O: Observer>(puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
    let mut sheet = Sheet::new(puzzle, observer);
    search(&mut sheet)?;
    Continue(sheet.solution())
}

fn search<O: Observer>(sheet: &mut Sheet<'_, O>) -> Outcome<O, bool> {
    let resumed = sheet.observer.enter(None)?;
    let blank = Cell::all().find(|&cell| sheet.is_blank(cell));
    let done = match blank {
        None => sheet.found(),
        Some(cell) => fill(sheet, cell, resumed)?,
    };
    sheet.observer.leave(blank, done);
    Continue(done)
}

fn fill<O: Observer>(
    sheet: &mut Sheet<'_, O>,
    cell: Cell,
    resumed: Option<Candidate>,
) -> Outcome<O, bool> {
    for digit in digits_from(resumed) {
        if fits(sheet, cell, digit) {
            sheet.place(cell, digit);
            if search(sheet)? {
                return Continue(true);
            }
            sheet.erase(cell);
        }
    }
    Continue(false)
}
