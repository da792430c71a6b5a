//! Found flag: calls return nothing; a shared flag says that the board is full.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Puzzle, Solution};

use super::sheet::{Sheet, digits_from};
use super::used::Used;

/// Solves by recursion with a flag for success. The loop over the digits does not stop at success, which is
/// harmless only because no other digit fits on a full board.
pub fn flag<O: Observer>(puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
    let sheet = Sheet::new(puzzle, observer);
    let mut search = Flag { used: Used::new(&sheet.grid), sheet, found: false };
    search.dfs(0, 0)?;
    Continue(search.sheet.solution())
}

struct Flag<'a, O> {
    sheet: Sheet<'a, O>,
    used: Used,
    found: bool,
}

impl<O: Observer> Flag<'_, O> {
    fn dfs(&mut self, row: usize, column: usize) -> Outcome<O, ()> {
        let position = 9 * row + column;
        let at = Cell::new(position);
        let resumed = self.sheet.observer.enter(at)?;
        match at {
            _ if self.found => {}
            None => self.found = self.sheet.found(),
            Some(cell) if self.sheet.is_blank(cell) => self.fill(cell, resumed)?,
            Some(_) => self.dfs((position + 1) / 9, (position + 1) % 9)?,
        }
        self.sheet.observer.leave(at, self.found);
        Continue(())
    }

    fn fill(&mut self, cell: Cell, resumed: Option<Candidate>) -> Outcome<O, ()> {
        let next = cell.index() + 1;
        for digit in digits_from(resumed) {
            if self.used.allows(&mut self.sheet, cell, digit) {
                self.sheet.place(cell, digit);
                self.used.set(cell, digit, true);
                self.dfs(next / 9, next % 9)?;
                if !self.found {
                    self.sheet.erase(cell);
                    self.used.set(cell, digit, false);
                }
            }
        }
        Continue(())
    }
}
