//! Forcing chains and cycles.

use std::rc::Rc;

use crate::model::{Candidate, CandidateSet, Cell, CellSet, Digit};
use crate::rating::se::marks::Marks;

use super::{Chain, Graph, Node, Tag, ancestors, rating, strong, weak};

struct Mode {
    weak_cells: bool,
    strong_cells: bool,
    strong_houses: bool,
    cycle: f64,
    chain: Option<f64>,
    key: u8,
}

const X: Mode = Mode {
    weak_cells: false,
    strong_cells: false,
    strong_houses: true,
    cycle: 6.5,
    chain: Some(6.6),
    key: 2,
};
const Y: Mode = Mode {
    weak_cells: true,
    strong_cells: true,
    strong_houses: false,
    cycle: 6.5,
    chain: None,
    key: 3,
};
const XY: Mode = Mode {
    weak_cells: true,
    strong_cells: true,
    strong_houses: true,
    cycle: 7.0,
    chain: Some(7.0),
    key: 4,
};

/// All forcing chains and cycles, in the order of discovery.
pub(in super::super) fn forcing(marks: &Marks) -> Vec<Chain> {
    let mut found = Vec::new();
    for mode in [X, Y, XY] {
        for cell in Cell::all() {
            let digits = marks.candidates(cell);
            if digits.len() < 2 || (mode.chain.is_none() && digits.len() != 2) {
                continue;
            }
            for digit in digits {
                let start = Candidate { digit, cell };
                cycles(marks, &mode, start, &mut found);
                if let Some(base) = mode.chain {
                    found.extend(chain(marks, &mode, base, start, true));
                    found.extend(chain(marks, &mode, base, start, false));
                }
            }
        }
    }
    found
}

fn cycles(marks: &Marks, mode: &Mode, start: Candidate, found: &mut Vec<Chain>) {
    let mut graph: Graph = Vec::new();
    let push = |graph: &mut Graph, literal, parents, tag| {
        graph.push(Node { literal, parents, tag, nested: None });
        graph.len() - 1
    };
    let mut frontier = vec![push(&mut graph, (start, true), vec![], Tag::None)];
    let mut reached = vec![start];
    let mut round = 0;
    while !frontier.is_empty() {
        round += 1;
        let mut false_nodes = Vec::new();
        for on in frontier {
            for (off, tag) in weak(marks, graph[on].literal.0, mode.weak_cells) {
                let passed =
                    ancestors(&graph, on).iter().any(|&node| graph[node].literal == (off, false));
                if !passed {
                    false_nodes.push(push(&mut graph, (off, false), vec![on], tag));
                }
            }
        }
        frontier = Vec::new();
        for off in false_nodes {
            let candidate = graph[off].literal.0;
            for (on, tag) in strong(marks, candidate, mode.strong_cells, mode.strong_houses) {
                if on == start && round >= 2 {
                    let closing = push(&mut graph, (start, true), vec![off], tag);
                    found.extend(cycle(marks, mode, &graph, closing, 2 * round));
                }
                if !reached.contains(&on) {
                    reached.push(on);
                    frontier.push(push(&mut graph, (on, true), vec![off], tag));
                }
            }
        }
    }
}

fn cycle(
    marks: &Marks,
    mode: &Mode,
    graph: &Graph,
    closing: usize,
    complexity: usize,
) -> Option<Chain> {
    // The closing node back to the start, whose equal it is.
    let nodes = ancestors(graph, closing);
    let cells: CellSet = nodes.iter().map(|&node| graph[node].literal.0.cell).collect();
    let seen = |cell: Cell, digit: Digit, is_on: bool| {
        nodes.iter().any(|&node| {
            let (candidate, state) = graph[node].literal;
            state == is_on && candidate.digit == digit && candidate.cell.sees(cell)
        })
    };
    let remove: CandidateSet = Candidate::all()
        .filter(|&candidate| marks.has(candidate) && !cells.has(candidate.cell))
        .filter(|candidate| {
            [true, false].iter().all(|&on| seen(candidate.cell, candidate.digit, on))
        })
        .collect();
    let flip = |(position, &node): (usize, &usize)| {
        let Node { literal: (candidate, is_on), tag, .. } = graph[node];
        // Forward along the cycle: each flipped node's parent is the next one of the path.
        let parents = if position == 0 { vec![] } else { vec![position - 1] };
        Node { literal: (candidate, !is_on), parents, tag, nested: None }
    };
    let reversed: Graph = nodes.iter().enumerate().map(flip).collect();
    let last = reversed.len() - 1;
    (!remove.is_empty()).then(|| Chain {
        rating: rating(mode.cycle, complexity),
        complexity,
        key: mode.key,
        place: None,
        remove,
        targets: vec![(Rc::new(graph.clone()), closing), (Rc::new(reversed), last)],
        assumed: Tag::None,
    })
}

fn chain(marks: &Marks, mode: &Mode, base: f64, start: Candidate, is_on: bool) -> Option<Chain> {
    let mut graph: Graph =
        vec![Node { literal: (start, is_on), parents: vec![], tag: Tag::None, nested: None }];
    let mut next = 0;
    while next < graph.len() {
        let (candidate, state) = graph[next].literal;
        let links = if state {
            weak(marks, candidate, mode.weak_cells)
        } else {
            strong(marks, candidate, mode.strong_cells, mode.strong_houses)
        };
        for (reached, tag) in links {
            let literal = (reached, !state);
            if graph.iter().all(|node| node.literal != literal) {
                graph.push(Node { literal, parents: vec![next], tag, nested: None });
            }
            if literal == (start, !is_on) {
                let target = graph.len() - 1;
                let complexity = ancestors(&graph, target).len();
                let others = marks.candidates(start.cell) - start.digit.into();
                return Some(Chain {
                    rating: rating(base, complexity),
                    complexity,
                    key: mode.key,
                    place: (!is_on).then_some(start),
                    remove: if is_on { start.into() } else { CandidateSet::of(others, start.cell) },
                    targets: vec![(Rc::new(graph), target)],
                    assumed: Tag::None,
                });
            }
        }
        next += 1;
    }
    None
}
