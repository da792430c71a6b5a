//! Propagation: place naked and hidden singles until there are none, and only then guess.
//! Peter Norvig's essay made the idea famous.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Digit, DigitSet, House, Puzzle, Solution};

use super::free::{Free, untried};
use super::sheet::Sheet;

/// Solves by singles, and by guessing in the blank with the fewest candidates where they run out.
pub fn propagation<O: Observer>(puzzle: &Puzzle, observer: &mut O) -> Outcome<O, Option<Solution>> {
    let sheet = Sheet::new(puzzle, observer);
    let mut search = Propagation { free: Free::new(&sheet.grid), placed: Vec::new(), sheet };
    search.search()?;
    Continue(search.sheet.solution())
}

struct Propagation<'a, O> {
    sheet: Sheet<'a, O>,
    free: Free,
    /// What was placed so far, in order.
    placed: Vec<Candidate>,
}

impl<O: Observer> Propagation<'_, O> {
    fn search(&mut self) -> Outcome<O, bool> {
        let resumed = self.sheet.observer.enter(None)?;
        let before = self.placed.len();
        let mut done = false;
        let mut at = None;
        if self.propagate() {
            if let Some((cell, candidates)) = self.free.fewest(&mut self.sheet) {
                at = Some(cell);
                done = self.guess(cell, candidates, resumed)?;
            } else {
                done = self.sheet.found();
            }
        }
        if !done {
            self.take_back(before);
        }
        self.sheet.observer.leave(at, done);
        Continue(done)
    }

    fn guess(
        &mut self,
        cell: Cell,
        candidates: DigitSet,
        resumed: Option<Candidate>,
    ) -> Outcome<O, bool> {
        for digit in untried(&mut self.sheet, (cell, candidates), resumed) {
            let before = self.placed.len();
            self.sheet.observer.test(cell, digit, || None);
            self.place(cell, digit);
            if self.search()? {
                return Continue(true);
            }
            self.sheet.observer.fail(cell, digit);
            self.take_back(before);
        }
        Continue(false)
    }

    /// Places singles until a whole round finds none; returns `false` at a contradiction.
    fn propagate(&mut self) -> bool {
        loop {
            let before = self.placed.len();
            let consistent = self.naked_singles() && House::all().all(|h| self.hidden_singles(h));
            if !consistent || self.placed.len() == before {
                return consistent;
            }
        }
    }

    fn naked_singles(&mut self) -> bool {
        for cell in Cell::all() {
            let Some(candidates) = self.free.candidates(&mut self.sheet, cell) else { continue };
            match candidates.first() {
                None => return false,
                Some(digit) if candidates.len() == 1 => self.place(cell, digit),
                Some(_) => {}
            }
        }
        true
    }

    fn hidden_singles(&mut self, house: House) -> bool {
        let mut once = self.sheet.grid.digits_in(house);
        let mut twice = once;
        let mut blanks = Vec::with_capacity(9);
        for cell in house.iter() {
            if let Some(candidates) = self.free.candidates(&mut self.sheet, cell) {
                twice |= once & candidates;
                once |= candidates;
                blanks.push((cell, candidates));
            }
        }
        if once != DigitSet::ALL {
            return false;
        }
        for (cell, candidates) in blanks {
            let hidden = candidates - twice;
            match hidden.first() {
                Some(digit) if hidden.len() == 1 => self.place(cell, digit),
                Some(_) => return false,
                None => {}
            }
        }
        true
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.sheet.place(cell, digit);
        self.free.take(cell, digit);
        self.placed.push(Candidate { digit, cell });
    }

    fn take_back(&mut self, before: usize) {
        for Candidate { digit, cell } in self.placed.drain(before..).rev() {
            self.sheet.erase(cell);
            self.free.give_back(cell, digit);
        }
    }
}
