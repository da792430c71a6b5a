//! The shortest proof from one assumption.
//!
//! Like Dijkstra's algorithm: literals are settled in the order of how many lines they take, and each
//! carries the set of lines that it rests on. The cost of a conclusion is the size of the union of its
//! premises' sets, so a line that several premises share counts once. The first contradiction that costs
//! no more than anything still open ends the search; its set is the proof, already sliced.
//!
//! Inside a lemma, the literals of the outer proof are known. A set has one part for each level.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

use crate::model::{Board, CandidateSet, Demand};

use super::map::{Id, Map, off, on};
use super::{Branch, End, Literal};
use crate::logic::reach::net::{Lock, Need, UpToNine};

/// Why a literal holds, as positions in the net.
#[derive(Clone)]
pub(super) enum Cause {
    Assumed,
    Sees(usize),
    Need(usize),
    Lock(usize),
    Lemma(Rc<Branch>),
}

/// A literal that is settled.
#[derive(Clone)]
pub(super) struct Known {
    pub(super) cause: Cause,
    /// Where its set starts.
    set: usize,
    /// The order in which it was settled.
    pub(super) order: usize,
}

/// What follows from an assumption, and how.
#[derive(Clone)]
pub(super) struct Derivation<'a> {
    pub(super) map: &'a Map<'a>,
    level: usize,
    pub(super) assume: Literal,
    pub(super) known: Vec<Option<Known>>,
    settled: usize,
    /// Sets of lines, one after the other, `width` words each.
    pub(super) sets: Vec<u64>,
    width: usize,
    /// Literals that stand for a lemma, and the lines it takes.
    lemmas: Vec<(usize, usize)>,
    open: BinaryHeap<Reverse<(usize, usize, Id)>>,
    /// What the entries of `open` refer to: a cause and a set.
    causes: Vec<(Cause, usize)>,
    /// The least cost at which each literal was opened. It is settled at that cost, so what costs as much
    /// and comes later is not opened.
    least: Vec<usize>,
    /// The cheapest contradiction: its cost, what cannot be met, its set.
    pub(super) best: Option<(usize, Demand, usize)>,
}

impl<'a> Derivation<'a> {
    /// Starts with an assumption on the board.
    pub(super) fn new(map: &'a Map<'a>, assume: Literal) -> Self {
        let size = 2 * map.net.candidates.len();
        let mut start = Self {
            map,
            level: 0,
            assume,
            known: vec![None; size],
            settled: 0,
            sets: Vec::new(),
            width: size.div_ceil(64),
            lemmas: Vec::new(),
            open: BinaryHeap::new(),
            causes: Vec::new(),
            least: vec![usize::MAX; size],
            best: None,
        };
        start.assume(assume);
        start
    }

    /// Starts a lemma: everything known so far, and one more assumption.
    pub(super) fn nested(&self, assume: Literal) -> Self {
        let part = self.part();
        let width = self.width + part;
        let mut inner = Self {
            map: self.map,
            level: self.level + 1,
            assume,
            known: self.known.clone(),
            settled: self.settled,
            sets: Vec::new(),
            width,
            lemmas: self.lemmas.clone(),
            open: BinaryHeap::new(),
            causes: Vec::new(),
            least: vec![usize::MAX; self.known.len()],
            best: None,
        };
        for known in inner.known.iter_mut().flatten() {
            let start = inner.sets.len();
            inner.sets.extend(&self.sets[known.set..][..self.width]);
            inner.sets.extend(std::iter::repeat_n(0, part));
            known.set = start;
        }
        inner.assume(assume);
        inner
    }

    /// The words of one level's part of a set.
    fn part(&self) -> usize {
        (2 * self.map.net.candidates.len()).div_ceil(64)
    }

    fn assume(&mut self, literal: Literal) {
        let id = self.map.id(literal);
        let set = self.union(&[]);
        self.push(id, Cause::Assumed, set);
    }

    /// Settles literals until the cheapest contradiction is certain, or nothing is open. Returns whether
    /// there is a contradiction.
    pub(super) fn run(&mut self) -> bool {
        while let Some(&Reverse((cost, entry, id))) = self.open.peek() {
            if self.best.is_some_and(|(best, ..)| best <= cost) {
                break;
            }
            self.open.pop();
            if self.known[id].is_none() {
                let (cause, set) = self.causes[entry].clone();
                self.settle(id, cause, set);
            }
        }
        self.best.is_some()
    }

