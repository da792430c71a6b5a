//! Cells into rows of nine, rows into grids: the one place that counts them.

use crate::model::{Cell, Digit, Grid};

use super::error::{Fault, ParseErrorKind};
use super::symbol::Symbol;

/// Collects cells of any kind: digits, sets of pencil marks, entries of a file.
pub(super) struct Rows<T> {
    /// The cells of the grid so far; never more than 81.
    cells: Vec<T>,
    /// How many cells the rows before this one have.
    before: usize,
    /// How many cells this row has, whether they are kept or not.
    width: usize,
    /// How many grids are complete.
    grids: usize,
}

impl<T> Rows<T> {
    pub(super) fn new() -> Self {
        Self { cells: Vec::with_capacity(Cell::NUM), before: 0, width: 0, grids: 0 }
    }

    /// Adds a cell to the row.
    pub(super) fn push(&mut self, cell: T) {
        if self.cells.len() < Cell::NUM {
            self.cells.push(cell);
        }
        self.width += 1;
    }

    /// The index of the row within its grid.
    pub(super) fn row(&self) -> usize {
        self.before / 9
    }

    /// How many cells the row has so far.
    pub(super) fn width(&self) -> usize {
        self.width
    }

    /// Whether a grid has been started and is not complete.
    pub(super) fn is_inside(&self) -> bool {
        self.before + self.width > 0
    }

    /// Drops the cells of the row.
    pub(super) fn drop_row(&mut self) {
        self.cells.truncate(self.before);
        self.width = 0;
    }

    /// Ends a row of nine; returns the 81 cells if it was the last row of a grid.
    pub(super) fn end_row(&mut self) -> Result<Option<Vec<T>>, Fault<'static>> {
        if self.width != 9 {
            return Err(Fault::row_cells(self.row(), self.width).after(self.grids));
        }
        Ok(self.close())
    }

    /// Ends a row of nine, or a whole grid in one row.
    pub(super) fn end_row_or_grid(&mut self) -> Result<Option<Vec<T>>, Fault<'static>> {
        match self.width {
            Cell::NUM if self.before == 0 => Ok(self.close()),
            // Too wide for a spoiled row.
            19.. if self.before == 0 => Err(Fault::cells(self.width).after(self.grids)),
            _ => self.end_row(),
        }
    }

    fn close(&mut self) -> Option<Vec<T>> {
        self.before += std::mem::take(&mut self.width);
        if self.before < Cell::NUM {
            return None;
        }
        self.before = 0;
        self.grids += 1;
        Some(std::mem::replace(&mut self.cells, Vec::with_capacity(Cell::NUM)))
    }

    /// Ends the text: there must be a grid, and nothing of a further one.
    pub(super) fn end(&self) -> Result<(), Fault<'static>> {
        if self.grids > 0 && !self.is_inside() {
            return Ok(());
        }
        // Rows below the only grid are counted with it; those below several are the last grid's.
        let above = if self.grids == 1 { 9 } else { 0 };
        let kind = ParseErrorKind::RowCount(above + self.row());
        Err(Fault::from(kind).after(self.grids))
    }
}

/// A cell as it is written: the digit, if any, and the character.
///
/// The character shows whether a grid without digits is blank or a picture, see [`grid_of`].
#[derive(Clone, Copy)]
pub(super) struct Written {
    pub(super) digit: Option<Digit>,
    pub(super) character: char,
}

impl Written {
    /// The cell that a character stands for.
    pub(super) fn new(character: char) -> Option<Self> {
        match Symbol::from(character) {
            Symbol::Cell(digit) => Some(Self { digit, character }),
            _ => None,
        }
    }

    /// A blank cell.
    pub(super) const BLANK: Self = Self { digit: None, character: '.' };
}

/// The grid of 81 cells. Different blanks and no digit are a picture, a crossword for example.
pub(super) fn grid_of(cells: &[Written]) -> Result<Grid, Fault<'static>> {
    let has_digit = cells.iter().any(|cell| cell.digit.is_some());
    let first = cells.first().map(|cell| cell.character);
    if !has_digit && cells.iter().any(|cell| Some(cell.character) != first) {
        return Err(ParseErrorKind::UnknownFormat.into());
    }
    Ok(cells.iter().map(|cell| cell.digit).collect::<Digits>().0)
}

/// A grid collected from its cells in reading order.
pub(super) struct Digits(pub(super) Grid);

impl FromIterator<Option<Digit>> for Digits {
    fn from_iter<I: IntoIterator<Item = Option<Digit>>>(digits: I) -> Self {
        let mut grid = Grid::EMPTY;
        Cell::all().zip(digits).for_each(|(cell, digit)| grid.set(cell, digit));
        Self(grid)
    }
}

/// Fewest digits with which a grid is recognised by its shape alone: no puzzle with fewer has one solution.
pub(super) const MIN_GIVENS: usize = 17;

/// Reads a grid of exactly 81 characters.
///
/// Besides the usual blanks, any one other character may stand for a blank (Sudopedia's rule). Without a digit
/// only `.` and `0` are blanks: a run of dashes is a border.
pub(super) fn exact(text: &str) -> Option<Grid> {
    // No character has more than four bytes.
    if !(Cell::NUM..=4 * Cell::NUM).contains(&text.len()) || text.chars().count() != Cell::NUM {
        return None;
    }
    let digits = text.chars().filter(char::is_ascii_digit).filter(|&c| c != '0').count();
    let is_grid = match text.chars().find(|&c| Written::new(c).is_none()) {
        Some(blank) => {
            let is_blank = |c: char| c == blank && !c.is_whitespace();
            digits >= MIN_GIVENS && text.chars().all(|c| matches!(c, '1'..='9') || is_blank(c))
        }
        None => digits > 0 || text.chars().all(|c| matches!(c, '.' | '0')),
    };
    let digit = |c: char| Written::new(c).and_then(|cell| cell.digit);
    is_grid.then(|| text.chars().map(digit).collect::<Digits>().0)
}
