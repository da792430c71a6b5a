//! A branch: everything that follows from one assumption.

use crate::model::{Candidate, CandidateSet, DigitSet};
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{BRC, Positions, cell_at, cells_at, house_of, position_in};

use super::node::{Node, NodeSet, Tag};

/// How a branch may reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rules {
    /// Whether conclusions remove candidates inside the branch, so that later links may rest on several.
    pub(super) dynamic: bool,
    /// Whether links inside a cell count.
    pub(super) cells: bool,
    /// Which rules beyond single links may help.
    pub(super) level: u8,
}

/// Part of the list of parents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    start: u32,
    end: u32,
}

/// A node and why it holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fact {
    pub(super) node: Node,
    pub(super) tag: Tag,
    parents: Span,
    /// The number of the chain inside the chain that the node rests on.
    pub(super) nested: Option<u32>,
}

/// Everything that follows from one assumption, up to the first contradiction.
///
/// A node is in the lists once, so the first way to reach it counts.
pub(super) struct Branch {
    /// The candidates that are true and false, as sets and in the order in which they were found.
    pub(super) on: CandidateSet,
    pub(super) off: CandidateSet,
    pub(super) on_list: Vec<Candidate>,
    pub(super) off_list: Vec<Candidate>,
    facts: Vec<Fact>,
    /// Where the fact of a node stands; valid only for members of the sets.
    slots: Box<[u16; Node::NUM]>,
    parents: Vec<Node>,
    /// The number of ancestors of each fact's node, itself included; 0 if not yet counted.
    sizes: Vec<u32>,
    /// Two nodes that contradict each other; the second fact is new and not in the lists.
    pub(super) clash: Option<Clash>,
    on_next: usize,
    off_next: usize,
}

/// A candidate that is true and false. One of the two nodes is in the lists, the other is `fresh`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clash {
    pub(super) candidate: Candidate,
    pub(super) fresh: Fact,
}

impl Branch {
    pub(super) fn new() -> Self {
        Self {
            on: CandidateSet::EMPTY,
            off: CandidateSet::EMPTY,
            on_list: Vec::new(),
            off_list: Vec::new(),
            facts: Vec::new(),
            slots: Box::new([0; Node::NUM]),
            parents: Vec::new(),
            sizes: Vec::new(),
            clash: None,
            on_next: 0,
            off_next: 0,
        }
    }

    /// Starts with an assumption.
    pub(super) fn start(&mut self, assumption: Node) {
        self.on = CandidateSet::EMPTY;
        self.off = CandidateSet::EMPTY;
        self.on_list.clear();
        self.off_list.clear();
        self.facts.clear();
        self.parents.clear();
        self.sizes.clear();
        self.clash = None;
        (self.on_next, self.off_next) = (0, 0);
        self.push(assumption, Tag::Assumed, Span { start: 0, end: 0 }, None);
    }

    /// Follows single links until nothing new follows. Returns `false` at a contradiction.
    ///
    /// All waiting true nodes go before the next false node. `before` are the marks without the assumption;
    /// `marks` lose the false candidates if the branch is dynamic.
    pub(super) fn grow(&mut self, before: &Marks, marks: &mut Marks, rules: Rules) -> bool {
        loop {
            let done = if let Some(&on) = self.on_list.get(self.on_next) {
                self.on_next += 1;
                self.follow_true(on, marks, rules)
            } else if let Some(&off) = self.off_list.get(self.off_next) {
                self.off_next += 1;
                let found = self.follow_false(off, before, marks, rules);
                if rules.dynamic {
                    marks.remove(off);
                }
                found
            } else {
                return true;
            };
            if done.is_err() {
                return false;
            }
        }
    }

    /// A true candidate makes those that it sees false.
    fn follow_true(&mut self, on: Candidate, marks: &Marks, rules: Rules) -> Result<(), ()> {
        let Candidate { digit, cell } = on;
        let parents = self.span([Node::on(on)]);
        if rules.cells {
            for digit in marks.candidates(cell) - DigitSet::from(digit) {
                self.weak(Candidate { digit, cell }, Tag::Cell, parents)?;
            }
        }
        let seen = marks.cells_with(digit) & cell.peers();
        let mut fresh = seen - (self.off.cells(digit) - self.on.cells(digit));
        for kind in BRC {
            if fresh.is_empty() {
                break;
            }
            let house = house_of(cell, kind).cells();
            for cell in fresh & house {
                self.weak(Candidate { digit, cell }, Tag::House(kind), parents)?;
            }
            fresh -= house;
        }
        Ok(())
    }

    fn weak(&mut self, candidate: Candidate, tag: Tag, parents: Span) -> Result<(), ()> {
        let node = Node::off(candidate);
        if self.on.has(candidate) {
            let fresh = Fact { node, tag, parents, nested: None };
            self.clash = Some(Clash { candidate, fresh });
            return Err(());
        }
        if !self.off.has(candidate) {
            self.push(node, tag, parents, None);
        }
        Ok(())
    }

