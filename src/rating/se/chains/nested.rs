//! Chains inside chains: what a search inside a branch hands to the branch.

use std::collections::HashMap;

use crate::model::{Candidate, CandidateSet, DigitSet};
use crate::rating::se::marks::Marks;

use super::forcing::{ChainHint, Sink, find};
use super::node::{Node, Parents, strong_tag, weak_tag};

/// A hint that a search inside a branch found.
pub(in super::super) struct Nested {
    pub(in super::super) remove: Vec<Candidate>,
    /// The false candidates that it rests on.
    pub(in super::super) parents: Vec<Node>,
    pub(in super::super) complexity: usize,
    /// Its targets and their ancestors: equal for equal hints.
    pub(super) signature: Vec<Node>,
}

/// The different hints inside the branches of one search, numbered.
#[derive(Default)]
pub(super) struct Register {
    numbers: HashMap<Vec<Node>, u32>,
    complexities: Vec<usize>,
}

impl Register {
    pub(super) fn clear(&mut self) {
        self.numbers.clear();
        self.complexities.clear();
    }

    /// Returns the number of a hint, the same for equal ones.
    pub(super) fn number(&mut self, hint: &Nested) -> u32 {
        if let Some(&number) = self.numbers.get(&hint.signature) {
            return number;
        }
        let number = self.complexities.len() as u32;
        self.numbers.insert(hint.signature.clone(), number);
        self.complexities.push(hint.complexity);
        number
    }

    pub(super) fn complexity(&self, number: u32) -> usize {
        self.complexities[number as usize]
    }
}

/// The candidates in the order of cells, then of digits.
pub(super) fn in_cell_order(remove: &CandidateSet) -> Vec<Candidate> {
    let mut list: Vec<_> = remove.iter().collect();
    list.sort_by_key(|candidate| (candidate.cell, candidate.digit));
    list
}

/// The candidates that a true `candidate` removes from its cell.
pub(super) fn others(marks: &Marks, candidate: Candidate) -> Vec<Candidate> {
    let Candidate { digit, cell } = candidate;
    let digits = marks.candidates(cell) - DigitSet::from(digit);
    digits.iter().map(|digit| Candidate { digit, cell }).collect()
}

/// All chains and cycles, the easiest first: one for each set of removed candidates.
struct All {
    found: Vec<(ChainHint, Vec<Node>)>,
    by_effect: HashMap<CandidateSet, usize>,
}

impl Sink for All {
    fn wants(&self, _: f64, _: usize) -> bool {
        true
    }

    fn take(&mut self, found: ChainHint, path: impl FnOnce() -> Vec<Node>) {
        let next = self.found.len();
        let known = *self.by_effect.entry(found.remove).or_insert(next);
        if known == next || found.beats(&self.found[known].0) {
            self.by_effect.insert(found.remove, next);
            self.found.push((found, path()));
        }
    }
}

/// Returns the chains and cycles of `now` that do not already hold in `before`, the easiest first.
pub(in super::super) fn forcing(before: &Marks, now: &Marks) -> Vec<Nested> {
    let mut all = All { found: Vec::new(), by_effect: HashMap::new() };
    find(now, &mut all);
    let mut order: Vec<usize> = all.by_effect.into_values().collect();
    // What was found earlier comes first among equals.
    order.sort_unstable();
    order.sort_by(|&a, &b| {
        let (a, b) = (&all.found[a].0, &all.found[b].0);
        if a.beats(b) {
            std::cmp::Ordering::Less
        } else if b.beats(a) {
            std::cmp::Ordering::Greater
        } else {
            std::cmp::Ordering::Equal
        }
    });
    let nested = |index: usize| {
        let (found, path) = &all.found[index];
        let parents = parents_of(before, now, path, found.is_cycle);
        // A cycle closes where it starts. Its second target, the reversed cycle, says nothing new.
        let closing = found.is_cycle.then_some(path[0]);
        let signature = closing.into_iter().chain(path.iter().rev().copied()).collect();
        let remove = in_cell_order(&found.remove);
        let hint = Nested { remove, parents, complexity: found.complexity, signature };
        (!hint.parents.is_empty()).then_some(hint)
    };
    order.into_iter().filter_map(nested).collect()
}

/// What must have vanished for a chain or a cycle to hold.
fn parents_of(before: &Marks, now: &Marks, path: &[Node], is_cycle: bool) -> Vec<Node> {
    let mut parents = Parents::new(before, now);
    let strong = |parents: &mut Parents<'_>, off: Node, on: Node| {
        let tag = strong_tag(now, off.candidate(), on.candidate());
        parents.add(on.candidate(), tag);
    };
    if is_cycle {
        // Back from the closing node, then once around with the nodes reversed.
        strong(&mut parents, path[path.len() - 1], path[0]);
    }
    for link in path.windows(2).rev() {
        if link[1].is_on() {
            strong(&mut parents, link[0], link[1]);
        }
    }
    if is_cycle {
        for link in path.windows(2) {
            if link[0].is_on() {
                let off = link[1].candidate();
                parents.add(off, weak_tag(link[0].candidate(), off));
            }
        }
    }
    parents.nodes
}
