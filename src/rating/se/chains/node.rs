//! Nodes of chains: a candidate that is true (ON) or false (OFF), and where a link comes from.

use std::fmt;

use crate::model::{Candidate, Cell, Digit, HouseKind};
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{BRC, cells_at, house_of};

/// A candidate that is true or false.
///
/// ```text
/// bits  11 … 8    7 … 1    0
///        digit    cell    ON
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(in super::super) struct Node(u16);

impl Node {
    /// One more than the highest index.
    pub(super) const NUM: usize = Digit::NUM << 8;

    #[inline]
    pub(super) const fn on(candidate: Candidate) -> Self {
        Self((candidate.digit.index() << 8 | candidate.cell.index() << 1 | 1) as u16)
    }

    #[inline]
    pub(super) const fn off(candidate: Candidate) -> Self {
        Self((candidate.digit.index() << 8 | candidate.cell.index() << 1) as u16)
    }

    #[inline]
    pub(super) const fn is_on(self) -> bool {
        self.0 & 1 != 0
    }

    #[inline]
    pub(in super::super) const fn candidate(self) -> Candidate {
        let digit = Digit::from_index(self.0 as usize >> 8);
        Candidate { digit, cell: Cell::from_index(self.0 as usize >> 1 & 0x7f) }
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.candidate(), if self.is_on() { "+" } else { "-" })
    }
}

/// A set of nodes.
#[derive(Clone)]
pub(super) struct NodeSet([u64; Node::NUM / 64]);

impl NodeSet {
    pub(super) const EMPTY: Self = Self([0; Node::NUM / 64]);

    /// Adds a node. Returns whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, node: Node) -> bool {
        let (word, bit) = (&mut self.0[node.index() / 64], 1 << (node.index() % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

/// Why a node holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tag {
    /// It is what the branch assumes.
    Assumed,
    /// A cell has one digit.
    Cell,
    /// A digit has one place in a house.
    House(HouseKind),
    /// A rule beyond single links, or a chain inside the chain.
    Advanced,
}

/// Returns what links two candidates of which one can be true at most.
pub(super) fn weak_tag(one: Candidate, two: Candidate) -> Tag {
    if one.cell == two.cell {
        return Tag::Cell;
    }
    let shared = |&kind: &HouseKind| house_of(one.cell, kind) == house_of(two.cell, kind);
    BRC.into_iter().find(shared).map_or(Tag::Assumed, Tag::House)
}

/// Returns what links two candidates of which one must be true.
pub(super) fn strong_tag(marks: &Marks, one: Candidate, two: Candidate) -> Tag {
    if one.cell == two.cell {
        return Tag::Cell;
    }
    let binds = |&kind: &HouseKind| {
        let house = house_of(one.cell, kind);
        house == house_of(two.cell, kind) && marks.places(house, one.digit).count_ones() == 2
    };
    BRC.into_iter().find(binds).map_or(Tag::Assumed, Tag::House)
}

/// Collects what must have vanished for links to hold: the parents of a nested hint.
pub(super) struct Parents<'a> {
    before: &'a Marks,
    now: &'a Marks,
    seen: NodeSet,
    pub(super) nodes: Vec<Node>,
}

impl<'a> Parents<'a> {
    pub(super) fn new(before: &'a Marks, now: &'a Marks) -> Self {
        Self { before, now, seen: NodeSet::EMPTY, nodes: Vec::new() }
    }

    /// Adds the candidates that are gone from the cell or house that a link rests on.
    pub(super) fn add(&mut self, candidate: Candidate, tag: Tag) {
        let Candidate { digit, cell } = candidate;
        match tag {
            Tag::Assumed | Tag::Advanced => {}
            Tag::Cell => {
                for digit in self.now.vanished_digits(self.before, cell) {
                    self.push(Candidate { digit, cell });
                }
            }
            Tag::House(kind) => {
                let house = house_of(cell, kind);
                let positions = self.now.vanished_places(self.before, house, digit);
                for cell in cells_at(house, positions) {
                    self.push(Candidate { digit, cell });
                }
            }
        }
    }

    fn push(&mut self, candidate: Candidate) {
        let node = Node::off(candidate);
        if self.seen.insert(node) {
            self.nodes.push(node);
        }
    }
}
