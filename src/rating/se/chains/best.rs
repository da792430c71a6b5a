//! The best hints of a search.

use crate::model::{Candidate, DigitSet};
use crate::rating::se::marks::Marks;

use super::node::Node;
use super::proof::Proof;

/// A hint, by what it concludes.
#[derive(Clone, Copy, Debug)]
pub(super) struct BranchHint {
    pub(super) complexity: usize,
    pub(super) proof: Proof,
    pub(super) conclusion: Node,
    /// When it was found.
    order: usize,
}

/// The best hint of all, or the best for each effect: of hints with one effect, a branch uses the first.
pub(super) struct Best {
    slots: Vec<Option<BranchHint>>,
    used: Vec<usize>,
    one: bool,
    kept: usize,
}

impl Best {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; Node::NUM], used: Vec::new(), one: true, kept: 0 }
    }

    /// Forgets all hints. With `one`, only the best of all is kept from now on.
    pub(super) fn clear(&mut self, one: bool) {
        for slot in self.used.drain(..) {
            self.slots[slot] = None;
        }
        (self.one, self.kept) = (one, 0);
    }

    /// The highest complexity with which a hint would be kept. Of equal hints the first stays.
    pub(super) fn limit(&self, marks: &Marks, proof: Proof, conclusion: Node) -> usize {
        self.slots[self.slot(marks, conclusion)].map_or(usize::MAX, |best| {
            // With an equal or higher key, only a smaller complexity helps.
            best.complexity - usize::from(proof.key() >= best.proof.key())
        })
    }

    /// Keeps a hint whose complexity is within the limit.
    pub(super) fn keep(
        &mut self,
        marks: &Marks,
        proof: Proof,
        conclusion: Node,
        complexity: usize,
    ) {
        let slot = self.slot(marks, conclusion);
        if self.slots[slot].is_none() {
            self.used.push(slot);
        }
        self.kept += 1;
        self.slots[slot] = Some(BranchHint { complexity, proof, conclusion, order: self.kept });
    }

    fn slot(&self, marks: &Marks, conclusion: Node) -> usize {
        if self.one { 0 } else { effect(marks, conclusion).index() }
    }

    /// The hints, the easiest first.
    pub(super) fn sorted(&self) -> Vec<BranchHint> {
        let mut found: Vec<BranchHint> =
            self.used.iter().filter_map(|&slot| self.slots[slot]).collect();
        found.sort_by_key(|found| (found.complexity, found.proof.key(), found.order));
        found
    }
}

/// What a conclusion removes, as a node: true in a cell of two is the same as false for the other one.
fn effect(marks: &Marks, conclusion: Node) -> Node {
    let Candidate { digit, cell } = conclusion.candidate();
    let others = marks.candidates(cell) - DigitSet::from(digit);
    match (conclusion.is_on(), others.single()) {
        (true, Some(digit)) => Node::off(Candidate { digit, cell }),
        _ => conclusion,
    }
}
