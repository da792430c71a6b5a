//! Forcing chains and cycles (6.5, 6.6, 7.0, and what their length adds).

use crate::model::{Candidate, CandidateSet, CellSet, DigitSet};
use crate::rating::se::Tenths;
use crate::rating::se::hint::Hint;
use crate::rating::se::marks::Marks;
use crate::rating::se::order::{BRC, house_of, position_in};

use super::length::rating;
use super::links::{Links, Mode, Partners, Reached, Spread, sees};
use super::node::Node;

/// A chain or a cycle.
#[derive(Clone)]
pub(super) struct ChainHint {
    pub(super) rating: f64,
    pub(super) complexity: usize,
    key: u8,
    pub(super) is_cycle: bool,
    pub(super) place: Option<Candidate>,
    pub(super) remove: CandidateSet,
}

impl ChainHint {
    /// Whether this comes before `other`, which was found earlier.
    pub(super) fn beats(&self, other: &Self) -> bool {
        (self.rating, self.complexity, self.key) < (other.rating, other.complexity, other.key)
    }
}

/// What the search reports to.
pub(super) trait Sink {
    /// Whether a chain or cycle with this rating and complexity can still matter.
    fn wants(&self, rating: f64, complexity: usize) -> bool;
    /// Takes a chain or cycle; `path` are its nodes from the start.
    fn take(&mut self, found: ChainHint, path: impl FnOnce() -> Vec<Node>);
}

/// The bases of cycles and chains, and the sort key.
const fn bases(mode: Mode) -> (f64, f64, u8) {
    match mode {
        Mode::X => (6.5, 6.6, 2),
        Mode::Y => (6.5, f64::INFINITY, 3),
        Mode::XY => (7.0, 7.0, 4),
    }
}

/// The easiest chain or cycle.
pub(in super::super) fn forcing(marks: &Marks) -> Option<Hint> {
    let mut best = Best(None);
    find(marks, &mut best);
    let ChainHint { rating, complexity, place, remove, .. } = best.0?;
    Some(Hint { rating: Tenths::from_float(rating), complexity, place, remove })
}

/// Keeps the easiest, and wants only what could be easier.
///
/// Searching for short chains first, then again for longer ones, takes 1.4 times as long.
struct Best(Option<ChainHint>);

impl Sink for Best {
    fn wants(&self, rating: f64, complexity: usize) -> bool {
        self.0.as_ref().is_none_or(|best| (rating, complexity) <= (best.rating, best.complexity))
    }

    fn take(&mut self, found: ChainHint, _: impl FnOnce() -> Vec<Node>) {
        if self.0.as_ref().is_none_or(|best| found.beats(best)) {
            self.0 = Some(found);
        }
    }
}

/// Reports all chains and cycles that the sink wants.
pub(super) fn find(marks: &Marks, sink: &mut impl Sink) {
    let links = Links::new(marks);
    let mut search = Spread::default();
    for mode in [Mode::X, Mode::Y, Mode::XY] {
        let linked = links.linked(mode);
        for cell in marks.blanks() {
            let digits = marks.candidates(cell);
            if digits.len() < 2 || (mode == Mode::Y && digits.len() != 2) {
                continue;
            }
            for digit in digits {
                let mut from = Start {
                    links: &links,
                    mode,
                    linked: &linked,
                    start: Candidate { digit, cell },
                    search: &mut search,
                };
                from.on(sink);
                from.off(sink);
            }
        }
    }
}

/// The search from one candidate.
struct Start<'a> {
    links: &'a Links<'a>,
    mode: Mode,
    linked: &'a CandidateSet,
    start: Candidate,
    search: &'a mut Spread,
}

