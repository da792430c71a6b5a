//! The pencil marks, three ways: by cell, by digit, and by house and digit.

use crate::model::{Candidate, Cell, CellSet, Digit, DigitSet, House, Puzzle};

use super::order::{BRC, Positions, house_of, position_in};

/// The candidates of a position, and what is filled in.
#[derive(Clone)]
pub(super) struct Marks {
    by_cell: [DigitSet; Cell::NUM],
    by_digit: [CellSet; Digit::NUM],
    /// Where each digit is a candidate in each house.
    places: [[Positions; Digit::NUM]; House::NUM],
    blanks: CellSet,
    /// The number of blank cells in each house.
    empty: [u8; House::NUM],
    /// The number of cells filled with each digit.
    filled: [u8; Digit::NUM],
}

impl Marks {
    /// Creates the marks of a puzzle: in each blank cell the digits that no peer has.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let mut marks = Self {
            by_cell: [DigitSet::ALL; Cell::NUM],
            by_digit: [CellSet::ALL; Digit::NUM],
            places: [[0x1ff; Digit::NUM]; House::NUM],
            blanks: CellSet::ALL,
            empty: [9; House::NUM],
            filled: [0; Digit::NUM],
        };
        for (cell, digit) in puzzle.grid().digits() {
            marks.place(Candidate { digit, cell });
        }
        marks
    }

    /// Returns the candidates of a cell; none if it is filled.
    #[inline]
    pub(super) const fn candidates(&self, cell: Cell) -> DigitSet {
        self.by_cell[cell.index()]
    }

    /// Returns the cells in which a digit is a candidate.
    #[inline]
    pub(super) const fn cells_with(&self, digit: Digit) -> CellSet {
        self.by_digit[digit.index()]
    }

    /// Returns where a digit is a candidate in a house.
    #[inline]
    pub(super) const fn places(&self, house: House, digit: Digit) -> Positions {
        self.places[house.index()][digit.index()]
    }

    /// Returns whether a digit is a candidate of a cell.
    #[cfg(test)]
    pub(super) const fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).has(candidate.digit)
    }

    /// Returns the cells that are not filled.
    #[inline]
    pub(super) const fn blanks(&self) -> CellSet {
        self.blanks
    }

    /// Returns the number of blank cells in a house.
    #[inline]
    pub(super) const fn empty(&self, house: House) -> usize {
        self.empty[house.index()] as usize
    }

    /// Returns the number of cells filled with a digit.
    #[inline]
    pub(super) const fn filled(&self, digit: Digit) -> usize {
        self.filled[digit.index()] as usize
    }

    /// Removes a candidate.
    #[inline]
    pub(super) fn remove(&mut self, candidate: Candidate) {
        let Candidate { digit, cell } = candidate;
        self.by_cell[cell.index()].remove(digit);
        self.by_digit[digit.index()].remove(cell);
        for kind in BRC {
            self.places[house_of(cell, kind).index()][digit.index()] &=
                !(1 << position_in(cell, kind));
        }
    }

    /// Fills a cell, and removes its candidates and the digit from all peers.
    pub(super) fn place(&mut self, candidate: Candidate) {
        let Candidate { digit, cell } = candidate;
        for other in self.candidates(cell) {
            self.remove(Candidate { digit: other, cell });
        }
        for peer in self.cells_with(digit) & cell.peers() {
            self.remove(Candidate { digit, cell: peer });
        }
        for house in cell.houses() {
            self.empty[house.index()] -= 1;
        }
        self.filled[digit.index()] += 1;
        self.blanks.remove(cell);
    }

    /// Returns the candidates of `cell` in `before` that are gone here.
    #[inline]
    pub(super) fn vanished_digits(&self, before: &Self, cell: Cell) -> DigitSet {
        before.candidates(cell) - self.candidates(cell)
    }

    /// Returns the positions of `digit` in `before` that are gone here.
    #[inline]
    pub(super) const fn vanished_places(
        &self,
        before: &Self,
        house: House,
        digit: Digit,
    ) -> Positions {
        before.places(house, digit) & !self.places(house, digit)
    }
}
