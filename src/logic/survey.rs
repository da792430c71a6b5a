//! Facts that the finders of one board share, each worked out on first use.

use std::cell::OnceCell;

use crate::model::{Board, CellSet};

use super::find::als::{self, Links};
use super::find::deadly::rectangles::{Rectangle, rectangles};
use super::find::sets::{AlmostLocked, almost_locked};
use super::reach::graph::{Graph, Kind};

/// A board and what is known about it.
pub(super) struct Survey<'a> {
    pub(super) board: &'a Board,
    pairs: OnceCell<CellSet>,
    sets: OnceCell<Vec<AlmostLocked>>,
    set_links: OnceCell<Links>,
    rectangles: OnceCell<Vec<Rectangle>>,
    links: OnceCell<Graph>,
    group_links: OnceCell<Graph>,
}

impl<'a> Survey<'a> {
    pub(super) fn new(board: &'a Board) -> Self {
        Self {
            board,
            pairs: OnceCell::new(),
            sets: OnceCell::new(),
            set_links: OnceCell::new(),
            rectangles: OnceCell::new(),
            links: OnceCell::new(),
            group_links: OnceCell::new(),
        }
    }

    /// Returns the cells with two candidates.
    pub(super) fn pairs(&self) -> CellSet {
        *self.pairs.get_or_init(|| {
            let two = |&cell: &_| self.board.candidates(cell).len() == 2;
            self.board.blanks().iter().filter(two).collect()
        })
    }

    /// Returns every almost locked set, the smallest first.
    pub(super) fn sets(&self) -> &[AlmostLocked] {
        self.sets.get_or_init(|| almost_locked(self.board))
    }

    /// Returns the digits that link each set to others.
    pub(super) fn set_links(&self) -> &Links {
        self.set_links.get_or_init(|| als::links(self.sets()))
    }

    /// Returns the rectangles that could be deadly.
    pub(super) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| rectangles(self.board))
    }

    /// Returns the links between single candidates.
    pub(super) fn links(&self) -> &Graph {
        self.links.get_or_init(|| Graph::new(self.board, Kind::All, &[]))
    }

    /// Returns the links between candidates and groups of them.
    pub(super) fn group_links(&self) -> &Graph {
        self.group_links.get_or_init(|| Graph::new(self.board, Kind::Groups, &[]))
    }
}
