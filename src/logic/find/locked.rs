//! Locked candidates: a digit of one house that lies within another.
//!
//! ```text
//! pointing    3 3 . │ * * * │ * * *       box 1 needs a 3, and has it in row 1:
//!             . . . │       │             * are eliminated
//!             . . . │       │
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, Digit, House, HouseSet};

use super::{Ask, Emit};
use crate::logic::evidence::Evidence;
use crate::logic::survey::Survey;

/// All places in a box lie in one line.
pub(in crate::logic) fn pointing(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let lines = || HouseSet::ROWS.iter().chain(HouseSet::COLUMNS);
    locked(survey, ask, emit, HouseSet::BLOCKS, lines)
}

/// All places in a line lie in one box.
pub(in crate::logic) fn claiming(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    locked(survey, ask, emit, HouseSet::ROWS | HouseSet::COLUMNS, || HouseSet::BLOCKS.iter())
}

fn locked<I: Iterator<Item = House>>(
    survey: &Survey,
    ask: &Ask,
    emit: &mut Emit,
    from: HouseSet,
    to: impl Fn() -> I,
) -> ControlFlow<()> {
    for digit in Digit::all() {
        let changed = ask.changed.cells(digit);
        if changed.is_empty() {
            continue;
        }
        let marked = survey.board.cells_with(digit);
        for from in from {
            let places = marked & from.cells();
            if places.len() > 3 || places.len() < 2 || changed.is_disjoint(from.cells()) {
                continue;
            }
            for to in to().filter(|to| places.is_subset(to.cells())) {
                let elsewhere = (marked & to.cells()) - from.cells();
                if !elsewhere.is_empty() {
                    let remove = CandidateSet::of(digit, elsewhere);
                    emit(ask.removal(remove, Evidence::Locked { digit, from, to }))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
