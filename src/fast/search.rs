//! Depth-first search: propagate, choose a candidate, try it, then try without it.

use std::ops::ControlFlow;

use super::lanes::{Work, on_this_machine};
use super::propagate::Outcome;
use super::state::State;

/// After so many guesses without a solution the quick way has shown that it does not suit the grid.
/// That is a third of a millisecond; of the hardest puzzles known none takes more than 700.
const PATIENCE: u64 = 1_000;

/// A search under way: what it has seen, and who takes the solutions.
pub(super) struct Search<'a> {
    limit: u64,
    pub(super) count: u64,
    pub(super) guesses: u64,
    /// The grid in hand on top; below it, for each guess on the way there, the grid without the guess.
    path: &'a mut Vec<State>,
    on_solution: &'a mut dyn FnMut(&State),
}

impl<'a> Search<'a> {
    /// A search that stops at the solution with number `limit`; `path` is its scratch paper.
    #[inline(always)]
    pub(super) fn new(
        limit: u64,
        path: &'a mut Vec<State>,
        on_solution: &'a mut dyn FnMut(&State),
    ) -> Self {
        path.clear();
        Self { limit, count: 0, guesses: 0, path, on_solution }
    }

    /// Explores everything below `state`, or until the limit is reached.
    // The module has one copy of it; natively there is one for each level of the machine.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn run(&mut self, state: State) {
        if self.limit > 0 && self.explore(state).is_break() {
            self.insist(state);
        }
    }

    /// The quick way; breaks if patience runs out before there is a solution.
    #[inline(always)]
    fn explore(&mut self, mut state: State) -> ControlFlow<()> {
        let mut outcome = state.propagate();
        self.path.push(state);
        while let Some(top) = self.path.last_mut() {
            if outcome == Outcome::Open {
                if self.guesses >= PATIENCE && self.count == 0 {
                    return ControlFlow::Break(());
                }
                self.guesses += 1;
                let candidate = top.choose();
                let mut child = *top;
                top.eliminate(candidate);
                child.place(candidate);
                outcome = child.propagate_briefly();
                self.path.push(child);
            } else {
                if outcome == Outcome::Solved {
                    self.count += 1;
                    (self.on_solution)(top);
                    if self.count == self.limit {
                        break;
                    }
                }
                self.path.pop();
                if let Some(top) = self.path.last_mut() {
                    outcome = top.propagate_briefly();
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The thorough way, from the start: shave, and guess only where it settles most.
    #[cold]
    fn insist(&mut self, mut state: State) {
        while self.count < self.limit {
            let shaved = match state.propagate_apart() {
                Outcome::Open => state.shave(&mut self.guesses),
                closed => ControlFlow::Break(closed),
            };
            let candidate = match shaved {
                ControlFlow::Continue(candidate) => candidate,
                ControlFlow::Break(Outcome::Solved) => {
                    self.count += 1;
                    return (self.on_solution)(&state);
                }
                ControlFlow::Break(_) => return,
            };
            let mut child = state;
            child.place(candidate);
            self.insist(child);
            state.eliminate(candidate);
        }
    }
}

/// What [`search`] shall do.
#[derive(Clone)]
struct Errand<F> {
    state: State,
    limit: u64,
    on_solution: F,
}

impl<F: FnMut(&State)> Work for Errand<F> {
    type Output = (u64, u64);

    #[inline(always)]
    fn run(self) -> (u64, u64) {
        let mut path = Vec::new();
        let mut on_solution = self.on_solution;
        let mut search = Search::new(self.limit, &mut path, &mut on_solution);
        search.run(self.state);
        (search.count, search.guesses)
    }
}

/// Shows up to `limit` solutions to `on_solution`; says how many there were and how many guesses it took.
pub(super) fn search(state: State, limit: u64, on_solution: impl FnMut(&State)) -> (u64, u64) {
    on_this_machine(Errand { state, limit, on_solution })
}

#[cfg(all(test, feature = "classic"))]
mod tests {
    use super::*;
    use crate::classic;
    use crate::fast::lanes::on_all_levels;
    use crate::model::{Cell, Digit, Grid, Puzzle};

    /// Random digits that do not clash: a few solutions, thousands or none.
    fn puzzle(random: &mut fastrand::Rng) -> Puzzle {
        let mut grid = Grid::EMPTY;
        for _ in 0..random.usize(34..120) {
            let cell = Cell::from_index(random.usize(0..Cell::NUM));
            let digit = Digit::from_index(random.usize(0..Digit::NUM));
            if grid.digit(cell).is_none() && grid.candidates(cell).has(digit) {
                grid.set(cell, Some(digit));
            }
        }
        Puzzle::new(grid).expect("no conflict was let in")
    }

    /// `tests/solvers.rs` asks the best level for more than a count; this asks every level.
    #[test]
    fn every_level_of_the_machine_counts_as_the_oracle_does() {
        const LIMIT: usize = 20;
        let cases = std::env::var("REDOKU_CASES").ok().and_then(|cases| cases.parse().ok());
        let mut random = fastrand::Rng::with_seed(3);
        let mut seen = [0; 3];
        for _ in 0..cases.unwrap_or(1_000) {
            let puzzle = puzzle(&mut random);
            let expected = classic::solutions(&puzzle, LIMIT).len() as u64;
            let (state, limit) = (State::new(&puzzle), LIMIT as u64);
            let all = on_all_levels(&Errand { state, limit, on_solution: |_: &State| {} });
            let alike = all.iter().all(|&found| found == (expected, all[0].1));
            assert!(alike, "{all:?}, not {expected}, on {puzzle:?}");
            seen[usize::from(expected > 0) + usize::from(expected == limit)] += 1;
        }
        assert!(seen.iter().all(|&kind| kind > 0), "none, some, many: {seen:?}");
    }
}
