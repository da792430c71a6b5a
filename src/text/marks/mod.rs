//! Pencil marks: what they say about a cell, and the formats that are nothing but marks.
//!
//! Where a cell may have any number of digits, a single one can be a value or a mark. It is a value, unless the digit
//! is possible elsewhere in its houses (HoDoKu's rule).

mod grids;
mod groups;
mod print;
mod sukaku;

use crate::model::{Cell, DigitSet, Grid};

use super::{Entry, Marks};

pub(super) use grids::{read, read_loose};
pub(super) use print::{print_marks, print_sdx};
pub(super) use sukaku::{print_sukaku, read_sukaku};

/// No marks in any cell.
pub(super) const NO_MARKS: Marks = [DigitSet::EMPTY; Cell::NUM];

/// The puzzle with these candidates: a lone digit is a given unless a peer has it too.
pub(super) fn settle(sets: &Marks) -> Entry {
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        let set = sets[cell.index()];
        let mut peers = cell.peers().iter();
        let is_value = set.len() == 1 && !peers.any(|peer| !(sets[peer.index()] & set).is_empty());
        grid.set(cell, set.first().filter(|_| is_value));
    }
    Entry::from(grid).with_marks(*sets)
}

/// What each cell can be: its digit, else its marks, else all that the rules allow.
pub(super) fn sets_of(entry: &Entry) -> Marks {
    let full = entry.digits();
    let mut sets = NO_MARKS;
    for cell in Cell::all() {
        sets[cell.index()] = match (full.digit(cell), &entry.marks) {
            (Some(digit), _) => digit.into(),
            (None, Some(marks)) => marks[cell.index()],
            (None, None) => full.candidates(cell),
        };
    }
    sets
}
