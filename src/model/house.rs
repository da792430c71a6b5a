//! The 27 houses, and sets of them.

use std::fmt;

use super::cell::{Cell, CellSet, CellSetIter};
use super::names::named_enum;
use super::sets::set_type;
use super::tables::HOUSES;

named_enum! {
    /// The three kinds of house.
    pub enum HouseKind {
        /// Nine cells side by side.
        Row = "row",
        /// Nine cells one below the other.
        Column = "column",
        /// A 3×3 box; `Block` because Rust has a `Box`.
        Block = "box",
    }
}

/// A row, a column or a box: nine cells that hold each digit once.
///
/// ```
/// use redoku::{House, HouseKind};
/// let house = House::block(8);
/// assert_eq!((house.kind(), house.position(), house.index()), (HouseKind::Block, 8, 26));
/// assert_eq!(house.to_string(), "box 9");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The number of houses.
    pub const NUM: usize = 27;

    /// Creates the house with this index: rows from 0, columns from 9, boxes from 18.
    ///
    /// # Panics
    /// If `index` is above 26.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::NUM);
        Self(index as u8)
    }

    /// Creates the row with this position, from 0.
    ///
    /// # Panics
    /// If `position` is above 8.
    #[inline]
    #[must_use]
    pub const fn row(position: usize) -> Self {
        assert!(position < 9);
        Self(position as u8)
    }

    /// Creates the column with this position, from 0.
    ///
    /// # Panics
    /// If `position` is above 8.
    #[inline]
    #[must_use]
    pub const fn column(position: usize) -> Self {
        assert!(position < 9);
        Self(9 + position as u8)
    }

    /// Creates the box with this position, from 0, in reading order.
    ///
    /// # Panics
    /// If `position` is above 8.
    #[inline]
    #[must_use]
    pub const fn block(position: usize) -> Self {
        assert!(position < 9);
        Self(18 + position as u8)
    }

    /// Returns an iterator over all 27: rows, then columns, then boxes.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM).map(Self::from_index)
    }

    /// Returns the index among all houses, 0 to 26.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns whether the house is a row, a column or a box.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Block,
        }
    }

    /// Returns the position among the houses of the same kind, 0 to 8.
    #[inline]
    #[must_use]
    pub const fn position(self) -> usize {
        (self.0 % 9) as usize
    }

    /// Returns the nine cells.
    ///
    /// ```
    /// use redoku::{Cell, House};
    /// assert_eq!(House::column(4).cells().first(), Some(Cell::at(0, 4)));
    /// ```
    #[inline]
    #[must_use]
    pub const fn cells(self) -> CellSet {
        HOUSES[self.index()]
    }

    /// Returns an iterator over the nine cells, in reading order.
    #[inline]
    pub const fn iter(self) -> CellSetIter {
        self.cells().iter()
    }
}

impl IntoIterator for House {
    type Item = Cell;
    type IntoIter = CellSetIter;

    #[inline]
    fn into_iter(self) -> CellSetIter {
        self.iter()
    }
}

/// Writes `row 4`, `column 2` or `box 9`, one-based.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind(), self.position() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

set_type! {
    /// An ordered set of houses.
    ///
    /// ```
    /// use redoku::{House, HouseSet};
    /// let rows = HouseSet::from([House::row(1), House::row(4)]);
    /// assert_eq!(format!("{rows:?}"), "{row 2, row 5}");
    /// assert!(rows.is_subset(HouseSet::ROWS) && rows.is_disjoint(HouseSet::BLOCKS));
    /// assert_eq!(rows.cells().len(), 18);
    /// ```
    pub struct HouseSet(u32) of House;

    /// An iterator over the members of a [`HouseSet`].
    pub struct HouseSetIter;
}

impl HouseSet {
    /// The nine rows.
    pub const ROWS: Self = Self(0x1ff);
    /// The nine columns.
    pub const COLUMNS: Self = Self(0x1ff << 9);
    /// The nine boxes.
    pub const BLOCKS: Self = Self(0x1ff << 18);

    #[inline]
    const fn bit(house: House) -> u32 {
        1 << house.0
    }

    /// Returns the cells that lie in some member.
    #[inline]
    #[must_use]
    pub fn cells(self) -> CellSet {
        self.iter().map(House::cells).collect()
    }

    /// Returns the kind that all members share.
    #[must_use]
    pub fn kind(self) -> Option<HouseKind> {
        let first = self.first()?.kind();
        self.iter().all(|house| house.kind() == first).then_some(first)
    }
}

impl fmt::Debug for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
