//! What is read: puzzles with their givens, digits and marks.

use crate::model::{Cell, DigitSet, Grid};

use super::cells::{digit_at, set_digit};
use super::format::Format;

/// What a text turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The puzzles in it, in order; never empty.
    pub puzzles: Vec<Entry>,
    /// How they were written.
    pub format: Format,
}

/// One puzzle of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The givens.
    pub grid: Grid,
    /// The digits that a person had placed, blank where there is a given.
    pub placed: Grid,
    /// The pencil marks of each cell, if the text had any; empty for a cell with a digit.
    pub marks: Option<Box<Marks>>,
    /// The answer, if the text came with one.
    pub solution: Option<Box<Grid>>,
    /// Its title or comment, if it has one.
    pub name: Option<String>,
}

/// The pencil marks of the 81 cells.
pub type Marks = [DigitSet; Cell::NUM];

impl From<Grid> for Entry {
    fn from(grid: Grid) -> Self {
        Self { grid, placed: Grid::EMPTY, marks: None, solution: None, name: None }
    }
}

impl Entry {
    /// An entry without anything.
    #[inline(never)]
    pub(super) fn blank() -> Self {
        Grid::EMPTY.into()
    }

    /// Adds a puzzle with these givens.
    #[inline(never)]
    pub(super) fn add(puzzles: &mut Vec<Self>, grid: &Grid, name: Option<String>) {
        let mut entry = Self::blank();
        entry.grid = *grid;
        entry.name = name;
        puzzles.push(entry);
    }

    /// Takes the marks of the cells without a digit, if there are any.
    #[inline(never)]
    pub(super) fn set_marks(&mut self, marks: &Marks) {
        let digits = self.digits();
        let mut kept = Box::new(*marks);
        let mut is_marked = false;
        for (i, set) in kept.iter_mut().enumerate() {
            if digit_at(&digits, i) > 0 {
                *set = DigitSet::EMPTY;
            }
            is_marked |= !set.is_empty();
        }
        self.marks = is_marked.then_some(kept);
    }

    /// All its digits, the givens and those that were placed.
    #[inline(never)]
    pub(super) fn digits(&self) -> Grid {
        let mut all = self.grid;
        for i in 0..Cell::NUM {
            let own = digit_at(&self.placed, i);
            if own > 0 {
                set_digit(&mut all, i, own);
            }
        }
        all
    }
}