    fn settle(&mut self, id: Id, cause: Cause, set: usize) {
        // A line that follows from this one alone costs one more.
        let cost = self.least[id] + 1;
        self.known[id] = Some(Known { cause, set, order: self.settled });
        self.settled += 1;
        let map = self.map;
        let candidate = id / 2;
        if id % 2 == 1 {
            for &peer in &map.peers[candidate] {
                let peer = usize::from(peer);
                if self.known[off(peer)].is_none() && cost < self.least[off(peer)] {
                    let set = self.union(&[id]);
                    self.push(off(peer), Cause::Sees(candidate), set);
                }
            }
            return;
        }
        for &need in &map.needs[candidate] {
            self.check_need(usize::from(need));
        }
        for &lock in &map.locks[candidate] {
            self.check_lock(usize::from(lock));
        }
    }

    fn check_need(&mut self, at: usize) {
        let Need { demand, choices } = &self.map.net.needs[at];
        let mut left = choices.iter().filter(|&&choice| self.known[off(choice)].is_none());
        let (first, second) = (left.next().copied(), left.next());
        if second.is_some() || !self.map.net.forces(choices) {
            return;
        }
        let others = choices.iter().filter(|&&choice| Some(choice) != first);
        let premises: UpToNine = others.map(|&choice| off(choice)).collect();
        match first {
            Some(last) if self.known[on(last)].is_some() => {}
            Some(last) => {
                let set = self.union(&premises);
                self.push(on(last), Cause::Need(at), set);
            }
            None => {
                let set = self.union(&premises);
                let cost = self.cost(set);
                if self.best.is_none_or(|(best, ..)| cost < best) {
                    self.best = Some((cost, *demand, set));
                }
            }
        }
    }

    fn check_lock(&mut self, at: usize) {
        let Lock { outside, targets, .. } = &self.map.net.locks[at];
        if outside.iter().any(|&choice| self.known[off(choice)].is_none()) {
            return;
        }
        let premises: UpToNine = outside.iter().map(|&choice| off(choice)).collect();
        for &target in targets.iter() {
            if self.known[off(target)].is_none() {
                let set = self.union(&premises);
                self.push(off(target), Cause::Lock(at), set);
            }
        }
    }

    /// Appends the union of the premises' sets. Returns where it starts.
    pub(super) fn union(&mut self, premises: &[Id]) -> usize {
        let start = self.sets.len();
        self.sets.resize(start + self.width, 0);
        for &premise in premises {
            let from = self.known[premise].as_ref().expect("a premise is known").set;
            for word in 0..self.width {
                self.sets[start + word] |= self.sets[from + word];
            }
        }
        start
    }

    /// Opens a literal with a cause. Its set becomes the premises' and itself.
    fn push(&mut self, id: Id, cause: Cause, set: usize) {
        let bit = self.bit(id);
        self.sets[set + bit / 64] |= 1 << (bit % 64);
        let cost = self.cost(set);
        if cost >= self.least[id] {
            self.sets.truncate(set);
            return;
        }
        self.least[id] = cost;
        self.open.push(Reverse((cost, self.causes.len(), id)));
        self.causes.push((cause, set));
    }

    /// The bit of one of this level's literals.
    pub(super) fn bit(&self, id: Id) -> usize {
        self.level * self.part() * 64 + id
    }

    fn cost(&self, set: usize) -> usize {
        let set = &self.sets[set..][..self.width];
        let lines: usize = set.iter().map(|word| word.count_ones() as usize).sum();
        let has = |bit: usize| set[bit / 64] >> (bit % 64) & 1 == 1;
        lines + self.lemmas.iter().filter(|lemma| has(lemma.0)).map(|lemma| lemma.1).sum::<usize>()
    }

    /// Returns the board of the proof.
    pub(super) fn board(&self) -> &'a Board {
        self.map.board
    }

    /// Returns the candidates that are known to be false, and those that are known to be true.
    pub(super) fn conclusions(&self) -> (CandidateSet, CandidateSet) {
        let of = |parity| {
            let ids = (0..self.known.len()).filter(move |id| id % 2 == parity);
            ids.filter(|&id| self.known[id].is_some())
                .map(|id| self.map.literal(id).candidate)
                .collect()
        };
        (of(0), of(1))
    }

    /// Adds what a lemma shows: the opposite of its assumption.
    pub(super) fn add_lemma(&mut self, lemma: &Self) {
        let Some((_, demand, set)) = lemma.best else { return };
        let id = self.map.id(!lemma.assume);
        let branch = lemma.branch(set, End::Contradiction(demand));
        // The lemma rests on the outer lines in its set; its own are its cost.
        let start = self.sets.len();
        self.sets.extend(&lemma.sets[set..][..self.width]);
        if self.known[id].is_none() {
            let bit = self.bit(id);
            self.lemmas.retain(|known| known.0 != bit);
            self.lemmas.push((bit, branch.len()));
            self.push(id, Cause::Lemma(Rc::new(branch)), start);
        }
    }
}
