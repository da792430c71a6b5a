//! Finds the candidates that some solution uses.

use crate::fast;
use crate::model::{Candidate, CandidateSet, Puzzle, Random, Solution, Symmetry};

/// Returns the candidates that some solution has; none if there is no solution.
///
/// Each solution proves 81 candidates at once, so that few of the 729 need a search.
///
/// ```
/// use redoku::{CandidateSet, Puzzle, diagnose::true_candidates};
/// assert_eq!(true_candidates(&Puzzle::EMPTY), CandidateSet::ALL);
/// ```
#[must_use]
pub fn true_candidates(puzzle: &Puzzle) -> CandidateSet {
    let Some(first) = fast::first_solution(puzzle) else { return CandidateSet::EMPTY };
    let mut proven = CandidateSet::from(first.grid());
    let mut random = Random::new(0);
    for cell in puzzle.grid().blanks() {
        for digit in puzzle.grid().candidates(cell) {
            let candidate = Candidate { digit, cell };
            if !proven.has(candidate)
                && let Some(solution) = solution_with(puzzle, candidate, &mut random)
            {
                proven |= CandidateSet::from(solution.grid());
            }
        }
    }
    proven
}

/// A solution of the puzzle that has the candidate.
///
/// The engine finds similar solutions of similar puzzles, which prove little. It is asked for that of a random
/// image of the puzzle under a symmetry.
fn solution_with(puzzle: &Puzzle, candidate: Candidate, random: &mut Random) -> Option<Solution> {
    let grid = puzzle.grid().with(candidate.cell, Some(candidate.digit));
    let symmetry = Symmetry::random(random);
    let image = fast::first_solution(&Puzzle::new(symmetry.grid(&grid)).ok()?)?;
    Solution::new(symmetry.inverse().grid(image.grid()))
}
