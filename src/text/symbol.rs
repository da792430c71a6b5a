//! What a single plain character means in a grid.

use crate::model::{Cell, Digit, Grid};

/// A character of a grid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Symbol {
    /// A cell with a digit.
    Digit(Digit),
    /// A blank cell.
    Blank,
    /// White space.
    Gap,
    /// A line of a drawing.
    Bar,
    /// Anything else.
    Other,
}

impl Symbol {
    /// Its meaning.
    pub(super) fn of(c: char) -> Self {
        match c {
            '1'..='9' => Digit::from_ascii(c as u8).map_or(Self::Other, Self::Digit),
            '.' | '0' | '-' | '_' | '*' | 'x' | 'X' | '?' => Self::Blank,
            ' ' | '\t' | '\n' | '\r' => Self::Gap,
            '|' | '!' | '+' | ':' => Self::Bar,
            _ => Self::Other,
        }
    }

    /// The content of the cell, if it is a cell.
    pub(super) fn cell(self) -> Option<Option<Digit>> {
        match self {
            Self::Digit(digit) => Some(Some(digit)),
            Self::Blank => Some(None),
            _ => None,
        }
    }
}

/// The grid written by exactly 81 cells. A run of dashes alone is a drawn line, not a grid.
pub(super) fn exact_grid(text: &str) -> Option<Grid> {
    if text.len() != Cell::NUM {
        return None;
    }
    let mut grid = Grid::EMPTY;
    for (cell, c) in Cell::all().zip(text.chars()) {
        grid.set(cell, Symbol::of(c).cell()?);
    }
    let is_drawn = grid == Grid::EMPTY && !text.bytes().all(|byte| matches!(byte, b'.' | b'0'));
    (!is_drawn).then_some(grid)
}

/// How many characters of a text are cells, and how many mean nothing in a grid.
pub(super) fn census(text: &str) -> (usize, usize) {
    let mut counts = (0, 0);
    for c in text.chars() {
        match Symbol::of(c) {
            Symbol::Digit(_) | Symbol::Blank => counts.0 += 1,
            Symbol::Other => counts.1 += 1,
            _ => {}
        }
    }
    counts
}
