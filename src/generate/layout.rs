//! The symmetry of a pattern of givens.

use crate::model::names::named_enum;
use crate::model::{Cell, CellSet};

named_enum! {
    /// How the cells with givens lie to each other: if one has a given, so have its images.
    ///
    /// ```
    /// use redoku::{Cell, generate::Layout};
    /// let corner = Cell::at(0, 0);
    /// assert_eq!(Layout::HalfTurn.images(corner).iter().last(), Some(Cell::at(8, 8)));
    /// assert_eq!(Layout::QuarterTurn.images(corner).len(), 4);
    /// ```
    #[non_exhaustive]
    #[derive(Default)]
    pub enum Layout {
        /// Anywhere.
        Free = "none",
        /// Symmetric under a turn by 180°, as newspapers print them.
        #[default]
        HalfTurn = "half-turn",
        /// Symmetric under a turn by 90°.
        QuarterTurn = "quarter-turn",
        /// Symmetric in the main diagonal.
        Diagonal = "diagonal",
        /// The left half mirrors the right one.
        Mirror = "mirror",
    }
}

impl Layout {
    /// Returns the cell and its images.
    #[must_use]
    pub fn images(self, cell: Cell) -> CellSet {
        let (row, column) = (cell.row(), cell.column());
        let images: &[Cell] = match self {
            Self::Free => &[],
            Self::HalfTurn => &[Cell::at(8 - row, 8 - column)],
            Self::QuarterTurn => &[
                Cell::at(column, 8 - row),
                Cell::at(8 - row, 8 - column),
                Cell::at(8 - column, row),
            ],
            Self::Diagonal => &[Cell::at(column, row)],
            Self::Mirror => &[Cell::at(row, 8 - column)],
        };
        images.iter().copied().chain([cell]).collect()
    }

    /// Returns the cells in groups of images.
    pub(super) fn groups(self, cells: CellSet) -> Vec<CellSet> {
        let mut left = cells;
        let mut groups = Vec::new();
        while let Some(cell) = left.first() {
            let group = self.images(cell);
            left -= group;
            groups.push(group);
        }
        groups
    }
}
