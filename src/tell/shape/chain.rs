//! Alternating links: the pattern, the walk, and what both ends rule out.

use super::digits_of;
use super::sight::{rules_out, way};
use crate::logic::{Chain, Node, Step, Strong, Technique};
use crate::model::{Board, CandidateSet, Cell, CellSet, Demand, DigitSet};
use crate::tell::outline::{
    ChainFact, Fact, HouseFact, Moment, Say, SetFact, State, Statement, Title, Why,
};
use crate::tell::picture::{CandidateRole, CellRole, LinkKind};

/// The number of strong links up to which a chain has a shape of its own, such as an XY-wing.
const SHORT: usize = 3;

pub(super) fn moments(step: &Step, board: &Board, chain: &Chain) -> Vec<Moment> {
    let mut walk = Moment::new(Title::Walk).say_all(walk(board, &chain.nodes, &chain.strong));
    let end = if chain.closed {
        let [from, to] = [chain.nodes[chain.nodes.len() - 1], chain.nodes[0]];
        walk.statements.push(weak_link(from, to));
        ring(step, board, chain)
    } else {
        ends(step, chain)
    };
    vec![pattern(board, chain), walk, end]
}

fn pattern(board: &Board, chain: &Chain) -> Moment {
    let has_set = chain.strong.iter().any(|strong| matches!(strong, Strong::Cells(_)));
    let short = chain.strong.len() <= SHORT && !has_set;
    let mut moment = Moment::new(Title::Pattern);
    let shown = chain.strong.iter().filter(|strong| short || matches!(strong, Strong::Cells(_)));
    let facts = shown.map(|strong| Statement::from(basis(board, strong)));
    if !short {
        moment = moment.say(through(chain));
    }
    moment.say_all(facts).draw(|picture| {
        for strong in &chain.strong {
            if let Strong::Cells(cells) = *strong {
                picture.group(cells);
            }
        }
        for node in &chain.nodes {
            picture.mark(*node, CandidateRole::Pattern);
        }
        let ends = [chain.nodes[0], chain.nodes[chain.nodes.len() - 1]];
        picture.tint(cells_of(&ends), CellRole::Pattern);
    })
}

/// The ends and the way between them.
fn through(chain: &Chain) -> ChainFact {
    let ends = [chain.nodes[0], chain.nodes[chain.nodes.len() - 1]];
    let at_ends = if chain.closed { CellSet::EMPTY } else { cells_of(&ends) };
    let mut between: Vec<Cell> = Vec::new();
    for cell in chain.nodes.iter().flat_map(|node| node.cells) {
        if !between.contains(&cell) && !at_ends.has(cell) {
            between.push(cell);
        }
    }
    ChainFact::Through { ends, between, closed: chain.closed }
}

fn cells_of(nodes: &[Node]) -> CellSet {
    nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells)
}

/// What a strong link rests on.
fn basis(board: &Board, strong: &Strong) -> Fact {
    match *strong {
        Strong::Demand(Demand::Cell(cell)) => {
            HouseFact::Digits { cells: cell.into(), digits: board.candidates(cell) }.into()
        }
        Strong::Demand(Demand::Digit(digit, house)) => {
            HouseFact::Places { digit, house, cells: board.cells_with(digit) & house.cells() }
                .into()
        }
        Strong::Cells(cells) => SetFact::Almost { cells, digits: digits_of(board, cells) }.into(),
    }
}

/// Follows the links from the first node, which is assumed to be false.
pub(super) fn walk(board: &Board, nodes: &[Node], strong: &[Strong]) -> Vec<Statement> {
    let first = nodes[0];
    let mut statements = vec![
        Statement::from(Say::Assume(State::off(first)))
            .draw(|picture| picture.mark(first, CandidateRole::Off)),
    ];
    for (at, pair) in nodes.windows(2).enumerate() {
        let [from, to] = [pair[0], pair[1]];
        statements.push(if at % 2 == 0 {
            strong_link(board, &strong[at / 2], from, to)
        } else {
            weak_link(from, to)
        });
    }
    statements
}

