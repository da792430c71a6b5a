//! Dancing links: Sudoku as an exact cover, by Donald Knuth's Algorithm X.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Puzzle, Solution};

use super::links::{Links, candidate, cell_of, header};
use super::sheet::Sheet;

/// Solves by meeting the demand with the fewest candidates, of a cell or of a house.
pub fn dancing_links<O: Observer>(
    puzzle: &Puzzle,
    observer: &mut O,
) -> Outcome<O, Option<Solution>> {
    let mut sheet = Sheet::new(puzzle, observer);
    let mut links = Links::new();
    for (cell, digit) in puzzle.grid().digits() {
        let candidate = Candidate { digit, cell };
        candidate.demands().into_iter().for_each(|demand| links.cover(header(demand)));
    }
    search(&mut sheet, &mut links)?;
    Continue(sheet.solution())
}

fn search<O: Observer>(sheet: &mut Sheet<'_, O>, links: &mut Links) -> Outcome<O, bool> {
    let resumed = sheet.observer.enter(None)?;
    let hardest = links.open().inspect(|_| sheet.observer.read()).min_by_key(|&d| links.len(d));
    let Some(demand) = hardest else {
        sheet.found();
        sheet.observer.leave(None, true);
        return Continue(true);
    };
    let mut done = false;
    links.cover(demand);
    let mut node = links.below(demand);
    while node != demand && !done {
        let candidate = candidate(node);
        let Candidate { digit, cell } = candidate;
        if resumed.is_none_or(|first| first <= candidate) {
            sheet.observer.test(cell, digit, || None);
            sheet.place(cell, digit);
            let met = links.met_with(node);
            met.into_iter().for_each(|demand| links.cover(demand));
            done = search(sheet, links)?;
            met.into_iter().rev().for_each(|demand| links.uncover(demand));
            if !done {
                sheet.observer.fail(cell, digit);
                sheet.erase(cell);
            }
        } else {
            sheet.observer.fail(cell, digit);
        }
        node = links.below(node);
    }
    links.uncover(demand);
    sheet.observer.leave(cell_of(demand), done);
    Continue(done)
}
