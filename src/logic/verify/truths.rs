//! One check for every pattern.
//!
//! A pattern rests on a few *truths*: sets of candidates of which one must be true. An effect holds if,
//! with its opposite assumed, one cannot choose a candidate from each truth without two that see each
//! other.
//!
//! ```text
//! fish            its base houses' needs       almost locked sets   their cells
//! subset          its cells or its digits      rectangle, BUG       the guardians, and a few demands
//! chain           its strong links             template             the digits' rows
//! ```

use crate::model::{Board, CandidateSet, CellSet, Demand, DigitSet, House, HouseSet};

use super::Flaw;
use crate::logic::evidence::{Deadly, Evidence, Strong};
use crate::logic::step::Step;

/// Returns the truths that the evidence rests on, if they are true of the board.
pub(super) fn of(board: &Board, evidence: &Evidence) -> Result<Vec<CandidateSet>, Flaw> {
    let demand = |demand: Demand| {
        if board.is_met(demand) { Err(Flaw::Premise) } else { Ok(board.choices(demand)) }
    };
    let cells = |cells: CellSet| cells.iter().map(move |cell| demand(Demand::Cell(cell)));
    match evidence {
        Evidence::Single(single) => Ok(vec![demand(*single)?]),
        Evidence::Locked { digit, from, .. } => Ok(vec![demand(Demand::Digit(*digit, *from))?]),
        Evidence::Subset(subset) if subset.hidden => {
            let in_house = |digit| demand(Demand::Digit(digit, subset.house));
            subset.digits.iter().map(in_house).collect()
        }
        Evidence::Subset(subset) => cells(subset.cells).collect(),
        Evidence::Fish(fish) => {
            fish.base.iter().map(|house| demand(Demand::Digit(fish.digit, house))).collect()
        }
        Evidence::Chain(chain) => {
            let mut truths = Vec::new();
            for strong in &chain.strong {
                match *strong {
                    Strong::Demand(link) => truths.push(demand(link)?),
                    Strong::Cells(set) => {
                        cells(set).try_for_each(|truth| truth.map(|truth| truths.push(truth)))?
                    }
                }
            }
            Ok(truths)
        }
        Evidence::Colours(colours) => {
            let digit = colours.digit;
            colours.houses.iter().map(|house| demand(Demand::Digit(digit, house))).collect()
        }
        Evidence::Sets(sets) => cells(sets.parts.iter().copied().collect::<CellSet>()).collect(),
        Evidence::Deadly(deadly) => {
            if !is_deadly(board, deadly) {
                return Err(Flaw::Premise);
            }
            let guardians = std::iter::once(Ok(deadly.guardians));
            guardians.chain(deadly.demands.iter().map(|&at| demand(at))).collect()
        }
        Evidence::Exclusion { base, against } => cells(*base | *against).collect(),
        Evidence::Template(digits) => {
            let rows = HouseSet::ROWS.iter();
            let needs = rows.flat_map(|row| {
                (board.missing(row) & *digits).iter().map(move |digit| (digit, row))
            });
            needs.map(|(digit, row)| demand(Demand::Digit(digit, row))).collect()
        }
        Evidence::Proof(_) => Err(Flaw::Premise),
    }
}

/// The most choices that the check of a step tries. The steps that the tests verify take fewer; what takes more is a search
/// of the grid, not a reason.
const MOST_CHOICES: u32 = 1 << 18;

/// Checks every effect against the truths.
pub(super) fn check(board: &Board, step: &Step, truths: &[CandidateSet]) -> Result<(), Flaw> {
    if truths.iter().any(|truth| !truth.is_subset(board.marks())) {
        return Err(Flaw::Premise);
    }
    let removals = step.remove.iter().map(|candidate| candidate.peers());
    let placements = step.place.iter().map(CandidateSet::from);
    let mut left = MOST_CHOICES;
    for impossible in removals.chain(placements) {
        if can_choose(truths.iter().map(|&truth| truth - impossible).collect(), &mut left) {
            return Err(Flaw::Claim);
        }
    }
    Ok(())
}

/// Whether one can choose a candidate from each truth without two that see each other, or `left` is too little to know.
fn can_choose(mut truths: Vec<CandidateSet>, left: &mut u32) -> bool {
    let Some(narrowest) = (0..truths.len()).min_by_key(|&index| truths[index].len()) else {
        return true;
    };
    let choices = truths.swap_remove(narrowest);
    choices.iter().any(|chosen| {
        let seen = chosen.peers();
        *left = left.saturating_sub(1);
        *left == 0 || can_choose(truths.iter().map(|&truth| truth - seen).collect(), left)
    })
}

/// Whether the puzzle would have a second solution if no guardian were true.
fn is_deadly(board: &Board, deadly: &Deadly) -> bool {
    if deadly.digits.is_empty() {
        return is_grave(board, deadly);
    }
    // The digits a and b can swap: no cell is given, each holds a or b, and each house that has one of the
    // cells has two of them.
    let others = |cell| board.candidates(cell) - deadly.digits;
    let guardians = deadly
        .cells
        .iter()
        .map(|cell| CandidateSet::of(others(cell), cell))
        .collect::<CandidateSet>();
    let fits = |cell| board.digit(cell).is_none_or(|digit| deadly.digits.has(digit));
    deadly.digits.len() == 2
        && deadly.cells.is_disjoint(board.givens())
        && deadly.cells.iter().all(fits)
        && House::all().all(|house| matches!((house.cells() & deadly.cells).len(), 0 | 2))
        && guardians == deadly.guardians
}

/// Whether, without the guardians, every blank cell has two candidates and every missing digit two places
/// in its house: a bivalue universal grave. Each of its solutions has a twin that takes the other candidate
/// of every cell.
fn is_grave(board: &Board, deadly: &Deadly) -> bool {
    let rest = *board.marks() - deadly.guardians;
    let two = |cells: CellSet| cells.len() == 2;
    let digits = |cell| -> DigitSet { rest.digits(cell) };
    board.blanks().iter().all(|cell| digits(cell).len() == 2)
        && House::all().all(|house| {
            board.missing(house).iter().all(|digit| two(rest.cells(digit) & house.cells()))
        })
}
