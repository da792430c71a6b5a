//! Proves that puzzles have exactly one solution.

use super::{Found, Limits, search};
use crate::model::{NotProper, Proper, Puzzle};

/// Proves that a puzzle has exactly one solution.
///
/// ```
/// use redoku::{NotProper, Puzzle, fast::prove};
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert!(prove(&text.parse()?)?.solution().to_string().starts_with("534678912"));
/// assert!(matches!(prove(&Puzzle::EMPTY), Err(NotProper::Several(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If it has none or several. [`NotProper::Undecided`] is for a [`Budget`] alone.
pub fn prove(puzzle: &Puzzle) -> Result<Proper, NotProper> {
    Budget::new(u64::MAX).prove(puzzle)
}

/// Guesses that several searches may take together.
///
/// ```
/// use redoku::{NotProper, Puzzle, fast::Budget};
/// let mut budget = Budget::new(0);
/// assert_eq!(budget.prove(&Puzzle::EMPTY), Err(NotProper::Undecided));
/// // What needs no guess is proven all the same.
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert!(budget.prove(&text.parse()?).is_ok());
/// # Ok::<(), redoku::ParsePuzzleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// Creates a budget of so many guesses.
    #[must_use]
    pub const fn new(guesses: u64) -> Self {
        Self { left: guesses }
    }

    /// Returns the number of guesses that are left.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Looks for solutions within the limits and the budget.
    pub fn search(&mut self, puzzle: &Puzzle, limits: Limits) -> Found {
        let found = search(puzzle, Limits { guesses: limits.guesses.min(self.left), ..limits });
        self.left = self.left.saturating_sub(found.guesses);
        found
    }

    /// Proves that a puzzle has exactly one solution.
    ///
    /// # Errors
    /// If it has none or several, or if the budget is spent before that is known.
    pub fn prove(&mut self, puzzle: &Puzzle) -> Result<Proper, NotProper> {
        let found = self.search(puzzle, Limits::default());
        match found.solutions[..] {
            [one, other] => Err(NotProper::Several(Box::new([one, other]))),
            _ if !found.exact => Err(NotProper::Undecided),
            [only] => Ok(Proper::new(*puzzle, only)),
            _ => Err(NotProper::None),
        }
    }
}
