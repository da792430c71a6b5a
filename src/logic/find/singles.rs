//! Full houses, hidden singles and naked singles.

use std::ops::ControlFlow;

use crate::model::{Candidate, CellSet, Demand, Digit, House, HouseSet};

use super::{Ask, Emit};
use crate::logic::evidence::Evidence;
use crate::logic::survey::Survey;

/// The only blank cell of a house.
pub(in crate::logic) fn full_house(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    let mut seen = CellSet::EMPTY;
    for house in boxes_first() {
        let Some(cell) = (board.blanks() & house.cells()).single() else { continue };
        let Some(digit) = board.candidates(cell).single() else { continue };
        if !seen.has(cell) {
            seen.insert(cell);
            let evidence = Evidence::Single(Demand::Digit(digit, house));
            emit(ask.placement(Candidate { digit, cell }.into(), evidence))?;
        }
    }
    ControlFlow::Continue(())
}

/// A digit with one place left in a house. Boxes come first: there one sees it best.
pub(in crate::logic) fn hidden(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    for digit in Digit::all() {
        let places = board.cells_with(digit);
        let mut seen = CellSet::EMPTY;
        for house in boxes_first() {
            let Some(cell) = (places & house.cells()).single() else { continue };
            if seen.has(cell) || (board.blanks() & house.cells()).len() == 1 {
                continue;
            }
            seen.insert(cell);
            let evidence = Evidence::Single(Demand::Digit(digit, house));
            emit(ask.placement(Candidate { digit, cell }.into(), evidence))?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell with one candidate left.
pub(in crate::logic) fn naked(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    // Carry-save counting over the nine digits: cells marked at least once, at least twice.
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::all() {
        let cells = survey.board.cells_with(digit);
        twice |= once & cells;
        once |= cells;
    }
    for cell in once - twice {
        let Some(digit) = survey.board.candidates(cell).single() else { continue };
        let evidence = Evidence::Single(Demand::Cell(cell));
        emit(ask.placement(Candidate { digit, cell }.into(), evidence))?;
    }
    ControlFlow::Continue(())
}

fn boxes_first() -> impl Iterator<Item = House> {
    HouseSet::BLOCKS.iter().chain(HouseSet::ROWS).chain(HouseSet::COLUMNS)
}
