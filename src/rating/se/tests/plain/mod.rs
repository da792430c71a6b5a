//! The chain producers once more, word for word: no bounds, no memory, every node with its parents.
//!
//! Only for tests: slow, and as close to the description of Sudoku Explainer's search as code can be.

mod branches;
mod forcing;

use std::rc::Rc;

use crate::model::{Candidate, CandidateSet, Digit, HouseKind};
use crate::rating::se::chains::Producer;
use crate::rating::se::marks::Marks;

pub(super) use branches::producer;
pub(super) use forcing::forcing;

const KINDS: [HouseKind; 3] = [HouseKind::Block, HouseKind::Row, HouseKind::Column];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tag {
    None,
    Cell,
    House(HouseKind),
}

/// A candidate, and whether it is true.
type Literal = (Candidate, bool);

#[derive(Clone)]
pub(super) struct Node {
    literal: Literal,
    parents: Vec<usize>,
    tag: Tag,
    nested: Option<Rc<Chain>>,
}

/// Nodes that refer to each other by number.
pub(super) type Graph = Vec<Node>;

/// A hint, with the graphs and nodes that prove it.
pub(super) struct Chain {
    pub(super) rating: f64,
    pub(super) complexity: usize,
    key: u8,
    pub(super) place: Option<Candidate>,
    pub(super) remove: CandidateSet,
    targets: Vec<(Rc<Graph>, usize)>,
    /// What an assumption counts as.
    assumed: Tag,
}

impl Chain {
    fn signature(&self) -> Vec<Vec<Literal>> {
        let literals = |(graph, target): &(Rc<Graph>, usize)| {
            ancestors(graph, *target).iter().map(|&node| graph[node].literal).collect()
        };
        self.targets.iter().map(literals).collect()
    }

    /// What must have vanished since `before`.
    pub(in super::super) fn parents(&self, before: &Marks, now: &Marks) -> Vec<Candidate> {
        let mut parents = Vec::new();
        for (graph, target) in &self.targets {
            for node in ancestors(graph, *target) {
                let Node { literal: (Candidate { digit, cell }, is_on), tag, .. } = graph[node];
                let tag = if tag == Tag::None { self.assumed } else { tag };
                let gone: Vec<Candidate> = match tag {
                    _ if !is_on => Vec::new(),
                    Tag::None => Vec::new(),
                    Tag::Cell => Digit::all().map(|digit| Candidate { digit, cell }).collect(),
                    Tag::House(kind) => {
                        house(cell, kind).iter().map(|cell| Candidate { digit, cell }).collect()
                    }
                };
                for candidate in gone {
                    let vanished = before.has(candidate) && !now.has(candidate);
                    if vanished && !parents.contains(&candidate) {
                        parents.push(candidate);
                    }
                }
            }
        }
        parents
    }
}

/// A node and its ancestors breadth first; of equal nodes only the first.
fn ancestors(graph: &Graph, target: usize) -> Vec<usize> {
    let mut found = vec![target];
    let mut next = 0;
    while next < found.len() {
        for &parent in &graph[found[next]].parents {
            if found.iter().all(|&node| graph[node].literal != graph[parent].literal) {
                found.push(parent);
            }
        }
        next += 1;
    }
    found
}

fn house(cell: crate::model::Cell, kind: HouseKind) -> crate::model::House {
    cell.houses().into_iter().find(|house| house.kind() == kind).unwrap()
}

/// What a true candidate makes false.
fn weak(marks: &Marks, on: Candidate, cells: bool) -> Vec<(Candidate, Tag)> {
    let mut found: Vec<(Candidate, Tag)> = Vec::new();
    let mut add = |candidate, tag| {
        let is_new = found.iter().all(|(known, _)| *known != candidate);
        if candidate != on && marks.has(candidate) && is_new {
            found.push((candidate, tag));
        }
    };
    if cells {
        Digit::all().for_each(|digit| add(Candidate { digit, cell: on.cell }, Tag::Cell));
    }
    for kind in KINDS {
        for cell in house(on.cell, kind) {
            add(Candidate { digit: on.digit, cell }, Tag::House(kind));
        }
    }
    found
}

/// What a false candidate makes true.
fn strong(marks: &Marks, off: Candidate, cells: bool, houses: bool) -> Vec<(Candidate, Tag)> {
    let mut found: Vec<(Candidate, Tag)> = Vec::new();
    let mut groups = Vec::new();
    if cells {
        let all = Digit::all().map(|digit| Candidate { digit, cell: off.cell });
        groups.push((Tag::Cell, all.collect::<Vec<_>>()));
    }
    for kind in KINDS.into_iter().filter(|_| houses) {
        let all = house(off.cell, kind).iter().map(|cell| Candidate { digit: off.digit, cell });
        groups.push((Tag::House(kind), all.collect()));
    }
    for (tag, group) in groups {
        let there: Vec<_> = group.into_iter().filter(|&candidate| marks.has(candidate)).collect();
        let other = there.iter().copied().find(|&candidate| candidate != off);
        if let (2, Some(other)) = (there.len(), other)
            && found.iter().all(|(known, _)| *known != other)
        {
            found.push((other, tag));
        }
    }
    found
}

/// The rating of a chain.
fn rating(base: f64, complexity: usize) -> f64 {
    let limits = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];
    limits.iter().filter(|&&limit| limit + 2 < complexity).fold(0.0, |sum, _| sum + 0.1) + base
}

/// Sorts as Sudoku Explainer does; equal hints stay in the order of discovery.
fn sorted(mut chains: Vec<Chain>) -> Vec<Chain> {
    chains.sort_by(|a, b| {
        let by_length = a.complexity.cmp(&b.complexity).then(a.key.cmp(&b.key));
        a.rating.total_cmp(&b.rating).then(by_length)
    });
    chains
}

/// The hints that a branch would use: the first for each effect, if it rests on something that vanished.
pub(super) fn inside(before: &Marks, now: &Marks, kind: Option<Producer>) -> Vec<Chain> {
    let mut effects = Vec::new();
    let mut found = chains(now, kind);
    found.retain(|chain| {
        let is_first = !effects.contains(&chain.remove);
        effects.push(chain.remove);
        is_first && !chain.parents(before, now).is_empty()
    });
    found
}

/// All hints of a chain producer, sorted. `None` stands for forcing chains and cycles.
pub(super) fn chains(marks: &Marks, kind: Option<Producer>) -> Vec<Chain> {
    sorted(kind.map_or_else(|| forcing(marks), |kind| producer(marks, kind)))
}
