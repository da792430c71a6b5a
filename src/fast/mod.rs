//! The fast solver: answers only.
//!
//! ```
//! use redoku::{Puzzle, fast};
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let puzzle: Puzzle = text.parse()?;
//! let solution = fast::first_solution(&puzzle).expect("it has one");
//! assert!(solution.to_string().starts_with("534678912"));
//! assert_eq!(fast::prove(&puzzle).map(|proper| *proper.solution()), Ok(solution));
//! assert_eq!(fast::solutions(&Puzzle::EMPTY).take(100).count(), 100);
//! # Ok::<(), redoku::ParsePuzzleError>(())
//! ```
//!
//! - [`prove`] shows that there is exactly one solution, which is what the human solver and the ratings ask for.
//! - [`solutions`] is a lazy iterator; [`search`] counts, with [`Limits`].
//! - [`solve_lines`] solves many puzzles from text to text, the quickest way.
//! - [`Node`] shows the engine at work, one node at a time.
//!
//! Inside, `state` holds the whole grid in nine vectors, `propagate` draws the simple conclusions for all
//! cells at once, `branch` picks a candidate when nothing follows, `search` tries it, `weights` and
//! `look_ahead` pick where that takes long. `lanes` is the machine.

mod branch;
mod lanes;
mod lines;
mod look_ahead;
mod marks;
mod node;
mod propagate;
mod prove;
#[cfg(feature = "logic")]
mod refute;
mod search;
mod solutions;
mod state;
#[cfg(all(test, feature = "classic"))]
mod tests;
mod weights;

use crate::model::{Candidate, Puzzle, Solution};
use search::Explorer;
use state::State;

pub use lines::{LineAnswer, LineSolver, solve_lines};
pub use node::Node;
pub use prove::{Budget, prove};
#[cfg(feature = "logic")]
pub(crate) use refute::may_refute;
pub use solutions::{Solutions, solutions};

/// Where a search stops, and what it keeps.
///
/// The default is enough to tell none, one and several apart:
///
/// ```
/// use redoku::fast::Limits;
/// assert_eq!(Limits::default(), Limits { solutions: 2, kept: 2, guesses: u64::MAX });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The search stops when it has found this many solutions.
    pub solutions: u64,
    /// The search keeps this many of them, the first ones.
    pub kept: usize,
    /// The search gives up after this many guesses, or a few hundred more.
    pub guesses: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { solutions: 2, kept: 2, guesses: u64::MAX }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Found {
    /// The number of solutions, at most the limit.
    pub count: u64,
    /// Whether that is all of them; `false` if the search stopped at a limit, and there may be more.
    pub exact: bool,
    /// The first ones.
    pub solutions: Vec<Solution>,
    /// The number of guesses it took.
    pub guesses: u64,
}

/// Looks for solutions within the limits.
///
/// ```
/// use redoku::Puzzle;
/// use redoku::fast::{Limits, search};
/// let found = search(&Puzzle::EMPTY, Limits { solutions: 1000, kept: 1, ..Limits::default() });
/// assert_eq!((found.count, found.exact, found.solutions.len()), (1000, false, 1));
/// ```
#[must_use]
pub fn search(puzzle: &Puzzle, limits: Limits) -> Found {
    let mut solutions = Vec::new();
    let mut explorer = Explorer::at(State::new(puzzle), limits.guesses);
    let count = search::visit(&mut explorer, limits.solutions, |state| {
        if solutions.len() < limits.kept {
            solutions.extend(state.solution());
        }
    });
    // A search that stops at its last solution has not seen that it was the last.
    let exact = count < limits.solutions && explorer.is_finished();
    Found { count, exact, solutions, guesses: explorer.guesses }
}

/// Returns the first solution that the search meets.
#[must_use]
pub fn first_solution(puzzle: &Puzzle) -> Option<Solution> {
    solutions(puzzle).next()
}

/// Returns whether there is a solution.
#[must_use]
pub fn has_solution(puzzle: &Puzzle) -> bool {
    search(puzzle, Limits { solutions: 1, kept: 0, ..Limits::default() }).count == 1
}

/// Returns whether there is a solution without the candidate.
///
/// Of a puzzle with one solution, a given can go if the rest has no solution without it. That is half the work of
/// [`prove`].
///
/// ```
/// use redoku::{Candidate, Cell, Digit, Puzzle, fast};
/// let candidate = Candidate { digit: Digit::from_index(4), cell: Cell::at(0, 0) };
/// assert!(fast::has_solution_without(&Puzzle::EMPTY, candidate));
/// let text = ".3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert!(!fast::has_solution_without(&text.parse()?, candidate), "the first cell is 5");
/// # Ok::<(), redoku::ParsePuzzleError>(())
/// ```
#[must_use]
pub fn has_solution_without(puzzle: &Puzzle, candidate: Candidate) -> bool {
    let mut state = State::new(puzzle);
    state.eliminate(candidate.into());
    search::visit(&mut Explorer::at(state, u64::MAX), 1, |_| ()) == 1
}
