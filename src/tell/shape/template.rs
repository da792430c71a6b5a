//! Every way to place a digit in the whole grid.

use super::of;
use crate::logic::Step;
use crate::model::{Board, CellSet, Digit, DigitSet, HouseSet};
use crate::tell::outline::{Moment, Statement, Title, TrialFact};
use crate::tell::picture::CandidateRole;

pub(super) fn moments(step: &Step, board: &Board, digits: DigitSet) -> Vec<Moment> {
    let Some(digit) = (step.place | step.remove).first().map(|candidate| candidate.digit) else {
        return Vec::new();
    };
    let others = digits - digit.into();
    let ways = Statement::from(TrialFact::Ways { digit, count: ways(board, digit) })
        .draw(|picture| picture.mark(of(digit, board.cells_with(digit)), CandidateRole::Pattern));
    let mut moment = Moment::new(Title::Ways).say(ways);
    if !others.is_empty() {
        moment = moment.say(TrialFact::MustFit { digit, others });
    }
    if !step.remove.is_empty() {
        moment =
            moment.say(TrialFact::NoWayUses { digit, cells: step.remove.cells(digit), others });
    }
    if !step.place.is_empty() {
        moment =
            moment.say(TrialFact::EveryWayUses { digit, cells: step.place.cells(digit), others });
    }
    vec![moment]
}

/// The number of ways to place a digit in all rows that lack it.
fn ways(board: &Board, digit: Digit) -> usize {
    fn count(rows: &[CellSet], seen: CellSet) -> usize {
        let Some((&row, rest)) = rows.split_first() else { return 1 };
        (row - seen).iter().map(|cell| count(rest, seen | cell.peers())).sum()
    }
    let needy = HouseSet::ROWS.iter().filter(|&row| board.missing(row).has(digit));
    let rows: Vec<CellSet> = needy.map(|row| board.cells_with(digit) & row.cells()).collect();
    count(&rows, CellSet::EMPTY)
}
