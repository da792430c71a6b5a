//! The finders: each looks for one family of patterns and hands every step it finds to a visitor.

pub(super) mod als;
pub(super) mod big_fish;
pub(super) mod blossom;
pub(super) mod colours;
pub(super) mod deadly;
pub(super) mod exclusion;
pub(super) mod fish;
pub(super) mod locked;
pub(super) mod sets;
pub(super) mod singles;
pub(super) mod subsets;
pub(super) mod sue_de_coq;
pub(super) mod templates;
pub(super) mod wings;

use std::ops::ControlFlow;

use crate::control::Checkpoint;
use crate::model::CandidateSet;

use super::evidence::Evidence;
use super::step::Step;
use super::survey::Survey;
use super::technique::Technique;

/// What a finder is asked for.
pub(super) struct Ask<'a> {
    pub(super) technique: Technique,
    /// Whether every step is wanted, or only the best one.
    pub(super) all: bool,
    /// What was eliminated since the finder last found nothing: a new pattern touches it.
    pub(super) changed: CandidateSet,
    /// Passed during long searches.
    pub(super) checkpoint: Checkpoint<'a>,
}

/// Takes a step; breaks if no more are wanted.
pub(super) type Emit<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Looks for steps of one technique.
pub(super) type Finder = fn(&Survey, &Ask, &mut Emit) -> ControlFlow<()>;

impl Ask<'_> {
    /// Breaks if the caller wants no answer any more.
    pub(super) fn poll(&self) -> ControlFlow<()> {
        self.checkpoint.pass()
    }

    /// Returns the step that eliminates `remove`.
    pub(super) fn removal(&self, remove: CandidateSet, evidence: Evidence) -> Step {
        Step { technique: self.technique, place: CandidateSet::EMPTY, remove, evidence }
    }

    /// Returns the step that places `place`.
    pub(super) fn placement(&self, place: CandidateSet, evidence: Evidence) -> Step {
        Step { technique: self.technique, place, remove: CandidateSet::EMPTY, evidence }
    }
}
