//! How to choose when a search drags: try every candidate before guessing one.
//!
//! A puzzle seldom takes more than a few hundred guesses, but a grid without a solution can take millions:
//! if the cells that `branch` prefers have nothing to do with the contradiction, each of their combinations
//! is refuted again, although the refutation itself is short. So every candidate is tried: those that fail
//! at once are eliminated ("shaved off"), and the others show by how much they settle where the grid is
//! tightest. The search guesses there. The idea is that of the look-ahead SAT solvers (Heule's march).

use std::ops::ControlFlow;

use super::propagate::Progress;
use super::state::{Spot, State};
use crate::model::{Candidate, Cell, CellSet, Digit, House};

/// For each candidate, by index, the number of candidates that go if it is placed.
type Gains = [u32; Candidate::NUM];

impl State {
    /// Shaves until no candidate fails at once, and returns the best guess; breaks with the progress if
    /// shaving closes the grid. Adds what it tries to `tries`.
    #[cold]
    #[inline(never)]
    pub(super) fn look_ahead(&mut self, tries: &mut u64) -> ControlFlow<Progress, Spot> {
        loop {
            let before = self.len();
            let gains = self.shave(tries)?;
            if self.len() == before {
                return ControlFlow::Continue(self.best_guess(&gains));
            }
        }
    }

    /// Tries every candidate of every open cell once.
    fn shave(&mut self, tries: &mut u64) -> ControlFlow<Progress, Gains> {
        let mut gains = [0; Candidate::NUM];
        let open = Cell::all().zip(self.candidates()).filter(|(_, digits)| digits.len() > 1);
        for (cell, digits) in open {
            for digit in digits {
                let candidate = Candidate { digit, cell };
                let spot = Spot::from(candidate);
                if !self.has(spot) {
                    continue; // an earlier candidate failed, and this one went with it
                }
                *tries += 1;
                let mut child = *self;
                child.place(spot);
                if child.propagate_apart() == Progress::Contradiction {
                    self.eliminate(spot);
                    match self.propagate_apart() {
                        Progress::Open => {}
                        closed => return ControlFlow::Break(closed),
                    }
                } else {
                    gains[candidate.index()] = self.len() - child.len();
                }
            }
        }
        ControlFlow::Continue(gains)
    }

    /// The candidate of the pair that settles most whichever of the two is right: two digits of a cell, or
    /// two cells of a digit in a house. The product favours pairs that are good both ways.
    fn best_guess(&self, gains: &Gains) -> Spot {
        let gain = |[one, two]: [Candidate; 2]| gains[one.index()] * gains[two.index()];
        let mut best = (0, None);
        for pair in self.pairs() {
            if gain(pair) > best.0 {
                best = (gain(pair), Some(pair[0].into()));
            }
        }
        best.1.unwrap_or_else(|| self.choose())
    }

    /// The candidates of all demands that have two of them left.
    fn pairs(&self) -> impl Iterator<Item = [Candidate; 2]> {
        let by_cell = self.candidates();
        let by_digit: [CellSet; Digit::NUM] = std::array::from_fn(|index| {
            let digit = Digit::from_index(index);
            Cell::all().filter(|cell| by_cell[cell.index()].has(digit)).collect()
        });
        let in_cells = Cell::all().filter_map(move |cell| {
            let digits = pair(by_cell[cell.index()].iter())?;
            Some(digits.map(|digit| Candidate { digit, cell }))
        });
        let in_houses = House::all().flat_map(move |house| {
            Digit::all().filter_map(move |digit| {
                let cells = pair((by_digit[digit.index()] & house.cells()).iter())?;
                Some(cells.map(|cell| Candidate { digit, cell }))
            })
        });
        in_cells.chain(in_houses)
    }
}

/// The two items, if there are just two.
fn pair<T>(mut items: impl ExactSizeIterator<Item = T>) -> Option<[T; 2]> {
    if items.len() == 2 { Some([items.next()?, items.next()?]) } else { None }
}
