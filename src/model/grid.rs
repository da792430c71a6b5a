//! A grid as anybody may have typed it: 81 cells, each blank or with a digit.

use std::fmt;
use std::str::FromStr;

use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::house::House;

/// 81 cells, each blank or with a digit; nothing is promised about the rules.
///
/// ```
/// use redoku::{Cell, Digit, Grid};
/// let mut grid = Grid::EMPTY;
/// grid.set(Cell::at(0, 4), Digit::new(7));
/// assert_eq!(grid.digit(Cell::at(0, 4)), Digit::new(7));
/// assert!(grid.to_string().starts_with("....7...."));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid([Option<Digit>; Cell::NUM]);

impl Grid {
    /// The grid without a digit.
    pub const EMPTY: Self = Self([None; Cell::NUM]);

    /// The digit in a cell.
    #[inline]
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        self.0[cell.index()]
    }

    /// Writes a digit into a cell, or makes it blank.
    #[inline]
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = digit;
    }

    /// The cells with a digit.
    pub fn filled(&self) -> CellSet {
        Cell::all().filter(|&cell| self.digit(cell).is_some()).collect()
    }

    /// The cells without a digit.
    pub fn blanks(&self) -> CellSet {
        !self.filled()
    }

    /// The digits that stand in a house.
    pub fn digits_in(&self, house: House) -> DigitSet {
        house.iter().filter_map(|cell| self.digit(cell)).collect()
    }

    /// The digits that the rules alone allow in a cell, given its peers.
    /// A filled cell has its own digit for a candidate, unless a peer has it too.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| self.digit(peer)).collect();
        match self.digit(cell) {
            Some(digit) => DigitSet::from(digit) - seen,
            None => !seen,
        }
    }

    /// Only the digits in `cells`.
    pub fn restricted_to(&self, cells: CellSet) -> Self {
        let mut rest = Self::EMPTY;
        cells.iter().for_each(|cell| rest.set(cell, self.digit(cell)));
        rest
    }

    /// The 81 characters, row by row, `.` for a blank.
    pub fn to_ascii(&self) -> [u8; Cell::NUM] {
        self.0.map(|digit| digit.map_or(b'.', Digit::ascii))
    }
}

/// Reads exactly 81 characters, `.` or `0` for a blank; `text::parse` reads everything else.
impl FromStr for Grid {
    type Err = NotAGrid;

    fn from_str(text: &str) -> Result<Self, NotAGrid> {
        let bytes: &[u8; Cell::NUM] = text.as_bytes().try_into().map_err(|_| NotAGrid)?;
        let mut grid = Self::EMPTY;
        for (cell, &byte) in Cell::all().zip(bytes) {
            let digit = Digit::from_ascii(byte);
            if digit.is_none() && byte != b'.' && byte != b'0' {
                return Err(NotAGrid);
            }
            grid.set(cell, digit);
        }
        Ok(grid)
    }
}

/// The text was not 81 digits, dots and zeros.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAGrid;

impl fmt::Display for NotAGrid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not 81 characters of digits and dots")
    }
}

impl std::error::Error for NotAGrid {}

/// The 81 characters, `.` for a blank.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // At once: a call of the formatter for each cell would take longer than solving the puzzle.
        f.write_str(std::str::from_utf8(&self.to_ascii()).unwrap_or_default())
    }
}

/// Text that can be pasted into a test.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "grid(\"{self}\")")
    }
}
