//! The orders in which Sudoku Explainer looks at things. The first find counts, so they decide ratings.
//!
//! Two orders of house kinds exist and must not be mixed: [`BCR`] for singles and subsets, [`BRC`] for
//! everything else. Inside a house, positions are the cells in reading order.

use crate::model::{Cell, House, HouseKind};

/// Boxes, columns, rows: singles and subsets.
pub(super) const BCR: [HouseKind; 3] = [HouseKind::Block, HouseKind::Column, HouseKind::Row];
/// Boxes, rows, columns: unique loops, BUG and chains.
pub(super) const BRC: [HouseKind; 3] = [HouseKind::Block, HouseKind::Row, HouseKind::Column];

/// A set of positions in a house: bit 0 for the first cell in reading order.
pub(super) type Positions = u16;

/// Returns the nine houses of a kind.
pub(super) fn houses_of(kind: HouseKind) -> impl Iterator<Item = House> {
    (0..9).map(move |position| house(kind, position))
}

/// Returns all houses, kind by kind.
pub(super) fn houses(kinds: [HouseKind; 3]) -> impl Iterator<Item = House> {
    kinds.into_iter().flat_map(houses_of)
}

/// Returns the house of a kind at this position among its kind.
pub(super) const fn house(kind: HouseKind, position: usize) -> House {
    match kind {
        HouseKind::Row => House::row(position),
        HouseKind::Column => House::column(position),
        HouseKind::Block => House::block(position),
    }
}

/// Returns the house of a kind that a cell lies in.
#[inline]
pub(super) const fn house_of(cell: Cell, kind: HouseKind) -> House {
    SEATS[cell.index()][kind as usize].0
}

/// Returns the cell at a position of a house.
#[inline]
pub(super) const fn cell_at(house: House, position: usize) -> Cell {
    CELLS[house.index()][position]
}

/// Returns the cells of a house at these positions, in order.
#[inline]
pub(super) fn cells_at(house: House, positions: Positions) -> impl Iterator<Item = Cell> {
    bits(u32::from(positions)).map(move |position| cell_at(house, position))
}

/// Returns the position of a cell in its house of a kind.
#[inline]
pub(super) const fn position_in(cell: Cell, kind: HouseKind) -> usize {
    SEATS[cell.index()][kind as usize].1 as usize
}

/// Returns the positions in `house` of the cells that also lie in `other`.
#[inline]
pub(super) const fn shared(house: House, other: House) -> Positions {
    SHARED[house.index()][other.index()]
}

/// Returns the 20 peers of a cell: those of its box, then of its row, then of its column.
pub(super) const fn peers(cell: Cell) -> &'static [Cell; 20] {
    &PEERS[cell.index()]
}

/// Returns the `size`-subsets of `0..of` as bits, in colexicographic order: 01, 02, 12, 03, 13, 23.
///
/// The next subset is the next larger number with as many bits (Gosper's hack). The empty subset comes
/// once, unless there is nothing to choose from.
pub(super) fn subsets(size: usize, of: usize) -> impl Iterator<Item = u32> {
    let first = (of >= size && of > 0).then_some((1_u32 << size) - 1);
    std::iter::successors(first, move |&subset| {
        if subset == 0 {
            return None;
        }
        let lowest = subset & subset.wrapping_neg();
        let carried = subset + lowest;
        let next = (((carried ^ subset) >> 2) / lowest) | carried;
        (next < 1 << of).then_some(next)
    })
}

/// Returns the positions of the one-bits, ascending.
#[inline]
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then_some(mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}

/// Where each cell sits: its house of each kind, and its position there.
static SEATS: [[(House, u8); 3]; Cell::NUM] = {
    let mut seats = [[(House::row(0), 0); 3]; Cell::NUM];
    let mut index = 0;
    while index < Cell::NUM {
        let cell = Cell::from_index(index);
        let (row, column) = (cell.row() as u8, cell.column() as u8);
        let seat = &mut seats[index];
        seat[HouseKind::Row as usize] = (House::row(cell.row()), column);
        seat[HouseKind::Column as usize] = (House::column(cell.column()), row);
        seat[HouseKind::Block as usize] = (House::block(cell.block()), row % 3 * 3 + column % 3);
        index += 1;
    }
    seats
};

static CELLS: [[Cell; 9]; House::NUM] = {
    let mut cells = [[Cell::at(0, 0); 9]; House::NUM];
    let mut index = 0;
    while index < Cell::NUM {
        let cell = Cell::from_index(index);
        let mut kind = 0;
        while kind < 3 {
            cells[house_of(cell, BRC[kind]).index()][position_in(cell, BRC[kind])] = cell;
            kind += 1;
        }
        index += 1;
    }
    cells
};

static SHARED: [[Positions; House::NUM]; House::NUM] = {
    let mut shared = [[0; House::NUM]; House::NUM];
    let mut house = 0;
    while house < House::NUM {
        let mut other = 0;
        while other < House::NUM {
            let mut position = 0;
            while position < 9 {
                if House::from_index(other).cells().has(CELLS[house][position]) {
                    shared[house][other] |= 1 << position;
                }
                position += 1;
            }
            other += 1;
        }
        house += 1;
    }
    shared
};

static PEERS: [[Cell; 20]; Cell::NUM] = {
    let mut peers = [[Cell::at(0, 0); 20]; Cell::NUM];
    let mut index = 0;
    while index < Cell::NUM {
        let cell = Cell::from_index(index);
        let mut rest = cell.peers();
        let (mut count, mut kind) = (0, 0);
        while kind < 3 {
            let mut position = 0;
            while position < 9 {
                let peer = CELLS[house_of(cell, BRC[kind]).index()][position];
                if rest.has(peer) {
                    rest.remove(peer);
                    peers[index][count] = peer;
                    count += 1;
                }
                position += 1;
            }
            kind += 1;
        }
        index += 1;
    }
    peers
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_come_in_colexicographic_order() {
        let pairs: Vec<_> = subsets(2, 4).collect();
        assert_eq!(pairs, [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]);
        assert_eq!(subsets(4, 9).count(), 126);
        assert_eq!(subsets(0, 3).collect::<Vec<_>>(), [0]);
        assert_eq!((subsets(0, 0).count(), subsets(3, 2).count()), (0, 0));
    }

    #[test]
    fn peers_come_box_first() {
        let peers = peers(Cell::at(0, 1)).map(|cell| (cell.row(), cell.column()));
        assert_eq!(peers[..4], [(0, 0), (0, 2), (1, 0), (1, 1)]);
        assert_eq!(peers[8..10], [(0, 3), (0, 4)]);
        assert_eq!(peers[14..16], [(3, 1), (4, 1)]);
    }
}
