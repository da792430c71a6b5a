//! Used tables: visits the cells like scan and check, but a test is three look-ups.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Puzzle, Solution};

use super::sheet::{Sheet, digits_from};
use super::used::Used;

/// Solves by recursion from cell to cell with tables of the digits used.
pub fn tables<O: Observer>(puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
    let sheet = Sheet::new(puzzle, observer);
    let mut search = Tables { used: Used::new(&sheet.grid), sheet };
    search.dfs(0, 0)?;
    Continue(search.sheet.solution())
}

struct Tables<'a, O> {
    sheet: Sheet<'a, O>,
    used: Used,
}

impl<O: Observer> Tables<'_, O> {
    fn dfs(&mut self, row: usize, column: usize) -> Outcome<O, bool> {
        let (row, column) = if column == 9 { (row + 1, 0) } else { (row, column) };
        let at = Cell::new(9 * row + column);
        let resumed = self.sheet.observer.enter(at)?;
        let done = match at {
            None => self.sheet.found(),
            Some(cell) if self.sheet.is_blank(cell) => self.fill(cell, resumed)?,
            Some(_) => self.dfs(row, column + 1)?,
        };
        self.sheet.observer.leave(at, done);
        Continue(done)
    }

    fn fill(&mut self, cell: Cell, resumed: Option<Candidate>) -> Outcome<O, bool> {
        for digit in digits_from(resumed) {
            if self.used.allows(&mut self.sheet, cell, digit) {
                self.sheet.place(cell, digit);
                self.used.set(cell, digit, true);
                if self.dfs(cell.row(), cell.column() + 1)? {
                    return Continue(true);
                }
                self.sheet.erase(cell);
                self.used.set(cell, digit, false);
            }
        }
        Continue(false)
    }
}
