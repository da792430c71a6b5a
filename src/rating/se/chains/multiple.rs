//! Nishio (7.5), multiple (8.0), dynamic (8.5) and nested forcing chains (9.0 to 11.0): what several
//! branches have in common, and branches that contradict themselves.

use std::ops::ControlFlow;

use crate::model::{Candidate, CandidateSet, DigitSet, House, HouseKind};

use super::super::Tenths;
use super::super::hint::Hint;
use super::super::marks::Marks;
use super::super::order::{BRC, cells_at, house_of};
use super::advanced;
use super::branch::{Branch, Fact, Rules};
use super::length::rating;
use super::nested::{Nested, Register, others};
use super::node::{Node, Parents, Tag};

/// Called now and then; a break ends the search.
pub(in super::super) type Pulse<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// One of the producers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Producer {
    Nishio,
    Multiple,
    Dynamic(u8),
}

impl Producer {
    const fn rules(self) -> Rules {
        match self {
            Self::Nishio => Rules { dynamic: true, cells: false, level: 0 },
            Self::Multiple => Rules { dynamic: false, cells: true, level: 0 },
            Self::Dynamic(level) => Rules { dynamic: true, cells: true, level },
        }
    }

    fn base(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic(level) => 8.5 + 0.5 * f64::from(level),
        }
    }
}

/// What a hint rests on.
#[derive(Clone, Copy, Debug)]
enum Proof {
    /// The branch of this assumption contradicts itself.
    Clash(Node),
    /// The target follows whether the candidate is true or false.
    Double(Candidate),
    /// The target follows wherever the digit of the candidate goes in its house.
    Region(Candidate, HouseKind),
    /// The target follows from every candidate of the cell.
    Cell(Candidate),
}

impl Proof {
    /// Decides between hints of equal complexity.
    const fn key(self) -> u8 {
        match self {
            Self::Double(_) => 1,
            Self::Cell(_) => 5,
            Self::Region(..) => 6,
            Self::Clash(_) => 7,
        }
    }

    /// The assumptions of its branches.
    fn assumptions(self, marks: &Marks) -> Vec<Node> {
        match self {
            Self::Clash(node) => vec![node],
            Self::Double(candidate) => vec![Node::on(candidate), Node::off(candidate)],
            Self::Region(Candidate { digit, cell }, kind) => {
                let house = house_of(cell, kind);
                let on = |cell| Node::on(Candidate { digit, cell });
                cells_at(house, marks.places(house, digit)).map(on).collect()
            }
            Self::Cell(Candidate { cell, .. }) => {
                let on = |digit| Node::on(Candidate { digit, cell });
                marks.candidates(cell).iter().map(on).collect()
            }
        }
    }

