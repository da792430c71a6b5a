//! Sue de Coq: cells where a line and a box cross, with cells of the line and of the box that share their
//! digits.
//!
//! ```text
//!   box      . . .        I  two or three cells with at least two digits more than cells
//!            I I . │ L    L  cells of the line, B cells of the box; their digits are disjoint, and with I
//!            B . .           there are as many digits as cells
//!
//!   The digits of L go from the rest of the line, those of B from the rest of the box, and those that
//!   neither has from both.
//! ```

use std::ops::ControlFlow;

use crate::model::{CandidateSet, CellSet, DigitSet, House, HouseSet};

use super::{Ask, Emit};
use crate::logic::evidence::{Evidence, Sets};
use crate::logic::survey::Survey;

/// All crossings of lines and boxes.
pub(in crate::logic) fn find(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let changed = ask.changed.all_cells();
    for line in HouseSet::ROWS | HouseSet::COLUMNS {
        for block in HouseSet::BLOCKS {
            let crossing = line.cells() & block.cells() & survey.board.blanks();
            if crossing.len() < 2 || changed.is_disjoint(line.cells() | block.cells()) {
                continue;
            }
            for middle in subsets(crossing).filter(|cells| cells.len() > 1) {
                let digits = digits(survey, middle);
                if digits.len() >= middle.len() + 2 {
                    at_crossing(survey, ask, emit, [line, block], middle, digits)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn at_crossing(
    survey: &Survey,
    ask: &Ask,
    emit: &mut Emit,
    [line, block]: [House; 2],
    middle: CellSet,
    digits_of_middle: DigitSet,
) -> ControlFlow<()> {
    let blanks = survey.board.blanks();
    let useful = |house: House| {
        let cells = (blanks & house.cells()) - (line.cells() & block.cells());
        subsets(cells).map(|cells| (cells, digits(survey, cells))).filter(move |(cells, digits)| {
            let own = (*digits - digits_of_middle).len();
            // More digits of its own than cells leave nothing for the middle.
            own < cells.len() && !digits.is_disjoint(digits_of_middle)
        })
    };
    let in_block: Vec<_> = useful(block).collect();
    for (line_cells, line_digits) in useful(line) {
        for &(block_cells, block_digits) in &in_block {
            if !line_digits.is_disjoint(block_digits) {
                continue;
            }
            let digits = digits_of_middle | line_digits | block_digits;
            let cells = middle | line_cells | block_cells;
            if digits.len() != cells.len() {
                continue;
            }
            let from = |house: House, digits: DigitSet| {
                let of = |digit| survey.board.cells_with(digit) & (house.cells() - cells);
                digits
                    .iter()
                    .map(|digit| CandidateSet::of(digit, of(digit)))
                    .collect::<CandidateSet>()
            };
            let remove = from(line, digits - block_digits) | from(block, digits - line_digits);
            if !remove.is_empty() {
                let parts = vec![middle, line_cells, block_cells];
                emit(ask.removal(remove, Evidence::Sets(Sets { parts, links: Vec::new() })))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits that some cells may hold.
fn digits(survey: &Survey, cells: CellSet) -> DigitSet {
    cells.iter().map(|cell| survey.board.candidates(cell)).collect::<DigitSet>()
}

/// Every set of some of the cells, at least one.
fn subsets(cells: CellSet) -> impl Iterator<Item = CellSet> {
    let cells: Vec<_> = cells.iter().collect();
    (1..1_u32 << cells.len()).map(move |choice| {
        let chosen = cells.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1);
        chosen.map(|(_, &cell)| cell).collect()
    })
}