impl Start<'_> {
    /// From the true candidate: cycles that come back to it, and the chain that makes it false.
    ///
    /// The chain comes after all cycles of its length, which decides between equals.
    fn on(&mut self, sink: &mut impl Sink) {
        let (cycle_base, chain_base, _) = bases(self.mode);
        let Self { links, mode, start, .. } = *self;
        let ends = links.strong(mode, start);
        let has_ends = ends.iter().any(Option::is_some);
        let (mut chained, mut chain) = (mode == Mode::Y, None);
        self.search.start(self.linked, std::iter::once(start));
        let (mut index, mut depth) = (0, 0);
        while index < self.search.reached.len() {
            let at = self.search.reached[index];
            if at.depth > depth {
                depth = at.depth;
                self.report_chain(chain.take(), sink);
                let complexity = 2 * at.depth as usize + 2;
                let possible = rating(cycle_base.min(chain_base), complexity);
                if (chained && !has_ends) || !sink.wants(possible, complexity) {
                    return;
                }
            }
            if depth > 0 {
                for off in in_weak_order(mode, at.candidate, &ends) {
                    self.report_cycle(index, off, sink);
                }
                if !chained && sees(mode, at.candidate, start) {
                    (chained, chain) = (true, Some(index));
                }
            }
            self.search.expand(links, mode, index);
            index += 1;
        }
        self.report_chain(chain, sink);
    }

    /// Reports the cycle that closes through `off` after the candidate at `index`.
    fn report_cycle(&self, index: usize, off: Candidate, sink: &mut impl Sink) {
        let (base, _, key) = bases(self.mode);
        let complexity = 2 * self.search.reached[index].depth as usize + 2;
        let rating = rating(base, complexity);
        if !sink.wants(rating, complexity) || self.search.passes(index, off) {
            return;
        }
        let mut nodes = self.path(index);
        nodes.push(Node::off(off));
        let remove = removed_by(self.links.marks, &nodes);
        if !remove.is_empty() {
            let found = ChainHint { rating, complexity, key, is_cycle: true, place: None, remove };
            sink.take(found, || nodes);
        }
    }

    /// Reports the chain whose last true candidate is the one at `index`.
    fn report_chain(&self, index: Option<usize>, sink: &mut impl Sink) {
        let Some(index) = index else { return };
        let (_, base, key) = bases(self.mode);
        let complexity = 2 * self.search.reached[index].depth as usize + 2;
        let rating = rating(base, complexity);
        let remove = CandidateSet::from(self.start);
        let found = ChainHint { rating, complexity, key, is_cycle: false, place: None, remove };
        sink.take(found, || {
            let mut nodes = self.path(index);
            nodes.push(Node::off(self.start));
            nodes
        });
    }

    /// From the false candidate: the chain that makes it true.
    fn off(&mut self, sink: &mut impl Sink) {
        let (_, base, key) = bases(self.mode);
        let Self { links, mode, start, .. } = *self;
        if mode == Mode::Y {
            return;
        }
        let ends = links.strong(mode, start);
        self.search.start(self.linked, ends.into_iter().flatten());
        let mut index = 0;
        while index < self.search.reached.len() {
            let at = self.search.reached[index];
            let complexity = 2 * at.depth as usize + 4;
            let rating = rating(base, complexity);
            if !sink.wants(rating, complexity) {
                return;
            }
            if let Some(off) = in_weak_order(mode, at.candidate, &ends).next() {
                let digits = links.marks.candidates(start.cell) - DigitSet::from(start.digit);
                let remove = CandidateSet::of(digits, start.cell);
                let found = ChainHint {
                    rating,
                    complexity,
                    key,
                    is_cycle: false,
                    place: Some(start),
                    remove,
                };
                sink.take(found, || {
                    let mut nodes = vec![Node::off(start)];
                    nodes.extend(self.path(index));
                    nodes.extend([Node::off(off), Node::on(start)]);
                    nodes
                });
                return;
            }
            self.search.expand(links, mode, index);
            index += 1;
        }
    }

    /// The nodes from the first true candidate to the one at `index`.
    fn path(&self, mut index: usize) -> Vec<Node> {
        let mut nodes = Vec::new();
        loop {
            let Reached { candidate, via, parent, depth } = self.search.reached[index];
            nodes.push(Node::on(candidate));
            if depth == 0 {
                break;
            }
            nodes.push(Node::off(via));
            index = parent as usize;
        }
        nodes.reverse();
        nodes
    }
}

/// The members of `ends` that `candidate` sees, in the order of its weak links.
#[inline]
fn in_weak_order(
    mode: Mode,
    candidate: Candidate,
    ends: &Partners,
) -> impl Iterator<Item = Candidate> {
    let mut seen = ends.map(|end| end.filter(|&end| sees(mode, candidate, end)));
    if seen.iter().flatten().count() > 1 {
        seen.sort_by_key(|end| end.map(|end| rank(candidate, end)));
    }
    seen.into_iter().flatten()
}

/// Where `other` stands among the weak links of `candidate`.
fn rank(candidate: Candidate, other: Candidate) -> (usize, usize) {
    if candidate.cell == other.cell {
        return (0, other.digit.index());
    }
    let shared = |&kind: &_| house_of(candidate.cell, kind) == house_of(other.cell, kind);
    let place = BRC.iter().position(shared).unwrap_or(0);
    (place + 1, position_in(other.cell, BRC[place]))
}

/// The candidates outside a cycle that see a true and a false node of their digit.
fn removed_by(marks: &Marks, nodes: &[Node]) -> CandidateSet {
    let mut cells = CellSet::EMPTY;
    let mut seen = [[CellSet::EMPTY; 2]; 9];
    for node in nodes {
        let Candidate { digit, cell } = node.candidate();
        cells.insert(cell);
        seen[digit.index()][usize::from(node.is_on())] |= cell.peers();
    }
    CandidateSet::from(std::array::from_fn(|index| {
        let [off, on] = seen[index];
        (off & on & marks.cells_with(crate::model::Digit::from_index(index))) - cells
    }))
}
