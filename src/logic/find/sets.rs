//! Almost locked sets: cells of a house with one digit more than there are cells.

use crate::model::{Board, Cell, CellSet, Digit, DigitSet, House};

/// n cells of a house with n + 1 digits: without one of the digits, the cells hold all others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::logic) struct AlmostLocked {
    pub(in crate::logic) cells: CellSet,
    pub(in crate::logic) digits: DigitSet,
    /// For each digit, its cells in the set.
    places: [CellSet; Digit::NUM],
    /// For each digit, the cells that see all of these.
    seen: [CellSet; Digit::NUM],
}

impl AlmostLocked {
    fn new(board: &Board, cells: CellSet, digits: DigitSet) -> Self {
        let of = |index| cells & board.cells_with(Digit::from_index(index));
        let places: [CellSet; Digit::NUM] = std::array::from_fn(of);
        let seen = places.map(CellSet::common_peers);
        Self { cells, digits, places, seen }
    }

    /// Returns the cells of the set that a digit may be in.
    pub(in crate::logic) fn cells_with(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// Returns the cells that see all places of a digit in the set.
    pub(in crate::logic) fn seen_by(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }
}

/// Returns every almost locked set, one cell with two candidates the smallest, in a fixed order.
pub(in crate::logic) fn almost_locked(board: &Board) -> Vec<AlmostLocked> {
    let mut sets = Vec::new();
    for house in House::all() {
        let cells: Vec<Cell> = (board.blanks() & house.cells()).iter().collect();
        extend(board, &cells, CellSet::EMPTY, DigitSet::EMPTY, &mut |cells, digits| {
            // Cells in a line and a box, or a single cell, are met more than once.
            if cells.common_houses().first() == Some(house) {
                sets.push(AlmostLocked::new(board, cells, digits));
            }
        });
    }
    sets.sort_by_key(|set| set.cells.len());
    sets
}

fn extend(
    board: &Board,
    cells: &[Cell],
    chosen: CellSet,
    digits: DigitSet,
    found: &mut dyn FnMut(CellSet, DigitSet),
) {
    if !chosen.is_empty() && digits.len() == chosen.len() + 1 {
        found(chosen, digits);
    }
    for (at, &cell) in cells.iter().enumerate() {
        let wider = digits | board.candidates(cell);
        // The rest of the cells cannot make up for too many digits.
        if wider.len() <= chosen.len() + 2 + (cells.len() - at - 1) {
            extend(board, &cells[at + 1..], chosen | cell.into(), wider, found);
        }
    }
}
