//! A grid as it was typed: 81 cells, each blank or with a digit.

use std::fmt;
use std::ops::Index;
use std::str::FromStr;

use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::error::ParseGridError;
use super::house::House;

/// 81 cells, each blank or with a digit. Digits may break the rules; a [`Puzzle`](crate::Puzzle) does not.
///
/// ```
/// use redoku::{Cell, Digit, Grid};
/// let mut grid = Grid::EMPTY;
/// grid.set(Cell::at(0, 4), Digit::new(7));
/// assert_eq!(grid[Cell::at(0, 4)], Digit::new(7));
/// assert!(grid.to_string().starts_with("....7...."));
/// assert_eq!(grid.to_string().parse(), Ok(grid));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid([Option<Digit>; Cell::NUM]);

impl Grid {
    /// The grid without a digit.
    pub const EMPTY: Self = Self([None; Cell::NUM]);

    /// Returns the digit in a cell.
    #[inline]
    #[must_use]
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        self.0[cell.index()]
    }

    /// Writes a digit into a cell; `None` erases it.
    #[inline]
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit;
    }

    /// Returns the grid with another digit in a cell; `None` leaves it blank.
    ///
    /// ```
    /// use redoku::{Cell, Digit, Grid};
    /// let grid = Grid::EMPTY.with(Cell::at(0, 4), Digit::new(7));
    /// assert_eq!(grid.differing(&Grid::EMPTY).single(), Some(Cell::at(0, 4)));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(mut self, cell: Cell, digit: Option<Digit>) -> Self {
        self.set(cell, digit);
        self
    }

    /// Returns the cells in which the two grids differ.
    #[must_use]
    pub fn differing(&self, other: &Self) -> CellSet {
        Cell::all().filter(|&cell| self[cell] != other[cell]).collect()
    }

    /// Returns an iterator over the filled cells and their digits, in reading order.
    ///
    /// ```
    /// use redoku::{Cell, Digit, Grid};
    /// let grid = Grid::EMPTY.with(Cell::at(0, 4), Digit::new(7));
    /// assert!(grid.digits().eq([(Cell::at(0, 4), Digit::new(7).unwrap())]));
    /// ```
    pub fn digits(&self) -> impl DoubleEndedIterator<Item = (Cell, Digit)> {
        Cell::all().zip(&self.0).filter_map(|(cell, digit)| Some((cell, (*digit)?)))
    }

    /// Returns the cells with a digit.
    #[must_use]
    pub fn filled(&self) -> CellSet {
        Cell::all().filter(|&cell| self.digit(cell).is_some()).collect()
    }

    /// Returns the cells without a digit.
    #[must_use]
    pub fn blanks(&self) -> CellSet {
        !self.filled()
    }

    /// Returns the digits that a house has.
    #[must_use]
    pub fn digits_in(&self, house: House) -> DigitSet {
        house.iter().filter_map(|cell| self.digit(cell)).collect()
    }

    /// Returns the digits that no peer of a cell has. For a filled cell that is its own digit, or nothing if
    /// a peer has it too.
    ///
    /// ```
    /// use redoku::{Cell, Digit, Grid};
    /// let grid = Grid::EMPTY.with(Cell::at(0, 4), Digit::new(7));
    /// assert_eq!(grid.candidates(Cell::at(0, 0)).len(), 8);
    /// assert_eq!(grid.candidates(Cell::at(0, 4)).single(), Digit::new(7));
    /// ```
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| self.digit(peer)).collect();
        match self.digit(cell) {
            Some(digit) => DigitSet::from(digit) - seen,
            None => !seen,
        }
    }

    /// Returns the grid with only the digits in `cells`.
    #[must_use]
    pub fn restricted_to(&self, cells: CellSet) -> Self {
        self.digits().filter(|&(cell, _)| cells.has(cell)).collect()
    }

    /// Returns the 81 characters, row by row, `.` for a blank.
    #[must_use]
    pub fn to_ascii(&self) -> [u8; Cell::NUM] {
        self.0.map(|digit| digit.map_or(b'.', Digit::ascii))
    }
}

impl Default for Grid {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    #[inline]
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell.index()]
    }
}

impl From<[Option<Digit>; Cell::NUM]> for Grid {
    fn from(cells: [Option<Digit>; Cell::NUM]) -> Self {
        Self(cells)
    }
}

/// A grid with these digits; of several in a cell, the last.
impl FromIterator<(Cell, Digit)> for Grid {
    fn from_iter<I: IntoIterator<Item = (Cell, Digit)>>(digits: I) -> Self {
        let mut grid = Self::EMPTY;
        digits.into_iter().for_each(|(cell, digit)| grid.set(cell, Some(digit)));
        grid
    }
}

/// Reads exactly 81 characters, `.` or `0` for a blank; `text::parse` reads every
/// other way to write a grid.
impl FromStr for Grid {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Self, ParseGridError> {
        let mut grid = Self::EMPTY;
        let mut cells = 0;
        for character in text.chars() {
            let digit = u8::try_from(character).ok().and_then(Digit::from_ascii);
            if digit.is_none() && character != '.' && character != '0' {
                return Err(ParseGridError::Character { character, position: cells });
            }
            if let Some(cell) = Cell::new(cells) {
                grid.set(cell, digit);
            }
            cells += 1;
        }
        if cells == Cell::NUM { Ok(grid) } else { Err(ParseGridError::Length(cells)) }
    }
}

/// Writes the 81 characters, `.` for a blank.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In one piece: a call of the formatter for each cell would take longer than solving the puzzle.
        f.write_str(std::str::from_utf8(&self.to_ascii()).unwrap_or_default())
    }
}

/// Writes text that can be pasted into a test.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "grid(\"{self}\")")
    }
}