    /// What an assumption counts as when a hint inside a branch looks for its parents.
    const fn tag(self) -> Tag {
        match self {
            Self::Cell(_) => Tag::Cell,
            Self::Region(_, kind) => Tag::House(kind),
            _ => Tag::Assumed,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Found {
    complexity: usize,
    proof: Proof,
    conclusion: Node,
    order: usize,
}

impl Found {
    const fn rank(&self) -> (usize, u8, usize) {
        (self.complexity, self.proof.key(), self.order)
    }
}

/// A search for hints of one producer, and its memory.
pub(in super::super) struct Search {
    rules: Rules,
    branches: Vec<Branch>,
    /// Which branch belongs to which assumption.
    known: Vec<Option<u16>>,
    used: usize,
    /// The best hint for each conclusion, or only the best of all.
    best: Vec<Option<Found>>,
    conclusions: Vec<usize>,
    one: bool,
    order: usize,
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
            best: vec![None; Node::NUM],
            conclusions: Vec::new(),
            one: true,
            order: 0,
            register: Register::default(),
            inner: None,
        }
    }

    /// Returns the easiest hint of a producer.
    pub(in super::super) fn easiest(
        &mut self,
        producer: Producer,
        marks: &Marks,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), Option<Hint>> {
        self.one = true;
        self.run(producer, marks, pulse)?;
        let Some(found) = self.best[0] else { return ControlFlow::Continue(None) };
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
    pub(super) fn nested(
        &mut self,
        producer: Producer,
        before: &Marks,
        now: &Marks,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), Vec<Nested>> {
        self.one = false;
        self.run(producer, now, pulse)?;
        let mut found: Vec<Found> =
            self.conclusions.iter().filter_map(|&index| self.best[index]).collect();
        found.sort_by_key(Found::rank);
        let hints = found.iter().filter_map(|found| self.as_nested(before, now, found));
        ControlFlow::Continue(hints.collect())
    }

    fn as_nested(&self, before: &Marks, now: &Marks, found: &Found) -> Option<Nested> {
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
            let branch = &self.branches[self.known[assumption.index()].map_or(0, usize::from)];
            match (proof, branch.clash) {
                (Proof::Clash(_), Some(clash)) => {
                    targets.extend(branch.clash_facts(clash).map(|fact| (branch, fact)));
                }
                _ => targets.push((branch, branch.fact(conclusion))),
            }
        }
        targets
    }

    fn run(&mut self, producer: Producer, marks: &Marks, pulse: Pulse<'_>) -> ControlFlow<()> {
        self.rules = producer.rules();
        self.known.fill(None);
        self.used = 0;
        for conclusion in self.conclusions.drain(..) {
            self.best[conclusion] = None;
        }
        self.order = 0;
        self.register.clear();
        let fewest = if producer == Producer::Multiple { 3 } else { 2 };
        for cell in marks.blanks() {
            let digits = marks.candidates(cell);
            if digits.len() < fewest {
                continue;
            }
            pulse()?;
            for digit in digits {
                self.from(producer, marks, Candidate { digit, cell }, pulse)?;
            }
            if let (Some(digit), false) = (digits.first(), producer == Producer::Nishio) {
                self.common(marks, Proof::Cell(Candidate { digit, cell }), pulse)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn from(
        &mut self,
        producer: Producer,
        marks: &Marks,
        start: Candidate,
        pulse: Pulse<'_>,
    ) -> ControlFlow<()> {
        if producer != Producer::Multiple {
            for (node, conclusion) in
                [(Node::on(start), Node::off(start)), (Node::off(start), Node::on(start))]
            {
                let branch = self.branch(marks, node, pulse)?;
                if self.branches[branch].clash.is_some() {
                    self.offer(marks, Proof::Clash(node), conclusion);
                }
            }
        }
        if producer == Producer::Nishio {
            return ControlFlow::Continue(());
        }
        if producer != Producer::Multiple && marks.candidates(start.cell).len() >= 3 {
            self.common(marks, Proof::Double(start), pulse)?;
        }
        for kind in BRC {
            let house = house_of(start.cell, kind);
            let places = marks.places(house, start.digit);
            if places.count_ones() >= 2 && is_first(house, places, start) {
                self.common(marks, Proof::Region(start, kind), pulse)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Offers everything that the branches of a proof have in common.
    fn common(&mut self, marks: &Marks, proof: Proof, pulse: Pulse<'_>) -> ControlFlow<()> {
        let mut first = None;
        let (mut on, mut off) = (CandidateSet::ALL, CandidateSet::ALL);
        for assumption in proof.assumptions(marks) {
            let index = self.branch(marks, assumption, pulse)?;
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

    /// Keeps a hint if it is the best for its conclusion.
    fn offer(&mut self, marks: &Marks, proof: Proof, conclusion: Node) {
        self.order += 1;
        let slot = if self.one { 0 } else { effect(marks, conclusion).index() };
        let limit = self.best[slot].map_or((usize::MAX, 0), |best| {
            (best.complexity, best.proof.key())
        });
        let mut complexity = 0;
        if let Proof::Clash(assumption) = proof {
            let branch = &self.branches[self.known[assumption.index()].map_or(0, usize::from)];
            let Some(clash) = branch.clash else { return };
            complexity = branch.clash_facts(clash).map(|fact| branch.count(fact)).iter().sum();
        } else {
            for assumption in proof.assumptions(marks) {
                let index = self.known[assumption.index()].map_or(0, usize::from);
                complexity += self.branches[index].size(conclusion);
                if complexity > limit.0 {
                    return;
                }
            }
        }
        if (complexity, proof.key()) >= limit {
            return;
        }
        if self.rules.level >= 2 {
            complexity += self.nested_complexity(marks, proof, conclusion);
            if (complexity, proof.key()) >= limit {
                return;
            }
        }
        if self.best[slot].is_none() {
            self.conclusions.push(slot);
        }
        self.best[slot] = Some(Found { complexity, proof, conclusion, order: self.order });
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

    /// Returns the index of the branch of an assumption.
    fn branch(
        &mut self,
        marks: &Marks,
        assumption: Node,
        pulse: Pulse<'_>,
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
            pulse()?;
            if !advanced::apply(self, index, marks, &now, pulse)? {
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

fn is_first(house: House, places: u16, candidate: Candidate) -> bool {
    cells_at(house, places).next() == Some(candidate.cell)
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
