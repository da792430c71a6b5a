//! The solutions of a puzzle, one at a time.

use std::fmt;
use std::iter::FusedIterator;

use super::search::{Explorer, visit};
use super::state::State;
use crate::model::{Puzzle, Solution};

/// Returns a lazy iterator over the solutions: it searches as far as it is asked.
///
/// ```
/// use redoku::{Puzzle, fast};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle: Puzzle = text.parse()?;
/// assert_eq!(fast::solutions(&puzzle).take(2).count(), 1);
/// assert!(fast::solutions(&Puzzle::EMPTY).take(10).all(|it| it.solves(&Puzzle::EMPTY)));
/// # Ok::<(), redoku::ParsePuzzleError>(())
/// ```
pub fn solutions(puzzle: &Puzzle) -> Solutions {
    Solutions(Explorer::at(State::new(puzzle), u64::MAX))
}

/// An iterator over the solutions of a puzzle; see [`solutions`].
#[derive(Clone)]
#[must_use = "iterators do nothing unless consumed"]
pub struct Solutions(Explorer);

impl Solutions {
    /// Returns the number of guesses so far.
    #[must_use]
    pub fn guesses(&self) -> u64 {
        self.0.guesses
    }
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        let mut solution = None;
        visit(&mut self.0, 1, |state| solution = state.solution());
        solution
    }
}

impl FusedIterator for Solutions {}

impl fmt::Debug for Solutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions").field("guesses", &self.guesses()).finish_non_exhaustive()
    }
}
