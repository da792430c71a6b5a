//! Puzzles for the tests: minimal ones, and hard ones by climbing.

use std::ops::ControlFlow;

use redoku::generate::{Layout, Wish, generate};
use redoku::logic::{Family, Options, Technique, explain};
use redoku::{Board, Cell, CellSet, Puzzle, Random, fast};

/// A minimal puzzle: without any of its givens it has several solutions.
pub(crate) fn minimal(random: &mut Random) -> Puzzle {
    let wish = Wish { layout: Layout::Free, ..Wish::default() };
    generate(&wish, random, &|_| ControlFlow::Continue(())).expect("nobody breaks off")
}

/// Climbs to a puzzle whose explanation has `wanted`: exchanges a few givens, and keeps what is not easier.
pub(crate) fn climb(random: &mut Random, rounds: usize, wanted: Technique) -> Option<Puzzle> {
    let weight = |puzzle: &Puzzle| {
        let explained = explain(&Board::new(puzzle), Options::default());
        let proofs =
            explained.steps.iter().filter(|step| step.technique.family() == Family::Forcing);
        let lines: usize = proofs.map(|step| step.evidence.size()).sum();
        (explained.hardest(), lines)
    };
    let mut best = minimal(random);
    let full = Puzzle::from(fast::first_solution(&best).expect("it has one"));
    let mut least = weight(&best);
    for _ in 0..rounds {
        let mut givens = best.givens();
        for _ in 0..=random.below(3) {
            let cells: Vec<_> = givens.iter().collect();
            givens.remove(random.pick(&cells));
        }
        while !fast::is_unique(&full.restricted_to(givens)) {
            givens.insert(Cell::from_index(random.below(Cell::NUM)));
        }
        let next = dig(random, &full, givens);
        let harder = weight(&next);
        if harder >= least {
            (best, least) = (next, harder);
        }
        if least.0 >= Some(wanted) {
            return Some(best);
        }
    }
    None
}

/// Removes givens in random order, as long as there is one solution.
fn dig(random: &mut Random, full: &Puzzle, givens: CellSet) -> Puzzle {
    let mut puzzle = full.restricted_to(givens);
    let mut cells: Vec<_> = givens.iter().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let fewer = puzzle.restricted_to(puzzle.givens() - CellSet::from(cell));
        if fast::is_unique(&fewer) {
            puzzle = fewer;
        }
    }
    puzzle
}
