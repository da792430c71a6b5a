//! Short chains over cells with two candidates: XY-wing, W-wing, remote pairs.

use std::ops::ControlFlow;

use crate::model::{CandidateSet, Cell, CellSet, Demand, Digit};

use super::{Link, emit_chain, node};
use crate::logic::evidence::{Chain, Evidence, Strong};
use crate::logic::find::{Ask, Emit};
use crate::logic::survey::Survey;

/// Two equal cells with two candidates, joined by a house with two places for one of them.
pub(in crate::logic) fn w_wing(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    let links: Vec<Vec<Link>> = Digit::all().map(|digit| Link::all(survey, digit)).collect();
    for c1 in survey.pairs() {
        let digits = board.candidates(c1);
        let equal = |&c2: &Cell| c2 > c1 && board.candidates(c2) == digits && !c1.sees(c2);
        for c2 in survey.pairs().iter().filter(equal) {
            for joint in digits {
                let Some(end) = digits.iter().find(|&digit| digit != joint) else { continue };
                let seen = c1.peers() & c2.peers();
                if board.cells_with(end).is_disjoint(seen) {
                    continue;
                }
                for link in &links[joint.index()] {
                    for [e1, e2] in link.turned() {
                        if !e1.sees(c1) || !e2.sees(c2) || e1 == c2 || e2 == c1 {
                            continue;
                        }
                        let nodes = [
                            (end, c1),
                            (joint, c1),
                            (joint, e1),
                            (joint, e2),
                            (joint, c2),
                            (end, c2),
                        ];
                        let between = Strong::Demand(Demand::Digit(joint, link.house));
                        let nodes = nodes.map(|(digit, cell)| node(digit, cell.into()));
                        let strong = vec![c1.into(), between, c2.into()];
                        emit_chain(survey, ask, emit, nodes.into(), strong)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A pivot with two candidates, and a cell for each that shares the third digit.
pub(in crate::logic) fn xy_wing(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    for pivot in survey.pairs() {
        let (Some(x), Some(y)) = (board.candidates(pivot).first(), board.candidates(pivot).last())
        else {
            continue;
        };
        let near = survey.pairs() & pivot.peers();
        for p in (near & board.cells_with(x)) - board.cells_with(y) {
            let Some(z) = (board.candidates(p) - x.into()).single() else { continue };
            for q in near & board.cells_with(y) & board.cells_with(z) {
                let nodes = [(z, p), (x, p), (x, pivot), (y, pivot), (y, q), (z, q)];
                let nodes = nodes.map(|(digit, cell)| node(digit, cell.into()));
                let strong = vec![p.into(), pivot.into(), q.into()];
                emit_chain(survey, ask, emit, nodes.into(), strong)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Equal cells with two candidates in a row: every other one holds the same digit.
pub(in crate::logic) fn remote_pair(
    survey: &Survey,
    ask: &Ask,
    emit: &mut Emit,
) -> ControlFlow<()> {
    let board = survey.board;
    for start in survey.pairs() {
        let digits = board.candidates(start);
        let equal: CellSet =
            survey.pairs().iter().filter(|&cell| board.candidates(cell) == digits).collect();
        if equal.len() < 4 {
            continue;
        }
        for way in shortest_ways(start, equal)
            .into_iter()
            .filter(|way| way.len() >= 4 && way.len() % 2 == 0)
        {
            let mut seen = CellSet::EMPTY;
            for (at, one) in way.iter().enumerate() {
                for other in way[at + 1..].iter().step_by(2).skip(1) {
                    seen |= one.peers() & other.peers();
                }
            }
            let both =
                digits.iter().map(|digit| CandidateSet::of(digit, board.cells_with(digit) & seen));
            let remove = both.collect::<CandidateSet>();
            if remove.is_empty() {
                continue;
            }
            let (Some(a), Some(b)) = (digits.first(), digits.last()) else { continue };
            let order = |at: usize| if at.is_multiple_of(2) { [a, b] } else { [b, a] };
            let nodes = way
                .iter()
                .enumerate()
                .flat_map(|(at, &cell)| order(at).map(|digit| node(digit, cell.into())));
            let strong = way.iter().map(|&cell| cell.into()).collect();
            let chain = Chain { nodes: nodes.collect(), strong, closed: false };
            emit(ask.removal(remove, Evidence::Chain(chain)))?;
        }
    }
    ControlFlow::Continue(())
}

/// The shortest way from a cell to each of some cells, over cells that see each other.
fn shortest_ways(start: Cell, cells: CellSet) -> Vec<Vec<Cell>> {
    let mut ways = vec![vec![start]];
    let mut left = cells - start.into();
    let mut at = 0;
    while let Some(way) = ways.get(at).cloned() {
        let last = way[way.len() - 1];
        for next in left & last.peers() {
            left.remove(next);
            ways.push(way.iter().copied().chain([next]).collect());
        }
        at += 1;
    }
    ways.retain(|way| way[0] < way[way.len() - 1]);
    ways
}
