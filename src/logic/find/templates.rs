//! Templates: every way to place one digit in the whole grid.
//!
//! A template is a choice of nine cells, one in each row, column and box. A candidate that is in all
//! templates of its digit is true, one that is in none is false.

use std::ops::ControlFlow;

use crate::model::{CandidateSet, CellSet, Digit, House};

use super::{Ask, Emit};
use crate::logic::evidence::Evidence;
use crate::logic::survey::Survey;

/// Cells that all templates of a digit share, or that none has.
pub(in crate::logic) fn find(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    for digit in Digit::all() {
        let marked = survey.board.cells_with(digit);
        let mut uses = Uses { all: CellSet::ALL, any: CellSet::EMPTY };
        let rows: Vec<CellSet> =
            (0..9).map(|row| marked & House::row(row).cells()).filter(|row| !row.is_empty()).collect();
        place(&rows, CellSet::EMPTY, CellSet::EMPTY, &mut uses);
        if uses.any.is_empty() {
            continue;
        }
        let (place, remove) = (marked & uses.all, marked - uses.any);
        if !place.is_empty() {
            let place = CandidateSet::of_digit(digit, place);
            emit(ask.placement(place, Evidence::Template(digit)))?;
        }
        if !remove.is_empty() {
            let remove = CandidateSet::of_digit(digit, remove);
            emit(ask.removal(remove, Evidence::Template(digit)))?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells in every template so far, and in some.
struct Uses {
    all: CellSet,
    any: CellSet,
}

fn place(rows: &[CellSet], chosen: CellSet, seen: CellSet, uses: &mut Uses) {
    let Some((&row, rest)) = rows.split_first() else {
        uses.all &= chosen;
        uses.any |= chosen;
        return;
    };
    for cell in row - seen {
        place(rest, chosen | cell.into(), seen | cell.peers(), uses);
    }
}
