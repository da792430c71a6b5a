//! Dancing links: Donald Knuth's structure for exact cover, filled with the 324 demands of a Sudoku.
//!
//! A demand is "this cell has a digit" or "this house has this digit"; each of the 729 candidates meets four.
//! The demands hang in a ring of headers, and below each header hangs a ring of the candidates that meet it:
//!
//! ```text
//!   0: root <-> 1 <-> 2 <-> … <-> 324          ring of headers: left, right
//!               |     |            |
//!             node  node         node          rings of candidates: up, down
//! ```
//!
//! The four nodes of a candidate lie side by side, so that its row needs no links.

use crate::model::{Candidate, Cell, Demand};

const ROOT: usize = 0;
const FIRST_NODE: usize = Demand::NUM + 1;
const NODES: usize = FIRST_NODE + 4 * Candidate::NUM;

/// The matrix; header `0` is the root, headers `1..=324` are the demands, nodes follow.
pub(super) struct Links {
    left: [u16; FIRST_NODE],
    right: [u16; FIRST_NODE],
    len: [u16; FIRST_NODE],
    up: [u16; NODES],
    down: [u16; NODES],
    demand: [u16; NODES],
}

impl Links {
    pub(super) fn new() -> Self {
        let mut links = Self {
            left: [0; FIRST_NODE],
            right: [0; FIRST_NODE],
            len: [0; FIRST_NODE],
            up: [0; NODES],
            down: [0; NODES],
            demand: [0; NODES],
        };
        for header in 0..FIRST_NODE {
            links.left[header] = ((header + Demand::NUM) % FIRST_NODE) as u16;
            links.right[header] = ((header + 1) % FIRST_NODE) as u16;
            links.up[header] = header as u16;
            links.down[header] = header as u16;
        }
        for node in FIRST_NODE..NODES {
            let demand = candidate(node).demands()[(node - FIRST_NODE) % 4];
            links.append(node, header(demand));
        }
        links
    }

    fn append(&mut self, node: usize, demand: usize) {
        let last = self.up[demand];
        self.up[node] = last;
        self.down[node] = demand as u16;
        self.down[last as usize] = node as u16;
        self.up[demand] = node as u16;
        self.demand[node] = demand as u16;
        self.len[demand] += 1;
    }

    /// The demands not yet met.
    pub(super) fn open(&self) -> impl Iterator<Item = usize> {
        ring(&self.right, ROOT)
    }

    /// The number of candidates that could meet a demand.
    pub(super) fn len(&self, demand: usize) -> u16 {
        self.len[demand]
    }

    /// The next node of a demand after a node or the header; the header after the last.
    pub(super) fn below(&self, node: usize) -> usize {
        self.down[node] as usize
    }

    /// Removes a demand from the ring of headers, and its candidates from the rings of their other demands.
    pub(super) fn cover(&mut self, demand: usize) {
        let (left, right) = (self.left[demand], self.right[demand]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
        let mut row = self.down[demand] as usize;
        while row != demand {
            for node in others(row) {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up as usize] = down;
                self.up[down as usize] = up;
                self.len[self.demand[node] as usize] -= 1;
            }
            row = self.down[row] as usize;
        }
    }

    /// Undoes `cover`: what was removed still knows its neighbours.
    pub(super) fn uncover(&mut self, demand: usize) {
        let mut row = self.up[demand] as usize;
        while row != demand {
            for node in others(row).into_iter().rev() {
                let (up, down) = (self.up[node], self.down[node]);
                self.len[self.demand[node] as usize] += 1;
                self.down[up as usize] = node as u16;
                self.up[down as usize] = node as u16;
            }
            row = self.up[row] as usize;
        }
        let (left, right) = (self.left[demand], self.right[demand]);
        self.right[left as usize] = demand as u16;
        self.left[right as usize] = demand as u16;
    }

    /// The other three demands that the candidate of a node meets.
    pub(super) fn met_with(&self, node: usize) -> [usize; 3] {
        others(node).map(|other| self.demand[other] as usize)
    }
}

/// The header of a demand.
pub(super) fn header(demand: Demand) -> usize {
    1 + demand.index()
}

/// The cell that a header's demand is about; `None` if it is about a digit in a house.
pub(super) fn cell_of(header: usize) -> Option<Cell> {
    Cell::new(header - 1)
}

/// The candidate that a node belongs to.
pub(super) fn candidate(node: usize) -> Candidate {
    Candidate::from_index((node - FIRST_NODE) / 4)
}

/// The three other nodes of the same candidate, cyclically from the next one.
fn others(node: usize) -> [usize; 3] {
    let place = node - FIRST_NODE;
    [1, 2, 3].map(|step| FIRST_NODE + place / 4 * 4 + (place + step) % 4)
}

/// The members of a ring after its head.
fn ring(next: &[u16], head: usize) -> impl Iterator<Item = usize> {
    let follow = move |at: usize| Some(next[at] as usize).filter(|&at| at != head);
    std::iter::successors(follow(head), move |&at| follow(at))
}
