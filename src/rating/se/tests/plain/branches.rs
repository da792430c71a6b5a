//! Branches, and what they have in common.

use std::ops::ControlFlow;
use std::rc::Rc;

use crate::model::{Candidate, CandidateSet, Cell, Digit};
use crate::rating::se::chains::Producer;
use crate::rating::se::hint::{Pattern, Product};
use crate::rating::se::marks::Marks;
use crate::rating::se::{fish, locking, subsets};

use super::{
    Chain, Graph, KINDS, Literal, Node, Tag, ancestors, house, inside, rating, strong, weak,
};

struct Branch {
    graph: Rc<Graph>,
    on: Vec<usize>,
    off: Vec<usize>,
    /// The true and the false node that contradict each other.
    clash: Option<(usize, usize)>,
}

impl Branch {
    fn list(&self, is_on: bool) -> &[usize] {
        if is_on { &self.on } else { &self.off }
    }

    fn find(&self, literal: Literal) -> Option<usize> {
        self.list(literal.1).iter().copied().find(|&node| self.graph[node].literal == literal)
    }
}

struct Settings {
    dynamic: bool,
    cells: bool,
    multiple: bool,
    level: u8,
    base: f64,
}

fn settings(producer: Producer) -> Settings {
    let (dynamic, cells, multiple, level, base) = match producer {
        Producer::Nishio => (true, false, false, 0, 7.5),
        Producer::Multiple => (false, true, true, 0, 8.0),
        Producer::Dynamic(level) => (true, true, true, level, 8.5 + 0.5 * f64::from(level)),
    };
    Settings { dynamic, cells, multiple, level, base }
}

/// All hints of a producer, in the order of discovery.
pub(in super::super) fn producer(marks: &Marks, producer: Producer) -> Vec<Chain> {
    let settings = settings(producer);
    let mut found = Vec::new();
    let on = |cell, digit| branch(marks, (Candidate { digit, cell }, true), &settings);
    for cell in Cell::all() {
        let digits = marks.candidates(cell);
        if digits.len() < if settings.dynamic { 2 } else { 3 } {
            continue;
        }
        for digit in digits {
            let start = Candidate { digit, cell };
            let true_branch = on(cell, digit);
            if settings.dynamic {
                let false_branch = branch(marks, (start, false), &settings);
                found.extend(contradiction(marks, &settings, &true_branch, (start, false)));
                found.extend(contradiction(marks, &settings, &false_branch, (start, true)));
                if settings.multiple && digits.len() >= 3 {
                    let both = [true_branch, false_branch];
                    common(marks, &settings, &both, 1, Tag::None, &mut found);
                }
            }
            for kind in KINDS.into_iter().filter(|_| settings.multiple) {
                let cells = house(cell, kind).cells() & marks.cells_with(digit);
                if cells.len() >= 2 && cells.first() == Some(cell) {
                    let all: Vec<_> = cells.iter().map(|cell| on(cell, digit)).collect();
                    common(marks, &settings, &all, 6, Tag::House(kind), &mut found);
                }
            }
        }
        if settings.multiple {
            let all: Vec<_> = digits.iter().map(|digit| on(cell, digit)).collect();
            common(marks, &settings, &all, 5, Tag::Cell, &mut found);
        }
    }
    found
}

fn contradiction(
    marks: &Marks,
    settings: &Settings,
    branch: &Branch,
    conclusion: Literal,
) -> Option<Chain> {
    let (on, off) = branch.clash?;
    let targets = [on, off].map(|node| (Rc::clone(&branch.graph), node)).to_vec();
    chain(marks, settings, targets, conclusion, 7, Tag::None)
}

fn common(
    marks: &Marks,
    settings: &Settings,
    all: &[Branch],
    key: u8,
    assumed: Tag,
    found: &mut Vec<Chain>,
) {
    for is_on in [true, false] {
        for &node in all[0].list(is_on) {
            let literal = all[0].graph[node].literal;
            let target = |branch: &Branch| Some((Rc::clone(&branch.graph), branch.find(literal)?));
            let targets: Option<Vec<_>> = all.iter().map(target).collect();
            found.extend(
                targets.and_then(|targets| chain(marks, settings, targets, literal, key, assumed)),
            );
        }
    }
}

fn chain(
    marks: &Marks,
    settings: &Settings,
    targets: Vec<(Rc<Graph>, usize)>,
    (candidate, is_on): Literal,
    key: u8,
    assumed: Tag,
) -> Option<Chain> {
    let others = marks.candidates(candidate.cell) - candidate.digit.into();
    let remove = if is_on { CandidateSet::of(others, candidate.cell) } else { candidate.into() };
    let mut complexity = 0;
    let mut nested: Vec<Rc<Chain>> = Vec::new();
    for (graph, target) in &targets {
        let nodes = ancestors(graph, *target);
        complexity += nodes.len();
        for inside in nodes.iter().filter_map(|&node| graph[node].nested.clone()) {
            if nested.iter().all(|known| known.signature() != inside.signature()) {
                nested.push(inside);
            }
        }
    }
    complexity += nested.iter().map(|chain| chain.complexity).sum::<usize>();
    let rating = rating(settings.base, complexity);
    let place = is_on.then_some(candidate);
    (!remove.is_empty()).then_some(Chain {
        rating,
        complexity,
        key,
        place,
        remove,
        targets,
        assumed,
    })
}

