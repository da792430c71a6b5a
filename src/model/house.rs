//! The 27 houses: rows, columns and boxes.

use std::fmt;

use super::cell::{Cell, CellSet};

/// What sort of house it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells one below the other.
    Column,
    /// A 3×3 box; `Block` because `Box` is taken in Rust.
    Block,
}

/// Nine cells that must hold each digit once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// How many houses there are.
    pub const NUM: usize = 27;

    /// The row with this index.
    ///
    /// # Panics
    /// If `index` is above 8, as for the two below.
    #[inline]
    pub const fn row(index: usize) -> Self {
        assert!(index < 9);
        Self(index as u8)
    }

    /// The column with this index.
    #[inline]
    pub const fn column(index: usize) -> Self {
        assert!(index < 9);
        Self(9 + index as u8)
    }

    /// The box with this index.
    #[inline]
    pub const fn block(index: usize) -> Self {
        assert!(index < 9);
        Self(18 + index as u8)
    }

    /// Rows, then columns, then boxes.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::NUM as u8).map(Self)
    }

    /// Whether it is a row, a column or a box.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Block,
        }
    }

    /// Which of its kind it is, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 % 9) as usize
    }

    /// Its nine cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        const ROW: u128 = 0x1ff;
        const COLUMN: u128 = 0x0100_8040_2010_0804_0201;
        const BLOCK: u128 = 0b111 | 0b111 << 9 | 0b111 << 18;
        let i = self.index();
        CellSet::from_bits(match self.kind() {
            HouseKind::Row => ROW << (9 * i),
            HouseKind::Column => COLUMN << i,
            HouseKind::Block => BLOCK << (i / 3 * 27 + i % 3 * 3),
        })
    }

    /// Its nine cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.cells().iter()
    }
}

/// `row 4`, `column 2`, `box 9`: one-based, as people count.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Block => "box",
        };
        write!(f, "{kind} {}", self.index() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
