//! The fast solver: answers only.
//!
//! `state` holds the whole grid in nine vectors, `propagate` draws every simple conclusion for all cells
//! at once, `branch` picks a candidate when nothing follows, `search` tries it. `lanes` is the machine.

mod branch;
mod lanes;
mod lines;
mod position;
mod propagate;
mod search;
mod shave;
mod state;

use crate::model::{Puzzle, Solution};
use state::State;

pub use lines::{LineSolver, solve_lines};
pub use position::Position;

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// How many solutions it saw, at most the limit.
    pub count: u64,
    /// Whether that is all of them; `false` if it stopped at the limit, and there may be more.
    pub exact: bool,
    /// The first ones it saw.
    pub solutions: Vec<Solution>,
    /// How many times it had to guess.
    pub guesses: u64,
}

/// Looks for solutions until there are `limit` of them, and keeps the first `keep`.
///
/// ```
/// use redoku::{Grid, Puzzle, fast};
/// let empty = Puzzle::new(Grid::EMPTY).unwrap();
/// let found = fast::search(&empty, 1000, 1);
/// assert_eq!((found.count, found.exact, found.solutions.len()), (1000, false, 1));
/// ```
pub fn search(puzzle: &Puzzle, limit: u64, keep: usize) -> Found {
    let mut solutions = Vec::new();
    let (count, guesses) = search::search(State::new(puzzle), limit, |state| {
        if solutions.len() < keep {
            solutions.extend(state.solution());
        }
    });
    Found { count, exact: count < limit, solutions, guesses }
}

/// The first solution that the search meets.
pub fn first_solution(puzzle: &Puzzle) -> Option<Solution> {
    search(puzzle, 1, 1).solutions.pop()
}

/// Whether there is a solution.
pub fn has_solution(puzzle: &Puzzle) -> bool {
    search(puzzle, 1, 0).count == 1
}

/// Whether there is exactly one solution.
pub fn is_unique(puzzle: &Puzzle) -> bool {
    search(puzzle, 2, 0).count == 1
}
