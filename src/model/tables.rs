//! The cells of each house and the peers of each cell, computed at compile time.

use super::cell::{Cell, CellSet};
use super::house::House;

/// The cells of each house.
pub(super) static HOUSES: [CellSet; House::NUM] = {
    let mut houses = [CellSet::EMPTY; House::NUM];
    let mut index = 0;
    while index < Cell::NUM {
        let cell = Cell::from_index(index);
        let [row, column, block] = cell.houses();
        houses[row.index()].insert(cell);
        houses[column.index()].insert(cell);
        houses[block.index()].insert(cell);
        index += 1;
    }
    houses
};

/// The 20 peers of each cell.
pub(super) static PEERS: [CellSet; Cell::NUM] = {
    let mut peers = [CellSet::EMPTY; Cell::NUM];
    let mut index = 0;
    while index < Cell::NUM {
        let cell = Cell::from_index(index);
        let [row, column, block] = cell.houses();
        let seen = row.cells().bits() | column.cells().bits() | block.cells().bits();
        peers[index] = CellSet::from_bits(seen);
        peers[index].remove(cell);
        index += 1;
    }
    peers
};
