//! Links between candidates, groups and almost locked sets, and what they reach.
//!
//! A strong link says that one of two nodes is on, a weak link that one of two is off. Alternating, they
//! lead from "x is off" to "y is on". Both kinds of link are symmetric, so "y is off" leads to "x is on" by
//! the same way back.

use std::collections::HashMap;

use crate::model::{Board, CellSet, Demand, Digit, House, HouseKind, HouseSet};

use crate::logic::evidence::{Chain, Node, Strong};
use crate::logic::find::sets::AlmostLocked;

/// Which links a graph has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::logic) enum Kind {
    /// Houses with two places for this digit.
    Digit(Digit),
    /// Cells with two candidates.
    Cells,
    /// Both.
    All,
    /// Groups of candidates in the intersection of a line and a box, too.
    Groups,
    /// Almost locked sets, too.
    Sets,
    /// Almost locked sets, a cell with two candidates the smallest, and nothing else.
    OnlySets,
}

/// Nodes and links.
#[derive(Default)]
pub(in crate::logic) struct Graph {
    pub(in crate::logic) nodes: Vec<Node>,
    /// For each node, the cells that see all of its own.
    pub(in crate::logic) peers: Vec<CellSet>,
    index: HashMap<Node, usize>,
    strong: Vec<Vec<(usize, Strong)>>,
    weak: Vec<Vec<usize>>,
    /// Words of a row.
    width: usize,
    /// For each node: the nodes that `weak` lists.
    sees: Vec<u64>,
    /// For each node: the nodes that are on if it is on, one weak and one strong link further.
    next: Vec<u64>,
}

impl Graph {
    pub(in crate::logic) fn new(board: &Board, kind: Kind, sets: &[AlmostLocked]) -> Self {
        let mut graph = Self::default();
        for demand in Demand::all() {
            let fits = match (kind, demand) {
                (Kind::Digit(only), Demand::Digit(digit, _)) => digit == only,
                (Kind::Digit(_), Demand::Cell(_)) => false,
                (Kind::Cells, Demand::Digit(..)) | (Kind::OnlySets, _) => false,
                _ => true,
            };
            if fits && !board.is_met(demand) {
                graph.add_pair(board, demand);
            }
        }
        if matches!(kind, Kind::Groups | Kind::Sets) {
            for digit in Digit::all() {
                House::all().for_each(|house| graph.add_groups(board, digit, house));
            }
        }
        match kind {
            Kind::Sets => {
                sets.iter().filter(|set| set.cells.len() > 1).for_each(|set| graph.add_set(set))
            }
            Kind::OnlySets => sets.iter().for_each(|set| graph.add_set(set)),
            _ => {}
        }
        graph.link_weakly(!matches!(kind, Kind::OnlySets | Kind::Cells));
        graph
    }

    fn node(&mut self, node: Node) -> usize {
        *self.index.entry(node).or_insert_with(|| {
            self.nodes.push(node);
            self.strong.push(Vec::new());
            self.nodes.len() - 1
        })
    }

    fn add_strong(&mut self, a: Node, b: Node, why: Strong) {
        let (a, b) = (self.node(a), self.node(b));
        if !self.strong[a].iter().any(|&(other, _)| other == b) {
            self.strong[a].push((b, why));
            self.strong[b].push((a, why));
        }
    }

    /// A demand with two choices.
    fn add_pair(&mut self, board: &Board, demand: Demand) {
        let choices = board.choices(demand);
        if choices.len() == 2
            && let (Some(a), Some(b)) = (choices.first(), choices.last())
        {
            self.add_strong(a.into(), b.into(), Strong::Demand(demand));
        }
    }

    /// A house whose places for a digit lie in two intersections.
    ///
    /// ```text
    ///   box  a . .      the column {a, b, c} or the rest of the row {d} is on;
    ///        b . .      the row {c, d} or the rest of the column {a, b} is on
    ///        c d .
    /// ```
    fn add_groups(&mut self, board: &Board, digit: Digit, house: House) {
        let places = board.cells_with(digit) & house.cells();
        if places.len() < 3 {
            return;
        }
        let why = Strong::Demand(Demand::Digit(digit, house));
        let node = |cells| Node { digit, cells };
        let parts = |kinds: HouseSet| -> Vec<CellSet> {
            let parts = kinds.iter().map(|other| places & other.cells());
            parts.filter(|part| !part.is_empty()).collect()
        };
        if house.kind() != HouseKind::Block {
            if let [a, b] = parts(HouseSet::BLOCKS)[..] {
                self.add_strong(node(a), node(b), why);
            }
            return;
        }
        let (rows, columns) = (parts(HouseSet::ROWS), parts(HouseSet::COLUMNS));
        for lines in [&rows, &columns] {
            if let [a, b] = lines[..] {
                self.add_strong(node(a), node(b), why);
            }
        }
        for &row in &rows {
            for &column in &columns {
                if row | column == places && row != places && column != places {
                    self.add_strong(node(row), node(column - row), why);
                    self.add_strong(node(row - column), node(column), why);
                }
            }
        }
    }

    /// Two digits of an almost locked set: it lacks at most one.
    fn add_set(&mut self, set: &AlmostLocked) {
        for a in set.digits {
            for b in set.digits.iter().filter(|&b| b > a) {
                let node = |digit| Node { digit, cells: set.cells_with(digit) };
                self.add_strong(node(a), node(b), Strong::Cells(set.cells));
            }
        }
    }

