//! What lies on the board at a moment of a story: meaning, not paint.

#[cfg(feature = "serde")]
mod wire;

use crate::logic::Node;
use crate::model::{Candidate, CandidateSet, Cell, CellSet, House, HouseSet};

/// Marks on the board. Pictures are laid over each other; of two roles of a candidate, cell or house, the last counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// The marks, in the order in which they are made.
    pub marks: Vec<Mark>,
}

/// A mark on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A candidate, and the part that it plays.
    Candidate(Candidate, CandidateRole),
    /// A whole cell.
    Cell(Cell, CellRole),
    /// A whole house.
    House(House, HouseRole),
    /// A line between candidates.
    Link(Link),
    /// From a cell with a digit to an empty cell that it bars.
    Sight(Cell, Cell),
    /// A candidate that the board does not have: a digit that is not possible in an empty cell.
    Cross(Candidate),
    /// Cells that belong together.
    Group(CellSet),
}

/// The part that a candidate plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum CandidateRole {
    /// It belongs to the pattern.
    Pattern,
    /// It belongs to the pattern's second part.
    Second,
    /// A fin: a place outside the covers.
    Fin,
    /// It prevents a deadly pattern.
    Guardian,
    /// It is true at this point of the argument.
    On,
    /// It is false at this point of the argument.
    Off,
    /// The step places it.
    Placed,
    /// The step removes it.
    Removed,
}

/// The part that a cell plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum CellRole {
    /// It belongs to the pattern.
    Pattern,
    /// It belongs to the pattern's second part.
    Second,
    /// The cell of a fin.
    Fin,
    /// Its digit bars other cells.
    Source,
    /// The only place left.
    Target,
    /// It is left without a digit.
    Stuck,
    /// It is wrong: a digit of the reader's that cannot stay, or pencil marks that lack one.
    Wrong,
}

/// The part that a house plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum HouseRole {
    /// It needs a digit.
    Base,
    /// It takes the digit.
    Cover,
    /// It is left without a place for a digit.
    Stuck,
}

/// What a line between candidates means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum LinkKind {
    /// At least one of its ends is true.
    Strong,
    /// At most one of its ends is true.
    Weak,
    /// The first end, if true, rules the second out.
    Excludes,
}

/// A line between candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// Where it starts: one candidate, or a group.
    pub from: Node,
    /// Where it ends.
    pub to: Node,
    /// What it means.
    pub kind: LinkKind,
}

impl Picture {
    /// Returns whether nothing is marked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    pub(super) fn mark(&mut self, node: Node, role: CandidateRole) {
        let candidate = |cell| Candidate { digit: node.digit, cell };
        self.marks.extend(node.cells.iter().map(|cell| Mark::Candidate(candidate(cell), role)));
    }

    pub(super) fn mark_all(&mut self, candidates: &CandidateSet, role: CandidateRole) {
        self.marks.extend(candidates.iter().map(|candidate| Mark::Candidate(candidate, role)));
    }

    pub(super) fn tint(&mut self, cells: CellSet, role: CellRole) {
        self.marks.extend(cells.iter().map(|cell| Mark::Cell(cell, role)));
    }

    pub(super) fn frame(&mut self, houses: impl Into<HouseSet>, role: HouseRole) {
        self.marks.extend(houses.into().iter().map(|house| Mark::House(house, role)));
    }

    pub(super) fn link(&mut self, from: Node, to: Node, kind: LinkKind) {
        self.marks.push(Mark::Link(Link { from, to, kind }));
    }

    pub(super) fn sight(&mut self, from: Cell, to: CellSet) {
        self.marks.extend(to.iter().map(|cell| Mark::Sight(from, cell)));
    }

    pub(super) fn cross(&mut self, node: Node) {
        let candidate = |cell| Candidate { digit: node.digit, cell };
        self.marks.extend(node.cells.iter().map(|cell| Mark::Cross(candidate(cell))));
    }

    pub(super) fn group(&mut self, cells: CellSet) {
        self.marks.push(Mark::Group(cells));
    }
}
