//! Nishio (7.5), multiple (8.0), dynamic (8.5) and nested forcing chains (9.0 to 11.0): what several
//! branches have in common, and branches that contradict themselves.

use std::ops::ControlFlow;

use crate::control::Checkpoint;
use crate::model::{Candidate, CandidateSet};
use crate::rating::se::Tenths;
use crate::rating::se::hint::Hint;
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{BRC, house_of, position_in};

use super::advanced;
use super::best::{Best, BranchHint};
use super::branch::{Branch, Fact, Rules};
use super::length::rating;
use super::nested::{Nested, Register, others};
use super::node::{Node, Parents, Tag};
use super::proof::{Producer, Proof};

/// A search for hints of one producer, and its memory.
pub(in super::super) struct Search {
    rules: Rules,
    branches: Vec<Branch>,
    /// Which branch belongs to which assumption.
    known: Vec<Option<u16>>,
    used: usize,
    best: Best,
    pub(super) register: Register,
    pub(super) inner: Option<Box<Search>>,
}

impl Search {
    pub(in super::super) fn new() -> Self {
        Self {
            rules: Producer::Nishio.rules(),
            branches: Vec::new(),
            known: vec![None; Node::NUM],
            used: 0,
            best: Best::new(),
            register: Register::default(),
            inner: None,
        }
    }

