//! Facts that the finders of one board share, each worked out on first use.

use std::cell::OnceCell;

use crate::model::{Board, CellSet};

/// A board and what is known about it.
pub(super) struct Survey<'a> {
    pub(super) board: &'a Board,
    pairs: OnceCell<CellSet>,
}

impl<'a> Survey<'a> {
    pub(super) fn new(board: &'a Board) -> Self {
        Self { board, pairs: OnceCell::new() }
    }

    /// Returns the cells with two candidates.
    pub(super) fn pairs(&self) -> CellSet {
        *self.pairs.get_or_init(|| {
            let two = |&cell: &_| self.board.candidates(cell).len() == 2;
            self.board.blanks().iter().filter(two).collect()
        })
    }
}
