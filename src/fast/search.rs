//! Depth-first search: propagate, choose a candidate, try it, then try without it.

use super::propagate::Outcome;
use super::state::State;

/// A search under way: what it has seen, and who takes the solutions.
pub(super) struct Search<F: FnMut(&State)> {
    limit: u64,
    pub(super) count: u64,
    pub(super) guesses: u64,
    on_solution: F,
}

impl<F: FnMut(&State)> Search<F> {
    /// A search that stops at the solution with number `limit`.
    #[inline(always)]
    pub(super) fn new(limit: u64, on_solution: F) -> Self {
        Self { limit, count: 0, guesses: 0, on_solution }
    }

    /// Explores everything below `state`, or until the limit is reached.
    pub(super) fn explore(&mut self, mut state: State) {
        while self.count < self.limit {
            match state.propagate() {
                Outcome::Contradiction => return,
                Outcome::Solved => {
                    self.count += 1;
                    (self.on_solution)(&state);
                    return;
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
