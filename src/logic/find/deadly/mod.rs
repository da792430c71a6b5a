//! Deadly patterns: cells that could be filled in two ways if it were not for their guardians, the other
//! candidates in them. As the puzzle has one solution, one of the guardians is true.
//!
//! ```text
//! type 1   the guardians are in one cell: it loses the pattern's digits; a single guardian is placed
//! type 2   they are one digit in two cells of a house; type 5: in other cells: what sees all of them goes
//! type 3   with other cells of a house they make a naked subset
//! type 4   a house has one of the pattern's digits only in the two cells with guardians: they lose the other
//! ```

pub(in crate::logic) mod bug;
pub(in crate::logic) mod loops;
pub(in crate::logic) mod rectangles;

use std::ops::ControlFlow;

use crate::model::{Board, CandidateSet, CellSet, Demand, DigitSet};

use super::{Ask, Emit};
use crate::logic::evidence::{Deadly, Evidence};

/// A rectangle or a loop.
#[derive(Clone, Copy)]
struct Pattern {
    cells: CellSet,
    digits: DigitSet,
    guardians: CandidateSet,
    /// The cells with guardians.
    roof: CellSet,
}

impl Pattern {
    /// The pattern of two digits in some cells; `None` if a cell is given, or cannot hold the digits.
    fn new(board: &Board, cells: CellSet, digits: DigitSet) -> Option<Self> {
        let mut guardians = CandidateSet::EMPTY;
        for cell in cells {
            let marks = board.candidates(cell);
            let possible = board.digit(cell).map_or(marks, DigitSet::from);
            if possible.is_disjoint(digits) {
                return None;
            }
            guardians |= CandidateSet::of(marks - digits, cell);
        }
        let roof = guardians.all_cells();
        let fair = cells.is_disjoint(board.givens()) && !roof.is_empty();
        fair.then_some(Self { cells, digits, guardians, roof })
    }

    fn evidence(&self, demands: Vec<Demand>) -> Evidence {
        let Self { cells, digits, guardians, .. } = *self;
        Evidence::Deadly(Deadly { cells, digits, guardians, demands })
    }

    fn emit(
        &self,
        ask: &Ask,
        emit: &mut Emit,
        remove: CandidateSet,
        demands: Vec<Demand>,
    ) -> ControlFlow<()> {
        if remove.is_empty() {
            return ControlFlow::Continue(());
        }
        emit(ask.removal(remove, self.evidence(demands)))
    }

    /// The guardians are in one cell.
    fn type1(&self, board: &Board, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let Some(cell) = self.roof.single() else { return ControlFlow::Continue(()) };
        let remove = CandidateSet::of(board.candidates(cell) & self.digits, cell);
        if self.guardians.single().is_some() && !remove.is_empty() {
            emit(ask.placement(self.guardians, self.evidence(Vec::new())))?;
            if !ask.all {
                return ControlFlow::Continue(());
            }
        }
        // Asked by name: some say that the pattern's digits go.
        self.emit(ask, emit, remove, Vec::new())
    }

    /// The guardians are one digit.
    fn type2(&self, board: &Board, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        let Some(digit) = self.guardian_digits().single() else { return ControlFlow::Continue(()) };
        let seen = board.cells_with(digit) & self.roof.common_peers();
        self.emit(ask, emit, CandidateSet::of(digit, seen), Vec::new())
    }

    /// The guardians and other cells of a house make a naked subset.
    fn type3(&self, board: &Board, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        if self.roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        let own = self.guardian_digits();
        for house in self.roof.common_houses() {
            let others = (board.blanks() & house.cells()) - self.roof;
            for size in 1..others.len() {
                each_subset(board, others, size, own, &mut |cells, digits| {
                    if digits.len() != size + 1 {
                        return ControlFlow::Continue(());
                    }
                    // Where a line and a box cross, the subset eliminates in both.
                    let shared = (self.roof | cells).common_houses();
                    let rest = shared.cells() - self.roof - cells;
                    let of = |digit| CandidateSet::of(digit, board.cells_with(digit) & rest);
                    let remove = digits.iter().map(of).collect::<CandidateSet>();
                    self.emit(ask, emit, remove, cells.iter().map(Demand::Cell).collect())
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A house has one of the digits only in the two cells with guardians.
    fn type4(&self, board: &Board, ask: &Ask, emit: &mut Emit) -> ControlFlow<()> {
        if self.roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        for house in self.roof.common_houses() {
            for kept in self.digits {
                let places = board.cells_with(kept) & house.cells();
                let Some(other) = (self.digits - kept.into()).single() else { continue };
                if !places.is_empty() && places.is_subset(self.roof) {
                    let remove = CandidateSet::of(other, board.cells_with(other) & self.roof);
                    self.emit(ask, emit, remove, vec![Demand::Digit(kept, house)])?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn guardian_digits(&self) -> DigitSet {
        self.roof.iter().map(|cell| self.guardians.digits(cell)).collect::<DigitSet>()
    }
}

/// Calls `found` with each choice of `size` cells whose candidates, with `digits`, are at most one more.
fn each_subset(
    board: &Board,
    cells: CellSet,
    size: usize,
    digits: DigitSet,
    found: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    fn extend(
        board: &Board,
        mut left: CellSet,
        chosen: CellSet,
        size: usize,
        digits: DigitSet,
        found: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if chosen.len() == size {
            return found(chosen, digits);
        }
        while let Some(cell) = left.pop_first() {
            let wider = digits | board.candidates(cell);
            if wider.len() <= size + 1 {
                extend(board, left, chosen | cell.into(), size, wider, found)?;
            }
        }
        ControlFlow::Continue(())
    }
    extend(board, cells, CellSet::EMPTY, size, digits, found)
}
