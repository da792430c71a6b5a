//! Facts about chains and rings.

use super::{Checker, all_of};
use crate::logic::Evidence;
use crate::model::{Candidate, CandidateSet, CellSet};
use crate::tell::outline::ChainFact;

impl Checker<'_> {
    pub(super) fn chain(&mut self, fact: &ChainFact) -> bool {
        let board = self.board;
        match fact {
            ChainFact::Through { ends, between, closed } => {
                let Evidence::Chain(chain) = &self.step.evidence else { return false };
                let there =
                    chain.nodes.iter().all(|node| node.candidates().is_subset(board.marks()));
                let all = chain.nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells);
                let told = between.iter().copied().collect::<CellSet>();
                let at_ends = ends[0].cells | ends[1].cells;
                there
                    && chain.closed == *closed
                    && chain.nodes.first() == ends.first()
                    && chain.nodes.last() == ends.last()
                    && told | at_ends == all
                    && told.len() == between.len()
            }
            ChainFact::BothDirections => self.is_ring(),
            ChainFact::ExactlyOne { nodes: [one, other], targets } => {
                self.falls |= *targets;
                let sees = |from: CandidateSet, to: Candidate| {
                    from.iter().all(|candidate| candidate.sees(to))
                };
                let [a, b] = [one, other].map(|node| node.candidates());
                // The walk showed that both cannot be false; the weak link, that both cannot be true.
                self.world.on.contains(one)
                    && b.iter().all(|candidate| sees(a, candidate))
                    && targets.is_subset(board.marks())
                    && targets.iter().all(|candidate| sees(a, candidate) && sees(b, candidate))
                    && self.is_ring()
            }
            ChainFact::OneEach { path, digits, targets } => {
                self.falls |= all_of(*digits, *targets);
                let ends: CellSet = path.first().into_iter().chain(path.last()).copied().collect();
                digits.len() == 2
                    && path.len().is_multiple_of(2)
                    && path.iter().all(|&cell| board.candidates(cell) == *digits)
                    && path.windows(2).all(|pair| pair[0].sees(pair[1]))
                    && targets.iter().all(|target| ends.iter().all(|end| end.sees(target)))
            }
            ChainFact::Locks { cells, digits, targets } => {
                self.falls |= *targets;
                let sees_all = |candidate: Candidate| {
                    let places = self.places(candidate.digit, *cells);
                    digits.has(candidate.digit)
                        && !places.is_empty()
                        && places.is_subset(candidate.cell.peers())
                };
                // One of two digits leaves the cells, so they hold all others.
                let all = self.digits_of(*cells);
                digits.is_subset(all)
                    && (all - *digits).len() == 2
                    && self.is_almost_locked(*cells, all)
                    && self.is_ring()
                    && targets.iter().all(sees_all)
            }
        }
    }

    /// Whether the walk came back to the opposite of what it began with: its first node is false, as assumed.
    fn is_ring(&self) -> bool {
        self.world.assumed.is_some_and(|start| {
            !start.on
                && start.node.candidates().is_subset(&self.world.off)
                && self.world.on.len() > 1
        })
    }
}
