//! Where to look for a step: the second rung of a hint.

use crate::logic::{Evidence, Step};
use crate::model::{Board, Candidate, Cell, Demand, DigitSet, House};
use crate::tell::outline::LookAt;

pub(super) fn of(step: &Step, board: &Board) -> LookAt {
    let digits = |digits: DigitSet| {
        let is_one = |candidate: &Candidate| digits.has(candidate.digit);
        LookAt::Digits(board.marks().iter().filter(is_one).collect())
    };
    match &step.evidence {
        Evidence::Single(Demand::Digit(_, house)) => LookAt::House(*house),
        Evidence::Single(Demand::Cell(cell)) => near(Some(*cell)),
        Evidence::Locked { from, .. } => LookAt::House(*from),
        Evidence::Subset(subset) => LookAt::House(subset.house),
        Evidence::Fish(fish) => digits(fish.digit.into()),
        Evidence::Colours(colours) => digits(colours.digit.into()),
        Evidence::Chain(chain) => {
            let own: DigitSet = chain.nodes.iter().map(|node| node.digit).collect();
            let start = chain.nodes.first().and_then(|node| node.cells.first());
            if own.len() < 3 { digits(own) } else { near(start) }
        }
        Evidence::Sets(sets) => near(sets.parts.first().and_then(|part| part.first())),
        Evidence::Deadly(deadly) if deadly.digits.is_empty() => {
            near(deadly.guardians.all_cells().first())
        }
        Evidence::Deadly(deadly) => digits(deadly.digits),
        Evidence::Exclusion { base, .. } => near(base.first()),
        Evidence::Template(_) => digits((step.place | step.remove).all_digits()),
        Evidence::Proof(proof) => {
            near(proof.branches.first().map(|branch| branch.assume.candidate.cell))
        }
    }
}

/// The box of a cell, where a search may start.
pub(in crate::tell) fn near(cell: Option<Cell>) -> LookAt {
    LookAt::House(House::block(cell.map_or(0, Cell::block)))
}
