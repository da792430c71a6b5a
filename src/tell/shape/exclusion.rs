//! Cells whose digits exclude each other in every combination.

use super::sight::shared_house;
use crate::logic::Step;
use crate::model::{Board, Candidate, Cell, CellSet, DigitSet};
use crate::tell::outline::{HouseFact, Moment, Statement, Title, TrialFact};
use crate::tell::picture::{CandidateRole, CellRole};

pub(super) fn moments(step: &Step, board: &Board, base: CellSet, against: CellSet) -> Vec<Moment> {
    let cell = |role| {
        move |cell: Cell| {
            let digits = board.candidates(cell);
            Statement::from(HouseFact::Digits { cells: cell.into(), digits })
                .draw(|picture| picture.tint(cell.into(), role))
        }
    };
    let pattern = Moment::new(Title::Pattern)
        .say_all(base.iter().map(cell(CellRole::Pattern)))
        .say_all(against.iter().map(cell(CellRole::Second)));
    let tried = step.remove.iter().map(|candidate| {
        let cells = base - candidate.cell.into();
        let mut trial = Trial { board, against, chosen: vec![candidate], lemma: Vec::new() };
        trial.refute(cells);
        let lemma = trial.lemma;
        let fact = TrialFact::NoCombination { candidate, cells };
        let statement = Statement::from(fact)
            .draw(|picture| picture.mark(candidate.into(), CandidateRole::Removed));
        Statement { lemma, ..statement }
    });
    vec![pattern, Moment::new(Title::Combinations).say_all(tried)]
}

/// Tells why each choice for some cells fails.
struct Trial<'a> {
    board: &'a Board,
    against: CellSet,
    chosen: Vec<Candidate>,
    lemma: Vec<Statement>,
}

impl Trial<'_> {
    /// Tries every digit of the open cells. What fails early is not continued.
    fn refute(&mut self, mut open: CellSet) {
        let Some(cell) = open.pop_first() else { return };
        for digit in self.board.candidates(cell) {
            let candidate = Candidate { digit, cell };
            let twin =
                self.chosen.iter().find(|chosen| chosen.digit == digit && chosen.sees(candidate));
            let house = twin.and_then(|twin| shared_house([twin.cell, cell]));
            self.chosen.push(candidate);
            if let Some(house) = house {
                let chosen = self.chosen.clone();
                self.lemma.push(TrialFact::Repeats { chosen, digit, house }.into());
            } else if let Some((cells, left)) = self.starved() {
                self.starve(cells, left);
            } else {
                self.refute(open);
            }
            self.chosen.pop();
        }
    }

    fn starve(&mut self, cells: CellSet, left: DigitSet) {
        let fact = TrialFact::Starves { chosen: self.chosen.clone(), cells, left };
        self.lemma.push(Statement::from(fact).draw(|picture| {
            for &candidate in &self.chosen {
                picture.mark(candidate.into(), CandidateRole::On);
            }
            picture.tint(cells, CellRole::Stuck);
        }));
    }

    /// A cell, or two cells of a house, that the chosen candidates leave fewer digits than cells.
    fn starved(&self) -> Option<(CellSet, DigitSet)> {
        let seen = |candidate: Candidate| self.chosen.iter().any(|chosen| chosen.sees(candidate));
        let left = |cell: Cell| -> DigitSet {
            let digits = self.board.candidates(cell).iter();
            digits.filter(|&digit| !seen(Candidate { digit, cell })).collect()
        };
        for one in self.against {
            if left(one).is_empty() {
                return Some((one.into(), DigitSet::EMPTY));
            }
            for other in one.peers() & self.against {
                let both = left(one) | left(other);
                if both.len() == 1 {
                    return Some((CellSet::from([one, other]), both));
                }
            }
        }
        None
    }
}