fn branch(before: &Marks, assumption: Literal, settings: &Settings) -> Branch {
    let mut now = before.clone();
    let mut graph: Graph =
        vec![Node { literal: assumption, parents: vec![], tag: Tag::None, nested: None }];
    let (mut on, mut off) = if assumption.1 { (vec![0], vec![]) } else { (vec![], vec![0]) };
    let (mut on_next, mut off_next) = (0, 0);
    let find = |graph: &Graph, list: &[usize], candidate: Candidate| {
        list.iter().copied().find(|&node| graph[node].literal.0 == candidate)
    };
    let clash = 'grown: loop {
        if on_next < on.len() {
            let node = on[on_next];
            on_next += 1;
            for (candidate, tag) in weak(&now, graph[node].literal.0, settings.cells) {
                graph.push(Node {
                    literal: (candidate, false),
                    parents: vec![node],
                    tag,
                    nested: None,
                });
                let fresh = graph.len() - 1;
                if let Some(known) = find(&graph, &on, candidate) {
                    break 'grown Some((known, fresh));
                }
                if find(&graph, &off, candidate).is_none() {
                    off.push(fresh);
                }
            }
        } else if off_next < off.len() {
            let node = off[off_next];
            off_next += 1;
            let gone = graph[node].literal.0;
            let mut made = Vec::new();
            for (candidate, tag) in strong(&now, gone, settings.cells, true) {
                let others: Vec<Candidate> = match tag {
                    Tag::House(kind) => house(gone.cell, kind)
                        .iter()
                        .map(|cell| Candidate { digit: gone.digit, cell })
                        .collect(),
                    _ => Digit::all().map(|digit| Candidate { digit, cell: gone.cell }).collect(),
                };
                let vanished =
                    others.into_iter().filter(|&other| before.has(other) && !now.has(other));
                let mut parents = vec![node];
                parents.extend(vanished.map(|other| find(&graph, &off, other).unwrap()));
                made.push(Node { literal: (candidate, true), parents, tag, nested: None });
            }
            if settings.dynamic {
                now.remove(gone);
            }
            for node in made {
                let candidate = node.literal.0;
                graph.push(node);
                let fresh = graph.len() - 1;
                if let Some(known) = find(&graph, &off, candidate) {
                    break 'grown Some((fresh, known));
                }
                if find(&graph, &on, candidate).is_none() {
                    on.push(fresh);
                }
            }
        } else {
            let mut is_new = false;
            for (removed, parents, nested) in advanced(before, &now, settings.level) {
                let parents: Vec<_> =
                    parents.into_iter().map(|parent| find(&graph, &off, parent).unwrap()).collect();
                for candidate in removed {
                    if find(&graph, &off, candidate).is_none() {
                        let literal = (candidate, false);
                        let (parents, nested) = (parents.clone(), nested.clone());
                        graph.push(Node { literal, parents, tag: Tag::None, nested });
                        off.push(graph.len() - 1);
                        is_new = true;
                    }
                }
            }
            if !is_new {
                break None;
            }
        }
    };
    Branch { graph: Rc::new(graph), on, off, clash }
}

type Advanced = (Vec<Candidate>, Vec<Candidate>, Option<Rc<Chain>>);

/// What the first family gives that gives anything: removed candidates, parents, and the nested hint.
fn advanced(before: &Marks, now: &Marks, level: u8) -> Vec<Advanced> {
    if level == 0 {
        return Vec::new();
    }
    let members = |product: Product, there: &dyn Fn(Candidate) -> bool| -> Vec<Candidate> {
        let all = product
            .cells
            .iter()
            .flat_map(|cell| product.digits.iter().map(move |digit| Candidate { digit, cell }));
        all.filter(|&candidate| there(candidate)).collect()
    };
    for family in 0..4 {
        let mut found: Vec<Advanced> = Vec::new();
        let mut visit = |Pattern { remove, absent }| {
            let removed = members(remove, &|candidate| now.has(candidate));
            let parents =
                members(absent, &|candidate| before.has(candidate) && !now.has(candidate));
            found.push((removed, parents, None));
            ControlFlow::<()>::Continue(())
        };
        let _ = match family {
            0 => locking::patterns(now, |_, pattern| visit(pattern)),
            1 => subsets::hidden(now, 2, visit),
            2 => subsets::naked(now, 2, visit),
            _ => fish::fish(now, 2, visit),
        };
        found.retain(|(_, parents, _)| !parents.is_empty());
        if !found.is_empty() {
            return found;
        }
    }
    let families: &[Option<Producer>] = match level {
        1 => &[],
        2 => &[None],
        3 => &[None, Some(Producer::Multiple)],
        4 => &[Some(Producer::Dynamic(0))],
        _ => &[Some(Producer::Dynamic(0)), Some(Producer::Dynamic(2))],
    };
    for &family in families {
        let mut found: Vec<Advanced> = Vec::new();
        for chain in inside(before, now, family) {
            let mut removed: Vec<_> = chain.remove.iter().collect();
            removed.sort_by_key(|candidate| (candidate.cell, candidate.digit));
            found.push((removed, chain.parents(before, now), Some(Rc::new(chain))));
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}
