//! The digits still free in every house, for the solvers that look at candidates.

use crate::classic::observer::Observer;
use crate::model::{Candidate, Cell, Digit, DigitSet, Grid};

use super::sheet::Sheet;

/// The digits that each row, column and box still lacks.
pub(super) struct Free {
    rows: [DigitSet; 9],
    columns: [DigitSet; 9],
    blocks: [DigitSet; 9],
}

impl Free {
    pub(super) fn new(grid: &Grid) -> Self {
        let all = [DigitSet::ALL; 9];
        let mut free = Self { rows: all, columns: all, blocks: all };
        for cell in Cell::all() {
            if let Some(digit) = grid.digit(cell) {
                free.take(cell, digit);
            }
        }
        free
    }

    /// Notes that a digit was written into a cell.
    pub(super) fn take(&mut self, cell: Cell, digit: Digit) {
        self.houses(cell).into_iter().for_each(|free| free.remove(digit));
    }

    /// Notes that a digit was erased from a cell.
    pub(super) fn give_back(&mut self, cell: Cell, digit: Digit) {
        self.houses(cell).into_iter().for_each(|free| free.insert(digit));
    }

    fn houses(&mut self, cell: Cell) -> [&mut DigitSet; 3] {
        [
            &mut self.rows[cell.row()],
            &mut self.columns[cell.column()],
            &mut self.blocks[cell.block()],
        ]
    }

    /// The candidates of a blank cell; `None` if it is filled. One read for the cell, three for the houses.
    pub(super) fn candidates<O: Observer>(
        &self,
        sheet: &mut Sheet<'_, O>,
        cell: Cell,
    ) -> Option<DigitSet> {
        if !sheet.is_blank(cell) {
            return None;
        }
        (0..3).for_each(|_| sheet.observer.read());
        Some(self.rows[cell.row()] & self.columns[cell.column()] & self.blocks[cell.block()])
    }

    /// The blank with the fewest candidates, the first of equals. Reads the whole board.
    pub(super) fn fewest<O: Observer>(&self, sheet: &mut Sheet<'_, O>) -> Option<(Cell, DigitSet)> {
        Cell::all()
            .filter_map(|cell| Some((cell, self.candidates(sheet, cell)?)))
            .min_by_key(|(_, candidates)| candidates.len())
    }
}

/// The candidates that a call still has to try. A resumed call starts with its last choice: those before it
/// have failed.
pub(super) fn untried<O: Observer>(
    sheet: &mut Sheet<'_, O>,
    (cell, candidates): (Cell, DigitSet),
    resumed: Option<Candidate>,
) -> impl Iterator<Item = Digit> + use<O> {
    let failed = move |digit: &Digit| resumed.is_some_and(|first| *digit < first.digit);
    candidates.iter().filter(failed).for_each(|digit| sheet.observer.fail(cell, digit));
    candidates.iter().filter(move |digit| !failed(digit))
}
