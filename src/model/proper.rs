//! A puzzle with exactly one solution.

use std::error::Error;
use std::fmt;

use super::puzzle::{Puzzle, Solution};

/// A puzzle with exactly one solution, which it carries. [`fast::prove`](crate::fast::prove) makes one, and
/// everything that makes no sense without one solution takes it.
///
/// ```
/// use redoku::fast;
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let proper = fast::prove(&text.parse()?)?;
/// assert_eq!(proper.puzzle().to_string(), text);
/// assert!(proper.solution().to_string().starts_with("534678912"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A puzzle that may have several solutions does not compile:
///
/// ```compile_fail,E0308
/// # #[cfg(feature = "rating")]
/// redoku::rating::rate(&redoku::Puzzle::EMPTY, redoku::Control::NONE);
/// # #[cfg(not(feature = "rating"))]
/// # let _: redoku::Proper = redoku::Puzzle::EMPTY;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Proper {
    puzzle: Puzzle,
    solution: Solution,
}

impl Proper {
    /// Creates one from a puzzle and what a search has proven to be its only solution.
    pub(crate) fn new(puzzle: Puzzle, solution: Solution) -> Self {
        debug_assert!(solution.solves(&puzzle));
        Self { puzzle, solution }
    }

    /// Returns the puzzle.
    #[inline]
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the only solution.
    #[inline]
    #[must_use]
    pub const fn solution(&self) -> &Solution {
        &self.solution
    }
}

/// Writes the puzzle.
impl fmt::Display for Proper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzle.fmt(f)
    }
}

impl fmt::Debug for Proper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "proper(\"{}\")", self.puzzle)
    }
}

/// Why a puzzle is not known to have exactly one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotProper {
    /// It has no solution.
    None,
    /// It has several solutions: two of them.
    Several(Box<[Solution; 2]>),
    /// The search gave up before it knew.
    Undecided,
}

impl fmt::Display for NotProper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "the puzzle has no solution",
            Self::Several(_) => "the puzzle has several solutions",
            Self::Undecided => "the search gave up before it knew the number of solutions",
        })
    }
}

impl Error for NotProper {}
