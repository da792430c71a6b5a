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
#[cfg(feature = "rating")]
use crate::model::Board;
use crate::model::CandidateSet;

use super::evidence::Evidence;
#[cfg(feature = "rating")]
use super::step::Effects;
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

/// Looks for steps of one technique: a function, or the parameters that a family of techniques differs in.
pub(super) trait Find: Sync {
    /// Emits every step, or the best ones.
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()>;

    /// Returns what all steps together conclude, without reasons, where that is quicker.
    #[cfg(feature = "rating")]
    fn conclusions(
        &self,
        _board: &Board,
        _checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<(), Option<Effects>> {
        ControlFlow::Continue(None)
    }
}

impl<F> Find for F
where
    F: Fn(&Survey, &Ask, &mut Emit) -> ControlFlow<()> + Sync,
{
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        self(survey, ask, emit)
    }
}

impl Ask<'_> {
    /// Breaks if the caller stops the task.
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
