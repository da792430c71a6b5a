//! What is true of a grid: one solution, several, none and why, or digits that clash.
//!
//! ```
//! use redoku::diagnose::{Verdict, judge};
//! use redoku::fast::Limits;
//! let grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let report = judge(&grid.parse()?, Limits::default());
//! assert!(matches!(report.verdict, Verdict::Unique(_)));
//! # Ok::<(), redoku::ParseGridError>(())
//! ```
//!
//! A grid is judged in this order:
//!
//! 1. **Conflicts**: equal digits in one house.
//! 2. **No solution, and why** (`reason`). First what one sees at a glance: a blank cell for which no digit is left, or
//!    a digit for which no place is left in a house; of all such places the one that needs the fewest givens. Those
//!    givens, or else all of them, are then thinned out (`minimal`): drop each in turn and keep it out if there is
//!    still no solution. One pass gives a minimal set, because a set with a solution keeps it when more givens go.
//! 3. **One solution**, proven.
//! 4. **Several**: the count up to a limit, two of them, and the cells in which they differ.
//! 5. **Undecided**: the search gave up at a limit of guesses, which is neither "none" nor "one".
//!
//! *True candidates* are those that some solution has. Each solution proves 81 of them at once, and solutions are asked
//! for under random symmetries of the puzzle, so that each differs from the last: few of the possible 729 need a
//! search.

mod changes;
mod decisive;
mod minimal;
mod reason;
mod repairs;
mod true_candidates;
#[cfg(feature = "serde")]
mod wire;

pub use decisive::decisive;
use reason::reason;
pub use reason::{Reason, ReasonKind};
pub use repairs::{Repair, RepairKind, repairs};
pub use true_candidates::true_candidates;

use crate::fast::{self, Limits};
use crate::model::names::named_enum;
use crate::model::{CellSet, Conflict, Grid, NotProper, Proper, Puzzle, Solution};

/// Guesses that the searches for one answer may take together: about 50 ms. Of the grids known to take longest, none
/// needs a tenth of it to be judged.
const BUDGET: u64 = 100_000;

/// What is true of a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Equal digits see each other.
    Invalid(Vec<Conflict>),
    /// It has no solution, and why.
    Impossible(Reason),
    /// It has exactly one solution.
    Unique(Proper),
    /// It has two solutions or more.
    Multiple {
        /// The number of solutions found.
        count: u64,
        /// Whether that is all of them; if not, the search stopped at the limit.
        exact: bool,
        /// The first ones found, two at least.
        solutions: Vec<Solution>,
        /// The cells in which the first two differ.
        differing: CellSet,
    },
    /// The search gave up at the limit of guesses before it knew.
    Undecided,
}

named_enum! {
    /// A verdict in a word.
    #[allow(missing_docs, reason = "each is a verdict without its details")]
    pub enum Status {
        Unique = "unique",
        Multiple = "multiple",
        Impossible = "none",
        Invalid = "invalid",
        Undecided = "undecided",
    }
}

impl Verdict {
    /// Returns the verdict in a word.
    #[must_use]
    pub const fn status(&self) -> Status {
        match self {
            Self::Invalid(_) => Status::Invalid,
            Self::Impossible(_) => Status::Impossible,
            Self::Unique(_) => Status::Unique,
            Self::Multiple { .. } => Status::Multiple,
            Self::Undecided => Status::Undecided,
        }
    }
}

impl NotProper {
    /// Returns the reason in a word.
    #[must_use]
    pub const fn status(&self) -> Status {
        match self {
            Self::None => Status::Impossible,
            Self::Several(_) => Status::Multiple,
            Self::Undecided => Status::Undecided,
        }
    }
}

/// A verdict, and what it took to reach it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Report {
    /// The number of digits in the grid.
    pub givens: usize,
    /// The number of guesses that the search took.
    pub guesses: u64,
    /// What is true of the grid.
    pub verdict: Verdict,
}

/// Judges any grid. Looks for two solutions at least, whatever the limits: fewer would not tell one from
/// several.
#[must_use]
pub fn judge(grid: &Grid, limits: Limits) -> Report {
    let givens = grid.filled().len();
    let puzzle = match Puzzle::new(*grid) {
        Ok(puzzle) => puzzle,
        Err(error) => {
            let verdict = Verdict::Invalid(error.into_conflicts());
            return Report { givens, guesses: 0, verdict };
        }
    };
    let limits = Limits { solutions: limits.solutions.max(2), kept: limits.kept.max(2), ..limits };
    let found = fast::search(&puzzle, limits);
    let verdict = match found.solutions[..] {
        [first, second, ..] => Verdict::Multiple {
            count: found.count,
            exact: found.exact,
            differing: first.differing(&second),
            solutions: found.solutions,
        },
        _ if !found.exact => Verdict::Undecided,
        [only] => Verdict::Unique(Proper::new(puzzle, only)),
        [] => Verdict::Impossible(reason(&puzzle)),
    };
    Report { givens, guesses: found.guesses, verdict }
}
