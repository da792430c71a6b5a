//! The story of an engine that draws its own conclusions, and guesses where they end.

use std::ops::ControlFlow::Continue;

use crate::model::{Candidate, Cell, Digit, Grid, Puzzle, Solution};

use super::observer::{Observer, Outcome};
use super::sheet::Sheet;

/// What an engine must be able to say about itself; how it draws its conclusions is its own affair.
pub trait Engine: Clone {
    /// The engine at the start of a search.
    fn new(puzzle: &Puzzle) -> Self;
    /// Draws every conclusion it can; `false` at a contradiction.
    fn settle(&mut self) -> bool;
    /// The digits it is certain of.
    fn grid(&self) -> Grid;
    /// What it would try next; `None` if every cell is settled.
    fn guess(&self) -> Option<Candidate>;
    /// Takes a candidate for true.
    fn place(&mut self, candidate: Candidate);
    /// Takes a candidate for false.
    fn eliminate(&mut self, candidate: Candidate);
}

/// Solves with an engine: its conclusions are told as placements in reading order, its guesses as tests.
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
            // A guess other than the resumed one had failed before the search was broken off.
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