    /// Returns the easiest hint of a producer.
    pub(in super::super) fn easiest(
        &mut self,
        producer: Producer,
        marks: &Marks,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<(), Option<Hint>> {
        self.best.clear(true);
        self.run(producer, marks, checkpoint)?;
        let Some(found) = self.best.sorted().pop() else { return ControlFlow::Continue(None) };
        let candidate = found.conclusion.candidate();
        let place = found.conclusion.is_on().then_some(candidate);
        let remove = if found.conclusion.is_on() {
            CandidateSet::from_iter(others(marks, candidate))
        } else {
            CandidateSet::from(candidate)
        };
        let rating = Tenths::from_float(rating(producer.base(), found.complexity));
        ControlFlow::Continue(Some(Hint { rating, complexity: found.complexity, place, remove }))
    }

    /// Returns the hints of a producer on `now` that do not already hold in `before`, the easiest first.
    pub(in super::super) fn nested(
        &mut self,
        producer: Producer,
        before: &Marks,
        now: &Marks,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<(), Vec<Nested>> {
        self.best.clear(false);
        self.run(producer, now, checkpoint)?;
        let found = self.best.sorted();
        let hints = found.iter().filter_map(|found| self.as_nested(before, now, found));
        ControlFlow::Continue(hints.collect())
    }

    fn as_nested(&self, before: &Marks, now: &Marks, found: &BranchHint) -> Option<Nested> {
        let mut parents = Parents::new(before, now);
        let mut signature = Vec::new();
        for (branch, fact) in self.targets(now, found.proof, found.conclusion) {
            signature.push(fact.node);
            branch.ancestors(fact, |fact| {
                signature.push(fact.node);
                if fact.node.is_on() {
                    let tag = if fact.tag == Tag::Assumed { found.proof.tag() } else { fact.tag };
                    parents.add(fact.node.candidate(), tag);
                }
            });
        }
        if parents.nodes.is_empty() {
            return None;
        }
        let candidate = found.conclusion.candidate();
        let remove =
            if found.conclusion.is_on() { others(now, candidate) } else { vec![candidate] };
        Some(Nested { remove, parents: parents.nodes, complexity: found.complexity, signature })
    }

    /// The targets of a proof with the branches that they are in.
    fn targets(&self, marks: &Marks, proof: Proof, conclusion: Node) -> Vec<(&Branch, Fact)> {
        let mut targets = Vec::new();
        for assumption in proof.assumptions(marks) {
            let branch = &self.branches[self.index(assumption)];
            match (proof, branch.clash) {
                (Proof::Clash(_), Some(clash)) => {
                    targets.extend(branch.clash_facts(clash).map(|fact| (branch, fact)));
                }
                _ => targets.push((branch, branch.fact(conclusion))),
            }
        }
        targets
    }

    fn run(
        &mut self,
        producer: Producer,
        marks: &Marks,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<()> {
        self.rules = producer.rules();
        self.known.fill(None);
        self.used = 0;
        self.register.clear();
        let fewest = if producer == Producer::Multiple { 3 } else { 2 };
        for cell in marks.blanks() {
            let digits = marks.candidates(cell);
            if digits.len() < fewest {
                continue;
            }
            checkpoint.pass()?;
            for digit in digits {
                self.from(producer, marks, Candidate { digit, cell }, checkpoint)?;
            }
            if let (Some(digit), false) = (digits.first(), producer == Producer::Nishio) {
                self.common(marks, Proof::Cell(Candidate { digit, cell }), checkpoint)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn from(
        &mut self,
        producer: Producer,
        marks: &Marks,
        start: Candidate,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<()> {
        if producer != Producer::Multiple {
            for (node, conclusion) in
                [(Node::on(start), Node::off(start)), (Node::off(start), Node::on(start))]
            {
                let branch = self.branch(marks, node, checkpoint)?;
                if self.branches[branch].clash.is_some() {
                    self.offer(marks, Proof::Clash(node), conclusion);
                }
            }
        }
        if producer == Producer::Nishio {
            return ControlFlow::Continue(());
        }
        if producer != Producer::Multiple && marks.candidates(start.cell).len() >= 3 {
            self.common(marks, Proof::Double(start), checkpoint)?;
        }
        for kind in BRC {
            let house = house_of(start.cell, kind);
            let places = marks.places(house, start.digit);
            let is_first = places.trailing_zeros() as usize == position_in(start.cell, kind);
            if places.count_ones() >= 2 && is_first {
                self.common(marks, Proof::Region(start, kind), checkpoint)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Offers everything that the branches of a proof have in common.
    fn common(
        &mut self,
        marks: &Marks,
        proof: Proof,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<()> {
        let mut first = None;
        let (mut on, mut off) = (CandidateSet::ALL, CandidateSet::ALL);
        for assumption in proof.assumptions(marks) {
            let index = self.branch(marks, assumption, checkpoint)?;
            first = first.or(Some(index));
            on &= self.branches[index].on;
            off &= self.branches[index].off;
        }
        let Some(first) = first else { return ControlFlow::Continue(()) };
        if !on.is_empty() {
            for index in 0..self.branches[first].on_list.len() {
                let candidate = self.branches[first].on_list[index];
                if on.has(candidate) && marks.candidates(candidate.cell).len() > 1 {
                    self.offer(marks, proof, Node::on(candidate));
                }
            }
        }
        if !off.is_empty() {
            for index in 0..self.branches[first].off_list.len() {
                let candidate = self.branches[first].off_list[index];
                if off.has(candidate) {
                    self.offer(marks, proof, Node::off(candidate));
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Offers a hint that the branches of a proof give.
    fn offer(&mut self, marks: &Marks, proof: Proof, conclusion: Node) {
        let limit = self.best.limit(marks, proof, conclusion);
        if let Some(complexity) = self.complexity(marks, proof, conclusion, limit) {
            self.best.keep(marks, proof, conclusion, complexity);
        }
    }

    /// The number of nodes in a proof and in the hints inside it, unless it is above the limit.
    fn complexity(
        &mut self,
        marks: &Marks,
        proof: Proof,
        conclusion: Node,
        limit: usize,
    ) -> Option<usize> {
        let mut complexity = 0;
        if let Proof::Clash(assumption) = proof {
            let branch = &self.branches[self.index(assumption)];
            let facts = branch.clash_facts(branch.clash?);
            complexity = facts.into_iter().map(|fact| branch.count(fact)).sum();
        } else {
            for assumption in proof.assumptions(marks) {
                let index = self.index(assumption);
                complexity += self.branches[index].size(conclusion);
                if complexity > limit {
                    return None;
                }
            }
        }
        if self.rules.level >= 2 && complexity <= limit {
            complexity += self.nested_complexity(marks, proof, conclusion);
        }
        (complexity <= limit).then_some(complexity)
    }

    /// The complexity of all different hints inside the branches of a proof.
    fn nested_complexity(&self, marks: &Marks, proof: Proof, conclusion: Node) -> usize {
        let mut numbers = Vec::new();
        for (branch, fact) in self.targets(marks, proof, conclusion) {
            branch.ancestors(fact, |fact| numbers.extend(fact.nested));
        }
        numbers.sort_unstable();
        numbers.dedup();
        numbers.iter().map(|&number| self.register.complexity(number)).sum()
    }

    /// The index of a branch that is known.
    fn index(&self, assumption: Node) -> usize {
        self.known[assumption.index()].map_or(0, usize::from)
    }

    /// Returns the index of the branch of an assumption, and grows the branch if it is not known yet.
    fn branch(
        &mut self,
        marks: &Marks,
        assumption: Node,
        checkpoint: Checkpoint<'_>,
    ) -> ControlFlow<(), usize> {
        if let Some(known) = self.known[assumption.index()] {
            return ControlFlow::Continue(usize::from(known));
        }
        let index = self.used;
        self.used += 1;
        self.known[assumption.index()] = Some(index as u16);
        if self.branches.len() == index {
            self.branches.push(Branch::new());
        }
        let mut now = marks.clone();
        self.branches[index].start(assumption);
        while self.branches[index].grow(marks, &mut now, self.rules) && self.rules.level > 0 {
            checkpoint.pass()?;
            if !advanced::apply(self, index, marks, &now, checkpoint)? {
                break;
            }
        }
        ControlFlow::Continue(index)
    }

    pub(super) const fn level(&self) -> u8 {
        self.rules.level
    }

    pub(super) fn branch_at(&mut self, index: usize) -> (&mut Branch, &mut Register) {
        (&mut self.branches[index], &mut self.register)
    }
}