fn strong_link(board: &Board, strong: &Strong, from: Node, to: Node) -> Statement {
    let why = match *strong {
        Strong::Demand(Demand::Cell(cell)) => Why::Pair(cell, board.candidates(cell)),
        Strong::Demand(Demand::Digit(digit, house)) => Why::LastPlace(digit, house),
        Strong::Cells(cells) => match cells.single() {
            Some(cell) => Why::Pair(cell, board.candidates(cell)),
            None => Why::Set { cells, digits: digits_of(board, cells), without: from.digit },
        },
    };
    let then = Say::Then { state: State::on(to), why, plain: Vec::new() };
    Statement::from(then).draw(|picture| {
        picture.link(from, to, LinkKind::Strong);
        picture.mark(to, CandidateRole::On);
    })
}

fn weak_link(from: Node, to: Node) -> Statement {
    let why = Why::Reached(from, way(&from, &to));
    let then = Say::Then { state: State::off(to), why, plain: Vec::new() };
    Statement::from(then).draw(|picture| {
        picture.link(from, to, LinkKind::Weak);
        picture.mark(to, CandidateRole::Off);
    })
}

/// Either end is true, and either has the step's effects.
fn ends(step: &Step, chain: &Chain) -> Moment {
    let [first, last] = [chain.nodes[0], chain.nodes[chain.nodes.len() - 1]];
    let moment = Moment::new(Title::BothEnds);
    if first == last {
        let returns = Say::Returns(first);
        return moment.say(returns).draw(|picture| picture.mark(first, CandidateRole::On));
    }
    if step.technique == Technique::RemotePair {
        let path = chain.nodes.iter().step_by(2).filter_map(|node| node.cells.first()).collect();
        let digits = DigitSet::from([first.digit, chain.nodes[1].digit]);
        return moment.say(remote_pair(path, digits, step.remove));
    }
    moment.say_all(either_excludes([first, last], step.remove))
}

fn remote_pair(path: Vec<Cell>, digits: DigitSet, remove: CandidateSet) -> Statement {
    Statement::from(ChainFact::OneEach { path, digits, targets: remove.all_cells() })
        .draw(|picture| picture.mark_all(&remove, CandidateRole::Removed))
}

/// One of two nodes is true, and each of them rules the targets out.
pub(super) fn either_excludes(ends: [Node; 2], targets: CandidateSet) -> Vec<Statement> {
    let excludes = |by: Node| {
        let rules_out = rules_out(&by, targets);
        Statement::from(Say::Excludes { by, rules_out }).draw(|picture| {
            for target in targets {
                picture.link(by, target.into(), LinkKind::Excludes);
            }
            picture.mark_all(&targets, CandidateRole::Removed);
        })
    };
    let [first, last] = ends;
    vec![Say::OneEnd(ends).into(), excludes(first), excludes(last)]
}

/// Of each two linked nodes exactly one is true.
fn ring(step: &Step, board: &Board, chain: &Chain) -> Moment {
    let nodes = &chain.nodes;
    let mut open = step.remove;
    let mut moment = Moment::new(Title::BothWays).say(ChainFact::BothDirections);
    let mut add = |fact: ChainFact, targets: CandidateSet| {
        let draw = Statement::from(fact)
            .draw(|picture| picture.mark_all(&targets, CandidateRole::Removed));
        moment.statements.push(draw);
    };
    for at in (1..nodes.len()).step_by(2) {
        let pair = [nodes[at], nodes[(at + 1) % nodes.len()]];
        let targets = open & pair[0].peers() & pair[1].peers();
        if !targets.is_empty() {
            open -= targets;
            add(ChainFact::ExactlyOne { nodes: pair, targets }, targets);
        }
    }
    for (at, strong) in chain.strong.iter().enumerate() {
        let Strong::Cells(cells) = *strong else { continue };
        let digits =
            digits_of(board, cells) - nodes[2 * at].digit.into() - nodes[2 * at + 1].digit.into();
        let seen =
            |digit| CandidateSet::of(digit, (board.cells_with(digit) & cells).common_peers());
        let targets =
            digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | seen(digit)) & open;
        if !targets.is_empty() {
            open -= targets;
            add(ChainFact::Locks { cells, digits, targets }, targets);
        }
    }
    moment
}
