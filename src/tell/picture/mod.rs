//! What lies on the board at a moment of a story: meaning, not paint.

#[cfg(feature = "serde")]
pub(super) mod wire;

use crate::model::{Candidate, CandidateSet, Cell, CellSet, House};

/// Marks on the board. Pictures are laid over each other; of two roles of a candidate, cell or house, the last counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// Candidates and the parts that they play.
    pub candidates: Vec<(Candidate, CandidateRole)>,
    /// Whole cells.
    pub cells: Vec<(Cell, CellRole)>,
    /// Whole houses.
    pub houses: Vec<(House, HouseRole)>,
    /// Lines between candidates.
    pub links: Vec<Link>,
    /// From a cell with a digit to an empty cell that it bars.
    pub sights: Vec<(Cell, Cell)>,
    /// Candidates that the board does not have: a digit that is not possible in an empty cell.
    pub crosses: Vec<Candidate>,
    /// Cells that belong together.
    pub groups: Vec<CellSet>,
}

/// The part that a candidate plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum CandidateRole {
    /// It belongs to the pattern.
    Pattern,
    /// It belongs to the pattern's second part.
    Second,
    /// It disturbs the pattern: a fin, a guardian.
    Fin,
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
    /// It disturbs the pattern.
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
    pub from: CandidateSet,
    /// Where it ends.
    pub to: CandidateSet,
    /// What it means.
    pub kind: LinkKind,
}

impl Picture {
    /// Returns whether nothing is marked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of marks.
    #[must_use]
    pub fn len(&self) -> usize {
        self.candidates.len()
            + self.cells.len()
            + self.houses.len()
            + self.links.len()
            + self.sights.len()
            + self.crosses.len()
            + self.groups.len()
    }

    pub(super) fn mark(&mut self, candidates: CandidateSet, role: CandidateRole) {
        self.candidates.extend(candidates.iter().map(|it| (it, role)));
    }

    pub(super) fn tint(&mut self, cells: CellSet, role: CellRole) {
        self.cells.extend(cells.iter().map(|it| (it, role)));
    }

    pub(super) fn frame(&mut self, houses: impl IntoIterator<Item = House>, role: HouseRole) {
        self.houses.extend(houses.into_iter().map(|it| (it, role)));
    }

    pub(super) fn link(&mut self, from: CandidateSet, to: CandidateSet, kind: LinkKind) {
        self.links.push(Link { from, to, kind });
    }

    pub(super) fn sight(&mut self, from: Cell, to: CellSet) {
        self.sights.extend(to.iter().map(|it| (from, it)));
    }

    pub(super) fn cross(&mut self, candidates: CandidateSet) {
        self.crosses.extend(candidates.iter());
    }

    pub(super) fn group(&mut self, cells: CellSet) {
        self.groups.push(cells);
    }
}
