//! Replays a proof line by line.

use crate::model::{Board, CandidateSet, CellSet, Demand, Digit, House};

use super::Flaw;
use crate::logic::proof::{Branch, Cases, End, Line, Literal, Proof, Why};
use crate::logic::step::Step;

/// What holds at a point of a proof.
#[derive(Clone, Copy)]
struct Known<'a> {
    board: &'a Board,
    on: CandidateSet,
    off: CandidateSet,
}

/// Checks that the cases are all cases, and that each ends in a contradiction or in the step's effects.
pub(super) fn check(board: &Board, step: &Step, proof: &Proof) -> Result<(), Flaw> {
    let assumed = |on| -> CandidateSet {
        let of_kind = proof.branches.iter().filter(|branch| branch.assume.on == on);
        of_kind.map(|branch| branch.assume.candidate).collect()
    };
    let (on, off) = (assumed(true), assumed(false));
    let complete = match proof.cases {
        Cases::One => {
            // The opposite of the assumption is the only effect.
            (on, off) == (step.remove, step.place) && step.remove.len() + step.place.len() == 1
        }
        Cases::Both(candidate) => on == candidate.into() && off == candidate.into(),
        Cases::Each(demand) => {
            !board.is_met(demand) && on == board.choices(demand) && off.is_empty()
        }
    };
    if !complete || proof.branches.len() != on.len() + off.len() {
        return Err(Flaw::Premise);
    }
    let start = Known { board, on: CandidateSet::EMPTY, off: CandidateSet::EMPTY };
    for branch in &proof.branches {
        let end = start.replay(branch)?;
        let concluded = step.place.is_subset(&end.on) && step.remove.is_subset(&end.off);
        let fine = match branch.end {
            End::Contradiction(_) => true,
            End::Conclusion => concluded && proof.cases != Cases::One,
        };
        if !fine {
            return Err(Flaw::Claim);
        }
    }
    Ok(())
}

impl Known<'_> {
    /// Replays a branch to its end.
    fn replay(mut self, branch: &Branch) -> Result<Self, Flaw> {
        if !self.board.has(branch.assume.candidate) {
            return Err(Flaw::Premise);
        }
        self.add(branch.assume);
        for line in &branch.lines {
            if !self.follows(line)? {
                return Err(Flaw::Claim);
            }
            self.add(line.literal);
        }
        match branch.end {
            End::Contradiction(demand) if !self.is_stuck(demand) => Err(Flaw::Claim),
            _ => Ok(self),
        }
    }

    fn add(&mut self, literal: Literal) {
        let set = if literal.on { &mut self.on } else { &mut self.off };
        set.insert(literal.candidate);
    }

    /// Whether nothing is left that meets the demand.
    fn is_stuck(&self, demand: Demand) -> bool {
        !self.board.is_met(demand) && self.board.choices(demand).is_subset(&self.off)
    }

    /// Whether the line follows from what holds before it.
    fn follows(&self, line: &Line) -> Result<bool, Flaw> {
        let Literal { candidate, on } = line.literal;
        Ok(match &line.why {
            Why::Sees(other) => !on && self.on.has(*other) && other.sees(candidate),
            Why::Last(demand) => {
                let others = self.board.choices(*demand) - candidate.into();
                on && !self.board.is_met(*demand)
                    && demand.is_met_by(candidate)
                    && others.is_subset(&self.off)
            }
            Why::Locked { from, to } => {
                let places = self.places(candidate.digit, *from);
                let elsewhere = to.cells() - from.cells();
                !on && self.board.missing(*from).has(candidate.digit)
                    && places.is_subset(to.cells())
                    && elsewhere.has(candidate.cell)
            }
            Why::Lemma(branch) => {
                let contradicts = matches!(branch.end, End::Contradiction(_));
                self.replay(branch)?;
                contradicts && branch.assume == !line.literal
            }
        })
    }

    fn places(&self, digit: Digit, house: House) -> CellSet {
        (self.board.cells_with(digit) & house.cells()) - self.off.cells(digit)
    }
}
