//! The second of two ways to choose in a search that takes long: try every candidate.
//!
//! Candidates that fail at once are eliminated ("shaved off"), and the others show by how much they settle
//! where the grid is tightest. The search guesses there. The idea is that of the look-ahead SAT solvers
//! (Heule's march).

use std::ops::ControlFlow;

use super::marks::Marks;
use super::propagate::Progress;
use super::state::{Spot, State};
use crate::model::{Candidate, Cell};

/// For each candidate, by index, the number of candidates that go if it is placed.
type Gains = [usize; Candidate::NUM];

impl State {
    /// Shaves until no candidate fails at once, and returns the best guess; breaks with the progress if
    /// shaving closes the grid. Adds what it tries to `tries`.
    pub(super) fn look_ahead(&mut self, tries: &mut u64) -> ControlFlow<Progress, Spot> {
        loop {
            let before = self.len();
            let mut gains = [0; Candidate::NUM];
            self.shave(|state, candidate, child, progress| {
                *tries += 1;
                if progress != Progress::Contradiction {
                    gains[candidate.index()] = state.len() - child.len();
                }
                ControlFlow::Continue(())
            })?;
            if self.len() == before {
                return ControlFlow::Continue(self.best_guess(&gains));
            }
        }
    }

    /// Tries every candidate of every open cell once, and eliminates those that fail. Shows `tried` the state,
    /// the candidate, what becomes of the state with it, and how far that got.
    #[inline(always)]
    pub(super) fn shave(
        &mut self,
        mut tried: impl FnMut(&Self, Candidate, &Self, Progress) -> ControlFlow<Progress>,
    ) -> ControlFlow<Progress> {
        let open = Cell::all().zip(self.candidates()).filter(|(_, digits)| digits.len() > 1);
        for (cell, digits) in open {
            for digit in digits {
                let candidate = Candidate { digit, cell };
                let spot = Spot::from(candidate);
                if !self.has(spot) {
                    continue; // an earlier candidate failed, and this one went with it
                }
                let mut child = *self;
                child.place(spot);
                let progress = child.propagate_apart();
                tried(self, candidate, &child, progress)?;
                if progress == Progress::Contradiction {
                    self.eliminate(spot);
                    match self.propagate_apart() {
                        Progress::Open => {}
                        closed => return ControlFlow::Break(closed),
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The candidate of the pair that settles most whichever of the two is right: two digits of a cell, or
    /// two cells of a digit in a house. The product favours pairs that are good both ways.
    fn best_guess(&self, gains: &Gains) -> Spot {
        let marks = Marks::new(self);
        let gain = |[one, two]: [Candidate; 2]| gains[one.index()] * gains[two.index()];
        let pairs = marks.demands().filter(|&(_, len)| len == 2);
        let mut best = (0, None);
        for pair in pairs.filter_map(|(demand, _)| marks.ends(demand)) {
            if gain(pair) > best.0 {
                best = (gain(pair), Some(pair[0].into()));
            }
        }
        best.1.unwrap_or_else(|| self.choose())
    }
}
