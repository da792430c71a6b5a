//! The hint that a producer finds: its effects and its rating.

use crate::model::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

use super::Tenths;
use super::marks::Marks;

/// A step: what it does, and how hard it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hint {
    pub(super) rating: Tenths,
    /// The number of links of a chain; 0 for everything else.
    pub(super) complexity: usize,
    pub(super) place: Option<Candidate>,
    pub(super) remove: CandidateSet,
}

impl Hint {
    /// A step that fills a cell.
    pub(super) const fn placing(rating: u8, digit: Digit, cell: Cell) -> Self {
        let place = Some(Candidate { digit, cell });
        Self { rating: Tenths(rating), complexity: 0, place, remove: CandidateSet::EMPTY }
    }

    /// A step that removes candidates, if any of them is there.
    pub(super) fn removing(rating: u8, marks: &Marks, product: Product) -> Option<Self> {
        let remove = product.there(marks);
        let hint = Self { rating: Tenths(rating), complexity: 0, place: None, remove };
        (!remove.is_empty()).then_some(hint)
    }

    /// Carries the step out.
    pub(super) fn apply(&self, marks: &mut Marks) {
        for candidate in self.remove {
            marks.remove(candidate);
        }
        if let Some(candidate) = self.place {
            marks.place(candidate);
        }
    }
}

/// Some digits in some cells, all combinations.
#[derive(Clone, Copy, Debug)]
pub(super) struct Product {
    pub(super) digits: DigitSet,
    pub(super) cells: CellSet,
}

impl Product {
    /// Returns the candidates of the product that are there.
    pub(super) fn there(self, marks: &Marks) -> CandidateSet {
        let cells = |digit| {
            let there = self.cells & marks.cells_with(digit);
            if self.digits.has(digit) { there } else { CellSet::EMPTY }
        };
        CandidateSet::from(std::array::from_fn(|index| cells(Digit::from_index(index))))
    }

    /// Returns whether any candidate of the product is there.
    pub(super) fn is_useful(self, marks: &Marks) -> bool {
        self.digits.iter().any(|digit| !self.cells.is_disjoint(marks.cells_with(digit)))
    }
}

/// A pattern of locked candidates, a subset or a fish.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    /// What follows from the pattern.
    pub(super) remove: Product,
    /// What must be absent for the pattern to exist.
    pub(super) absent: Product,
}
