//! Finds a minimal set of givens that contradict each other.

use crate::fast::{self, Limits};
use crate::model::{Cell, CellSet, Puzzle};

/// A second pass in another order is worth its time only where the first one was cheap.
const CHEAP_GUESSES: u64 = 2_000;

/// The smallest set found within `givens` that leaves no solution although dropping any one of its
/// members would. `puzzle` restricted to `givens` must have no solution.
///
/// Deletion in one pass is enough: a set that has a solution keeps it when more givens go,
/// so a given that was needed once stays needed. Which minimal set comes out depends on the order.
pub(super) fn minimal_contradiction(puzzle: &Puzzle, givens: CellSet) -> CellSet {
    let mut guesses = 0;
    let forward = delete_in_order(puzzle, givens, givens.iter(), &mut guesses);
    if guesses > CHEAP_GUESSES {
        return forward;
    }
    let backward: Vec<Cell> = givens.iter().collect();
    let backward = delete_in_order(puzzle, givens, backward.into_iter().rev(), &mut guesses);
    if backward.len() < forward.len() { backward } else { forward }
}

/// Drops each given in turn whose absence still leaves no solution.
fn delete_in_order(
    puzzle: &Puzzle,
    givens: CellSet,
    order: impl Iterator<Item = Cell>,
    guesses: &mut u64,
) -> CellSet {
    let mut kept = givens;
    for cell in order {
        let fewer = kept - CellSet::from(cell);
        let limits = Limits { solutions: 1, kept: 0, ..Limits::default() };
        let found = fast::search(&puzzle.restricted_to(fewer), limits);
        *guesses += found.guesses;
        if found.count == 0 {
            kept = fewer;
        }
    }
    kept
}
