//! Fewest first: go on with the blank that has the fewest candidates, and try only those.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Puzzle, Solution};

use super::free::{Free, untried};
use super::sheet::Sheet;

/// Solves by recursion to the blank with the fewest candidates, which mostly has just one.
pub fn fewest_first<O: Observer>(
    puzzle: &Puzzle,
    observer: &mut O,
) -> Outcome<O, Option<Solution>> {
    let mut sheet = Sheet::new(puzzle, observer);
    let mut free = Free::new(&sheet.grid);
    search(&mut sheet, &mut free)?;
    Continue(sheet.solution())
}

fn search<O: Observer>(sheet: &mut Sheet<'_, O>, free: &mut Free) -> Outcome<O, bool> {
    let resumed = sheet.observer.enter(None)?;
    let Some((cell, candidates)) = free.fewest(sheet) else {
        sheet.found();
        sheet.observer.leave(None, true);
        return Continue(true);
    };
    let mut done = false;
    for digit in untried(sheet, (cell, candidates), resumed) {
        sheet.observer.test(cell, digit, || None);
        sheet.place(cell, digit);
        free.take(cell, digit);
        done = search(sheet, free)?;
        if done {
            break;
        }
        sheet.observer.fail(cell, digit);
        sheet.erase(cell);
        free.give_back(cell, digit);
    }
    sheet.observer.leave(Some(cell), done);
    Continue(done)
}
