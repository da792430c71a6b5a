//! Depth-first search: propagate, choose a candidate, try it, then try without it.
//!
//! The hardest puzzles known take at most 700 guesses with the quick choice of `branch`. On a grid that this choice
//! does not suit, it can take millions, because guesses unrelated to what is wrong are refuted again and again. So the
//! search goes through stages, and restarts at the end of each:
//!
//! ```text
//! stage      0      1        2           3        4           5 …
//! choice     quick  weights  look-ahead  weights  look-ahead  weights …
//! guesses    p      p/2      2p          p        4p          2p …        p = 1,000; 50 for a grid with fewer
//!                                                                         than 17 settled cells
//! ```
//!
//! - **Weights** (`weights`): each contradiction adds to the weight of the demand that could not be met; the search
//!   guesses at the demand with the fewest candidates for its weight (dom/wdeg).
//! - **Look-ahead** (`look_ahead`): every candidate is tried. Those that fail at once are removed, the others show
//!   where the grid is tightest (as in look-ahead SAT solvers).
//! - **A restart loses nothing** (`Explorer::restart`): the states on the search's path that were opened since the last
//!   solution become one, their union. The explored part of it had no solution, so the union has exactly the solutions
//!   that are left, each once.
//!
//! The two choices fail on different grids: alternating them costs at most a few times what the better one would.
//! `tests/worst` climbs towards bad grids and asserts a bound for the two hundred worst known. There is no proof that
//! no grid takes longer, so a search can have a budget of guesses.

use std::ops::ControlFlow;

use super::lanes::{Work, on_this_machine};
use super::propagate::Progress;
use super::state::{Spot, State};
use super::weights::Weights;

/// Guesses without a solution in the quick stage: a third of a millisecond. The hardest puzzles known take
/// at most 700.
const PATIENCE: u64 = 1_000;

/// The same where fewer than 17 cells are settled at the start: no such grid has one solution, and the quick
/// choice is made for those that have.
const SPARSE_PATIENCE: u64 = 50;

/// A search under way. It stops at each solution and can be resumed there.
///
/// It goes through the stages that the module draws. A solution takes it back to stage 0.
#[derive(Clone)]
pub(super) struct Explorer {
    /// The state in hand on top; below it, for each guess on the way there, the state without the guess.
    path: Vec<State>,
    /// How far the state on top got; a contradiction, too, if it is a solution that was handed out.
    progress: Progress,
    /// Guesses so far, and candidates tried by look-ahead.
    pub(super) guesses: u64,
    /// Guesses without a solution in the quick stage.
    patience: u64,
    /// The search gives up at this number of guesses.
    budget: u64,
    /// The number of guesses at which the quick stage or the budget ends; 0 in the other stages.
    pause: u64,
    stage: u32,
    /// The number of guesses at which the stage ends, if it is not the quick one.
    stage_end: u64,
    /// The least height of the path since the last solution.
    floor: usize,
    /// What the search has learnt from contradictions; made when it is first needed.
    weights: Option<Weights>,
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
        Self {
            path: Vec::new(),
            progress: Progress::Contradiction,
            guesses: 0,
            patience,
            budget,
            pause: 0,
            stage: 0,
            stage_end: 0,
            floor: 0,
            weights: None,
        }
    }

    /// Starts at a state and forgets everything before.
    #[inline(always)]
    pub(super) fn start(&mut self, mut state: State) {
        self.progress = state.propagate();
        self.path.clear();
        self.path.push(state);
        self.guesses = 0;
        self.pause = self.patience.min(SPARSE_PATIENCE).min(self.budget);
        self.floor = 1;
        self.stage = 0;
        self.weights = None;
    }

    /// Searches on to the next solution; `None` at the end, or when the budget is spent.
    // The wasm module has one copy of this function; a native program has one for each instruction set.
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
                        match self.choose_slowly() {
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
                    self.stage = 0;
                    self.floor = usize::MAX;
                    return self.path.last();
                }
                Progress::Contradiction => {
                    if self.pause == 0 {
                        self.learn();
                    }
                    self.path.pop();
                    self.floor = self.floor.min(self.path.len());
                    let Some(top) = self.path.last_mut() else { break };
                    progress = top.propagate_briefly();
                }
            }
        }
        None
    }

    /// Chooses a guess for the state on top after the quick stage; breaks with the progress if that closed
    /// the state, or if a new stage began.
    #[cold]
    #[inline(never)]
    fn choose_slowly(&mut self) -> ControlFlow<Progress, Spot> {
        if self.stage == 0 && self.guesses < self.patience && !self.is_sparse() {
            self.pause = self.patience.min(self.budget);
            return ControlFlow::Break(Progress::Open);
        }
        if self.stage == 0 || self.guesses >= self.stage_end {
            self.begin_stage(self.stage + 1);
            return ControlFlow::Break(self.restart());
        }
        let top = self.path.last_mut().expect("the path is not empty");
        if self.stage.is_multiple_of(2) {
            return top.look_ahead(&mut self.guesses);
        }
        self.guesses += 1;
        ControlFlow::Continue(self.weights.get_or_insert_with(Weights::new).choose(top))
    }

    /// Whether fewer than 17 cells were settled at the start, about: the state at the bottom of the path is
    /// the first one, without the guesses that failed.
    fn is_sparse(&self) -> bool {
        let settled =
            |first: &State| first.candidates().iter().filter(|digits| digits.len() == 1).count();
        self.path.first().is_some_and(|first| settled(first) < 17)
    }

    /// Learns from the state on top, a contradiction.
    #[cold]
    #[inline(never)]
    fn learn(&mut self) {
        if let (Some(weights), Some(top)) = (&mut self.weights, self.path.last()) {
            weights.blame(top);
        }
    }

    fn begin_stage(&mut self, stage: u32) {
        self.stage = stage;
        self.pause = 0;
        let patience = self.patience.clamp(2, PATIENCE);
        let share = if stage.is_multiple_of(2) { 2 * patience } else { patience / 2 };
        let doubled = share.saturating_mul(1 << ((stage - 1) / 2).min(32));
        self.stage_end = self.guesses.saturating_add(doubled);
    }

    /// Makes the states from the floor up one, their union.
    ///
    /// They are what is left of a state that was open after the last solution, and what has been explored of
    /// it since had no solution: so the union has the solutions of its parts, and no other. Going on from
    /// each part would repeat the guesses that proved useless (Norvig's grid: 11,904 tries of look-ahead
    /// instead of 1,944).
    fn restart(&mut self) -> Progress {
        let parts = self.path.drain(self.floor - 1..);
        let mut whole = parts.reduce(State::union).expect("the path is not empty");
        let progress = whole.propagate_apart();
        self.path.push(whole);
        progress
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
