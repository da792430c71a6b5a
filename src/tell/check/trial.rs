//! Facts about everything that is possible: cases, combinations, ways to place a digit.

use super::{Checker, Verdict, all_of, ensure};
use crate::model::{Board, Candidate, CandidateSet, Cell, CellSet, Demand, Digit, DigitSet, House};
use crate::tell::outline::{Fact, Say, State, Statement, TrialFact};

impl Checker<'_> {
    pub(super) fn trial(&mut self, fact: &TrialFact, lemma: &[Statement]) -> Result<bool, String> {
        let board = self.board;
        Ok(match *fact {
            TrialFact::OneOf { demand, choices } => {
                let cases = choices.iter().map(|candidate| State::on(candidate.into())).collect();
                self.world.cases = Some(cases);
                !board.is_met(demand) && board.choices(demand) == choices
            }
            TrialFact::EitherWay { candidate } => {
                let node = candidate.into();
                self.world.cases = Some(vec![State::on(node), State::off(node)]);
                board.has(candidate)
            }
            TrialFact::NoCombination { candidate, cells } => {
                self.falls.insert(candidate);
                let mut refuted = Vec::new();
                for statement in lemma {
                    refuted.push(self.refuted_combination(statement)?);
                    self.picture(&statement.adds, Some(&statement.say))?;
                }
                !cells.has(candidate.cell) && all_refuted(board, &refuted, candidate.into(), cells)
            }
            // Only as a part of the above.
            TrialFact::Starves { .. } | TrialFact::Repeats { .. } => false,
            TrialFact::Ways { digit, count } => {
                ways(board, digit, CellSet::EMPTY, CellSet::EMPTY) == count
            }
            TrialFact::MustFit { digit, others } => !others.is_empty() && !others.has(digit),
            TrialFact::NoWayUses { digit, cells, others } => {
                self.falls |= all_of(digit.into(), cells);
                let all = others | digit.into();
                let possible = |cell| {
                    let mut tried = *board;
                    tried.place(Candidate { digit, cell }) && can_place(&tried, all)
                };
                cells.is_subset(board.cells_with(digit)) && !cells.iter().any(possible)
            }
            TrialFact::EveryWayUses { digit, cells, others } => {
                self.holds |= all_of(digit.into(), cells);
                let all = others | digit.into();
                let possible_without = |cell| {
                    let mut tried = *board;
                    tried.eliminate(Candidate { digit, cell }) && can_place(&tried, all)
                };
                cells.is_subset(board.cells_with(digit)) && !cells.iter().any(possible_without)
            }
        })
    }

    /// The combination that a statement refutes.
    fn refuted_combination(&mut self, statement: &Statement) -> Result<CandidateSet, String> {
        let check = |truth: bool| -> Verdict { ensure(truth, &statement.say) };
        self.checked.facts += 1;
        match &statement.say {
            Say::Fact(Fact::Trial(TrialFact::Repeats { chosen, digit, house })) => {
                let inside = |candidate: &&Candidate| {
                    candidate.digit == *digit && house.cells().has(candidate.cell)
                };
                check(chosen.iter().filter(inside).count() > 1)?;
                Ok(chosen.iter().copied().collect())
            }
            Say::Fact(Fact::Trial(TrialFact::Starves { chosen, cells, left })) => {
                let seen = |candidate: &Candidate| chosen.iter().any(|by| by.sees(*candidate));
                let rest = |cell: Cell| -> DigitSet {
                    let digits = self.board.candidates(cell).iter();
                    digits.filter(|&digit| !seen(&Candidate { digit, cell })).collect()
                };
                let open = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | rest(cell));
                check(open == *left && left.len() < cells.len())?;
                let outside = chosen.iter().all(|candidate| !cells.has(candidate.cell));
                check(outside && !cells.common_houses().is_empty())?;
                Ok(chosen.iter().copied().collect())
            }
            _ => Err(format!("{:?} refutes no combination", statement.say)),
        }
    }
}

/// Whether every way to fill the cells, together with the chosen candidates, has a refuted combination in it.
fn all_refuted(
    board: &Board,
    refuted: &[CandidateSet],
    chosen: CandidateSet,
    cells: CellSet,
) -> bool {
    if refuted.iter().any(|combination| combination.is_subset(&chosen)) {
        return true;
    }
    let Some(cell) = cells.first() else { return false };
    board.candidates(cell).iter().all(|digit| {
        let chosen = chosen | Candidate { digit, cell }.into();
        all_refuted(board, refuted, chosen, cells - cell.into())
    })
}

/// The number of ways to place a digit in every column that lacks it, without cells that see each other.
fn ways(board: &Board, digit: Digit, chosen: CellSet, done: CellSet) -> usize {
    let column = (0..9)
        .map(House::column)
        .find(|column| board.missing(*column).has(digit) && column.cells().is_disjoint(done));
    let Some(column) = column else { return 1 };
    let free = |cell: &Cell| cell.peers().is_disjoint(chosen);
    let places = (board.cells_with(digit) & column.cells()).iter().filter(free);
    places.map(|cell| ways(board, digit, chosen | cell.into(), done | column.cells())).sum()
}

/// Whether some digits can be placed in all houses that lack them, without regard to the others.
fn can_place(board: &Board, digits: DigitSet) -> bool {
    let needs = |house: House| {
        let missing = (board.missing(house) & digits).iter();
        missing.map(move |digit| Demand::Digit(digit, house))
    };
    let demands = House::all().flat_map(needs);
    let Some(demand) = demands.min_by_key(|&demand| board.choices(demand).len()) else {
        return true;
    };
    board.choices(demand).iter().any(|candidate| {
        let mut tried = *board;
        tried.place(candidate) && can_place(&tried, digits)
    })
}
