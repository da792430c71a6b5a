//! Finds a minimal set of givens that contradict each other.

use crate::fast::{self, Limits};
use crate::model::{Cell, CellSet, Puzzle};

/// Guesses that the search for a minimal set may take: about 50 ms. Of the grids known to take longest none
/// needs a tenth of it.
const BUDGET: u64 = 100_000;

/// A second pass in another order is worth its time only where the first one was cheap.
const CHEAP: u64 = 2_000;

/// The smallest set found within `givens` that leaves no solution although dropping any one of its members
/// would. `puzzle` restricted to `givens` must have no solution. If the budget runs out, some members
/// may not be needed.
///
/// Deletion in one pass is enough: a set that has a solution keeps it when more givens go, so a given that
/// was needed once stays needed. Which minimal set comes out depends on the order.
pub(super) fn minimal_contradiction(puzzle: &Puzzle, givens: CellSet) -> CellSet {
    let (forward, guesses) = delete_in_order(puzzle, givens, givens.iter());
    if guesses > CHEAP {
        return forward;
    }
    let (backward, _) = delete_in_order(puzzle, givens, givens.iter().rev());
    if backward.len() < forward.len() { backward } else { forward }
}

/// Drops each given in turn whose absence still leaves no solution. Also returns the guesses it took.
fn delete_in_order(
    puzzle: &Puzzle,
    givens: CellSet,
    order: impl Iterator<Item = Cell>,
) -> (CellSet, u64) {
    let mut kept = givens;
    let mut guesses = 0;
    for cell in order {
        let fewer = kept - CellSet::from(cell);
        let left = BUDGET.saturating_sub(guesses);
        let limits = Limits { solutions: 1, kept: 0, guesses: left };
        let found = fast::search(&puzzle.restricted_to(fewer), limits);
        guesses += found.guesses;
        if found.count == 0 && found.exact {
            kept = fewer;
        }
    }
    (kept, guesses)
}
