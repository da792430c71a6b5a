//! Finds the digits that, as one more given, leave exactly one of several solutions.

use super::BUDGET;
use crate::fast::{self, Budget, Limits};
use crate::model::{Candidate, CandidateSet, DigitSet, Puzzle, Solution};

/// The number of solutions that are compared before single candidates are searched.
const COMPARED: usize = 1_000;

/// Returns the candidates that exactly one solution has; none unless there are several solutions. Candidates that take
/// too many guesses are left out.
///
/// ```
/// use redoku::{Puzzle, diagnose::decisive};
/// // Two solutions: each blank is 1 or 3, and any of them decides the others.
/// let text = "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";
/// assert_eq!(decisive(&text.parse()?).len(), 8);
/// assert!(decisive(&Puzzle::EMPTY).is_empty(), "one digit is never enough");
/// # Ok::<(), redoku::ParsePuzzleError>(())
/// ```
#[must_use]
pub fn decisive(puzzle: &Puzzle) -> CandidateSet {
    let limits = Limits { solutions: COMPARED as u64, kept: COMPARED, ..Limits::default() };
    let compared = fast::search(puzzle, limits);
    if compared.count < 2 {
        return CandidateSet::EMPTY;
    }
    let (once, often) = once_and_often(&compared.solutions);
    if compared.exact {
        return once;
    }
    let mut budget = Budget::new(BUDGET);
    let mut is_decisive = |candidate: &Candidate| {
        let grid = puzzle.grid().with(candidate.cell, Some(candidate.digit));
        let Ok(puzzle) = Puzzle::new(grid) else { return false };
        budget.prove(&puzzle).is_ok()
    };
    let blanks = puzzle.grid().blanks();
    let rest = CandidateSet::of(DigitSet::ALL, blanks) - often;
    rest.iter().filter(|candidate| is_decisive(candidate)).collect()
}

/// The candidates that one of the solutions has, and those that several have.
fn once_and_often(solutions: &[Solution]) -> (CandidateSet, CandidateSet) {
    let (mut some, mut often) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for candidates in solutions.iter().map(|solution| CandidateSet::from(solution.grid())) {
        often |= some & candidates;
        some |= candidates;
    }
    (some - often, often)
}