    /// A false candidate makes the last other one of its cell or house true.
    fn follow_false(
        &mut self,
        off: Candidate,
        before: &Marks,
        marks: &Marks,
        rules: Rules,
    ) -> Result<(), ()> {
        let Candidate { digit, cell } = off;
        if rules.cells {
            let rest = marks.candidates(cell) - DigitSet::from(digit);
            if let Some(last) = rest.single() {
                let vanished = marks.vanished_digits(before, cell);
                let candidate = Candidate { digit: last, cell };
                let parents = vanished.iter().map(|digit| Node::off(Candidate { digit, cell }));
                self.strong(off, candidate, Tag::Cell, parents)?;
            }
        }
        let mut first = None;
        for kind in BRC {
            let house = house_of(cell, kind);
            let rest: Positions = marks.places(house, digit) & !(1 << position_in(cell, kind));
            if !rest.is_power_of_two() {
                continue;
            }
            let last = cell_at(house, rest.trailing_zeros() as usize);
            if first == Some(last) {
                continue;
            }
            first = first.or(Some(last));
            let vanished = marks.vanished_places(before, house, digit);
            let parents =
                cells_at(house, vanished).map(|cell| Node::off(Candidate { digit, cell }));
            self.strong(off, Candidate { digit, cell: last }, Tag::House(kind), parents)?;
        }
        Ok(())
    }

    fn strong(
        &mut self,
        off: Candidate,
        candidate: Candidate,
        tag: Tag,
        vanished: impl Iterator<Item = Node>,
    ) -> Result<(), ()> {
        let clashes = self.off.has(candidate);
        if self.on.has(candidate) && !clashes {
            return Ok(());
        }
        let parents = self.span(std::iter::once(Node::off(off)).chain(vanished));
        let node = Node::on(candidate);
        if clashes {
            self.clash =
                Some(Clash { candidate, fresh: Fact { node, tag, parents, nested: None } });
            return Err(());
        }
        self.push(node, tag, parents, None);
        Ok(())
    }

    /// Adds false candidates that a rule beyond single links gives. Returns whether any is new.
    pub(super) fn add_advanced(
        &mut self,
        candidates: impl Iterator<Item = Candidate>,
        parents: &[Node],
        nested: Option<u32>,
    ) -> bool {
        let parents = self.span(parents.iter().copied());
        let mut is_new = false;
        for candidate in candidates {
            if !self.off.has(candidate) {
                self.push(Node::off(candidate), Tag::Advanced, parents, nested);
                is_new = true;
            }
        }
        is_new
    }

    fn span(&mut self, nodes: impl IntoIterator<Item = Node>) -> Span {
        let start = self.parents.len() as u32;
        self.parents.extend(nodes);
        Span { start, end: self.parents.len() as u32 }
    }

    fn push(&mut self, node: Node, tag: Tag, parents: Span, nested: Option<u32>) {
        self.slots[node.index()] = self.facts.len() as u16;
        self.facts.push(Fact { node, tag, parents, nested });
        self.sizes.push(0);
        let candidate = node.candidate();
        if node.is_on() {
            self.on.insert(candidate);
            self.on_list.push(candidate);
        } else {
            self.off.insert(candidate);
            self.off_list.push(candidate);
        }
    }

    /// The fact of a node in the lists.
    pub(super) fn fact(&self, node: Node) -> Fact {
        self.facts[self.slots[node.index()] as usize]
    }

    /// The two facts of the contradiction: the true one, then the false one.
    pub(super) fn clash_facts(&self, clash: Clash) -> [Fact; 2] {
        if clash.fresh.node.is_on() {
            [clash.fresh, self.fact(Node::off(clash.candidate))]
        } else {
            [self.fact(Node::on(clash.candidate)), clash.fresh]
        }
    }

    /// The number of ancestors of a node in the lists, itself included.
    pub(super) fn size(&mut self, node: Node) -> usize {
        let slot = self.slots[node.index()] as usize;
        if self.sizes[slot] == 0 {
            self.sizes[slot] = self.count(self.facts[slot]) as u32;
        }
        self.sizes[slot] as usize
    }

    /// The number of ancestors of a fact, itself included.
    pub(super) fn count(&self, fact: Fact) -> usize {
        let mut count = 0;
        self.ancestors(fact, |_| count += 1);
        count
    }

    /// Visits a fact and its ancestors breadth first, each node once.
    pub(super) fn ancestors(&self, fact: Fact, mut visit: impl FnMut(Fact)) {
        let mut seen = NodeSet::EMPTY;
        seen.insert(fact.node);
        let mut queue = vec![fact];
        let mut next = 0;
        while next < queue.len() {
            let fact = queue[next];
            next += 1;
            visit(fact);
            for &parent in &self.parents[fact.parents.start as usize..fact.parents.end as usize] {
                if seen.insert(parent) {
                    queue.push(self.fact(parent));
                }
            }
        }
    }
}
