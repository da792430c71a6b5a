//! What is known when a step is told.

use crate::logic::Step;
use crate::model::{Board, Candidate};

/// The board before a step, and the steps that led there.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The board before the step.
    pub board: &'a Board,
    /// The steps so far, so that the story can name the one that removed a candidate; may be empty.
    pub before: &'a [Step],
}

impl<'a> Scene<'a> {
    /// A board without a history.
    #[must_use]
    pub const fn new(board: &'a Board) -> Self {
        Self { board, before: &[] }
    }

    /// Returns the position of the earlier step that removed a candidate.
    pub(super) fn removed_by(&self, candidate: Candidate) -> Option<usize> {
        self.before.iter().position(|step| step.remove.has(candidate))
    }
}
