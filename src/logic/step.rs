//! One step of an explanation: what it places and removes, and why.

use std::fmt;

use crate::model::{Board, CandidateSet, Solution};

use super::evidence::Evidence;
use super::technique::Technique;

/// A step towards the solution: its effects, and why they hold.
#[derive(Clone, PartialEq, Eq)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// The candidates that are true.
    pub place: CandidateSet,
    /// The candidates that are false.
    pub remove: CandidateSet,
    /// The reason.
    pub evidence: Evidence,
}

impl Step {
    /// Applies the effects to a board. Returns whether anything changed.
    pub fn apply(&self, board: &mut Board) -> bool {
        self.effects().apply(board)
    }

    /// Returns whether the effects agree with a solution.
    #[must_use]
    pub fn agrees_with(&self, solution: &Solution) -> bool {
        self.effects().agree_with(solution)
    }

    const fn effects(&self) -> Effects {
        Effects { place: self.place, remove: self.remove }
    }
}

/// Candidates that are true, and candidates that are false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effects {
    pub(super) place: CandidateSet,
    pub(super) remove: CandidateSet,
}

impl Effects {
    /// Applies the effects to a board. Returns whether anything changed.
    pub(super) fn apply(&self, board: &mut Board) -> bool {
        let removed = board.eliminate_all(&self.remove);
        self.place.iter().fold(removed, |changed, candidate| board.place(candidate) || changed)
    }

    /// Returns whether the effects agree with a solution.
    pub(super) fn agree_with(&self, solution: &Solution) -> bool {
        let right = CandidateSet::from(solution.grid());
        self.place.is_subset(&right) && self.remove.is_disjoint(&right)
    }
}

/// Writes the technique and its effects, as in `x-wing: −{3r1c2}`.
impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.technique.id())?;
        if !self.place.is_empty() {
            write!(f, " +{:?}", self.place)?;
        }
        if !self.remove.is_empty() {
            write!(f, " −{:?}", self.remove)?;
        }
        if f.alternate() {
            write!(f, " because {:?}", self.evidence)?;
        }
        Ok(())
    }
}
