//! Depth-first search: propagate, choose a candidate, try it, then try without it.

use std::ops::ControlFlow;

use super::propagate::Outcome;
use super::state::State;

/// After so many guesses without a solution the cheap way has shown that it does not suit the grid.
const PATIENCE: u64 = 300;

/// A search under way: what it has seen, and who takes the solutions.
pub(super) struct Search<F: FnMut(&State)> {
    limit: u64,
    pub(super) count: u64,
    pub(super) guesses: u64,
    /// The number of guesses at which to start anew, the thorough way.
    patience: u64,
    on_solution: F,
}

impl<F: FnMut(&State)> Search<F> {
    /// A search that stops at the solution with number `limit`.
    #[inline(always)]
    pub(super) fn new(limit: u64, on_solution: F) -> Self {
        Self { limit, count: 0, guesses: 0, patience: PATIENCE, on_solution }
    }

    /// Explores everything below `state`, or until the limit is reached.
    #[inline(always)]
    pub(super) fn run(&mut self, state: State) {
        self.explore(state);
        if self.guesses >= self.patience {
            self.patience = u64::MAX;
            self.insist(state);
        }
    }

    /// The thorough way: shave, and guess only where it settles most.
    #[cold]
    fn insist(&mut self, mut state: State) {
        while self.count < self.limit {
            let shaved = match state.propagate() {
                Outcome::Open => state.shave(&mut self.guesses),
                closed => ControlFlow::Break(closed),
            };
            let candidate = match shaved {
                ControlFlow::Continue(candidate) => candidate,
                ControlFlow::Break(Outcome::Solved) => return self.found(&state),
                ControlFlow::Break(_) => return,
            };
            let mut child = state;
            child.place(candidate);
            self.insist(child);
            state.eliminate(candidate);
        }
    }

    fn found(&mut self, state: &State) {
        self.count += 1;
        (self.on_solution)(state);
    }

    /// The quick way, until patience runs out.
    fn explore(&mut self, mut state: State) {
        while self.count < self.limit && self.guesses < self.patience {
            match state.propagate() {
                Outcome::Contradiction => return,
                Outcome::Solved => {
                    // From here on a new start would find the same solution again.
                    self.patience = u64::MAX;
                    return self.found(&state);
                }
                Outcome::Open => {}
            }
            self.guesses += 1;
            let candidate = state.choose();
            let mut child = state;
            child.place(candidate);
            self.explore(child);
            state.eliminate(candidate);
        }
    }
}
