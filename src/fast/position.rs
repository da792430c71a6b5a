//! The engine one node at a time, for whoever wants to show how it gets on.

use super::propagate::Outcome;
use super::state::{Candidate, FIELD, State};
use crate::model::{Cell, Digit, Grid, Puzzle};

/// A position of the search: what is left of the candidates.
#[derive(Clone)]
pub struct Position {
    state: State,
    /// Whether there was no guess yet; the search is the more thorough then.
    first: bool,
}

impl Position {
    /// The position at the start.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self { state: State::new(puzzle), first: true }
    }

    /// Eliminates until nothing more follows; `false` at a contradiction.
    pub fn settle(&mut self) -> bool {
        let first = std::mem::replace(&mut self.first, false);
        let outcome = if first { self.state.propagate() } else { self.state.propagate_briefly() };
        outcome != Outcome::Contradiction
    }

    /// The digits that are certain: of all cells with one candidate left.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::all() {
            let mut left = Digit::all().filter(|&digit| {
                let Candidate { place, band, bit } = Candidate::new(cell, digit);
                self.state.places[place].to_array()[band] & bit != 0
            });
            if let (Some(digit), None) = (left.next(), left.next()) {
                grid.set(cell, Some(digit));
            }
        }
        grid
    }

    /// The candidate that the search would try next; `None` if every cell is settled.
    pub fn guess(&self) -> Option<(Cell, Digit)> {
        let open = !self.grid().blanks().is_empty();
        open.then(|| self.state.choose().cell_and_digit())
    }

    /// Makes a candidate the only one of its cell.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.state.place(Candidate::new(cell, digit));
    }

    /// Takes a candidate away.
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) {
        self.state.eliminate(Candidate::new(cell, digit));
    }
}

impl Candidate {
    fn new(cell: Cell, digit: Digit) -> Self {
        let (row, column) = (cell.row(), cell.column());
        Self {
            place: row % 3 * 3 + column % 3,
            band: row / 3,
            bit: 1 << (column / 3 * FIELD as usize + digit.index()),
        }
    }

    fn cell_and_digit(self) -> (Cell, Digit) {
        let bit = self.bit.trailing_zeros();
        let (stack, digit) = (bit / FIELD, bit % FIELD);
        let cell = Cell::at(3 * self.band + self.place / 3, 3 * stack as usize + self.place % 3);
        (cell, Digit::from_index(digit as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_go_there_and_back() {
        for cell in Cell::all() {
            for digit in Digit::all() {
                assert_eq!(Candidate::new(cell, digit).cell_and_digit(), (cell, digit));
            }
        }
    }
}
