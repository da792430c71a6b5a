//! Cells whose digits exclude each other in every combination.

use super::{digits_of, of};
use crate::logic::Step;
use crate::model::{Board, Candidate, CandidateSet, Cell, CellSet, DigitSet};
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
        let mut lemma = Vec::new();
        refute(board, against, candidate.into(), cells, &mut lemma);
        let fact = TrialFact::NoCombination { candidate, cells };
        let statement = Statement::from(fact)
            .draw(|picture| picture.mark(candidate.into(), CandidateRole::Removed));
        Statement { lemma, ..statement }
    });
    vec![pattern, Moment::new(Title::Combinations).say_all(tried)]
}

/// Tells why each choice for the open cells fails. What fails early is not continued.
fn refute(
    board: &Board,
    against: CellSet,
    chosen: CandidateSet,
    mut open: CellSet,
    lemma: &mut Vec<Statement>,
) {
    let Some(cell) = open.pop_first() else { return };
    for digit in board.candidates(cell) {
        let twin = chosen.cells(digit).iter().find(|it| it.sees(cell));
        let house = twin.and_then(|twin| CellSet::from([twin, cell]).common_houses().first());
        let chosen = chosen | Candidate { digit, cell }.into();
        if let Some(house) = house {
            lemma.push(TrialFact::Repeats { chosen, digit, house }.into());
        } else if let Some((cells, left)) = starved(board, against, chosen) {
            let fact = TrialFact::Starves { chosen, cells, left };
            lemma.push(Statement::from(fact).draw(|picture| {
                picture.mark(chosen, CandidateRole::On);
                picture.tint(cells, CellRole::Stuck);
            }));
        } else {
            refute(board, against, chosen, open, lemma);
        }
    }
}

/// A cell, or two cells of a house, that the chosen candidates leave fewer digits than cells.
fn starved(board: &Board, against: CellSet, chosen: CandidateSet) -> Option<(CellSet, DigitSet)> {
    let seen =
        chosen.iter().fold(CandidateSet::EMPTY, |all, it| all | of(it.digit, it.cell.peers()));
    let left = |cells: CellSet| {
        let rest = |cell: Cell| board.candidates(cell) - seen.digits(cell);
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | rest(cell))
    };
    let pairs = against.iter().flat_map(|one| {
        let others = (one.peers() & against).iter().filter(move |&other| other > one);
        others.map(move |other| CellSet::from([one, other]))
    });
    let sets = against.iter().map(CellSet::from).chain(pairs);
    sets.map(|cells| (cells, left(cells))).find(|(cells, left)| {
        left.len() < cells.len() && digits_of(board, *cells).len() > left.len()
    })
}
