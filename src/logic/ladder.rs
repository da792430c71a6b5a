//! The easiest step on a board, looked for in teaching order.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::control::Checkpoint;
use crate::model::{Board, CandidateSet, CellSet};

use super::find::Ask;
use super::step::Step;
use super::survey::Survey;
use super::technique::Technique;

/// Finds the steps of one path, and remembers what each technique has looked at.
pub(super) struct Ladder {
    /// Whether techniques may rest on the puzzle having one solution.
    uniqueness: bool,
    /// What each step eliminated.
    log: Vec<CandidateSet>,
    /// For each technique, the length of the log when it last found nothing.
    seen: Vec<Option<usize>>,
    /// The cells that the last step changed.
    last: CellSet,
}

impl Ladder {
    pub(super) fn new(uniqueness: bool) -> Self {
        Self {
            uniqueness,
            log: Vec::new(),
            seen: vec![None; Technique::ALL.len()],
            last: CellSet::EMPTY,
        }
    }

    /// Returns the number of steps so far.
    pub(super) fn steps(&self) -> usize {
        self.log.len()
    }

    /// Finds the next step without applying it.
    pub(super) fn find(
        &mut self,
        board: &Board,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<(), Option<Step>> {
        let survey = Survey::new(board);
        let mut union = (self.log.len(), CandidateSet::EMPTY);
        for technique in Technique::ALL {
            if !technique.is_on_path() || (technique.needs_uniqueness() && !self.uniqueness) {
                continue;
            }
            let changed = match self.seen[technique as usize] {
                None => CandidateSet::ALL,
                Some(seen) if seen == self.log.len() => continue,
                Some(seen) => {
                    if union.0 != seen {
                        let since = self.log[seen..].iter();
                        union = (seen, since.copied().collect::<CandidateSet>());
                    }
                    union.1
                }
            };
            let ask = Ask { technique, all: false, changed, checkpoint };
            let mut best: Option<(_, Step)> = None;
            technique.find(&survey, &ask, &mut |step| {
                let rank = self.rank(board, &step);
                if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                    best = Some((rank, step));
                }
                ControlFlow::Continue(())
            })?;
            if let Some((_, step)) = best {
                return ControlFlow::Continue(Some(step));
            }
            self.seen[technique as usize] = Some(self.log.len());
        }
        ControlFlow::Continue(None)
    }

    /// Remembers a step that was applied to a board. Returns whether it changed anything, as every step does.
    pub(super) fn note(&mut self, step: &Step, before: &Board, after: &Board) -> bool {
        let eliminated = *before.marks() - *after.marks();
        self.log.push(eliminated);
        self.last = (step.place | step.remove).all_cells();
        !eliminated.is_empty()
    }

    /// Orders the steps of one technique: the least to follow first, then the most effects, then near the
    /// last step.
    fn rank(&self, board: &Board, step: &Step) -> (usize, Reverse<usize>, bool) {
        let cells = step.evidence.cells(board);
        let far = cells.is_disjoint(self.last | self.last.all_peers());
        let effects = step.place.len() + step.remove.len();
        (step.evidence.size(), Reverse(effects), far)
    }
}
