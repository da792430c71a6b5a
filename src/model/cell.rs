//! The 81 cells, and sets of them.

use std::fmt;
use std::str::FromStr;

use super::digit::Digit;
use super::error::ParseNameError;
use super::house::House;
use super::sets::set_type;
use super::tables::PEERS;

/// One of the 81 cells, numbered row by row from 0.
///
/// ```
/// use redoku::Cell;
/// let cell = Cell::at(3, 4);
/// assert_eq!((cell.index(), cell.row(), cell.column(), cell.block()), (31, 3, 4, 4));
/// assert_eq!(cell.to_string(), "r4c5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const NUM: usize = 81;

    /// Creates the cell with this index, 0 to 80.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::NUM { Some(Self(index as u8)) } else { None }
    }

    /// Creates the cell with this index.
    ///
    /// # Panics
    /// If `index` is above 80.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::NUM);
        Self(index as u8)
    }

    /// Creates the cell in this row and column, both counted from 0.
    ///
    /// # Panics
    /// If either is above 8.
    #[inline]
    #[must_use]
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9);
        Self((row * 9 + column) as u8)
    }

    /// Returns an iterator over all 81, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM).map(Self::from_index)
    }

    /// Returns the index, 0 to 80.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the row, from 0.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.index() / 9
    }

    /// Returns the column, from 0.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        self.index() % 9
    }

    /// Returns the box, from 0, in reading order.
    #[inline]
    #[must_use]
    pub const fn block(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// Returns the row, the column and the box that the cell lies in.
    ///
    /// ```
    /// use redoku::{Cell, House};
    /// assert_eq!(Cell::at(3, 4).houses(), [House::row(3), House::column(4), House::block(4)]);
    /// ```
    #[inline]
    #[must_use]
    pub const fn houses(self) -> [House; 3] {
        [House::row(self.row()), House::column(self.column()), House::block(self.block())]
    }

    /// Returns the 20 other cells that share a house with this one.
    ///
    /// ```
    /// use redoku::Cell;
    /// let corner = Cell::at(0, 0);
    /// assert_eq!(corner.peers().len(), 20);
    /// assert!(corner.peers().has(Cell::at(2, 2)) && !corner.peers().has(corner));
    /// ```
    #[inline]
    #[must_use]
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// Returns whether the two are different cells that share a house.
    #[inline]
    #[must_use]
    pub const fn sees(self, other: Self) -> bool {
        self.peers().has(other)
    }
}

/// Reads `r4c5`, one-based.
impl FromStr for Cell {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let cell = match text.as_bytes() {
            [b'r', row, b'c', column] => Digit::from_ascii(*row).zip(Digit::from_ascii(*column)),
            _ => None,
        };
        let cell = cell.map(|(row, column)| Self::at(row.index(), column.index()));
        cell.ok_or(ParseNameError::like("a cell such as r4c5"))
    }
}

/// Writes `r4c5`, one-based.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

set_type! {
    /// An ordered set of cells.
    ///
    /// ```
    /// use redoku::{Cell, CellSet, House};
    /// let row = House::row(0).cells();
    /// let mut both = row & House::block(2).cells();
    /// assert_eq!(format!("{both:?}"), "{r1c7, r1c8, r1c9}");
    /// assert!(both.is_subset(row));
    /// assert_eq!(both.pop_first(), Some(Cell::at(0, 6)));
    /// assert_eq!(both.iter().rev().map(Cell::column).collect::<Vec<_>>(), [8, 7]);
    /// both ^= CellSet::from([Cell::at(0, 8), Cell::at(8, 8)]);
    /// assert_eq!(both, CellSet::from([Cell::at(0, 7), Cell::at(8, 8)]));
    /// ```
    ///
    /// `{:#?}` draws the grid, `X` for a member.
    pub struct CellSet(u128) of Cell;

    /// An iterator over the members of a [`CellSet`].
    pub struct CellSetIter;
}

impl CellSet {
    /// A variable shift of a `u128` takes a library call on wasm32, and a branch or two elsewhere; a shift
    /// of the right half takes neither.
    #[inline]
    const fn bit(cell: Cell) -> u128 {
        let bit = 1_u64 << (cell.0 & 63);
        if cell.0 < 64 { bit as u128 } else { (bit as u128) << 64 }
    }

    /// Returns the cells that see every member: those where a digit cannot stand if it stands in one of the
    /// members. All cells if the set is empty.
    ///
    /// ```
    /// use redoku::{Cell, CellSet, House};
    /// let pair = CellSet::from([Cell::at(0, 0), Cell::at(0, 1)]);
    /// let seen = (House::row(0).cells() | House::block(0).cells()) - pair;
    /// assert_eq!(pair.common_peers(), seen);
    /// ```
    #[inline]
    #[must_use]
    pub fn common_peers(self) -> Self {
        self.iter().fold(Self::ALL, |seen, cell| seen & cell.peers())
    }

    /// Returns the cells that see some member.
    #[inline]
    #[must_use]
    pub fn all_peers(self) -> Self {
        self.iter().map(Cell::peers).collect()
    }

    /// Returns the houses that hold every member; all of them if the set is empty.
    ///
    /// ```
    /// use redoku::{Cell, CellSet, House, HouseSet};
    /// let pair = CellSet::from([Cell::at(0, 0), Cell::at(0, 1)]);
    /// assert_eq!(pair.common_houses(), HouseSet::from([House::row(0), House::block(0)]));
    /// ```
    #[inline]
    #[must_use]
    pub fn common_houses(self) -> super::house::HouseSet {
        House::all().filter(|house| self.is_subset(house.cells())).collect()
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.debug_set().entries(self.iter()).finish();
        }
        for row in 0..9 {
            let line: String = (0..9)
                .map(|column| if self.has(Cell::at(row, column)) { 'X' } else { '.' })
                .collect();
            write!(f, "{}{line}", if row > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}
