//! Rounds: all steps of the easiest technique at once, so that no order of cells or digits matters.
//!
//! A path chooses one of several steps, and isomorphic puzzles may go different ways. A round takes every step that
//! the easiest technique finds. It shows effects, not evidence.

use std::ops::ControlFlow;

use crate::control::Checkpoint;
use crate::model::{Board, CandidateSet, Solution};

use super::evidence::Evidence;
use super::find::Ask;
use super::step::Effects;
use super::survey::Survey;
use super::technique::Technique;

/// What the easiest technique does to a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    pub(crate) technique: Technique,
    effects: Effects,
}

impl Round {
    /// Finds the round that comes next: `None` if the board is full.
    pub(crate) fn next(board: &Board, checkpoint: Checkpoint<'_>) -> ControlFlow<(), Option<Self>> {
        let survey = Survey::new(board);
        let none = Effects { place: CandidateSet::EMPTY, remove: CandidateSet::EMPTY };
        for technique in Technique::ALL.into_iter().filter(|technique| technique.is_on_path()) {
            let mut round = Self { technique, effects: none };
            match technique.conclusions(board, checkpoint)? {
                Some(effects) => round.effects = effects,
                None => round.add_steps(&survey, checkpoint)?,
            }
            if !(round.effects.place | round.effects.remove).is_empty() {
                return ControlFlow::Continue(Some(round));
            }
        }
        ControlFlow::Continue(None)
    }

    fn add_steps(&mut self, survey: &Survey, checkpoint: Checkpoint<'_>) -> ControlFlow<()> {
        let changed = CandidateSet::ALL;
        let ask = Ask { technique: self.technique, all: false, changed, checkpoint };
        self.technique.find(survey, &ask, &mut |step| {
            // A ring is one of several; what all of them eliminate is what its chains eliminate.
            if !matches!(&step.evidence, Evidence::Chain(chain) if chain.closed) {
                self.effects.place |= step.place;
                self.effects.remove |= step.remove;
            }
            ControlFlow::Continue(())
        })
    }

    /// Returns whether the effects agree with a solution.
    pub(crate) fn agrees_with(&self, solution: &Solution) -> bool {
        self.effects.agree_with(solution)
    }

    /// Applies the effects to a board.
    pub(crate) fn apply(&self, board: &mut Board) {
        self.effects.apply(board);
    }
}
