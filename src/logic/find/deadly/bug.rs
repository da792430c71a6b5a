//! Bivalue universal grave: every blank cell has two candidates, and every missing digit two places in its
//! house. Such a board has no solution or two, so what stands in its way, the guardians, holds a truth.

use std::ops::ControlFlow;

use crate::model::{Board, Candidate, CandidateSet, CellSet, DigitSet, House};

use crate::logic::evidence::{Deadly, Evidence};
use crate::logic::find::{Ask, Emit, Find};
use crate::logic::survey::Survey;

/// One guardian, which is true; or several: what sees all of them is false.
#[derive(Debug)]
pub(in crate::logic) struct Bug {
    /// The most cells with guardians.
    pub(in crate::logic) cells: usize,
}

impl Find for Bug {
    fn find(&self, survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let board = survey.board;
        let wide = board.blanks() - survey.pairs();
        if wide.is_empty() || wide.len() > self.cells {
            return ControlFlow::Continue(());
        }
        let Some(guardians) = guardians(board, wide) else { return ControlFlow::Continue(()) };
        let (cells, digits) = (board.blanks(), DigitSet::EMPTY);
        let evidence =
            || Evidence::Deadly(Deadly { cells, digits, guardians, demands: Vec::new() });
        match (self.cells, guardians.single()) {
            (1, Some(only)) => {
                emit(ask.placement(guardians, evidence()))?;
                if ask.all {
                    // Some say: the other candidates of the cell go.
                    let others = board.candidates(only.cell) - only.digit.into();
                    emit(ask.removal(CandidateSet::of(others, only.cell), evidence()))?;
                }
            }
            (1, None) | (_, Some(_)) => {}
            (_, None) => {
                let seen =
                    guardians.iter().fold(*board.marks(), |seen, guardian| seen & guardian.peers());
                if !seen.is_empty() {
                    emit(ask.removal(seen, evidence()))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The guardians without which the board is a grave.
fn guardians(board: &Board, wide: CellSet) -> Option<CandidateSet> {
    let mut guardians = CandidateSet::EMPTY;
    for cell in wide {
        for digit in board.candidates(cell) {
            let places = |house: &House| (board.cells_with(digit) & house.cells()).len();
            if cell.houses().iter().all(|house| places(house) > 2) {
                guardians.insert(Candidate { digit, cell });
            }
        }
    }
    is_grave(board, &(*board.marks() - guardians)).then_some(guardians)
}

fn is_grave(board: &Board, rest: &CandidateSet) -> bool {
    let even = |house: House| {
        let two = |digit| (rest.cells(digit) & house.cells()).len() == 2;
        board.missing(house).iter().all(two)
    };
    board.blanks().iter().all(|cell| rest.digits(cell).len() == 2) && House::all().all(even)
}
