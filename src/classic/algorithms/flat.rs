//! Flat index: cells are counted from 0 to 80, and a failed digit stays until the next one overwrites it.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Puzzle, Solution};

use super::sheet::{Sheet, digits_from};
use super::used::Used;

/// Solves by recursion over one index; a cell becomes blank again only after all nine digits failed.
pub fn flat<O: Observer>(puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
    let sheet = Sheet::new(puzzle, observer);
    let mut search = Flat { used: Used::new(&sheet.grid), sheet };
    search.solve(0)?;
    Continue(search.sheet.solution())
}

struct Flat<'a, O> {
    sheet: Sheet<'a, O>,
    used: Used,
}

impl<O: Observer> Flat<'_, O> {
    fn solve(&mut self, n: usize) -> Outcome<O, bool> {
        let at = Cell::new(n);
        let resumed = self.sheet.observer.enter(at)?;
        let done = match at {
            None => self.sheet.found(),
            Some(cell) if self.sheet.is_blank(cell) => self.fill(cell, resumed)?,
            Some(_) => self.solve(n + 1)?,
        };
        self.sheet.observer.leave(at, done);
        Continue(done)
    }

    fn fill(&mut self, cell: Cell, resumed: Option<Candidate>) -> Outcome<O, bool> {
        for digit in digits_from(resumed) {
            if self.used.allows(&mut self.sheet, cell, digit) {
                self.sheet.place(cell, digit);
                self.used.set(cell, digit, true);
                if self.solve(cell.index() + 1)? {
                    return Continue(true);
                }
                self.used.set(cell, digit, false);
            }
        }
        self.sheet.erase(cell);
        Continue(false)
    }
}