    /// Links what sees each other: the same digit, and if `in_cells` other digits of a cell.
    fn link_weakly(&mut self, in_cells: bool) {
        let size = self.nodes.len();
        self.width = size.div_ceil(64);
        let mut by_digit: [Vec<usize>; 9] = Default::default();
        let mut by_cell: Vec<Vec<usize>> = vec![Vec::new(); 81];
        for (at, node) in self.nodes.iter().enumerate() {
            by_digit[node.digit.index()].push(at);
            if let Some(cell) = node.cells.single() {
                by_cell[cell.index()].push(at);
            }
        }
        self.peers = self.nodes.iter().map(|node| node.cells.common_peers()).collect();
        self.weak = vec![Vec::new(); size];
        for (at, node) in self.nodes.iter().enumerate() {
            let seen = self.peers[at];
            let same_digit = by_digit[node.digit.index()].iter();
            self.weak[at]
                .extend(same_digit.filter(|&&other| self.nodes[other].cells.is_subset(seen)));
            if in_cells && let Some(cell) = node.cells.single() {
                self.weak[at].extend(by_cell[cell.index()].iter().filter(|&&other| other != at));
            }
        }
        self.sees = vec![0; size * self.width];
        self.next = vec![0; size * self.width];
        for at in 0..size {
            for &off in &self.weak[at] {
                self.sees[at * self.width + off / 64] |= 1 << (off % 64);
                for &(on, _) in &self.strong[off] {
                    self.next[at * self.width + on / 64] |= 1 << (on % 64);
                }
            }
        }
    }

    /// Returns whether two nodes are weakly linked.
    pub(in crate::logic) fn sees(&self, a: usize, b: usize) -> bool {
        self.sees[a * self.width + b / 64] >> (b % 64) & 1 == 1
    }

    /// Calls `found` with each node that is on if `source` is off, and the number of strong links on the
    /// shortest way there.
    pub(in crate::logic) fn each_reached(
        &self,
        source: usize,
        most: usize,
        mut found: impl FnMut(usize, usize),
    ) {
        let width = self.width;
        let mut reached = vec![0_u64; width];
        let mut frontier: Vec<usize> = self.strong[source].iter().map(|&(on, _)| on).collect();
        let mut links = 1;
        frontier.iter().for_each(|&on| reached[on / 64] |= 1 << (on % 64));
        while !frontier.is_empty() && links <= most {
            let mut wave = vec![0_u64; width];
            for &on in &frontier {
                found(on, links);
                let next = &self.next[on * width..][..width];
                wave.iter_mut().zip(next).for_each(|(wave, next)| *wave |= next);
            }
            frontier.clear();
            for word in 0..width {
                let mut new = wave[word] & !reached[word];
                reached[word] |= new;
                while new != 0 {
                    frontier.push(word * 64 + new.trailing_zeros() as usize);
                    new &= new - 1;
                }
            }
            links += 1;
        }
    }

    /// Returns the shortest ways from "`source` is off", over all its strong links or only the one to
    /// `first`.
    pub(in crate::logic) fn ways(&self, source: usize, first: Option<usize>) -> Ways<'_> {
        let mut before: Vec<Option<Back>> = vec![None; self.nodes.len()];
        let mut wave = Vec::new();
        for &(on, why) in &self.strong[source] {
            if first.is_none_or(|first| first == on) {
                before[on] = Some(Back { off: source, on: None, why });
                wave.push(on);
            }
        }
        let mut at = 0;
        while let Some(&on) = wave.get(at) {
            at += 1;
            for &off in &self.weak[on] {
                for &(next, why) in &self.strong[off] {
                    if before[next].is_none() {
                        before[next] = Some(Back { off, on: Some(on), why });
                        wave.push(next);
                    }
                }
            }
        }
        Ways { graph: self, before }
    }

    /// Returns the nodes that a strong link joins to `node`.
    pub(in crate::logic) fn partners(&self, node: usize) -> impl Iterator<Item = usize> {
        self.strong[node].iter().map(|&(partner, _)| partner)
    }

    /// Returns the nodes that a weak link joins to `node`.
    pub(in crate::logic) fn seen_by(&self, node: usize) -> &[usize] {
        &self.weak[node]
    }
}

/// How a node came to be on: a node that is off, the strong link from there, and the node before, which is
/// on.
#[derive(Clone, Copy)]
struct Back {
    off: usize,
    on: Option<usize>,
    why: Strong,
}

/// Shortest chains from one source.
pub(in crate::logic) struct Ways<'a> {
    graph: &'a Graph,
    before: Vec<Option<Back>>,
}

impl Ways<'_> {
    /// Returns the chain to "`target` is on", if there is one.
    pub(in crate::logic) fn chain(&self, target: usize) -> Option<Chain> {
        let (mut nodes, mut strong) = (Vec::new(), Vec::new());
        let mut on = Some(target);
        while let Some(node) = on {
            let back = self.before[node]?;
            nodes.extend([self.graph.nodes[node], self.graph.nodes[back.off]]);
            strong.push(back.why);
            on = back.on;
        }
        nodes.reverse();
        strong.reverse();
        Some(Chain { nodes, strong, closed: false })
    }
}
