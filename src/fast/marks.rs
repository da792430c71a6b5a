//! The candidates of a state as sets, for the choices that look at every demand.

use super::state::State;
use crate::model::{Candidate, Cell, CellSet, Demand, Digit, DigitSet, House};

/// The candidates of a state, by cell and by digit.
pub(super) struct Marks {
    by_cell: [DigitSet; Cell::NUM],
    by_digit: [CellSet; Digit::NUM],
}

impl Marks {
    pub(super) fn new(state: &State) -> Self {
        let by_cell = state.candidates();
        let mut by_digit = [CellSet::EMPTY; Digit::NUM];
        for (cell, digits) in Cell::all().zip(by_cell) {
            digits.iter().for_each(|digit| by_digit[digit.index()].insert(cell));
        }
        Self { by_cell, by_digit }
    }

    /// Every demand with the number of its candidates.
    pub(super) fn demands(&self) -> impl Iterator<Item = (Demand, usize)> {
        let of_cells =
            Cell::all().map(|cell| (Demand::Cell(cell), self.by_cell[cell.index()].len()));
        let of_houses = House::all().flat_map(move |house| {
            Digit::all()
                .map(move |digit| (Demand::Digit(digit, house), self.cells(digit, house).len()))
        });
        of_cells.chain(of_houses)
    }

    /// The first and the last candidate of a demand.
    pub(super) fn ends(&self, demand: Demand) -> Option<[Candidate; 2]> {
        match demand {
            Demand::Cell(cell) => {
                let digits = self.by_cell[cell.index()];
                Some([digits.first()?, digits.last()?].map(|digit| Candidate { digit, cell }))
            }
            Demand::Digit(digit, house) => {
                let cells = self.cells(digit, house);
                Some([cells.first()?, cells.last()?].map(|cell| Candidate { digit, cell }))
            }
        }
    }

    /// A demand that cannot be met: it has no candidate, or two cells of a house have the same digit alone.
    pub(super) fn failure(&self) -> Option<Demand> {
        let empty = self.demands().find(|&(_, len)| len == 0).map(|(demand, _)| demand);
        empty.or_else(|| {
            let settled: CellSet =
                Cell::all().filter(|cell| self.by_cell[cell.index()].len() == 1).collect();
            let claimed = |&(demand, _): &(Demand, usize)| match demand {
                Demand::Cell(_) => false,
                Demand::Digit(digit, house) => (self.cells(digit, house) & settled).len() > 1,
            };
            self.demands().find(claimed).map(|(demand, _)| demand)
        })
    }

    fn cells(&self, digit: Digit, house: House) -> CellSet {
        self.by_digit[digit.index()] & house.cells()
    }
}
