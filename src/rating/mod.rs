//! How hard a puzzle is.
//!
//! [`se`] is the rating that players quote: that of Sudoku Explainer. [`own`] says how hard the human solver finds
//! it: a level in words and a score, the same for isomorphic puzzles.

pub mod own;
pub mod se;

use std::cell::RefCell;
use std::ops::ControlFlow;

use crate::model::Puzzle;

/// Both ratings of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The numbers of Sudoku Explainer.
    pub se: se::Rating,
    /// Level, score and hardest technique.
    pub own: own::Rating,
}

/// Rates a puzzle that has one solution.
///
/// ```
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let rating = redoku::rating::rate(&puzzle);
/// assert_eq!(rating.se.er.to_string(), "1.2");
/// assert_eq!(rating.own.level.id(), "easy");
/// # Ok::<(), redoku::ParsePuzzleError>(())
/// ```
#[must_use]
pub fn rate(puzzle: &Puzzle) -> Rating {
    Rating { se: se::rate(puzzle), own: own::rate(puzzle) }
}

/// Rates a puzzle, and calls `watch` now and then with the share of the cells that are filled, from 0 to 1. Returns
/// `None` if `watch` breaks off.
pub fn rate_with(puzzle: &Puzzle, watch: impl FnMut(f64) -> ControlFlow<()>) -> Option<Rating> {
    let watch = RefCell::new(watch);
    let blanks = 81 - puzzle.givens().len();
    let filled = |left: usize| 1.0 - left as f64 / blanks.max(1) as f64;
    let se = se::rate_with(puzzle, |progress| watch.borrow_mut()(filled(progress.blanks)))?;
    let own = own::rate_with(puzzle, &|| watch.borrow_mut()(1.0))?;
    Some(Rating { se, own })
}
