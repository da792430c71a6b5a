//! Depth-first search: propagate, choose a candidate, try it, then try without it.

use std::ops::ControlFlow;

use super::lanes::{Work, on_this_machine};
use super::propagate::Progress;
use super::state::{Spot, State};

/// Guesses without a solution before look-ahead takes over: a third of a millisecond. The hardest puzzles
/// known take at most 700.
const PATIENCE: u64 = 1_000;

/// A search under way. It stops at each solution and can be resumed there.
#[derive(Clone)]
pub(super) struct Explorer {
    /// The state in hand on top; below it, for each guess on the way there, the state without the guess.
    path: Vec<State>,
    /// How far the state on top got; a contradiction, too, if it is a solution that was handed out.
    progress: Progress,
    /// Guesses so far, and candidates tried by look-ahead.
    pub(super) guesses: u64,
    /// Guesses without a solution before look-ahead takes over.
    patience: u64,
    /// The search gives up at this number of guesses.
    budget: u64,
    /// The number of guesses at which patience or the budget ends; 0 once look-ahead has taken over.
    pause: u64,
    /// The least height of the path since the last solution.
    floor: usize,
}

impl Explorer {
    /// Creates a search that has nothing to do yet; see [`start`](Self::start).
    pub(super) fn new(budget: u64) -> Self {
        Self::with_patience(PATIENCE, budget)
    }

    /// Creates a search that starts at a state.
    pub(super) fn at(state: State, budget: u64) -> Self {
        on_this_machine(Start { explorer: Self::new(budget), state })
    }

    pub(super) fn with_patience(patience: u64, budget: u64) -> Self {
        let (path, progress) = (Vec::new(), Progress::Contradiction);
        Self { path, progress, guesses: 0, patience, budget, pause: 0, floor: 0 }
    }

    /// Starts at a state and forgets everything before.
    // The wasm module has one copy of this function and the next; a native program has one for each
    // instruction set.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn start(&mut self, mut state: State) {
        self.progress = state.propagate();
        self.path.clear();
        self.path.push(state);
        self.guesses = 0;
        self.pause = self.patience.min(self.budget);
        self.floor = 1;
    }

    /// Searches on to the next solution; `None` at the end, or when the budget is spent.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn next_solution(&mut self) -> Option<&State> {
        let mut progress = self.progress;
        while let Some(top) = self.path.last_mut() {
            match progress {
                Progress::Open => {
                    let spot = if self.guesses < self.pause {
                        self.guesses += 1;
                        top.choose()
                    } else if self.guesses >= self.budget {
                        self.progress = progress;
                        return None;
                    } else {
                        match self.look_ahead() {
                            ControlFlow::Continue(spot) => spot,
                            ControlFlow::Break(closed) => {
                                progress = closed;
                                continue;
                            }
                        }
                    };
                    let Some(top) = self.path.last_mut() else { break };
                    let mut child = *top;
                    top.eliminate(spot);
                    child.place(spot);
                    progress = child.propagate_briefly();
                    self.path.push(child);
                }
                Progress::Solved => {
                    self.progress = Progress::Contradiction;
                    self.pause = self.guesses.saturating_add(self.patience).min(self.budget);
                    self.floor = usize::MAX;
                    return self.path.last();
                }
                Progress::Contradiction => {
                    self.path.pop();
                    self.floor = self.floor.min(self.path.len());
                    let Some(top) = self.path.last_mut() else { break };
                    progress = top.propagate_briefly();
                }
            }
        }
        None
    }

    /// Chooses a guess for the state on top by trying every candidate; breaks if that closes the state.
    ///
    /// When patience ends, the states from the floor up become one first, their union. They are what is left
    /// of a state that was open after the last solution, and what has been explored of it since had no
    /// solution: so the union has the solutions of its parts, and no other. To go on from each part would
    /// repeat the guesses that proved useless (Norvig's grid: 11,904 tries instead of 1,944).
    #[cold]
    #[inline(never)]
    fn look_ahead(&mut self) -> ControlFlow<Progress, Spot> {
        let patience_ends = std::mem::take(&mut self.pause) > 0;
        if patience_ends && self.floor < self.path.len() {
            let parts = self.path.drain(self.floor - 1..);
            let mut whole = parts.reduce(State::union).expect("the path is not empty");
            let progress = whole.propagate_apart();
            self.path.push(whole);
            return ControlFlow::Break(progress);
        }
        let top = self.path.last_mut().expect("the path is not empty");
        top.look_ahead(&mut self.guesses)
    }

    /// Whether the search has seen everything.
    pub(super) fn is_finished(&self) -> bool {
        self.path.is_empty()
    }
}

/// The start of a search.
struct Start {
    explorer: Explorer,
    state: State,
}

impl Work for Start {
    type Output = Explorer;

    #[inline(always)]
    fn run(mut self) -> Explorer {
        self.explorer.start(self.state);
        self.explorer
    }
}

/// What [`visit`] does.
pub(super) struct Visit<'a, F> {
    pub(super) explorer: &'a mut Explorer,
    pub(super) limit: u64,
    pub(super) on_solution: F,
}

impl<F: FnMut(&State)> Work for Visit<'_, F> {
    type Output = u64;

    #[inline(always)]
    fn run(mut self) -> u64 {
        let mut count = 0;
        while count < self.limit
            && let Some(state) = self.explorer.next_solution()
        {
            (self.on_solution)(state);
            count += 1;
        }
        count
    }
}

/// Shows up to `limit` further solutions to `on_solution`; returns how many there were.
pub(super) fn visit(explorer: &mut Explorer, limit: u64, on_solution: impl FnMut(&State)) -> u64 {
    on_this_machine(Visit { explorer, limit, on_solution })
}
