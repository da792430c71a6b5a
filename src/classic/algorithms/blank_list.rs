//! List of blanks: the blank cells are listed before the search, so that no filled cell is visited again.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Puzzle, Solution};

use super::sheet::{Sheet, digits_from};
use super::used::Used;

/// Solves by recursion from blank to blank with tables of the digits used.
pub fn blank_list<O: Observer>(puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
    let sheet = Sheet::new(puzzle, observer);
    let blanks = sheet.grid.blanks().iter().collect();
    let mut search = BlankList { used: Used::new(&sheet.grid), blanks, sheet };
    search.dfs(0)?;
    Continue(search.sheet.solution())
}

struct BlankList<'a, O> {
    sheet: Sheet<'a, O>,
    used: Used,
    blanks: Vec<Cell>,
}

impl<O: Observer> BlankList<'_, O> {
    fn dfs(&mut self, k: usize) -> Outcome<O, bool> {
        let at = self.blanks.get(k).copied();
        let resumed = self.sheet.observer.enter(at)?;
        let done = match at {
            None => self.sheet.found(),
            Some(cell) => self.fill(k, cell, resumed)?,
        };
        self.sheet.observer.leave(at, done);
        Continue(done)
    }

    fn fill(&mut self, k: usize, cell: Cell, resumed: Option<Candidate>) -> Outcome<O, bool> {
        for digit in digits_from(resumed) {
            if self.used.allows(&mut self.sheet, cell, digit) {
                self.sheet.place(cell, digit);
                self.used.set(cell, digit, true);
                if self.dfs(k + 1)? {
                    return Continue(true);
                }
                self.sheet.erase(cell);
                self.used.set(cell, digit, false);
            }
        }
        Continue(false)
    }
}
