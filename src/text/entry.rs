//! What is read: puzzles with their givens, digits and marks.

use crate::model::{Cell, DigitSet, Grid};

use super::format::Format;

/// What a text holds.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Parsed {
    /// The puzzles, in order; never empty.
    pub puzzles: Vec<Entry>,
    /// How they are written.
    pub format: Format,
    /// The lines that were left out: words that are not the name of a puzzle. Comments and blank lines do not count.
    pub skipped: Vec<Skipped>,
}

/// A line of a text that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Skipped {
    /// The line, counted from 0.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

impl std::fmt::Display for Skipped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no Sudoku found in \"{}\"", self.text)
    }
}

/// One puzzle of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The givens.
    pub grid: Grid,
    /// The digits that a person placed, blank where there is a given.
    pub placed: Grid,
    /// The pencil marks of each cell, if the text has any; empty for a cell with a digit.
    pub marks: Option<Box<Marks>>,
    /// The answer, if the text has one.
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
    /// The same puzzle with this name.
    pub(super) fn named(self, name: Option<String>) -> Self {
        Self { name, ..self }
    }

    /// The same puzzle with the marks of the cells that have no digit, if there are any.
    pub(super) fn with_marks(self, mut marks: Marks) -> Self {
        self.digits().filled().iter().for_each(|cell| marks[cell.index()] = DigitSet::EMPTY);
        let is_marked = marks.iter().any(|set| !set.is_empty());
        Self { marks: is_marked.then(|| Box::new(marks)), ..self }
    }

    /// All its digits, the givens and those that were placed.
    pub(super) fn digits(&self) -> Grid {
        self.grid.digits().chain(self.placed.digits()).collect()
    }
}
