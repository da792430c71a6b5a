//! Finds a minimal set of givens that contradict each other.

use super::BUDGET;
use crate::fast::{Budget, Limits};
use crate::model::{Cell, CellSet, Puzzle};

/// A second pass in another order is worth its time only where the first one was cheap.
const CHEAP: u64 = 2_000;

/// The smallest set found within `givens` that leaves no solution although dropping any one of its members
/// would. `puzzle` restricted to `givens` must have no solution. If the budget runs out, some members
/// may not be needed.
///
/// Deletion in one pass is enough: a set that has a solution keeps it when more givens go, so a given that
/// was needed once stays needed. Which minimal set comes out depends on the order.
pub(super) fn minimal_contradiction(puzzle: &Puzzle, givens: CellSet) -> CellSet {
    let mut budget = Budget::new(BUDGET);
    let forward = delete_in_order(puzzle, givens, givens.iter(), &mut budget);
    if budget.left() < BUDGET - CHEAP {
        return forward;
    }
    let backward = delete_in_order(puzzle, givens, givens.iter().rev(), &mut budget);
    if backward.len() < forward.len() { backward } else { forward }
}

/// Drops each given in turn whose absence still leaves no solution.
fn delete_in_order(
    puzzle: &Puzzle,
    givens: CellSet,
    order: impl Iterator<Item = Cell>,
    budget: &mut Budget,
) -> CellSet {
    let mut kept = givens;
    for cell in order {
        let fewer = kept - CellSet::from(cell);
        let limits = Limits { solutions: 1, kept: 0, ..Limits::default() };
        let found = budget.search(&puzzle.restricted_to(fewer), limits);
        if found.count == 0 && found.exact {
            kept = fewer;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fast::has_solution;
    use crate::model::{Random, Symmetry};

    /// A puzzle with a mistyped digit, turned at random.
    fn impossible() -> impl Iterator<Item = Puzzle> {
        let text =
            "53..7....6..194....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let mut random = Random::new(1);
        std::iter::repeat_with(move || Symmetry::random(&mut random).grid(puzzle.grid()))
            .map(|image| Puzzle::new(image).expect("a symmetry makes no conflict"))
    }

    #[test]
    fn of_two_orders_the_smaller_set_is_kept() {
        let mut smaller = [0; 2];
        for puzzle in impossible().take(30) {
            let givens = puzzle.givens();
            let mut budget = Budget::new(BUDGET);
            let forward = delete_in_order(&puzzle, givens, givens.iter(), &mut budget).len();
            let backward = delete_in_order(&puzzle, givens, givens.iter().rev(), &mut budget).len();
            assert_eq!(minimal_contradiction(&puzzle, givens).len(), forward.min(backward));
            smaller[0] += usize::from(forward < backward);
            smaller[1] += usize::from(backward < forward);
        }
        assert!(smaller.iter().all(|&number| number > 0), "{smaller:?}");
    }

    /// A given whose absence is not searched to the end stays.
    #[test]
    fn without_a_budget_the_set_still_has_no_solution() {
        for puzzle in impossible().take(10) {
            let givens = puzzle.givens();
            let kept = delete_in_order(&puzzle, givens, givens.iter(), &mut Budget::new(0));
            assert!(!has_solution(&puzzle.restricted_to(kept)), "{kept:?}");
        }
    }
}
