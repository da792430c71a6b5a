//! Templates: every way to place a digit in the whole grid.
//!
//! A template is a choice of nine cells, one in each row, column and box. It is possible only if every other
//! digit has a template that leaves its cells free. A candidate that is in all possible templates of its
//! digit is true, one that is in none is false.

use std::ops::ControlFlow;

use crate::model::{Board, CandidateSet, CellSet, Digit, DigitSet, House};

use super::{Ask, Emit};
use crate::logic::evidence::Evidence;
use crate::logic::survey::Survey;

/// A digit with more templates than this says nothing.
const MOST: usize = 4000;

/// Cells that all templates of a digit share, or that none has: first each digit for itself, then without the
/// templates that take a cell which another digit needs, then without those that leave another digit none.
pub(in crate::logic) fn find(survey: &Survey, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
    let board = survey.board;
    let lists: Vec<Vec<CellSet>> = Digit::all().map(|digit| templates(board, digit)).collect();
    let digits: DigitSet = Digit::all().filter(|digit| !lists[digit.index()].is_empty()).collect();
    let mut search = Templates { board, digits, lists };
    search.emit(ask, emit, |digit| digit.into())?;
    search.refine(ask, |others, template| {
        others.iter().fold(CellSet::ALL, |all, &own| all & own).is_disjoint(template)
    })?;
    search.emit(ask, emit, |_| digits)?;
    search
        .refine(ask, |others, template| others.iter().any(|other| other.is_disjoint(template)))?;
    search.emit(ask, emit, |_| digits)
}

struct Templates<'a> {
    board: &'a Board,
    /// The digits that have templates.
    digits: DigitSet,
    lists: Vec<Vec<CellSet>>,
}

impl Templates<'_> {
    /// Drops templates that do not fit the templates of another digit, until all do.
    fn refine(&mut self, ask: &Ask, fits: impl Fn(&[CellSet], CellSet) -> bool) -> ControlFlow<()> {
        loop {
            let mut changed = false;
            for digit in self.digits {
                ask.poll()?;
                let mut own = std::mem::take(&mut self.lists[digit.index()]);
                let before = own.len();
                let others = self.digits - digit.into();
                own.retain(|&own| others.iter().all(|other| fits(&self.lists[other.index()], own)));
                changed |= own.len() < before;
                self.lists[digit.index()] = own;
            }
            if !changed {
                return ControlFlow::Continue(());
            }
        }
    }

    fn emit(
        &self,
        ask: &Ask,
        emit: &mut Emit,
        used: impl Fn(Digit) -> DigitSet,
    ) -> ControlFlow<()> {
        for digit in self.digits {
            let list = &self.lists[digit.index()];
            let marked = self.board.cells_with(digit);
            let place = list.iter().fold(marked, |all, &own| all & own);
            let remove = list.iter().fold(marked, |none, &own| none - own);
            let effects = |cells| CandidateSet::of(digit, cells);
            let evidence = || Evidence::Template(used(digit));
            if !place.is_empty() && !list.is_empty() {
                emit(ask.placement(effects(place), evidence()))?;
            }
            if !remove.is_empty() && !list.is_empty() {
                emit(ask.removal(effects(remove), evidence()))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Returns the templates of a digit; none if it is done, or has too many.
fn templates(board: &Board, digit: Digit) -> Vec<CellSet> {
    let marked = board.cells_with(digit);
    let rows: Vec<CellSet> =
        (0..9).map(|row| marked & House::row(row).cells()).filter(|row| !row.is_empty()).collect();
    let mut found = Vec::new();
    if !rows.is_empty() {
        place(&rows, CellSet::EMPTY, CellSet::EMPTY, &mut found);
    }
    if found.len() > MOST { Vec::new() } else { found }
}

fn place(rows: &[CellSet], chosen: CellSet, seen: CellSet, found: &mut Vec<CellSet>) {
    let Some((&row, rest)) = rows.split_first() else {
        return found.push(chosen);
    };
    if found.len() <= MOST {
        for cell in row - seen {
            place(rest, chosen | cell.into(), seen | cell.peers(), found);
        }
    }
}
