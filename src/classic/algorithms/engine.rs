//! The events of an engine that draws its own conclusions and guesses where they end.

use std::ops::ControlFlow::Continue;

use crate::classic::observer::{Observer, Outcome};
use crate::model::{Candidate, Cell, Digit, Grid, Puzzle, Solution};

use super::sheet::Sheet;

/// An engine whose search can be shown. How it draws its conclusions is up to it.
pub trait Engine: Clone {
    /// Creates the engine at the start of a search.
    fn new(puzzle: &Puzzle) -> Self;
    /// Draws every conclusion it can; returns `false` at a contradiction.
    fn settle(&mut self) -> bool;
    /// Returns the digits that are certain.
    fn grid(&self) -> Grid;
    /// Returns the candidate to try next; `None` if every cell is settled.
    fn guess(&self) -> Option<Candidate>;
    /// Assumes that a candidate is true.
    fn place(&mut self, candidate: Candidate);
    /// Assumes that a candidate is false.
    fn eliminate(&mut self, candidate: Candidate);
}

/// Solves with an engine. Its conclusions are reported as placements in reading order, its guesses as tests.
pub fn engine<E: Engine, O: Observer>(
    puzzle: &Puzzle,
    observer: &mut O,
) -> Outcome<O, Option<Solution>> {
    let mut story = Story { sheet: Sheet::new(puzzle, observer), placed: Vec::new() };
    story.search(E::new(puzzle))?;
    Continue(story.sheet.solution())
}

struct Story<'a, O> {
    sheet: Sheet<'a, O>,
    placed: Vec<Cell>,
}

impl<O: Observer> Story<'_, O> {
    fn search<E: Engine>(&mut self, mut engine: E) -> Outcome<O, bool> {
        let mut resumed = self.sheet.observer.enter(None)?;
        let before = self.placed.len();
        let mut done = false;
        while !done && engine.settle() {
            self.show(&engine.grid());
            let Some(guess) = engine.guess() else {
                done = self.sheet.found();
                break;
            };
            // Guesses before the resumed one failed before the search was stopped.
            if resumed.is_none_or(|first| first == guess) {
                resumed = None;
                done = self.try_guess(&engine, guess)?;
            } else {
                self.sheet.observer.fail(guess.cell, guess.digit);
            }
            engine.eliminate(guess);
        }
        if !done {
            self.take_back(before);
        }
        self.sheet.observer.leave(None, done);
        Continue(done)
    }

    fn try_guess<E: Engine>(&mut self, engine: &E, guess: Candidate) -> Outcome<O, bool> {
        let Candidate { digit, cell } = guess;
        let before = self.placed.len();
        self.sheet.observer.test(cell, digit, || None);
        self.place(cell, digit);
        let mut next = engine.clone();
        next.place(guess);
        let done = self.search(next)?;
        if !done {
            self.sheet.observer.fail(cell, digit);
            self.take_back(before);
        }
        Continue(done)
    }

    fn show(&mut self, certain: &Grid) {
        for cell in self.sheet.grid.blanks().iter() {
            if let Some(digit) = certain.digit(cell) {
                self.place(cell, digit);
            }
        }
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.sheet.place(cell, digit);
        self.placed.push(cell);
    }

    fn take_back(&mut self, before: usize) {
        self.placed.drain(before..).rev().for_each(|cell| self.sheet.erase(cell));
    }
}
