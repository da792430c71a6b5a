//! Where to look for a step: the second rung of a hint.

use crate::logic::{Evidence, Step};
use crate::model::{Cell, Demand, DigitSet, House};
use crate::tell::outline::LookAt;

pub(super) fn of(step: &Step) -> LookAt {
    match &step.evidence {
        Evidence::Single(Demand::Digit(_, house)) => LookAt::House(*house),
        Evidence::Single(Demand::Cell(cell)) => near(Some(*cell)),
        Evidence::Locked { from, .. } => LookAt::House(*from),
        Evidence::Subset(subset) => LookAt::House(subset.house),
        Evidence::Fish(fish) => LookAt::Digits(fish.digit.into()),
        Evidence::Colours(colours) => LookAt::Digits(colours.digit.into()),
        Evidence::Chain(chain) => {
            let digits: DigitSet = chain.nodes.iter().map(|node| node.digit).collect();
            let start = chain.nodes.first().and_then(|node| node.cells.first());
            if digits.len() < 3 { LookAt::Digits(digits) } else { near(start) }
        }
        Evidence::Sets(sets) => near(sets.parts.first().and_then(|part| part.first())),
        Evidence::Deadly(deadly) if deadly.digits.is_empty() => {
            near(deadly.guardians.first().map(|it| it.cell))
        }
        Evidence::Deadly(deadly) => LookAt::Digits(deadly.digits),
        Evidence::Exclusion { base, .. } => near(base.first()),
        Evidence::Template(_) => {
            LookAt::Digits((step.place | step.remove).iter().map(|it| it.digit).collect())
        }
        Evidence::Proof(proof) => {
            near(proof.branches.first().map(|branch| branch.assume.candidate.cell))
        }
    }
}

/// The box of a cell, where a search may start.
pub(in crate::tell) fn near(cell: Option<Cell>) -> LookAt {
    LookAt::House(House::block(cell.map_or(0, Cell::block)))
}
