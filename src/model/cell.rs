//! The 81 cells, and sets of them.

use std::fmt;

use super::house::House;
use super::sets::set_type;

/// One of the 81 cells, numbered row by row from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const NUM: usize = 81;

    /// The cell with this number, if it is below 81.
    #[inline]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::NUM { Some(Self(index as u8)) } else { None }
    }

    /// The cell with this number.
    ///
    /// # Panics
    /// If `index` is above 80.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::NUM);
        Self(index as u8)
    }

    /// The cell in this row and column, both counted from 0.
    ///
    /// # Panics
    /// If either is above 8.
    #[inline]
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9);
        Self((row * 9 + column) as u8)
    }

    /// All 81, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM).map(Self::from_index)
    }

    /// Its number, 0 to 80.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / 9
    }

    /// Its column, from 0.
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % 9
    }

    /// Its box, from 0, in reading order.
    #[inline]
    pub const fn block(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// The row, the column and the box it lies in.
    #[inline]
    pub fn houses(self) -> [House; 3] {
        [House::row(self.row()), House::column(self.column()), House::block(self.block())]
    }

    /// The 20 other cells that share a house with it.
    #[inline]
    pub fn peers(self) -> CellSet {
        let [row, column, block] = self.houses();
        (row.cells() | column.cells() | block.cells()) - CellSet::from(self)
    }
}

/// `r4c5`: one-based, as people count.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

set_type! {
    /// An ordered set of cells; bit `i` stands for the cell with number `i`.
    pub struct CellSet(u128) of Cell, 81;
}
